"""A real scheduler with two processes, one of which is killed while it plays: each game counts once."""

import json
import os
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from distributed import LocalCluster

from figurka.arena import clusters
from figurka.arena.clusters import ClusterError, cluster
from figurka.arena.contest import play_number
from figurka.arena.findings import Pace, find
from figurka.arena.holding import Course, hold
from figurka.arena.keeping import Book
from tests.arena.kit import contest_of
from tests.cli.terminal import figurka

GAMES = 60


@pytest.fixture
def scheduler() -> Iterator[Any]:
    """A scheduler and two processes that play."""
    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
    ) as local:
        yield local


def test_each_game_counts_once_although_a_worker_is_killed(
    scheduler: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FIGURKA_SAVES", str(tmp_path / "saves"))
    contest = contest_of("beginner", "random")
    course, found = Course(contest, GAMES), []
    with Book(tmp_path / "games.jsonl", contest).open() as book:
        assert list(book.rows()) == []
        for row in hold(course, book, lambda: cluster(scheduler.scheduler_address)):
            found.append(row)
            if len(found) == 5:
                os.kill(next(iter(scheduler.workers.values())).pid, signal.SIGKILL)
    assert Counter(row.number for row in found) == Counter(range(GAMES))
    findings = find(course, Pace(repeated=book.repeated))
    assert (findings.asked, findings.counted, findings.pace.repeated) == (GAMES, GAMES, 0)
    with Book(tmp_path / "games.jsonl", contest).open() as book:
        assert sorted(row.number for row in book.rows()) == list(range(GAMES))
    for row in found[:3] + found[-3:]:
        assert row.game == play_number(contest, row.number).game, "the same as here"
    command = ("arena", "farshore", "--agents", "beginner,random", "--games", "8", "--seed", "5")
    written = ("--json", str(tmp_path / "found.json"), "--report", str(tmp_path / "page.html"))
    told = figurka(*command, *written, "--scheduler", scheduler.scheduler_address)
    assert told.exit_code == 0
    found_there = json.loads((tmp_path / "found.json").read_text())
    assert found_there["games"]["counted"] == 8
    assert "distributed" in found_there["versions"]
    assert "a cluster, 2 games at once" in (tmp_path / "page.html").read_text()


def test_a_scheduler_that_does_not_answer_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "PATIENCE", 1)
    with (
        pytest.raises(ClusterError, match=r"No scheduler answers at tcp://127\.0\.0\.1:9"),
        cluster("tcp://127.0.0.1:9"),
    ):
        pass


def test_a_scheduler_without_workers_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "PATIENCE", 1)
    idle = LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=0, dashboard_address=None, silence_logs=50
    )
    with idle, pytest.raises(ClusterError, match="has no workers"), cluster(idle.scheduler_address):
        pass


def test_whoever_lacks_dask_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ClusterError, match=r"figurka\[cluster\]"), cluster("tcp://127.0.0.1:9"):
        pass
