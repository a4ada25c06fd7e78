"""Tapestry's table in low and in large windows: the journal can be read, lists lie on top, nothing jumps."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.games.tapestry.web.test_browser_dock import told_up_to
from tests.web.browsing import DESK, MINE, PATIENCE, guest, overflow
from tests.web.playing import Table
from tests.web.server import Server

expect.set_options(timeout=PATIENCE)

LOW: Any = {"width": 1280, "height": 660}
WIDE: Any = {"width": 1366, "height": 625}
LARGE: Any = {"width": 1920, "height": 1080}
TABLET: Any = {"width": 768, "height": 1024}
ON_ITS_SIDE: Any = {"width": 844, "height": 390}
SIX_LINES = 130
"""So many pixels show six lines of the journal."""
SIZES = """() => [...document.querySelectorAll(".side section, .dock, .dock > *, .stocks, .weft, .decision")]
  .map((each) => { const box = each.getBoundingClientRect(); return [box.top, box.width, box.height]; })"""
COVERED = """(list) => [...list.children].filter((each) => {
  const box = each.getBoundingClientRect();
  const spots = [0.02, 0.25, 0.5, 0.75, 0.98].map((part) => box.left + part * box.width);
  return spots.some((x) => !list.contains(document.elementFromPoint(x, box.top + box.height / 2)));
}).map((each) => each.textContent)"""


CUT = """(parts) => [...document.querySelectorAll(parts)].filter((each) => each.checkVisibility())
  .filter((each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 1)
  .map((each) => each.textContent)"""
FINGER = 44


@pytest.fixture(scope="module")
def turn(sqlite_server: Server) -> Table:
    """A table of three at which the person begins a turn."""
    return told_up_to(sqlite_server, "turn", "person", "random", "random")


def height(page: Page, selector: str) -> float:
    """How high something is."""
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["height"]


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("window", [LOW, WIDE, LARGE])
def test_six_lines_of_the_journal_are_in_sight(
    browser: Browser, sqlite_server: Server, turn: Table, window: dict[str, int], language: str
) -> None:
    with guest(browser, sqlite_server, turn, 0, viewport=window, locale=language) as page:
        page.goto(f"/tables/{turn.id}")
        assert height(page, "#region-journal") >= SIX_LINES
        rivals = page.locator(".rivals").evaluate("(all) => all.scrollHeight - all.clientHeight")
        assert rivals <= 0, "the others are cut off"
        before = page.evaluate(SIZES)
        page.locator(".company summary").first.click()
        page.locator(".company form button").click(trial=True)
        assert page.evaluate(SIZES) == before, "what is opened lies over the column"


def test_asking_for_a_tech_card_leaves_the_journal_as_it_is(browser: Browser, sqlite_server: Server) -> None:
    table = told_up_to(sqlite_server, "invent", "person", "random", "random", track="technology")
    with guest(browser, sqlite_server, table, 0, viewport=LOW) as page:
        page.goto(f"/tables/{table.id}")
        page.locator(".pile").click(trial=True)
        assert height(page, "#region-journal") >= SIX_LINES


@pytest.mark.parametrize("window", [LOW, LARGE, TABLET])
def test_nothing_lies_over_the_list_of_all_choices(
    browser: Browser, sqlite_server: Server, turn: Table, window: dict[str, int]
) -> None:
    with guest(browser, sqlite_server, turn, 0, viewport=window) as page:
        page.goto(f"/tables/{turn.id}")
        page.locator(".all-options > .button").click()
        choices = page.locator(".all-options .every")
        expect(choices).to_be_visible()
        assert choices.evaluate(COVERED) == []


def test_a_card_that_is_pointed_at_changes_no_size(
    browser: Browser, sqlite_server: Server, turn: Table
) -> None:
    with guest(browser, sqlite_server, turn, 0, viewport=LOW) as page:
        page.goto(f"/tables/{turn.id}")
        page.wait_for_selector(MINE)
        page.locator("[for=pane-hand]").click()
        before = page.evaluate(SIZES)
        for card in page.locator(".weft").all():
            card.hover()
            expect(page.locator(".tip:popover-open")).to_be_visible()
            assert page.evaluate(SIZES) == before
        for space in page.locator(".loom .space[data-option]").all():
            space.hover()
            assert page.evaluate(SIZES) == before


def test_the_plots_of_the_city_are_large_enough_for_a_finger_on_a_tablet(
    browser: Browser, sqlite_server: Server, turn: Table
) -> None:
    with guest(browser, sqlite_server, turn, 0, viewport=TABLET) as page:
        page.goto(f"/tables/{turn.id}")
        assert height(page, ".dock .city") >= 9 * 44


@pytest.fixture(scope="module")
def alone(sqlite_server: Server) -> Table:
    """A table of one at which the person begins a turn."""
    return told_up_to(sqlite_server, "turn", "person")


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("window", [LOW, WIDE, LARGE])
def test_alone_the_bots_and_the_open_seed_are_told_whole(
    browser: Browser, sqlite_server: Server, alone: Table, window: dict[str, int], language: str
) -> None:
    with guest(browser, sqlite_server, alone, 0, viewport=window, locale=language) as page:
        page.goto(f"/tables/{alone.id}")
        assert page.evaluate(CUT, ".promise .chip, .rivals") == []
        chip, link = (
            page.locator(part).bounding_box() for part in (".promise .in-short", ".company summary")
        )
        assert chip is not None
        assert link is not None
        assert chip["x"] + chip["width"] <= link["x"]
        if window is WIDE:
            assert height(page, "#region-journal") >= SIX_LINES


def test_on_a_phone_on_its_side_the_map_is_whole_above_what_is_asked(
    browser: Browser, sqlite_server: Server, turn: Table
) -> None:
    wishes = {"viewport": ON_ITS_SIDE, "has_touch": True, "is_mobile": True}
    with guest(browser, sqlite_server, turn, 0, **wishes) as page:
        page.goto(f"/tables/{turn.id}")
        assert overflow(page) <= 0
        assert page.evaluate(CUT, ".rival .nm") == []
        assert height(page, ".world") + height(page, ".decision") <= ON_ITS_SIDE["height"]
        bar = page.locator(".decision").bounding_box()
        assert bar is not None
        assert bar["y"] + bar["height"] == ON_ITS_SIDE["height"]
        for control in page.locator(".decision button:visible").all():
            box = control.bounding_box()
            assert box is not None
            assert box["height"] >= FINGER


NAMED = """([name, parts]) => {
  const names = [...document.querySelectorAll(parts)];
  for (const each of names) each.textContent = name;
  return names.filter((each) => each.scrollWidth > each.clientWidth).length;
}"""
"""How many are cut of those at the table, were all called so."""


@pytest.mark.parametrize("window", [DESK, WIDE])
@pytest.mark.parametrize(("opponents", "name"), [(0, "Bartholomew"), (1, "Bartholomewa"), (4, "Bartho")])
def test_the_names_at_the_top_are_whole_beside_the_guide(
    browser: Browser, sqlite_server: Server, window: dict[str, int], opponents: int, name: str
) -> None:
    seats = ["person", *["random"] * opponents]
    table = told_up_to(sqlite_server, "turn", *seats)
    with guest(browser, sqlite_server, table, 0, viewport=window, locale="cs", newcomer=True) as page:
        page.goto(f"/tables/{table.id}")
        expect(page.locator('[data-act="guide"]')).to_be_visible()
        person = ".turns li:first-child span" if opponents == 0 else ".turns li span"
        assert page.evaluate(NAMED, [name, person]) == 0
        assert overflow(page) <= 0
        for tool in page.locator("#menu-of-table > .tool:visible").all():
            assert tool.get_attribute("title")


def test_before_the_game_the_board_of_a_low_window_has_its_size_already(
    browser: Browser, sqlite_server: Server, turn: Table
) -> None:
    setting_out = told_up_to(sqlite_server, "capital", "person", "random", "random")
    heights = []
    for table in (setting_out, turn):
        with guest(browser, sqlite_server, table, 0, viewport=WIDE, locale="cs", newcomer=True) as page:
            page.goto(f"/tables/{table.id}")
            heights.append(height(page, "#region-board"))
            assert page.evaluate(CUT, ".capital, .people, .people .effect") == []
    assert heights[0] == heights[1]
