"""Looks at Farshore's table: `python -m tests.web.preview_farshore FOLDER [--chromium PATH] [--only NAME]`.

Plays real games to telling positions, draws them through the real templates into static pages, takes
pictures in both languages, light and dark, wide and narrow, and reports what sticks out: sideways scrolling,
text that is cut or below 12 px, inline styles, missing tips and drawings, and what axe finds.
"""

import argparse
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup
from playwright.sync_api import Browser, Page, sync_playwright

import figurka
from figurka.agents import new_agent
from figurka.core.game import Game
from figurka.locales import Words, capital
from figurka.web.games import farshore
from figurka.web.sight import Entry, SeatSight, Sight, see

STATIC = Path(farshore.__file__).parents[1] / "static"
SIZES = {"wide": (1280, 800), "phone": (390, 844)}
NAMES = ("Jana", "Tomáš", "Skipper", "Ela")
FRAME = """<!doctype html>
<html lang="{{ sight.words.language }}" data-theme="{{ theme }}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Farshore</title>
{% for style in ("house", "table", "farshore") %}<link rel="stylesheet" href="{{ style }}.css">{% endfor %}
</head><body>{% include "house.svg" ignore missing %}{% include symbols %}
<main class="table farshore" data-game="farshore" id="table">
<header class="bar">
<a class="brand" href="#table"><svg class="mark"><use href="#house-mark"/></svg><span>figurka</span></a>
<h1>{{ sight.words("game-farshore") }}</h1><span class="soft">{{ name }}</span>
<div id="region-bar" class="contents">{{ regions.bar }}</div>
<nav><a class="tool" href="#table">{{ sight.words("farshore-web-rules") }} <kbd>?</kbd></a></nav></header>
<section class="region board" id="region-board">{{ regions.board }}</section>
<section class="decision-home" id="region-decision"><div class="region decision">
<div class="words"><p class="asks">{{ sight.decision.question if sight.decision else "" }}</p>
<p class="because">{{ sight.decision.because if sight.decision else "" }}</p></div>
<div class="options">
{% for option in buttons %}<button type="button" class="button">{{ option.label }}</button>{% endfor %}
</div></div></section>
<div class="side"><section class="region players" id="region-side">{{ regions.side }}</section>
<section class="region talk"><div class="journal" tabindex="0"><ol>
{% for entry in sight.journal[-30:] | reverse %}
<li data-seat="{{ entry.seat + 1 }}">{{ entry.text }}</li>{% endfor %}</ol></div></section></div>
<section class="region dock" id="region-dock">{{ regions.dock }}</section>
</main></body></html>"""
FINDINGS = """() => {
  const found = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) found.push(`scrolls sideways: ${root.scrollWidth} > ${innerWidth}`);
  if (document.querySelector("main [style]")) found.push("inline style");
  for (const each of document.querySelectorAll("[data-tip]"))
    if (!document.getElementById(each.dataset.tip)) found.push(`no tip ${each.dataset.tip}`);
  for (const each of document.querySelectorAll("use")) {
    const drawing = each.getAttribute("href");
    if (!document.querySelector(drawing)) found.push(`no drawing ${drawing}`);
  }
  const ids = [...document.querySelectorAll("[id]")].map((each) => each.id);
  for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) found.push(`id twice: ${id}`);
  for (const each of document.querySelectorAll("main *")) {
    const own = [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const size = parseFloat(getComputedStyle(each).fontSize);
    if (own && size < 12) found.push(`small text: ${each.textContent.trim()}`);
  }
  for (const each of document.querySelectorAll("main :is(.cost, .gives, .name:not(.long), .req)")) {
    const cut = each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 3;
    const flows = getComputedStyle(each).display === "inline" || !each.clientWidth;
    if (cut && !flows) found.push(`cut: ${each.className} ${each.textContent.trim()}`);
  }
  return [...new Set(found)];
}"""

Wanted = Callable[[Game[Any]], bool]


@dataclass(frozen=True)
class Scene:
    """A position to look at: how many play, from which seed, until when, and who looks."""

    seats: int
    seed: int
    until: Wanted
    viewer: int | None = 0
    tip: str = ""


def asked(kind: str, because: str = "", choices: int = 0) -> Wanted:
    """Whether seat 0 is asked such a question, after at least so many choices."""

    def wanted(game: Game[Any]) -> bool:
        decision = game.decision
        if decision is None or decision.seat != 0 or decision.kind != kind or len(game.history) < choices:
            return False
        return not because or (decision.because is not None and decision.because.key == because)

    return wanted


def in_season(season: int, cards: int = 0) -> Wanted:
    """Whether it is seat 0's turn in the season, with so many cards in the city."""

    def wanted(game: Game[Any]) -> bool:
        player = game.state.players[0]
        return (
            asked("turn")(game) and player.season >= season and len(player.city) >= cards and player.ready > 0
        )

    return wanted


def flooded(game: Game[Any]) -> bool:
    """Whether the tide has come and seat 0 is to move."""
    return asked("turn")(game) and not all(game.state.islands_up)


def over(game: Game[Any]) -> bool:
    """Whether the game is over."""
    return game.over


