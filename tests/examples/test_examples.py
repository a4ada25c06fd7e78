"""Each script in `examples/` does what it says, with small numbers, and the guide explains it."""

import csv
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from figurka.arena import BrokenError
from figurka.arena.conformance import check_game
from tests.cli.terminal import figurka
from tests.examples.scripts import GUIDE, SCRIPTS, script

pytestmark = pytest.mark.usefixtures("added")
LESSON = 150
"""A script of more lines is no lesson any more."""


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_script_is_short_says_how_it_is_run_and_is_explained(name: str) -> None:
    text = SCRIPTS[name].read_text(encoding="utf-8")
    assert len(text.splitlines()) <= LESSON
    assert f"    python examples/{name}.py" in text
    guide = GUIDE.read_text(encoding="utf-8")
    assert f"(../examples/{name}.py)" in guide
    assert f"$ python examples/{name}.py" in guide


def test_every_script_is_run_here() -> None:
    here = Path(__file__).read_text(encoding="utf-8")
    assert set(re.findall(r'script\("(\w+)"\)', here)) == set(SCRIPTS)


def test_many_games_make_a_table_and_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    table = tmp_path / "games.csv"
    script("simulate").main(["farshore", "--seats", "instinct,random", "--games", "4", "--csv", str(table)])
    said = capsys.readouterr().out
    assert re.search(r"^instinct +4 +100\.0%", said, re.MULTILINE)
    assert "4 games, " in said
    lines = list(csv.DictReader(table.read_text(encoding="utf-8").splitlines()))
    assert [(line["seed"], line["seat"], line["agent"]) for line in lines[:3]] == [
        ("1", "0", "random"),
        ("1", "1", "instinct"),
        ("2", "0", "instinct"),
    ]
    assert len(lines) == 8


def test_an_agent_that_breaks_games_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = script("write_an_agent")
    monkeypatch.setattr(lesson.Daydreamer, "choose", lambda agent, game: 10_000)
    with pytest.raises(BrokenError, match=r"(?s)no deal to count: 2 of 2 games broke.*Traceback.*10,000"):
        lesson.main(["farshore", "--against", "random", "--games", "2"])


