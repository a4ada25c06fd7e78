"""The pages in a real browser: people play whole games, by mouse, by finger and by keys."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from figurka.locales import Words
from tests.web.browsing import (
    DESK,
    MINE,
    OVER,
    PHONE,
    choose,
    findings,
    guest,
    move_of,
    moved_from,
    offered,
    overflow,
    picture,
    shortest,
    take_turns,
)
from tests.web.hinting import advice
from tests.web.playing import Table, act, new_table, persons_turn, play
from tests.web.playing import choose as choose_over_http
from tests.web.server import Server, connect


@pytest.fixture(scope="module")
def finished(sqlite_server: Server) -> Table:
    """A table at which the game is over."""
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", "greedy", title="Friday")
        play(client, table)
    return table


def at_first_turn(client: httpx.Client, *seats: str) -> tuple[Table, int]:
    """A table where a person has his whole turn before him, and who that is."""
    table = new_table(client, *seats)
    shown = persons_turn(client, table)
    while shown["decision"]["kind"] != "turn":
        choose_over_http(client, table, shown["decision"]["seat"], shown["move"], 0)
        shown = persons_turn(client, table)
    return table, shown["decision"]["seat"]


# From the lobby to the result


def test_two_clicks_from_the_lobby_a_game_is_on(browser: Browser, sqlite_server: Server) -> None:
    with guest(browser, sqlite_server, reduced_motion="no-preference") as page:
        page.goto("/")
        picture(page, "lobby", whole=True)
        page.locator('[data-game="farshore"] .go button').click()
        page.wait_for_selector(MINE)
        assert re.search(r"/tables/[\w-]{10}$", page.url)
        expect(page).to_have_title(re.compile("^●"))
        choose(page, offered(page).first)
        page.wait_for_selector(f"{MINE}, {OVER}")
        picture(page, "table")


def test_two_people_and_an_agent_finish_a_game_through_a_kill(browser: Browser, database: str) -> None:
    with Server(database) as server, guest(browser, server) as jana, guest(browser, server) as petr:
        link = set_up_table(jana, "intermediate", seed=11)
        sit_down(petr, link, "Petr")
        jana.wait_for_url(re.compile(r"/tables/[\w-]{10}$"))
        assert take_turns([jana, petr], choices=8) == 8
        before = max(int(move_of(jana)), int(move_of(petr)))
        server.kill()
        for page in (jana, petr):
            page.wait_for_selector("#banner:not([hidden])")
        server.start()
        for page in (jana, petr):
            page.wait_for_selector("#banner", state="hidden")
        assert take_turns([jana, petr]) > 5
        assert int(move_of(jana)) > before
        for page in (jana, petr):
            page.locator(f"{OVER} a.primary").click()
            page.wait_for_selector("main.result")
            expect(page.locator(".rows .score")).to_have_count(3)
        picture(jana, "result", whole=True)


def set_up_table(page: Page, agent: str = "", seed: int = 5) -> str:
    """Set up a table for oneself, perhaps an agent, and a friend; returns the link for the friend."""
    page.goto("/tables/new?game=farshore")
    page.locator(f'label:has(input[name="seats"][value="{3 if agent else 2}"])').click()
    if agent:
        page.locator(f'label:has(input[name="seat-2"][value="{agent}"])').click()
    page.locator(f'label:has(input[name="seat-{3 if agent else 2}"][value="friend"])').click()
    page.locator("#name").fill("Jana")
    page.locator("details.advanced summary").click()
    page.locator("#seed").fill(str(seed))
    page.locator(".create .end button.primary").click()
    page.wait_for_url("**/invite")
    return page.locator(".copyable input").input_value()


def sit_down(page: Page, link: str, name: str) -> None:
    """Come in by an invitation."""
    page.goto(link)
    page.locator("#name").fill(name)
    page.locator(".doorway button.primary").click()
    page.wait_for_url(re.compile(r"/tables/[\w-]{10}$"))


def test_a_friend_comes_in_by_the_invitation(browser: Browser, sqlite_server: Server) -> None:
    with guest(browser, sqlite_server) as host, guest(browser, sqlite_server) as friend:
        link = set_up_table(host)
        assert link.startswith(sqlite_server.address)
        picture(host, "invitation", whole=True)
        sit_down(friend, link, "Růžena & co.")
        host.wait_for_url(re.compile(r"/tables/[\w-]{10}$"))
        expect(host.locator("#region-side")).to_contain_text("Růžena & co.")
        with guest(browser, sqlite_server) as stranger:
            stranger.goto(link)
            expect(stranger.locator("#name"), "the table is full").to_have_count(0)


def test_the_slider_of_the_result_says_where_the_replay_begins(
    browser: Browser, sqlite_server: Server, finished: Table
) -> None:
    with guest(browser, sqlite_server, finished, 0) as page:
        for share in (0, 3, 7):
            page.goto(f"/tables/{finished.id}/result")
            slider = page.locator(".scrub input")
            at = int(slider.get_attribute("max") or 0) * share // 10
            slider.fill(str(at))
            expect(page.locator(".scrub button")).to_contain_text(re.compile(r"\d"))
            page.locator(".scrub button").click()
            expect(page).to_have_url(re.compile(rf"at={at}$"))
            expect(page.locator(".replay .when b")).to_contain_text(re.compile(r"turn \d+ of \d+"))


def test_a_table_too_wide_for_its_window_says_so_and_obeys_the_arrows(
    browser: Browser, sqlite_server: Server, finished: Table
) -> None:
    with guest(browser, sqlite_server, finished, 0, viewport=PHONE) as page:
        page.goto(f"/tables/{finished.id}/result")
        page.locator(".sources summary").click()
        scrolled = page.locator(".scroll[role=region][aria-label]")
        assert scrolled.evaluate("(each) => each.scrollWidth > each.clientWidth")
        assert "local" in scrolled.evaluate("(each) => getComputedStyle(each).backgroundAttachment")
        scrolled.focus()
        page.keyboard.press("ArrowRight")
        page.wait_for_function("() => document.querySelector('.sources .scroll').scrollLeft > 0")
        name, edge = (page.locator(part).first.bounding_box() for part in ("tbody th", ".sources .scroll"))
        assert name is not None
        assert edge is not None
        assert name["x"] == edge["x"], "whose line it is stays in sight"


def test_the_result_leads_to_another_game(browser: Browser, sqlite_server: Server, finished: Table) -> None:
    with guest(browser, sqlite_server, finished, 0) as page:
        page.goto(f"/tables/{finished.id}/result")
        page.locator(".hero form button").click()
        page.wait_for_selector(MINE)
        assert finished.id not in page.url


# By finger and by keys


def test_on_a_phone_nothing_hangs_over_and_the_decision_is_at_hand(
    browser: Browser, sqlite_server: Server, finished: Table
) -> None:
    phone: dict[str, Any] = {
        "viewport": PHONE,
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    }
    with guest(browser, sqlite_server, None, None, **phone) as page:
        for path in ("/", "/tables/new", "/rules", "/help", f"/tables/{finished.id}/result"):
            page.goto(path)
            assert overflow(page) <= 0, path
        page.goto("/help")
        expect(page.locator("#h-touch")).to_be_visible()
        expect(page.locator("#h-keys")).to_be_hidden()
        page.goto("/")
        page.locator('[data-game="farshore"] .go button').tap()
        page.wait_for_selector(MINE)
        assert overflow(page) <= 0
        picture(page, "phone")
        for _ in range(3):
            check_in_sight(page)
            move = move_of(page)
            reachable(page).tap()
            moved_from(page, move)
            page.wait_for_selector(MINE)
        assert overflow(page) <= 0


FINGER: Any = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
HOLD = """(each) => {
  const at = { bubbles: true, composed: true, pointerType: "touch" };
  each.dispatchEvent(new PointerEvent("pointerdown", at));
  return new Promise((resolve) => setTimeout(() => {
    each.dispatchEvent(new PointerEvent("pointerup", at));
    each.click();
    resolve();
  }, 700));
}"""
"""A finger stays on something for a while; a browser clicks when it is lifted."""


@pytest.mark.parametrize("wishes", [{"viewport": DESK}, FINGER], ids=["desk", "phone"])
def test_the_list_of_all_choices_closes_again(
    browser: Browser, sqlite_server: Server, wishes: dict[str, Any]
) -> None:
    with connect(sqlite_server.address) as client:
        table, seat = at_first_turn(client, "person", "person")
    with guest(browser, sqlite_server, table, seat, **wishes) as page:
        page.goto(f"/tables/{table.id}")
        button, shown = page.locator(".all-options > button"), page.locator(".every:popover-open")
        bar, move = page.locator(MINE), move_of(page)
        for close in ("Escape", "button", "beside", "cross"):
            button.click()
            expect(shown).to_be_visible()
            box, asks = shown.bounding_box(), bar.bounding_box()
            assert box is not None
            assert asks is not None
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= asks["y"], "the question and the list's button stay in sight"
            if close == "Escape":
                page.keyboard.press("Escape")
            elif close == "button":
                button.click()
            elif close == "beside":
                bar.locator(".asks").click()
            else:
                shown.locator("[popovertargetaction=hide]").click()
            expect(shown).to_have_count(0)
        assert move_of(page) == move
        button.click()
        shown.locator("[data-option]").first.click()
        moved_from(page, move)
        expect(shown).to_have_count(0)


def test_a_finger_that_closes_something_chooses_nothing(browser: Browser, sqlite_server: Server) -> None:
    with connect(sqlite_server.address) as client:
        table, seat = at_first_turn(client, "person", "person")
    with guest(browser, sqlite_server, table, seat, **FINGER) as page:
        page.goto(f"/tables/{table.id}")
        move, tile = move_of(page), page.locator(".choice-tile:visible").first
        page.locator(".bar > .menu").tap()
        expect(page.locator("#menu-of-table")).to_be_visible()
        tile.tap()
        expect(page.locator("#menu-of-table")).to_be_hidden()
        page.locator(".all-options > button").tap()
        tile.tap()
        expect(page.locator(".every:popover-open")).to_have_count(0)
        tile.evaluate(HOLD)
        tip = page.locator(".tip:popover-open")
        expect(tip).to_be_visible()
        page.locator(".asks").tap(position={"x": 5, "y": 5})
        expect(tip).to_have_count(0)
        assert move_of(page) == move, "nothing was chosen"
        tile.tap()
        moved_from(page, move)


def test_beside_a_tip_one_tap_on_a_choice_is_enough(browser: Browser, sqlite_server: Server) -> None:
    with connect(sqlite_server.address) as client:
        table, seat = at_first_turn(client, "person", "person")
    with guest(browser, sqlite_server, table, seat, **FINGER) as page:
        page.goto(f"/tables/{table.id}")
        move, docks = move_of(page), page.locator('#region-board [data-key="place:docks"]')
        docks.evaluate(HOLD)
        tip = page.locator(".tip.pinned:popover-open")
        expect(tip).to_be_visible()
        tip.tap(position={"x": 5, "y": 5})
        expect(tip).to_have_count(0)
        assert move_of(page) == move, "nothing was chosen"
        docks.evaluate(HOLD)
        expect(tip).to_be_visible()
        page.locator('#region-board [data-key="place:shore_seaweed"]').tap()
        moved_from(page, move)


def test_a_mouse_that_closes_something_chooses_nothing(browser: Browser, sqlite_server: Server) -> None:
    with connect(sqlite_server.address) as client:
        table, seat = at_first_turn(client, "person", "person")
    with guest(browser, sqlite_server, table, seat, viewport={"width": 1000, "height": 800}) as page:
        page.goto(f"/tables/{table.id}")
        move, docks = move_of(page), page.locator('#region-board [data-key="place:docks"]')
        for opens, shown in ((".bar > .menu", "#menu-of-table"), (".all-options > button", ".every")):
            page.locator(opens).click()
            expect(page.locator(f"{shown}:popover-open")).to_be_visible()
            docks.click()
            expect(page.locator(f"{shown}:popover-open")).to_have_count(0)
        docks.click(button="right")
        expect(page.locator(".tip.pinned:popover-open")).to_be_visible()
        page.locator(".decision .asks").click()
        expect(page.locator(".tip:popover-open")).to_have_count(0)
        page.wait_for_timeout(300)
        assert move_of(page) == move, "nothing was chosen"
        docks.click()
        moved_from(page, move)


def test_a_hint_is_seen_on_a_phone(browser: Browser, sqlite_server: Server) -> None:
    with connect(sqlite_server.address) as client:
        table, seat = at_first_turn(client, "person", "person")
    with guest(browser, sqlite_server, table, seat, **FINGER) as page:
        page.goto(f"/tables/{table.id}")
        tile = page.locator('.choice-tile[data-key="place:docks"]')
        option, says = int(tile.get_attribute("data-option") or ""), "Go to the Docks."
        page.route("**/hint", lambda route: route.fulfill(json=advice(option, says)))
        page.locator('[data-act="hint"]').tap()
        expect(page.locator(".decision .advises")).to_have_text(f"{says} Why?")
        expect(page.locator(".decision .advises")).to_be_in_viewport()
        expect(tile).to_have_class(re.compile("advised"))
        expect(tile).to_be_in_viewport(ratio=0.9)
        ring, docks = (
            page.locator(name).bounding_box()
            for name in (".hint-mark:visible", '#region-board [data-key="place:docks"]')
        )
        assert ring is not None
        assert docks is not None
        assert abs(ring["y"] - docks["y"]) < 1
        page.locator(".advises button").tap()
        expect(page.locator("#hint .why")).to_be_in_viewport()
        tile.tap()
        expect(page.locator(".advises, .hint-mark:visible, .advised")).to_have_count(0)


def reachable(page: Page) -> Locator:
    """Something to tap: a button of the bar, or what stands on the board."""
    bar = page.locator("#region-decision .options:visible [data-option]:visible")
    return bar.first if bar.count() else shortest(page)


def check_in_sight(page: Page) -> None:
    """The decision is in the window without scrolling."""
    box = page.locator(MINE).bounding_box()
    assert box is not None
    assert box["y"] < PHONE["height"]
    assert box["y"] + box["height"] > 0


def test_keys_alone_choose_and_take_back(browser: Browser, sqlite_server: Server) -> None:
    with connect(sqlite_server.address) as client:
        table, seat = at_first_turn(client, "person", "person")
    with guest(browser, sqlite_server, table, seat) as page:
        page.goto(f"/tables/{table.id}")
        page.wait_for_selector(MINE)
        walk_to_options(page)
        first = focused_key(page)
        reach_by_arrows(page, "place:docks")
        assert focused_key(page) != first or first == "place:docks"
        move = move_of(page)
        page.keyboard.press("Enter")
        moved_from(page, move)
        expect(page.locator('[data-act="undo"]')).to_be_visible()
        move = move_of(page)
        page.keyboard.press("u")
        moved_from(page, move)
        expect(page.locator('[data-option][data-key="place:docks"]').first).to_be_visible()


def walk_to_options(page: Page) -> None:
    """Press Tab until something can be chosen."""
    for _ in range(150):
        page.keyboard.press("Tab")
        if page.locator("[data-option][data-key]:focus").count():
            return
    raise AssertionError("Tab never comes to an option")


def focused_key(page: Page) -> str:
    """The key of what is focused."""
    found = page.locator("[data-key]:focus")
    return (found.get_attribute("data-key") or "") if found.count() else ""


def reach_by_arrows(page: Page, key: str) -> None:
    """Go to an option by arrows, over those between."""
    for _ in range(30):
        here, goal = focused_key(page), page.locator(f'[data-option][data-key="{key}"]:visible').first
        if here == key:
            return
        mine, there = page.locator("[data-key]:focus").bounding_box(), goal.bounding_box()
        assert mine is not None
        assert there is not None
        across = there["x"] + there["width"] / 2 - mine["x"] - mine["width"] / 2
        down = there["y"] + there["height"] / 2 - mine["y"] - mine["height"] / 2
        flat = "ArrowRight" if across > 0 else "ArrowLeft"
        steep = "ArrowDown" if down > 0 else "ArrowUp"
        for arrow in (flat, steep) if abs(across) > abs(down) else (steep, flat):
            page.keyboard.press(arrow)
            if focused_key(page) != here:
                break
    raise AssertionError(f"arrows never come to {key}")


# Before something scarce is spent


def held_back(page: Page, address: str) -> list[Route]:
    """The requests to an address, from now on: each waits until it is let go."""
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    page.route(address, hold)
    return waiting


def test_one_may_choose_while_a_hint_is_thought_about(browser: Browser, sqlite_server: Server) -> None:
    with connect(sqlite_server.address) as client:
        table, seat = at_first_turn(client, "person", "person")
    with guest(browser, sqlite_server, table, seat) as page:
        thinking = held_back(page, "**/hint")
        page.goto(f"/tables/{table.id}")
        page.wait_for_selector(MINE)
        page.locator('[data-act="hint"]').click()
        page.wait_for_selector("#table.hinting")
        choose(page, offered(page).first)
        with page.expect_response("**/hint") as answer:
            thinking[0].continue_()
        assert answer.value.status in (403, 409)
        page.wait_for_selector("#table:not(.hinting)")
        assert page.locator(".toast, .hint-mark:visible, .hint:visible, #banner:visible").count() == 0


def test_what_is_pressed_before_the_scripts_have_come_is_done(
    browser: Browser, sqlite_server: Server
) -> None:
    with connect(sqlite_server.address) as client:
        table, seat = at_first_turn(client, "person", "person")
    with guest(browser, sqlite_server, table, seat) as page:
        coming = held_back(page, "**/static/steps.js")
        page.goto(f"/tables/{table.id}", wait_until="commit")
        page.wait_for_selector(MINE)
        move = move_of(page)
        offered(page).first.click()
        for script in coming:
            script.continue_()
        moved_from(page, move)


def until_caution(client: httpx.Client, table: Table) -> tuple[int, str, str]:
    """Play until an option should be asked about: whose, its key and what is asked."""
    random = Random(3)
    while True:
        shown = persons_turn(client, table)
        asked = shown["decision"]
        for option in asked["options"]:
            if asked["kind"] == "turn" and option["caution"]:
                return asked["seat"], option["key"], option["caution"]
        choice = random.randrange(len(asked["options"]))
        choose_over_http(client, table, asked["seat"], shown["move"], choice)


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_it_is_asked_before_something_is_spent_for_good(
    browser: Browser, sqlite_server: Server, viewport: dict[str, int]
) -> None:
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", "random")
        seat, key, caution = until_caution(client, table)
    with guest(browser, sqlite_server, table, seat, viewport=viewport) as page:
        page.goto(f"/tables/{table.id}")
        control = page.locator(f'[data-option][data-key="{key}"]:visible').first
        move, dialog = move_of(page), page.locator("#confirm")
        control.focus()
        page.keyboard.press("Enter")
        expect(dialog).to_be_visible()
        expect(dialog).to_contain_text(caution)
        expect(page.locator('#confirm button[value="no"]')).to_be_focused()
        assert overflow(page) == 0
        picture(page, f"caution-{viewport['width']}")
        page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
        expect(control).to_be_focused()
        assert move_of(page) == move, "nothing has happened"
        control.click()
        page.locator('#confirm button[value="yes"]').click()
        moved_from(page, move)


def test_a_plan_is_asked_about_where_it_gets_serious(browser: Browser, sqlite_server: Server) -> None:
    with connect(sqlite_server.address) as client:
        table, seat = at_first_turn(client, "person", "greedy")

    def warn(route: Route) -> None:
        """Answer as the server does, with a caution at every option of what is asked next."""
        answer = route.fetch()
        after = answer.json()
        for option in (after["decision"] or {}).get("options") or ():
            option["caution"] = "It brings nothing."
        route.fulfill(response=answer, json=after)

    with guest(browser, sqlite_server, table, seat) as page:
        page.route("**/choices", warn)
        page.goto(f"/tables/{table.id}")
        docks = page.locator('#region-board [data-key="place:docks"]')
        docks.evaluate("(each) => { each.dataset.then = 'done'; }")
        move, asked = move_of(page), page.locator(".asks").inner_text()
        docks.click()
        expect(page.locator("#confirm")).to_contain_text("It brings nothing.")
        page.keyboard.press("Escape")
        moved_from(page, move)
        expect(page.locator('#region-board [data-option][data-key="place:docks"]')).to_be_visible()
        expect(page.locator(".asks")).to_have_text(asked)


def test_things_explain_themselves(browser: Browser, sqlite_server: Server) -> None:
    with connect(sqlite_server.address) as client:
        table, seat = at_first_turn(client, "person", "person")
    with guest(browser, sqlite_server, table, seat) as page:
        page.goto(f"/tables/{table.id}")
        page.locator('#region-board [data-key="place:docks"]').hover()
        tip = page.locator(".tip:popover-open")
        expect(tip).to_be_visible()
        assert tip.locator('a[href^="/rules/farshore#"]').count() > 0
        page.keyboard.press("Escape")
        expect(tip).to_have_count(0)


def test_a_tip_makes_room_for_a_new_question(browser: Browser, sqlite_server: Server) -> None:
    with connect(sqlite_server.address) as client:
        table, seat = at_first_turn(client, "person", "person")
        with guest(browser, sqlite_server, table, 1 - seat) as page:
            page.goto(f"/tables/{table.id}")
            page.locator('#region-board [data-key="place:docks"]').click(force=True)
            tip = page.locator(".tip.pinned:popover-open")
            expect(tip).to_be_visible()
            shown = persons_turn(client, table)
            while shown["decision"]["seat"] == seat:
                choose_over_http(client, table, seat, shown["move"], 0)
                shown = persons_turn(client, table)
            page.wait_for_selector(MINE)
            expect(tip).to_have_count(0)
            move = move_of(page)
            page.locator('#region-board [data-key="place:docks"]').click()
            moved_from(page, move)
            page.wait_for_timeout(600)
            expect(page.locator(".tip:popover-open")).to_have_count(0)


# Words


def test_the_page_is_czech_if_one_wants(browser: Browser, sqlite_server: Server) -> None:
    czech = Words("cs")
    with guest(browser, sqlite_server) as page:
        page.goto("/")
        expect(page.locator("html")).to_have_attribute("lang", "en")
        page.locator('button[name="language"][value="cs"]').click()
        expect(page.locator('html[lang="cs"] h1')).to_have_text(czech("web-lobby-heading"))
        page.locator('[data-game="farshore"] .go button').click()
        page.wait_for_selector(MINE)
        expect(page.locator("html")).to_have_attribute("lang", "cs")
        expect(page.locator('[data-key="keep"]').first).to_have_text(czech("farshore-option-keep"))
        choose(page, page.locator('[data-key="keep"]').first)
        page.wait_for_selector(MINE)
        picture(page, "czech")
        for name in ("web", "table", "farshore", "error"):
            assert not re.search(rf"\b{name}-[a-z]+-[a-z-]+", page.locator("body").inner_text())


def test_a_czech_browser_is_spoken_to_in_czech(browser: Browser, sqlite_server: Server) -> None:
    with guest(browser, sqlite_server, locale="cs-CZ", color_scheme="dark") as page:
        page.goto("/")
        expect(page.locator("html")).to_have_attribute("lang", "cs")
        page.locator('button[name="theme"][value="dark"]').click()
        expect(page.locator('html[data-theme="dark"]')).to_have_count(1)


def test_people_talk_from_browser_to_browser(browser: Browser, sqlite_server: Server) -> None:
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", "person")
    with guest(browser, sqlite_server, table, 0) as one, guest(browser, sqlite_server, table, 1) as other:
        for page in (one, other):
            page.goto(f"/tables/{table.id}")
        one.locator("#tab-chat").click()
        one.locator("#chat-form input").fill("Who has the <b>lighthouse</b>?")
        one.keyboard.press("Enter")
        expect(one.locator("#region-chat li.own")).to_contain_text("Who has the <b>lighthouse</b>?")
        expect(one.locator("#chat-form input")).to_have_value("")
        expect(other.locator("#chat-new")).to_have_text("1")
        other.locator("#tab-chat").click()
        expect(other.locator("#region-chat")).to_contain_text("<b>lighthouse</b>")
        expect(other.locator("#chat-new")).to_be_hidden()


# Lost and found


def test_a_lost_connection_is_told_and_found_again(browser: Browser, sqlite_server: Server) -> None:
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", "person")
        asked = persons_turn(client, table)["decision"]["seat"]
        with guest(browser, sqlite_server, table, 1 - asked) as page:
            page.goto(f"/tables/{table.id}")
            expect(page.locator("#banner")).to_be_hidden()
            page.context.set_offline(True)
            page.wait_for_selector("#banner:not([hidden])")
            picture(page, "offline")
            choose_over_http(client, table, asked, 0, 0)
            act(client, table, asked, "chat", text="Your turn!")
            page.wait_for_timeout(300)
            assert move_of(page) == "0"
            page.context.set_offline(False)
            page.wait_for_selector("#banner", state="hidden")
            page.wait_for_selector(f'#table[data-move="1"] {MINE}')
            expect(page).to_have_title(re.compile("^●"))
            choose(page, shortest(page))
            assert move_of(page) == "2"


def test_two_tabs_of_one_player_show_the_same(browser: Browser, sqlite_server: Server) -> None:
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", "person")
        asked = persons_turn(client, table)["decision"]["seat"]
    with guest(browser, sqlite_server, table, asked) as page:
        page.goto(f"/tables/{table.id}")
        second = page.context.new_page()
        second.goto(f"/tables/{table.id}")
        page.bring_to_front()
        choose(page, offered(page).first)
        second.wait_for_selector('#table[data-move="1"]')
        expect(second.locator(MINE)).to_have_count(0)


# Looking back


def test_a_finished_game_is_looked_at_step_by_step(
    browser: Browser, sqlite_server: Server, finished: Table
) -> None:
    with guest(browser, sqlite_server, finished, 0) as page:
        page.goto(f"/tables/{finished.id}/replay?at=0")
        bar = page.locator("[data-replay]")
        last = int(bar.get_attribute("data-choices") or 0)
        assert last > 10
        for step, at in (("next", "1"), ("next-turn", None), ("last", str(last)), ("back", str(last - 1))):
            before = bar.get_attribute("data-at")
            page.locator(f'[data-step="{step}"]').click()
            expect(bar).not_to_have_attribute("data-at", before or "")
            if at is not None:
                expect(bar).to_have_attribute("data-at", at)
        page.locator('input[type="range"]').focus()
        page.keyboard.press("Home")
        expect(page.locator('[data-replay][data-at="0"]')).to_have_count(1)
        page.locator("[data-link]").click()
        page.wait_for_url("**/replay?at=0")
        expect(page.locator("[data-option]")).to_have_count(0)
        picture(page, "replay")


def test_a_running_game_is_looked_back_at_by_its_players_only(
    browser: Browser, sqlite_server: Server
) -> None:
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", "person")
        play(client, table, choices=5)
    with guest(browser, sqlite_server, table, 0) as page:
        page.goto(f"/tables/{table.id}/replay?at=3")
        expect(page.locator('[data-replay][data-at="3"]')).to_have_count(1)
    with guest(browser, sqlite_server) as page:
        answer = page.goto(f"/tables/{table.id}/replay?at=3")
        assert answer is not None
        assert answer.status == 403


# For everybody


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_keeps_people_out(
    browser: Browser, sqlite_server: Server, finished: Table, theme: str
) -> None:
    with connect(sqlite_server.address) as client:
        table, seat = at_first_turn(client, "person", "person")
    found = []
    with guest(browser, sqlite_server, table, seat, bypass_csp=True, color_scheme=theme) as page:
        for path in (
            "/",
            f"/tables/{table.id}",
            f"/tables/{finished.id}",
            f"/tables/{finished.id}/result",
            "/rules/farshore",
            "/tables/new",
            "/help",
        ):
            page.goto(path)
            if path == f"/tables/{table.id}":
                picture(page, f"table-{theme}")
            found += [f"{path}: {each}" for each in findings(page)]
    assert found == []


# A game without drawings of its own


@pytest.fixture
def plain_server(bare_pebbles: Path, database: str) -> Iterator[Server]:
    """A server that knows the tutorial's game too."""
    with Server(database, packages=bare_pebbles) as server:
        yield server
        assert "Traceback" not in server.errors


def test_a_game_without_drawings_is_played_to_the_end(browser: Browser, plain_server: Server) -> None:
    with guest(browser, plain_server) as page:
        page.goto("/")
        page.locator('[data-game="pebbles"] .go button').click()
        page.wait_for_selector(MINE)
        picture(page, "plain")
        assert overflow(page) <= 0
        expect(page.locator("#region-side .seat").nth(1).locator("summary small")).to_have_text("Beginner")
        while not page.locator(OVER).count():
            page.wait_for_selector(f"{MINE}, {OVER}")
            if page.locator(MINE).count():
                choose(page, page.locator("#region-decision .options [data-option]").last)
        page.locator(f"{OVER} a.primary").click()
        page.wait_for_selector("main.result")
        picture(page, "plain-result", whole=True)
