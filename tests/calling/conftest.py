"""Databases, tables and receivers for being called back."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from datetime import timedelta
from typing import Any

import pytest
import pytest_asyncio

from figurka.calling.caller import Caller
from figurka.tables.service import Tables
from tests.calling.receiver import Receiver, receiver
from tests.tables.conftest import house, pool, postgres_url, tables, url

__all__ = ["house", "pool", "postgres_url", "tables", "url"]
Callers = Callable[..., Awaitable[Caller]]
"""Opens a caller at tables, as another process would; it looks round only when it is asked to."""


@pytest.fixture
def there() -> Iterator[Receiver]:
    with receiver() as listening:
        yield listening


@pytest_asyncio.fixture
async def callers() -> AsyncIterator[Callers]:
    opened: list[Caller] = []

    async def open_caller(tables: Tables, **wishes: Any) -> Caller:
        usual = {"private": True, "after": timedelta(), "pauses": (0.01, 0.01)}
        caller = Caller(tables.database, **{**usual, **wishes})
        await caller.prepare()
        opened.append(caller)
        return caller

    yield open_caller
    for caller in opened:
        await caller.close()
