"""Live updates: whoever looks at a table is sent the regions that changed, over server-sent events."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from random import randrange
from typing import Final

from litestar.response import ServerSentEventMessage

from figurka.core.errors import FigurkaError
from figurka.tables.errors import DatabaseAwayError
from figurka.tables.live import LiveTable
from figurka.tables.model import Status
from figurka.tables.service import Tables
from figurka.web.drawings import Drawings, Regions
from figurka.web.identity import Visitor
from figurka.web.regions import Looking
from figurka.web.seating import absences, look_for_others, on_screen, own_seats, welcome
from figurka.web.tracing import Drawn

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
    """All who look at tables through this process, and the drawings that they share."""

    def __init__(self) -> None:
        self.at_table: dict[str, set[Watcher]] = {}
        self._seated: dict[str, set[Watcher]] = {}
        """Those of them who came to a seat: few, however many look on."""
        self.drawings = Drawings()
        self.closing = False
        self._turns = asyncio.Lock()

    def here(self, table_id: str) -> frozenset[int]:
        """The seats from which somebody looks at the table."""
        seated = self._seated.get(table_id, ())
        return frozenset(seat for watcher in seated for seat in watcher.seats)

    def come(self, table_id: str, watcher: Watcher) -> None:
        """Somebody begins to look; who sits there now is news for the others."""
        before = self.here(table_id)
        self.at_table.setdefault(table_id, set()).add(watcher)
        if watcher.seats:
            self._seated.setdefault(table_id, set()).add(watcher)
        if self.here(table_id) != before:
            self.tell(table_id)

    def go(self, table_id: str, watcher: Watcher) -> None:
        """Somebody looks no more."""
        before = self.here(table_id)
        for watchers in (self.at_table, self._seated):
            watchers.get(table_id, set()).discard(watcher)
            if not watchers.get(table_id):
                watchers.pop(table_id, None)
        if table_id not in self.at_table:
            self.drawings.forget(table_id)
        if self.here(table_id) != before:
            self.tell(table_id)

    def tell(self, table_id: str, move: int = 0) -> None:
        """Wake all who look at the table, first those who play."""
        for watcher in sorted(self.at_table.get(table_id, ()), key=lambda watcher: not watcher.seats):
            watcher.news.set()

    async def turn(self) -> None:
        """Wait until one may draw: between two drawings everything else is served that waits."""
        async with self._turns:
            await asyncio.sleep(0)

    def draw(self, live: LiveTable, looking: Looking) -> Regions:
        """The regions of a table as somebody sees them, drawn as far as they are not known."""
        return self.drawings.of(live, looking.eyes(live), looking.here)

    def close(self) -> None:
        """End all streams, so that the server can stop."""
        self.closing = True
        for table_id in self.at_table:
            self.tell(table_id)

    async def wait(self, watcher: Watcher) -> bool:
        """Wait for news; False if there was none for the time of a heartbeat."""
        try:
            async with asyncio.timeout(HEARTBEAT):
                await watcher.news.wait()
        except TimeoutError:
            return False
        watcher.news.clear()
        return True


class Page:
    """What a page shows that is sent updates: of each region the drawing, and whether it has its text."""

    def __init__(self, move: int, patched: bool) -> None:
        self.move = move
        self.patched = patched
        """Whether it can put together what it is sent of what it has."""
        self.shown: dict[str, Drawn] | None = None
        self.had: dict[str, Drawn] = {}

    def news(self, regions: Regions) -> ServerSentEventMessage | None:
        """What it has to be sent to show these regions; one that looks the same must know the move, too."""
        if self.shown is None:
            known = regions.state.move == self.move
            self.shown = {name: each for name, each in regions.items() if known and name not in ALWAYS_SENT}
        shown = self.shown
        changed = [name for name, drawn in regions.items() if not same_text(shown.get(name), drawn)]
        if not changed and regions.state.move == self.move:
            return None
        event = regions.event(changed, self.had)
        self.move = regions.state.move
        for name in changed:
            shown[name] = regions[name]
            if self.patched:
                self.had[name] = regions[name]
        return event


def same_text(old: Drawn | None, new: Drawn) -> bool:
    """Whether a region looks as it did."""
    return old is new or (old is not None and old.html == new.html)


RELOAD: Final = ServerSentEventMessage(event="reload", data="now")


async def table_stream(
    tables: Tables,
    watchers: Watchers,
    visitor: Visitor,
    table_id: str,
    seen_move: int,
    shown: int | None = None,
    *,
    patched: bool = False,
) -> AsyncIterator[ServerSentEventMessage]:
    """The regions that changed, whenever something happens at the table.

    It ends when a seat is lost, or when people who share a screen shall hand it over; before everybody sits
    there is nothing to be seen.
    """
    host = await is_host(tables, visitor, table_id)
    own = own_seats(await tables.look(table_id), visitor)
    watcher, page = Watcher(own), Page(seen_move, patched)
    watchers.come(table_id, watcher)
    try:
        await look_for_others(tables, await tables.look(table_id), watchers.here(table_id))
        while not watchers.closing:
            await watchers.turn()
            live = await tables.look(table_id)
            if own_seats(live, visitor) != own or live.status is Status.WAITING:
                watcher.seats = ()
                yield RELOAD
                return
            live = await welcome(tables, live, own)
            screen = on_screen(live, own, shown)
            if screen.next is not None:
                yield RELOAD
                return
            shown = screen.seat
            here = watchers.here(table_id)
            news = page.news(watchers.draw(live, Looking(visitor, shown, host, here, own)))
            if news is not None:
                yield news
            while not await watchers.wait(watcher):
                yield ServerSentEventMessage(event="still", data="here")
                if await look_round(tables, watchers, visitor, table_id, own):
                    break
    except DatabaseAwayError:
        return  # the browser connects anew until it is there again
    except FigurkaError:
        yield RELOAD
    finally:
        part(tables, watchers, table_id, watcher)


async def is_host(tables: Tables, visitor: Visitor, table_id: str) -> bool:
    """Whether the visitor hosts the table; who holds nothing of it need not be looked up."""
    secret = visitor.host_secret(table_id)
    return bool(secret) and await tables.is_host(table_id, secret)


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
