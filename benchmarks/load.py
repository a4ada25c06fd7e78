"""Plays many tables over real HTTP on this machine and reports how fast and how faithful the server is.

Run it by python -m benchmarks.load; it ends by itself, with 1 if anything was lost or doubled.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from rich.console import Console

from benchmarks.environment import CommandError
from benchmarks.load_check import check_log, check_told
from benchmarks.load_http import Line, TroubleError
from benchmarks.load_play import OK, SEATS, Notes, Place, Played, leave_all, sit_all
from benchmarks.load_report import Report, machine, phase, show
from benchmarks.load_server import Server

MOST_TABLES = 2000
MOST_SECONDS = 600.0
SINGLE_THINK = 0.05
QUICK_TABLES, QUICK_SECONDS = 20, 3.0
START_SECONDS = 300.0
SPARE_FILES = 200


@dataclass(frozen=True)
class Stage:
    """One phase of the load: so many tables, each seat thinking up to so long before a choice."""

    name: str
    tables: int
    seconds: float
    think: float


def options(given: Sequence[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=200, metavar="N", help="busy tables at once")
    parser.add_argument("--seconds", type=float, default=30.0, metavar="S", help="how long they are busy")
    parser.add_argument(
        "--think", type=float, default=3.0, metavar="S", help="longest thinking before a choice"
    )
    parser.add_argument("--database", default="", metavar="URL", help="instead of a temporary SQLite file")
    parser.add_argument("--pages", action="store_true", help="watch as browsers do, with drawn regions")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of all that is random here")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file")
    parser.add_argument("--quick", action="store_true", help="few tables for a short time")
    asked = parser.parse_args(given)
    if asked.quick:
        asked.tables, asked.seconds = QUICK_TABLES, QUICK_SECONDS
    asked.tables = max(1, min(asked.tables, MOST_TABLES))
    asked.seconds = max(0.1, min(asked.seconds, MOST_SECONDS))
    return asked


def stages(asked: argparse.Namespace) -> list[Stage]:
    """One table alone, many busy ones, and the same without any thinking."""
    half = asked.seconds / 2
    return [
        Stage("one table", 1, half, min(SINGLE_THINK, asked.think)),
        Stage("busy tables", asked.tables, asked.seconds, asked.think),
        Stage("no thinking", asked.tables, half, 0.0),
    ]


async def wait_until_ready(server: Server) -> None:
    """Wait until the server can serve."""
    line, until = Line(server.port), perf_counter() + START_SECONDS
    while perf_counter() < until and server.process.poll() is None:
        with suppress(TroubleError):
            if (await line.ask("GET", "/ready"))[0] == OK:
                line.close()
                return
        await asyncio.sleep(0.05)
    raise CommandError(f"the server is not ready:\n{server.said}")


async def run_stage(stage: Stage, server: Server, places: list[Place], report: Report) -> None:
    """Play one phase and put its figures into the report."""
    notes = Notes()
    for place in places:
        place.notes = notes
        for stream in place.streams:
            stream.complain = notes.complain
    used = {"memory_before": server.memory}
    began, server_began, client_began = perf_counter(), server.cpu, process_time()
    playing = [asyncio.create_task(place.play(began + stage.seconds, stage.think)) for place in places]
    await asyncio.sleep(stage.seconds / 2)
    used["memory_middle"] = server.memory
    await asyncio.gather(*playing)
    seconds = perf_counter() - began
    used["memory_after"] = server.memory
    used["server_cpu"] = (server.cpu - server_began) / seconds
    used["client_cpu"] = (process_time() - client_began) / seconds
    report.phases.append(phase(stage.name, stage.tables, stage.think, seconds, notes, used))


async def load(server: Server, asked: argparse.Namespace, report: Report, console: Console) -> list[Played]:
    """Play all phases against the server; returns all tables that were played."""
    await wait_until_ready(server)
    report.memory_at_start = round(server.memory, 2)
    random, places = Random(asked.seed), list[Place]()
    for stage in stages(asked):
        console.print(f"{stage.name}: {stage.tables} for {stage.seconds:g} s …", style="dim")
        more = [
            Place(server.port, Random(random.random()), Notes(), asked.pages)
            for _ in range(len(places), stage.tables)
        ]
        await sit_all(more)
        places += more
        await run_stage(stage, server, places, report)
    tables = [table for place in places for table in place.tables]
    await check_told(server.port, tables, report.verdict)
    report.memory_peak = round(server.peak_memory, 2)
    await leave_all(places)
    return tables


def measure(asked: argparse.Namespace, console: Console) -> Report:
    """Run a server, load it, and compare what it has with what its clients know."""
    allow_files(2 * SEATS * asked.tables + SPARE_FILES)
    report = Report(machine())
    with TemporaryDirectory(prefix="figurka-load-") as folder:
        database = asked.database or f"sqlite:///{Path(folder) / 'load.sqlite'}"
        with Server(database, Path(folder) / "server.log") as server:
            tables = asyncio.run(load(server, asked, report, console))
            server.stop()
            report.server_errors = server.said.count("Traceback")
        check_log(database, tables, report.verdict)
    return report


def allow_files(count: int) -> None:
    """Let this process and the server open so many connections, as far as the system permits."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = count if hard == resource.RLIM_INFINITY else min(count, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def main() -> int:
    """Measure what is asked for and print it."""
    asked = options()
    console = Console(stderr=True)
    try:
        report = measure(asked, console)
    except (CommandError, TroubleError) as failure:
        console.print(str(failure), style="red", markup=False)
        return 1
    if asked.json:
        asked.json.write_text(json.dumps(report.plain(), indent=2) + "\n", encoding="utf-8")
    show(report, Console())
    return 0 if report.verdict.good else 1


if __name__ == "__main__":
    sys.exit(main())
