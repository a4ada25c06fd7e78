"""Seats in a real browser: the countdown, who comes back, and a screen that is handed over."""

import re
from collections.abc import Iterator
from datetime import timedelta

import httpx
import pytest
from playwright.sync_api import Browser, expect

from figurka.tables.model import now
from figurka.tables.store import Store, open_store
from tests.patience import PATIENCE
from tests.web.browsing import PHONE, guest, move_of, offered, overflow, shortest
from tests.web.playing import Table
from tests.web.server import Server


@pytest.fixture
def store(sqlite_server: Server) -> Iterator[Store]:
    """The server's database, to turn back when somebody was last seen."""
    opened = open_store(sqlite_server.database)
    yield opened
    opened.close()


def two_people(server: Server) -> Table:
    """A table at which two people sit, of whom the first hosts it."""
    wish = {"game": "farshore", "seats": ["person", "person"], "invite": True, "seed": 5}
    made = httpx.post(f"{server.address}/api/tables", json=wish, timeout=PATIENCE).json()
    invitation = made["seats"][1]["invitation"]
    sat = httpx.post(
        f"{server.address}/tables/{made['table']}/join",
        data={"name": "Petr", "invitation": invitation},
        timeout=PATIENCE,
    )
    secret = sat.cookies["seats"].strip('"').partition(":")[2]
    return Table(made["table"], made["host"], {0: made["seats"][0]["secret"], 1: secret})


def test_the_countdown_uncovers_what_the_host_may_do_and_who_returns_takes_over(
    browser: Browser, sqlite_server: Server, store: Store
) -> None:
    table = two_people(sqlite_server)
    store.see(table.id, 1, now() - timedelta(seconds=65))
    with guest(browser, sqlite_server, table, 0) as host, guest(browser, sqlite_server, table, 1) as friend:
        hosting = f"{table.id}:{table.host}"
        host.context.add_cookies([{"name": "hosts", "value": hosting, "url": sqlite_server.address}])
        host.clock.install()
        host.goto(f"/tables/{table.id}")
        company, may = host.locator(".company"), host.locator(".company .may")
        expect(company).to_contain_text("Petr is away.")
        expect(company.locator("time").first).to_have_text(re.compile(r"0:[0-5]\d"))
        expect(may).to_be_hidden()
        host.clock.fast_forward(56_000)
        expect(may).to_be_visible()
        store.see(table.id, 1, now() - timedelta(seconds=121))
        may.locator("summary").click()
        may.get_by_role("button").click()
        expect(company).to_contain_text("The computer plays for Petr (Expert).")
        friend.goto(f"/tables/{table.id}")
        expect(company).not_to_contain_text("The computer plays for Petr (Expert).")
        expect(host.locator("#region-journal")).to_contain_text("is back and plays again")


def test_a_shared_screen_is_handed_over_by_a_key(browser: Browser, sqlite_server: Server) -> None:
    with guest(browser, sqlite_server, viewport=PHONE) as page:
        page.goto("/tables/new?game=farshore")
        page.get_by_text("All at this screen").click()
        page.locator("[name=name-2]").fill("Žofie")
        page.get_by_role("button", name="Set up the table").click()
        curtain = page.locator(".curtain")
        expect(curtain).to_be_visible()
        assert overflow(page) == 0
        first = page.locator("h1").inner_text()
        page.keyboard.press("Enter")
        expect(offered(page).first).to_be_visible()
        while not curtain.count():
            move = move_of(page)
            shortest(page).dispatch_event("click")
            page.wait_for_selector(f'.curtain, #table:not([data-move="{move}"])')
            expect(curtain.or_(offered(page)).first).to_be_visible()
        assert page.locator("h1").inner_text() != first, "it is somebody else's turn"
