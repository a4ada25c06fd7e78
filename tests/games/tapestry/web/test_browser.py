"""Tapestry's drawn table in a real browser: from the lobby to the result, traps, alone, and the companion."""

import re
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from figurka.core.decision import Decision
from figurka.core.game import Game
from figurka.core.registry import new_game
from figurka.games.tapestry import TAPESTRY
from figurka.games.tapestry.rules.things import POINT_SOURCES
from figurka.locales import Words
from tests.web.browsing import (
    BY_MOUSE,
    DESK,
    KEYS,
    MINE,
    OVER,
    PATIENCE,
    PHONE,
    QUICKLY,
    choose,
    findings,
    findings_on,
    guest,
    has,
    overflow,
    picture,
)
from tests.web.drawn import check_fits_a_phone, code_names, control, finished_table, in_czech, unsaid
from tests.web.playing import Table, new_table, persons_turn, show
from tests.web.playing import choose as choose_over_http
from tests.web.server import Server, connect

expect.set_options(timeout=PATIENCE)

WAYS = [(DESK, "light"), (DESK, "dark"), (PHONE, "light"), (PHONE, "dark")]
STORY = ".story:visible"
SOON = 60
"""A trap must come within so many choices, so that the way there is short."""


def climb(page: Page, *, by_mouse: bool = True) -> str:
    """Advance if that is possible, or else take the last option; returns what was chosen."""
    dismiss(page)
    keys: list[str] = page.evaluate(KEYS)
    assert keys, "nothing on the page can be chosen"
    way = next((key for key in keys if key.startswith("advance:")), keys[-1])
    choose(page, control(page, way), by_mouse=by_mouse)
    return way.partition(":")[0]


def dismiss(page: Page) -> None:
    """Go on from the story of the bots' turn, if it is open."""
    if page.locator(STORY).count():
        page.keyboard.press("Escape")
        expect(page.locator(STORY)).to_have_count(0)


def play_to_the_end(page: Page) -> set[str]:
    """Answer whatever is asked until the game is over; returns what kinds of things were chosen."""
    chosen: list[str] = []
    while not has(page, OVER):
        page.wait_for_selector(f"{QUICKLY}{MINE}, {OVER}")
        if has(page, MINE):
            chosen.append(climb(page, by_mouse=len(chosen) < BY_MOUSE))
    return set(chosen)


def see_result(page: Page) -> None:
    """Go from the table to the result."""
    page.locator(f"{OVER} a.primary").click()
    page.wait_for_selector("main.result")


def check_sources(page: Page, rows: int) -> None:
    """The result splits the points of everybody into their sources."""
    expect(page.locator(".rows .score")).to_have_count(rows)
    page.locator(".sources details summary").click()
    *heads, _ = page.locator(".sources thead th[scope=col]").all_inner_texts()
    words = Words(page.locator("html").get_attribute("lang") or "")
    assert len(heads) > len(POINT_SOURCES) // 2
    assert heads == [
        said for said in (words(f"tapestry-score-{name}") for name in POINT_SOURCES) if said in heads
    ]
    for row in page.locator(".sources tbody tr").all():
        *parts, total = (int(figure) for figure in row.locator("td").all_inner_texts())
        assert sum(parts) == total


# From the lobby to the result


def test_from_the_lobby_three_play_to_the_result(browser: Browser, sqlite_server: Server) -> None:
    with guest(browser, sqlite_server) as page:
        page.goto("/")
        game = page.locator('article[data-game="tapestry"]')
        game.locator('label:has(input[name="opponents"][value="2"])').click()
        game.locator('label:has(input[name="level"][value="beginner"])').click()
        game.locator(".go button").click()
        page.wait_for_selector(MINE)
        expect(page.locator("#region-side .rival")).to_have_count(2)
        assert {"capital", "civilization", "advance", "pay"} <= play_to_the_end(page)
        see_result(page)
        check_sources(page, 3)
        expect(page.locator(".chart polyline")).to_have_count(3)
        picture(page, "tapestry-result", whole=True)
        in_czech(page)
        assert unsaid(page) == []


# A trap


def to_a_trap() -> tuple[Game[Any], int, Decision]:
    """A game of two that soon comes to a trap, with who attacks and what the defender is asked."""
    for seed in count():
        game, random = new_game("tapestry", 2, seed), Random(seed)
        while (decision := game.decision) is not None and len(game.history) < SOON:
            attack = warlike(decision, random)
            game.choose(attack)
            trap = game.decision
            if trap is not None and trap.kind == "trap" and decision.options[attack] is trap.because:
                return game, decision.seat, trap
    raise AssertionError


