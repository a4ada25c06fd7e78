"""A process that plays at tables until it is killed, and prints each choice that was accepted.

At the first table sit agents who take their time: whoever comes after it has to let them play.
"""

import asyncio
import sys
from random import Random

from figurka.tables.model import Status
from figurka.tables.service import Tables
from tests.tables.playing import FRIEND, PERSON, RANDOM, asked, options, seat_all


async def play(url: str) -> None:
    tables = await Tables.open(url, workers=1, pace=600.0)
    print((await tables.create("farshore", [RANDOM, RANDOM])).table, flush=True)
    random = Random(8)
    while True:
        seated = await seat_all(tables, [PERSON, FRIEND], seed=8)
        print(seated.id, flush=True)
        live = await tables.get(seated.id)
        while live.status is not Status.OVER:
            move, option = live.move, random.randrange(options(live))
            live = await tables.choose(seated.id, asked(live), move, option)
            print(move, option, flush=True)
        await asyncio.sleep(60)


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1]))
