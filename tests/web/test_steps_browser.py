"""In a browser: stepping through what others did, replays without loading, hints, keys, and lost clicks."""

import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from figurka.locales import Words
from tests import patience
from tests.web.browsing import (
    DESK,
    MINE,
    OVER,
    PHONE,
    choose,
    comes_to,
    findings,
    guest,
    move_of,
    moved_from,
    offered,
    shortest,
)
from tests.web.hinting import advice
from tests.web.playing import Table, new_table, play
from tests.web.server import Server, connect

DRAWN = """[...document.querySelectorAll("#region-board *")].map((each) => [
  each.tagName, each.childNodes.length,
  ...[...each.attributes].map(({ name, value }) => `${name}=${value}`).sort()].join())"""
"""The board as it is drawn, whatever the order of attributes."""


@pytest.fixture
def table(sqlite_server: Server) -> Iterator[Table]:
    """A game of two persons that has gone on for a while."""
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", "person")
        play(client, table, choices=24)
        yield table


@contextmanager
def both(browser: Browser, server: Server, table: Table, **wishes: Any) -> Iterator[list[Page]]:
    """Both people at their pages of the table."""
    with (
        guest(browser, server, table, 0, **wishes) as one,
        guest(browser, server, table, 1, **wishes) as other,
    ):
        for page in (one, other):
            page.goto(f"/tables/{table.id}")
        yield [one, other]


def asked_page(pages: list[Page]) -> Page:
    """The page of who is asked."""
    until = time.monotonic() + patience.PATIENCE
    while time.monotonic() < until:
        for page in pages:
            if page.locator(MINE).count():
                return page
        pages[0].wait_for_timeout(30)
    raise AssertionError("nobody is asked")


def test_one_steps_through_what_the_other_did_and_back_to_now(
    browser: Browser, sqlite_server: Server, table: Table
) -> None:
    with both(browser, sqlite_server, table) as (mine, other):
        while mine.locator(MINE).count() or not (other.locator(MINE).count()):
            choose(asked_page([mine, other]), offered(asked_page([mine, other])).first)
            mine.wait_for_timeout(50)
        while other.locator(MINE).count():
            choose(other, offered(other).first)
        mine.wait_for_selector(MINE)
        now = mine.evaluate(DRAWN)
        mine.locator('[data-player="first"]').click()
        mine.wait_for_selector("#table.looking-back")
        expect(mine.locator("#player [data-count]")).to_have_text(re.compile("^0 / [1-9]"))
        lit = mine.locator(":is(#region-board, #region-dock, #region-side) :is(.choosable, [data-option])")
        expect(lit, "nothing of before can be chosen, or looks as if it could").to_have_count(0)
        expect(mine.locator(f"{MINE} .answers")).to_be_hidden()
        mine.keyboard.press("p")
        expect(mine.locator("#confirm")).to_be_hidden()
        assert mine.locator(f"{MINE} .asks").is_visible(), "what is asked now stays"
        mine.keyboard.press("ArrowRight")
        expect(mine.locator("#player [data-count]")).to_have_text(re.compile("^1 / [1-9]"))
        expect(mine.locator("#player [data-told]")).not_to_be_empty()
        expect(mine.locator("#region-journal .told-looked").first).to_be_visible()
        mine.keyboard.press("ArrowLeft")
        expect(mine.locator("#player [data-count]")).to_have_text(re.compile("^0 / [1-9]"))
        mine.keyboard.press("Escape")
        mine.wait_for_selector("#table:not(.looking-back)")
        comes_to(mine, DRAWN, lambda drawn: drawn == now)
        expect(mine.locator("#player [data-looked]")).to_be_hidden()
        expect(mine.locator("#region-journal .told-looked")).to_have_count(0)
        expect(mine.locator(".look-now")).to_be_hidden()
        mine.locator('[data-player="first"]').click()
        mine.locator(".look-now button").click()
        mine.wait_for_selector("#table:not(.looking-back)")
        choose(mine, offered(mine).first)


