"""Games, rules, content and coverage on the command line."""

from pathlib import Path

import pytest

from figurka.cli.coverage import missing_rules, rules_of_file
from figurka.core.rulebook import RuleEntry, Section
from figurka.games.farshore.content.cards import CARDS
from tests.cli.terminal import figurka

MARKED = """
import pytest
from pytest import mark

@pytest.mark.rule("F-1", "F-2")
def test_one(): pass

@mark.rule("F-3")
def test_two(): pass

class TestThree:
    pytestmark = [pytest.mark.rule("F-4"), pytest.mark.slow("F-5")]

text = 'pytest.mark.rule("F-6")'
"""


def test_games_are_listed() -> None:
    output = figurka("games").output
    assert "farshore" in output
    assert "1–4" in output
    assert "Dálava" in figurka("games", "--lang", "cs").output


def test_all_rules_stand_under_their_headings() -> None:
    output = figurka("rules", "farshore").output
    assert output.index("Terms") < output.index("F-1 ") < output.index("Setting up") < output.index("F-10 ")
    assert "Source: the rulebook" in output


@pytest.mark.parametrize("word", ["F-12", "f-12"])
def test_a_rule_by_its_number(word: str) -> None:
    output = figurka("rules", "farshore", word).output
    assert "Islands in play" in output
    assert "1 rule\n" in output


def test_rules_about_a_word_in_czech_without_accents() -> None:
    output = figurka("rules", "farshore", "PRILIV", "--lang", "cs").output
    assert "příliv" in output.casefold()
    assert "pravid" in output.splitlines()[-1]


def test_no_such_rule_is_an_error() -> None:
    result = figurka("rules", "farshore", "zzz")
    assert result.exit_code == 2
    assert "No rule of “farshore” has the number or word “zzz”." in result.output


def test_an_unknown_game_is_an_error() -> None:
    for command in ("rules", "content", "simulate", "bench"):
        result = figurka(command, "chess", "--lang", "cs")
        assert result.exit_code == 2
        assert "Hra „chess“ tu není." in result.output


def test_rules_are_found_in_the_tests_by_their_marks() -> None:
    assert set(rules_of_file(MARKED)) == {"F-1", "F-2", "F-3", "F-4"}


def test_missing_rules_come_in_the_rulebooks_order() -> None:
    book = (Section("b", (RuleEntry("F-9", "rulebook"), RuleEntry("F-2", "rulebook"))),)
    assert missing_rules(book, frozenset()) == ["F-9", "F-2"]
    assert missing_rules(book, frozenset({"F-9"})) == ["F-2"]


def test_coverage_fails_while_a_rule_is_missing(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(MARKED)
    result = figurka("rules", "farshore", "--coverage", "--tests", str(tmp_path))
    assert result.exit_code == 1
    assert "F-5  What “discard” means" in result.output
    assert "4 of 165 rules are shown by tests" in result.output
    assert figurka("rules", "--coverage", "--tests", str(tmp_path / "none")).exit_code == 2


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_content_has_tables_of_all_cards_and_of_all_other_things(lang: str) -> None:
    lines = figurka("content", "farshore", "--lang", lang).output.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("|"))
    rows = lines[first : lines.index("", first)]
    assert len(rows) == len(CARDS) + 2
    assert len({row.count("|") for row in rows}) == 1
    others = [line for line in lines[first + len(rows) :] if line.startswith("|")]
    assert len(others) == 17 + 6 + 8 + 2
    assert len({row.count("|") for row in others}) == 1


def test_help_is_there_for_every_command() -> None:
    for command in ("play", "games", "rules", "content", "replay", "simulate", "bench"):
        result = figurka(command, "--help")
        assert result.exit_code == 0
        assert "cli-help" not in result.output
    assert figurka("--version").output.startswith("figurka ")
