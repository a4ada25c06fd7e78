"""Where the processor time of a choice goes that is made in browsers: a real server, told by its parts.

A server plays tables over real HTTP as in benchmarks.load --pages; some functions of its code are watched,
each for the time of its own thread without that of other watched ones that it calls. Watching costs a little.
Run it by python -m benchmarks.phases.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import json
import signal
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import wraps
from importlib import import_module
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import thread_time
from typing import Any, Final

from benchmarks.load import games_for_two
from benchmarks.load_play import Notes, Place, leave_all, sit_all
from benchmarks.load_server import Server, wait_until_ready
from figurka.packages import game_packages
from figurka.web.found import drawing_of
from figurka.web.server import serve

WATCHED: Final = {
    "figurka.tables.store:Store.news": "database",
    "figurka.tables.store:Store.append": "database",
    "figurka.tables.store:Store.see": "database",
    "figurka.tables.acts:choose": "the choice, tried and made",
    "figurka.tables.live:LiveTable.accept": "the choice, tried and made",
    "figurka.core.game:Game.view": "the view",
    "figurka.web.sight:see_decision": "options and their words",
    "figurka.web.regions:journal_page": "journal",
    "figurka.web.regions:trail_of": "trail and stops",
    "figurka.web.regions:stops_of": "trail and stops",
    "figurka.web.drawings:inputs_of": "other inputs",
    "figurka.web.tracing:Inputs.differing": "finding what is the same",
    "figurka.web.drawings:traced": "templates",
    "figurka.web.drawings:Drawings.of": "drawing, the rest",
    "figurka.web.drawings:Regions.event": "telling what changed",
    "figurka.web.streaming:Packer.pack": "compression",
}
"""The functions that are watched, with the part of a choice to which they belong."""
SERVE: Final = "import sys; from benchmarks.phases import serve_watched; serve_watched(*sys.argv[1:])"
REST: Final = "all else: HTTP, the event loop, threads"


class Watch:
    """Counts how long the watched functions took, each without those that it called."""

    def __init__(self) -> None:
        self.seconds: Counter[str] = Counter()
        self._inner = threading.local()

    def watched(self, function: Callable[..., Any], told: Callable[..., str]) -> Callable[..., Any]:
        """The function, counted for what its arguments tell."""

        @wraps(function)
        def call(*args: Any, **kwargs: Any) -> Any:
            outer, self._inner.seconds = getattr(self._inner, "seconds", 0.0), 0.0
            began = thread_time()
            try:
                return function(*args, **kwargs)
            finally:
                took = thread_time() - began
                self.seconds[told(*args)] += took - self._inner.seconds
                self._inner.seconds = outer + took

        return call

    def look_at(self, address: str, part: str) -> None:
        """Watch what stands at an address."""
        module, _, path = address.partition(":")
        *within, name = path.split(".")
        place = import_module(module)
        for each in within:
            place = getattr(place, each)
        function = getattr(place, name)
        told = region_told if part == "templates" else lambda *_: part
        setattr(place, name, self.watched(function, told))


def region_told(template: str, *_: object) -> str:
    """The part of a choice that drawing a region is."""
    return f"region {template.partition('.')[0]}"


def serve_watched(database: str, figures: str, profile: str = "") -> None:
    """Serve until asked to stop, then write what the watched functions took, or a profile of everything."""
    watch = Watch()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # to come back from serving
    signal.signal(signal.SIGUSR1, lambda *_: watch.seconds.clear())
    if profile:
        with cProfile.Profile() as profiler:
            serve("127.0.0.1", 0, database, browser=False, pace=0.0, limits=False)
        profiler.dump_stats(profile)
        return
    for address, part in WATCHED.items():
        watch.look_at(address, part)
    for name in game_packages():
        drawing = drawing_of(name)
        context = watch.watched(drawing.context, lambda *_: "what the game's templates need")
        object.__setattr__(drawing, "context", context)
    serve("127.0.0.1", 0, database, browser=False, pace=0.0, limits=False)
    Path(figures).write_text(json.dumps(watch.seconds), encoding="utf-8")


class Watched(Server):
    """A server that watches itself."""

    figures: Path
    profile = ""

    def command(self) -> list[str]:
        """How it is started."""
        return [self.python, "-c", SERVE, self.database, str(self.figures), self.profile]


async def play(server: Server, game: str, choices: int, tables: int) -> tuple[int, float]:
    """Play some choices at some tables, then so many that count; their number and the processor seconds."""
    await wait_until_ready(server)
    notes = Notes()
    places = [Place(server.port, Random(seed), notes, True, game) for seed in range(tables)]
    await sit_all(places)
    await make(places, notes, choices // 4)
    warm, began = notes.choices, server.cpu
    server.process.send_signal(signal.SIGUSR1)
    await make(places, notes, warm + choices)
    used = server.cpu - began
    await leave_all(places)
    return notes.choices - warm, used


async def make(places: Sequence[Place], notes: Notes, choices: int) -> None:
    """Go on until so many choices are made."""
    while notes.choices < choices:
        await asyncio.gather(*(place.step() for place in places))


def rows(game: str, asked: argparse.Namespace) -> Iterator[tuple[str, float]]:
    """The parts of a choice with their milliseconds, the longest first."""
    with TemporaryDirectory(prefix="figurka-phases-") as folder:
        server = Watched(f"sqlite:///{folder}/tables.sqlite", Path(folder) / "log")
        server.figures, server.profile = Path(folder) / "figures", asked.profile
        with server:
            made, used = asyncio.run(play(server, game, asked.choices, asked.tables))
        found = {} if asked.profile else json.loads(server.figures.read_text(encoding="utf-8"))
    yield f"{game}: all", 1000 * used / made
    yield REST, 1000 * (used - sum(found.values())) / made
    for part, seconds in sorted(found.items(), key=lambda each: -each[1]):
        yield part, 1000 * seconds / made


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.phases", description=__doc__)
    parser.add_argument("--game", nargs="+", default=games_for_two(), choices=games_for_two(), metavar="NAME")
    parser.add_argument("--choices", type=int, default=200, metavar="N", help="of each game")
    parser.add_argument("--tables", type=int, default=2, metavar="N", help="at which they are made")
    parser.add_argument("--profile", default="", metavar="FILE", help="write a profile there instead")
    asked = parser.parse_args()
    for game in asked.game:
        for part, milliseconds in rows(game, asked):
            print(f"| {part} | {milliseconds:.2f} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
