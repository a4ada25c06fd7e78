"""Processes that share a PostgreSQL hear of each other's acts."""

import asyncio
from contextlib import suppress
from random import Random

import psycopg
import pytest
from sqlalchemy import make_url

from figurka.tables.listening import PostgresNotices
from figurka.tables.notices import notices_for
from figurka.tables.service import Tables
from figurka.tables.store import open_store
from figurka.tables.thinking import AgentPool
from tests.patience import PATIENCE
from tests.tables.playing import FRIEND, PERSON, picture, play_on, seat_all

pytestmark = pytest.mark.asyncio


class Ears:
    """Remembers what a process was told."""

    def __init__(self, tables: Tables) -> None:
        self.told: list[tuple[str, int]] = []
        tables.subscribe(lambda table_id, move: self.told.append((table_id, move)))

    async def hear(self, table_id: str, move: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while (table_id, move) not in self.told:
                await asyncio.sleep(0.01)


async def open_house(url: str, pool: AgentPool) -> Tables:
    store = open_store(url)
    tables = Tables(store, pool, notices_for(store), pace=0.0)
    await tables.resume()
    return tables


async def test_an_act_here_is_heard_there_once_and_here_once(postgres_url: str, pool: AgentPool) -> None:
    here, there = await open_house(postgres_url, pool), await open_house(postgres_url, pool)
    try:
        seated = await seat_all(here, [PERSON, FRIEND])
        ears = [Ears(here), Ears(there)]
        live = await play_on(here, seated.id, Random(0), 3)
        await ears[1].hear(seated.id, 3)
        assert picture(await there.get(seated.id)) == picture(live)
        await there.say(seated.id, 0, "", "hello")
        async with asyncio.timeout(PATIENCE):
            while len(ears[0].told) < 4:
                await asyncio.sleep(0.01)
        told = [[move for _, move in ear.told if move > 0] for ear in ears]
        assert told == [[1, 2, 3, 3], [1, 2, 3, 3]]
    finally:
        await here.close()
        await there.close()


async def test_all_who_look_there_when_it_is_heard_see_what_was_done_here(
    postgres_url: str, pool: AgentPool
) -> None:
    here, there = await open_house(postgres_url, pool), await open_house(postgres_url, pool)
    seated = await seat_all(here, [PERSON, FRIEND])
    await there.look(seated.id)
    seen: list[int] = []

    async def look() -> None:
        seen.append((await there.look(seated.id)).move)

    looking: list[asyncio.Task[None]] = []
    there.subscribe(lambda *_: looking.extend(asyncio.create_task(look()) for _ in range(6)))
    await play_on(here, seated.id, Random(1), 1)
    async with asyncio.timeout(PATIENCE):
        while len(seen) < 6:
            await asyncio.sleep(0.01)
    assert seen[:6] == [1] * 6
    await here.close()
    await there.close()


async def test_after_a_broken_connection_all_held_tables_are_told_anew(
    postgres_url: str, pool: AgentPool
) -> None:
    here, there = await open_house(postgres_url, pool), await open_house(postgres_url, pool)
    try:
        seated = await seat_all(here, [PERSON, FRIEND])
        await there.get(seated.id)
        ears = Ears(there)
        with psycopg.connect(postgres_url, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE query LIKE 'LISTEN%' AND pid <> pg_backend_pid()"
            )
        await ears.hear(seated.id, 0)
        await play_on(here, seated.id, Random(0), 1)
        await ears.hear(seated.id, 1)
    finally:
        await here.close()
        await there.close()


async def test_closing_ends_although_a_cancellation_was_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    notices = PostgresNotices(make_url("postgresql://nowhere"), "here")

    async def listen_on(*_: object) -> None:
        notices._listening.set()
        with suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        await asyncio.Event().wait()

    monkeypatch.setattr(notices, "_listen", listen_on)
    await notices.listen(lambda table, move: None, lambda: None)
    async with asyncio.timeout(60):
        await notices.close()
