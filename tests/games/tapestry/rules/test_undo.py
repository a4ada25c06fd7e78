"""What can be taken back tells nothing of what the others have chosen."""

from typing import Any

import pytest

import figurka

SEEDS = range(60)


def chosen(seats: int, seed: int) -> tuple[figurka.Game[Any], int]:
    """A game in which everybody has chosen, the Mystics where they can be had; tells who was the last."""
    game = figurka.new_game("tapestry", seats, seed)
    last = -1
    while game.decision is not None and game.decision.kind in {"capital", "civilization"}:
        last = game.decision.seat
        game.choose(max(game.decision.index("civilization:mystics"), 0))
    return game, last


def asked_at_once(seats: int) -> list[figurka.Game[Any]]:
    """Games in which the last to choose is the Mystics, who foretell at once."""
    games = [chosen(seats, seed) for seed in SEEDS]
    return [game for game, last in games if foretells(game, last)]


def foretells(game: figurka.Game[Any], seat: int) -> bool:
    decision = game.decision
    return decision is not None and decision.seat == seat and decision.kind.startswith("omen")


@pytest.mark.rule("T-109")
@pytest.mark.parametrize("seats", [2, 3])
def test_who_chooses_last_has_seen_what_the_others_chose(seats: int) -> None:
    games = asked_at_once(seats)
    assert games
    assert not any(game.can_undo for game in games)


@pytest.mark.rule("T-109")
def test_who_is_alone_can_choose_again() -> None:
    games = asked_at_once(1)
    assert games
    assert all(game.can_undo for game in games)
