"""Several processes at one PostgreSQL: each turn is told once, also when one of them is killed."""

import asyncio
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

from figurka.calling.caller import Caller
from figurka.calling.model import Kind
from figurka.tables.notices import notices_for
from figurka.tables.service import Tables
from figurka.tables.store import open_store
from figurka.tables.thinking import AgentPool
from tests.calling.receiver import Receiver
from tests.patience import PATIENCE
from tests.tables.playing import FRIEND, PERSON, Seated, asked, play_on, seat_all

pytestmark = pytest.mark.asyncio
TABLES = 8
TURNS = 12


@contextmanager
def process(url: str) -> Iterator[subprocess.Popen[str]]:
    """A process that looks round."""
    command = [sys.executable, "-m", "tests.calling.process", url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        assert running.stdout.readline() == "looks round\n"
        yield running
        running.kill()


async def all_heard(there: Receiver, turns: int) -> None:
    """Wait until so many turns were told of."""
    async with asyncio.timeout(PATIENCE):
        while len(there.heard) < turns:
            await asyncio.sleep(0.01)


async def next_turns(tables: Tables, seated: list[Seated]) -> None:
    """Play at each table until another person is asked."""
    for each in seated:
        before = (await tables.get(each.id)).record.wait_number
        live = await tables.get(each.id)
        while live.record.wait_number == before:
            live = await play_on(tables, each.id, Random(len(live.made)), 1)
        assert asked(live) == live.record.wait_seat


async def test_each_turn_is_told_once_by_one_of_two_processes(
    postgres_url: str, there: Receiver, pool: AgentPool
) -> None:
    store = open_store(postgres_url)
    tables = Tables(store, pool, notices_for(store), pace=0.0)
    await tables.resume()
    seated = [await seat_all(tables, [PERSON, FRIEND], seed=seed) for seed in range(TABLES)]
    caller = Caller(tables.database, private=True)
    for each in seated:
        await caller.add_webhook(
            list(each.secrets.values()), Kind.JSON, there.address, "en", "https://play.example"
        )
    with process(postgres_url), process(postgres_url) as second:
        for turn in range(1, TURNS + 1):
            await next_turns(tables, seated)
            if turn < TURNS // 2:
                await all_heard(there, TABLES * turn)
            elif turn == TURNS // 2:
                second.kill()
                before = len(there.heard)
            else:
                await all_heard(there, before + TABLES * (turn - TURNS // 2))
    told = Counter((heard.json["table"], heard.json["since"]) for heard in there.heard)
    assert max(told.values()) == 1, "nobody was told twice of a turn"
    assert len(told) >= TABLES * (TURNS - 1), "the killed process has lost at most what it was just telling"
    await tables.close()
