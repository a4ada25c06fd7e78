"""A damaged row never takes others down: its table says so for itself, and everything else goes on."""

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from html import unescape
from pathlib import Path

import httpx
import pytest

from figurka.tables.live import LiveTable
from figurka.tables.schema import CHAT, LOG, METADATA, SEATS, TABLES
from figurka.tables.service import Tables
from tests.web.playing import Table, act, bearer, choose, new_table, persons_turn, show
from tests.web.test_security import serving

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning:litestar")
JUNK = ("'x'", "''", "'{\"a\": 3}'", "-1", "99", "1e300", "x'ff'", "CAST(x'ff' AS TEXT)")
KEYS = {"tables": "id", "seats": "table_id", "log": "table_id", "chat": "table_id"}
LAST = {"tables": "", "seats": " AND seat = 1", "log": " AND move = 3", "chat": ""}
"""Of several rows of a table the one that is damaged."""
COLUMNS = [
    (table.name, column.name)
    for table in (TABLES, SEATS, LOG, CHAT)
    for column in table.columns
    if column.name != KEYS[table.name]
]
SET_ASIDE = {500: "TableDamagedError", 410: "TableGoneError"}


class House:
    """A server in the test's own process with a sound table, and a second one that can be copied."""

    def __init__(self, client: httpx.Client, file: Path) -> None:
        self.client = client
        self.file = file
        self.sound = new_table(client, "person", "person", public=True)
        self.model = new_table(client, "person", "person", public=True)
        for move in range(4):
            choose(client, self.model, show(client, self.model)["decision"]["seat"], move, 0)
        act(client, self.model, 0, "chat", text="Hello")
        self.copies = 0

    def copy(self) -> Table:
        """One more table with the same rows, and so with the same secrets."""
        self.copies += 1
        copy = Table(f"copy{self.copies:06}", self.model.host, self.model.secrets)
        with sqlite3.connect(self.file) as database:
            for name, key in KEYS.items():
                rest = ", ".join(each.name for each in METADATA.tables[name].columns if each.name != key)
                database.execute(
                    f"INSERT INTO {name} ({key}, {rest}) SELECT ?, {rest} FROM {name} WHERE {key} = ?",
                    (copy.id, self.model.id),
                )
        return copy

    def run(self, statement: str, table: Table) -> None:
        """Change the rows of a table behind the server's back."""
        with sqlite3.connect(self.file) as database:
            database.execute(statement, (table.id,))

    def remove(self, *tables: Table) -> None:
        """Forget copies, whatever has become of them."""
        for table in tables:
            for name, key in reversed(KEYS.items()):
                self.run(f"DELETE FROM {name} WHERE {key} = ?", table)

    def status_of(self, table: Table) -> int:
        """How a table answers programs, and people just so; what is set aside says so itself."""
        answer = self.client.get(table.path, headers=bearer(table.secrets[0]))
        if answer.status_code in SET_ASIDE:
            assert answer.json()["title"] == SET_ASIDE[answer.status_code]
            page = self.client.get(f"/tables/{table.id}")
            assert page.status_code == answer.status_code
            assert answer.json()["detail"] in unescape(page.text)
            assert "Traceback" not in page.text
        return answer.status_code

    def check_others(self) -> None:
        """All else goes on, and the lobby shows it to everybody."""
        owner = {"Cookie": f"hosts={self.sound.id}:{self.sound.host}.{self.model.id}:{self.model.host}"}
        lobbies = [self.client.get("/", headers=headers) for headers in ({}, owner)]
        for lobby in lobbies:
            assert lobby.status_code == 200
            assert f"/tables/{self.sound.id}" in lobby.text
        for path in ("/health", "/ready", self.sound.path):
            assert self.client.get(path).status_code == 200


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("damage")
    with serving(folder, {}) as client:
        yield House(client, folder / "tables.sqlite")


@pytest.mark.parametrize(("name", "column"), COLUMNS)
def test_junk_in_any_column_harms_no_other_table(house: House, name: str, column: str) -> None:
    tables = [house.copy() for _ in JUNK]
    for table, junk in zip(tables, JUNK, strict=True):
        with suppress(sqlite3.IntegrityError):
            house.run(f"UPDATE {name} SET {column} = {junk} WHERE {KEYS[name]} = ?{LAST[name]}", table)
        assert house.status_of(table) in {200, *SET_ASIDE}, junk
    house.check_others()
    house.remove(*tables)


