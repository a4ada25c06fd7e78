"""Tables played over HTTP by clients that choose at random, and what is noted meanwhile."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

import msgspec

from benchmarks.load_http import Line, PageStream, Stream, TroubleError

GAME = "farshore"
SEATS = 2
TWICE = 0.05
"""So many of the choices are sent twice at the same time, as by a double click or an eager retry."""
REST = 0.5
"""Seconds without a request after trouble."""
OK, CREATED, CONFLICT = 200, 201, 409


class Key(msgspec.Struct):
    """An option of a decision."""

    key: str


class Asked(msgspec.Struct):
    """A decision; the options are there for the seat that is asked."""

    seat: int
    kind: str
    options: list[Key] | None


class Shown(msgspec.Struct):
    """As much of a table's answer as is needed to play on."""

    move: int
    decision: Asked | None


class MadeSeat(msgspec.Struct):
    """A seat of a new table."""

    secret: str


class Made(msgspec.Struct):
    """A new table."""

    table: str
    seats: list[MadeSeat]


READ_SHOWN = msgspec.json.Decoder(Shown)
READ_MADE = msgspec.json.Decoder(Made)


@dataclass
class Played:
    """A table as its players know it: how it was set up, and the choices that the server accepted."""

    id: str
    seed: int
    secrets: list[str]
    choices: list[int] = field(default_factory=list)
    twice: int = 0
    """How many choices were accepted a second time."""
    game: str = GAME

    @property
    def path(self) -> str:
        """The table's address."""
        return f"/api/tables/{self.id}"


@dataclass
class Notes:
    """What was noted in one phase of the load."""

    answers: list[float] = field(default_factory=list)
    """Seconds from sending a choice to its answer."""
    updates: list[float] = field(default_factory=list)
    """Seconds from sending a choice to the update on the other seat's stream."""
    choices: int = 0
    received: int = 0
    """How many bytes of updates came over the wire."""
    retries: int = 0
    games_over: int = 0
    errors: Counter[str] = field(default_factory=Counter)

    def complain(self, kind: str) -> None:
        """Note an error by its kind."""
        self.errors[kind] += 1


