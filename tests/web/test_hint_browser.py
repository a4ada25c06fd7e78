"""A hint in a browser: at once, then better; three choices with reasons and ranks, on the board too."""

import pytest
from playwright.sync_api import Browser, expect

from figurka.locales import Words
from tests.web.browsing import PHONE, choose, comes_to, findings, guest, offered, picture
from tests.web.playing import new_table, play
from tests.web.server import Server, connect

GAMES = ("farshore", "tapestry", "viticulture", "viticulture-world")
MARKED = """[...document.querySelectorAll(".hint-mark")].filter((each) => each.checkVisibility())
    .map((each) => each.textContent)"""
ADVISED = """[...document.querySelectorAll("#hint .advice .rank")].map((each) => each.textContent)"""
PLAYED = """Number(document.querySelector("#hint .from")?.textContent.match(/\\d+/)?.[0] ?? 0)"""


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_there_at_once_and_gets_reasons(browser: Browser, sqlite_server: Server, game: str) -> None:
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", "person", game=game)
        seat = play(client, table, choices=24)["decision"]["seat"]
    with guest(browser, sqlite_server, table, seat, bypass_csp=True) as page:
        page.goto(f"/tables/{table.id}")
        page.locator('[data-act="hint"]').click()
        page.wait_for_selector('#hint:not([data-state="thinking"]) .advice')
        page.wait_for_selector('#hint[data-state="told"]')
        ranks, reasons = page.evaluate(ADVISED), page.locator("#hint .why").all_text_contents()
        assert all(map(str.strip, reasons)), "where nothing can be told nothing stands there"
        assert reasons or all("=" in each for each in ranks), "what is better is so for a reason"
        assert 1 <= len(ranks) <= 3
        marked = page.evaluate(MARKED)
        assert marked
        assert set(marked) <= set(ranks)
        assert findings(page, ".side") == []
        picture(page, f"hint-{game}")
        longer, before = page.locator("#hint .longer"), page.evaluate(PLAYED)
        if longer.count():
            longer.click()
            comes_to(page, PLAYED, lambda played: played > before)
        choose(page, offered(page).first)
        expect(page.locator("#hint")).to_be_hidden()
        expect(page.locator(".hint-mark:visible")).to_have_count(0)


def test_in_a_low_window_all_that_is_advised_is_in_sight(browser: Browser, sqlite_server: Server) -> None:
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", "person", game="tapestry")
        seat = play(client, table, choices=24)["decision"]["seat"]
    with guest(browser, sqlite_server, table, seat, viewport={"width": 1280, "height": 800}) as page:
        page.goto(f"/tables/{table.id}")
        page.locator('[data-act="hint"]').click()
        page.wait_for_selector('#hint[data-state="told"]')
        for each in page.locator("#hint summary").all():
            expect(each).to_be_in_viewport(ratio=1)
        last = page.locator("#hint details").last
        if not last.evaluate("(each) => each.open"):
            last.locator("summary").click()
        expect(last.locator(".why")).to_be_visible()


def test_who_has_nothing_to_choose_is_told_so(browser: Browser, sqlite_server: Server) -> None:
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", "person", game="farshore")
        seat = play(client, table, choices=24)["decision"]["seat"]
    with guest(browser, sqlite_server, table, 1 - seat) as page:
        page.goto(f"/tables/{table.id}")
        page.keyboard.press("h")
        expect(page.locator("#toasts .toast")).to_have_text(Words("en")("table-hint-others"))


def test_on_a_phone_the_reasons_are_one_tap_away(browser: Browser, sqlite_server: Server) -> None:
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", "person", game="farshore")
        seat = play(client, table, choices=24)["decision"]["seat"]
    wishes = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "locale": "cs-CZ"}
    with guest(browser, sqlite_server, table, seat, **wishes) as page:
        page.goto(f"/tables/{table.id}")
        page.locator('[data-act="hint"]').tap()
        page.wait_for_selector('#hint[data-state="told"]')
        page.locator(".advises button").tap()
        expect(page.locator("#hint .why").first).to_be_in_viewport()
        picture(page, "hint-farshore-phone")
