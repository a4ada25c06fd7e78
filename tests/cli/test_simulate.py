"""Simulations: played on any executor, summed up, and honest about what breaks."""

import json
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path

import pytest

from figurka.arena.simulate import Failure, Plan, Played, play_one, seating, simulate
from figurka.arena.statistics import new_summary, wilson
from figurka.cli import simulation
from figurka.core.errors import BrokenInvariantError
from figurka.games.farshore import FARSHORE
from figurka.games.farshore.rules.state import FarshoreState
from tests.cli.terminal import figurka

AGENTS = ("random", "random", "greedy")


def test_everybody_sits_on_every_seat() -> None:
    for seat in range(3):
        assert Counter(seating(AGENTS, seed)[seat] for seed in range(3)) == Counter(AGENTS)


def test_a_game_depends_on_its_seed_alone() -> None:
    plan = Plan("farshore", ("random", "greedy"))
    assert play_one(plan, 4) == play_one(plan, 4)
    with ThreadPoolExecutor(2) as executor:
        games = list(simulate(Plan("farshore", ("random", "random")), range(3, 9), executor, workers=2))
    assert sorted(game.seed for game in games) == list(range(3, 9))
    assert play_one(Plan("farshore", ("random", "random")), 5) in games


def test_shared_wins_are_shared() -> None:
    games = [
        Played(1, ("a", "b"), (10, 10), (0, 1), 7, shares=(0.5, 0.5)),
        Played(2, ("b", "a"), (20, 10), (0,), 9, shares=(1.0, 0.0)),
    ]
    summary = new_summary(("a", "b"))
    for game in games:
        summary.add(game)
    assert (summary.records["a"].wins, summary.records["b"].wins) == (0.5, 1.5)
    assert summary.records["b"].win_rate == 0.75
    assert summary.records["a"].mean_score == 10
    assert summary.mean_decisions == 8


def test_the_wilson_interval() -> None:
    low, high = wilson(50, 100)
    assert low == pytest.approx(0.4038, abs=1e-4)
    assert high == pytest.approx(0.5962, abs=1e-4)
    assert wilson(0, 20)[0] == 0.0
    assert wilson(20, 20)[1] == pytest.approx(1.0)
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_summary_for_people() -> None:
    result = figurka("simulate", "farshore", "--seats", "greedy,random", "--games", "4", "--jobs", "1")
    assert result.exit_code == 0
    assert "greedy" in result.output
    assert "95% interval" in result.output
    assert "4 games" in result.output
    assert "everybody moves one seat on" in result.output
    assert "Seeds 1 to 4." in result.output


def test_the_summary_for_programs_on_several_processes() -> None:
    result = figurka(
        "simulate", "--seats", "random,random,random,random", "--games", "6", "--seed", "10",
        "--check", "--json", "--jobs", "2",
    )  # fmt: skip
    summary = json.loads(result.stdout)
    assert summary["games"] == 6
    assert summary["first_seed"] == 10
    assert summary["errors"] == []
    assert [(agent["agent"], agent["seats_played"]) for agent in summary["agents"]] == [("random", 24)]
    assert summary["agents"][0]["win_rate"] == pytest.approx(0.25)


def test_alone_against_the_rival() -> None:
    result = figurka("simulate", "--seats", "random", "--games", "2", "--set", "level=captain", "--jobs", "1")
    assert result.exit_code == 0
    assert "moves one seat on" not in result.output


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("--seats", "greedy,alphazero"), "There is no computer opponent called “alphazero”."),
        (("--seats", "random,random,random,random,random"), "cannot be played by this number of players"),
        (("--set", "level=captain"), "has no meaning for 2 players"),
        (("--games", "0"), "--games"),
    ],
)
def test_mistakes_on_the_command_line(arguments: tuple[str, ...], error: str) -> None:
    result = figurka("simulate", *arguments)
    assert result.exit_code == 2
    assert error in result.output


def test_an_interrupt_ends_with_the_summary_of_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(plan: Plan, seeds: range, executor: Executor, workers: int) -> Iterator[Played | Failure]:
        yield play_one(plan, seeds[0])
        raise KeyboardInterrupt

    monkeypatch.setattr(simulation, "simulate", interrupted)
    result = figurka("simulate", "--seats", "random,random", "--games", "5", "--jobs", "1")
    assert result.exit_code == 130
    assert "1 game, " in result.output
    assert "Stopped before all 5 games were played." in result.output


@pytest.fixture
def broken_check(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A check that fails in the game of the first player's second season."""

    def check(state: FarshoreState) -> None:
        if state.players[0].season == 1:
            raise BrokenInvariantError("spring is forbidden")

    monkeypatch.setattr(FARSHORE, "check", check)
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("broken_check")
def test_a_broken_game_is_reported_with_a_way_to_see_it_again(tmp_path: Path) -> None:
    failure = play_one(Plan("farshore", ("random", "random"), check=True), 3)
    assert isinstance(failure, Failure)
    result = figurka(
        "simulate", "--seats", "random,random", "--games", "1", "--seed", "3", "--check", "--jobs", "1"
    )
    assert result.exit_code == 1
    assert f"The game of seed 3 broke after choice {failure.choice}:" in result.output
    assert "BrokenInvariantError: spring is forbidden" in result.output
    assert "--games 1 --seed 3 --check" in result.output
    path = tmp_path / "figurka-farshore-3-broken.json"
    assert len(json.loads(path.read_text())["choices"]) == failure.choice
    assert f"figurka replay {path}" in result.output
    assert figurka("replay", str(path)).exit_code == 0


def test_a_level_may_be_named_by_itself() -> None:
    command = ("simulate", "tapestry", "--seats", "random", "--games", "1", "--json", "--jobs", "1")
    by_itself = json.loads(figurka(*command, "--level", "6").output)
    as_setting = json.loads(figurka(*command, "--set", "level=6").output)
    assert by_itself["settings"] == as_setting["settings"] == {"level": "6"}
    assert by_itself["agents"] == as_setting["agents"]


def test_results_are_grouped_by_a_part_of_the_view() -> None:
    command = ("simulate", "tapestry", "--seats", "random,random", "--games", "4", "--jobs", "1")
    found = json.loads(figurka(*command, "--by", "civilizations.0", "--json").output)
    assert sum(group["seats_played"] for group in found["groups"]) == 8
    assert sum(group["wins"] for group in found["groups"]) == 4
    assert "civilizations.0" in figurka(*command, "--by", "civilizations.0").output
    wrong = figurka(*command, "--by", "nothing.at.all")
    assert wrong.exit_code == 2
    assert "nothing" in wrong.output
