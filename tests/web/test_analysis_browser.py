"""The analysis in a browser: from the result to a mistake, to the next one, and on from there in a game."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from figurka.coach.judging import QUICK
from figurka.coach.records import kept_judged
from figurka.tables.live import LiveTable, rebuild
from figurka.tables.store import open_store
from tests.coach.judged import judged_in
from tests.web.browsing import PHONE, findings, guest, overflow, picture
from tests.web.playing import Table, new_table, play
from tests.web.server import Server, connect

LEFT = 2
"""So many decisions are left for the server itself to judge."""


@pytest.fixture(scope="module")
def analysed(sqlite_server: Server) -> Table:
    """A table at which the game is over, and nearly all of it is judged."""
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", "instinct", title="Friday")
        play(client, table)
    store = open_store(sqlite_server.database)
    snapshot = store.news(table.id)
    assert snapshot is not None
    live = rebuild(snapshot)
    start = LiveTable(live.record, live.seats).game
    version = live.game.rules.version
    for judged in judged_in(start, tuple(live.game.history))[:-LEFT]:
        store.keep_judgement(table.id, version, QUICK.name, judged.choice, kept_judged(judged))
    store.close()
    return table


def test_from_the_result_to_a_mistake_and_on_from_there(
    browser: Browser, sqlite_server: Server, analysed: Table
) -> None:
    with guest(browser, sqlite_server, analysed, 0) as page:
        page.goto(f"/tables/{analysed.id}/result")
        page.locator("a.analyse").click()
        expect(page.locator("main.analysis:not([data-working])")).to_be_visible()
        expect(page.locator(".turns [data-mark=mistake]").first).to_be_visible()
        page.locator(".turns a[data-moment][data-mark=mistake]").first.click()
        heading = page.locator("#h-moment")
        first = heading.inner_text()
        expect(page.locator(".versus .could")).to_be_visible()
        still = page.frame_locator(".still iframe")
        expect(still.locator("#table")).to_be_visible()
        picture(page, "analysis")
        page.get_by_role("link", name="Next mistake").click()
        expect(heading).not_to_have_text(first)
        page.go_back()
        expect(heading).to_have_text(first)
        page.locator(".plot a[data-moment]").first.dispatch_event("click")
        expect(heading).not_to_have_text(first)
        assert "/analysis?" in page.url
        page.get_by_role("button", name="Play on from here").click()
        expect(page.locator("#table")).to_be_visible()
        assert analysed.id not in page.url


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_keeps_nobody_out(browser: Browser, sqlite_server: Server, analysed: Table, scheme: str) -> None:
    with guest(browser, sqlite_server, analysed, 0, bypass_csp=True, color_scheme=scheme) as page:
        page.goto(f"/tables/{analysed.id}/analysis")
        expect(page.locator("main.analysis")).to_be_visible()
        assert findings(page) == []


def test_on_a_phone_it_fits(browser: Browser, sqlite_server: Server, analysed: Table) -> None:
    wishes: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "locale": "cs-CZ", "bypass_csp": True}
    with guest(browser, sqlite_server, analysed, 0, **wishes) as page:
        page.goto(f"/tables/{analysed.id}/analysis")
        expect(page.locator("#h-moment")).to_be_visible()
        assert overflow(page) <= 0
        picture(page, "analysis-phone", whole=True)
        assert findings(page) == []
