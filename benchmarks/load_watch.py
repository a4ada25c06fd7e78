"""Many spectators at one table: how they arrive, how soon a choice reaches all, if others are served."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from time import perf_counter, process_time
from types import TracebackType
from typing import Self

import msgspec
from rich.console import Console
from rich.table import Table

from benchmarks.load_http import Line, Stream, TroubleError
from benchmarks.load_play import GAME, OK, READ_MADE, READ_SHOWN, SEATS
from benchmarks.load_server import Server, wait_until_ready
from benchmarks.table import number

MOST_CHOICES = 20
PAUSE = 0.5
"""Seconds between two choices, so that each is measured alone."""
LONGEST = 120.0
"""So many seconds all are waited for."""
AT_ONCE = 25
"""So many arrive at the same moment."""
EVERY = 0.02
"""Seconds between two questions whether the server is healthy."""
ASK = """
import http.client, json, sys, threading, time
port, every, ended = int(sys.argv[1]), float(sys.argv[2]), threading.Event()
threading.Thread(target=lambda: (sys.stdin.read(), ended.set()), daemon=True).start()
line, found = http.client.HTTPConnection("127.0.0.1", port, timeout=300), []
while not ended.wait(every):
    began = time.monotonic()
    line.request("GET", "/health")
    line.getresponse().read()
    found.append((began, time.monotonic() - began))
print(json.dumps(found))
"""


@dataclass
class Watched:
    """What was measured with so many spectators; times are in milliseconds."""

    spectators: int
    arrival_seconds: float = 0.0
    arrival_cpu: float = 0.0
    """How many seconds of processor time the server took until all had the page and its stream."""
    arrival_health: dict[str, float] = field(default_factory=dict)
    reached_ms: list[float] = field(default_factory=list)
    """Of each choice the time until all spectators have it."""
    choice_cpu_ms: float = 0.0
    """The server's processor time for a choice."""
    client_cpu_ms: float = 0.0
    """The same of the spectators, to see that it is not they who are measured."""
    bytes_per_update: float = 0.0
    health: dict[str, float] = field(default_factory=dict)
    """How long the server took to say that it is alive while choices reached the spectators."""
    memory: float = 0.0
    lost: int = 0
    """How many spectators did not get a choice."""


