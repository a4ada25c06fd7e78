"""Live updates: whoever looks at a table is sent the regions that changed, over server-sent events."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from random import randrange
from typing import Final

import msgspec
from litestar.response import ServerSentEventMessage

from figurka.core.errors import FigurkaError
from figurka.tables.errors import DatabaseAwayError
from figurka.tables.model import SeatRecord, Status
from figurka.tables.service import Tables
from figurka.web.identity import Visitor
from figurka.web.regions import Looking, table_regions
from figurka.web.seating import absences, look_for_others, on_screen, own_seats, welcome

HEARTBEAT: Final = 15.0
"""After so many silent seconds a word keeps the connection open, and tells the page that it is."""
ALWAYS_SENT: Final = ("side", "company", "chat")
"""What changes without a move, and so may be old even on a page that knows the move."""


SOONEST_AGAIN: Final = 200
LATEST_AGAIN: Final = 900
"""After so many milliseconds a browser whose stream has ended comes again; not all at the same moment."""


async def coming_again(
    stream: AsyncIterator[ServerSentEventMessage],
) -> AsyncIterator[ServerSentEventMessage]:
    """A stream that says first when a browser shall come again if it ends: another process may serve it."""
    try:
        yield ServerSentEventMessage(data=None, retry=randrange(SOONEST_AGAIN, LATEST_AGAIN))
        async for message in stream:
            yield message
    finally:
        if isinstance(stream, AsyncGenerator):
            await stream.aclose()


class Watcher:
    """Somebody who looks at a table from some seats or none; woken when there is something new."""

    def __init__(self, seats: Sequence[int] = ()) -> None:
        self.seats = seats
        self.news = asyncio.Event()


class Watchers:
    """All who look at tables through this process."""

    def __init__(self) -> None:
        self.at_table: dict[str, set[Watcher]] = {}
        self.closing = False

    def here(self, table_id: str) -> frozenset[int]:
        """The seats from which somebody looks at the table."""
        watchers = self.at_table.get(table_id, set())
        return frozenset(seat for watcher in watchers for seat in watcher.seats)

    def come(self, table_id: str, watcher: Watcher) -> None:
        """Somebody begins to look."""
        self.at_table.setdefault(table_id, set()).add(watcher)
        self.tell(table_id)

    def go(self, table_id: str, watcher: Watcher) -> None:
        """Somebody looks no more."""
        self.at_table.get(table_id, set()).discard(watcher)
        if not self.at_table.get(table_id):
            self.at_table.pop(table_id, None)
        self.tell(table_id)

    def tell(self, table_id: str, move: int = 0) -> None:
        """Wake all who look at the table."""
        for watcher in self.at_table.get(table_id, ()):
            watcher.news.set()

    def close(self) -> None:
        """End all streams, so that the server can stop."""
        self.closing = True
        for table_id in self.at_table:
            self.tell(table_id)

    async def wait(self, watcher: Watcher) -> bool:
        """Wait for news; False if there was none for the time of a heartbeat."""
        try:
            await asyncio.wait_for(watcher.news.wait(), HEARTBEAT)
        except TimeoutError:
            return False
        watcher.news.clear()
        return True


async def table_stream(
    tables: Tables,
    watchers: Watchers,
    visitor: Visitor,
    table_id: str,
    seen_move: int,
    shown: int | None = None,
) -> AsyncIterator[ServerSentEventMessage]:
    """The regions that changed, whenever something happens at the table.

    It ends when a seat is lost, or when people who share a screen shall hand it over; before everybody sits
    there is nothing to be seen.
    """
    host = await tables.is_host(table_id, visitor.host_secret(table_id))
    own = own_seats(await tables.get(table_id), visitor)
    watcher = Watcher(own)
    sent: dict[str, int] = {}  # of each region the hash of what was sent last: the pages themselves are large
    told = seen_move
    watchers.come(table_id, watcher)
    try:
        await look_for_others(tables, await tables.look(table_id), watchers.here(table_id))
        first = True
        while not watchers.closing:
            live = await tables.look(table_id)
            if own_seats(live, visitor) != own or live.status is Status.WAITING:
                watcher.seats = ()
                yield ServerSentEventMessage(event="reload", data="now")
                return
            live = await welcome(tables, live, own)
            screen = on_screen(live, own, shown)
            if screen.next is not None:
                yield ServerSentEventMessage(event="reload", data="now")
                return
            seat = shown = screen.seat
            regions = table_regions(live, Looking(visitor, seat, host, watchers.here(table_id), own))
            if first and seen_move == live.move:
                sent = {name: hash(html) for name, html in regions.items() if name not in ALWAYS_SENT}
            first = False
            changed = {name: html for name, html in regions.items() if sent.get(name) != hash(html)}
            sent.update((name, hash(html)) for name, html in changed.items())
            if changed or live.move != told:  # a page that looks the same must know the move, too
                told = live.move
                yield regions_message(live.move, changed, live.asked, seat)
            while not await watchers.wait(watcher):
                yield ServerSentEventMessage(event="still", data="here")
                if await look_round(tables, watchers, visitor, table_id, own):
                    break
    except DatabaseAwayError:
        return  # the browser connects anew until it is there again
    except FigurkaError:
        yield ServerSentEventMessage(event="reload", data="now")
    finally:
        part(tables, watchers, table_id, watcher)


async def look_round(
    tables: Tables, watchers: Watchers, visitor: Visitor, table_id: str, own: Sequence[int]
) -> bool:
    """Be seen again after a quiet while; whether a seat was lost, or somebody came by another process."""
    live = await tables.get(table_id)
    if own_seats(live, visitor) != own:
        return True
    live = await welcome(tables, live, own)
    return bool(absences(live, watchers.here(table_id))) and await tables.seen_anew(table_id)


def part(tables: Tables, watchers: Watchers, table_id: str, watcher: Watcher) -> None:
    """Somebody looks no more; his seats are seen for the last time."""
    watchers.go(table_id, watcher)
    if not watchers.closing:
        for seat in watcher.seats:
            tables.leave(table_id, seat)


def regions_message(
    move: int, regions: dict[str, str], asked: SeatRecord | None, seat: int | None
) -> ServerSentEventMessage:
    """The changed regions as one event; its id is the move, by which a lost connection catches up."""
    mine = asked is not None and asked.seat == seat
    news = {"move": move, "regions": regions, "mine": mine, "seat": seat}
    return ServerSentEventMessage(event="regions", id=str(move), data=msgspec.json.encode(news).decode())
