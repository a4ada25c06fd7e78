"""In a browser: whatever is asked, nothing that the decision bar says is cut, in windows that people have."""

from itertools import product
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from figurka.tables.live import LiveTable
from figurka.web.regions import table_regions
from tests.web import kit
from tests.web.browsing import MINE, guest, move_of, moved_from
from tests.web.drawn import ON_A_PHONE
from tests.web.playing import new_table, persons_turn
from tests.web.server import Server, connect

GAMES = ("farshore", "tapestry", "viticulture", "viticulture-world")
WINDOWS = ((1280, 660), (1366, 625), (768, 1024), (390, 844))
ASKED = 24
"""Decisions of so many kinds, or with so many more options than before, are looked at."""
CHOICES = 200
CUT = """(html) => {
  document.getElementById("region-decision").innerHTML = html;
  const bar = document.querySelector(".decision"), row = bar.querySelector(".answers");
  const [outer, inner] = [bar, row].map((each) => each.getBoundingClientRect());
  const shown = [...bar.querySelectorAll("p, b, small, span, button, li")].filter((each) =>
    each.checkVisibility() && each.offsetWidth > 2 && !each.closest(".all-options"));
  const says = (each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.nodeValue.trim());
  const isShort = (each) => getComputedStyle(each).overflowX !== "visible"
    && (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2);
  const isOut = (each) => {
    const box = each.getBoundingClientRect();
    const below = box.bottom > outer.bottom + 1 && bar.scrollHeight <= bar.clientHeight;
    if (below || box.top < outer.top - 1) return true;
    return !row.contains(each) && (box.left < outer.left - 1 || box.right > outer.right + 1);
  };
  const cut = shown.filter((each) => says(each) && (isShort(each) || isOut(each)));
  const list = row.querySelector(".all-options > .button");
  const box = list?.checkVisibility() && list.getBoundingClientRect();
  if (box && (box.right > inner.right + 1 || box.bottom > inner.bottom + 1)) cut.push(list);
  if (row.scrollHeight > row.clientHeight + 1 && getComputedStyle(row).overflowY === "hidden") cut.push(row);
  return cut.map((each) => each.textContent.trim().replaceAll(/\\s+/g, " ").slice(0, 90));
}"""
"""What of the bar is cut: texts wider or higher than their box, or outside of the bar."""


def decisions(game: str, language: str) -> dict[str, str]:
    """The bar at decisions of a random game, each of another kind or with more options than any before."""
    live, random = kit.set_up(game, 2, 11), Random(11)
    found: dict[str, str] = {}
    most: dict[str, int] = {}
    while live.game.decision is not None and len(live.game.history) < CHOICES and len(found) < ASKED:
        decision = live.game.decision
        because = decision.because.key if decision.because is not None else ""
        name = f"{decision.kind} {because}"
        if most.get(name, 0) < len(decision.options):
            most[name] = len(decision.options)
            found[f"{name} {len(decision.options)}"] = bar_of(live, language)
        kit.go_on(live, random, "turn", 0.9)
    return found


def bar_of(live: LiveTable, language: str) -> str:
    """The decision as who is asked sees it."""
    return table_regions(live, kit.looking(kit.seat_asked(live.game), language))["decision"]


@pytest.mark.parametrize(("game", "language"), list(product(GAMES, ("en", "cs"))))
def test_no_text_of_the_bar_is_cut(browser: Browser, sqlite_server: Server, game: str, language: str) -> None:
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", "person", game=game)
        seat = persons_turn(client, table)["decision"]["seat"]
    bars = decisions(game, language)
    assert len(bars) > ASKED // 3
    wrong: dict[str, list[str]] = {}
    for width, height in WINDOWS:
        size: dict[str, Any] = {"viewport": {"width": width, "height": height}, "locale": language}
        with guest(browser, sqlite_server, table, seat, **(ON_A_PHONE if width < 700 else {}) | size) as page:
            page.goto(f"/tables/{table.id}")
            page.wait_for_selector(MINE)
            for name, html in bars.items():
                if cut := page.evaluate(CUT, html):
                    wrong[f"{width}x{height} {name}"] = cut
    assert not wrong, "\n".join(f"{name}: {cut}" for name, cut in wrong.items())


def test_a_click_that_closes_the_list_of_all_choices_chooses_nothing(
    browser: Browser, sqlite_server: Server
) -> None:
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", "person", game="tapestry")
        seat = persons_turn(client, table)["decision"]["seat"]
    with guest(browser, sqlite_server, table, seat) as page:
        page.goto(f"/tables/{table.id}")
        before, lists = move_of(page), page.locator(".every")
        page.locator(".all-options > button").click()
        expect(lists).to_be_visible()
        box = page.locator(":is(.board, .dock) [data-option]:visible").first.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + 5, box["y"] + box["height"] / 2)
        expect(lists).to_be_hidden()
        page.wait_for_timeout(300)
        assert move_of(page) == before
        page.mouse.click(box["x"] + 5, box["y"] + box["height"] / 2)
        moved_from(page, before)
