"""Viticulture's decision bar: whatever may be chosen is a button there or a control on the drawing."""

import re
from collections import defaultdict
from collections.abc import Iterator
from random import Random

import pytest

from figurka.games.viticulture.rules.things import WINE_TYPES
from figurka.games.viticulture.web.bar.asking import see_asked
from figurka.games.viticulture.web.bar.choices import Choice
from figurka.games.viticulture.web.bar.header import Header, following
from figurka.games.viticulture.web.bar.recipes import MANY, grouped
from figurka.games.viticulture.web.bar.ways import see_ways
from figurka.games.viticulture.web.board.crew import Pick, see_standing
from figurka.games.viticulture.web.board.spaces import see_board
from figurka.games.viticulture.web.previews.previews import see_previews
from figurka.games.viticulture.web.scene import Scene
from figurka.tables.live import LiveTable
from figurka.tables.model import ActKind, LogRow
from figurka.web.drawing import Way
from figurka.web.found import drawing_of
from figurka.web.regions import Looking, buttons, sight_of, table_regions
from figurka.web.sight import OptionSight
from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.web.kit import scene_of, scene_of_game
from tests.games.viticulture.world.play import place, world
from tests.web.kit import go_on, kinds_asked, looking, now_asked, seat_asked, set_up

WORLD = "viticulture-world"
TABLES: tuple[tuple[str, int, dict[str, str], int], ...] = (
    (WORLD, 1, {"continent": "asia"}, 1),
    (WORLD, 1, {"continent": "oceania", "structures": "with"}, 1),
    (WORLD, 2, {"continent": "greengully"}, 1),
    (WORLD, 3, {"continent": "asia", "hands": "hidden"}, 1),
    (WORLD, 3, {"continent": "oceania"}, 1),
    (WORLD, 3, {"continent": "south_america"}, 1),
    (WORLD, 4, {"continent": "europe"}, 1),
    (WORLD, 3, {"continent": "north_america"}, 1),
    (WORLD, 5, {"continent": "africa", "structures": "with"}, 1),
    (WORLD, 6, {"continent": "greengully"}, 1),
    ("viticulture", 2, {}, 1),
    ("viticulture", 4, {"structures": "with"}, 1),
    ("viticulture", 6, {}, 1),
)
"""Tables, and how many games are played at each; of each only what was not yet asked is drawn."""
LONGEST = 450
"""So many choices of a game are enough to meet nearly all that it asks."""
OPTION = re.compile(r'data-option="(\d+)"')
RATHER_THAN_PASS = ("place", 0.95)
"""So often a worker is placed, so that the game comes to something."""


def decisions(game: str, seats: int, settings: dict[str, str], games: int) -> Iterator[LiveTable]:
    """Random games stopped at each decision that is new by its kind and the kinds of its options."""
    met = set()
    for seed in range(games):
        live, random = set_up(game, seats, seed, **settings), Random(seed)
        while live.game.decision is not None and live.move < LONGEST:
            kinds = kinds_asked(live.game)
            if kinds not in met:
                met.add(kinds)
                yield live
            go_on(live, random, *RATHER_THAN_PASS)


def asked_of(live: LiveTable) -> Looking:
    """Whoever is asked looks at the table."""
    return looking(seat_asked(live.game))


def scene_for(live: LiveTable) -> Scene:
    """The scene of whoever is asked."""
    return scene_of(live, seat_asked(live.game))


def until(live: LiveTable, kind: str) -> Scene:
    """Play anything until a decision of this kind comes."""
    random = Random(1)
    while live.game.decision is not None and live.game.decision.kind != kind:
        go_on(live, random, *RATHER_THAN_PASS)
    return scene_for(live)


def choices(scene: Scene) -> dict[str, Choice]:
    """The buttons of the bar by their keys."""
    groups = see_asked(scene)["groups"]
    assert isinstance(groups, list)
    return {choice.option.key: choice for group in groups for choice in group.choices}


@pytest.mark.parametrize(("game", "seats", "settings", "games"), TABLES)
def test_every_option_is_a_button_or_on_the_drawing(
    game: str, seats: int, settings: dict[str, str], games: int
) -> None:
    drawing, missing = drawing_of(game), defaultdict(set)
    for live in decisions(game, seats, settings, games):
        viewer = asked_of(live)
        sight = sight_of(live, viewer)
        assert sight.decision is not None
        regions = table_regions(live, viewer)
        in_bar = {option.index for option in buttons(sight, drawing)}
        bar, _, _ = regions.pop("decision").partition('class="all-options"')
        drawn = {int(option) for html in (bar, *regions.values()) for option in OPTION.findall(html)}
        assert in_bar <= {int(option) for option in OPTION.findall(bar)}, sight.decision.kind
        for option in sight.decision.options:
            if option.index not in drawn:
                missing[sight.decision.kind].add(option.key)
    assert not dict(missing)


