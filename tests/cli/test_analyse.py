"""The analysis of a saved game at the terminal."""

import json
from pathlib import Path

import pytest

from figurka.agents import new_agent
from figurka.cli.saves import write_save
from figurka.cli.seats import Seat
from figurka.coach.judging import Depth
from figurka.coach.whole import tasks_of
from figurka.core.registry import new_game
from figurka.locales import Words
from tests.cli.terminal import figurka


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """A look that takes seconds."""
    monkeypatch.setattr("figurka.coach.judging.QUICK", Depth("quick", 1, 1, 2, 2))


def saved(path: Path, name: str, seats: tuple[str, ...], until: int = -1) -> Path:
    """A game that was played to its end, or up to a choice."""
    game, player = new_game(name, len(seats), 3), new_agent("random", 3)
    while game.decision is not None and len(game.history) != until:
        game.choose(player.choose(game))
    write_save(path / "game.json", game, [Seat(seat) for seat in seats], True)
    return path / "game.json"


@pytest.mark.parametrize("language", ["en", "cs"])
def test_players_chances_and_turns_are_told(tmp_path: Path, language: str) -> None:
    words = Words(language)
    path = saved(tmp_path, "tapestry", ("you", "beginner"))
    told = figurka("analyse", str(path), "--jobs", "1", "--lang", language).output
    for heading in ("points", "accuracy", "lost", "mistakes", "inaccuracies"):
        assert words(f"cli-analyse-{heading}") in told
    assert "█" in told
    assert words("cli-you") in told


def test_programs_are_told_every_decision(tmp_path: Path) -> None:
    path = saved(tmp_path, "tapestry", ("you", "beginner"))
    told = json.loads(figurka("analyse", str(path), "--jobs", "1", "--json").stdout)
    assert {moment["seat"] for moment in told["moments"]} == {0, 1}
    assert [moment["choice"] for moment in told["moments"]] == sorted(
        moment["choice"] for moment in told["moments"]
    )
    assert len(told["players"]) == len(told["summary"]) == 2


def test_a_team_has_one_chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("figurka.cli.analysing.tasks_of", lambda *asked: tasks_of(*asked)[:3])
    path = saved(tmp_path, "viticulture-world", ("you", "beginner"))
    told = figurka("analyse", str(path), "--jobs", "1").output
    assert Words("en")("cli-analyse-team") in told


def test_a_game_that_goes_on_cannot_be_analysed(tmp_path: Path) -> None:
    path = saved(tmp_path, "farshore", ("you", "beginner"), until=30)
    result = figurka("analyse", str(path))
    assert result.exit_code == 2
    assert Words("en")("error-analysis-unfinished") in " ".join(result.output.split())


def test_a_seat_that_the_game_does_not_have_is_an_error(tmp_path: Path) -> None:
    path = saved(tmp_path, "tapestry", ("you", "beginner"))
    result = figurka("analyse", str(path), "--seat", "3")
    assert result.exit_code == 2
    assert Words("en")("cli-error-analyse-seat", seats=2) in " ".join(result.output.split())


@pytest.mark.parametrize(("language", "name"), [("en", "Player 2"), ("cs", "Hráč 2")])
def test_players_of_a_file_without_names_have_numbers(tmp_path: Path, language: str, name: str) -> None:
    path = saved(tmp_path, "tapestry", ("you", "beginner"))
    fields = json.loads(path.read_text())
    del fields["seated"]
    path.write_text(json.dumps(fields))
    told = json.loads(figurka("analyse", str(path), "--jobs", "1", "--json", "--lang", language).stdout)
    assert [player["name"] for player in told["players"]][1] == name
    assert figurka("replay", str(path), "--lang", language, typed="q\n").exit_code == 0
