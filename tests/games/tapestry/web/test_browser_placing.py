"""A landmark and a territory tile of Tapestry are placed in a real browser: by keyboard, mouse and finger."""

from collections.abc import Sequence
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, expect

from tests.web.browsing import PATIENCE, PHONE, guest, move_of, moved_from
from tests.web.playing import Table, choose, new_table, persons_turn, show
from tests.web.server import Server, connect

expect.set_options(timeout=PATIENCE)

GHOST = """() => {
  const ghost = document.querySelector(".placing .ghost:not([hidden])");
  const [x, y] = ["--x", "--y"].map((name) => Number(ghost.style.getPropertyValue(name)));
  const { turn, w, h } = ghost.dataset;
  return { turn, column: x, row: y, width: Number(w), height: Number(h) };
}"""
FOCUSED = "document.activeElement.matches('.city.placing')"

COVERED = """[...document.querySelectorAll(".legal")].filter((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".placing-tools");
}).length"""
"""How many hexes on which the tile may lie are covered by what turns and lays it."""


def climb(keys: Sequence[str], track: str) -> int:
    """The option of a player who advances on one track and pays without thinking."""
    wished = (f"advance:{track}", "advance:")
    return next((at for wish in wished for at, key in enumerate(keys) if key.startswith(wish)), len(keys) - 1)


def until_asked(client: httpx.Client, kind: str, tracks: tuple[str, str]) -> Table:
    """A table at which the first seat is asked this; each seat climbs a track."""
    table = new_table(client, "person", "person", game="tapestry", seed=5)
    shown = persons_turn(client, table)
    while shown["decision"]["seat"] != 0 or shown["decision"]["kind"] != kind:
        seat = shown["decision"]["seat"]
        keys = [option["key"] for option in shown["decision"]["options"]]
        option = climb(keys, tracks[seat])
        choose(client, table, seat, shown["move"], option)
        shown = persons_turn(client, table)
        assert not shown["over"], f"nobody was asked: {kind}"
    return table


def to_a_landmark(client: httpx.Client) -> Table:
    """A table at which the first seat is asked how to turn a landmark."""
    return until_asked(client, "quarters", ("technology", "exploration"))


def to_a_tile(client: httpx.Client) -> Table:
    """A table at which the first seat is asked where to lay a territory tile."""
    return until_asked(client, "explore", ("exploration", "technology"))


def ghost(page: Page) -> dict[str, Any]:
    """Where the landmark would be placed now, and how it is turned."""
    found: dict[str, Any] = page.evaluate(GHOST)
    return found


def press(page: Page, key: str) -> dict[str, Any]:
    """Press a key and see what comes of it."""
    page.keyboard.press(key)
    return ghost(page)


def test_a_landmark_is_placed_with_the_keyboard_alone(browser: Browser, sqlite_server: Server) -> None:
    with connect(sqlite_server.address) as client:
        table = to_a_landmark(client)
        with guest(browser, sqlite_server, table, 0) as page:
            page.goto(f"/tables/{table.id}")
            move, before = move_of(page), ghost(page)
            while not page.evaluate(FOCUSED):
                page.keyboard.press("Tab")
            expect(page.locator(".placing-says")).not_to_be_empty()
            turned = press(page, "r")
            assert turned["turn"] != before["turn"]
            steps = [
                press(page, key) for key in ("ArrowDown", "ArrowRight", "ArrowLeft", "ArrowUp", "ArrowRight")
            ]
            assert len({(each["row"], each["column"]) for each in steps}) > 1, "no arrow moves it"
            assert {each["turn"] for each in steps} == {turned["turn"]}
            assert move_of(page) == move, "nothing is placed, and nothing is undone or redone"
            page.keyboard.press("Enter")
            moved_from(page, move)
        placed = show(client, table, 0)["view"]["players"][0]["city"]["landmarks"][-1]
    there = steps[-1]
    assert (placed["row"], placed["column"]) == (there["row"], there["column"])
    assert (len(placed["shape"]), len(placed["shape"][0])) == (there["height"], there["width"])


