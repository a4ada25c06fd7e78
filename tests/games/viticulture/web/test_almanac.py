"""The right of the board: what is needed, the wake-up chart, tracks, decks, event, continent, innovations."""

import re
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from figurka.games.viticulture.rules.state import NOBODY
from figurka.games.viticulture.web.board.spaces import see_board
from figurka.games.viticulture.web.needs import Needs, see_needs
from figurka.games.viticulture.web.table import DRAWING
from figurka.games.viticulture.web.year.almanac import see_almanac
from figurka.games.viticulture.web.year.events import see_event
from figurka.games.viticulture.web.year.watch import see_watch
from figurka.games.viticulture.world.content.events import EVENT_BY_NAME, EVENTS
from figurka.games.viticulture.world.rules.influence import world_of
from figurka.tables.live import LiveTable
from figurka.tables.model import ActKind, LogRow
from figurka.web.regions import sight_of
from figurka.web.render import render
from figurka.web.table_pages import lexicon_of
from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.web.kit import scene_of, scene_of_game
from tests.games.viticulture.world.play import world
from tests.web.kit import go_on, looking, now_asked, set_up, visitor

OWN = ("needs", "watch", "decks", "tracks", "event", "continent", "offers")
CHOSEN_HERE = {
    "position": ("position",),
    "row": ("row",),
    "draw": ("deck",),
    "pile": ("deck",),
    "tile": ("tile", "oval"),
    "partner_tile": ("tile", "oval"),
    "goal_away": ("goal",),
    "goal_change": ("goal",),
    "claim": ("claim",),
    "place": ("against", "interview", "search", "claim"),
}
"""The kinds of decisions whose options lie here, and how their keys begin."""
TABLES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("viticulture", 2, {}),
    ("viticulture", 6, {"structures": "with"}),
    ("viticulture-world", 1, {"continent": "europe", "level": "easy"}),
    ("viticulture-world", 1, {"continent": "oceania", "level": "normal"}),
    ("viticulture-world", 3, {"continent": "europe"}),
    ("viticulture-world", 3, {"continent": "africa", "structures": "with"}),
    ("viticulture-world", 2, {"continent": "north_america"}),
    ("viticulture-world", 4, {"continent": "greengully", "hands": "hidden"}),
)
OPTION = re.compile(r'data-option="(\d+)"')
TIP = re.compile(r'data-tip="tip-([^"]+)"')
TIP_ID = re.compile(r'id="tip-([^"]+)"')


def regions_of(live: LiveTable, seat: int | None, language: str = "en") -> dict[str, str]:
    """The regions of this part of the page."""
    sight = sight_of(live, looking(seat, language))
    context = {"sight": sight, **DRAWING.context(sight)}
    return {name: render(visitor(language), DRAWING.templates[name], context) for name in OWN}


def view_of(live: LiveTable) -> Mapping[str, Any]:
    """What anybody may know."""
    return live.game.view(None)


def played(game: str, seats: int, settings: dict[str, str], seed: int = 1) -> Iterator[LiveTable]:
    """A random game, stopped before each choice."""
    live, random = set_up(game, seats, seed, **settings), Random(seed)
    while live.game.decision is not None:
        yield live
        go_on(live, random)


def first_asked(game: str, seats: int, kind: str, **settings: str) -> LiveTable:
    """A random game when something is asked for the first time."""
    return next(live for live in played(game, seats, settings) if now_asked(live.game).kind == kind)


# Choosing


@pytest.mark.parametrize(("game", "seats", "settings"), TABLES)
def test_what_lies_here_has_a_control(game: str, seats: int, settings: dict[str, str]) -> None:
    met: set[tuple[str, str]] = set()
    for live in played(game, seats, settings):
        decision = live.game.decision
        assert decision is not None
        own = {
            index: option.key
            for index, option in enumerate(decision.options)
            if lies_here(decision.kind, option.key)
        }
        asked = {(decision.kind, key.partition(":")[0]) for key in own.values()}
        if asked - met:
            met |= asked
            html = "".join(regions_of(live, decision.seat).values())
            assert set(own) <= {int(index) for index in OPTION.findall(html)}, decision.kind
    assert met


def lies_here(kind: str, key: str) -> bool:
    """Whether an option lies in this part of the page."""
    return key.partition(":")[0] in CHOSEN_HERE.get(kind, ()) or key.startswith("at:event_space")


def test_who_only_watches_is_offered_nothing() -> None:
    for kind in ("position", "place"):
        live = first_asked("viticulture-world", 3, kind, continent="africa")
        assert not OPTION.search("".join(regions_of(live, None).values()))


def test_every_tip_that_is_named_exists() -> None:
    fixed = set(TIP_ID.findall(lexicon_of("viticulture-world", "en")))
    for continent in EVENTS:
        live = first_asked("viticulture-world", 3, "place", continent=continent)
        html = "".join(regions_of(live, 0).values())
        known = fixed | set(TIP_ID.findall(html))
        assert set(TIP.findall(html)) <= known


# What is needed


def test_needs_are_those_of_the_engine() -> None:
    live = first_asked("viticulture-world", 4, "place", continent="asia")
    live.game.state.players[1].vp = 26
    live.game.state.players[2].vp = -3
    needs = see_needs(scene_of(live, 0))["needs"]
    assert isinstance(needs, Needs)
    assert [need.missing for need in needs.seats] == view_of(live)["needs"]["points"]
    assert [need.counted for need in needs.seats][1:3] == [26, 0]


def test_the_last_year_of_the_race_is_announced() -> None:
    live = first_asked("viticulture", 3, "place")
    assert 'class="note"' not in regions_of(live, 0)["needs"]
    live.game.state.players[2].vp = 20
    assert "Poslední rok" in regions_of(live, 0, "cs")["needs"]


