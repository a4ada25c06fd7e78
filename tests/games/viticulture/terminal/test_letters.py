"""The letters that are printed on World's board: what they choose, and that commands stay at hand."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from figurka.cli.answering import by_printed_letter, resolved, which, why
from figurka.cli.prompt import Do, Line, command_list, understand
from figurka.games.viticulture.world.terminal.table import WorldTable
from tests.cli.terminal import numberings_of, seen_by
from tests.games.viticulture.table import Seat, Table

WORLD: dict[str, Any] = {"continent": "asia", "event": "as_raisins"}


def typed(table: Table, line: str) -> Line:
    """What a typed line means at the terminal."""
    game = table.begin().game
    numbering, scene, drawn = numberings_of(game).now(), seen_by(game, 0), WorldTable()
    letter = by_printed_letter(line, numbering, drawn, scene)
    return letter or resolved(understand(line), numbering, drawn, scene)


def chosen(table: Table, line: str) -> str:
    """The key of the option that a typed line chooses, or nothing."""
    meant = typed(table, line)
    decision = table.game.decision
    assert decision is not None
    return decision.options[meant.index].key if meant.do is Do.CHOOSE else ""


def test_a_capital_letter_chooses_the_action_and_a_small_one_is_a_command() -> None:
    table = Table(Seat(lira=9), Seat(), revealed=["tile_tour"], **WORLD)
    assert chosen(table, "H") == "at:innovate:1"
    assert typed(table, "h").do is Do.HINT
    assert chosen(table, "C") == "at:give_tour:1"
    assert chosen(table, "c") == "at:give_tour:1", "no command is called so"
    assert typed(table, "U").do is Do.UNDO, "no action is called so"


def test_a_capital_letter_of_the_other_season_says_why_it_cannot_be_chosen() -> None:
    table = Table(Seat(lira=9), Seat(), **WORLD)
    assert typed(table, "L") == Line(Do.WHY, word="L")
    assert typed(table, "l").do is Do.LANGUAGE


def test_where_no_action_is_chosen_every_letter_is_a_command() -> None:
    table = Table(Seat(lira=9), Seat(), **WORLD).choose("at:give_tour:1")
    assert typed(table, "H").do is Do.HINT
    assert typed(table, "J").do is Do.JOURNAL


def test_of_several_spaces_of_an_action_it_is_asked_which() -> None:
    table = Table(players=5, **WORLD)
    assert typed(table, "C") == Line(Do.WHICH, word="C")
    game = table.game
    assert game.decision is not None
    (said,) = which("C", game.decision, game, WorldTable(), seen_by(game, 0))
    assert "C1: Give a tour" in said
    assert "C2: Give a tour" in said
    assert chosen(table, "C2") == "at:give_tour:2"


@pytest.mark.parametrize(("language", "word"), [("en", "capital letter"), ("cs", "velké písmeno")])
def test_the_help_tells_capitals_from_commands(language: str, word: str) -> None:
    table = Table(**WORLD)
    screen = Console(file=StringIO(), width=160)
    words = seen_by(table.game, 0, language).words
    screen.print(command_list(words, table.rules, WorldTable.letters, WorldTable.printed))
    told = screen.file.getvalue()  # type: ignore[attr-defined]
    assert "A–P" in told
    assert word in told


# Why not


def reasons(table: Table, word: str) -> str:
    """What is answered to `w WORD`."""
    game = table.begin().game
    return " ".join(why(word, game, WorldTable(), seen_by(game, 0)))


@pytest.mark.rule("W-31", "V-41")
def test_the_nearest_true_reason_comes_first() -> None:
    table = Table(Seat(), Seat(), board={"A1": ["1.yellow"]}, **WORLD)
    assert reasons(table, "A") == "A: Plant a vine: You have no vine card in your hand."
    able = Table(Seat(hand=["malvasia"], workers=["yellow"]), Seat(), board={"A1": ["1.yellow"]}, **WORLD)
    assert "only a grande worker" in reasons(able, "A")


def test_an_offered_letter_is_spoken_of() -> None:
    table = Table(Seat(), Seat(), **WORLD)
    assert "type z" in reasons(table, "z")
