"""Hearing of what other processes do at the tables."""

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

from figurka.tables.store import Store

LOG = logging.getLogger(__name__)
LOOK_SECONDS = 1.0
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
    """For tables that stand alone: no command and no other process knows of them."""

    async def listen(self, heard: Heard, missed: Missed) -> None:
        """Nobody else is there to be heard."""

    async def close(self) -> None:
        """Nothing is to be closed."""


class FileNotices:
    """For SQLite: one process serves the tables, and commands leave word in the file of what they change."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._task: asyncio.Task[None] | None = None

    async def listen(self, heard: Heard, missed: Missed) -> None:
        """Look again and again."""
        self._task = asyncio.create_task(self._look_forever(heard))

    async def close(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _look_forever(self, heard: Heard) -> None:
        while True:
            try:
                for table_id, move in await asyncio.to_thread(self._store.take_notices):
                    heard(table_id, move)
            except Exception as error:  # the database may be away for a while
                LOG.warning("what commands have changed cannot be read: %s", type(error).__name__)
            await asyncio.sleep(LOOK_SECONDS)


def notices_for(store: Store) -> Notices:
    """The notices that fit the store's database."""
    if not store.database.postgres:
        return FileNotices(store)
    from figurka.tables.listening import PostgresNotices  # noqa: PLC0415 - SQLite needs no psycopg

    return PostgresNotices(store.database.engine.url, store.origin)
