"""What undo says of the printed table: it knows what was told to be moved, and what was not yet told."""

from pathlib import Path
from random import Random

import pytest

from figurka.games.tapestry.companion.rules.bots import at_table
from figurka.games.tapestry.companion.rules.moving import moves_between
from tests.cli.terminal import figurka, typed_for
from tests.games.tapestry.companion.table import Companion, named_moves
from tests.locales.files import HARD

NOTHING = "Nothing has to be moved back at your table."
BACK = "Move this back at your table"


def at_a_trap() -> Companion:
    """A game in which the bots attack after they have advanced, so that the person is asked for a trap."""
    table, random = Companion(seed=2), Random(2)
    while table.asked.kind != "trap":
        table.play_on(random, 1)
    return table


def gone_on(table: Companion, file: Path, typed: str, lang: str = "en") -> list[str]:
    """The lines that are printed if the game is gone on with and this is typed."""
    file.write_text(table.game.save(), encoding="utf-8")
    printed = figurka("automa", "--save", str(file), "--lang", lang, typed=f"\n{typed}").stdout
    return [line.removeprefix("> ") for line in printed.replace(HARD, " ").splitlines()]


def between(before: Companion, after: Companion) -> list[tuple[str, int, str]]:
    return named_moves(moves_between(at_table(before.state), at_table(after.state)))


def test_what_the_bots_did_before_a_trap_was_never_told(tmp_path: Path) -> None:
    assert NOTHING in gone_on(at_a_trap(), tmp_path / "game.json", "u\n")


def test_back_into_the_question_of_a_trap_all_is_moved_back() -> None:
    table, asked = at_a_trap().tell("decline"), at_a_trap()
    assert table.asked.kind == "moved"
    told = table.to_move()
    assert ("token", 1) in [move[:2] for move in told]
    assert [move[1:] for move in between(table, asked) if move[0] == "token"] == [
        move[1:] for move in told if move[0] == "token"
    ]
    assert len(between(table, asked)) == len(told)


def test_back_into_the_question_of_a_trap_the_list_is_whole(tmp_path: Path) -> None:
    table = at_a_trap().tell("decline")
    lines = gone_on(table, tmp_path / "game.json", "u\n")
    listed = lines[lines.index(BACK) + 1 :]
    assert listed[len(table.to_move()) - 1].split()[0] == str(len(table.to_move()))


@pytest.mark.parametrize(
    ("lang", "heading", "fresh"),
    [
        ("en", "You have already moved this", "Move this at your table"),
        ("cs", "Tohle už máš přesunuté", "Přesuň na stole"),
    ],
)
def test_a_list_that_undo_comes_back_to_is_moved_already(
    lang: str, heading: str, fresh: str, tmp_path: Path
) -> None:
    table = Companion(seed=4, level="5").tell("income").end_turn()
    lines = gone_on(table, tmp_path / "game.json", "u\nt\n", lang)
    assert lines.count(heading) == 2
    assert fresh not in lines
    again = gone_on(table, tmp_path / "game.json", "u\nu\nx\n", lang)
    assert fresh in again, "moved back, it is to be moved once more"


def test_both_answers_about_a_trap_have_numbers(tmp_path: Path) -> None:
    table = at_a_trap()
    assert (typed_for(table.game, "take"), typed_for(table.game, "decline")) == ("1", "2")
    lines = gone_on(table, tmp_path / "game.json", "x\n")
    assert any("no choice x" in line for line in lines)
