"""The guide at the terminal: a line above the question, silenced by a command, unasked only for newcomers."""

from pathlib import Path

import pytest
from rich.text import Text

from figurka.cli import learning
from figurka.cli.guiding import SpokenGuide
from figurka.cli.learning import keep_place
from figurka.cli.newcomers import is_newcomer, note_finished
from figurka.cli.prompt import Do, understand
from figurka.core.registry import new_game
from figurka.lessons.found import lessons_of
from figurka.lessons.places import Place
from figurka.locales import Words

ENGLISH = Words("en")


def test_he_speaks_above_the_question_until_he_is_silenced() -> None:
    guide = SpokenGuide(new_game("farshore", seats=2, seed=1), [0], True)
    (line,) = guide.remark(ENGLISH)
    assert isinstance(line, Text)
    assert "3 resources or less" in line.plain
    assert "[" not in line.plain
    assert guide.switch() == "cli-guide-off"
    assert guide.remark(ENGLISH) == []
    assert guide.switch() == "cli-guide-on"
    assert guide.remark(ENGLISH)


def test_he_speaks_to_one_person_only_and_not_in_lessons() -> None:
    several = SpokenGuide(new_game("farshore", seats=2, seed=1), [0, 1], True)
    placed = SpokenGuide(new_game("farshore", seed=1, position="first-catch"), [0], True)
    for guide in (several, placed):
        assert guide.remark(ENGLISH) == []
        assert guide.switch() == "cli-guide-none"


def test_a_letter_switches_him() -> None:
    assert understand("g").do is Do.GUIDE


def test_unasked_he_goes_with_who_has_begun_to_learn_until_a_game_is_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "lessons.places"
    monkeypatch.setattr(learning, "places_file", lambda: file)
    monkeypatch.setattr("figurka.cli.newcomers.places_file", lambda: file)
    game = new_game("farshore", seats=2, seed=1)
    assert not is_newcomer(game)
    keep_place(lessons_of("farshore")[0], Place("check"))
    assert is_newcomer(game)
    assert not is_newcomer(new_game("tapestry", seats=2, seed=1))
    note_finished(game)
    assert not is_newcomer(game)