SCENES = {
    "setup": Scene(4, 3, asked("redraw")),
    "winter": Scene(2, 5, asked("turn")),
    "inn": Scene(4, 11, asked("play", "inn"), tip=".bay .choosable"),
    "summer": Scene(4, 7, in_season(2, 6), tip=".pile"),
    "late": Scene(4, 21, in_season(3, 13), tip=".fan .fcard"),
    "three": Scene(3, 8, flooded, tip=".isle"),
    "payment": Scene(2, 9, asked("payment", choices=20)),
    "solo": Scene(1, 4, in_season(2, 4), tip=".captain .give"),
    "watching": Scene(4, 7, in_season(2, 6), viewer=None),
    "over": Scene(3, 2, over),
}


def play(scene: Scene) -> Game[Any]:
    """The game played by agents up to the wanted position; other seeds are tried until there is one."""
    for seed in range(scene.seed, scene.seed + 60):
        game = figurka.new_game("farshore", seats=scene.seats, seed=seed, journal=True)
        agents = [new_agent("greedy", seed + seat) for seat in range(scene.seats)]
        while not scene.until(game) and not game.over:
            decision = game.decision
            assert decision is not None
            game.choose(agents[decision.seat].choose(game))
        if scene.until(game):
            return game
    raise LookupError("no such position")


def look(game: Game[Any], viewer: int | None, words: Words) -> Sight:
    """What the viewer sees."""
    seats = tuple(
        SeatSight(seat, NAMES[seat], "person" if seat == 0 else "agent", "" if seat == 0 else "greedy", True)
        for seat in range(game.config.seats)
    )
    names = (*NAMES[: game.config.seats], words("farshore-rival-name"))
    events = game.journal.events if game.journal is not None else []
    sentences = (words.say(game.rules.sentence(event, viewer, names)) for event in events)
    entries = tuple(
        Entry(0, event.seat, capital(text)) for event, text in zip(events, sentences, strict=True)
    )
    return see(game, viewer, seats, names, words, entries, len(game.history))


def draw(sight: Sight, name: str, theme: str) -> str:
    """The page of a sight."""
    environment = Environment(
        loader=PackageLoader("figurka.web"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    context = {"sight": sight, **farshore.context(sight)}
    regions = {
        region: Markup(environment.get_template(template).render(context))
        for region, template in farshore.DRAWING.templates.items()
    }
    options = sight.decision.options if sight.decision is not None else ()
    buttons = [option for option in options if not option.key.startswith(farshore.ON_BOARD)]
    return environment.from_string(FRAME).render(
        sight=sight,
        regions=regions,
        symbols=farshore.DRAWING.symbols,
        name=name,
        theme=theme,
        buttons=buttons,
    )


def pages(folder: Path, names: list[str]) -> Iterator[tuple[str, str, Path, Scene]]:
    """Write the pages; yields name, theme, file and scene of each."""
    for name, scene in SCENES.items():
        if names and name not in names:
            continue
        game = play(scene)
        for language, theme in product(("en", "cs"), ("light", "dark")):
            path = folder / f"{name}-{language}-{theme}.html"
            path.write_text(draw(look(game, scene.viewer, Words(language)), name, theme), encoding="utf-8")
            yield name, theme, path, scene


def shoot(page: Page, path: Path, scene: Scene, size: str) -> list[str]:
    """Take the picture of a page, with a tip open if the scene has one; returns the findings."""
    page.goto(path.as_uri())
    found: list[str] = page.evaluate(FINDINGS)
    for violation in Axe().run(page).response["violations"]:
        nodes = [node["html"][:90] for node in violation["nodes"]]
        found.append(f"axe {violation['id']} ({len(nodes)}): {nodes[0]}")
    page.screenshot(path=path.with_name(f"{path.stem}-{size}.png"), full_page=size == "phone")
    if scene.tip and size == "wide":
        control = page.locator(scene.tip).first
        control.hover()
        page.evaluate(
            "(e) => { const t = document.getElementById(e.dataset.tip), b = e.getBoundingClientRect();"
            " t.showPopover(); t.style.left = (b.right + 8) + 'px'; t.style.top = Math.max(8, Math.min(b.top,"
            " innerHeight - t.offsetHeight - 8)) + 'px'; }",
            control.element_handle(),
        )
        page.screenshot(path=path.with_name(f"{path.stem}-{size}-tip.png"))
    return found


def shoot_all(browser: Browser, folder: Path, names: list[str]) -> int:
    """Take all pictures; returns how many findings there were."""
    findings = 0
    for _, _, path, scene in pages(folder, names):
        for size, (width, height) in SIZES.items():
            page = browser.new_page(viewport={"width": width, "height": height})
            for finding in shoot(page, path, scene, size):
                findings += 1
                print(f"{path.stem} {size}: {finding}")
            page.close()
    return findings


def main() -> None:
    """Look at the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--chromium", default=None)
    parser.add_argument("--only", nargs="*", default=[])
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    for sheet in STATIC.glob("*.css"):
        shutil.copy(sheet, given.folder)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=given.chromium, args=["--no-sandbox", "--disable-gpu"]
        )
        print(f"{shoot_all(browser, given.folder, given.only)} findings in {given.folder}")
        browser.close()


if __name__ == "__main__":
    main()