@pytest.mark.parametrize("game", ["farshore", "viticulture-world"])
def test_the_journal_follows_the_game_again_after_one_has_looked_back(
    browser: Browser, sqlite_server: Server, game: str
) -> None:
    left = """() => { const told = document.getElementById("region-journal");
        return told.scrollHeight - told.clientHeight - told.scrollTop; }"""
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", "person", game=game)
        mine = play(client, table, choices=14)["decision"]["seat"]
        while play(client, table, choices=1)["decision"]["seat"] == mine:
            pass
        play(client, table, choices=1)
    with guest(browser, sqlite_server, table, mine, viewport={"width": 1280, "height": 660}) as page:
        page.goto(f"/tables/{table.id}")
        page.locator('[data-player="first"]').click()
        page.wait_for_selector("#table.looking-back")
        page.evaluate("document.getElementById('region-journal').scrollTop = 0")
        page.wait_for_timeout(100)
        page.locator('[data-player="now"]').click()
        page.wait_for_selector("#table:not(.looking-back)")
        comes_to(page, left, lambda rest: rest < 2)
        assert page.evaluate("document.getElementById('region-journal').scrollTop") > 0, (
            "there is much to read"
        )
        move = move_of(page)
        with connect(sqlite_server.address) as client:
            play(client, table, choices=1)
        moved_from(page, move)
        comes_to(page, left, lambda rest: rest < 2)


def test_who_looks_back_in_his_own_turn_reads_what_others_write_and_is_not_called_away(
    browser: Browser, sqlite_server: Server, table: Table
) -> None:
    with connect(sqlite_server.address) as client:
        before = play(client, table, choices=0)["decision"]["seat"]
        while play(client, table, choices=1)["decision"]["seat"] == before:
            pass
    with both(browser, sqlite_server, table) as pages:
        mine, other = pages[1 - before], pages[before]
        mine.locator("#tab-chat").click()
        mine.locator('[data-player="first"]').click()
        mine.wait_for_selector("#table.looking-back")
        other.locator("#tab-chat").click()
        other.locator("#chat-form input").fill("Take your time")
        other.keyboard.press("Enter")
        expect(mine.locator("#region-chat li", has_text="Take your time")).to_be_visible()
        assert mine.locator("#table.looking-back").count(), "nothing has happened in the game"
        mine.locator('[data-player="now"]').click()
        mine.wait_for_selector("#table:not(.looking-back)")
        expect(mine.locator("#region-chat li", has_text="Take your time")).to_have_count(1)


def test_what_steps_through_a_replay_stays_under_the_pointer(
    browser: Browser, sqlite_server: Server, table: Table
) -> None:
    places = """[...document.querySelectorAll(".replay .steps .button, .replay .way, .replay .ends > a")]
        .map((each) => each.getBoundingClientRect()).map(({ x, y, width }) => [x, y, width].join())"""
    with guest(browser, sqlite_server, table, 0) as page:
        page.goto(f"/tables/{table.id}/replay?at=0")
        page.wait_for_timeout(100)
        stood = page.evaluate(places)
        for at in (1, 9, 10, 11, 23, 24):
            page.locator(".replay input[type=range]").fill(str(at))
            expect(page).to_have_url(re.compile(rf"at={at}$"))
            assert page.evaluate(places) == stood, at


def test_a_replay_steps_without_loading_the_page(
    browser: Browser, sqlite_server: Server, table: Table
) -> None:
    with guest(browser, sqlite_server, table, 0) as page:
        page.goto(f"/tables/{table.id}/replay?at=3")
        page.evaluate("window.stays = true")
        page.keyboard.press("ArrowRight")
        expect(page).to_have_url(re.compile(r"at=4$"))
        page.keyboard.press("End")
        expect(page).to_have_url(re.compile(r"at=24$"))
        page.locator('[data-step="first"]').click()
        expect(page).to_have_url(re.compile(r"at=0$"))
        page.locator(".replay input[type=range]").fill("7")
        expect(page).to_have_url(re.compile(r"at=7$"))
        assert page.evaluate("window.stays")
        expect(page.locator("[data-option]")).to_have_count(0)
        straight = page.evaluate(DRAWN)
        page.goto(f"/tables/{table.id}/replay?at=7")
        comes_to(page, DRAWN, lambda drawn: drawn == straight)


