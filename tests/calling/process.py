"""A process that calls people back until it is ended, as a server does beside its pages."""

import asyncio
import sys
from datetime import timedelta

from figurka.calling.caller import Caller
from figurka.tables.store import open_store


async def call(url: str) -> None:
    caller = Caller(open_store(url).database, private=True, after=timedelta(), pauses=(), every=0.01)
    await caller.open()
    print("looks round", flush=True)
    await asyncio.sleep(3600)


if __name__ == "__main__":
    asyncio.run(call(sys.argv[1]))
