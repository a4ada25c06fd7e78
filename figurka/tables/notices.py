"""Hearing of what other processes do at the tables."""

from collections.abc import Callable
from typing import Protocol

from figurka.tables.store import Store

Heard = Callable[[str, int], None]
"""Is told a table and its move."""
Missed = Callable[[], None]
"""Is told that notices may have been lost."""


class Notices(Protocol):
    """How a process hears of others; what it does itself it is not told."""

    async def listen(self, heard: Heard, missed: Missed) -> None:
        """From now on tell of each change that another process makes."""

    async def close(self) -> None:
        """Stop listening."""


class NoNotices:
    """For SQLite: the one process that serves the tables hears itself."""

    async def listen(self, heard: Heard, missed: Missed) -> None:
        """Nobody else is there to be heard."""

    async def close(self) -> None:
        """Nothing is to be closed."""


def notices_for(store: Store) -> Notices:
    """The notices that fit the store's database."""
    if not store.database.postgres:
        return NoNotices()
    from figurka.tables.listening import PostgresNotices  # noqa: PLC0415 - SQLite needs no psycopg

    return PostgresNotices(store.database.engine.url, store.origin)
