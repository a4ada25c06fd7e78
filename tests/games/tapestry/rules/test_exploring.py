"""Exploring with territory tiles and space tiles, and the terrains of the maps (T-48 to T-53)."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from figurka.games.tapestry.content.maps import LARGE, SMALL
from figurka.games.tapestry.content.tiles import TERRITORIES, TERRITORY
from figurka.games.tapestry.rules.benefits import EXPLORE_A_SPACE_TILE, explore, space_tiles
from figurka.games.tapestry.rules.things import BUILDINGS, TERRAIN_NAMES, Board, Tile
from figurka.games.tapestry.rules.world import matching_sides
from tests.games.tapestry.table import Place, Seat, Table

MAPS = pytest.mark.parametrize("board", [SMALL, LARGE], ids=["small", "large"])
ALL_SEA = 5
"""A tile with sea at all its corners."""
TWO_ROWS = [(1, 2), (1, 3), (1, 4), (1, 5), (3, 0), (3, 4), (3, 5), (3, 8)]
"""Plots that complete the rows 1 and 3 of the wetland."""
TILE_BENEFITS = {
    "coin": (1, 7, 13, 16, 28, 36, 37, 40),
    "worker": (6, 11, 15, 21, 27, 31, 39, 45),
    "food": (3, 5, 17, 24, 26, 34, 41, 48),
    "culture": (4, 10, 14, 20, 30, 35, 38, 44),
    "2 tiles": (2, 47),
    "a card": (9, 19, 29, 43),
    "farm": (8,),
    "market": (18,),
    "house": (25,),
    "armory": (33,),
    "invent": (23, 32, 42),
    "upgrade": (22,),
    "research": (12, 46),
}


def explored(table: Table, where: Place, rotation: int = 0) -> Table:
    """Explore a hex with the only tile of the supply."""
    table.gain(explore()).choose(where)
    if table.asked == "rotation":
        table.choose(f"rotation:{rotation}")
    return table


# Placing a tile


@pytest.mark.rule("T-48")
def test_a_tile_of_the_supply_is_chosen_then_a_hex_then_its_rotation() -> None:
    table = Table(tiles=[14, 3]).gain(explore())
    assert (table.asked, table.options) == ("tile", ["tile:14", "tile:3"])
    table.choose("tile:3")
    assert (table.asked, table.tiles()) == ("explore", [14, 3])
    table.choose((1, 0))
    assert (table.asked, table.options) == ("rotation", [f"rotation:{turn}" for turn in range(6)])
    table.choose("rotation:4")
    assert table.tiles() == [14]
    place = next(each for each in table.state.board.hexes if (each.q, each.r) == (1, 0))
    ground = table.state.ground[place.index]
    assert ground is not None
    assert (ground.tile, ground.rotation) == (TERRITORY[3], 4)


@pytest.mark.rule("T-48")
def test_only_unexplored_hexes_beside_an_own_territory_are_explored() -> None:
    table = Table(tiles=[14]).gain(explore())
    assert table.options == ["hex:1,0", "hex:2,1", "hex:3,-1"]


@pytest.mark.rule("T-48")
def test_each_controlled_territory_opens_the_hexes_beside_it() -> None:
    table = Table(tiles=[14], controls=[(1, 1)], placed={(1, 0): 3}).gain(explore())
    assert set(table.options) == {"hex:2,1", "hex:3,-1", "hex:1,2", "hex:0,1", "hex:0,2"}


@pytest.mark.rule("T-48")
def test_an_explored_hex_that_is_not_controlled_opens_nothing() -> None:
    beyond = {(1, 0): 3, (2, 1): 4, (3, -1): 6}
    table = Table(tiles=[14], placed=beyond).gain(explore())
    assert table.decision is None
    assert table.tiles() == [14]


@pytest.mark.rule("T-48")
def test_a_territory_of_an_opponent_or_one_that_was_lost_opens_nothing() -> None:
    table = Table(Seat(controls=[(1, 1)]), tiles=[14], toppled=[(1, 1)]).gain(explore())
    assert table.options == ["hex:1,0", "hex:2,1", "hex:3,-1"]


@pytest.mark.rule("T-48")
def test_some_benefits_let_explore_anywhere() -> None:
    table = Table(tiles=[14]).gain(explore(anywhere=True))
    assert len(table.options) == 34 - 13
    table.choose((-3, 1), "rotation:0")
    assert table.have() == {"culture": 1}


# Points for the sides


@pytest.mark.rule("T-48", "T-49", "T-51")
def test_the_rulebooks_tile_matches_on_two_sides() -> None:
    table = explored(Table(tiles=[14]), (1, 0))
    assert table.points() == {"territories": 2}
    assert table.have() == {"culture": 1}


@pytest.mark.rule("T-49")
@pytest.mark.parametrize(
    ("tile", "where", "rotation", "points"),
    [(5, (1, 0), 0, 4), (18, (1, 0), 3, 0), (18, (1, 0), 2, 2), (27, (2, 1), 0, 2)],
)
def test_each_side_on_which_a_terrain_goes_on_is_a_point(
    tile: int, where: Place, rotation: int, points: int
) -> None:
    table = explored(Table(tiles=[tile]), where, rotation)
    assert table.vp() == points


@pytest.mark.rule("T-49")
def test_six_points_are_the_most() -> None:
    table = explored(Table(tiles=[ALL_SEA], placed={(1, -1): 7, (0, 1): 16}), (1, 0))
    assert table.points() == {"territories": 6}


@pytest.mark.rule("T-49")
def test_tiles_laid_earlier_bring_points_only_to_the_new_one() -> None:
    table = Table(Seat(tiles=[7]), tiles=[ALL_SEA])
    explored(table, (1, 0))
    assert (table.vp(0), table.vp(1)) == (4, 0)


@pytest.mark.rule("T-50")
@pytest.mark.parametrize("rotation", range(6))
def test_nothing_but_the_terrains_at_the_corners_counts(rotation: int) -> None:
    by_corners: dict[tuple[int, ...], set[int]] = {}
    for tile in TERRITORIES:
        table = explored(Table(tiles=[tile.number]), (1, 0), rotation)
        by_corners.setdefault(tile.corners, set()).add(table.points().get("territories", 0))
    assert len(by_corners) < len(TERRITORIES)
    assert all(len(points) == 1 for points in by_corners.values())


@pytest.mark.rule("T-50")
def test_land_meets_land_over_the_rivers_between() -> None:
    table = explored(Table(tiles=[27]), (2, 1), rotation=0)
    assert table.vp() == 2
    shown: Any = table.game.view(0)["map"]
    terrains = {corner for place in shown["hexes"] for corner in place["corners"] or ()}
    assert terrains == {"sea", "desert", "forest", "grassland", "mountain"}


# The benefit of the tile


@pytest.mark.rule("T-51")
@pytest.mark.parametrize(
    ("number", "benefit"),
    [(number, benefit) for benefit, numbers in TILE_BENEFITS.items() for number in numbers],
)
def test_the_benefit_printed_on_the_tile_is_gained(number: int, benefit: str) -> None:
    table = Table(tiles=[number], bottom=["bakery", "barn"]).apart().science("military")
    explored(table, (1, 0))
    if benefit in {"coin", "worker", "food", "culture"}:
        assert table.have() == {benefit: 1}
    elif benefit == "2 tiles":
        assert len(table.tiles()) == 2
    elif benefit == "a card":
        assert len(table.hand()) == 1
    elif benefit == "research":
        table.choose("advance:military")
        assert (table.tracks()["military"], table.decision) == (1, None)
    elif benefit in {"invent", "upgrade"}:
        assert table.asked == benefit
    else:
        assert (table.asked, table.decision and table.decision.because) == (
            "plot",
            next(each for each in BUILDINGS if each.name == benefit),
        )


@pytest.mark.rule("T-51")
def test_the_benefit_comes_after_the_points_and_when_the_tile_has_left_the_supply() -> None:
    table = explored(Table(tiles=[18]), (1, 0), rotation=2)
    assert (table.asked, table.vp(), table.tiles()) == ("plot", 2, [])


@pytest.mark.rule("T-51")
def test_the_48_tiles_bring_what_the_list_says() -> None:
    assert sorted(number for numbers in TILE_BENEFITS.values() for number in numbers) == list(range(1, 49))


# Space tiles


@pytest.mark.rule("T-52")
def test_a_space_tile_lies_beside_the_income_mat_and_joins_nothing() -> None:
    table = Table(space_tiles=["twin_earth", "red_planet"])
    explored_before = table.state.explored
    table.gain(EXPLORE_A_SPACE_TILE)
    assert (table.asked, table.options) == ("space_tile", ["spacetile:red_planet", "spacetile:twin_earth"])
    table.choose("twin_earth")
    assert table.points() == {"tracks": 13}
    assert [star.name for star in table.me.stars] == ["twin_earth"]
    assert [star.name for star in table.me.space_tiles] == ["red_planet"]
    assert table.state.explored == explored_before


@pytest.mark.rule("T-52")
def test_a_space_tile_is_explored_without_any_territory_beside() -> None:
    table = Table(Seat(controls=[(2, -1)]), space_tiles=["twin_earth"], start=(0, 0))
    assert table.gain(EXPLORE_A_SPACE_TILE).vp() == 13


@pytest.mark.rule("T-52")
def test_interstellar_travel_leads_to_space() -> None:
    drawn = ["comet", "rocket", "twin_earth"]
    table = Table(Seat(coin=1), exploration=10, food=2, space_stack=drawn)
    table.advance("exploration")
    assert (table.asked, table.options) == ("space_tile", [f"spacetile:{name}" for name in drawn])
    table.choose("twin_earth")
    assert (table.asked_seat, table.vp()) == (1, 13)
    assert [star.name for star in table.me.space_tiles] == ["comet", "rocket"]


@pytest.mark.rule("T-52")
def test_warpgates_lead_to_space_once_or_twice() -> None:
    supply = ["twin_earth", "burning_star"]
    table = Table(
        Seat(coin=1), exploration=11, food=2, coin=1, space_tiles=supply, achievements=["complete_track"]
    )
    table.advance("exploration").choose("twin_earth")
    assert (table.asked, table.vp()) == ("bonus", 13)
    table.choose("coin")
    assert (table.asked_seat, table.vp(), table.have()) == (1, 21, {"coin": 1, "worker": 1})


@pytest.mark.rule("T-52")
@pytest.mark.parametrize(
    ("name", "position", "answers", "vp", "goods"),
    [
        ("comet", {"science": 1}, ["advance:science"], 2, {}),
        ("ringed_station", {"technology": 1}, ["advance:technology"], 2, {}),
        ("warship", {"military": 1}, ["advance:military"], 2, {}),
        ("ice_moon", {"armory": 2}, ["0,0"], 3, {}),
        ("nebula", {"house": 3}, ["0,0"], 4, {}),
        ("dust_planet", {"farm": 1}, ["0,0"], 2, {}),
        ("dark_planet", {"market": 4}, ["0,0"], 5, {}),
        (
            "asteroid_belt",
            {"era": 2, "card": "alliance", "deck": ["trap"]},
            ["gain-tapestry_card", "play_over"],
            10 + 2,
            {},
        ),
        ("burning_star", {}, [], 8, {"coin": 1, "worker": 1}),
        ("red_planet", {}, [], 8, {"food": 1, "culture": 1}),
        ("eclipse", {}, ["advance:exploration"], 6, {}),
        ("inhabited_planet", {"built": {"farm": TWO_ROWS}}, [], 2, {"culture": 1}),
        ("probe", {}, ["invent", "deck", "upgrade"], 1 + 4, {}),
        ("rocket", {"controls": [(1, 1)]}, ["2,-1", "red-vp-4"], 4 + 3, {}),
        ("twin_earth", {}, [], 13, {}),
    ],
)
def test_the_benefit_of_each_space_tile(
    name: str, position: dict[str, Any], answers: list[str], vp: int, goods: dict[str, int]
) -> None:
    table = Table(space_tiles=[name], tech_deck=["bakery"], **position).apart()
    if name == "rocket":
        table.dice("vp-4", "coin")
    else:
        table.science("exploration")
    table.gain(EXPLORE_A_SPACE_TILE).choose(*answers)
    assert (table.decision, table.vp(), table.have()) == (None, vp, goods)


@pytest.mark.rule("T-52", "T-53")
@pytest.mark.parametrize(("left", "drawn"), [(15, 3), (3, 3), (2, 2), (1, 1), (0, 0)])
def test_there_are_only_so_many_space_tiles(left: int, drawn: int) -> None:
    table = Table(space_stack_size=left).gain(space_tiles(3))
    assert len(table.me.space_tiles) == drawn
    assert len(table.state.space_pile) == left - drawn


@pytest.mark.rule("T-53")
def test_who_comes_too_late_explores_no_space() -> None:
    table = Table(Seat(coin=1), exploration=10, food=2, space_stack_size=0)
    table.advance("exploration")
    assert (table.tracks()["exploration"], table.vp(), table.asked_seat) == (11, 0, 1)


@pytest.mark.rule("T-53")
def test_explored_space_tiles_do_not_come_back() -> None:
    table = Table(space_tiles=["twin_earth"], space_stack_size=0)
    table.gain(EXPLORE_A_SPACE_TILE, space_tiles(1), EXPLORE_A_SPACE_TILE)
    assert (table.vp(), table.me.space_tiles, len(table.me.stars)) == (13, (), 1)


# The corner rule, once more and slowly


def corner_points(q: int, r: int) -> list[Place]:
    """Where the six corners of a flat-topped hex lie in the plane, from the top left clockwise.

    A unit is half a side across, and half the height of a hex downwards.
    """
    x, y = 3 * q, 2 * r + q
    return [(x - 1, y - 1), (x + 1, y - 1), (x + 2, y), (x + 1, y + 1), (x - 1, y + 1), (x - 2, y)]


def turned(corners: Sequence[str], sixths: int) -> list[str]:
    """The terrains of a tile turned clockwise: each goes to the next corner, so many times."""
    now = list(corners)
    for _ in range(sixths):
        now = [now[-1], *now[:-1]]
    return now


def printed_corners(tile: Tile) -> list[str]:
    return [TERRAIN_NAMES[terrain] for terrain in tile.corners]


def meetings(hexes: list[Any], q: int, r: int) -> list[list[tuple[int, str]]]:
    """For each explored hex that shares a side with one: its terrain at each end, by the one's own corner."""
    mine = corner_points(q, r)
    found = []
    for other in hexes:
        if other["corners"] is not None:
            theirs = dict(zip(corner_points(other["q"], other["r"]), other["corners"], strict=True))
            shared = [(corner, theirs[point]) for corner, point in enumerate(mine) if point in theirs]
            if len(shared) == 2:
                found.append(shared)
    return found


