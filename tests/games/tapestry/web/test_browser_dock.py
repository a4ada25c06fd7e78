"""Tapestry's dock, tips and the others in a real browser: what is asked is in sight, and the keys work."""

from playwright.sync_api import Browser, Page, expect

from tests.web.browsing import MINE, PATIENCE, choose, guest
from tests.web.drawn import control
from tests.web.playing import Table, new_table, persons_turn
from tests.web.playing import choose as choose_over_http
from tests.web.server import Server, connect

expect.set_options(timeout=PATIENCE)

STORY, BRIEF = ".story:visible", ".brief:visible"
LINES = (
    """(page) => [...document.querySelectorAll(".brief p:not(.ways-on)")].map((each) => each.textContent)"""
)


def told_up_to(server: Server, kind: str, *seats: str, track: str = "exploration") -> Table:
    """A table at which the person is asked such a question, by a track and the last option of all before."""
    with connect(server.address) as client:
        table = new_table(client, *seats, game="tapestry", seed=5)
        shown = persons_turn(client, table)
        while shown["decision"]["kind"] != kind:
            keys = [option["key"] for option in shown["decision"]["options"]]
            ways = [at for at, key in enumerate(keys) if key.startswith(f"advance:{track}")]
            choose_over_http(client, table, 0, shown["move"], ways[0] if ways else len(keys) - 1)
            shown = persons_turn(client, table)
    return table


def opened(page: Page) -> str:
    """Which pane of the dock is open."""
    return page.locator("input[name=pane]:checked").get_attribute("value") or ""


def test_the_tabs_follow_the_question_and_leave_the_keys_to_the_table(
    browser: Browser, sqlite_server: Server
) -> None:
    table = told_up_to(sqlite_server, "turn", "person", "random", "random")
    with guest(browser, sqlite_server, table, 0) as page:
        page.goto(f"/tables/{table.id}")
        page.locator("[for=pane-civ]").click()
        assert opened(page) == "civ"
        assert page.evaluate("document.activeElement.name") != "pane"
        choose(page, page.locator('.loom [data-option][data-key^="advance:"]').first)
        page.locator("#pane-civ").focus()
        page.keyboard.press("u")
        page.wait_for_selector(".deed[data-lights]")
        page.locator('[data-track=science] [data-space="9"]').hover()
        expect(page.locator("#tip-space-science-9 .why")).to_contain_text("one space at a time")
        expect(page.locator("#tip-space-science-9")).to_be_visible()
        page.wait_for_timeout(100)
        tip, bar = page.locator("#tip-space-science-9").bounding_box(), page.locator(MINE).bounding_box()
        assert tip is not None
        assert bar is not None
        assert tip["y"] + tip["height"] <= bar["y"], "the tip lies over what is asked"
        page.locator("[data-compare]").click()
        first, second = (box.bounding_box() for box in page.locator(".rival .more").all())
        assert first is not None
        assert second is not None
        assert first["x"] + first["width"] <= second["x"]
        page.keyboard.press("Escape")
        expect(page.locator(".rival .more:visible")).to_have_count(0)


def test_what_is_offered_lies_in_the_dock_and_covers_no_hex(browser: Browser, sqlite_server: Server) -> None:
    table = told_up_to(sqlite_server, "tile", "person", "random")
    with guest(browser, sqlite_server, table, 0) as page:
        page.goto(f"/tables/{table.id}")
        assert opened(page) == "tray"
        offered, world = page.locator(".tray").bounding_box(), page.locator(".world").bounding_box()
        assert offered is not None
        assert world is not None
        assert offered["y"] >= world["y"] + world["height"]
        choose(page, page.locator(".tray [data-option]").first)
        assert opened(page) == "mat"
        expect(page.locator("#pane-tray")).to_be_disabled()


def test_how_much_of_the_bots_turn_is_shown_is_remembered(browser: Browser, sqlite_server: Server) -> None:
    table = told_up_to(sqlite_server, "turn", "person")
    with guest(browser, sqlite_server, table, 0) as page:
        page.goto(f"/tables/{table.id}")
        if not page.locator(STORY).count():
            page.locator("[data-story-open]").first.click()
        page.locator("[data-story-pace]").select_option("brief")
        page.keyboard.press("Escape")
        expect(page.locator(STORY)).to_have_count(0)
        page.evaluate("sessionStorage.clear()")
        page.reload()
        expect(page.locator(BRIEF)).to_have_count(1)
        assert all(page.evaluate(LINES))
        page.keyboard.press("Escape")
        expect(page.locator(BRIEF)).to_have_count(0)
        page.evaluate('sessionStorage.clear(); localStorage.setItem("story-pace", "off")')
        page.reload()
        page.wait_for_selector(MINE)
        expect(page.locator(f"{STORY}, {BRIEF}")).to_have_count(0)
        assert control(page, "income").is_visible()