def test_who_plays_on_ends_his_turns_as_at_any_other_table(browser: Browser, sqlite_server: Server) -> None:
    with connect(sqlite_server.address) as client:
        ended = new_table(client, "person", "greedy")
        play(client, ended)
    with guest(browser, sqlite_server, ended, 0) as page:
        page.add_init_script("localStorage.endTurns = 'on'")
        page.goto(f"/tables/{ended.id}")
        expect(page.locator(OVER)).to_be_visible()
        page.goto(f"/tables/{ended.id}/replay?at=4")
        page.locator(".play-on button").click()
        page.wait_for_selector(f"#table[data-live='1'] {MINE}")
        while not page.locator(".decision.ending").count():
            choose(page, shortest(page))
            page.wait_for_selector(f"{MINE}, .decision.ending")
        page.keyboard.press("h")
        expect(page.locator("#toasts .toast")).to_have_text(Words("en")("table-hint-ended"))
        move = move_of(page)
        page.locator('[data-act="end-turn"]').click()
        moved_from(page, move)


OVERLAP = """(both) => {
    const [a, b] = both.map((each) => document.querySelector(each).getBoundingClientRect());
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom; }"""
"""Whether one thing on the page lies over another."""


@pytest.mark.parametrize("game", ["farshore", "viticulture-world"])
@pytest.mark.parametrize(
    "viewport", [DESK, PHONE, {"width": 1366, "height": 625}], ids=["desk", "phone", "low"]
)
def test_a_notice_lies_over_nothing_that_steps_or_answers(
    browser: Browser, sqlite_server: Server, game: str, viewport: dict[str, int]
) -> None:
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", "person", game=game)
        mine = play(client, table, choices=14)["decision"]["seat"]
        while play(client, table, choices=1)["decision"]["seat"] == mine:
            pass
        play(client, table, choices=1)
    with guest(browser, sqlite_server, table, mine, viewport=viewport) as page:
        page.goto(f"/tables/{table.id}")
        page.locator('[data-player="first"]').dispatch_event("click")
        page.wait_for_selector("#table.looking-back")
        page.evaluate("import('/static/table.js').then(({ toast }) => toast('Not sent.', true, 'Again'))")
        page.wait_for_selector(".toast")
        assert not page.evaluate(OVERLAP, [".toast", "#player"])
        assert not page.evaluate(OVERLAP, [".toast", ".decision"])


FREE = """(selector) => {
    for (const each of document.querySelectorAll(selector)) {
        const { x, y, width, height } = each.getBoundingClientRect();
        const middle = [x + width / 2, y + height / 2];
        if (each.contains(document.elementFromPoint(...middle))) return middle;
    }
}"""
"""The middle of the first such thing that nothing lies over."""


def test_a_click_beside_an_open_menu_only_closes_it(
    browser: Browser, sqlite_server: Server, table: Table
) -> None:
    with both(browser, sqlite_server, table, viewport={"width": 900, "height": 1400}) as pages:
        asked = asked_page(pages)
        pressed = asked.locator('[data-lights][aria-pressed="true"], .tip.pinned, #confirm[open]')
        move, menu = move_of(asked), asked.locator("#menu-of-table:popover-open")
        for meant in (".deed", "[data-option]:not(.deed)", "[data-tip]:not([data-option], .deed)"):
            asked.locator(".bar .menu").click()
            expect(menu).to_be_visible()
            asked.mouse.click(*asked.evaluate(FREE, meant))
            expect(menu).to_have_count(0)
            asked.wait_for_timeout(200)
            assert pressed.count() == 0, meant
        assert move_of(asked) == move


