"""Databases to test on: SQLite in a file and a real PostgreSQL, each test with tables of its own."""

import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
import pytest_asyncio

from figurka.tables.notices import notices_for
from figurka.tables.service import Tables
from figurka.tables.store import Store, open_store
from figurka.tables.thinking import AgentPool
from tests.tables.agents import SharedPool

House = Callable[..., Awaitable[Tables]]
"""Opens the tables of the test's database, as another process would."""


@pytest.fixture
def postgres_url(postgres: str) -> Iterator[str]:
    """The address of an empty schema."""
    schema = f"test_{secrets.token_hex(6)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {schema}")
        separator = "&" if "?" in postgres else "?"
        yield f"{postgres}{separator}options=-csearch_path%3D{schema}"
        connection.execute(f"DROP SCHEMA {schema} CASCADE")


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    address: str = request.getfixturevalue("postgres_url")
    return address


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    opened = open_store(url)
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def pool() -> Iterator[AgentPool]:
    """One worker for all tests, because a process takes long to start."""
    shared = SharedPool(workers=1)
    yield shared
    shared.end()


@pytest_asyncio.fixture
async def house(url: str, pool: AgentPool) -> AsyncIterator[House]:
    opened: list[Tables] = []

    async def open_house(pool: AgentPool = pool, **options: Any) -> Tables:
        store = open_store(url)
        tables = Tables(store, pool, notices_for(store), **{"pace": 0.0, **options})
        opened.append(tables)
        await tables.resume()
        return tables

    yield open_house
    for tables in opened:
        await tables.close()


@pytest_asyncio.fixture
async def tables(house: House) -> Tables:
    return await house()
