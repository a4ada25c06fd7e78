"""Several processes on one database: who works at a table, and who takes it up when that one is gone."""

from collections.abc import Iterator

import pytest
from sqlalchemy import text

from figurka.tables.founding import Wishes, found
from figurka.tables.leases import Leases
from figurka.tables.notices import notices_for
from figurka.tables.service import Tables
from figurka.tables.store import Store, open_store
from figurka.tables.thinking import AgentPool
from tests.tables.playing import PERSON, RANDOM, asked, persons_turn, seat_all


@pytest.fixture
def shared(postgres_url: str) -> Iterator[Store]:
    opened = open_store(postgres_url)
    yield opened
    opened.close()


def agents_table(store: Store) -> str:
    """A table of agents, which this process has made."""
    record, seats, created = found("farshore", [RANDOM, RANDOM], {}, 5, Wishes())
    store.create(record, seats)
    return created.table


def test_a_table_is_driven_by_one_process_and_by_another_once_that_is_dead(shared: Store) -> None:
    first, second = Leases(shared.database, shared.origin), Leases(shared.database, "second")
    first.renew()
    second.renew()
    table = agents_table(shared)
    assert (second.drive(table), second.abandoned()) == (None, [])
    assert (first.drive(table), first.own()) == ("normal", [table])
    with shared.database.writing() as connection:
        connection.execute(text("UPDATE processes SET until = 0 WHERE id = :id"), {"id": shared.origin})
    assert second.abandoned() == [table]
    assert second.drive(table) == "normal"
    first.renew()  # it was only slow: what it was doing is done by another one now
    assert (first.drive(table), first.abandoned(), first.own()) == (None, [], [])
    second.end()
    assert first.drive(table) == "normal"
    assert first.drive("AAAAAAAAAA") is None


def test_a_game_is_judged_by_one_process_and_by_another_once_that_is_dead(shared: Store) -> None:
    first, second = Leases(shared.database, "first"), Leases(shared.database, "second")
    table = agents_table(shared)
    first.renew()
    assert first.begin_judging(table, "quick")
    assert first.begin_judging(table, "quick")
    assert not second.begin_judging(table, "quick")
    assert second.judges(table, "quick")
    assert not second.judges(table, "deep")
    first.end()
    assert not second.judges(table, "quick")
    second.renew()
    assert second.begin_judging(table, "quick")
    first.end_judging(table, "quick")
    assert first.judges(table, "quick")
    second.end_judging(table, "quick")
    assert not first.judges(table, "quick")


@pytest.mark.asyncio
async def test_a_turn_that_is_held_in_one_process_is_ended_through_another(
    postgres_url: str, pool: AgentPool
) -> None:
    houses = []
    for _ in range(2):
        store = open_store(postgres_url)
        houses.append(Tables(store, pool, notices_for(store), pace=0.0))
        await houses[-1].resume()
    here, there = houses
    seated = await seat_all(here, [PERSON, RANDOM])
    await there.set_pace(seated.id, "at-once")
    live = await persons_turn(here, seated.id)
    while live.unended is None:
        live = await here.choose(seated.id, asked(live), live.move, 0, hold=True)
    held = live.move
    assert (await there.get(seated.id)).unended == 0
    await there.end_turn(seated.id, 0)
    assert (await persons_turn(here, seated.id)).move > held
    for each in houses:
        await each.close()
