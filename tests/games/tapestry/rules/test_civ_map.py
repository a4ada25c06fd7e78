"""Isolationists, Militants and Traders: civilizations whose tokens and outposts lie on the map."""

from random import Random
from typing import Any

import pytest

from figurka.games.tapestry.content.tiles import TERRITORY
from figurka.games.tapestry.rules.benefits import building, conquer, explore
from figurka.games.tapestry.rules.check import check
from figurka.games.tapestry.rules.civilizations import traders
from figurka.games.tapestry.rules.things import BOTH_DICE, FARM, ONE_DIE
from tests.games.tapestry.civs import Opening, gaining, out
from tests.games.tapestry.table import Place, Seat, Table

# Seat 0 begins at (2, 0); (1, 1), (2, -1) and (3, 0) beside it are printed and empty.


def take_empty(table: Table, where: Place, answer: str) -> Table:
    """Conquer an empty territory and say whether a token is added."""
    table.gain(conquer()).choose(where)
    assert table.asked == "isolate"
    return table.choose(answer)


# The tokens of the Isolationists


def test_isolationists_may_close_an_empty_territory_for_a_resource() -> None:
    table = take_empty(Table(civ="isolationists"), (1, 1), "take").choose("food")
    assert table.have() == {"food": 1}
    assert table.me.mats.isolation == 3
    table.skip("die")
    assert table.pieces((1, 1)) == [(0, "outpost", "stands"), (0, "token", "stands")]
    assert (1, 1) in table.controls()
    check(table.state)


def test_they_need_not() -> None:
    table = take_empty(Table(civ="isolationists"), (1, 1), "decline")
    assert table.asked == "die"
    assert table.me.mats.isolation == 4
    assert table.pieces((1, 1)) == [(0, "outpost", "stands")]


@pytest.mark.rule("T-61", "T-126")
def test_what_they_closed_is_never_conquered() -> None:
    for answer, open_to_all in (("take", False), ("decline", True)):
        table = Table(Seat(controls=[(1, 0)]), civ="isolationists", placed={(1, 0): 14})
        take_empty(table, (1, 1), answer).skip("gain", "die")
        table.gain(conquer(), seat=1)
        assert table.offers("hex:1,1") == open_to_all


def test_they_have_four_tokens() -> None:
    empty = [(1, 0), (1, 1), (2, -1), (3, 0), (3, -1)]
    table = Table(civ="isolationists", placed={(1, 0): 14, (3, -1): 15})
    for where in empty[:4]:
        take_empty(table, where, "take").skip("gain", "die")
    table.gain(conquer()).choose("hex:3,-1")
    assert table.asked == "die"
    assert table.me.mats.isolation == 0


def test_only_an_empty_territory_takes_their_token() -> None:
    table = Table(Seat(controls=[(1, 1)]), civ="isolationists")
    table.gain(conquer()).choose((1, 1))
    assert table.asked == "die"


def test_a_territory_with_a_traders_token_is_not_empty() -> None:
    table = Table(Seat(civ="traders"), civ="isolationists")
    trade(table, (1, 1), seat=1)
    table.gain(conquer()).choose((1, 1))
    assert table.asked == "die"


def test_isolationists_from_the_start_of_the_game() -> None:
    table = Opening("isolationists")
    assert table.me.mats.isolation == 4
    table.advance("military", {"coin": 1})
    assert table.asked == "conquer"
    table.skip("conquer").choose("take").choose("coin")
    assert table.have() == {"coin": 1, "worker": 1, "food": 1, "culture": 1}
    assert table.me.mats.isolation == 3


@pytest.mark.rule("T-143")
def test_isolationists_gained_later_close_what_they_conquer_from_then_on() -> None:
    table = gaining("isolationists")
    assert table.me.mats.isolation == 4
    table.choose((1, 1))
    assert table.asked == "isolate"  # the conquest of Mechs itself comes later and is theirs already


def test_a_conquest_before_they_came_is_not_theirs_to_close() -> None:
    table = Table(military=11, culture=2, civ_pile=["isolationists"])
    table.advance("military").choose("conquer-both").choose((1, 1))
    assert table.asked != "isolate"
    assert table.pieces((1, 1)) == [(0, "outpost", "stands")]


