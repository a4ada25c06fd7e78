"""The database: migrations, what is stored of secrets, and what survives a kill."""

import asyncio
import signal
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import inspect, text
from sqlalchemy.exc import OperationalError

from figurka.locales import Words
from figurka.tables import migrations
from figurka.tables.engine import read_url
from figurka.tables.errors import ConflictError, DatabaseAwayError, DatabaseError, TableDamagedError
from figurka.tables.migrations import MIGRATIONS
from figurka.tables.model import Act, ActKind, LogRow, Position, PuzzleCount, Status, now
from figurka.tables.schema import METADATA
from figurka.tables.service import Tables
from figurka.tables.store import Store, open_store
from tests.tables.conftest import House
from tests.tables.playing import FRIEND, OPEN, PERSON, RANDOM, persons_turn, picture, play_on, seat_all

# Migrations


def test_a_database_of_the_first_version_is_brought_up_to_date(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(migrations, "MIGRATIONS", MIGRATIONS[:1])
        open_store(url).close()
    opened = open_store(url)
    assert versions(opened) == list(range(1, len(MIGRATIONS) + 1))
    assert "invitations" in [each["name"] for each in inspect(opened.database.engine).get_columns("seats")]
    opened.close()


def test_migrations_make_what_the_schema_describes(store: Store) -> None:
    found = inspect(store.database.engine)
    assert set(found.get_table_names()) == {*METADATA.tables, "schema_version"}
    dialect = store.database.engine.dialect
    for name, table in METADATA.tables.items():
        columns = {each["name"]: each for each in found.get_columns(name)}
        assert set(columns) == {column.name for column in table.columns}
        for column in table.columns:
            assert columns[column.name]["nullable"] == column.nullable
            kind = columns[column.name]["type"].compile(dialect)
            assert kind == column.type.compile(dialect), column
        keys = found.get_pk_constraint(name)["constrained_columns"]
        assert keys == [column.name for column in table.primary_key]
        indexes = {each["name"]: each["column_names"] for each in found.get_indexes(name)}
        assert indexes == {str(index.name): [c.name for c in index.columns] for index in table.indexes}


def versions(store: Store) -> list[int]:
    with store.database.reading() as connection:
        return list(connection.execute(text("SELECT version FROM schema_version ORDER BY version")).scalars())


def test_migrations_run_once(url: str) -> None:
    for _ in range(2):
        opened = open_store(url)
        assert versions(opened) == list(range(1, len(MIGRATIONS) + 1))
        opened.close()


def test_processes_that_start_at_once_make_one_database(url: str) -> None:
    with ThreadPoolExecutor(6) as threads:
        stores = list(threads.map(open_store, [url] * 6))
    assert versions(stores[0]) == list(range(1, len(MIGRATIONS) + 1))
    for each in stores:
        each.close()


def test_a_database_from_the_future_is_left_alone(url: str) -> None:
    opened = open_store(url)
    with opened.database.writing() as connection:
        connection.execute(text("INSERT INTO schema_version (version) VALUES (999)"))
    opened.close()
    with pytest.raises(DatabaseError, match="newer"):
        open_store(url)


@pytest.mark.parametrize(
    "address",
    ["mysql://localhost/x", "sqlite://", "sqlite:///:memory:", "postgresql://[", "://", "http://example.org"],
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(DatabaseError, match="address"):
        open_store(address)


def test_a_database_that_does_not_answer_is_told_without_the_password() -> None:
    with pytest.raises(DatabaseError, match="cannot be opened") as raised:
        open_store("postgresql://me:hunter2@127.0.0.1:1/nothing")
    assert "hunter2" not in str(raised.value)


def test_a_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear all, " * 200)
    with pytest.raises(DatabaseError, match="not a database"):
        open_store(str(path))


def test_addresses() -> None:
    assert read_url("some/file.db").database == "some/file.db"
    assert read_url("postgres://host/name").drivername == "postgresql+psycopg"


def test_sqlite_is_set_up_to_be_safe(tmp_path: Path) -> None:
    opened = open_store(str(tmp_path / "deep" / "er" / "tables.db"))
    with opened.database.reading() as connection:
        asked = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        told = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in asked]
    assert told == ["wal", 1, 1, 30_000]
    opened.close()
    durable = open_store(str(tmp_path / "tables.db"), durable=True)
    with durable.database.reading() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    durable.close()


# The log


def choice(move: int) -> Act:
    return Act((LogRow(move, ActKind.CHOOSE, 0, 0, now()),), Position(Status.RUNNING, 0))


@pytest.mark.asyncio
async def test_a_row_of_the_log_is_written_once_and_in_order(tables: Tables, store: Store) -> None:
    created = await tables.create("farshore", [PERSON, RANDOM])
    store.append(created.table, 0, choice(0))
    for move in (0, 2, -1):
        with pytest.raises(ConflictError):
            store.append(created.table, move, choice(move))
    with pytest.raises(ConflictError):
        store.append(created.table, 1, choice(0))
    store.append(created.table, 1, choice(1))
    news = store.news(created.table)
    assert news is not None
    assert [row.move for row in news.log] == [0, 1]
    assert news.record.move == 2


@pytest.mark.asyncio
async def test_threads_that_write_one_move_write_one_row(tables: Tables, store: Store) -> None:
    created = await tables.create("farshore", [PERSON, FRIEND])

    def append(move: int) -> bool:
        try:
            store.append(created.table, move, choice(move))
        except ConflictError:
            return False
        return True

    def race() -> list[int]:
        with ThreadPoolExecutor(8) as threads:
            return [sum(threads.map(append, [move] * 8)) for move in range(10)]

    assert await asyncio.to_thread(race) == [1] * 10


@pytest.mark.asyncio
async def test_news_are_only_what_is_new(tables: Tables, store: Store) -> None:
    seated = await seat_all(tables, [PERSON, FRIEND])
    live = await play_on(tables, seated.id, Random(0), 3)
    assert store.news(seated.id, live.record.revision, live.move, 0) is None
    await play_on(tables, seated.id, Random(0), 1)
    news = store.news(seated.id, live.record.revision - 1, 3, 0)
    assert news is not None
    assert [row.move for row in news.log] == [3]


# Stored tables that cannot be played


@pytest.mark.asyncio
async def test_a_damaged_log_says_so(house: House, store: Store) -> None:
    first = await house()
    seated = await seat_all(first, [PERSON, FRIEND])
    await play_on(first, seated.id, Random(0), 5)
    with store.database.writing() as connection:
        connection.execute(text("UPDATE log SET option = 999 WHERE move = 2"))
    second = await house()
    with pytest.raises(TableDamagedError, match="act number 3"):
        await second.get(seated.id)
    with store.database.writing() as connection:
        connection.execute(text("DELETE FROM log WHERE move = 2"))
    with pytest.raises(TableDamagedError, match="act number 3") as raised:
        await second.get(seated.id)
    assert "3" in Words("cs").say(raised.value.message)


# Secrets


@pytest.mark.asyncio
async def test_no_secret_is_stored_in_clear(tables: Tables, store: Store, url: str, tmp_path: Path) -> None:
    created = await tables.create("farshore", [PERSON, FRIEND, OPEN], public=True)
    tokens = [created.host]
    for key in created.seats:
        tokens += [token for token in (key.secret, key.invitation) if token is not None]
    tokens.append(await tables.take(created.table, 2, "Eva"))
    tokens.append(await tables.renew_invitation(created.table, created.host, 1))
    tokens.append((await tables.sit(created.table, tokens[-1], "Petr"))[1])
    await play_on(tables, created.table, Random(0), 5)
    assert len(set(tokens)) == 6
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    with store.database.reading() as connection:
        for table in METADATA.tables.values():
            stored += "\n".join(str(row) for row in connection.execute(table.select())).encode()
    assert created.table.encode() in stored
    assert [token for token in tokens if token.encode() in stored] == []


# Killed


@pytest.mark.asyncio
async def test_every_choice_that_was_answered_survives_a_kill(url: str, house: House) -> None:
    process = await asyncio.to_thread(
        subprocess.Popen,
        [sys.executable, "-m", "tests.tables.killed", url],
        stdout=subprocess.PIPE,
        text=True,
    )
    tables = await house()
    printed = await asyncio.to_thread(read_and_kill, process, 61)
    agents, table_id = (line.strip() for line in printed[:2])
    moves = [tuple(map(int, line.split())) for line in printed[2:]]
    live = await tables.get(table_id)
    assert live.move >= len(moves) >= 59
    assert [(number, option) for number, option in enumerate(live.game.history[: len(moves)])] == moves
    snapshot = await asyncio.to_thread(tables._store.news, table_id)
    assert snapshot is not None
    assert [row.move for row in snapshot.log] == list(range(live.move))
    live = await play_on(tables, table_id, Random(1))
    assert live.status is Status.OVER
    other = await house()
    assert picture(await other.get(table_id)) == picture(live)
    assert (await persons_turn(tables, agents)).status is Status.OVER


def read_and_kill(process: subprocess.Popen[str], lines: int) -> list[str]:
    """Read what the process prints, kill it in the midst of playing, and read what it still had printed."""
    assert process.stdout is not None
    printed = [process.stdout.readline() for _ in range(lines)]
    process.send_signal(signal.SIGKILL)
    rest, _ = process.communicate()
    whole = [line for line in rest.splitlines(keepends=True) if line.endswith("\n")]
    return printed + whole


def test_the_file_is_sound_after_a_kill(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.tables.killed", str(path)], stdout=subprocess.PIPE, text=True
    )
    read_and_kill(process, 30)
    with sqlite3.connect(path) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


# How puzzles are answered


def test_who_tries_and_who_solves_a_puzzle_is_counted(store: Store) -> None:
    assert store.puzzle_count("farshore", "a1b2c3") == PuzzleCount(0, 0)
    for solved in (False, True, False):
        store.count_puzzle("farshore", "a1b2c3", solved)
    store.count_puzzle("tapestry", "a1b2c3", True)
    assert store.puzzle_count("farshore", "a1b2c3") == PuzzleCount(3, 1)
    assert store.puzzle_count("tapestry", "a1b2c3") == PuzzleCount(1, 1)


def test_that_the_database_is_away_and_back_is_told_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = open_store(str(tmp_path / "tables.sqlite"))
    for _ in range(2):
        with pytest.raises(DatabaseAwayError), store.database.writing():
            raise OperationalError("INSERT", {}, Exception("database or disk is full"))
        assert store.database.away
    for _ in range(2):
        store.probe()
    told = [record.getMessage() for record in caplog.records if record.name == "figurka.tables.engine"]
    assert told == ["the database cannot be used: database or disk is full", "the database is back"]
    store.close()
