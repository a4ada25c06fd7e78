"""Asking the application in the test's own process, from any address and by any headers."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import httpx
from litestar import Litestar

from figurka.tables.notices import NoNotices
from figurka.tables.service import Tables
from figurka.tables.store import open_store
from figurka.tables.thinking import AgentPool
from figurka.web.app import House, create_app
from figurka.web.hosting import Hosting
from figurka.web.limits import Limiter, Streams
from figurka.web.live import Watchers

PROXY = "10.1.2.3"
PERSON = "203.0.113.9"


def app_at(
    folder: Path,
    hosting: Hosting,
    limits: dict[str, tuple[float, float]] | None = None,
    streams: Streams | None = None,
) -> Litestar:
    """The application over an empty database, with no limits but these."""
    tables = Tables(open_store(str(folder / "tables.sqlite")), AgentPool(1), NoNotices(), pace=60.0)
    return create_app(
        House(tables, Watchers(), Limiter(limits or {}), "", hosting, None, streams or Streams(0, 0))
    )


@asynccontextmanager
async def asking(
    app: Litestar, client: str = PROXY, origin: str = "http://figurka.example", **headers: str
) -> AsyncIterator[httpx.AsyncClient]:
    """A program that asks from this address, always with these headers (`_` stands for `-`)."""
    usual = {name.replace("_", "-"): value for name, value in headers.items()}
    way = httpx.ASGITransport(cast(Any, app), client=(client, 5000))
    async with httpx.AsyncClient(transport=way, base_url=origin, headers=usual) as asker:
        yield asker
