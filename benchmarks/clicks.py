"""How long a click takes until the page shows what came of it: a real server and browser, each game.

Server, browser and drawing share one core, as on a small machine. The same clicks are made with motion and
with motion reduced; the ratio of the two does not depend on how fast or busy the machine is.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.load_server import Server

GAMES = ("farshore", "tapestry", "viticulture", "viticulture-world")
WINDOW: Any = {"width": 1280, "height": 800}
SEED = 11
MOTIONS: Any = ("no-preference", "reduce")
HEADING = ("game", "motion", "clicks", "median ms", "p95 ms", "median beside reduced")

CONTROLS = """[...document.querySelectorAll(".decision [data-option], .choosable[data-option]")].filter(
    (each) => each.checkVisibility() && !each.disabled && !each.dataset.confirm
    && !document.querySelector(`[data-caution="${each.dataset.option}"]`)
    && (each.closest(".decision") || !document.querySelector(".decision .picks")))"""
"""What can be chosen without being asked once more, and is not only picked for a choice of several."""
ASKED = """() => document.querySelector('.decision[data-mine="1"], .decision.over') !== null"""
OFFERED = f"{CONTROLS}.length > 0"
SURE = """() => { document.querySelector(".decision [data-option]:not(:disabled)")?.click();
    document.querySelector('#confirm[open] button[value="yes"]')?.click(); }"""
"""Choose something although one is asked once more; how long that takes is not measured."""
MOVED = "(move) => document.getElementById('table').dataset.move !== move"
CLICK = (
    f"""(number) => new Promise((resolve) => {{ const controls = {CONTROLS};"""
    """
  const table = document.getElementById("table");
  const start = performance.now();
  const changed = new MutationObserver(() => {
    changed.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
  });
  changed.observe(table, { attributes: true, attributeFilter: ["data-move"] });
  setTimeout(() => resolve(-1), 8000);
  controls[number % controls.length].click();
})"""
)


def sit_down(page: Page, address: str, game: str) -> None:
    """Sit at a new table beside a computer that answers at once."""
    wishes = {"game": game, "seats": ["person", "random"], "seed": SEED}
    made = httpx.post(f"{address}/api/tables", json=wishes).raise_for_status().json()
    cookie: Any = {"name": "seats", "value": f"{made['table']}:{made['seats'][0]['secret']}", "url": address}
    page.context.add_cookies([cookie])
    page.goto(f"{address}/tables/{made['table']}")


def click_through(page: Page, clicks: int) -> Iterator[float]:
    """Choose so many times, and tell how long each took; what leads to a question of its own is left out."""
    choices = Random(SEED)
    made = 0
    while made < clicks:
        page.wait_for_function(ASKED, timeout=20_000)
        if page.locator(".decision.over").count():
            return
        page.wait_for_timeout(500)  # what moved has come to rest, and nobody else draws
        if not page.evaluate(OFFERED):
            go_on(page)
            continue
        took: float = page.evaluate(CLICK, choices.randrange(1000))
        made += 1
        if took >= 0:
            yield took


def go_on(page: Page) -> None:
    """Choose what one is asked about twice, where there is nothing else."""
    move = page.evaluate("document.getElementById('table').dataset.move")
    page.evaluate(SURE)
    page.wait_for_function(MOVED, arg=move, timeout=20_000)


def rows(browser: Browser, address: str, games: list[str], clicks: int) -> Iterator[list[str]]:
    """A line for each game, with motion and without."""
    for game in games:
        taken = {}
        for motion in MOTIONS:
            context = browser.new_context(viewport=WINDOW, reduced_motion=motion, locale="en")
            context.add_init_script("localStorage.setItem('endTurns', 'off')")
            page = context.new_page()
            sit_down(page, address, game)
            taken[motion] = sorted(click_through(page, clicks))
            context.close()
        calm = statistics.median(taken["reduce"])
        for motion, times in taken.items():
            middle = statistics.median(times)
            yield [
                game,
                "yes" if motion == "no-preference" else "reduced",
                str(len(times)),
                f"{middle:.0f}",
                f"{times[int(0.95 * (len(times) - 1))]:.0f}",
                f"{middle / calm:.2f}",
            ]


def main() -> int:
    """Click and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.clicks", description=__doc__)
    parser.add_argument("--clicks", type=int, default=60, metavar="N", help="clicks for each line")
    parser.add_argument("--only", nargs="*", choices=GAMES, default=GAMES, help="these games alone")
    parser.add_argument("--core", type=int, default=0, metavar="N", help="the core that all share")
    parser.add_argument("--chromium", default="/usr/bin/chromium", metavar="PATH", help="the browser")
    asked = parser.parse_args()
    os.sched_setaffinity(0, {asked.core})
    print(f"| {' | '.join(HEADING)} |\n| {' | '.join(['---'] * len(HEADING))} |", flush=True)
    with (
        tempfile.TemporaryDirectory() as home,
        sync_playwright() as playwright,
        Server(f"sqlite:///{home}/clicks.db", Path(home) / "log") as server,
    ):
        browser = playwright.chromium.launch(executable_path=asked.chromium, args=["--no-sandbox"])
        address = f"http://127.0.0.1:{server.port}"
        for row in rows(browser, address, list(asked.only), asked.clicks):
            print(f"| {' | '.join(row)} |", flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
