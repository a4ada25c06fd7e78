"""The commands of an operator, while people play."""

import json
import re
from pathlib import Path

import httpx
import pytest

from figurka.tables.errors import DatabaseError
from figurka.web.server import serve
from tests.cli.terminal import figurka
from tests.web.playing import Table, act, briefly, cookies, new_table, play, show
from tests.web.server import Server
from tests.web.test_api import Listener, refused


@pytest.fixture
def table(visitor: httpx.Client) -> Table:
    """A table at which two have begun to play."""
    made = new_table(visitor, "person", "person", title="Evening")
    play(visitor, made, choices=3)
    return made


def listed(database: str, *filters: str) -> dict[str, dict[str, object]]:
    """What a program is told of the tables."""
    told = figurka("tables", "list", "--json", "--database", database, *filters)
    assert told.exit_code == 0, told.output
    return {each["id"]: each for each in json.loads(told.stdout)}


def test_a_second_server_on_one_file_is_refused(sqlite_server: Server) -> None:
    with pytest.raises(DatabaseError, match="is in use: another figurka"):
        serve("127.0.0.1", 0, sqlite_server.database, browser=False, pace=0.0)


def test_tables_are_listed_without_their_secrets(table: Table, sqlite_url: str) -> None:
    told = listed(sqlite_url, "--game", "farshore", "--state", "running")
    assert told[table.id]["title"] == "Evening"
    assert told[table.id]["moves"] == 3
    assert table.id not in listed(sqlite_url, "--older-than", "1h")
    assert not re.search("seed|hash|secret", json.dumps(told))
    said = figurka("tables", "list", "--database", sqlite_url, "--lang", "cs").output
    assert re.search(rf"{table.id} +farshore +hraje se +3 ", said)
    assert figurka("--lang", "cs", "tables", "list", "--state", "x").output.startswith("Chyba:")


def test_who_looks_at_a_table_sees_that_it_was_closed(
    table: Table, visitor: httpx.Client, sqlite_url: str
) -> None:
    path = f"/tables/{table.id}/events"
    looking = Listener(str(visitor.base_url), path, {**cookies(table, 0), "Last-Event-ID": "3"})
    closed = figurka("tables", "close", table.id, "--database", sqlite_url)
    assert closed.output == f"Table {table.id} is closed.\n"
    looking.wait_for(4)
    assert "Whoever runs this server has closed the table" in json.dumps(looking.moves)
    refused(act(visitor, table, 0, "choices", move=4, option=0), 410)
    assert figurka("tables", "close", table.id, "--database", sqlite_url).exit_code == 2
    page = visitor.get(f"/tables/{table.id}", headers=cookies(table, 0))
    assert "Whoever runs this server has closed the table" in page.text


def test_abandoned_tables_are_told_of_before_they_are_closed(table: Table, sqlite_url: str) -> None:
    said = figurka("tables", "expire", "--older-than", "0m", "--dry-run", "--database", sqlite_url).output
    assert table.id in said
    assert listed(sqlite_url)[table.id]["state"] == "running"
    assert "0 abandoned" in figurka("tables", "expire", "--older-than", "9d", "--database", sqlite_url).output
    assert figurka("tables", "expire", "--older-than", "soon").exit_code == 2


def test_games_are_saved_and_can_be_verified(
    table: Table, visitor: httpx.Client, sqlite_url: str, tmp_path: Path
) -> None:
    done = new_table(visitor, "person", "person")
    play(visitor, done, briefly)
    options = (str(tmp_path), "--database", sqlite_url)
    saved = figurka("tables", "export", done.id, table.id, *options)
    assert saved.exit_code == 1
    assert "1 game is saved" in saved.output
    assert "--unfinished" in saved.output
    [file] = tmp_path.iterdir()
    assert figurka("verify", str(file)).exit_code == 0
    warned = figurka("tables", "export", table.id, "--unfinished", *options)
    assert warned.exit_code == 0
    assert "hold the secret seeds" in warned.output
    kept = tmp_path / f"figurka-farshore-{table.id}.json"
    assert kept.stat().st_mode & 0o077 == 0
    assert len(json.loads(kept.read_text())["choices"]) == show(visitor, table)["move"]
    assert figurka("tables", "export", *options).exit_code == 2
    for unknown in ("AAAAAAAAAA", "-unfinishe", "--allall--"):  # ids may begin like options
        told = figurka("tables", "export", unknown, *options)
        assert told.exit_code == 1
        assert f"{unknown}: There is no such table" in told.output


def test_a_backup_is_taken_and_not_put_back_while_people_play(
    table: Table, sqlite_url: str, tmp_path: Path
) -> None:
    copy = str(tmp_path / "copy")
    assert "that file is sound" in figurka("backup", copy, "--database", sqlite_url).output
    assert "is there already" in figurka("backup", copy, "--database", sqlite_url).output
    assert listed(copy)[table.id]["moves"] == 3
    assert "is in use" in figurka("restore", copy, "--database", sqlite_url).output
    other = str(tmp_path / "other")
    assert figurka("restore", copy, "--database", other).exit_code == 0
    assert "is kept in" in figurka("restore", copy, "--database", other).output
    assert listed(other)[table.id]["moves"] == 3
    assert "There is no database" in figurka("tables", "list", "--database", str(tmp_path / "x")).output
