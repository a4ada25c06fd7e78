"""Tapestry's table in a low window: what is folded first, and how little is left of it then."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from rich.console import Console

from figurka import Game, new_game
from figurka.cli.drawing import find_table
from figurka.core.decision import Decision
from figurka.games.tapestry.terminal.folding import SUMMARIES
from figurka.locales import LANGUAGES
from tests.cli.terminal import NAMES, figurka, seen_by
from tests.games.tapestry.cards import holding
from tests.games.tapestry.table import Table
from tests.locales.files import HARD

TABLE = find_table("tapestry")
PARTS = set(SUMMARIES)
LOW = 14
"""At 100 columns nothing is higher when all is folded that may be."""


def lines(game: Game[Any], viewer: int | None, width: int, folded: set[str], language: str) -> list[str]:
    screen = Console(width=width, no_color=True, markup=False, highlight=False)
    scene = replace(seen_by(game, viewer, language, width), folded=frozenset(folded))
    with screen.capture() as capture:
        screen.print(TABLE.draw(scene))
    return capture.get().splitlines()


def may_fold(game: Game[Any], decision: Decision | None) -> set[str]:
    """The parts that may be folded now."""
    viewer = None if decision is None else decision.seat
    return set(TABLE.foldable(decision, seen_by(game, viewer)))


def positions(seats: int, seed: int, **settings: Any) -> Iterator[tuple[Game[Any], Decision]]:
    """A random game at some of its decisions."""
    game, random = new_game("tapestry", seats, seed, **settings), Random(seed)
    while (decision := game.decision) is not None:
        if len(game.history) % 40 == 0 or decision.kind in ("capital", "civilization"):
            yield game, decision
        game.choose(random.randrange(len(decision.options)))


@pytest.mark.parametrize(("seats", "settings"), [(1, {"level": "4"}), (2, {"shadow": "empire"}), (5, {})])
def test_a_folded_table_is_low_and_keeps_to_the_width(seats: int, settings: dict[str, str]) -> None:
    for number, (game, decision) in enumerate(positions(seats, 3, **settings)):
        language, folded = LANGUAGES[number % 2], may_fold(game, decision)
        drawn = lines(game, decision.seat, 100, folded, language)
        assert len(drawn) <= LOW
        assert all(len(line) <= 100 for line in drawn)
        assert all(len(line) <= 80 for line in lines(game, decision.seat, 80, folded, language))
        assert lines(game, None, 100, PARTS, language)


def test_every_part_that_is_folded_is_still_told() -> None:
    table = Table(hand=["trap", "guilds"], coin=3, vp=17, controls=[(1, 1)], middle=["radio"]).begin()
    told = "\n".join(lines(table.game, 0, 120, PARTS, "en"))
    for said in (
        f"{NAMES[0]} 17★ I",
        "▲ 2⬢",
        "18⌂",
        "Ammonia",
        "▣0 0▦",
        "1⊛",
        "Trap, Guilds",
        "+1$",
        "Exp 0",
    ):
        assert said in told, said


def test_folding_one_part_after_another_lowers_the_table() -> None:
    table = Table(hand=["trap", "guilds"], coin=3).begin()
    for width in (80, 100, 120, 150):
        folded: set[str] = set()
        heights = [len(lines(table.game, 0, width, folded, "en"))]
        for name in TABLE.foldable(table.decision, seen_by(table.game, 0)):
            folded.add(name)
            heights.append(len(lines(table.game, 0, width, folded, "en")))
        assert heights[-1] < heights[0] / 3


def test_what_is_asked_about_stays_unfolded() -> None:
    turn = Table(coin=1).begin()
    assert "tracks" not in may_fold(turn.game, turn.decision)
    assert {"map", "hand", "players", "common"} <= may_fold(turn.game, turn.decision)
    laying = holding("trap", hand=["guilds"]).income()
    assert laying.asked == "lay"
    assert "hand" not in may_fold(laying.game, laying.decision)
    assert "tracks" in may_fold(laying.game, laying.decision)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "■ Automa: Exploration 1; ▼ Shadow Empire: Science 1"),
        ("cs", "■ Automa: Objevitelství 1; ▼ Stínová říše: Věda 1"),
    ],
)
def test_what_the_bots_did_is_told_in_brief_between_the_table_and_the_question(
    language: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "150")
    monkeypatch.setenv("LINES", "50")
    command = ("play", "tapestry", "--seats", "you", "--level", "3", "--seed", "5", "--lang", language)
    printed = figurka(*command, typed="1\n1\n1\n1\n").stdout.replace(HARD, " ").splitlines()
    tracks = max(place for place, line in enumerate(printed) if line.startswith("╰"))
    assert told in printed[tracks:]
