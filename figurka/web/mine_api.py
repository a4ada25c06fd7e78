"""My games for programs: whose turn it is at all tables that somebody holds a secret of."""

from datetime import datetime

import msgspec
from litestar import Controller, get

from figurka.tables.clock import asked_since, runs_out
from figurka.tables.model import Status, Summary
from figurka.tables.service import Tables
from figurka.web.identity import AnyRequest, Visitor, visitor_of
from figurka.web.mine import summaries_of, urgency, waiting_for
from figurka.web.pages import state_of
from figurka.web.regions import seats_of


class WaitingAnswer(msgspec.Struct):
    """At how many tables it is the caller's turn, also in words."""

    count: int
    text: str


class MyGameAnswer(msgspec.Struct):
    """A table at which the caller holds a seat, or which he hosts."""

    table: str
    game: str
    title: str
    status: str
    state: str
    """`yours` if it is the caller's turn, `waits` for others, `gathering`, `over` or `closed`."""
    names: list[str]
    seats: list[int]
    """The caller's seats."""
    asked: int | None
    """The seat that is asked, if the game goes on."""
    since: datetime | None
    """Since when it has been, if it is a person's."""
    turn_time: int
    """How many seconds a turn may take; 0 is as long as one likes."""
    until: datetime | None
    """When the time of who is asked is over; null while no clock runs."""
    winners: list[int]
    link: str
    """The page of the table, or of its result."""


class MyGamesAnswer(WaitingAnswer):
    """The caller's tables: first those where it is his turn, the most urgent first."""

    tables: list[MyGameAnswer]


def answer_waiting(found: list[Summary], visitor: Visitor) -> tuple[int, str]:
    """How many tables wait, in figures and in words."""
    count = waiting_for(found)
    words = visitor.words
    return count, words("web-mine-waiting", count=count) if count else words("web-mine-waiting-none")


def answer_game(summary: Summary, visitor: Visitor) -> MyGameAnswer:
    """One of the caller's tables."""
    record, seats = summary.record, summary.seats
    running, over = record.status is Status.RUNNING, record.status is Status.OVER
    return MyGameAnswer(
        record.id,
        record.game,
        record.title,
        str(record.status),
        state_of(summary),
        [seat.name for seat in seats_of(seats, visitor.words)],
        list(summary.mine),
        record.turn if running else None,
        asked_since(record, seats),
        record.turn_time,
        runs_out(record, seats),
        list(record.winners) if over else [],
        f"/tables/{record.id}/result" if over else f"/tables/{record.id}",
    )


class MineApi(Controller):
    """What waits for whoever asks: his secrets travel as the page's cookies or as a bearer token."""

    path = "/api/me"
    tags = ["my games"]  # noqa: RUF012

    @get("/games", summary="Your tables, and whose turn it is")
    async def games(self, request: AnyRequest, tables: Tables) -> MyGamesAnswer:
        """All tables that the caller holds a secret of, the damaged ones left out."""
        visitor = visitor_of(request)
        found = await summaries_of(tables, visitor)
        ordered = sorted(found, key=lambda each: (state_of(each) != "yours", urgency(each)))
        return MyGamesAnswer(
            *answer_waiting(found, visitor), [answer_game(each, visitor) for each in ordered]
        )

    @get("/waiting", summary="How many tables wait for you")
    async def waiting(self, request: AnyRequest, tables: Tables) -> WaitingAnswer:
        """At how many tables it is the caller's turn."""
        visitor = visitor_of(request)
        return WaitingAnswer(*answer_waiting(await summaries_of(tables, visitor), visitor))