class Place:
    """Two clients who play at one table, and at another one when its game is over."""

    def __init__(self, port: int, random: Random, notes: Notes, pages: bool, game: str = GAME) -> None:
        self.random = random
        self.notes = notes
        self.pages = pages
        self.game = game
        self.lines = [Line(port) for _ in range(SEATS)]
        self.streams: list[Stream] = []
        self.tables: list[Played] = []
        self.shown: Shown | None = None
        self.doubtful: int | None = None
        """A choice whose answer went lost: the next look shows whether it was accepted."""

    @property
    def table(self) -> Played:
        """The table that is played at now."""
        return self.tables[-1]

    async def sit_down(self) -> None:
        """Set up a table, and listen to it from both seats."""
        seed = self.random.randrange(1 << 32)
        wish = {"game": self.game, "seats": ["person"] * SEATS, "seed": seed}
        status, body = await self.lines[0].ask("POST", "/api/tables", body=msgspec.json.encode(wish))
        if status != CREATED:
            raise TroubleError(f"status {status}")
        made = READ_MADE.decode(body)
        self.tables.append(Played(made.table, seed, [seat.secret for seat in made.seats], game=self.game))
        self.shown = self.doubtful = None
        path = f"/tables/{made.table}/events?parts=true" if self.pages else f"{self.table.path}/events"
        kind = PageStream if self.pages else Stream
        for secret in self.table.secrets:
            self.streams.append(kind(Line(self.lines[0].port), path, secret, self.notes.complain))
        for stream in self.streams:
            await stream.reach(0)

    def take_notes(self, notes: Notes) -> None:
        """Note what happens from now on in these notes."""
        self.notes = notes
        for stream in self.streams:
            stream.complain = notes.complain
            stream.received = 0

    async def get_up(self) -> None:
        """Leave the table."""
        self.notes.received += sum(stream.received for stream in self.streams)
        for stream in self.streams:
            await stream.close()
        self.streams.clear()

    async def play(self, until: float, think: float) -> None:
        """Choose again and again, thinking up to so many seconds each time; somebody does at least once."""
        while True:
            await asyncio.sleep(min(self.random.uniform(0, think), max(0.0, until - perf_counter())))
            if perf_counter() >= until and self.notes.choices:
                self.notes.received += sum(stream.received for stream in self.streams)
                return
            try:
                await self.step()
            except TroubleError as trouble:
                self.notes.complain(str(trouble))
                self.shown = None
                await asyncio.sleep(REST)

    async def step(self) -> None:
        """Make a choice, or sit down at another table if the game is over."""
        shown = await (self._see() if self.pages else self._look())
        if shown.decision is None:
            self.notes.games_over += 1
            await self.get_up()
            await self.sit_down()
            return
        option = self.random.randrange(self._options(shown.decision))
        await self._choose(shown.decision.seat, shown.move, option)

    async def _see(self) -> Shown:
        """The table as the page of the seat shows it that is asked; a program asks if that is not known."""
        if self.shown is None or self.doubtful is not None:
            return await self._look()
        if self.shown.decision is not None:
            await self.streams[self.shown.decision.seat].reach(self.shown.move)
        return self.shown

    def _options(self, asked: Asked) -> int:
        """How many options there are, as the answer to the last choice or the page of the seat tells."""
        if asked.options:
            return len(asked.options)
        page = self.streams[asked.seat]
        assert isinstance(page, PageStream)
        return page.options

    async def _look(self) -> Shown:
        """The table as the seat sees it that is asked."""
        seat = 0 if self.shown is None or self.shown.decision is None else self.shown.decision.seat
        while self.shown is None or (self.shown.decision is not None and self.shown.decision.options is None):
            status, body = await self.lines[seat].ask("GET", self.table.path, self.table.secrets[seat])
            if status != OK:
                raise TroubleError(f"status {status}")
            self.shown = READ_SHOWN.decode(body)
            seat = seat if self.shown.decision is None else self.shown.decision.seat
        if self.doubtful is not None and self.shown.move == len(self.table.choices) + 1:
            self.table.choices.append(self.doubtful)
        self.doubtful = None
        return self.shown

    async def _choose(self, seat: int, move: int, option: int) -> None:
        """Send a choice, now and then twice, and wait for its answer and for the other seat's update."""
        body = msgspec.json.encode({"move": move, "option": option})
        path, secret = f"{self.table.path}/choices", self.table.secrets[seat]
        lines = self.lines if self.random.random() < TWICE else self.lines[seat : seat + 1]
        self.doubtful = option
        sent = perf_counter()
        more = "Prefer: return=minimal" if self.pages else ""
        asking = [asyncio.create_task(line.ask("POST", path, secret, body, more)) for line in lines]
        await asyncio.wait(asking)
        answered = perf_counter()
        answers = [each.result() for each in asking]
        self._accept(option, answers)
        self.notes.retries += len(lines) - 1
        updated = await self.streams[1 - seat].reach(move + 1)
        if len(lines) == 1:
            self.notes.answers.append(answered - sent)
            self.notes.updates.append(updated - sent)

    def _accept(self, option: int, answers: list[tuple[int, bytes]]) -> None:
        """Take over a choice that was accepted; of two alike, one has to be refused."""
        accepted = [body for status, body in answers if status == OK]
        strange = [status for status, _ in answers if status not in (OK, CONFLICT)]
        if strange or not accepted:
            raise TroubleError(f"status {strange[0] if strange else CONFLICT}")
        self.table.twice += len(accepted) - 1
        self.table.choices.append(option)
        self.doubtful = None
        self.notes.choices += 1
        self.shown = READ_SHOWN.decode(accepted[0])
        if self.shown.move != len(self.table.choices):
            self.notes.complain("answer of another move")


async def sit_all(places: list[Place]) -> None:
    """Set up the tables of all places, a few at a time."""
    gate = asyncio.Semaphore(4)

    async def sit(place: Place) -> None:
        async with gate:
            await place.sit_down()

    await asyncio.gather(*(sit(place) for place in places))


async def leave_all(places: list[Place]) -> None:
    """Close all connections."""
    for place in places:
        with suppress(OSError):
            await place.get_up()
        for line in place.lines:
            line.close()
