"""Looks at Tapestry's table: `python -m tests.web.preview_tapestry FOLDER [--only NAME,NAME] [--all]`.

Plays real games to telling positions, puts them on tables of a real server and takes pictures there: wide
and narrow, light and dark, in both languages. Reports what sticks out: sideways scrolling, text below 12 px,
inline styles, missing tips and drawings, and what axe finds.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import figurka
from figurka.agents import new_agent
from figurka.core.game import Game
from figurka.tables.model import SeatKind, SeatPlan
from figurka.tables.service import Tables
from tests.web.browsing import findings
from tests.web.conftest import find_chromium
from tests.web.server import Server

SIZES: dict[str, Any] = {
    "wide": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
NAMES = ("Ada", "Bořek", "Celia", "Dušan", "Ela")
FINDINGS = """() => {
  const found = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) found.push(`scrolls sideways: ${root.scrollWidth} > ${innerWidth}`);
  for (const each of document.querySelectorAll("[data-tip]"))
    if (!document.getElementById(each.dataset.tip)) found.push(`no tip ${each.dataset.tip}`);
  for (const each of document.querySelectorAll("[data-plan]"))
    if (!document.getElementById(each.dataset.plan)) found.push(`no plan ${each.dataset.plan}`);
  for (const each of document.querySelectorAll("use")) {
    const drawing = each.getAttribute("href");
    if (!document.querySelector(drawing)) found.push(`no drawing ${drawing}`);
  }
  const seen = new Set();
  for (const each of document.querySelectorAll("[id]")) {
    if (seen.has(each.id)) found.push(`id twice: ${each.id}`);
    seen.add(each.id);
  }
  for (const each of document.querySelectorAll("main *")) {
    const own = [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const size = parseFloat(getComputedStyle(each).fontSize);
    if (!own || size >= 12 || each.closest("svg") || !each.checkVisibility()) continue;
    found.push(`small text: ${each.textContent.trim()}`);
  }
  return [...new Set(found)];
}"""

Wanted = Callable[[Game[Any]], bool]


@dataclass(frozen=True)
class Position:
    """A position to look at: how many play, from which seed, until when, and what is hovered there."""

    seats: int
    seed: int
    until: Wanted
    point: str = ""
    settings: dict[str, Any] = field(default_factory=dict)
    game: str = "tapestry"
    watched: bool = False


def asked(kind: str, choices: int = 0, because: str = "", options: int = 0) -> Wanted:
    """Whether seat 0 is asked such a question, after at least so many choices, with so many options."""

    def wanted(game: Game[Any]) -> bool:
        decision = game.decision
        if decision is None or decision.seat != 0 or decision.kind != kind or len(game.history) < choices:
            return False
        if len(decision.options) < options:
            return False
        return not because or (decision.because is not None and because in decision.because.key)

    return wanted


def over(game: Game[Any]) -> bool:
    """Whether the game is over."""
    return game.over


SCENES = {
    "capital": Position(3, 3, asked("capital")),
    "turn": Position(3, 5, asked("turn", 150), "[data-key^='advance:']"),
    "five": Position(5, 8, asked("turn", 420), "[data-key^='advance:']"),
    "payment": Position(3, 5, asked("payment", 100)),
    "plot": Position(3, 5, asked("plot", 60), ".city .choosable"),
    "landmark": Position(3, 7, asked("quarters", 80)),
    "square": Position(3, 7, asked("site", 40)),
    "tile": Position(3, 5, asked("tile", 60)),
    "explore": Position(3, 5, asked("explore", 60)),
    "conquer": Position(3, 9, asked("conquer", 80, options=3), ".pieces .choosable"),
    "die": Position(3, 9, asked("die", 60)),
    "trap": Position(3, 30, asked("trap")),
    "invent": Position(3, 9, asked("invent", 60)),
    "upgrade": Position(3, 9, asked("upgrade", 100)),
    "lay": Position(3, 9, asked("lay", 100)),
    "gain": Position(3, 9, asked("gain", 60)),
    "bonus": Position(3, 9, asked("bonus", 60)),
    "order": Position(3, 9, asked("order", 60)),
    "solo": Position(1, 4, asked("turn", 90), settings={"level": "4"}),
    "solo6": Position(1, 6, asked("turn", 40), settings={"level": "6"}),
    "duo": Position(2, 6, asked("turn", 90), settings={"shadow": "empire"}),
    "watching": Position(4, 5, asked("turn", 200), watched=True),
    "over": Position(3, 2, over),
    "free": Position(3, 5, asked("free_advance", 60), ".loom .choosable"),
    "headings": Position(1, 4, asked("head_start"), ".track .name", settings={"level": "1"}),
    "repeat": Position(3, 5, asked("repeat", 60), ".loom .choosable"),
    "companion": Position(1, 4, asked("report", 60), settings={"level": "4"}, game="tapestry-automa"),
    "companion-over": Position(1, 4, over, game="tapestry-automa"),
    "companion-new": Position(1, 4, asked("report"), settings={"level": "1"}, game="tapestry-automa"),
}


def play(position: Position) -> Game[Any]:
    """The game played by agents up to the wanted position; other seeds are tried until there is one."""
    for seed in range(position.seed, position.seed + 60):
        game = figurka.new_game(position.game, seats=position.seats, seed=seed, **position.settings)
        agents = [new_agent("random", seed + seat) for seat in range(position.seats)]
        while not position.until(game) and not game.over:
            decision = game.decision
            assert decision is not None
            index = agents[decision.seat].choose(game)
            if decision.kind == "turn" and len(decision.options) > 1:
                index = min(index, len(decision.options) - 2)
            game.choose(index)
        if position.until(game):
            return game
    raise LookupError("no such position")


async def put(url: str, games: dict[str, Game[Any]]) -> dict[str, tuple[str, str]]:
    """Put the games on tables; returns for each the table and the secret of its first seat."""
    found = {}
    tables = await Tables.open(url, pace=0.0)
    for name, game in games.items():
        plans = [SeatPlan(SeatKind.PERSON, NAMES[seat]) for seat in range(game.config.seats)]
        created = await tables.create(
            SCENES[name].game, plans, SCENES[name].settings, game.config.seed, "", False
        )
        for key in created.seats:
            if key.invitation is not None:
                await tables.sit(created.table, key.invitation, NAMES[key.seat])
        for option in game.history:
            live = await tables.get(created.table)
            assert live.game.decision is not None
            await tables.choose(created.table, live.game.decision.seat, live.move, option)
        found[name] = created.table, created.seats[0].secret or ""
    await tables.close()
    return found


def shown(
    browser: Browser, server: Server, name: str, table: tuple[str, str], *, every: bool
) -> Iterator[tuple[str, Page]]:
    """The pages of a position: for each size, theme and language, or only the usual ones."""
    ways: Any = [("wide", "light", "en"), ("phone", "light", "en"), ("wide", "dark", "cs")]
    whole: Any = product(SIZES, ("light", "dark"), ("en", "cs"))
    for size, theme, language in whole if every else ways:
        context = browser.new_context(
            base_url=server.address,
            color_scheme=theme,
            locale=language,
            bypass_csp=True,
            reduced_motion="reduce",
            **SIZES[size],
        )
        context.set_default_timeout(20_000)
        if not SCENES[name].watched:
            cookie: Any = {"name": "seats", "value": f"{table[0]}:{table[1]}", "url": server.address}
            context.add_cookies([cookie])
        page = context.new_page()
        page.on("pageerror", lambda error: print("   script:", error))
        page.on("console", lambda said: print("   console:", said.text) if said.type == "error" else None)
        page.goto(f"/tables/{table[0]}")
        yield f"{name}-{size}-{theme}-{language}", page
        context.close()


def main() -> None:
    """Play, draw, look and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default=",".join(SCENES))
    parser.add_argument("--all", action="store_true", help="every size, theme and language")
    parser.add_argument("--axe", action="store_true", help="also what axe finds")
    wishes = parser.parse_args()
    wishes.folder.mkdir(parents=True, exist_ok=True)
    games = {name: play(SCENES[name]) for name in wishes.only.split(",")}
    with tempfile.TemporaryDirectory() as home:
        url = f"sqlite:///{home}/preview.db"
        tables = asyncio.run(put(url, games))
        with Server(url) as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=find_chromium())
            for name, table in tables.items():
                for title, page in shown(browser, server, name, table, every=wishes.all):
                    if SCENES[name].point and page.locator(SCENES[name].point).count():
                        page.locator(SCENES[name].point).first.hover()
                        page.wait_for_timeout(350)
                    page.screenshot(path=wishes.folder / f"{title}.png", full_page="phone" in title)
                    print(title, page.evaluate(FINDINGS), findings(page) if wishes.axe else "")
            browser.close()


if __name__ == "__main__":
    main()
