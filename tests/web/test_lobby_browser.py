"""The lobby, the form for a new table and the small comforts of a table, in a real browser."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browsing import MINE, guest, overflow
from tests.web.playing import Table, choose, new_table, persons_turn
from tests.web.server import Server, connect

SIZES: dict[str, Any] = {
    "desk": {"viewport": {"width": 1280, "height": 800}},
    "low": {"viewport": {"width": 1280, "height": 660}},
    "tablet": {"viewport": {"width": 768, "height": 1024}, "has_touch": True},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
CROWDED = """() => [...document.querySelectorAll(".rivals label, .place .strip label")]
  .filter((frame) => frame.checkVisibility())
  .filter((frame) => {
    const word = frame.querySelector("b, .word"), outer = frame.getBoundingClientRect();
    const inner = word.getBoundingClientRect();
    return word.checkVisibility() && (inner.left - outer.left < 4 || outer.right - inner.right < 4);
  }).map((frame) => frame.textContent.trim())"""
"""The names of levels and of seats that touch the frames around them."""
HEARD = """() => {
  window.heard = [];
  document.addEventListener("figurka:sound", (event) => window.heard.push(event.detail));
}"""
BADGES = """
  window.badges = [];
  navigator.setAppBadge = async () => { window.badges.push("set"); };
  navigator.clearAppBadge = async () => { window.badges.push("clear"); };