# The largest mass of land

VP_BY_SIZE = {1: 5, 2: 10, 3: 16, 4: 23, 5: 31, 6: 40}
CORNERS = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))
"""From the middle of a hex to its corners, the top left one first and then clockwise."""
LAND = (1, 2, 3, 4)


def points_of(where: Place, corners: tuple[int, ...], terrain: int) -> set[Place]:
    """The points of the plane where a hex shows a terrain."""
    q, r = where
    shown = zip(CORNERS, corners, strict=True)
    return {(3 * q + x, 2 * r + q + y) for (x, y), each in shown if each == terrain}


def largest_mass(table: Table) -> int:
    """Anew and slowly: corners are points of the plane, and a terrain joins all hexes that show it at one."""
    hexes = {(each.q, each.r): each.index for each in table.state.board.hexes}
    best = 0
    for terrain in LAND:
        masses = []
        for where in table.controls():
            ground = table.state.ground[hexes[where]]
            assert ground is not None
            points = points_of(where, ground.corners, terrain)
            if points:
                masses.append(({where}, points))
        while masses:
            places, points = masses.pop()
            beside = next((each for each in masses if each[1] & points), None)
            if beside is None:
                best = max(best, len(places))
            else:
                masses.remove(beside)
                masses.append((places | beside[0], points | beside[1]))
    return best


def random_realm(random: Random) -> Table:
    """The end of a game in which Isolationists hold some of a map; often its tiles were laid with care."""
    seats = random.choice((2, 4))
    hexes = Table(seats=seats).state.board.hexes
    terrain, care, share = random.choice(LAND), random.random(), random.choice((0.2, 0.6, 1.0))
    numbers = [number for number, tile in TERRITORY.items() if care < 0.3 or terrain in tile.corners]
    placed: dict[Place, tuple[int, int]] = {}
    shown = {
        point
        for each in hexes
        if each.printed is not None
        for point in points_of((each.q, each.r), each.printed.corners, terrain)
    }
    for each in random.sample(hexes, len(hexes)):
        if each.printed is None and numbers and random.random() < share:
            where = each.q, each.r
            number = numbers.pop(random.randrange(len(numbers)))
            turns = list(TERRITORY[number].turns)
            random.shuffle(turns)
            if random.random() < care:
                turns.sort(key=lambda ground: len(points_of(where, ground.corners, terrain) & shown))
            placed[where] = number, turns[-1].rotation
            shown |= points_of(where, turns[-1].corners, terrain)
    printed = [(each.q, each.r) for each in hexes if each.printed is not None and not each.capitals]
    controls = [where for where in [*placed, *printed] if random.random() < share]
    others = [out() for _ in range(seats - 1)]
    return Table(
        *others, seats=seats, civ="isolationists", era=4, placed=placed, controls=controls, outposts=0
    )


@pytest.mark.rule("T-158")
def test_the_final_income_turn_scores_the_largest_mass_of_one_terrain() -> None:
    random = Random(4)
    sizes = set()
    for _ in range(500):
        table = random_realm(random)
        size = largest_mass(table)
        table.income()
        assert table.me.finished
        assert table.points()["civilization"] == VP_BY_SIZE[min(size, 6)], (size, table.controls())
        sizes.add(min(size, 7))
    assert sizes == {1, 2, 3, 4, 5, 6, 7}


@pytest.mark.rule("T-158")
def test_sea_and_the_islands_inside_of_tiles_never_link() -> None:
    table = Table(
        out(), civ="isolationists", era=4, placed={(1, 0): 5, (0, 1): 7}, controls=[(1, 0), (0, 1), (0, 0)]
    )
    assert table.income().points() == {"civilization": 5}


@pytest.mark.rule("T-158")
def test_equal_land_must_meet_at_a_corner_of_the_common_side() -> None:
    # grassland of the start at its corners 3 and 4, the south; desert at 5, the west
    meets = Table(out(), civ="isolationists", era=4, placed={(2, 1): 27}, controls=[(2, 1)])
    assert meets.income().points() == {"civilization": 10}
    turned = Table(out(), civ="isolationists", era=4, placed={(2, 1): (27, 2)}, controls=[(2, 1)])
    assert turned.income().points() == {"civilization": 5}


