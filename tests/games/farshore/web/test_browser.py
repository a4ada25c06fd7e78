"""Farshore's table in a real browser: the bar keeps its height, several things are chosen in one go."""

from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
from playwright.sync_api import Browser, expect

from figurka.web.regions import table_regions
from tests.web.browsing import MINE, PATIENCE, PHONE, guest, move_of, moved_from, overflow
from tests.web.drawn import ON_A_PHONE, control
from tests.web.kit import go_on, looking, now_asked, seat_asked, set_up
from tests.web.playing import Answer, Table, new_table, persons_turn, play, show
from tests.web.server import Server, connect

expect.set_options(timeout=PATIENCE)

DECISIONS = 30
MANY = 8
BAR = """(regions) => {
  const home = (name) => document.getElementById(`region-${name}`);
  for (const [name, html] of Object.entries(regions)) home(name).innerHTML = html;
  const bar = document.querySelector(".decision");
  const [words, tools, answers] = [".words", ".tools", ".answers"].map((part) => bar.querySelector(part));
  const box = (part) => part.getBoundingClientRect();
  return {
    height: box(bar).height, top: box(bar).top,
    hangsOver: answers ? answers.scrollHeight - answers.clientHeight : 0,
    wraps: [...bar.querySelectorAll(".answers button")].filter((each) => box(each).height > 40).length,
    covers: answers ? Math.max(0, Math.floor(box(words).bottom - box(answers).top)) : 0,
    collides: Math.max(0, words.lastElementChild.getBoundingClientRect().right - box(tools).left),
  };
}"""
ON_ITS_SIDE: Any = {"width": 844, "height": 390}
CUT_CARDS = """() => [...document.querySelectorAll(".bay .fcard, .dunes .pile")].filter((each) => {
  const right = (part) => part.getBoundingClientRect().right;
  return [...each.querySelectorAll(".name, .value")].some((part) => right(part) > right(each) + 1);
}).map((each) => each.textContent)"""
QUIET = {"hangsOver": 0, "wraps": 0, "covers": 0, "collides": 0}


def decisions(seed: int, count: int) -> Iterator[tuple[str, dict[str, str]]]:
    """So many decisions of the first seat in a random game: the kind, and what its page is sent."""
    live, random = set_up("farshore", 2, seed), Random(seed)
    while live.game.decision is not None and count:
        if seat_asked(live.game) == 0:
            count -= 1
            yield now_asked(live.game).kind, table_regions(live, looking(0))
        go_on(live, random, "turn", 0.8)


def test_the_bar_keeps_its_height_whatever_is_asked(browser: Browser, sqlite_server: Server) -> None:
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", "person")
    with guest(browser, sqlite_server, table, 0) as page:
        page.goto(f"/tables/{table.id}")
        walk = [each for seed in (3, 11) for each in decisions(seed, DECISIONS)]
        seen = [(kind, page.evaluate(BAR, regions)) for kind, regions in walk]
    assert len({kind for kind, _ in seen}) > MANY
    heights = {bar.pop("height") for _, bar in seen}
    assert len(heights) == 1, heights
    tops = {bar.pop("top") for kind, bar in seen if kind != "redraw"}
    assert len(tops) == 1, tops
    assert [(kind, bar) for kind, bar in seen if kind != "redraw" and bar != QUIET] == []


def at_the_docks(client: httpx.Client) -> tuple[Table, Answer]:
    """A table at which a worker was just sent to the Docks, and how it looks to whoever did."""
    table = new_table(client, "person", "person", seed=5)
    shown = persons_turn(client, table)
    while shown["decision"]["kind"] != "discard":
        shown = play(
            client, table, lambda keys: keys.index("place:docks") if "place:docks" in keys else 0, choices=1
        )
    return table, shown


def test_on_a_phone_the_title_makes_room_for_the_seasons(browser: Browser, sqlite_server: Server) -> None:
    with connect(sqlite_server.address) as client:
        table = new_table(client, *["person"] * 4, title="Friday evening at the far end of the coast")
    with guest(browser, sqlite_server, table, 0, **ON_A_PHONE) as page:
        page.goto(f"/tables/{table.id}")
        box = page.locator(".seasons > :last-child").bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= PHONE["width"]


def test_cards_are_picked_and_discarded_in_one_go_and_taken_back_so(
    browser: Browser, sqlite_server: Server
) -> None:
    with connect(sqlite_server.address) as client:
        table, shown = at_the_docks(client)
        seat, hand = shown["decision"]["seat"], shown["view"]["players"][shown["decision"]["seat"]]["hand"]
        with guest(browser, sqlite_server, table, seat) as page:
            page.goto(f"/tables/{table.id}")
            page.wait_for_selector(MINE)
            move = move_of(page)
            cards = page.locator(".fan .choosable")
            for number in (0, 1, 2):
                cards.nth(number).click()
            cards.nth(1).click()
            expect(page.locator(".fan [data-picked]")).to_have_count(2)
            assert move_of(page) == move, "nothing is chosen before it is confirmed"
            page.locator(".picks").click()
            moved_from(page, move)
            page.wait_for_selector('.options [data-key="driftwood"]')
            left = show(client, table, seat)["view"]["players"][seat]["hand"]
            assert len(left) == len(hand) - 2
            for _ in range(3):
                page.keyboard.press("u")
                if page.locator(".picks").count() and len(hand) == page.locator(".fan .fcard").count():
                    break
                page.wait_for_timeout(300)
            expect(page.locator(".fan .fcard")).to_have_count(len(hand))


