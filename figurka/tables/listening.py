"""Hearing of other processes over PostgreSQL's LISTEN; only a server on PostgreSQL imports it."""

import asyncio
import logging

import psycopg
from psycopg.sql import SQL, Identifier
from sqlalchemy import URL

from figurka.tables.notices import Heard, Missed
from figurka.tables.store import CHANNEL

LOG = logging.getLogger(__name__)
RETRY_SECONDS = 1.0
CLOSE_SECONDS = 0.5


class PostgresNotices:
    """Listens on a connection of its own, which is made anew when it breaks."""

    def __init__(self, url: URL, origin: str) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._origin = origin
        self._listening = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def listen(self, heard: Heard, missed: Missed) -> None:
        """Returns when the first connection listens."""
        self._task = asyncio.create_task(self._listen_forever(heard, missed))
        await self._listening.wait()

    async def close(self) -> None:
        """Close the connection; a cancellation that meets a notice may be lost, so it is repeated."""
        while self._task is not None and not self._task.done():
            self._task.cancel()
            await asyncio.wait([self._task], timeout=CLOSE_SECONDS)

    async def _listen_forever(self, heard: Heard, missed: Missed) -> None:
        while True:
            try:
                await self._listen(heard, missed)
            except psycopg.OperationalError as error:
                LOG.warning("notices are interrupted: %s", error)
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self, heard: Heard, missed: Missed) -> None:
        connection = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
        async with connection:
            await connection.execute(SQL("LISTEN {}").format(Identifier(CHANNEL)))
            if self._listening.is_set():
                missed()
            self._listening.set()
            async for notice in connection.notifies():
                match notice.payload.split(" "):
                    case [origin, table_id, move] if origin != self._origin and move.isdigit():
                        heard(table_id, int(move))