# The wake-up chart


def test_the_hand_points_at_whoever_is_asked() -> None:
    for live in played("viticulture-world", 3, {"continent": "asia"}):
        decision, players = live.game.decision, live.game.state.players
        assert decision is not None
        if decision.kind == "place":
            watch = see_watch(scene_of(live, None))
            assert watch.hand == players[decision.seat].row + 1
            seats = [perch.mark.seat for perch in watch.perches if perch.mark]
            assert seats == list(live.game.state.order)
        if live.game.state.year == 2:
            break


def test_the_chart_tells_who_sleeps_and_who_waits() -> None:
    live = first_asked("viticulture-world", 3, "position", continent="asia")
    decision = live.game.decision
    assert decision is not None
    assert len(see_watch(scene_of(live, None)).sleepers) == 3
    defer = [option.key for option in decision.options].index("defer")
    live.apply([LogRow(live.move, ActKind.CHOOSE, defer, decision.seat, live.record.created)])
    waiting = [each.mark.seat for each in see_watch(scene_of(live, None)).sleepers if each.waits]
    assert waiting == [decision.seat]


def test_a_place_tells_its_turn() -> None:
    live = first_asked("viticulture-world", 3, "position", continent="asia")
    seat = live.game.decision.seat if live.game.decision else NOBODY
    first, second = (each for each in range(3) if each != seat)
    live.game.state.players[first].row, live.game.state.players[second].row = 1, 4
    orders = {perch.number: perch.order for perch in see_watch(scene_of(live, seat)).perches}
    names = scene_of(live, seat).mark
    assert orders[1].endswith(f"before {names(first).name}, {names(second).name}.")
    assert f"after {names(first).name}." in orders[3]
    assert f"before {names(second).name}." in orders[3]
    assert orders[6].startswith(f"You would act after {names(first).name}, {names(second).name}.")


# Events


@pytest.mark.parametrize("continent", EVENTS)
@pytest.mark.parametrize("language", ["en", "cs"])
def test_every_event_is_told_in_short_and_in_full(continent: str, language: str) -> None:
    live = first_asked("viticulture-world", 2, "place", continent=continent)
    for event in EVENTS[continent]:
        world_of(live.game.state).event = event
        seen = see_event(scene_of(live, 0, language))
        assert seen is not None
        assert seen.texts
        assert seen.facts
        for fact in seen.facts:
            assert fact.text or fact.costs or fact.gains
            assert "viticulture-" not in fact.text
        shown = regions_of(live, 0, language)["event"]
        assert seen.title in shown.replace("&#39;", "'")


@pytest.mark.parametrize(
    ("language", "more", "less"), [("en", "points more", "point less"), ("cs", "body víc", "bod méně")]
)
def test_what_changes_is_told_as_more_or_less(language: str, more: str, less: str) -> None:
    live = first_asked("viticulture-world", 2, "place", continent="africa")
    for event in EVENTS["africa"]:
        if event.change.order_vp in {2, -1}:
            world_of(live.game.state).event = event
            seen = see_event(scene_of(live, 0, language))
            assert seen is not None
            told = " ".join(fact.text for fact in seen.facts).replace("\xa0", " ")
            assert (more if event.change.order_vp > 0 else less) in told


def test_the_dish_shows_what_lies_in_it() -> None:
    for live in played("viticulture-world", 3, {"continent": "asia"}):
        given = world_of(live.game.state).year.dish
        if given:
            seen = see_event(scene_of(live, None))
            assert seen is not None
            (stage,) = seen.stages
            assert [mark.seat for mark, _ in stage.given] == [each.seat for each in given]
            assert stage.count == view_of(live)["event"]["dish"]["amount"]
            return
    raise AssertionError("nothing was cooked")


# Hidden things


def test_the_order_of_piles_does_not_show() -> None:
    live = first_asked("viticulture-world", 3, "place", continent="europe")
    before = regions_of(live, 0)
    world = world_of(live.game.state)
    for pile in (*live.game.state.decks, world.tile_pile, world.oval_pile, world.goal_pile):
        pile.rest.reverse()
    world.events = world.events[::-1]
    assert regions_of(live, 0) == before


@pytest.mark.parametrize(
    ("game", "settings", "empty"),
    [
        ("viticulture", {}, ["event", "continent", "offers"]),
        ("viticulture-world", {"continent": "africa"}, []),
    ],
)
def test_all_is_drawn_before_the_first_year_and_when_all_is_over(
    game: str, settings: dict[str, str], empty: list[str]
) -> None:
    lives = played(game, 2, settings)
    assert see_almanac(scene_of(next(lives), None))
    *_, last = lives
    assert last.game.over
    assert [name for name, html in regions_of(last, None).items() if not html.strip()] == empty


@pytest.mark.parametrize(("influence", "told"), [(9, ""), (10, "The team has all the influence")])
def test_the_royal_audience_says_when_it_brings_nothing(influence: int, told: str) -> None:
    table = Table(Seat(lira=9), Seat(), continent="greengully", influence=influence)
    table.world.event = EVENT_BY_NAME["gg_audience"]
    table.begin()
    event = see_event(scene_of_game(table.game, 0))
    assert event is not None
    assert event.spaces[0].key == "at:event_space:1"
    assert event.spaces[0].why.startswith(told)
    assert bool(event.spaces[0].why) == bool(told)


def test_an_event_that_was_used_is_marked_on_the_board() -> None:
    table = world(Seat(), Seat(), continent="south_america")
    table.world.event = next(event for event in EVENT_BY_NAME.values() if event.service is not None)
    for served, used in ((0, False), (0b10, False), (0b01, True)):
        table.world.year.served = served
        places = see_board(scene_of_game(table.game, 0))["places"]
        assert {place.used for place in places if place.event} == {used}
