"""What follows an option is told as far as imagined games agree on it."""

from collections.abc import Sequence

import pytest

from figurka.coach import following as following_module
from figurka.coach.following import TURNS, Step, following, steps_in
from figurka.coach.keeping import seat_names
from figurka.core.registry import find_rules, list_games, new_game
from figurka.locales import Message

GAMES = [name for name in list_games() if not find_rules(name).companion_of]
NAMES = seat_names(9)


def agreed(monkeypatch: pytest.MonkeyPatch, *lines: Sequence[tuple[int, str]]) -> list[tuple[int, str]]:
    """What is told if each imagined game goes on in one of these ways."""
    going = iter(lines)
    told = lambda *_: (Step(turn, key, Message(key)) for turn, key in next(going))  # noqa: E731
    monkeypatch.setattr(following_module, "steps_in", told)
    game = new_game("farshore", 2, 1)
    return [step.sign for step in following(game, 0, 0, range(len(lines)), NAMES)]


def test_it_goes_on_while_most_games_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    assert agreed(
        monkeypatch,
        [(0, "sail"), (1, "inn"), (2, "dunes")],
        [(0, "sail"), (1, "inn"), (2, "docks")],
        [(0, "sail"), (1, "inn")],
        [(0, "stay"), (1, "inn"), (2, "dunes")],
    ) == [(0, "sail"), (1, "inn")]


def test_half_of_the_games_are_not_most(monkeypatch: pytest.MonkeyPatch) -> None:
    assert agreed(monkeypatch, [(1, "inn")], [(1, "inn")], [(1, "port")], []) == []
    assert agreed(monkeypatch, [], []) == []


def test_it_ends_where_the_games_that_agree_end(monkeypatch: pytest.MonkeyPatch) -> None:
    assert agreed(
        monkeypatch,
        [(0, "sail")],
        [(0, "sail")],
        [(0, "stay"), (1, "inn")],
    ) == [(0, "sail")]


def test_the_same_thing_in_another_turn_is_another_step(monkeypatch: pytest.MonkeyPatch) -> None:
    assert agreed(monkeypatch, [(0, "inn")], [(1, "inn")], [(1, "inn")]) == [(1, "inn")]


@pytest.mark.parametrize("name", GAMES)
def test_it_is_told_of_the_next_turns_of_who_chooses_and_changes_nothing(name: str) -> None:
    game = new_game(name, 2, 4)
    while not (game.opens_turn and len(game.history) > 20):
        game.choose(0)
    assert game.decision is not None
    seat, before = game.decision.seat, game.save()
    own = list(steps_in(game.imagine(seat, 7), seat, 0, NAMES))
    assert own, "somebody chooses something in his next turns"
    assert [step.turn for step in own] == sorted(step.turn for step in own)
    assert own[-1].turn <= TURNS
    assert following(game, seat, 0, [1, 2, 3], NAMES) == following(game, seat, 0, [1, 2, 3], NAMES)
    assert game.save() == before
