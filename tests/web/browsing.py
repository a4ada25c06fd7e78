"""People in browsers: opening pages, sitting at tables and choosing by click."""

import re
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from figurka.core.registry import list_games
from tests import patience
from tests.web.playing import SHORT, Table
from tests.web.server import Server

ARTEFACTS = Path(__file__).parents[2] / "artefacts" / "web"
PATIENCE = patience.PATIENCE * 1000
"""So many milliseconds a page may take: the machine may be busy."""
DESK: Any = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
KEYS = """[...document.querySelectorAll("[data-option][data-key]")]
    .filter((each) => each.checkVisibility()).map((each) => each.dataset.key)"""
QUICKLY = "css:light="
"""Before a selector: the page is searched without looking for a shadow tree in each of its nodes."""
ASKED_FIRST = """(control) => Boolean(control.dataset.confirm) ||
    document.querySelector(`[data-caution="${control.dataset.option}"]`) !== null"""
"""Whether it is asked before something is chosen if one is sure."""
VIOLATIONS = """(parts) => {
    const checked = ({ any, all, none }) => [...any, ...all, ...none].map((check) => check.id ?? check);
    const impacts = (rule) => [rule.impact, ...checked(rule).map((id) => axe._audit.data.checks[id]?.impact)];
    const light = /^(minor|moderate)$/;
    const mild = axe._audit.rules.filter((rule) => impacts(rule).every((each) => light.test(each)));
    const rules = Object.fromEntries(mild.map((rule) => [rule.id, { enabled: false }]));
    return axe.run(parts.length ? parts : document, { resultTypes: ["violations"], rules })
        .then((results) => results.violations);
}"""
"""All that axe has against a page that can be serious, without the list of thousands of nodes that it has
nothing against."""
KNOWN_COLOURS = """() => {
    const { prototype } = axe.commons.color.Color, known = new Map(), parse = prototype.parseString;
    prototype.parseString = function (text) {
        if (!known.has(text)) {
            parse.call(this, text);
            known.set(text, [this.r, this.g, this.b, this.alpha]);
        }
        [this.r, this.g, this.b, this.alpha] = known.get(text);
        return this;
    };
}"""
"""Lets axe parse each colour once: a page says the same dozen of them ten thousand times."""
BY_MOUSE = 15
"""So many choices of a long game are made by mouse."""
MINE = '.decision[data-mine="1"]'
OVER = ".decision.over"
NO_MATTER = re.compile(r"net::ERR_|Failed to load resource")
"""What a browser complains of when a server is killed or refuses something."""

SETTLED = (
    "localStorage.endTurns ??= 'off'; for (const game of ['%s']) localStorage[`offered-${game}`] ??= '1'"
)
"""What a browser has kept that was here before: turns end unasked, and no lesson is offered any more."""
SETTLED %= "', '".join(list_games())

KNOWN = ".".join(f"{game}:done.{game}-alone:done" for game in list_games())
"""What a browser has kept in which a game of each kind was finished."""

expect.set_options(timeout=PATIENCE)


@contextmanager
def guest(
    browser: Browser,
    server: Server,
    table: Table | None = None,
    seat: int | None = None,
    **wishes: Any,
) -> Iterator[Page]:
    """Somebody with a browser of his own, perhaps at a seat; it must not have complained in the end.

    A guide speaks only to a `newcomer`.
    """
    newcomer = wishes.pop("newcomer", False)
    usual = {"locale": "en-GB", "viewport": DESK, "reduced_motion": "reduce"}
    context = browser.new_context(base_url=server.address, **{**usual, **wishes})
    context.add_init_script(SETTLED)
    if not newcomer:
        context.add_cookies([{"name": "guide", "value": KNOWN, "url": server.address}])
    context.set_default_timeout(PATIENCE)
    if table is not None and seat is not None:
        sit(context, server, table, seat)
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    yield page
    context.close()
    assert [each for each in complaints if not NO_MATTER.search(each)] == []


