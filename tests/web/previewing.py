"""Looks at tables: plays real games to telling positions and takes pictures of them on a real server.

Wide and narrow, light and dark, in both languages. Reports what sticks out: sideways scrolling, text below
12 px, missing tips and drawings, and what axe finds.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any, TypeAlias

from playwright.sync_api import Browser, Page, sync_playwright

from figurka.core.game import Game
from figurka.tables.model import SeatKind, SeatPlan
from figurka.tables.service import Tables
from tests.web import kit
from tests.web.browsing import findings
from tests.web.fixtures import find_chromium
from tests.web.kit import NAMES, until
from tests.web.server import Server

SIZES: dict[str, Any] = {
    "wide": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
FINDINGS = """() => {
  const found = [];
  const root = document.documentElement;
  const width = Math.min(innerWidth, screen.width); // a phone shows a page too wide at a smaller scale
  if (root.scrollWidth > width) found.push(`scrolls sideways: ${root.scrollWidth} > ${width}`);
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

Wanted: TypeAlias = kit.Wanted


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
    agent: str = "random"
    path: str = ""
    """Which page of the table: the table itself, or for example `/result`."""


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


def play(position: Position) -> Game[Any]:
    """The game played by agents up to the wanted position; other seeds are tried until there is one."""
    return until(
        position.game,
        position.seats,
        position.until,
        position.seed,
        position.agent,
        linger=position.agent == "random",
        **position.settings,
    )


async def put(
    url: str, scenes: Mapping[str, Position], games: dict[str, Game[Any]]
) -> dict[str, tuple[str, str]]:
    """Put the games on tables; returns for each the table and the secret of its first seat."""
    found = {}
    tables = await Tables.open(url, pace=0.0)
    for name, game in games.items():
        plans = [SeatPlan(SeatKind.PERSON, NAMES[seat]) for seat in range(game.config.seats)]
        created = await tables.create(
            scenes[name].game, plans, scenes[name].settings, game.config.seed, "", False
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
    browser: Browser, server: Server, title: str, position: Position, table: tuple[str, str], *, every: bool
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
        if not position.watched:
            cookie: Any = {"name": "seats", "value": f"{table[0]}:{table[1]}", "url": server.address}
            context.add_cookies([cookie])
        page = context.new_page()
        page.on("pageerror", lambda error: print("   script:", error))
        page.on("console", lambda said: print("   console:", said.text) if said.type == "error" else None)
        page.goto(f"/tables/{table[0]}{position.path}")
        yield f"{title}-{size}-{theme}-{language}", page
        context.close()


def look_at(scenes: Mapping[str, Position], about: str) -> None:
    """Play, draw, look and report."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default=",".join(scenes))
    parser.add_argument("--all", action="store_true", help="every size, theme and language")
    parser.add_argument("--axe", action="store_true", help="also what axe finds")
    wishes = parser.parse_args()
    wishes.folder.mkdir(parents=True, exist_ok=True)
    games = {name: play(scenes[name]) for name in wishes.only.split(",")}
    with tempfile.TemporaryDirectory() as home:
        url = f"sqlite:///{home}/preview.db"
        tables = asyncio.run(put(url, scenes, games))
        with Server(url) as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=find_chromium())
            for name, table in tables.items():
                for title, page in shown(browser, server, name, scenes[name], table, every=wishes.all):
                    if scenes[name].point and page.locator(scenes[name].point).count():
                        page.locator(scenes[name].point).first.hover()
                        page.wait_for_timeout(350)
                    page.screenshot(path=wishes.folder / f"{title}.png", full_page="phone" in title)
                    print(title, page.evaluate(FINDINGS), findings(page) if wishes.axe else "")
            browser.close()