def middle(page: Page, selector: str) -> tuple[float, float]:
    """The middle of something on the page."""
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def tile_at(client: httpx.Client, table: Table, place: dict[str, Any]) -> dict[str, Any]:
    """The hex of the map on which a ghost lay."""
    hexes: list[dict[str, Any]] = show(client, table, 0)["view"]["map"]["hexes"]
    return next(
        each for each in hexes if each["q"] == place["column"] and each["r"] + each["q"] / 2 == place["row"]
    )


def test_a_click_shows_the_tile_on_a_hex_and_only_a_second_control_lays_it(
    browser: Browser, sqlite_server: Server
) -> None:
    with connect(sqlite_server.address) as client:
        table = to_a_tile(client)
        with guest(browser, sqlite_server, table, 0) as page:
            page.goto(f"/tables/{table.id}")
            move, tools = move_of(page), page.locator(".placing-tools")
            expect(tools).to_be_hidden()
            page.mouse.click(*middle(page, ".legal >> nth=1"))
            put = ghost(page)
            expect(tools).to_be_visible()
            assert page.evaluate(COVERED) == 0, "every other hex can still be clicked"
            page.mouse.move(*middle(page, ".legal >> nth=0"))
            page.mouse.move(*middle(page, ".decision [data-place]"))
            assert ghost(page) == put, "on the way to the button it stays where it was put"
            tools.locator("[data-turn-it]").click()
            page.mouse.click(*middle(page, ".ghost:not([hidden])"))
            turned = ghost(page)
            assert int(turned["turn"]) == (int(put["turn"]) + 2) % 6, (
                "the button turns it, and so does a click on it"
            )
            assert (turned["column"], turned["row"]) == (put["column"], put["row"])
            assert move_of(page) == move, "nothing is laid yet"
            page.mouse.click(*middle(page, ".legal >> nth=0"))
            moved = ghost(page)
            assert (moved["column"], moved["row"]) != (put["column"], put["row"]), "another click moves it"
            tools.locator("[data-lay]").click()
            moved_from(page, move)
        assert tile_at(client, table, put)["tile"] is None
        laid = tile_at(client, table, moved)
    assert laid["tile"] is not None
    assert laid["rotation"] == int(moved["turn"])


def test_a_finger_turns_the_tile_by_touching_it_and_lays_it_by_the_tick(
    browser: Browser, sqlite_server: Server
) -> None:
    with connect(sqlite_server.address) as client:
        table = to_a_tile(client)
        with guest(browser, sqlite_server, table, 0, viewport=PHONE, has_touch=True, is_mobile=True) as page:
            page.goto(f"/tables/{table.id}")
            move, before = move_of(page), ghost(page)
            expect(page.locator(".placing-tools")).to_be_visible()
            page.locator(".ghost:not([hidden])").tap()
            turned = ghost(page)
            assert turned["turn"] != before["turn"]
            assert move_of(page) == move
            page.locator(".placing-tools [data-lay]").tap()
            moved_from(page, move)
        laid = tile_at(client, table, turned)
    assert (laid["tile"] is not None, laid["rotation"]) == (True, int(turned["turn"]))


def test_a_landmark_is_put_down_by_a_click_and_built_by_the_tick(
    browser: Browser, sqlite_server: Server
) -> None:
    with connect(sqlite_server.address) as client:
        table = to_a_landmark(client)
        with guest(browser, sqlite_server, table, 0) as page:
            page.goto(f"/tables/{table.id}")
            move = move_of(page)
            page.mouse.click(*middle(page, ".city.placing"))
            put = ghost(page)
            page.mouse.move(*middle(page, ".decision [data-place]"))
            assert ghost(page) == put
            assert move_of(page) == move
            city, tools = (page.locator(each).bounding_box() for each in (".city.placing", ".placing-tools"))
            assert city is not None
            assert tools is not None
            assert tools["x"] > city["x"] + city["width"], "every plot can still be clicked"
            page.locator(".placing-tools [data-lay]").click()
            moved_from(page, move)
        placed = show(client, table, 0)["view"]["players"][0]["city"]["landmarks"][-1]
    assert (placed["row"], placed["column"]) == (put["row"], put["column"])