@pytest.mark.parametrize("game", [WORLD, "viticulture"])
def test_who_only_watches_is_offered_nothing(game: str) -> None:
    for live in decisions(game, 3, {}, 1):
        regions = table_regions(live, looking(None))
        assert not any(OPTION.search(html) for html in regions.values())


def test_workers_that_may_be_placed_are_picked_first() -> None:
    scene = until(set_up(WORLD, 3, 1, continent="asia"), "place")
    crew = see_asked(scene)["crew"]
    assert isinstance(crew, list)
    kinds = {pick.kind for pick in crew if isinstance(pick, Pick) and not pick.rests}
    assert kinds == {"yellow", "bare", "grande"} & set(scene.shown["available"])
    assert len(kinds) > 1
    assert [pick.kind for pick in crew if pick.rests] == ["blue"], "the winter's labourers wait"


@pytest.mark.parametrize(
    ("game", "seats", "told"),
    [
        (WORLD, 1, "Summer"),
        (WORLD, 3, "Summer, first in order"),
        ("viticulture", 2, "Summer, first in order"),
    ],
)
def test_whoever_places_is_told_the_season_the_order_and_how_many_may_go(
    game: str, seats: int, told: str
) -> None:
    live = set_up(game, seats, 1)
    scene = until(live, "place")
    assert scene.own is not None
    ready = sum(count for kind, count in scene.own["available"].items() if kind != "blue")
    assert see_standing(scene) == told
    bar = table_regions(live, asked_of(live))["decision"]
    assert f'standing">{told}<' in bar
    assert f"Send one of {ready} workers, or pass." in bar


def ways(scene: Scene) -> dict[str, Way]:
    """The ways of acting by how the keys of their things begin."""
    found = see_ways(scene, see_board(scene)["places"], see_previews(scene))["ways"]
    assert isinstance(found, tuple)
    return {begins: way for way in found for begins in way.lights}


def test_sending_a_worker_tells_to_how_many_places_and_has_a_tile_for_each_space() -> None:
    scene = until(set_up("viticulture", 3, 1), "place")
    sending = ways(scene)["at:"]
    spots = [key for key in scene.keys if key.startswith("at:")]
    assert sending.count == f"{len({key.split(':')[1] for key in spots})} places"
    assert [tile.option.key for tile in sending.tiles] == spots
    with_bonus = next(tile for tile in sending.tiles if tile.option.key == "at:give_tour:bonus")
    assert with_bonus.costs == (("", "v-lira"),)


def test_what_is_chosen_on_the_drawing_alone_is_lit_from_the_bar() -> None:
    scene = until(set_up(WORLD, 3, 1, continent="asia"), "position")
    way = ways(scene)["position"]
    lit = {tile.option.key for tile in way.tiles}
    assert lit == {key for key in scene.keys if key.startswith("position")}
    assert not lit & set(choices(scene))


def test_passing_is_asked_twice_while_somebody_would_be_wasted() -> None:
    scene = until(set_up(WORLD, 3, 1, continent="asia"), "place")
    assert scene.own is not None
    asked = choices(scene)["pass"].confirm
    assert f"{scene.own['available']['yellow']} yellow hats" in asked
    live, random = set_up("viticulture", 2, 1), Random(1)
    assert not choices(until(live, "place"))["pass"].confirm, "in the base game all can still work in winter"
    while not (live.game.state.winter and now_asked(live.game).kind == "place"):
        go_on(live, random)
    winter = scene_for(live)
    assert winter.own is not None
    assert f"place {sum(winter.own['available'].values())} worker" in choices(winter)["pass"].confirm


def above_the_limit(*hand: str) -> Scene:
    """Somebody passes last with such a hand, and must discard what is above seven cards."""
    table = Table(Seat(hand=list(hand)), Seat(passed=True), season="winter").choose("pass")
    assert now_asked(table.game).kind == "hand_limit"
    return scene_of_game(table.game, 0)


def test_cards_above_the_hand_limit_are_picked_together() -> None:
    seven = ("pinot", "syrah", "merlot", "malvasia", "trebbiano", "chardonnay", "sangiovese")
    two_more = above_the_limit(*seven, "landscaper", "merchant")
    assert see_asked(two_more)["several"] == 2
    assert see_ways(two_more, [], {}) == {
        "prompt": "Your hand is too full. Choose 2 cards to discard.",
        "ways": (),
    }
    assert see_asked(above_the_limit(*seven, "landscaper"))["several"] == 0, "a single one goes at a click"


def making_wine() -> Scene:
    """Somebody has grapes and cellars for all types of wine, and is asked what to make."""
    seat = Seat(grapes={"red": [2, 4], "white": [3, 5]}, structures=["medium_cellar", "large_cellar"])
    table = Table(seat, Seat(), season="winter").choose("at:make_wine", "worker:bare")
    assert now_asked(table.game).kind == "wine"
    return scene_of_game(table.game, 0)


def prompt_of(table: Table) -> object:
    """What the bar asks the first seat, where it says more than the rules' own question."""
    return see_ways(scene_of_game(table.game, 0), [], {})["prompt"]