"""


@pytest.mark.parametrize("language", ["en-GB", "cs-CZ"])
@pytest.mark.parametrize("size", SIZES)
def test_names_do_not_touch_their_frames(
    browser: Browser, sqlite_server: Server, size: str, language: str
) -> None:
    with guest(browser, sqlite_server, locale=language, **SIZES[size]) as page:
        for path in ("/", "/tables/new?game=farshore", "/tables/new?game=viticulture-world"):
            page.goto(path)
            assert page.evaluate(CROWDED) == [], path
            assert overflow(page) == 0, path


@pytest.mark.parametrize("language", ["en-GB", "cs-CZ"])
@pytest.mark.parametrize("size", ["desk", "low"])
def test_own_and_open_tables_are_on_the_first_screen(
    browser: Browser, sqlite_server: Server, size: str, language: str
) -> None:
    with connect(sqlite_server.address) as client:
        new_table(client, "person", "open", public=True)
    with guest(browser, sqlite_server, locale=language, **SIZES[size]) as page:
        page.goto("/")
        page.locator('[data-game="farshore"] .go button').click()
        page.wait_for_selector(MINE)
        page.goto("/")
        for heading in ("#yours", "#open"):
            row = page.locator(f"section:has({heading}) .row").first
            expect(row).to_be_in_viewport(ratio=1)


def test_a_new_table_begins_as_the_card_stands(browser: Browser, sqlite_server: Server) -> None:
    with guest(browser, sqlite_server) as page:
        page.goto("/")
        card = page.locator('.game[data-game="farshore"]')
        card.locator('label:has(input[name="opponents"][value="3"])').click()
        card.locator('label:has(input[name="level"][value="expert"])').click()
        card.locator(".newt").click()
        expect(page.locator('input[name="seats"][value="4"]')).to_be_checked()
        expect(page.locator('input[name="seat-2"][value="expert"]')).to_be_checked()


def at_form(page: Page) -> None:
    """Open the form for a new table with three seats."""
    page.goto("/tables/new?game=farshore")
    page.locator('label:has(input[name="seats"][value="3"])').click()


def test_a_name_is_asked_for_only_by_who_plays_with_others(browser: Browser, sqlite_server: Server) -> None:
    with guest(browser, sqlite_server) as page:
        at_form(page)
        name = page.locator("#name")
        expect(name).to_be_hidden()
        page.locator('label:has(input[name="seat-2"][value="friend"])').click()
        expect(name).to_be_visible()
        page.locator(".create .end button").click()
        assert page.url.endswith("/tables/new?game=farshore"), "the form waits for the name"
        name.fill("Jana")
        page.locator(".create .end button").click()
        page.wait_for_url("**/invite")
        expect(page.locator(".masthead .me .name")).to_have_text("Jana")
        at_form(page)
        page.locator('label:has(input[name="seat-2"][value="beginner"])').click()
        page.locator(".create .end button").click()
        page.wait_for_selector(MINE)


def test_how_long_to_wait_for_the_absent_is_not_asked_where_turns_have_a_time(
    browser: Browser, sqlite_server: Server
) -> None:
    with guest(browser, sqlite_server) as page:
        at_form(page)
        page.locator(".advanced > summary").click()
        wait = page.locator(".create fieldset").filter(has=page.locator('[name="patience"]'))
        expect(wait).to_be_visible()
        page.locator('label:has([name="turn_time"][value="86400"])').click()
        expect(wait).to_be_hidden()
        page.locator('label:has([name="turn_time"][value="0"])').click()
        expect(wait).to_be_visible()


def test_at_one_screen_all_are_people_but_who_was_chosen_otherwise(
    browser: Browser, sqlite_server: Server
) -> None:
    with guest(browser, sqlite_server) as page:
        at_form(page)
        page.locator('label:has(input[name="seat-3"][value="expert"])').click()
        page.get_by_text("All at this screen").click()
        expect(page.locator('[name="seat-2"][value="friend"]')).to_be_checked()
        expect(page.locator('[name="seat-3"][value="expert"]')).to_be_checked()
        expect(page.locator("#name")).to_be_hidden()


def test_an_invitation_has_a_code_that_stays_open_and_a_computer_sits_down_after_a_question(
    browser: Browser, sqlite_server: Server
) -> None:
    with guest(browser, sqlite_server) as page:
        at_form(page)
        page.locator('label:has(input[name="seat-2"][value="friend"])').click()
        page.locator("#name").fill("Jana")
        page.locator(".create .end button").click()
        code = page.locator(".code .qr svg")
        expect(code).to_be_hidden()
        page.locator(".code summary").click()
        expect(code).to_be_visible()
        page.reload()
        expect(code).to_be_visible()
        page.locator(".chair .ask summary").click()
        expect(page.locator(".chair .ask form")).to_contain_text("The computer (Expert)")
        page.locator(".chair .ask form button").click()
        page.wait_for_url(re.compile(r"/tables/[\w-]{10}$"))


def two_people(server: Server) -> tuple[Table, int]:
    """A table of two people, and which of them is asked."""
    with connect(server.address) as client:
        table = new_table(client, "person", "person")
        return table, persons_turn(client, table)["decision"]["seat"]


def answer(server: Server, table: Table, seat: int) -> None:
    """Somebody chooses elsewhere."""
    with connect(server.address) as client:
        choose(client, table, seat, persons_turn(client, table)["move"], 0)


def test_sounds_are_off_until_they_are_wanted_and_stay_on(browser: Browser, sqlite_server: Server) -> None:
    table, asked = two_people(sqlite_server)
    with guest(browser, sqlite_server, table, 1 - asked) as page:
        page.goto(f"/tables/{table.id}")
        switch = page.get_by_role("button", name="Sounds")
        expect(switch).to_have_attribute("aria-pressed", "false")
        page.evaluate(HEARD)
        answer(sqlite_server, table, asked)
        page.wait_for_selector(MINE)
        assert page.evaluate("window.heard") == []
        switch.click()
        page.wait_for_function('() => window.heard.join() === "turn"')
        page.reload()
        expect(switch).to_have_attribute("aria-pressed", "true")
        page.locator("body").click(position={"x": 2, "y": 2})
        page.evaluate(HEARD)
        answer(sqlite_server, table, 1 - asked)
        page.wait_for_function('() => window.heard.join() === "pieces"')
        switch.click()
        expect(switch).to_have_attribute("aria-pressed", "false")


def test_the_app_wears_a_badge_while_it_is_ones_turn(browser: Browser, sqlite_server: Server) -> None:
    table, asked = two_people(sqlite_server)
    with guest(browser, sqlite_server, table, 1 - asked) as page:
        page.add_init_script(BADGES)
        page.goto(f"/tables/{table.id}")
        page.wait_for_function('() => window.badges.at(-1) === "clear"')
        answer(sqlite_server, table, asked)
        page.wait_for_function('() => window.badges.at(-1) === "set"')
