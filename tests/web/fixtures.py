"""Servers on both kinds of database and a real browser, one of each for each worker of the tests."""

import os
import secrets
import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx
import psycopg
import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.server import Server, connect

BROWSERS = (
    "chromium-headless-shell",
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
)
"""The same engine without a browser around it, where it is installed, comes first: it takes less time."""
BROWSING = frozenset({"browser", "firefox"})
"""The fixtures that start a browser."""
UNSEEN = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup")
"""Pages of Chromium's address bar: unseen, they are drawn beside each page and take as long as ours."""
WITHOUT = (
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints"),
    *("NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"),
)
"""What Playwright does without; said again, because Chromium heeds only the last list that it is given."""
NO_BROWSER = (
    "no Chromium found, which the tests of the pages need: install it (apt-get install chromium), "
    "or name its program in FIGURKA_CHROMIUM"
)


@pytest.fixture(scope="session")
def sqlite_url(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of an SQLite database."""
    return f"sqlite:///{tmp_path_factory.mktemp('tables') / 'tables.sqlite'}"


@pytest.fixture(scope="session")
def postgres_url(postgres: str) -> Iterator[str]:
    """The address of an empty schema of a real PostgreSQL."""
    schema = f"web_{secrets.token_hex(6)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {schema}")
        yield f"{postgres}{'&' if '?' in postgres else '?'}options=-csearch_path%3D{schema}"
        connection.execute(f"DROP SCHEMA {schema} CASCADE")


@pytest.fixture(scope="session")
def sqlite_server(sqlite_url: str) -> Iterator[Server]:
    """A server on SQLite."""
    with Server(sqlite_url) as server:
        yield server
        assert "Traceback" not in server.errors, server.errors


@pytest.fixture(scope="session")
def postgres_server(postgres_url: str) -> Iterator[Server]:
    """A server on PostgreSQL."""
    with Server(postgres_url) as server:
        yield server
        assert "Traceback" not in server.errors, server.errors


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest) -> Server:
    """A server on either kind of database."""
    found: Server = request.getfixturevalue(f"{request.param}_server")
    return found


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    """A program that speaks with the server of either kind."""
    with connect(server.address) as client:
        yield client


@pytest.fixture
def visitor(sqlite_server: Server) -> Iterator[httpx.Client]:
    """A program that speaks with the server on SQLite, where the database makes no difference."""
    with connect(sqlite_server.address) as client:
        yield client


@pytest.fixture
def database(tmp_path: Path) -> str:
    """The path of a database of the test's own."""
    return str(tmp_path / "own.sqlite")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let `-k "not browser"` leave out whatever needs one, wherever it stands."""
    for item in items:
        if BROWSING.intersection(getattr(item, "fixturenames", ())):
            item.extra_keyword_matches.add("browser")


def find_chromium() -> str:
    """The program of the browser."""
    found = [os.environ.get("FIGURKA_CHROMIUM"), *(shutil.which(name) for name in BROWSERS)]
    program = next((each for each in found if each), None)
    if program is None:
        pytest.fail(NO_BROWSER, pytrace=False)
    return program


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser; only for one module, because its event loop stands in the way of others."""
    program, without = find_chromium(), ",".join(WITHOUT + UNSEEN)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=[f"--disable-features={without}"])
        yield browser
        browser.close()