@pytest.mark.rule("T-158")
def test_a_territory_lost_does_not_count() -> None:
    table = Table(out(controls=[(2, 1)]), civ="isolationists", era=4, placed={(2, 1): 27}, toppled=[(2, 1)])
    assert table.income().points() == {"civilization": 5}


@pytest.mark.rule("T-158")
def test_isolationists_score_after_all_else_of_the_final_income_turn() -> None:
    table = Table(out(), civ=["isolationists", "entertainers"], era=4, placed={(2, 1): 27})
    table.me.mats.stage = 5
    table.income().choose("stage:conquer").choose((2, 1)).choose("decline").skip("die")
    assert table.points()["civilization"] == 10


# Traders


def trade(table: Table, where: Place, seat: int = 0) -> Table:
    """Let the Traders put a token onto a territory by themselves."""
    return table.run(traders(table.state, table.player(seat))).choose(where)


def test_on_an_empty_territory_traders_gain_a_point_for_each_opposing_one_beside_it() -> None:
    table = Table(
        out(controls=[(1, 0), (2, -1)]),
        seats=3,
        civ="traders",
        era=1,
        placed={(1, 0): 14, (2, 1): 15, (1, -1): 16},
        controls=[(2, 1)],
    )
    table.state.players[2].finished = True
    table.income()
    assert table.asked == "trade"
    table.choose((1, -1))
    assert table.points()["civilization"] == 2
    assert table.pieces((1, -1)) == [(0, "token", "stands")]
    assert table.me.mats.traders == 3


def test_own_territories_beside_it_are_worth_nothing() -> None:
    table = trade(Table(civ="traders", controls=[(2, -1)]), (1, 1))
    assert table.vp() == 0


def test_beside_a_lone_opposing_outpost_they_gain_the_benefit_of_the_tile() -> None:
    table = Table(Seat(controls=[(1, 0)]), civ="traders", placed={(1, 0): 14})
    trade(table, (1, 0))
    assert table.have() == {"culture": 1}
    assert table.have(1) == {}
    assert table.pieces((1, 0)) == [(1, "outpost", "stands"), (0, "token", "stands")]
    assert (1, 0) in table.controls(1)
    check(table.state)


def test_a_printed_territory_has_no_benefit_but_takes_the_token() -> None:
    table = trade(Table(Seat(controls=[(1, 1)]), civ="traders"), (1, 1))
    assert table.have() == {}
    assert table.vp() == 0
    assert table.me.mats.traders == 3


@pytest.mark.rule("T-61")
def test_beside_an_outpost_the_token_closes_the_territory() -> None:
    table = Table(Seat(controls=[(1, 1)]), civ="traders")
    assert table.gain(conquer()).offers("hex:1,1")
    trade(table, (1, 1))
    assert not table.gain(conquer()).offers("hex:1,1")


def test_traders_go_anywhere_but_not_to_full_unexplored_or_own_territories() -> None:
    table = Table(
        Seat(controls=[(1, 1), (0, 1)]),
        civ="traders",
        controls=[(3, 0)],
        toppled=[(0, 1)],
        placed={(0, 1): 14},
    )
    table.run(traders(table.state, table.me))
    offered = set(table.options) - {"decline"}
    assert "hex:-2,1" in offered  # far away and empty
    assert "hex:1,1" in offered  # a lone outpost of the opponent
    assert not offered & {"hex:3,0", "hex:0,1", "hex:2,0", "hex:0,-2", "hex:1,0"}
    assert len(offered) == 13 - 3  # the printed ones but for both starts and their own


def test_a_lone_nomads_building_is_no_outpost() -> None:
    table = Table(Seat(civ="nomads"), civ="traders").gain(building(FARM), seat=1).choose((1, -2))
    table.run(traders(table.state, table.me))
    assert not table.offers("hex:1,-2")


@pytest.mark.rule("T-126")
def test_a_token_gives_no_control_and_is_no_outpost() -> None:
    table = trade(Table(civ="traders", tiles=[5]), (-2, 1))
    assert table.controls() == {(2, 0)}
    assert table.me.outposts == 8
    table.gain(explore())
    assert not table.offers("hex:-2,0")