def warlike(decision: Decision, random: Random) -> int:
    """An advance, best in the military, or whatever comes."""
    keys = [option.key for option in decision.options]
    wishes = ("advance:military", "advance:")
    ways = [at for wish in wishes for at, key in enumerate(keys) if key.startswith(wish)]
    return ways[0] if ways else random.randrange(len(keys))


def test_a_trap_is_asked_of_the_defender_in_another_browser(browser: Browser, sqlite_server: Server) -> None:
    game, attacker, trap = to_a_trap()
    assert trap.because is not None
    place, defender = trap.because.key, trap.seat
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", "person", game="tapestry", seed=game.config.seed)
        for option in game.history[:-1]:
            shown = show(client, table)
            choose_over_http(client, table, shown["decision"]["seat"], shown["move"], option)
        with (
            guest(browser, sqlite_server, table, attacker) as attacks,
            guest(browser, sqlite_server, table, defender) as defends,
        ):
            for page in (attacks, defends):
                page.goto(f"/tables/{table.id}")
            expect(defends.locator(MINE)).to_have_count(0)
            choose(attacks, control(attacks, place))
            defends.wait_for_selector(MINE)
            expect(attacks.locator(MINE)).to_have_count(0)
            expect(defends.locator("#region-decision .threat")).to_be_visible()
            picture(defends, "tapestry-trap")
            choose(defends, control(defends, "take"))
            control(defends, "resource:coin").click()
            attacks.wait_for_selector(MINE)
        hexes = show(client, table)["view"]["map"]["hexes"]
    hit = next(each for each in hexes if f"hex:{each['q']},{each['r']}" == place)
    assert hit["controller"] == defender
    assert {piece["seat"]: piece["toppled"] for piece in hit["pieces"]} == {attacker: True, defender: False}


# Alone


def set_up_alone(page: Page, level: int) -> None:
    """Set up a table for oneself against the bots."""
    page.goto("/tables/new?game=tapestry")
    page.locator('label:has(input[name="seats"][value="1"])').click()
    page.locator(f'label:has(input[name="setting-level"][value="{level}"])').click()
    page.locator("details.advanced summary").click()
    page.locator("#seed").fill("5")
    page.locator(".create .end button.primary").click()
    page.wait_for_selector(MINE)


def step_through(page: Page) -> int:
    """Go through the story of the bots' turn step by step; returns how many steps it has."""
    onward = page.locator(f'{STORY} [data-story-act="next"]')
    steps = 1
    while onward.is_enabled():
        onward.click()
        steps += 1
    page.locator(f'{STORY} [data-story-act="close"]').click()
    expect(page.locator(STORY)).to_have_count(0)
    return steps


def test_alone_the_bots_say_why_they_do_what_they_do(browser: Browser, sqlite_server: Server) -> None:
    with guest(browser, sqlite_server) as page:
        set_up_alone(page, 2)
        explained: set[str] = set()
        steps: list[int] = []
        while not page.locator(OVER).count():
            page.wait_for_selector(f"{MINE}, {OVER}")
            if page.locator(STORY).count() and len(steps) < 3:
                explained |= set(re.findall(r"A-\d+", page.locator(STORY).inner_text()))
                steps.append(step_through(page))
            if page.locator(MINE).count():
                climb(page)
        assert {"A-24", "A-38"} <= explained
        assert max(steps) >= 3
        assert unsaid(page) == []
        dismiss(page)
        see_result(page)
        check_sources(page, 2)
        automa = Words("en")("tapestry-automa")
        expect(page.locator(".rows")).to_contain_text(re.compile(automa, re.IGNORECASE))
        expect(page.locator(".chart polyline")).to_have_count(2)
        expect(page.locator("main.solo-won, main.solo-lost")).to_have_count(1)
        picture(page, "tapestry-alone-result", whole=True)


# Beside the printed game


def tell(page: Page, *keys: str) -> None:
    """Tell the companion what happened."""
    for key in keys:
        choose(page, control(page, key))