def test_wines_made_one_after_another_are_counted() -> None:
    seat = Seat(grapes={"red": [1, 2, 4], "white": [3, 5]}, structures=["medium_cellar", "large_cellar"])
    table = Table(seat, Seat(), season="winter").choose("at:make_wine", "worker:bare")
    assert prompt_of(table) == "Which wine will you make? (1 of up to 2)"
    assert prompt_of(table.choose("make:red:r1")) == "Which wine will you make? (2 of up to 2)"


def test_fields_harvested_by_a_card_are_counted() -> None:
    fields = {"left": ["sangiovese"], "middle": ["malvasia"], "right": ["sangiovese"]}
    table = Table(Seat(hand=["reaper"], fields=fields), Seat(), season="winter")
    table.choose("at:play_winter_visitor", "worker:bare")
    assert prompt_of(table) == "Which field will you harvest? (1 of up to 3)"
    assert prompt_of(table.choose("field:left")) == "Which field will you harvest? (2 of up to 3)"


def test_a_single_field_is_not_counted() -> None:
    fields = {"left": ["sangiovese"], "middle": ["malvasia"]}
    table = Table(Seat(fields=fields), Seat(), season="winter")
    assert prompt_of(table.choose("at:harvest_field", "worker:bare")) == ""


def test_recipes_tell_what_goes_in_and_what_comes_out() -> None:
    scene = making_wine()
    recipes = [choice for key, choice in choices(scene).items() if key.startswith("make:")]
    assert recipes
    for choice in recipes:
        _, type_, grapes = choice.option.key.split(":")
        *taken, arrow, made = choice.signs
        assert [f"{sign.symbol.split('-')[1][0]}{sign.value}" for sign in taken] == grapes.split("+")
        assert arrow.symbol == "to"
        assert made.symbol == f"wine-{type_}"
    assert {choice.option.key.split(":")[1] for choice in recipes} == set(WINE_TYPES)


def test_many_recipes_are_parted_by_wine_with_the_end_apart() -> None:
    scene = making_wine()
    made = [choice for key, choice in choices(scene).items() if key.startswith("make:")]
    end = Choice(OptionSight(99, "done", ""), tone="quiet")
    groups = grouped(scene, [*made * (MANY + 1), end])
    for group in groups[:-1]:
        _, type_ = group.symbol.split("-")
        assert {choice.option.key.split(":")[1] for choice in group.choices} == {type_}
    assert groups[-1].choices == [end]


def test_the_bonus_of_an_oval_is_offered_alike_before_and_after_the_action() -> None:
    seat = Seat(hats=(2, 1), hand=["assessor", "pinot"])
    table = world(seat, Seat(), season="winter", ovals={"M1": "vine"})
    before, after, without = choices(
        scene_of_game(place(table, "play_winter_visitor:1", "bare").game, 0)
    ).values()
    assert before.signs == after.signs != ()
    assert (before.tone, after.tone, without.tone) == ("", "", "quiet")
    assert (before.words, after.words) == ("Before the action: draw 1 vine card", "After the action")


def test_seats_are_chosen_by_their_emblem() -> None:
    scene = until(set_up(WORLD, 4, 2, continent="asia"), "trade")
    seats = [choice for key, choice in choices(scene).items() if key.startswith("seat:")]
    assert seats
    assert all(choice.mark and choice.mark.name in choice.words for choice in seats)


def test_the_header_tells_who_follows_in_the_order_of_the_season() -> None:
    live = set_up(WORLD, 4, 2, continent="asia")
    scene = until(live, "place")
    header = see_asked(scene)["header"]
    assert isinstance(header, Header)
    order = scene.view["order"]
    assert header.thinking is not None
    assert header.thinking.seat == order[0]
    assert [mark.seat for mark in header.then] == order[1:]


def test_in_spring_those_follow_who_still_sleep() -> None:
    scene = until(set_up(WORLD, 4, 2, continent="asia"), "position")
    assert following(scene.view, 0) == [1, 2, 3]


def test_decks_named_before_any_card_is_drawn_are_told() -> None:
    live, random = set_up(WORLD, 4, 3, continent="greengully"), Random(3)
    while not asks_twice(live):
        go_on(live, random, *RATHER_THAN_PASS)
    assert see_asked(scene_for(live))["named_decks"] == []
    assert live.game.decision is not None
    deck = live.game.decision.options[0].key.removeprefix("deck:")
    live.apply([LogRow(live.move, ActKind.CHOOSE, 0, live.game.decision.seat, live.record.created)])
    assert see_asked(scene_for(live))["named_decks"] == [deck]


def asks_twice(live: LiveTable) -> bool:
    """Whether another deck is asked for once the first is named."""
    ahead = live.game.clone()
    asked = ahead.decision
    if asked is None or asked.kind != "draw":
        return False
    ahead.choose(0)
    return ahead.can_undo and ahead.decision is not None and ahead.decision.kind == "draw"
