"""The guide in a browser: his line is seen, lights what it names and goes; nothing jumps; G silences him."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browsing import DESK, PHONE, choose, comes_to, findings, guest, moved_from, overflow, picture
from tests.web.playing import Table, new_table
from tests.web.server import Server, connect

LINE = "#region-remark .remark"
ABOVE_THE_BAR = f"""document.querySelector(".decision").getBoundingClientRect().top
    - document.querySelector("{LINE}").getBoundingClientRect().bottom"""
"""By how many pixels the line stands above the bar."""
ABOVE_THE_LINE = f"""document.querySelector("{LINE}").getBoundingClientRect().top
    - document.querySelector(".player .others").getBoundingClientRect().bottom"""
"""By how many pixels what the others did stands above the line."""
SILENT = f"""() => {{
    document.querySelector("{LINE} .says").textContent = "";
    document.querySelector("{LINE}").toggleAttribute("data-silent", true);
}}"""
"""Let him have no remark of his own, whatever the others did."""
WEIGHED = f"""() => {{
    document.querySelector("{LINE}").toggleAttribute("data-weighs", true);
    document.dispatchEvent(new Event("figurka:drawn"));
}}"""
"""Let a choice be worth a second look."""
HINT = """(key) => {
    const option = document.querySelector(`#region-board [data-key="${key}"]`).dataset.option;
    const detail = { option, label: "So.", panel: "", ranks: [[option, 1, false]] };
    document.dispatchEvent(new Event("figurka:hinting"));
    document.dispatchEvent(new CustomEvent("figurka:hint", { detail }));
}"""
"""Let the computer advise a choice."""
GAMES = ("farshore", "tapestry", "viticulture", "viticulture-world")


def table_against_beginner(server: Server, game: str = "farshore") -> Table:
    with connect(server.address) as client:
        return new_table(client, "person", "beginner", game=game)


def top_of_decision(page: Page) -> tuple[float, float]:
    """Where the bar stands, and how high it is."""
    box = page.locator(".decision").bounding_box()
    assert box is not None
    return box["y"], box["height"]


def keep_hand(page: Page) -> None:
    move = page.locator("#table").get_attribute("data-move") or ""
    page.locator('[data-key="keep"]:visible').first.click()
    moved_from(page, move)


def test_a_remark_is_seen_lights_what_it_names_and_goes_with_the_next_choice(
    browser: Browser, sqlite_server: Server
) -> None:
    table = table_against_beginner(sqlite_server)
    with guest(browser, sqlite_server, table, 0, newcomer=True) as page:
        page.goto(f"/tables/{table.id}")
        expect(page.locator(f"{LINE} .says")).to_contain_text("3 resources or less")
        picture(page, "guide-remark")
        word = page.locator(f"{LINE} [data-shows]").first
        word.hover()
        expect(page.locator("#guide-marks i")).to_have_count(
            len((word.get_attribute("data-shows") or "").split())
        )
        keep_hand(page)
        expect(page.locator(f"{LINE} .says")).to_contain_text("Each turn is one thing")
        place = top_of_decision(page)
        page.locator('[data-key="place:docks"]:visible').first.click()
        expect(page.locator(LINE)).to_be_hidden()
        assert top_of_decision(page) == place


def test_g_silences_him_and_the_browser_remembers(browser: Browser, sqlite_server: Server) -> None:
    table = table_against_beginner(sqlite_server)
    with guest(browser, sqlite_server, table, 0, newcomer=True) as page:
        page.goto(f"/tables/{table.id}")
        expect(page.locator(LINE)).to_be_visible()
        with page.expect_response("**/guide"):
            page.keyboard.press("g")
        expect(page.locator(LINE)).to_have_count(0)
        page.reload()
        expect(page.locator("#table")).not_to_have_class("guided")
        expect(page.locator('[data-act="guide"]')).to_have_attribute("aria-pressed", "false")
        page.keyboard.press("g")
        expect(page.locator(LINE)).to_be_visible()


def test_who_has_finished_a_game_plays_without_him(browser: Browser, sqlite_server: Server) -> None:
    table = table_against_beginner(sqlite_server)
    with guest(browser, sqlite_server, table, 0) as page:
        page.goto(f"/tables/{table.id}")
        expect(page.locator(".decision")).to_be_visible()
        expect(page.locator(LINE)).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("window", [DESK, PHONE], ids=["desk", "phone"])
def test_he_keeps_nobody_out_and_stands_beside_the_bar(
    browser: Browser, sqlite_server: Server, game: str, window: Any
) -> None:
    table = table_against_beginner(sqlite_server, game)
    with guest(browser, sqlite_server, table, 0, newcomer=True, viewport=window, bypass_csp=True) as page:
        page.goto(f"/tables/{table.id}")
        capital = page.locator('[data-option][data-key^="capital:"]:visible')
        if capital.count():
            choose(page, capital.first)
        line = page.locator(LINE)
        expect(line).to_be_visible()
        comes_to(page, ABOVE_THE_BAR, lambda above: -1 <= above < 16)
        says = page.locator(f"{LINE} .says").bounding_box()
        assert says is not None
        assert says["height"] <= line.evaluate("(line) => line.offsetHeight"), "not all of it can be read"
        assert overflow(page) <= 0
        assert findings(page, "#region-remark", "header.bar") == []
        picture(page, f"guide-{game}-{window['width']}")


def test_the_path_of_lessons_ends_with_a_game_with_the_guide(browser: Browser, sqlite_server: Server) -> None:
    with guest(browser, sqlite_server) as page:
        page.goto("/learn")
        page.locator(".course[data-game=farshore] .whole button").click()
        expect(page.locator(LINE)).to_be_visible()


def test_a_better_choice_is_told_when_it_was_found_and_goes_with_the_next(
    browser: Browser, sqlite_server: Server
) -> None:
    table = table_against_beginner(sqlite_server)
    told: dict[str, Any] = {
        "text": "The docks were possible too.",
        "more": "You can still take your turn back.",
    }
    told |= {"move": 3, "chapter": 0}  # the server tells more than what is said
    with guest(browser, sqlite_server, table, 0, newcomer=True) as page:
        page.route("**/second-look", lambda route: route.fulfill(json=told))
        page.goto(f"/tables/{table.id}")
        keep_hand(page)
        expect(page.locator(f"{LINE} .says")).to_contain_text("Each turn is one thing")
        choose(page, page.locator('[data-key="place:shore_seaweed"]:visible').first)
        expect(page.locator('.decision[data-mine="1"]')).to_be_visible()
        page.evaluate(SILENT)
        expect(page.locator(LINE)).to_be_hidden()
        place = top_of_decision(page)
        page.evaluate(WEIGHED)
        expect(page.locator(f"{LINE} .says")).to_have_text(f"{told['text']} {told['more']}")
        assert top_of_decision(page) == place


def test_on_a_phone_what_the_others_did_stands_above_him(browser: Browser, sqlite_server: Server) -> None:
    table = table_against_beginner(sqlite_server)
    with guest(browser, sqlite_server, table, 0, newcomer=True, viewport=PHONE) as page:
        page.goto(f"/tables/{table.id}")
        keep_hand(page)
        others = page.locator(".player .others")
        expect(page.locator(LINE)).to_be_visible()
        expect(others).to_be_visible()
        comes_to(page, ABOVE_THE_LINE, lambda above: above >= 0)


def test_on_a_phone_all_he_says_is_read_whatever_the_bar_opens(
    browser: Browser, sqlite_server: Server
) -> None:
    """The tiles of a way of acting make the bar higher: he stands on it all the same."""
    table = table_against_beginner(sqlite_server)
    with guest(browser, sqlite_server, table, 0, newcomer=True, viewport=PHONE) as page:
        page.goto(f"/tables/{table.id}")
        keep_hand(page)
        expect(page.locator(LINE)).to_be_visible()
        page.locator(".decision").evaluate("(bar) => { bar.style.paddingTop = '90px'; }")
        comes_to(
            page,
            """() => {
                const says = document.querySelector("#region-remark .says").getBoundingClientRect();
                return document.querySelector(".decision").getBoundingClientRect().top - says.bottom;
            }""",
            lambda room: room >= 0,
        )


def test_beside_a_hint_what_he_explains_stays(browser: Browser, sqlite_server: Server) -> None:
    table = table_against_beginner(sqlite_server)
    with guest(browser, sqlite_server, table, 0, newcomer=True) as page:
        page.goto(f"/tables/{table.id}")
        keep_hand(page)
        expect(page.locator(LINE)).to_be_visible()
        page.evaluate(HINT, "place:shore_stone")
        expect(page.locator("#tab-hint")).to_be_visible()
        expect(page.locator(LINE)).to_be_visible()