def test_the_mark_of_a_step_stands_where_its_piece_comes_to_rest(
    browser: Browser, sqlite_server: Server, table: Table
) -> None:
    off = """() => [...document.querySelectorAll("#trail i")].filter((ring) => {
        const spots = [...document.querySelectorAll("#table [data-spot], #table [data-key]")];
        const box = ring.getBoundingClientRect();
        return !spots.some((each) => { const there = each.getBoundingClientRect();
            return Math.abs(there.x - box.x) + Math.abs(there.y - box.y) < 2; });
    }).length"""
    with both(browser, sqlite_server, table, reduced_motion="no-preference") as pages:
        marked = 0
        for _ in range(8):
            asked = asked_page(pages)
            choose(asked, offered(asked).first)
            for page in pages:
                page.wait_for_timeout(600)
                page.wait_for_function(f"({off})() === 0")
                marked += page.locator("#trail i").count()
        assert marked


def test_a_hint_of_many_words_can_be_closed(browser: Browser, sqlite_server: Server, table: Table) -> None:
    many = advice(0, "The computer would choose this, and says it in many words. " * 3)
    with both(browser, sqlite_server, table) as pages:
        asked = asked_page(pages)
        asked.route("**/hint", lambda route: route.fulfill(json=many))
        asked.locator('[data-act="hint"]').click()
        expect(asked.locator("#hint .option")).to_have_text(re.compile("many words"))
        close = asked.locator("#hint [data-close]")
        expect(close).to_be_in_viewport(ratio=1)
        close.click()
        expect(asked.locator("#hint")).to_be_hidden()


PHONE_IN_CZECH = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "locale": "cs-CZ"}
DARK = {"color_scheme": "dark"}
OPEN_ALL = "(all) => all.forEach((each) => { each.open = true; })"


@pytest.mark.parametrize("wishes", [PHONE_IN_CZECH, DARK], ids=["phone", "dark"])
@pytest.mark.parametrize("game", ["farshore", "tapestry", "viticulture", "viticulture-world"])
def test_nothing_keeps_people_out_of_hint_journal_and_what_was(
    browser: Browser, sqlite_server: Server, game: str, wishes: dict[str, Any]
) -> None:
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", "person", game=game)
        before = asked = play(client, table, choices=24)["decision"]["seat"]
        while asked == before:
            asked = play(client, table, choices=1)["decision"]["seat"]
    with guest(browser, sqlite_server, table, asked, bypass_csp=True, **wishes) as page:
        page.goto(f"/tables/{table.id}")
        page.route("**/hint", lambda route: route.fulfill(json=advice(0, "Go to the Docks.")))
        page.locator('[data-act="hint"]').dispatch_event("click")
        expect(page.locator("#hint .option")).to_have_text("Go to the Docks.")
        found = [f"hint: {each}" for each in findings(page, ".side", ".decision")]
        page.locator("#hint [data-close]").dispatch_event("click")
        page.locator("#region-journal details").evaluate_all(OPEN_ALL)
        page.locator('[data-player="first"]').dispatch_event("click")
        page.wait_for_selector("#table.looking-back")
        found += [f"looking back: {each}" for each in findings(page)]
        page.goto(f"/tables/{table.id}/replay?at=12")
        found += [f"replay: {each}" for each in findings(page, ".replay", ".side")]
    assert found == []


def test_on_a_phone_what_the_others_did_is_one_tap_away(
    browser: Browser, sqlite_server: Server, table: Table
) -> None:
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    with both(browser, sqlite_server, table, **phone) as pages:
        while not (waits := [page for page in pages if page.locator(".player .others").is_visible()]):
            choose(asked_page(pages), offered(asked_page(pages)).first)
            pages[0].wait_for_timeout(50)
        waits[0].locator(".player .others").tap()
        expect(waits[0].locator("#player [data-told]")).to_be_in_viewport()
        waits[0].locator('[data-player="now"]').tap()
        waits[0].wait_for_selector("#table:not(.looking-back)")