def test_traders_may_decline_and_have_four_tokens() -> None:
    table = Table(out(), civ="traders", era=1).income().choose("decline")
    assert table.me.mats.traders == 4
    for where in ((1, 1), (2, -1), (3, 0), (-2, 1)):
        trade(table, where)
    assert table.me.mats.traders == 0
    assert table.run(traders(table.state, table.me)).asked == "nothing"


# The die left aside


def conquered(
    dice: tuple[str, str], chosen: str, *, kind: int = ONE_DIE, finished: bool = False, **trader: Any
) -> Table:
    """Seat 0 conquers a tile with culture on which only a token of the Traders, seat 1, lies."""
    table = Table(Seat(civ="traders", **trader), placed={(1, 0): 14})
    trade(table, (1, 0), seat=1)
    table.player(1).finished = finished
    table.gain(conquer(dice=kind)).dice(*dice).choose((1, 0))
    return table.choose(chosen) if table.asked == "die" else table


@pytest.mark.rule("T-168")
def test_a_territory_with_just_a_token_may_be_conquered_and_is_full_then() -> None:
    table = conquered(("vp-6", "coin"), "red-vp-6").choose("decline")
    assert table.pieces((1, 0)) == [(1, "token", "stands"), (0, "outpost", "stands")]
    assert (1, 0) in table.controls()
    assert not table.gain(conquer(anywhere=True), seat=1).offers("hex:1,0")
    check(table.state)


def test_traders_may_gain_the_die_that_the_conqueror_left_aside() -> None:
    table = conquered(("vp-6", "coin"), "red-vp-6")
    assert (table.asked, table.asked_seat, table.options) == ("trader_die", 1, ["die:black-coin", "decline"])
    table.choose("black-coin")
    assert table.vp() == 6
    assert table.have(1) == {"coin": 1}
    assert table.have() == {}


def test_they_gain_the_red_die_if_the_black_one_was_chosen() -> None:
    table = conquered(("vp-6", "coin"), "black-coin").choose("red-vp-6")
    assert table.vp(1) == 1 + 6  # the token lies beside the start of seat 0
    assert table.have() == {"coin": 1}


def test_the_red_territories_are_those_of_the_traders() -> None:
    table = conquered(("territories", "coin"), "black-coin", controls=[(-2, 1)])
    before = table.vp(1)
    table.choose("red-territories")
    assert table.vp(1) - before == 2


def test_the_question_face_gives_them_the_benefit_of_the_tile() -> None:
    table = conquered(("vp-6", "tile"), "red-vp-6").choose("black-tile")
    assert table.have(1) == {"culture": 1}


def test_no_die_is_left_when_the_conqueror_gains_both() -> None:
    table = conquered(("vp-6", "coin"), "", kind=BOTH_DICE)
    assert table.vp() == 6
    assert table.have() == {"coin": 1}
    assert table.asked == "nothing"


def test_traders_who_conquer_there_themselves_gain_one_die_and_topple_nothing() -> None:
    table = trade(Table(civ="traders"), (1, 1))
    table.gain(conquer()).dice("vp-6", "coin").choose((1, 1)).choose("black-coin")
    assert table.asked == "nothing"
    assert table.vp() == 0
    assert table.pieces((1, 1)) == [(0, "token", "stands"), (0, "outpost", "stands")]
    assert (1, 1) in table.controls()
    assert table.achieved("topple_two") == []


@pytest.mark.rule("T-104")
def test_finished_traders_still_score_points_by_the_die_left_aside() -> None:
    table = conquered(("vp-6", "coin"), "black-coin", finished=True)
    before = table.vp(1)
    assert (table.asked, table.asked_seat) == ("trader_die", 1)
    table.choose("red-vp-6")
    assert table.vp(1) - before == 6


@pytest.mark.rule("T-104")
@pytest.mark.parametrize("black", ["coin", "tile"])
def test_finished_traders_gain_nothing_but_points(black: str) -> None:
    table = conquered(("vp-6", black), "red-vp-6", finished=True)
    assert table.asked == "nothing"
    assert table.have(1) == {}


