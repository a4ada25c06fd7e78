"""A landmark of Tapestry is placed in a real browser, by keyboard alone."""

from collections.abc import Sequence
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, expect

from tests.web.browsing import PATIENCE, guest, move_of, moved_from
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


def climb(keys: Sequence[str], track: str) -> int:
    """The option of a player who advances on one track and pays without thinking."""
    wished = (f"advance:{track}", "advance:")
    return next((at for wish in wished for at, key in enumerate(keys) if key.startswith(wish)), len(keys) - 1)


def to_a_landmark(client: httpx.Client) -> Table:
    """A table at which the first seat is asked how to turn a landmark."""
    table = new_table(client, "person", "person", game="tapestry", seed=5)
    shown = persons_turn(client, table)
    while shown["decision"]["seat"] != 0 or shown["decision"]["kind"] != "quarters":
        seat = shown["decision"]["seat"]
        keys = [option["key"] for option in shown["decision"]["options"]]
        option = climb(keys, ("technology", "exploration")[seat])
        choose(client, table, seat, shown["move"], option)
        shown = persons_turn(client, table)
        assert not shown["over"], "nobody has won a landmark"
    return table


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