def sit(context: BrowserContext, server: Server, table: Table, seat: int) -> None:
    """Hold a seat, as a browser does that sat down before."""
    cookie = f"{table.id}:{table.secrets[seat]}"
    context.add_cookies([{"name": "seats", "value": cookie, "url": server.address}])


def picture(page: Page, name: str, *, whole: bool = False) -> None:
    """Keep a screenshot."""
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=ARTEFACTS / f"{name}.png", full_page=whole)


def moved_from(page: Page, move: str) -> None:
    """Wait until the page shows another move."""
    page.wait_for_selector(f'{QUICKLY}#table:not([data-move="{move}"])')


def move_of(page: Page) -> str:
    """The move that the page shows."""
    return page.locator(f"{QUICKLY}#table").get_attribute("data-move") or ""


def has(page: Page, selector: str) -> bool:
    """Whether there is such a thing on the page just now."""
    found: bool = page.evaluate("(selector) => document.querySelector(selector) !== null", selector)
    return found


def offered(page: Page) -> Locator:
    """The controls that choose something."""
    return page.locator(f"{QUICKLY}[data-option]:visible")


def shortest(page: Page) -> Locator:
    """The control of the choice that ends the game soonest."""
    keys: list[str] = page.evaluate(KEYS)
    key = next((key for key in SHORT if key in keys), "")
    named = page.locator(f'{QUICKLY}[data-option][data-key="{key}"]:visible')
    return named.first if key else offered(page).first


def choose(page: Page, control: Locator, *, by_mouse: bool = True) -> None:
    """Choose by click, say yes if asked whether one is sure, and wait for what comes of it.

    A mouse takes its time: it finds out whether something lies over the control. Long games go on without.
    """
    move = move_of(page)
    asked_first: bool = control.evaluate(ASKED_FIRST)
    click(control, by_mouse)
    if asked_first:
        click(page.locator('#confirm button[value="yes"]'), by_mouse)
    moved_from(page, move)


def click(control: Locator, by_mouse: bool) -> None:
    """Click, with a mouse or as a script does."""
    if by_mouse:
        control.click()
    else:
        control.dispatch_event("click")


def take_turns(pages: list[Page], choices: int = 1000) -> int:
    """Let whoever is asked choose, so many times or until the game is over; returns how often it was."""
    made = 0
    for _ in range(int(PATIENCE)):
        asked = next((page for page in pages if has(page, MINE)), None)
        if asked is not None:
            choose(asked, shortest(asked), by_mouse=made < BY_MOUSE)
            made += 1
        elif has(pages[0], OVER):
            return made
        else:
            pages[0].wait_for_timeout(30)
        if made >= choices:
            return made
    raise AssertionError("nobody is asked and the game is not over")


def comes_to(page: Page, script: str, good: Callable[[Any], bool]) -> None:
    """Wait until what a script finds on the page is good; what it found last is told if it never is."""
    found = page.evaluate(script)
    until = time.monotonic() + patience.PATIENCE
    while not good(found):
        assert time.monotonic() < until, f"it has stayed {found!r}"
        page.wait_for_timeout(30)
        found = page.evaluate(script)


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than the window."""
    wider: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wider


def findings_on(page: Page, paths: Iterable[str]) -> list[str]:
    """What axe finds on several pages, with their folded seats opened."""
    found: list[str] = []
    for path in paths:
        page.goto(path)
        for details in page.locator("details.seat").all():
            details.evaluate("(each) => { each.open = true; }")
        found += [f"{path}: {each}" for each in findings(page)]
    return found


def findings(page: Page, *parts: str) -> list[str]:
    """What axe finds that keeps people out, perhaps only in some parts of the page.

    The page's context must not obey its security policy.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate((files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8"))
        page.evaluate(KNOWN_COLOURS)
    violations: list[dict[str, Any]] = page.evaluate(VIOLATIONS, parts)
    return [
        f"{each['id']} ({each['impact']}): {[node['html'][:160] for node in each['nodes'][:4]]}"
        for each in violations
        if each["impact"] in ("serious", "critical")
    ]
