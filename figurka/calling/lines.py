"""Requests that are under way: many at once, but few to one host, so that a slow one delays no other."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from weakref import WeakValueDictionary

from figurka.calling.targets import Names

AT_ONCE: Final = 100
"""So many requests are under way at once in one lane, to all hosts together."""
TO_ONE: Final = 4
"""So many of them go to one host."""
THREADS: Final = 32
"""So many names are looked up at once in one lane."""
PROVEN_KEPT: Final = 10_000


class Lane:
    """Lines and threads that no other lane takes away."""

    def __init__(self) -> None:
        self.names = Names(THREADS)
        self._all = asyncio.Semaphore(AT_ONCE)
        self._hosts: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    @asynccontextmanager
    async def line_to(self, host: str) -> AsyncIterator[Names]:
        """A line to a host, when it is free, and the threads in which its name is looked up."""
        async with self._hosts.setdefault(host, asyncio.Semaphore(TO_ONE)), self._all:
            yield self.names


class Lines:
    """The lines by which notices go out; whoever waits for a slow host takes none from the others.

    Hosts that answered last time have a lane of their own: a stranger may think of any number of other names.
    """

    def __init__(self) -> None:
        self._proven = Lane()
        self._others = Lane()
        self._answered: OrderedDict[str, None] = OrderedDict()
        self._queues: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def lane_to(self, host: str) -> Lane:
        """The lane for a host: that of those who answered last time, or that of all others."""
        return self._proven if host in self._answered else self._others

    def answered(self, host: str, *, soon: bool) -> None:
        """Remember whether a host has answered."""
        self._answered.pop(host, None)
        if soon:
            self._answered[host] = None
            if len(self._answered) > PROVEN_KEPT:
                self._answered.popitem(last=False)

    def queue_of(self, call_id: str) -> asyncio.Lock:
        """What the notices of one browser or webhook wait for, so that they go out one after the other."""
        return self._queues.setdefault(call_id, asyncio.Lock())
