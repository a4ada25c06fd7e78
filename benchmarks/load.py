"""Plays many tables over real HTTP on this machine and reports how fast and how faithful the server is.

Run it by python -m benchmarks.load; it ends by itself, with 1 if anything was lost or doubled.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from rich.console import Console

from benchmarks.environment import CommandError
from benchmarks.load_check import check_log, check_told
from benchmarks.load_http import TroubleError
from benchmarks.load_play import GAME, SEATS, Notes, Place, Played, leave_all, sit_all
from benchmarks.load_report import Look, Report, compare, machine, phase, show
from benchmarks.load_server import Server, wait_until_ready
from benchmarks.load_watch import Watched, show_watched, watch_table
from figurka.core.registry import find_rules, list_games

MOST_TABLES = 2000
MOST_SECONDS = 600.0
MOST_SPECTATORS = 1000
SINGLE_THINK = 0.05
QUICK_TABLES, QUICK_SECONDS = 20, 3.0
SPARE_FILES = 200
LOOKS = 20
"""So often in a phase it is looked how much memory the server has."""


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
    parser.add_argument(
        "--game", default=GAME, choices=games_for_two(), metavar="NAME", help="that is played"
    )
    parser.add_argument("--database", default="", metavar="URL", help="instead of a temporary SQLite file")
    parser.add_argument(
        "--processes",
        type=int,
        default=1,
        metavar="N",
        help="that serve; several need a --database of PostgreSQL",
    )
    parser.add_argument("--pages", action="store_true", help="watch as browsers do, with drawn regions")
    parser.add_argument(
        "--spectators",
        type=int,
        default=0,
        metavar="N",
        help="instead: one table that so many browsers watch",
    )
    parser.add_argument(
        "--soak",
        type=float,
        default=0.0,
        metavar="S",
        help="instead: busy tables for so many seconds, and how memory goes meanwhile",
    )
    parser.add_argument(
        "--beside", type=Path, metavar="CHECKOUT", help="load a server of that checkout, too, in the same run"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of all that is random here")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file")
    parser.add_argument("--quick", action="store_true", help="few tables for a short time")
    asked = parser.parse_args(given)
    if asked.quick:
        asked.tables, asked.seconds = QUICK_TABLES, QUICK_SECONDS
    asked.tables = max(1, min(asked.tables, MOST_TABLES))
    asked.seconds = max(0.1, min(asked.seconds, MOST_SECONDS))
    asked.soak = max(0.0, min(asked.soak, MOST_SECONDS))
    asked.spectators = max(0, min(asked.spectators, MOST_SPECTATORS))
    if asked.beside is not None and not (asked.beside / "figurka").is_dir():
        parser.error(f"{asked.beside} is no checkout of figurka")
    return asked


def games_for_two() -> list[str]:
    """The games that two can play."""
    return [name for name in list_games() if SEATS in find_rules(name).seats]


def stages(asked: argparse.Namespace) -> list[Stage]:
    """One table alone, many busy ones, and the same without any thinking; or many for a long time."""
    if asked.soak:
        return [Stage("soak", asked.tables, asked.soak, asked.think)]
    half = asked.seconds / 2
    return [
        Stage("one table", 1, half, min(SINGLE_THINK, asked.think)),
        Stage("busy tables", asked.tables, asked.seconds, asked.think),
        Stage("no thinking", asked.tables, half, 0.0),
    ]


class Side:
    """A server under load, those who play there, and its figures."""

    def __init__(self, server: Server, asked: argparse.Namespace) -> None:
        self.server = server
        self.pages: bool = asked.pages
        self.game: str = asked.game
        self.random = Random(asked.seed)
        self.places: list[Place] = []
        self.report = Report(machine())

    @property
    def tables(self) -> list[Played]:
        """All tables that were played."""
        return [table for place in self.places for table in place.tables]

    async def run(self, stage: Stage) -> None:
        """Play one phase and put its figures into the report."""
        count = range(len(self.places), stage.tables)
        more = [
            Place(self.server.port, Random(self.random.random()), Notes(), self.pages, self.game)
            for _ in count
        ]
        await sit_all(more)
        self.places += more
        notes = Notes()
        for place in self.places:
            place.take_notes(notes)
        course = [self._look(0.0, notes)]
        began, server_began, client_began = perf_counter(), self.server.cpu, process_time()
        until = began + stage.seconds
        playing = [asyncio.create_task(place.play(until, stage.think)) for place in self.places]
        for number in range(1, LOOKS):
            await asyncio.sleep(began + stage.seconds * number / LOOKS - perf_counter())
            course.append(self._look(perf_counter() - began, notes))
        await asyncio.gather(*playing)
        seconds = perf_counter() - began
        course.append(self._look(seconds, notes))
        used = {
            "server_cpu": (self.server.cpu - server_began) / seconds,
            "client_cpu": (process_time() - client_began) / seconds,
        }
        found = phase(stage.name, stage.tables, stage.think, seconds, notes, used, course)
        self.report.phases.append(found)

    def _look(self, seconds: float, notes: Notes) -> Look:
        return Look(round(seconds, 2), len(self.tables), notes.choices, round(self.server.memory, 2))

    async def end(self) -> None:
        """Compare what the server tells with what its clients know, and leave."""
        await check_told(self.server.port, self.tables, self.report.verdict)
        self.report.memory_peak = round(self.server.peak_memory, 2)
        await leave_all(self.places)


async def load(sides: list[Side], asked: argparse.Namespace, console: Console) -> None:
    """Play all phases, each against one server after the other."""
    for side in sides:
        await wait_until_ready(side.server)
        side.report.memory_at_start = round(side.server.memory, 2)
    for stage in stages(asked):
        for side in sides:
            where = side.server.checkout or "here"
            console.print(f"{stage.name}: {stage.tables} for {stage.seconds:g} s, {where} …", style="dim")
            await side.run(stage)
    for side in sides:
        await side.end()


@contextmanager
def servers(asked: argparse.Namespace) -> Iterator[list[Server]]:
    """The server of the other checkout, if one is asked for, and that of here, each on its own database."""
    checkouts = [None] if asked.beside is None else [asked.beside.resolve(), None]
    with TemporaryDirectory(prefix="figurka-load-") as folder, ExitStack() as running:
        yield [
            running.enter_context(
                Server(
                    asked.database
                    if asked.database and checkout is None
                    else f"sqlite:///{folder}/{number}.sqlite",
                    Path(folder) / f"{number}.log",
                    checkout,
                    asked.processes if checkout is None else 1,
                )
            )
            for number, checkout in enumerate(checkouts)
        ]


def measure(asked: argparse.Namespace, console: Console) -> list[Report]:
    """Run servers, load them, and compare what they have with what their clients know."""
    allow_files(4 * SEATS * asked.tables + SPARE_FILES)
    with servers(asked) as running:
        sides = [Side(server, asked) for server in running]
        asyncio.run(load(sides, asked, console))
        for side in sides:
            side.server.stop()
            side.report.server_errors = side.server.said.count("Traceback")
            check_log(side.server.database, side.tables, side.report.verdict)
    return [side.report for side in sides]


def watch(asked: argparse.Namespace) -> list[Watched]:
    """Let many watch one table of each server."""
    allow_files(2 * asked.spectators + SPARE_FILES)
    with servers(asked) as running:
        return [
            asyncio.run(watch_table(server, asked.spectators, asked.seed, asked.seconds))
            for server in running
        ]


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
        if asked.spectators:
            watched = watch(asked)
            show_watched(watched, Console())
            write(asked.json, [asdict(each) for each in watched])
            return 0 if all(each.lost == 0 for each in watched) else 1
        reports = measure(asked, console)
    except (CommandError, TroubleError) as failure:
        console.print(str(failure), style="red", markup=False)
        return 1
    now = reports[-1]
    write(asked.json, now.plain() if len(reports) == 1 else [each.plain() for each in reports])
    if len(reports) > 1:
        show(reports[0], Console(), "there: figurka")
    show(now, Console())
    if len(reports) > 1:
        compare(reports[0], now, Console())
    return 0 if all(each.verdict.good for each in reports) else 1


def write(file: Path | None, figures: object) -> None:
    """Write figures to a file, if one is wanted."""
    if file is not None:
        file.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
