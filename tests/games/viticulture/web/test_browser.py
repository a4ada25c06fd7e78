"""Viticulture's and World's drawn tables in a real browser: whole games, a trade, alone, keys, any window."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from figurka.core.registry import find_rules
from figurka.games.viticulture.world.content.board import GOAL_POINTS, MOST_INFLUENCE
from figurka.locales import Words
from tests.web.browsing import (
    BY_MOUSE,
    DESK,
    KEYS,
    MINE,
    OVER,
    PATIENCE,
    PHONE,
    choose,
    findings_on,
    guest,
    has,
    overflow,
    picture,
)
from tests.web.drawn import (
    ON_A_PHONE,
    check_fits_a_phone,
    code_names,
    control,
    finished_table,
    in_czech,
    unsaid,
)
from tests.web.playing import Answer, Table, new_table, persons_turn, show
from tests.web.playing import choose as choose_over_http
from tests.web.server import Server, connect

expect.set_options(timeout=PATIENCE)

GAMES = ("viticulture", "viticulture-world")
TRADE = ".trade:visible"
HOME = ("pass", "no_trade", "decline", "done")
"""What to choose first so that the game ends soon."""
TO_A_TRADE = (
    *("seat:0", "no_trade", "position:1", "position:2"),
    *("at:give_tour:beside", "at:give_tour:1", "at:give_tour", "pass"),
)
"""What to choose first so that the grande worker of the second seat meets a worker of the first, unspent."""
TABLET = {"width": 768, "height": 1024}
LAPTOP: Any = {"width": 1366, "height": 625}
FIVE_LINES = 100
"""So many pixels show five lines of the journal."""
WAYS = [(DESK, "light", "en"), (DESK, "dark", "cs"), (PHONE, "light", "cs"), (TABLET, "light", "cs")]


def answer(page: Page, wishes: tuple[str, ...], *, by_mouse: bool = True) -> str:
    """Choose the first of the wishes that is offered, or else the first option; returns its key."""
    keys: list[str] = page.evaluate(KEYS)
    assert keys, "nothing on the page can be chosen"
    key = next((wish for wish in wishes if wish in keys), keys[0])
    if has(page, "[data-several]"):
        discard_several(page)
    else:
        choose(page, control(page, key), by_mouse=by_mouse)
    return key


def discard_several(page: Page) -> None:
    """Pick as many cards as must go, the first ones, and let them go together."""
    button = page.locator("[data-several]")
    for card in range(int(button.get_attribute("data-several") or 0)):
        page.locator(".held-cards .leaf[data-option]").nth(card).dispatch_event("click")
    choose(page, button)


def asked(pages: list[Page]) -> Page | None:
    """Whoever is asked, once somebody is; nobody if the game is over."""
    for _ in range(int(PATIENCE)):
        for page in pages:
            if has(page, MINE):
                return page
        if has(pages[0], OVER):
            return None
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody is asked and the game is not over")


def play_home(pages: list[Page]) -> int:
    """Answer whatever is asked until the game is over; returns how often that was."""
    choices = 0
    while (page := asked(pages)) is not None:
        answer(page, HOME, by_mouse=choices < BY_MOUSE)
        choices += 1
    return choices


def untold(page: Page) -> list[str]:
    """What the page says by the id of a message or by a code name instead of in words."""
    return [*unsaid(page), *code_names(page)]


def tick(page: Page, **values: str) -> None:
    """Tick choices of the form for a new table."""
    for name, value in values.items():
        page.locator(f'label:has(input[name="{name.replace("_", "-")}"][value="{value}"])').click()


def found_table(page: Page, game: str, seed: int, **values: str) -> None:
    """Set up a table by the form."""
    page.goto(f"/tables/new?game={game}")
    tick(page, **values)
    if page.locator("#name").is_visible():
        page.locator("#name").fill("Jana")
    page.locator("details.advanced summary").click()
    page.locator("#seed").fill(str(seed))
    page.locator(".create .end button.primary").click()


def sit_down(page: Page, link: str, name: str) -> None:
    """Come in by an invitation."""
    page.goto(link)
    page.locator("#name").fill(name)
    page.locator(".doorway button.primary").click()
    page.wait_for_url(re.compile(r"/tables/[\w-]{10}$"))


# Whole games


def test_two_people_and_an_agent_trade_and_end_a_game_of_world_together(
    browser: Browser, sqlite_server: Server
) -> None:
    with guest(browser, sqlite_server) as jana, guest(browser, sqlite_server, locale="cs") as petr:
        settings = {"setting_continent": "oceania", "setting_hands": "hidden"}
        found_table(jana, "viticulture-world", 3, seats="3", seat_2="friend", seat_3="beginner", **settings)
        jana.wait_for_url("**/invite")
        sit_down(petr, jana.locator(".copyable input").input_value(), "Petr")
        jana.wait_for_url(re.compile(r"/tables/[\w-]{10}$"))
        check_needs(jana)
        agree_on_a_lira(jana, petr)
        decline_a_lira(jana, petr)
        assert play_home([jana, petr]) > 30
        for page in (jana, petr):
            page.locator(f"{OVER} a.primary").click()
            page.wait_for_selector("main.result.together-lost")
            expect(page.locator(".rows .score")).to_have_count(3)
            expect(page.locator(".rows .rank")).to_have_count(0)
            expect(page.locator(".chart polyline")).to_have_count(3)
            lacking = page.locator(".wants li")
            expect(lacking, "influence, and the points of all three").to_have_count(4)
            expect(lacking.first).to_contain_text(str(MOST_INFLUENCE))
            expect(lacking.last).to_contain_text(str(GOAL_POINTS))
            assert untold(page) == []
        picture(jana, "viticulture-world-result", whole=True)


def check_needs(page: Page) -> None:
    """The page says what the team still needs, for each seat, of influence and of years."""
    expect(page.locator(".needs")).to_contain_text(f"/ {MOST_INFLUENCE}")
    expect(page.locator(".needs meter")).to_have_count(5)
    expect(page.locator(".season .action")).to_have_count(16)


def lira_of(page: Page) -> list[int]:
    """The lira of all players, as anybody may know them."""
    shown = page.request.get(f"/api{page.url[page.url.index('/tables/') :]}").json()
    return [player["lira"] for player in shown["view"]["players"]]


def offer_a_lira(page: Page, side: str) -> None:
    """Put one lira on a side of the barrel and press the seal."""
    page.locator(f'{TRADE} [data-side="{side}"] [data-row="lira"] [data-more]').click()
    choose(page, page.locator(f"{TRADE} [data-offer]"))


def agree_on_a_lira(jana: Page, petr: Page) -> None:
    """Petr's grande worker meets Jana's worker; he offers a lira, she would rather have two, he agrees."""
    answer_until_offer([jana, petr], petr, "offer")
    offer_a_lira(petr, "give")
    expect(jana.locator(f'{TRADE}[data-stage="answer"]')).to_be_visible()
    expect(petr.locator(f'{TRADE}[data-stage="wait"]')).to_be_visible()
    for page, name in ((jana, "viticulture-world-offer"), (petr, "viticulture-world-offered")):
        picture(page, name)
        assert untold(page) == []
    before = lira_of(jana)
    jana.locator(f'{TRADE} [data-key="counter"]').click()
    offer_a_lira(jana, "ask")
    expect(petr.locator(f'{TRADE}[data-stage="answer"]')).to_be_visible()
    picture(petr, "viticulture-world-counter-offer")
    choose(petr, control(petr, "agree"))
    for page in (jana, petr):
        expect(page.locator(TRADE)).to_have_count(0)
    assert lira_of(jana)[0] == before[0] + 2


def decline_a_lira(jana: Page, petr: Page) -> None:
    """A year later Petr offers a lira again, and Jana will have none of it."""
    answer_until_offer([jana, petr], petr, "offer")
    offer_a_lira(petr, "give")
    expect(jana.locator(f'{TRADE}[data-stage="answer"]')).to_be_visible()
    before = lira_of(jana)
    choose(jana, control(jana, "decline"))
    for page in (jana, petr):
        expect(page.locator(TRADE)).to_have_count(0)
    assert lira_of(jana)[0] == before[0]


def answer_until_offer(pages: list[Page], whom: Page, stage: str) -> None:
    """Answer whatever leads to a trade until somebody has the dialogue of that stage before him."""
    choices = 0
    while (page := asked(pages)) is not whom or not page.locator(f'{TRADE}[data-stage="{stage}"]').count():
        assert page is not None, "nobody has traded"
        answer(page, TO_A_TRADE, by_mouse=choices < BY_MOUSE)
        choices += 1


def test_a_game_of_the_base_game_leads_to_its_result(browser: Browser, sqlite_server: Server) -> None:
    with guest(browser, sqlite_server) as page:
        found_table(page, "viticulture", 3, seats="2", seat_2="intermediate")
        page.wait_for_selector(MINE)
        assert play_home([page]) > 20
        page.locator(f"{OVER} a.primary").click()
        page.wait_for_selector("main.result.won")
        expect(page.locator(".rows .score")).to_have_count(2)
        assert page.locator(".rows .rank").all_inner_texts() == ["1.", "2."]
        points = [int(text) for text in page.locator(".rows .score > b").all_inner_texts()]
        assert points[0] >= 20 > points[1]
        expect(page.locator(".missing")).to_have_count(0)
        in_czech(page)
        assert untold(page) == []


def test_alone_with_the_partner_nobody_else_wins(browser: Browser, sqlite_server: Server) -> None:
    with guest(browser, sqlite_server) as page:
        found_table(page, "viticulture-world", 4, seats="1", setting_level="hard", setting_continent="europe")
        page.wait_for_selector(MINE)
        expect(page.locator(".companion").first).to_be_visible()
        assert play_home([page]) > 20
        expect(page.locator(f"{OVER} .because")).to_contain_text(
            Words("en")("web-result-together-lost", seats=1)
        )
        page.locator(f"{OVER} a.primary").click()
        page.wait_for_selector("main.result.together-lost")
        expect(page.locator(".rows .score")).to_have_count(1)


def test_keys_alone_place_a_worker(browser: Browser, sqlite_server: Server) -> None:
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", "person", game="viticulture-world")
        while (shown := persons_turn(client, table))["decision"]["kind"] != "place":
            choose_over_http(client, table, shown["decision"]["seat"], shown["move"], 0)
    with guest(browser, sqlite_server, table, shown["decision"]["seat"]) as page:
        page.goto(f"/tables/{table.id}")
        move = page.locator("#table").get_attribute("data-move")
        page.locator(".season [data-option]").first.focus()
        page.keyboard.press("ArrowRight")
        chosen = page.evaluate("document.activeElement.dataset.key")
        assert chosen.startswith("at:")
        page.keyboard.press("Enter")
        page.wait_for_selector(f'#table:not([data-move="{move}"])')


def table_at(server: Server, game: str, wanted: Callable[[Answer], bool], **wishes: Any) -> Table:
    """A table of two persons at which the first one has to choose something."""
    with connect(server.address) as client:
        table = new_table(client, "person", "person", game=game, **wishes)
        random = Random(3)
        while not wanted(shown := persons_turn(client, table)):
            count = len(shown["decision"]["options"])
            choose_over_http(client, table, shown["decision"]["seat"], shown["move"], random.randrange(count))
    return table


def test_a_full_space_takes_the_grande_at_once(browser: Browser, sqlite_server: Server) -> None:
    def full(shown: Answer) -> bool:
        keys = [option["key"] for option in shown["decision"]["options"]]
        workers = shown["view"]["players"][0]["available"]
        mine = shown["decision"]["kind"] == "place" and shown["decision"]["seat"] == 0
        return mine and bool(workers.get("bare")) and any(key.endswith(":beside") for key in keys)

    table = table_at(sqlite_server, "viticulture", full)
    with guest(browser, sqlite_server, table, 0) as page:
        page.goto(f"/tables/{table.id}")
        expect(page.locator('.crew-pick [value="bare"]')).to_be_checked()
        page.locator('.crew-pick label:has([value="grande"])').click()
        expect(page.locator(".not-now")).to_have_count(0)
        page.locator('.crew-pick label:has([value="bare"])').click()
        beside = page.locator('.season [data-option][data-key$=":beside"]').first
        action = (beside.get_attribute("data-key") or "").split(":")[1]
        choose(page, beside)
        with connect(sqlite_server.address) as client:
            board = show(client, table, 0)["view"]["board"]
        there = next(each["workers"]["beside"] for each in board if each["action"] == action)
        assert {"seat": 0, "kind": "grande"} in there


def test_cards_to_discard_are_picked_and_go_together(browser: Browser, sqlite_server: Server) -> None:
    def too_many(shown: Answer) -> bool:
        decision, players = shown["decision"], shown["view"]["players"]
        held = sum(players[0]["hand_counts"].values())
        return bool(decision["kind"] == "hand_limit" and decision["seat"] == 0 and held > 8)

    table = table_at(sqlite_server, "viticulture", too_many)
    with guest(browser, sqlite_server, table, 0) as page:
        page.goto(f"/tables/{table.id}")
        button = page.locator("[data-several]")
        count = int(button.get_attribute("data-several") or 0)
        assert count > 1
        cards = page.locator(".held-cards .leaf[data-option]")
        held = cards.count()
        expect(button).to_be_disabled()
        cards.last.click()
        cards.last.click()
        expect(button.locator("[data-picked]")).to_have_text("0")
        discard_several(page)
        expect(page.locator(".held-cards .leaf")).to_have_count(held - count)


HEIGHTS = """() => {
  const bar = document.querySelector(".decision");
  const cut = [...bar.querySelectorAll(".answers > *, .options > *, .asks, .tools")].filter((each) => {
    const [inner, outer] = [each.getBoundingClientRect(), bar.getBoundingClientRect()];
    const shown = !each.closest(".all-options") && each.checkVisibility();
    return shown && (inner.bottom > outer.bottom || inner.top < outer.top);
  });
  return [bar.offsetHeight, Math.round(bar.getBoundingClientRect().top), cut.map((each) => each.className)];
}"""


@pytest.mark.parametrize("game", GAMES)
def test_the_bar_never_changes_its_height(browser: Browser, sqlite_server: Server, game: str) -> None:
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", "person", game=game, seed=4)
        random, met = Random(2), set()
        with guest(browser, sqlite_server, table, 0) as page:
            page.goto(f"/tables/{table.id}")
            heights = {str(page.evaluate(HEIGHTS))}
            for _ in range(80):
                shown = persons_turn(client, table)
                decision = shown["decision"]
                kinds = decision["kind"], decision["seat"], min(len(decision["options"]), 12)
                if decision["seat"] == 0 and kinds not in met:
                    met.add(kinds)
                    page.wait_for_selector(f'#table[data-move="{shown["move"]}"]')
                    heights.add(str(page.evaluate(HEIGHTS)))
                choice = random.randrange(max(1, len(decision["options"]) - (decision["kind"] == "place")))
                choose_over_http(client, table, decision["seat"], shown["move"], choice)
    assert len(met) > 8
    assert len(heights) == 1, heights


# The pages around the table


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_and_the_settings_are_said(
    browser: Browser, sqlite_server: Server, game: str, language: str
) -> None:
    words = Words(language)
    world = game == "viticulture-world"
    with guest(browser, sqlite_server, locale=language) as page:
        page.goto(f"/rules/{game}")
        assert untold(page) == []
        expect(page.locator("#V-1")).to_be_attached()
        expect(page.locator("#W-1")).to_have_count(int(world))
        expect(page.locator("#visitor-planter dt")).to_contain_text(words("viticulture-visitor-planter"))
        for source in ("rulebook", "public", "recalled", "designed"):
            said = page.locator(f'.origin[data-source="{source}"]').first
            expect(said).to_have_text(words(f"web-source-{source}"))
        barred = page.locator("#visitor-planner dt small")
        expect(barred).to_have_count(int(world))
        page.goto(f"/tables/new?game={game}")
        assert untold(page) == []
        for setting in find_rules(game).settings:
            labels = page.locator(f'label:has(input[name="setting-{setting.name}"])')
            expect(labels).to_have_count(len(setting.choices))
            expect(labels.locator("small"), f"{setting.name} is explained").to_have_count(
                len(setting.choices)
            )
        picture(page, f"{game}-new-{language}", whole=True)


def test_the_designed_is_marked_as_such(browser: Browser, sqlite_server: Server) -> None:
    mark = Words("en")("viticulture-designed", "short")
    with guest(browser, sqlite_server) as page:
        page.goto("/rules/viticulture-world")
        expect(page.locator("#event-gg_market dt small")).to_contain_text(mark)
        expect(page.locator("#tile-make_wine dt small")).to_contain_text(mark)
        assert mark not in page.locator("#event-gg_innovation dt").inner_text()
        assert mark not in page.locator("#tile-plant dt").inner_text()


@pytest.fixture(scope="module")
def busy(sqlite_server: Server) -> Table:
    """A table of World at which a person has many choices in the second year."""
    with connect(sqlite_server.address) as client:
        options = {"continent": "africa", "structures": "with"}
        table = new_table(client, "person", *["random"] * 5, game="viticulture-world", options=options)
        shown = persons_turn(client, table)
        while not (shown["decision"]["kind"] == "place" and shown["view"]["year"] > 1):
            keys = [option["key"] for option in shown["decision"]["options"]]
            choose_over_http(client, table, 0, shown["move"], keys.index("pass") if "pass" in keys else 0)
            shown = persons_turn(client, table)
    return table


@pytest.fixture(scope="module")
def finished(sqlite_server: Server) -> Table:
    """A table of World at which the game is over."""
    return finished_table(sqlite_server, "viticulture-world", "person", *["random"] * 5)


@pytest.mark.parametrize(("window", "theme", "language"), WAYS)
def test_the_table_is_whole_in_any_window(
    browser: Browser, sqlite_server: Server, busy: Table, window: dict[str, int], theme: str, language: str
) -> None:
    wishes: dict[str, Any] = {"viewport": window, "color_scheme": theme, "locale": language}
    with guest(browser, sqlite_server, busy, 0, **wishes) as page:
        page.goto(f"/tables/{busy.id}")
        assert overflow(page) <= 0
        for details in page.locator("details.seat").all():
            details.evaluate("(each) => { each.open = true; }")
        picture(page, f"viticulture-world-{window['width']}-{theme}")
        assert untold(page) == []
        needs, decision = page.locator(".needs"), page.locator(MINE)
        expect(needs).to_be_in_viewport()
        expect(decision).to_be_in_viewport()
        page.mouse.wheel(0, 600)
        expect(needs).to_be_in_viewport()


def test_on_a_phone_nothing_hangs_over(browser: Browser, sqlite_server: Server, finished: Table) -> None:
    table = f"/tables/{finished.id}"
    games = (*(f"/tables/new?game={game}" for game in GAMES), *(f"/rules/{game}" for game in GAMES))
    check_fits_a_phone(browser, sqlite_server, ("/", *games, table, f"{table}/result"))


def test_on_a_phone_a_question_brings_its_answers_into_sight(browser: Browser, sqlite_server: Server) -> None:
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", "random", game="viticulture")
    with guest(browser, sqlite_server, table, 0, **ON_A_PHONE) as page:
        page.goto(f"/tables/{table.id}")
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        choose(page, page.locator("[data-option]:visible").first)
        expect(page.locator('.chart [data-option][data-key^="row:"]').first).to_be_attached()
        tile = page.locator('.decision .choice-tile[data-key^="row:"]').first
        expect(tile).to_be_in_viewport(ratio=1)
        choose(page, tile)


def test_on_a_phone_the_tiles_of_the_bar_leave_the_board_in_sight(
    browser: Browser, sqlite_server: Server, busy: Table
) -> None:
    with guest(browser, sqlite_server, busy, 0, **ON_A_PHONE) as page:
        page.goto(f"/tables/{busy.id}")
        tile, bar = (
            page.locator(".choice-tile:visible").first.bounding_box(),
            page.locator(MINE).bounding_box(),
        )
        assert tile is not None
        assert bar is not None
        assert 44 <= tile["height"] <= 56, "a finger high, not more"
        assert bar["height"] < PHONE["height"] / 3


@pytest.mark.parametrize("window", [LAPTOP, DESK], ids=["laptop", "desk"])
def test_an_opened_player_is_read_without_scrolling(
    browser: Browser, sqlite_server: Server, busy: Table, window: dict[str, int]
) -> None:
    with guest(browser, sqlite_server, busy, 0, viewport=window) as page:
        page.goto(f"/tables/{busy.id}")
        others = page.locator(".fellow")
        for number in (0, 4):
            others.nth(number).locator("summary").evaluate("(each) => each.click()")
            expect(page.locator(".fellow details[open]")).to_have_count(1)
            seen: list[int] = others.nth(number).evaluate("(each) => [each.scrollHeight, each.clientHeight]")
            assert seen[0] <= seen[1] + 1
            expect(others.nth(number).locator(".part").last).to_be_in_viewport(ratio=1)
        page.keyboard.press("Escape")
        expect(page.locator(".fellow details[open]")).to_have_count(0)


@pytest.mark.parametrize("seats", [1, 4])
def test_five_lines_of_the_journal_are_in_sight_on_a_laptop(
    browser: Browser, sqlite_server: Server, seats: int
) -> None:
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", *["random"] * (seats - 1), game="viticulture-world")
        persons_turn(client, table)
    with guest(browser, sqlite_server, table, 0, viewport=LAPTOP, locale="cs") as page:
        page.goto(f"/tables/{table.id}")
        journal = page.locator("#region-journal").bounding_box()
        assert journal is not None
        assert journal["height"] >= FIVE_LINES
        page.locator(".company summary").first.click()
        page.locator(".company form button").first.click(trial=True)


def test_pass_and_the_answers_are_a_key_away(browser: Browser, sqlite_server: Server, busy: Table) -> None:
    with guest(browser, sqlite_server, busy, 0) as page:
        page.goto(f"/tables/{busy.id}")
        expect(control(page, "pass").locator("kbd")).to_have_text("P")
        page.keyboard.press("b")
        expect(page.locator(".decision .answers :focus")).to_have_count(1)
        page.locator("#region-decision").focus()
        page.keyboard.press("ArrowDown")
        expect(page.locator("[data-option]:focus, [data-lights]:focus")).to_have_count(1)
        page.keyboard.press("p")
        expect(page.locator("#confirm")).to_be_visible()
        page.locator('#confirm button[value="no"]').click()


def test_whatever_the_event_shows_is_explained(browser: Browser, sqlite_server: Server, busy: Table) -> None:
    with guest(browser, sqlite_server, busy, 0) as page:
        page.goto(f"/tables/{busy.id}")
        tip = page.locator('.tip[id^="tip-event-"]:popover-open')
        page.locator(".event .facts .fact").first.hover()
        expect(tip).to_be_visible()
        page.keyboard.press("Escape")
        expect(tip).to_have_count(0)
        page.locator(".event h3").focus()
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Tab")
        expect(tip).to_be_visible()


HALF_SHOWN = """() => {
    const bar = document.querySelector(".bar .thinking"), box = bar.getBoundingClientRect();
    const parts = [...bar.children].filter((each) => each.checkVisibility());
    const boxes = parts.map((each) => each.getBoundingClientRect());
    const seen = boxes.filter((each) => each.top < box.bottom - 2);
    return seen.length === 0 || seen.some((each) => each.right > box.right + 1);
}"""
"""Whether something of who thinks and who follows is cut, or nothing of it is seen."""


@pytest.mark.parametrize("language", ["en", "cs"])
def test_who_thinks_and_who_follows_is_never_cut_short(
    browser: Browser, sqlite_server: Server, busy: Table, language: str
) -> None:
    with guest(browser, sqlite_server, busy, 0, locale=language) as page:
        page.goto(f"/tables/{busy.id}")
        for width in (360, 390, 768, 1024, 1200, 1280, 1366, 1440, 1600, 1920):
            page.set_viewport_size({"width": width, "height": 800})
            assert not page.evaluate(HALF_SHOWN), width


def test_a_replay_offers_nothing(browser: Browser, sqlite_server: Server, busy: Table) -> None:
    with guest(browser, sqlite_server, busy, 0) as page:
        page.goto(f"/tables/{busy.id}/replay?at=9999")
        expect(page.locator(".season").first).to_be_visible()
        expect(page.locator(".choosable, [data-option], dialog[open]")).to_have_count(0)


def test_the_end_of_a_talk_is_announced_once_whatever_has_happened_since(
    browser: Browser, sqlite_server: Server, busy: Table
) -> None:
    draws = """(html) => {
        document.getElementById("region-trade").innerHTML = html;
        document.dispatchEvent(new Event("figurka:drawn"));
    }"""
    with guest(browser, sqlite_server, busy, 0) as page:
        page.goto(f"/tables/{busy.id}")
        page.wait_for_selector(MINE)
        page.evaluate(draws, "")
        for _ in range(3):
            page.evaluate(draws, '<p hidden data-outcome="4000">Exchange with Ada</p>')
        expect(page.locator("#toasts[role=status] .toast")).to_have_text(["Exchange with Ada"])
        page.evaluate(draws, '<p hidden data-outcome="4020">Another exchange</p>')
        expect(page.locator("#toasts .toast")).to_have_text(["Exchange with Ada", "Another exchange"])


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_keeps_people_out(
    browser: Browser, sqlite_server: Server, busy: Table, finished: Table, theme: str
) -> None:
    with guest(browser, sqlite_server, busy, 0, bypass_csp=True, color_scheme=theme) as page:
        paths = (
            f"/tables/{busy.id}",
            f"/tables/{finished.id}",
            f"/tables/{finished.id}/result",
            "/tables/new?game=viticulture-world",
            "/rules/viticulture-world?q=grande",
        )
        assert findings_on(page, paths) == []
