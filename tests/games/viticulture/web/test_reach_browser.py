"""In a browser: what does not fit says so, what is chosen from stays in place, a box takes its space."""

from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, expect

from figurka.web.regions import table_regions
from tests.web import kit
from tests.web.browsing import DESK, MINE, PHONE, comes_to, guest, move_of, moved_from
from tests.web.playing import Table, choose, new_table, persons_turn
from tests.web.server import Server, connect

WORLD = "viticulture-world"
ON = '.row-on[data-by="1"]'
BACK = '.row-on[data-by="-1"]'
CROWD = """() => {
  const row = document.querySelector(".decision .options"), button = row.querySelector(".button");
  for (let copy = 0; copy < 14; copy++) row.append(button.cloneNode(true));
  document.dispatchEvent(new Event("figurka:drawn"));
}"""
"""Has the bar offer far more than fits."""
LAST_IS_FREE = """() => {
  const last = [...document.querySelectorAll(".decision .options .button")].at(-1);
  const box = last.getBoundingClientRect();
  return last.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""
DRAW_TRADE = """(html) => {
  document.getElementById("region-trade").innerHTML = html;
  document.dispatchEvent(new Event("figurka:drawn"));
}"""
PLACES = """() => [...document.querySelectorAll(".trade .kindrow, .trade .party .thing")].map((each) => {
  const box = each.getBoundingClientRect(), from = document.querySelector(".trade .deal");
  return [box.x, box.y + from.scrollTop, box.width, box.height].map(Math.round);
})"""
BARE = ".season .action:has([data-option]):not(:has([data-option] ~ [data-option])) .scene"
"""The drawing of an action of which one space can be taken."""


def table_to_place(server: Server) -> Table:
    """A table of two persons at which the first to act places a worker."""
    with connect(server.address) as client:
        table = new_table(client, "person", "person", game=WORLD)
        while (shown := persons_turn(client, table))["decision"]["kind"] != "place":
            choose(client, table, shown["decision"]["seat"], shown["move"], 0)
    return table


def offer_drawn() -> str:
    """The window of an offer by somebody who has cards to give."""
    live, random = kit.set_up(WORLD, 3, 5, continent="asia"), Random(5)
    while (decision := live.game.decision) is not None:
        if decision.kind == "offer_give" and any(each.key == "thing:vine" for each in decision.options):
            break
        kit.go_on(live, random, "turn", 0.9)
    return table_regions(live, kit.looking(kit.seat_asked(live.game)))["trade"]


def check_row(page: Page) -> None:
    """A row too long for the bar tells how much is out of sight, and goes there by wheel, button and key."""
    expect(page.locator(ON)).to_be_hidden()
    page.evaluate(CROWD)
    expect(page.locator(BACK)).to_be_hidden()
    hidden = int(page.locator(f"{ON} b").inner_text())
    assert 0 < hidden < 15
    page.locator(".decision .asks").hover()
    page.mouse.wheel(0, 300)
    expect(page.locator(f"{BACK} b")).not_to_have_text("0")
    assert int(page.locator(f"{ON} b").inner_text()) < hidden
    page.locator(ON).click()
    for _ in range(4):
        page.locator(ON).dispatch_event("click")
    expect(page.locator(ON)).to_be_hidden()
    assert page.evaluate(LAST_IS_FREE)
    page.evaluate("document.querySelector('.decision .answers').scrollLeft = 0")
    expect(page.locator(ON)).to_be_visible()
    page.locator(".decision .options .button").last.focus()
    comes_to(page, LAST_IS_FREE, bool)


def check_trade(page: Page, html: str) -> None:
    """Whatever is chosen for an offer, nothing that could be chosen moves."""
    page.evaluate(DRAW_TRADE, html)
    sizes: tuple[Any, ...] = (DESK, PHONE)
    for size in sizes:
        page.set_viewport_size(size)
        before = page.evaluate(PLACES)
        for thing in page.locator('.trade .thing:not([aria-disabled="true"])').all():
            thing.dispatch_event("click")
            assert page.evaluate(PLACES) == before
    page.set_viewport_size(DESK)
    page.evaluate(DRAW_TRADE, "")


def test_choices_are_in_sight_stay_in_place_and_are_easily_hit(
    browser: Browser, sqlite_server: Server
) -> None:
    table = table_to_place(sqlite_server)
    with connect(sqlite_server.address) as client:
        seat = persons_turn(client, table)["decision"]["seat"]
    with guest(browser, sqlite_server, table, seat) as page:
        page.goto(f"/tables/{table.id}")
        page.wait_for_selector(MINE)
        check_row(page)
        check_trade(page, offer_drawn())
        move, space = move_of(page), "xpath=ancestor::section[1]//*[@data-option]"
        box = page.locator(BARE).first
        chosen = box.locator(space).get_attribute("data-key")
        box.click()
        moved_from(page, move)
        expect(page.locator(f'[data-spot="{chosen}"] .worker[data-seat="{seat + 1}"]')).to_be_visible()