def test_a_replay_plays_and_pauses_says_its_step_and_copies_its_address(
    browser: Browser, sqlite_server: Server, table: Table
) -> None:
    with guest(browser, sqlite_server, table, 0, permissions=["clipboard-read", "clipboard-write"]) as page:
        page.goto(f"/tables/{table.id}/replay?at=3")
        play_button, told = page.locator(".replay [data-autoplay]"), page.locator(".replay [data-told]")
        before = told.inner_text()
        play_button.click()
        expect(play_button).to_have_attribute("aria-pressed", "true")
        expect(play_button.locator("use[href='#house-pause']")).to_be_visible()
        expect(told).not_to_have_text(before)
        play_button.click()
        expect(play_button).to_have_attribute("aria-pressed", "false")
        page.locator('[data-step="last"]').click()
        expect(page).to_have_url(re.compile(r"at=24$"))
        page.evaluate("window.stays = true")
        page.locator(".replay [data-link]").click()
        expect(page.locator(".replay [data-link]")).to_have_text("Copied")
        assert page.evaluate("navigator.clipboard.readText()").endswith(f"/tables/{table.id}/replay?at=24")
        assert page.evaluate("window.stays")


def test_a_choice_that_met_a_lost_connection_is_offered_again(
    browser: Browser, sqlite_server: Server, table: Table
) -> None:
    with both(browser, sqlite_server, table) as pages:
        asked = asked_page(pages)
        move = asked.locator("#table").get_attribute("data-move")
        control = offered(asked).first

        def cut(route: Route) -> None:
            route.abort()

        asked.route("**/choices", cut)
        control.click()
        if asked.locator("#confirm[open]").count():
            asked.locator('#confirm button[value="yes"]').click()
        again = asked.locator(".toast button")
        again.wait_for()
        assert asked.locator("#table").get_attribute("data-move") == move
        asked.unroute("**/choices", cut)
        again.click()
        expect(asked.locator("#table")).not_to_have_attribute("data-move", move or "")


def test_arrows_reach_the_first_choice_from_nowhere(
    browser: Browser, sqlite_server: Server, table: Table
) -> None:
    with both(browser, sqlite_server, table) as pages:
        asked = asked_page(pages)
        asked.keyboard.press("ArrowDown")
        comes_to(asked, "Boolean(document.activeElement.dataset.option)", bool)


def test_pieces_that_move_fly_and_land(browser: Browser, sqlite_server: Server, table: Table) -> None:
    with both(browser, sqlite_server, table, reduced_motion="no-preference") as pages:
        for _ in range(8):
            asked = asked_page(pages)
            choose(asked, offered(asked).first)
            pages[0].wait_for_timeout(100)
        for each in pages:
            expect(each.locator(".flight")).to_have_count(0)
            hidden = (
                "[...document.querySelectorAll('[data-vt]')].filter((each) => each.style.visibility).length"
            )
            comes_to(each, hidden, lambda count: count == 0)


def test_what_cannot_be_put_together_is_asked_for_anew(
    browser: Browser, sqlite_server: Server, table: Table
) -> None:
    asked: list[str] = []

    def misfit(route: Route) -> None:
        asked.append(route.request.url)
        if "at=-1" in route.request.url:
            return route.continue_()
        news = {
            "move": 99,
            "regions": {"board": {"parts": [[0, 3], "<b>"], "length": 7}},
            "mine": False,
            "seat": 0,
        }
        text = f"event: regions\ndata: {json.dumps(news)}\n\n"
        return route.fulfill(body=text, content_type="text/event-stream")

    with guest(browser, sqlite_server, table, 0) as page:
        page.goto(f"/tables/{table.id}")
        move, drawn = move_of(page), page.evaluate(DRAWN)
        page.route("**/events*", misfit)
        with page.expect_request(re.compile(r"/events.*at=-1")):
            page.reload()
        expect(page.locator("#banner")).to_be_hidden()
        assert "at=-1" in asked[-1]
        assert move_of(page) == move
        assert page.evaluate(DRAWN) == drawn
