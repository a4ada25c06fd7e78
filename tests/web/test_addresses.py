"""Links for others: by which address they find the server, and what the pages say where they cannot."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from figurka.tables.notices import NoNotices
from figurka.tables.service import Tables
from figurka.tables.store import open_store
from figurka.tables.thinking import AgentPool
from figurka.web import addresses
from figurka.web.addresses import is_own, network_address, readable_at
from figurka.web.app import House, create_app
from figurka.web.limits import Limiter
from figurka.web.live import Watchers

pytestmark = pytest.mark.filterwarnings(
    "ignore::DeprecationWarning:litestar", "ignore:The base_url:UserWarning"
)
FORM = {"game": "farshore", "seats": "2", "seat-1": "you", "seat-2": "friend", "name": "Jana"}
HERE, NETWORK = "open on this computer only", "address on your network"


@pytest.fixture
def tables(tmp_path: Path) -> Tables:
    """Tables of the test's own."""
    return Tables(open_store(str(tmp_path / "tables.sqlite")), AgentPool(1), NoNotices(), pace=60.0)


def invited(tables: Tables, origin: str, listens: str) -> Iterator[tuple[str, str]]:
    """The pages with links for others, as read at an address, and the link of each."""
    house = House(tables, Watchers(), Limiter({}), listens)
    with TestClient(create_app(house), base_url=origin) as client:
        gather = client.post("/tables", data=FORM)
        carry = client.post("/me/carry")
        path = str(gather.url.path).removesuffix("/invite")
        for page in (gather, carry, client.get(f"{path}/seats/2/link")):
            link = re.search(r'value="(https?://[^"]*)"', page.text)
            assert link is not None
            assert '<svg role="img" aria-label="The link as a QR code"' in page.text
            yield page.text, link[1]


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "figurka.localhost"])
def test_who_reads_on_a_machine_that_listens_to_itself_is_warned(tables: Tables, host: str) -> None:
    for page, link in invited(tables, f"http://{host}:8000", "127.0.0.1"):
        assert HERE in page
        assert "figurka serve --host 0.0.0.0" in page
        assert link.startswith(f"http://{host}:8000/")


@pytest.mark.parametrize("listens", ["0.0.0.0", "::"])
def test_where_the_network_is_listened_to_links_name_the_machine(
    tables: Tables, listens: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "network_address", lambda: "192.168.1.7")
    for page, link in invited(tables, "http://127.0.0.1:8000", listens):
        assert NETWORK in page
        assert HERE not in page
        assert link.startswith("http://192.168.1.7:8000/")


def test_without_a_network_there_is_nobody_to_be_reached(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "network_address", lambda: "")
    assert all(HERE in page for page, _ in invited(tables, "http://127.0.0.1:8000", "0.0.0.0"))


@pytest.mark.parametrize("origin", ["https://play.example", "http://192.168.1.7:8000"])
def test_an_address_that_others_know_needs_no_word(tables: Tables, origin: str) -> None:
    for page, link in invited(tables, origin, "127.0.0.1"):
        assert "notice reach" not in page
        assert link.startswith(f"{origin}/")


@pytest.mark.parametrize("host", ["::1", "127.9.9.9", "0.0.0.0", "::", "localhost"])
def test_a_machines_own_names_are_known(host: str) -> None:
    assert is_own(host)
    assert not any(map(is_own, ("10.0.0.1", "fd00::1", "localhost.example", "")))


def test_the_address_on_the_network_is_never_ones_own() -> None:
    found = network_address()
    assert not found or not is_own(found)


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:80/"),
        ("0.0.0.0", "http://127.0.0.1:80/"),
        ("::", "http://[::1]:80/"),
        ("::1", "http://[::1]:80/"),
        ("figurka.example", "http://figurka.example:80/"),
    ],
)
def test_who_starts_a_server_is_led_to_an_address_that_he_can_read(host: str, address: str) -> None:
    assert readable_at(host, 80) == address