MOVES = """async () => {
  const { places, settle } = await import("/static/drawing.js");
  const table = document.getElementById("table");
  const ship = table.querySelector(".ship[data-vt]");
  const glides = (piece) => piece.getAnimations().filter((each) => each.id === "glide").length > 0;
  const isHit = (piece) => {
    const { x, y, width, height } = piece.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("[data-vt]") === piece;
  };
  const shift = (change) => {
    const before = places(table);
    change();
    settle(before, table);
    const cards = [...table.querySelectorAll(".fan [data-vt]")].slice(0, 2);
    return { cards: cards.map(glides), hit: cards.map(isHit), ship: glides(ship) };
  };
  const first = () => table.querySelector(".fan [data-vt]");
  const swap = () => first().nextElementSibling.after(first());
  const chosen = shift(() => { swap(); ship.style.left = "30%"; });
  const through = getComputedStyle(ship).pointerEvents;
  const cards = [...table.querySelectorAll(".fan [data-option]")];
  const options = cards.map((each) => [each, each.dataset.option]);
  const told = shift(() => { for (const [each] of options) delete each.dataset.option; swap(); });
  const asked = shift(() => { for (const [each, option] of options) each.dataset.option = option; });
  return { chosen, through, told: told.cards, asked };
}"""


def test_what_can_be_chosen_stands_where_it_is_drawn_from_the_first_moment(
    browser: Browser, sqlite_server: Server
) -> None:
    with connect(sqlite_server.address) as client:
        table, shown = at_the_docks(client)
    seat = shown["decision"]["seat"]
    with guest(browser, sqlite_server, table, seat, reduced_motion="no-preference") as page:
        page.goto(f"/tables/{table.id}")
        page.wait_for_selector(MINE)
        seen = page.evaluate(MOVES)
        assert seen["chosen"] == {"cards": [False, False], "hit": [True, True], "ship": True}
        assert seen["through"] == "none", "what glides over a card takes no click from it"
        assert seen["told"] == [True, True], "what cannot be chosen glides"
        assert (seen["asked"]["cards"], seen["asked"]["hit"]) == ([False, False], [True, True])
        page.locator(".good").first.evaluate("(good) => (good.dataset.picked = '✓')")
        assert page.locator(".good").first.evaluate("(good) => getComputedStyle(good).position") == "relative"


def test_who_picks_nothing_stops_by_the_same_button(browser: Browser, sqlite_server: Server) -> None:
    with connect(sqlite_server.address) as client:
        table, shown = at_the_docks(client)
        with guest(browser, sqlite_server, table, shown["decision"]["seat"]) as page:
            page.goto(f"/tables/{table.id}")
            card = page.locator(".fan .choosable").first
            card.click()
            page.locator("[data-clear]").click()
            expect(page.locator("[data-picked]")).to_have_count(0)
            move = move_of(page)
            control(page, "done").click()
            page.locator('#confirm button[value="yes"]').click()
            moved_from(page, move)


def test_a_tip_tells_what_is_true_now_and_stands_aside(browser: Browser, sqlite_server: Server) -> None:
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", "person", seed=5)
        shown = persons_turn(client, table)
        while shown["decision"]["kind"] != "turn":
            shown = play(client, table, choices=1)
        seat = shown["decision"]["seat"]
        with guest(browser, sqlite_server, table, seat) as page:
            page.goto(f"/tables/{table.id}")
            dear = page.locator(".fan .fcard[aria-disabled][data-now]").first
            dear.hover()
            tip = page.locator(".tip:popover-open")
            expect(tip.locator(".now .why")).to_be_visible()
            box, dock = tip.bounding_box(), page.locator("#region-dock").bounding_box()
            assert box is not None
            assert dock is not None
            assert box["y"] + box["height"] <= dock["y"]


# A phone on its side


def test_on_a_phone_on_its_side_bar_board_and_hand_are_in_reach(
    browser: Browser, sqlite_server: Server
) -> None:
    with connect(sqlite_server.address) as client:
        table, shown = at_the_docks(client)
    seat = shown["decision"]["seat"]
    wishes = {"viewport": ON_ITS_SIDE, "has_touch": True, "is_mobile": True}
    with guest(browser, sqlite_server, table, seat, **wishes) as page:
        page.goto(f"/tables/{table.id}")
        assert overflow(page) <= 0
        for part in (".shore .place", ".bay .fcard", ".dunes .pile", ".fan .fcard"):
            page.locator(part).last.scroll_into_view_if_needed()
            bar = page.locator(".decision").bounding_box()
            assert bar is not None
            assert bar["y"] + bar["height"] == ON_ITS_SIDE["height"]
        assert page.evaluate(CUT_CARDS) == []
        control(page, shown["decision"]["options"][0]["key"]).tap()


def test_links_in_tips_are_large_enough_for_mouse_and_finger(browser: Browser, sqlite_server: Server) -> None:
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", "person")
    for least, wishes in ((24, {}), (44, {"has_touch": True, "is_mobile": True, "viewport": ON_ITS_SIDE})):
        with guest(browser, sqlite_server, table, 0, **wishes) as page:
            page.goto(f"/tables/{table.id}")
            page.evaluate("() => document.querySelector('.tip:has(.rule a)').showPopover()")
            box = page.locator(".tip:popover-open .rule a").first.bounding_box()
            assert box is not None
            assert box["height"] >= least
