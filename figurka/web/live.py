"""Live updates: whoever looks at a table is sent the regions that changed, over server-sent events."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final

import msgspec
from litestar.response import ServerSentEventMessage

from figurka.core.errors import FigurkaError
from figurka.tables.service import Tables
from figurka.web.identity import Visitor
from figurka.web.regions import Looking, table_regions

HEARTBEAT: Final = 15.0
"""After so many silent seconds a word keeps the connection open, and tells the page that it is."""
ALWAYS_SENT: Final = ("side", "chat")
"""What changes without a move, and so may be old even on a page that knows the move."""


class Watcher:
    """Somebody who looks at a table; woken when there is something new."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.news = asyncio.Event()


class Watchers:
    """All who look at tables through this process."""

    def __init__(self) -> None:
        self.at_table: dict[str, set[Watcher]] = {}
        self.closing = False

    def here(self, table_id: str) -> frozenset[int]:
        """The seats from which somebody looks at the table."""
        watchers = self.at_table.get(table_id, set())
        return frozenset(watcher.seat for watcher in watchers if watcher.seat is not None)

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
    tables: Tables, watchers: Watchers, visitor: Visitor, table_id: str, seen_move: int
) -> AsyncIterator[ServerSentEventMessage]:
    """The regions that changed, whenever something happens at the table."""
    seat = await tables.seat_of(table_id, visitor.secret(table_id))
    host = await tables.is_host(table_id, visitor.hosts.get(table_id, ""))
    watcher = Watcher(seat)
    sent: dict[str, int] = {}  # of each region the hash of what was sent last: the pages themselves are large
    told = seen_move
    watchers.come(table_id, watcher)
    try:
        first = True
        while not watchers.closing:
            live = await tables.look(table_id)
            regions = table_regions(live, Looking(visitor, seat, host, watchers.here(table_id)))
            if first and seen_move == live.move:
                sent = {name: hash(html) for name, html in regions.items() if name not in ALWAYS_SENT}
            first = False
            changed = {name: html for name, html in regions.items() if sent.get(name) != hash(html)}
            sent.update((name, hash(html)) for name, html in changed.items())
            if changed or live.move != told:  # a page that looks the same must know the move, too
                told = live.move
                yield regions_message(live.move, changed, live.game.decision, seat)
            while not await watchers.wait(watcher):
                yield ServerSentEventMessage(event="still", data="here")
    except FigurkaError:
        yield ServerSentEventMessage(event="reload", data="now")
    finally:
        watchers.go(table_id, watcher)


def regions_message(
    move: int, regions: dict[str, str], decision: object, seat: int | None
) -> ServerSentEventMessage:
    """The changed regions as one event; its id is the move, by which a lost connection catches up."""
    mine = seat is not None and getattr(decision, "seat", None) == seat
    news = {"move": move, "regions": regions, "mine": mine}
    return ServerSentEventMessage(event="regions", id=str(move), data=msgspec.json.encode(news).decode())