def test_traders_from_the_start_of_the_game() -> None:
    table = Opening("traders")
    assert table.me.mats.traders == 4
    table.income()
    assert table.asked == "trade"


@pytest.mark.rule("T-143")
def test_traders_gained_later_have_four_tokens() -> None:
    table = gaining("traders")
    assert table.me.mats.traders == 4
    assert table.asked == "conquer"


# Militants

RANKS = (("coin", 2, "food", 4), (1, "worker", 3, "culture"))
"""What the outposts cover, each row from the left: a resource or points."""


def uncovered(first: int, second: int) -> tuple[dict[str, int], int]:
    """What is gained when so many outposts have left the rows."""
    gains = [*RANKS[0][:first], *RANKS[1][:second]]
    goods = {each: 1 for each in gains if isinstance(each, str)}
    return goods, sum(each for each in gains if isinstance(each, int))


@pytest.mark.parametrize("first", range(5))
@pytest.mark.parametrize("second", range(5))
def test_militants_gain_all_that_is_uncovered(first: int, second: int) -> None:
    table = Table(out(), civ="militants", era=4)
    table.me.mats.ranks = (4 - first, 4 - second)
    table.income()
    goods, points = uncovered(first, second)
    assert table.have() == goods
    assert table.points() == ({"civilization": points} if points else {})


def test_militants_begin_with_eight_outposts_on_their_mat() -> None:
    table = Opening("militants")
    assert table.me.mats.ranks == (4, 4)
    assert table.me.outposts == 8


def test_each_outpost_comes_from_a_row_of_their_choice() -> None:
    table = Opening("militants")
    table.advance("military", {"coin": 1}).skip("conquer")
    assert (table.asked, table.options) == ("rank", ["rank:0", "rank:1"])
    table.choose("rank:1").skip("die")
    assert table.me.mats.ranks == (4, 3)
    assert table.me.outposts == 7
    check(table.state)


def test_an_empty_row_is_not_offered_and_without_outposts_nothing_is_conquered() -> None:
    table = Table(civ="militants", outposts=1)
    table.me.mats.ranks = (0, 1)
    table.gain(conquer()).choose((1, 1))
    assert table.asked == "die"
    table.skip("die")
    assert table.me.mats.ranks == (0, 0)
    table.gain(conquer())
    assert table.asked == "nothing"
    assert table.told("cannot-conquer") == 1


@pytest.mark.rule("T-24")
def test_militants_gain_again_in_every_income_turn_and_are_not_asked() -> None:
    table = Table(out(), civ="militants", era=1, hand=["trap"], deck=["trap"] * 4)
    table.me.mats.ranks = (3, 3)
    for turn in (2, 3, 4, 5):
        table.income().skip("lay")
        assert table.points()["civilization"] == turn - 1


@pytest.mark.rule("T-143")
def test_militants_gained_later_muster_the_outposts_left() -> None:
    table = gaining("militants", outposts=5)
    assert (table.asked, table.options) == (
        "muster",
        ["number:1", "number:2", "number:3", "number:4"],
    )
    table.choose("number:1")
    assert table.me.mats.ranks == (1, 4)


@pytest.mark.rule("T-143")
def test_the_rows_are_filled_from_the_right_so_the_left_is_open() -> None:
    table = gaining("militants", out(), outposts=5, era=1).choose("number:1")
    table.choose((1, 1)).choose("rank:0").skip("die")
    before = table.points().get("civilization", 0)
    table.income().skip("lay")
    assert table.points()["civilization"] - before == 2 + 4


@pytest.mark.rule("T-143")
@pytest.mark.parametrize(("left", "offered"), [(8, 1), (7, 2), (4, 5), (3, 4), (1, 2), (0, 1)])
def test_neither_row_holds_more_than_four(left: int, offered: int) -> None:
    table = gaining("militants", outposts=left)
    if offered == 1:
        assert table.me.mats.ranks == ((4, 4) if left else (0, 0))
    else:
        assert len(table.options) == offered
        for option in table.options:
            first = int(option.rpartition(":")[2])
            assert first <= 4
            assert left - first <= 4
