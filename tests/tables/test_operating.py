"""What an operator does with the tables while people sit at them."""

import asyncio
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from figurka.core.verifying import Standing, verify
from figurka.locales import Words
from figurka.tables.errors import (
    DatabaseError,
    TableClosedError,
    TableDamagedError,
    TableOverError,
    TableUnknownError,
)
from figurka.tables.holding import hold, lock_of
from figurka.tables.model import SetAside, Status, Summary, now
from figurka.tables.operating import Filter, abandoned, close, expire, table_of, tables_in
from figurka.tables.service import Tables
from figurka.tables.store import Store, open_store
from figurka.web.fairness import save_of
from tests.patience import PATIENCE
from tests.tables.conftest import House
from tests.tables.playing import FRIEND, PERSON, asked, play_on, seat_all


@pytest.fixture
def command(url: str) -> Iterator[Store]:
    """The same tables as a command sees them."""
    store = open_store(url, connections=1)
    store.outside = not store.database.postgres
    yield store
    store.close()


async def told_of(tables: Tables, table_id: str) -> list[int]:
    """The moves that those who serve the table hear of, once they have heard of one."""
    heard: list[int] = []
    stop = tables.subscribe(lambda changed, move: heard.append(move) if changed == table_id else None)
    async with asyncio.timeout(PATIENCE):
        while not heard:
            await asyncio.sleep(0.01)
    stop()
    return heard


def long_ago(store: Store, table_id: str) -> None:
    """Let the last move be a month ago."""
    at = round((now() - timedelta(days=31)).timestamp() * 1000)
    with store.database.writing() as connection:
        connection.execute(text("UPDATE tables SET moved = :at WHERE id = :id"), {"at": at, "id": table_id})


@pytest.mark.asyncio
async def test_who_sits_at_a_table_hears_that_it_was_closed(tables: Tables, command: Store) -> None:
    seated = await seat_all(tables, [PERSON, FRIEND])
    live = await play_on(tables, seated.id, Random(0), 3)
    who = asked(live)
    hearing = asyncio.create_task(told_of(tables, seated.id))
    await asyncio.sleep(0)
    await asyncio.to_thread(close, command, seated.id)
    assert await hearing == [4]
    shown = await tables.look(seated.id)
    assert (shown.status, len(shown.game.history), shown.move) == (Status.CLOSED, 3, 4)
    assert shown.closed is not None
    assert "Whoever runs this server has closed" in Words("en").say(shown.closed)
    with pytest.raises(TableClosedError):
        await tables.choose(seated.id, who, 3, 0)
    for again, error in ((seated.id, TableClosedError), ("AAAAAAAAAA", TableUnknownError)):
        with pytest.raises(error):
            close(command, again)


@pytest.mark.asyncio
async def test_only_abandoned_tables_are_closed(tables: Tables, command: Store) -> None:
    names = ("played", "quiet", "waiting", "over")
    ids = {name: (await seat_all(tables, [PERSON, FRIEND])).id for name in names}
    ids["waiting"] = (await tables.create("farshore", [PERSON, FRIEND])).table
    await play_on(tables, ids["over"], Random(3))
    for name in ("quiet", "waiting", "over"):
        long_ago(command, ids[name])
    assert set(abandoned(command, timedelta(days=30))) == {ids["quiet"], ids["waiting"]}
    closed = expire(command, timedelta(days=30))
    assert {table_id for table_id, _ in closed} == {ids["quiet"], ids["waiting"]}
    assert expire(command, timedelta(days=30)) == []
    records = [each.record for each in tables_in(command, Filter()) if isinstance(each, Summary)]
    found = {record.id: record.status for record in records}
    told = {name: found[table_id] for name, table_id in ids.items()}
    assert told == {
        "played": Status.RUNNING,
        "quiet": Status.CLOSED,
        "waiting": Status.CLOSED,
        "over": Status.OVER,
    }
    with pytest.raises(TableOverError):
        close(command, ids["over"])


@pytest.mark.asyncio
async def test_a_server_closes_abandoned_tables_by_itself_if_it_shall(
    house: House, command: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("figurka.tables.service.RENEW_SECONDS", 0.02)
    monkeypatch.setattr("figurka.tables.service.EXPIRE_EVERY", 2)
    tables = await house(expire=timedelta(days=30))
    seated = await seat_all(tables, [PERSON, FRIEND])
    hearing = asyncio.create_task(told_of(tables, seated.id))
    await asyncio.sleep(0)
    long_ago(command, seated.id)
    assert await hearing == [1]
    assert (await tables.look(seated.id)).status is Status.CLOSED


@pytest.mark.asyncio
async def test_a_damaged_table_is_told_of_and_can_be_closed(tables: Tables, command: Store) -> None:
    seated = await seat_all(tables, [PERSON, FRIEND])
    with command.database.writing() as connection:
        connection.execute(text("UPDATE tables SET settings = 'x' WHERE id = :id"), {"id": seated.id})
    found = tables_in(command, Filter(game="farshore", status=Status.RUNNING, quiet=timedelta(0)))
    assert [each.id for each in found if isinstance(each, SetAside)] == [seated.id]
    assert tables_in(command, Filter(game="tapestry")) == []
    with pytest.raises(TableDamagedError):
        table_of(command, seated.id)
    close(command, seated.id)


@pytest.mark.asyncio
async def test_what_is_saved_of_a_table_can_be_verified(tables: Tables, command: Store) -> None:
    seated = await seat_all(tables, [PERSON, FRIEND])
    await play_on(tables, seated.id, Random(1))
    assert verify(save_of(table_of(command, seated.id))).standing is Standing.HOLDS


# One server for one file


def test_a_file_is_held_by_one_process_at_a_time(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    held = hold(file)
    with pytest.raises(DatabaseError, match=r"in use: another figurka \(process \d+\)"):
        hold(file)
    other = tmp_path / "by another name.sqlite"
    file.touch()
    other.symlink_to(file)
    assert lock_of(other) == lock_of(file)
    held.release()
    hold(other).release()
