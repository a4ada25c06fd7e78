"""The load test itself, with a handful of tables for a moment: nothing is lost or doubled."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from benchmarks.load_check import Verdict, check_log, replay
from benchmarks.load_play import Played
from benchmarks.load_report import percentiles
from figurka.tables.founding import Wishes, found
from figurka.tables.model import Act, ActKind, LogRow, Position, SeatKind, SeatPlan, Status, now
from figurka.tables.store import open_store

ROOT = Path(__file__).parents[2]


def run_load(tmp_path: Path, *wishes: str) -> dict[str, Any]:
    """Run the load as a person would, and return its figures."""
    figures = tmp_path / "figures.json"
    command = [sys.executable, "-m", "benchmarks.load", "--tables", "4", "--think", "0.1"]
    done = subprocess.run(
        [*command, *wishes, "--json", str(figures)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    report: dict[str, Any] = json.loads(figures.read_text(encoding="utf-8"))
    return report


@pytest.mark.parametrize("wish", [[], ["--pages"]])
def test_load_loses_and_doubles_nothing(tmp_path: Path, wish: list[str]) -> None:
    report = run_load(tmp_path, "--seconds", "1.5", *wish)
    verdict = report["verdict"]
    assert verdict["lost"] == verdict["doubled"] == verdict["different"] == 0
    assert verdict["tables"] >= 4
    assert verdict["choices"] == sum(phase["choices"] for phase in report["phases"]) > 0
    assert [phase["errors"] for phase in report["phases"]] == [{}, {}, {}]
    assert report["server_errors"] == 0


def test_the_parts_of_a_choice_are_told() -> None:
    command = [sys.executable, "-m", "benchmarks.phases", "--game", "farshore", "--choices", "8"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told = dict(line.strip("| ").split(" | ") for line in done.stdout.splitlines())
    assert {"database", "journal", "region farshore/hand", "compression"} <= told.keys()
    parts = sum(float(milliseconds) for name, milliseconds in told.items() if name != "farshore: all")
    assert parts == pytest.approx(float(told["farshore: all"]), abs=1)


def test_a_soak_tells_how_memory_goes_meanwhile(tmp_path: Path) -> None:
    report = run_load(tmp_path, "--soak", "1.5", "--pages")
    (soak,) = report["phases"]
    assert report["good"]
    assert soak["course"][-1]["choices"] == soak["choices"] == report["verdict"]["choices"] > 0
    moments = [look["seconds"] for look in soak["course"]]
    assert moments == sorted(moments)
    assert all(look["memory"] > 0 and look["tables"] >= 4 for look in soak["course"])


def test_a_choice_reaches_all_spectators_of_both_checkouts(tmp_path: Path) -> None:
    both: Any = run_load(tmp_path, "--spectators", "3", "--seconds", "2", "--beside", str(ROOT))
    for watched in both:
        assert watched["lost"] == 0
        assert len(watched["reached_ms"]) == 2


def logged(database: str, choices: list[int]) -> Played:
    """A table whose log has these choices, with nobody's knowledge of them."""
    store = open_store(database)
    seats = [SeatPlan(SeatKind.PERSON), SeatPlan(SeatKind.PERSON)]
    record, records, created = found("farshore", seats, {}, 5, Wishes())
    store.create(record, records)
    for move, option in enumerate(choices):
        row = LogRow(move, ActKind.CHOOSE, option, 0, now())
        store.append(record.id, move, Act((row,), Position(Status.RUNNING, 0)))
    store.close()
    return Played(created.table, 5, [])


@pytest.mark.parametrize(
    ("known", "lost", "doubled"),
    [([0, 1, 0], 0, 0), ([0, 1, 0, 2], 1, 0), ([0, 1], 0, 1), ([0, 2, 0], 1, 0), ([], 0, 3)],
)
def test_the_check_finds_what_is_lost_or_doubled(
    tmp_path: Path, known: list[int], lost: int, doubled: int
) -> None:
    database = str(tmp_path / "tables.sqlite")
    table = logged(database, [0, 1, 0])
    table.choices = known
    verdict = Verdict()
    check_log(database, [table], verdict)
    assert (verdict.lost, verdict.doubled) == (lost, doubled)
    assert verdict.good == (not lost and not doubled)


def test_a_choice_accepted_twice_is_doubled(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    table = logged(database, [0])
    table.choices, table.twice = [0], 1
    verdict = Verdict()
    check_log(database, [table], verdict)
    assert (verdict.doubled, verdict.good) == (1, False)


def test_a_table_is_made_again_from_its_choices() -> None:
    game = replay(Played("", 5, [], [0, 1, 0]))
    assert game.history == [0, 1, 0]


def test_percentiles_are_milliseconds() -> None:
    assert percentiles([each / 1000 for each in range(101)]) == {"p50": 50.0, "p95": 95.0, "p99": 99.0}
    assert percentiles([]) == {"p50": 0.0, "p95": 0.0, "p99": 0.0}