def test_the_companion_runs_the_bots_and_survives_a_restart(browser: Browser, tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.db'}") as server, guest(browser, server) as page:
        page.goto("/")
        page.locator('.companion[data-game="tapestry-automa"] button').click()
        page.wait_for_selector(MINE)
        tell(page, "income", "done")
        expect(page.locator(".moves li").first).to_be_visible()
        page.locator(".decision [data-story-open]").click()
        assert step_through(page) >= 1
        tell(page, "done", "advance:exploration:0", "hex:1,0")
        assert page.locator(".told li[data-seat]").count() >= 2
        told = page.locator(".told").inner_text()
        server.kill()
        server.start()
        page.goto("/")
        page.locator(".companion a.primary").click()
        page.wait_for_selector(MINE)
        assert page.locator(".told").inner_text() == told
        tell(page, "done")
        moves, journal = page.locator(".moves").inner_text(), page.locator("#region-journal").inner_text()
        picture(page, "tapestry-companion")
        page.locator('[data-act="undo"]').click()
        expect(page.locator(".told")).to_contain_text(told.splitlines()[-1])
        expect(page.locator(".moves h3")).to_have_text("Move this back at your table")
        tell(page, "done")
        assert page.locator(".moves").inner_text() == moves
        assert page.locator("#region-journal").inner_text() == journal
        assert unsaid(page) == []


def told_up_to(client: httpx.Client, kind: str) -> Table:
    """A table of the companion at which such a question is asked, the soonest way there."""
    table = new_table(client, "person", game="tapestry-automa")
    shown = persons_turn(client, table)
    while shown["decision"]["kind"] != kind:
        keys = [option["key"] for option in shown["decision"]["options"]]
        wished = next((key for key in (kind, "done", "income") if key in keys), keys[-1])
        choose_over_http(client, table, 0, shown["move"], keys.index(wished))
        shown = persons_turn(client, table)
    return table


@pytest.mark.parametrize("window", [DESK, PHONE])
@pytest.mark.parametrize("kind", ["special", "outcome"])
def test_long_choices_of_the_companion_stand_in_rows_that_are_seen(
    browser: Browser, sqlite_server: Server, kind: str, window: dict[str, int]
) -> None:
    with connect(sqlite_server.address) as client:
        table = told_up_to(client, kind)
    with guest(browser, sqlite_server, table, 0, viewport=window, locale="cs") as page:
        page.goto(f"/tables/{table.id}")
        buttons = page.locator(".decision .answers > .options [data-option]")
        boxes = [box for box in (button.bounding_box() for button in buttons.all()) if box is not None]
        assert len(boxes) >= 3
        assert all(box["x"] >= 0 and box["x"] + box["width"] <= window["width"] for box in boxes)
        if window is DESK:
            assert all(box["y"] + box["height"] <= window["height"] for box in boxes), "none is out of sight"
        assert len({box["y"] for box in boxes}) > 1


# The pages around the table


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_rules_and_the_settings_are_said(browser: Browser, sqlite_server: Server, language: str) -> None:
    words = Words(language)
    with guest(browser, sqlite_server, locale=language) as page:
        page.goto("/rules/tapestry")
        assert unsaid(page) == []
        for name in ("cards", "techs", "civilizations", "spaces", "benefits", "terms"):
            expect(page.locator(f"#g-{name}")).to_have_count(1)
        expect(page.locator("#card-academia dt")).to_contain_text(words("tapestry-card-academia"))
        page.goto("/tables/new?game=tapestry")
        assert unsaid(page) == []
        for setting in TAPESTRY.settings:
            labels = page.locator(f'label:has(input[name="setting-{setting.name}"])')
            named = [words(f"tapestry-{setting.name}-{value}") for value in setting.choices]
            assert labels.locator("b").all_text_contents() == named
            expect(labels.locator("small"), "each choice is explained").to_have_count(len(named))
        for seats, shown in ((1, {"level"}), (2, {"shadow"}), (3, set[str]()), (5, set[str]())):
            page.locator(f'label:has(input[name="seats"][value="{seats}"])').click()
            for name in ("level", "shadow", "adjustments"):
                field = page.locator(f'fieldset:has(input[name="setting-{name}"])')
                assert field.is_visible() == (name in shown or name == "adjustments"), f"{name} for {seats}"
                title = "web-setting-level" if name == "level" else f"tapestry-web-setting-{name}"
                assert field.locator("legend").inner_text().strip() == words(title)
        page.locator('label:has(input[name="seats"][value="1"])').click()
        picture(page, f"tapestry-new-{language}", whole=True)


@pytest.fixture(scope="module")
def finished(sqlite_server: Server) -> Table:
    """A table at which the game is over."""
    return finished_table(sqlite_server, "tapestry", "person", "random")


@pytest.fixture(scope="module")
def crowded(sqlite_server: Server) -> Table:
    """A table at which a person has more choices than there is room for."""
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", "random", "random", game="tapestry")
        shown = persons_turn(client, table)
        while len(shown["decision"]["options"]) < 20:
            keys = [option["key"] for option in shown["decision"]["options"]]
            ways = [index for index, key in enumerate(keys) if key.startswith("advance:technology")]
            choose_over_http(client, table, 0, shown["move"], ways[0] if ways else len(keys) - 1)
            shown = persons_turn(client, table)
    return table


def names_of(controls: Locator) -> list[str]:
    """What controls are called where they are not seen."""
    names: list[str] = controls.evaluate_all("(all) => all.map((each) => each.ariaLabel)")
    return names


@pytest.mark.parametrize(("window", "theme"), WAYS)
def test_many_choices_leave_room_for_the_table(
    browser: Browser, sqlite_server: Server, crowded: Table, window: dict[str, int], theme: str
) -> None:
    wishes = {"viewport": window, "color_scheme": theme, "locale": "cs" if theme == "dark" else "en"}
    with guest(browser, sqlite_server, crowded, 0, **wishes) as page:
        page.goto(f"/tables/{crowded.id}")
        assert overflow(page) <= 0
        for part in page.locator("#table > .bar :is(nav, .menu, .turns, .news):visible").all():
            box = part.bounding_box()
            assert box is not None
            assert box["x"] + box["width"] <= window["width"]
        picture(page, f"tapestry-{window['width']}-{theme}")
        first = "#region-city" if window is PHONE else "#region-board"
        board, asked = page.locator(first).bounding_box(), page.locator(MINE).bounding_box()
        assert board is not None
        assert asked is not None
        seen = min(board["y"] + board["height"], asked["y"]) - board["y"]
        assert seen > window["height"] / 3, "what is asked, or the board, is pushed away"
        assert asked["y"] + asked["height"] <= window["height"] + 1
        plots = page.locator(".city [data-option]")
        assert plots.count() >= 20
        assert all(name and (name[0].isupper() or name[1].isdigit()) for name in names_of(plots))
        assert code_names(page, "main") == []
        plots.last.scroll_into_view_if_needed()
        expect(plots.last).to_be_in_viewport()


def test_on_a_phone_nothing_hangs_over(browser: Browser, sqlite_server: Server, finished: Table) -> None:
    table = f"/tables/{finished.id}"
    paths = ("/", "/tables/new?game=tapestry", "/rules/tapestry", table, f"{table}/result")
    check_fits_a_phone(browser, sqlite_server, paths, "tapestry-phone-result")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_keeps_people_out(
    browser: Browser, sqlite_server: Server, crowded: Table, finished: Table, theme: str
) -> None:
    with guest(browser, sqlite_server, crowded, 0, bypass_csp=True, color_scheme=theme) as page:
        paths = (
            f"/tables/{crowded.id}",
            f"/tables/{finished.id}",
            f"/tables/{finished.id}/result",
            "/tables/new?game=tapestry",
        )
        assert findings_on(page, paths) == []


def take_every_track(page: Page) -> None:
    """Show each track of the story as if it were the one that is taken, so that all its colours are seen."""
    for row in page.locator(f"{STORY} .why tbody tr").all():
        row.evaluate("(each) => { each.className = 'taken'; }")


@pytest.mark.parametrize(
    ("game", "window", "theme"), [("tapestry", DESK, "dark"), ("tapestry-automa", PHONE, "light")]
)
def test_the_story_of_the_bots_keeps_nobody_out(
    browser: Browser, sqlite_server: Server, game: str, window: dict[str, int], theme: str
) -> None:
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", game=game)
        shown, last = persons_turn(client, table), ""
        while shown["move"] < 8 or not (shown["decision"]["kind"] == "turn" or last == "done"):
            last = shown["decision"]["options"][-1]["key"]
            choose_over_http(client, table, 0, shown["move"], len(shown["decision"]["options"]) - 1)
            shown = persons_turn(client, table)
    wishes = {"viewport": window, "color_scheme": theme}
    with guest(browser, sqlite_server, table, 0, bypass_csp=True, **wishes) as page:
        page.goto(f"/tables/{table.id}")
        if game == "tapestry-automa":
            assert findings(page) == []
            page.locator("[data-story-open]").first.click()
        expect(page.locator(STORY)).to_have_count(1)
        take_every_track(page)
        assert findings(page) == []
        assert overflow(page) <= 0
        dismiss(page)
        assert findings(page) == []
