"""Requests that are under way: many at once, but few to one host, so that a slow one delays no other."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from weakref import WeakValueDictionary

AT_ONCE: Final = 100
"""So many requests are under way at once, to all hosts together."""
TO_ONE: Final = 4
"""So many of them go to one host."""


class Lines:
    """The lines by which notices go out; whoever waits for a slow host takes none from the others."""

    def __init__(self) -> None:
        self._all = asyncio.Semaphore(AT_ONCE)
        self._hosts: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._queues: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def line_to(self, host: str) -> AsyncIterator[None]:
        """A line to a host, when it is free."""
        async with self._hosts.setdefault(host, asyncio.Semaphore(TO_ONE)), self._all:
            yield

    def queue_of(self, call_id: str) -> asyncio.Lock:
        """What the notices of one browser or webhook wait for, so that they go out one after the other."""
        return self._queues.setdefault(call_id, asyncio.Lock())