class Health:
    """Asks in a process of its own, again and again, whether the server is alive."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.took: dict[str, float] = {}

    def __enter__(self) -> Self:
        self.process = subprocess.Popen(
            [sys.executable, "-c", ASK, str(self.port), str(EVERY)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        told, _ = self.process.communicate("")
        times = sorted(1000 * seconds for _, seconds in json.loads(told or "[]")) or [0.0]
        middle, late = times[len(times) // 2], times[int(0.95 * (len(times) - 1))]
        self.took = {"p50": round(middle, 1), "p95": round(late, 1), "max": round(times[-1], 1)}


async def watch_table(server: Server, spectators: int, seed: int, seconds: float) -> Watched:
    """One table that two play and so many watch; some choices are made, about one in a second."""
    choices = max(1, min(MOST_CHOICES, round(seconds)))
    await wait_until_ready(server)
    watched, random = Watched(spectators), Random(seed)
    player = Line(server.port)
    wish = {"game": GAME, "seats": ["person"] * SEATS, "seed": seed}
    _, body = await player.ask("POST", "/api/tables", body=msgspec.json.encode(wish))
    made = READ_MADE.decode(body)
    secrets = [seat.secret for seat in made.seats]
    await open_page(server, made.table)  # templates are read once
    streams = await arrive(server, made.table, watched)
    await choose(player, f"/api/tables/{made.table}", secrets, random)
    await all_have(streams, 1, perf_counter(), watched)
    watched.reached_ms.clear()  # with the first choice the server has read the templates that it needs
    before = sum(stream.received for stream in streams)
    began, client_began = server.cpu, process_time()
    with Health(server.port) as health:
        for move in range(1, 1 + choices):
            await asyncio.sleep(PAUSE)
            sent = perf_counter()
            await choose(player, f"/api/tables/{made.table}", secrets, random)
            await all_have(streams, move + 1, sent, watched)
    watched.health = health.took
    watched.choice_cpu_ms = round(1000 * (server.cpu - began) / choices, 1)
    watched.client_cpu_ms = round(1000 * (process_time() - client_began) / choices, 1)
    watched.bytes_per_update = round(
        (sum(each.received for each in streams) - before) / len(streams) / choices
    )
    watched.memory = round(server.memory, 1)
    for stream in streams:
        await stream.close()
    player.close()
    return watched


async def open_page(server: Server, table: str) -> None:
    """Get the page of a table, as somebody who has no seat there."""
    line = Line(server.port)
    status, _ = await line.ask("GET", f"/tables/{table}", more="Accept-Encoding: gzip")
    line.close()
    if status != OK:
        raise TroubleError(f"status {status}")


async def arrive(server: Server, table: str, watched: Watched) -> list[Stream]:
    """All spectators come, many at the same moment; each gets the page and then its stream."""
    gate, complaints = asyncio.Semaphore(AT_ONCE), list[str]()
    path = f"/tables/{table}/events?parts=true&at=0"

    async def come() -> Stream:
        async with gate:
            await open_page(server, table)
            stream = Stream(Line(server.port), path, "", complaints.append, page=True)
            await stream.reach(0, LONGEST)
            return stream

    began, server_began = perf_counter(), server.cpu
    with Health(server.port) as health:
        streams = await asyncio.gather(*(come() for _ in range(watched.spectators)))
    watched.arrival_seconds = round(perf_counter() - began, 1)
    watched.arrival_cpu = round(server.cpu - server_began, 2)
    watched.arrival_health = health.took
    return streams


async def choose(player: Line, path: str, secrets: list[str], random: Random) -> None:
    """Whoever is asked chooses something."""
    for secret in secrets:
        _, body = await player.ask("GET", path, secret)
        shown = READ_SHOWN.decode(body)
        if shown.decision is not None and shown.decision.options:
            option = random.randrange(len(shown.decision.options))
            choice = msgspec.json.encode({"move": shown.move, "option": option})
            status, _ = await player.ask("POST", f"{path}/choices", secret, choice, "Prefer: return=minimal")
            if status == OK:
                return
    raise TroubleError("nobody could choose")


async def all_have(streams: list[Stream], move: int, sent: float, watched: Watched) -> None:
    """Wait until all spectators have a move, and note how long that took."""
    reached = await asyncio.gather(*(each.reach(move, LONGEST) for each in streams), return_exceptions=True)
    times = [each for each in reached if isinstance(each, float)]
    watched.lost += len(reached) - len(times)
    watched.reached_ms.append(round(1000 * (max(times, default=sent) - sent), 1))


def show_watched(all_watched: list[Watched], console: Console) -> None:
    """Print the figures; those of another checkout stand before those of here."""
    table = Table(title=f"{all_watched[-1].spectators} spectators at one table")
    for heading in ("", "there", "here")[-1 - len(all_watched) :] if len(all_watched) > 1 else ("", "here"):
        table.add_column(heading, justify="left" if not heading else "right")
    rows: list[tuple[str, Callable[[Watched], str]]] = [
        ("all have arrived after, s", lambda each: number(each.arrival_seconds)),
        ("processor time for that, s", lambda each: f"{each.arrival_cpu:.2f}"),
        ("/health meanwhile, p50 / p95 / max, ms", lambda each: health_told(each.arrival_health)),
        ("a choice reaches all, p50 / max, ms", reached_told),
        ("processor time for a choice, ms", lambda each: number(each.choice_cpu_ms)),
        ("that of the spectators, ms", lambda each: number(each.client_cpu_ms)),
        ("bytes an update", lambda each: f"{each.bytes_per_update:,.0f}"),
        ("/health meanwhile, p50 / p95 / max, ms", lambda each: health_told(each.health)),
        ("memory, MiB", lambda each: number(each.memory)),
        ("updates that did not come", lambda each: str(each.lost)),
    ]
    for title, told in rows:
        table.add_row(title, *(told(each) for each in all_watched))
    console.print(table)


def health_told(took: dict[str, float]) -> str:
    """Times in a cell."""
    return " / ".join(f"{each:,.0f}" for each in took.values())


def reached_told(watched: Watched) -> str:
    """How long a choice took to reach all spectators."""
    times = sorted(watched.reached_ms)
    return f"{times[len(times) // 2]:,.0f} / {times[-1]:,.0f}"