@pytest.mark.parametrize(
    ("statement", "status"),
    [
        ("UPDATE tables SET game = 'chess' WHERE id = ?", 410),
        ("UPDATE tables SET rules_version = 99 WHERE id = ?", 410),
        ("UPDATE tables SET settings = '{' WHERE id = ?", 500),
        ('UPDATE tables SET settings = \'{"islands": ["atlantis"]}\' WHERE id = ?', 500),
        ("UPDATE tables SET winners = '[7]' WHERE id = ?", 500),
        ("UPDATE tables SET status = 'asleep' WHERE id = ?", 500),
        ("UPDATE tables SET status = 'over' WHERE id = ?", 500),
        ("UPDATE tables SET status = 'closed' WHERE id = ?", 500),
        ("UPDATE tables SET seed = 'lucky' WHERE id = ?", 500),
        ("UPDATE tables SET turn = 7 WHERE id = ?", 500),
        ("UPDATE tables SET seats = 100000000000000000 WHERE id = ?", 500),
        ("UPDATE tables SET move = 3 WHERE id = ?", 500),
        ("UPDATE seats SET kind = 'ghost' WHERE table_id = ?", 500),
        ("DELETE FROM seats WHERE table_id = ?", 500),
        ("UPDATE log SET option = 9999 WHERE move = 1 AND table_id = ?", 500),
        ("UPDATE log SET chosen = 'sword' WHERE move = 1 AND table_id = ?", 500),
        ("UPDATE log SET kind = 'dance' WHERE move = 1 AND table_id = ?", 500),
        ("UPDATE log SET kind = 'undo', option = 77 WHERE move = 1 AND table_id = ?", 500),
        ("UPDATE log SET kind = 'redo' WHERE move = 1 AND table_id = ?", 200),
        ("DELETE FROM log WHERE move = 1 AND table_id = ?", 500),
        ("DELETE FROM log WHERE move = 3 AND table_id = ?", 500),
        ("UPDATE chat SET text = x'ff', at = 'noon' WHERE table_id = ?", 200),
    ],
)
def test_what_is_damaged_says_so_for_itself(house: House, statement: str, status: int) -> None:
    table = house.copy()
    house.run(statement, table)
    assert house.status_of(table) == status
    if status != 200:
        assert act(house.client, table, 0, "choices", move=4, option=0).status_code == status
    house.check_others()
    house.remove(table)


@pytest.mark.parametrize("change", ["seed = 'lucky'", "game = 'chess'"])
def test_only_its_owner_sees_that_a_table_cannot_be_shown(house: House, change: str) -> None:
    table = house.copy()
    house.run(f"UPDATE tables SET {change} WHERE id = ?", table)
    owner = {"Cookie": f"hosts={table.id}:{table.host}"}
    mine, others = (house.client.get("/", headers=each).text for each in (owner, {}))
    assert f"/tables/{table.id}" not in others
    row = unescape(mine.partition("A table that cannot be shown")[2].partition("</li>")[0])
    assert f"/tables/{table.id}" in row
    assert house.client.get(table.path).json()["detail"] in row
    house.remove(table)


def test_the_log_names_a_damaged_table_once(house: House, caplog: pytest.LogCaptureFixture) -> None:
    table = house.copy()
    house.run("UPDATE tables SET seed = 'lucky' WHERE id = ?", table)
    with caplog.at_level(logging.WARNING, "figurka.tables.store"):
        for _ in range(3):
            house.client.get("/")
    told = [record.getMessage() for record in caplog.records if table.id in record.getMessage()]
    assert len(told) == 1
    assert "“seed”" in told[0]
    house.remove(table)


class Asleep(Tables):
    """Tables whose agents are never woken."""

    def _announce(self, live: LiveTable) -> None:
        pass


def test_a_server_starts_and_its_agents_play_whatever_is_damaged(tmp_path: Path) -> None:
    with serving(tmp_path, {}, Asleep) as client:
        tables = [new_table(client, "random", "person") for _ in range(4)]
    changes = ("settings = '{'", "move = 1", "game = 'chess'")
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        for change, table in zip(changes, tables, strict=False):
            database.execute(f"UPDATE tables SET {change} WHERE id = ?", (table.id,))
    with serving(tmp_path, {}) as client:
        assert client.get("/ready").status_code == 200
        assert persons_turn(client, tables[3])["move"] > 0
        assert [client.get(table.path).status_code for table in tables] == [500, 500, 410, 200]