def test_an_agent_that_breaks_some_games_is_told_of(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = script("write_an_agent")
    kinds = iter((lambda game: 10_000, *[lambda game: 0] * 99))

    def init(agent: Any, random: object) -> None:
        agent.choose = next(kinds)

    monkeypatch.setattr(lesson.Daydreamer, "__init__", init)
    with pytest.warns(RuntimeWarning, match="1 of 4 games"):
        lesson.main(["farshore", "--against", "random", "--games", "4"])
    said = capsys.readouterr().out
    assert "1 games broke; seed 1: Traceback" in said
    assert "inf" not in said


def test_an_agent_of_ones_own_competes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = script("write_an_agent")
    monkeypatch.setattr(lesson, "WORLDS", 1)
    monkeypatch.setattr(lesson, "TURNS", 1)
    lesson.main(["farshore", "--against", "random", "--games", "2"])
    first, *rest = capsys.readouterr().out.splitlines()[1:]
    assert re.match(r"daydreamer +\d+ ± \d+ +100\.0% ", first)
    assert rest[-1].startswith("2 games on 1 deals")


def test_a_changed_card_is_compared(capsys: pytest.CaptureFixture[str]) -> None:
    script("balance").main(["farshore", "card.windmill.points", "6", "--games", "3", "--agent", "random"])
    said = capsys.readouterr().out
    assert "card.windmill.points: 2 → 6" in said
    assert re.search(r"^sources: cards +\d+\.\d+ +\d+\.\d+ +[+-]\d", said, re.MULTILINE)
    assert "3 deals, of which" in said


@pytest.fixture
def lesson(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script that trains a network, with few games and a tiny network."""
    train = script("train")
    for name, value in {"TABLES": 4, "STEPS": 100, "CHUNK": 64, "HIDDEN": (32, 16)}.items():
        monkeypatch.setattr(train, name, value)
    return train


def test_a_network_learns_from_its_teacher_and_chooses_nothing_else_than_what_is_possible(
    lesson: ModuleType,
) -> None:
    school, losses = lesson.School(1), list[float]()
    for _ in range(8):
        told = school.play(imitate=True)
        assert np.take_along_axis(told["masks"], told["chosen"][..., None], 2).all()
        assert told["masks"][told["wanted"] > 0].all()
        losses.append(school.learn(told, imitate=True, rate=5e-3))
    assert np.mean(losses[-3:]) < 0.85 * losses[0]
    school.learn(school.play(imitate=False), imitate=False, rate=1e-3)
    assert all(np.isfinite(each).all() for each in school.network.layers)


def test_a_choice_is_judged_by_how_its_game_ends(lesson: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing but the end counts, what was expected and what was gained make the end together."""
    monkeypatch.setattr(lesson, "FORESIGHT", 1)
    monkeypatch.setattr(lesson, "STEPS", 500)
    school = lesson.School(2)
    school.network.layers[-1][-1] = 0.3  # it always expects to win a bit
    told = school.play(imitate=False)
    judged, checked = school.judge(told) + told["values"], 0
    for table in range(lesson.TABLES):
        first = 0
        for end in np.flatnonzero(told["ended"][:, table]):
            seats = told["seat"][first : end + 1, table]
            assert judged[first : end + 1, table] == pytest.approx(told["ends"][end, table][seats], abs=1e-5)
            checked, first = checked + 1, int(end) + 1
    assert checked >= lesson.TABLES


def test_what_was_trained_is_kept_and_plays(
    lesson: ModuleType, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kept = ["--network", str(tmp_path / "kept.npz")]
    lesson.main(["--minutes", "0.001", "--imitate", "1", *kept])
    assert json.loads(capsys.readouterr().out.splitlines()[0])["imitates"] == 1
    lesson.main(["--against", "random", "--games", "2", *kept])
    assert re.match(r"random +\d+\.\d% +\d+\.\d% – \d+\.\d%", capsys.readouterr().out)


def test_the_network_that_comes_along_is_small_and_knows_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    train = script("train")
    assert (SCRIPTS["train"].parent / "farshore-policy.npz").stat().st_size < 500_000
    train.main(["--against", "random", "--games", "2"])
    assert "100.0%" in capsys.readouterr().out


def test_a_game_in_one_file_is_known_to_every_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FIGURKA_SAVES", str(tmp_path))
    script("write_a_game")
    simulated = figurka("simulate", "pig", "--seats", "instinct,random", "--games", "40", "--jobs", "1")
    assert re.search(r"instinct +40 +3\d ", simulated.output)
    competed = figurka(
        "arena", "pig", "--agents", "instinct,random", "--seats", "2", "--games", "8", "--jobs", "1"
    )
    assert "asked 8, counted 8" in competed.output
    played = figurka("play", "pig", "--seats", "you,random", "--seed", "3", typed="1\n2\nq\n")
    assert "You: Rolls " in played.output
    assert re.search(r"1 +Roll", played.output)
    assert len(list(tmp_path.glob("pig-*.json"))) == 1


def test_several_processes_know_it_too(tmp_path: Path) -> None:
    """Each of them imports the script, which only a script that is run can show."""
    asked = ("arena", "pig", "--agents", "instinct,random", "--seats", "2", "--games", "4", "--jobs", "2")
    ran = subprocess.run(
        [sys.executable, str(SCRIPTS["write_a_game"]), *asked],
        env={**os.environ, "FIGURKA_SAVES": str(tmp_path), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert "asked 4, counted 4" in ran.stdout, ran.stderr


def test_it_passes_the_suite_of_every_game() -> None:
    pig = script("write_a_game")
    for seats in (2, 3, 4):
        assert max(check_game("pig", seats, seed=seats).scores) >= pig.GOAL