def slow_points(corners: Sequence[str], sides: list[list[tuple[int, str]]]) -> int:
    return sum(any(corners[corner] == terrain for corner, terrain in side) for side in sides)


def random_table(seats: int, seed: int) -> Table:
    """A map on which chance has laid some tiles."""
    random = Random(seed)
    board = SMALL if seats <= 3 else LARGE
    empty = [(each.q, each.r) for each in board.hexes if each.printed is None]
    where = random.sample(empty, random.randrange(4, len(empty) * 3 // 4))
    numbers = random.sample(range(1, 49), len(where))
    placed = {}
    for place, number in zip(where, numbers, strict=True):
        placed[place] = (number, random.choice(TERRITORY[number].turns).rotation)
    return Table(seats=seats, placed=placed)


@pytest.mark.rule("T-48")
def test_a_tile_can_be_laid_in_each_rotation_that_looks_different() -> None:
    for tile in TERRITORIES:
        corners = printed_corners(tile)
        looks = {tuple(turned(corners, sixths)) for sixths in range(6)}
        turns = {tuple(TERRAIN_NAMES[each] for each in turn.corners): turn.rotation for turn in tile.turns}
        assert set(turns) == looks
        assert len(tile.turns) == len(looks)
        assert all(tuple(turned(corners, sixths)) == look for look, sixths in turns.items())


@pytest.mark.rule("T-49")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("seed", range(4))
def test_the_points_are_those_of_a_slow_count_of_corners_in_the_plane(seats: int, seed: int) -> None:
    table = random_table(seats, seed)
    board: Any = table.game.view(None)["map"]
    scored = set()
    for place in table.state.board.hexes:
        if table.state.ground[place.index] is not None:
            continue
        sides = meetings(board["hexes"], place.q, place.r)
        for tile in TERRITORIES:
            grounds = {turn.corners: turn for turn in tile.turns}
            for sixths in range(6):
                corners = turned(printed_corners(tile), sixths)
                ground = grounds[tuple(TERRAIN_NAMES.index(terrain) for terrain in corners)]
                points = slow_points(corners, sides)
                assert matching_sides(table.state, place, ground) == points, (place, tile, sixths)
                scored.add(points)
    assert scored >= {0, 1, 2, 3, 4}


@MAPS
@pytest.mark.rule("T-49")
def test_neighbours_are_the_hexes_that_share_two_corners(board: Board) -> None:
    for place in board.hexes:
        mine = corner_points(place.q, place.r)
        for side, index in enumerate(place.neighbours):
            if index >= 0:
                beside = board.hexes[index]
                common = {*mine} & {*corner_points(beside.q, beside.r)}
                assert common == {mine[side], mine[(side + 1) % 6]}
        touching = [
            each.index for each in board.hexes if len({*mine} & {*corner_points(each.q, each.r)}) == 2
        ]
        assert sorted(index for index in place.neighbours if index >= 0) == touching


@pytest.mark.rule("T-49")
@pytest.mark.parametrize(
    ("seats", "sides", "half_matching"),
    [
        (2, 9, {((-2, 1), (-2, 2))}),
        (4, 18, {((-4, 3), (-3, 3)), ((3, -3), (4, -3)), ((3, 0), (4, -1))}),
    ],
)
def test_all_neighbouring_printed_territories_match(
    seats: int, sides: int, half_matching: set[tuple[Place, Place]]
) -> None:
    """Each common side of two printed territories has a corner where the same terrain meets.

    On all but four of these 27 sides it is so at both corners.
    """
    board: Any = Table(seats=seats).game.view(None)["map"]
    looks = {
        (place["q"], place["r"]): dict(
            zip(corner_points(place["q"], place["r"]), place["corners"], strict=True)
        )
        for place in board["hexes"]
        if place["printed"]
    }
    matching = {}
    for first, mine in looks.items():
        for second, theirs in looks.items():
            shared = [point for point in mine if point in theirs]
            if first < second and len(shared) == 2:
                matching[first, second] = sum(mine[point] == theirs[point] for point in shared)
    assert len(matching) == sides
    assert {pair for pair, corners in matching.items() if corners < 2} == half_matching
    assert all(matching.values())
