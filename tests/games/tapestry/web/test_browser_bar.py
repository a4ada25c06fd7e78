"""Tapestry's decision bar in a real browser: whatever is asked, it stays as high as it is."""

from itertools import chain, islice
from typing import Any

from playwright.sync_api import Browser, expect

from figurka.web.regions import table_regions
from tests.games.tapestry.web.test_asking import asked_kind, decisions
from tests.web.browsing import MINE, PATIENCE, guest
from tests.web.playing import new_table, persons_turn
from tests.web.server import Server, connect

expect.set_options(timeout=PATIENCE)

DECISIONS = 30
"""So many decisions of each table are looked at, each of another kind."""
BAR = """(html) => {
  document.getElementById("region-decision").innerHTML = html;
  const bar = document.querySelector(".decision"), row = bar.querySelector(".answers");
  const outer = bar.getBoundingClientRect();
  const sticksOut = (each) => {
    const box = each.getBoundingClientRect();
    return box.top < outer.top || box.bottom > outer.bottom;
  };
  const parts = [...bar.querySelectorAll("p, button, li, small")];
  const shown = parts.filter((each) => each.checkVisibility() && each.offsetWidth > 1);
  return {
    height: outer.height, cut: row.scrollHeight - row.clientHeight,
    sideways: row.scrollWidth - row.clientWidth,
    out: shown.filter(sticksOut).map((each) => each.textContent),
    words: bar.querySelector(".words").getBoundingClientRect().bottom - row.getBoundingClientRect().top,
    page: document.documentElement.scrollHeight - innerHeight,
  };
}"""


def test_the_bar_keeps_its_height_and_cuts_nothing_off(browser: Browser, sqlite_server: Server) -> None:
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", "random", game="tapestry")
        persons_turn(client, table)
    tables = (islice(decisions(*each), DECISIONS) for each in ((2, {}, 2), (1, {"level": "4"}, 2)))
    found: dict[str, dict[str, Any]] = {}
    with guest(browser, sqlite_server, table, 0) as page:
        page.goto(f"/tables/{table.id}")
        page.wait_for_selector(MINE)
        for number, (live, viewer) in enumerate(chain(*tables)):
            html = table_regions(live, viewer)["decision"]
            found[f"{number} {asked_kind(live)}"] = page.evaluate(BAR, html)
    assert len(found) > DECISIONS
    assert {bar["height"] for bar in found.values()} == {98}
    wrong = {
        name: bar
        for name, bar in found.items()
        if bar["out"] or bar["cut"] > 0 or bar["words"] > 3 or bar["page"] > 0
    }
    assert wrong == {}
    turns = {name: bar["sideways"] for name, bar in found.items() if name.endswith(" turn")}
    assert turns
    assert not any(turns.values()), "the ways of a turn fit, locked ones too"
