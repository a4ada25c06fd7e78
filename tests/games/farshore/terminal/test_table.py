"""Farshore's table in the terminal: what the panel of maps tells, and how it folds to fit a window."""

from dataclasses import replace
from typing import Any

import pytest
from rich.console import Console

from figurka.cli.telling import draw_choices
from figurka.core.decision import Decision
from figurka.core.game import Game
from figurka.games.farshore.terminal import TABLE
from figurka.games.farshore.terminal.folded import FOLDED
from figurka.locales import LANGUAGES
from tests.cli.terminal import Script, play_beforehand, seen_by
from tests.games.farshore.table import Table

GREEN = ("grove", "grove", "merchant", "tumbler")
FOLDS_TO = 14
"""With everything folded the table is no higher."""


def drawn(
    game: Game[Any],
    viewer: int | None,
    width: int = 100,
    folded: frozenset[str] = frozenset(),
    language: str = "en",
) -> list[str]:
    """The lines of a table."""
    scene = replace(seen_by(game, viewer, language, width), folded=folded)
    console = Console(width=width, height=100, no_color=True, markup=False, emoji=False, highlight=False)
    with console.capture() as capture:
        console.print(TABLE.draw(scene))
    return capture.get().splitlines()


def test_the_maps_panel_tells_which_needs_are_met() -> None:
    table = Table(city=[*GREEN, "pirate", "port"], winds=("production", "unique")).begin()
    panel = [line for line in drawn(table.game, 0, 80) if " map" in line.lower() and " ×2" in line]
    assert [line[line.index("/") - 1 : line.index("/") + 3] for line in panel] == [
        "4/4✓",
        "3/5 ",
        "1/3 ",
        "1/3 ",
        "0/3 ",
        "0/3 ",
    ]
    assert not any("✓" in line for line in drawn(table.game, None, 80)), "a spectator has no city"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_everything_folded_is_a_few_lines(seats: int, width: int, language: str) -> None:
    for number, game in enumerate(play_beforehand(seats, 3, Script())):
        if number % 25:
            continue
        assert game.decision is not None
        for viewer in (game.decision.seat, None):
            lines = drawn(game, viewer, width, frozenset(FOLDED), language)
            assert len(lines) <= FOLDS_TO
            assert max(map(len, lines)) <= width


def test_a_part_that_is_folded_is_told_on_one_line() -> None:
    game = list(play_beforehand(2, 3, Script(), most=90))[-1]
    assert game.decision is not None
    viewer = game.decision.seat
    for name, title in (
        ("bay", "Bay"),
        ("hand", "Hand"),
        ("places", "Places"),
        ("maps", "Maps"),
        ("track", "Ships"),
    ):
        folded = drawn(game, viewer, folded=frozenset({name}))
        assert sum(line.startswith(f"{title} ") for line in folded) == 1
        assert not any(line.startswith(f"╭─ {title} ") for line in folded)


@pytest.mark.parametrize(
    ("kind", "about"),
    [
        ("discard", {"hand"}),
        ("bay", {"bay"}),
        ("map", {"maps"}),
        ("tide", {"places"}),
        ("sacrifice", {"cities"}),
    ],
)
def test_what_is_asked_about_is_never_folded(kind: str, about: set[str]) -> None:
    scene = seen_by(Table().begin().game, 0)
    assert set(FOLDED) - set(TABLE.foldable(Decision(0, kind, ()), scene)) == about
    assert set(TABLE.foldable(Decision(0, "turn", ()), scene)) == set(FOLDED), "all choices are listed anyway"


def test_how_often_a_card_is_there_stands_by_its_name() -> None:
    table = Table(hand=["pirate", "pirate"], winds=("critter", "unique")).begin()
    line = next(line for line in drawn(table.game, 0) if "Pirate" in line)
    assert "Pirate¹ ×2" in line
    assert "»×" not in line


def test_what_a_choice_brings_is_set_apart_from_its_name() -> None:
    game = Table(hand=["pirate"], mushroom=9, winds=("critter", "unique")).begin().game
    decision = game.decision
    assert decision is not None
    console = Console(width=100, no_color=True)
    with console.capture() as capture:
        console.print(draw_choices(game, decision, TABLE, seen_by(game, 0), whole=True))
    assert all(" · " in line for line in capture.get().splitlines() if "Send" in line)
    assert "Send" in capture.get()
