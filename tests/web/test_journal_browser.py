"""The journal in a real browser: turns are opened and stay so, and earlier ones are read."""

from random import Random

from playwright.sync_api import Browser, expect

from tests.web.browsing import findings, guest
from tests.web.playing import at_random, new_table, persons_turn, play
from tests.web.playing import choose as choose_over_http
from tests.web.server import Server, connect


def test_turns_are_opened_kept_and_read_from_the_start(browser: Browser, sqlite_server: Server) -> None:
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", "person", "person")
        play(client, table, at_random(Random(2)), choices=90)
        asked = persons_turn(client, table)
        seat = asked["decision"]["seat"]
        with guest(browser, sqlite_server, table, (seat + 1) % 3) as page:
            page.goto(f"/tables/{table.id}")
            turns = page.locator("#region-journal [data-turn-at]")
            folded = page.locator("#region-journal details[data-turn]:not([open])").first
            name = folded.get_attribute("data-turn")
            folded.locator("summary").click()
            opened = page.locator(f'#region-journal details[data-turn="{name}"]')
            expect(opened.locator(".told-deed").first).to_be_visible()

            shown = turns.count()
            page.locator("[data-earlier]").focus()
            page.keyboard.press("Enter")
            expect(turns).not_to_have_count(shown)
            while page.locator("[data-earlier]").count():
                page.locator("[data-earlier]").click()
                page.wait_for_function("() => !document.querySelector('[data-earlier][disabled]')")
            assert (
                int(turns.first.get_attribute("data-turn-at") or 99) <= 3
            )  # whoever keeps his hand tells nothing
            whole = turns.count()

            choose_over_http(client, table, seat, asked["move"], 0)
            page.wait_for_selector(f'#table:not([data-move="{asked["move"]}"])')
            expect(opened).to_have_attribute("open", "")
            page.wait_for_function(f"() => document.querySelectorAll('[data-turn-at]').length >= {whole}")
            named = page.locator("#region-journal .told-named[data-tip]:visible").last
            named.focus()
            page.keyboard.press("Shift+Tab")
            page.keyboard.press("Tab")
            expect(page.locator(".tip:popover-open")).to_be_visible()
            assert not findings(page)
