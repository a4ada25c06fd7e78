"""Architects, Craftsmen and Nomads: civilizations that build in their own way."""

import pytest

from figurka.games.tapestry import TAPESTRY
from figurka.games.tapestry.rules.benefits import building, conquer, explore, landmark, score
from figurka.games.tapestry.rules.check import check, check_city
from figurka.games.tapestry.rules.things import (
    ARMORY,
    BOTH_IF_OPPONENT,
    FARM,
    HOUSE,
    MARKET,
    PER_FARM,
    PER_HOUSE,
    PER_LINE,
    PER_MARKET,
    Benefit,
)
from tests.games.tapestry.civs import Opening, gaining, out
from tests.games.tapestry.table import Place, Seat, Table

# Seat 0 lives in the wetland: its district (1, 0) has the free plots (3, 0), (4, 0) and (4, 1), and its row 1
# has four of them, (1, 2) to (1, 5).


# Districts of the Architects


@pytest.mark.rule("T-89")
def test_te45_a_uniform_district_gives_architects_a_second_resource() -> None:
    table = Table(civ="architects", capital="mountain", built={"house": [(4, 3), (4, 4), (5, 4)]})
    table.gain(building(HOUSE)).choose((5, 5))
    assert table.districts() == {(1, 1)}
    table.choose("worker").choose("food")
    assert table.have() == {"worker": 1, "food": 1}
    assert table.asked == "nothing"


@pytest.mark.rule("T-89")
def test_te45_counter_case_a_farm_among_the_houses_spoils_it() -> None:
    table = Table(civ="architects", capital="mountain", built={"house": [(4, 3), (4, 4)], "farm": [(5, 4)]})
    table.gain(building(HOUSE)).choose((5, 5)).choose("worker")
    assert table.districts() == {(1, 1)}
    assert table.asked == "nothing"


@pytest.mark.rule("T-89")
def test_others_gain_one_resource_for_the_same_district() -> None:
    table = Table(civ="craftsmen", built={"house": [(3, 0), (4, 0)]})
    table.gain(building(HOUSE)).choose((4, 1)).choose("worker")
    assert table.asked == "nothing"


def test_a_district_of_landmarks_alone_is_not_uniform() -> None:
    table = Table(civ="architects", capital="desert")
    table.gain(landmark(1)).choose((6, 6)).choose("coin")
    assert table.districts() == {(2, 2)}
    assert table.have() == {"coin": 1}
    assert table.asked == "nothing"


def test_a_landmark_does_not_disturb_a_uniform_district() -> None:
    table = Table(civ="architects", built={"farm": [(4, 1)]})
    table.gain(landmark(0)).choose((3, -1))
    table.choose("coin").choose("coin")
    assert table.districts() == {(1, 0)}
    assert table.have() == {"coin": 2}


# Rows and columns of the Architects

ROW: tuple[Place, ...] = ((1, 2), (1, 3), (1, 4), (1, 5))


@pytest.mark.rule("T-90")
def test_a_uniform_line_is_worth_two_points_to_architects() -> None:
    assert Table(civ="architects", built={"house": ROW}).gain(score(PER_LINE)).vp() == 2
    assert Table(civ="architects", built={"house": ROW[:3], "farm": ROW[3:]}).gain(score(PER_LINE)).vp() == 1
    assert Table(civ="nomads", built={"house": ROW}).gain(score(PER_LINE)).vp() == 1


@pytest.mark.rule("T-90")
def test_a_line_without_income_buildings_is_worth_one_point() -> None:
    table = Table(civ="architects").gain(landmark(4)).choose("quarters:0").choose((0, 2))
    assert table.gain(score(PER_LINE)).vp() == 1


@pytest.mark.rule("T-90")
def test_landmarks_and_impassable_plots_do_not_disturb_a_uniform_line() -> None:
    table = Table(civ="architects", built={"house": ROW[2:]}).gain(landmark(0)).choose((0, 2))
    assert table.gain(score(PER_LINE)).vp() == 2


@pytest.mark.rule("T-34")
def test_the_income_turn_counts_uniform_lines_double_too() -> None:
    table = Table(out(), civ="architects", era=2, built={"house": ROW}).income()
    assert table.points() == {"capital": 6}  # symbology, writing and email are open


# Architects gained during the game


@pytest.mark.rule("T-143")
def test_architects_gained_later_may_swap_buildings_three_times() -> None:
    table = gaining("architects", built={"house": [ROW[0], (0, 0), (0, 1)], "farm": [*ROW[1:], (0, 2)]})
    for first, second in ((ROW[1], (0, 0)), (ROW[2], (0, 1))):
        assert table.asked == "swap_first"
        table.choose(first).choose(second)
    assert table.asked == "swap_first"
    table.choose((0, 2)).choose(ROW[0])
    assert table.asked == "conquer"  # no fourth swap; the other benefit of Mechs
    check_city(table.me)


@pytest.mark.rule("T-143")
def test_the_swaps_may_be_declined() -> None:
    table = gaining("architects", built={"house": [(0, 0)], "farm": [(0, 1)]})
    table.choose("done")
    assert table.asked == "conquer"


def test_only_two_buildings_of_the_capital_are_swapped_and_nothing_else_moves() -> None:
    table = gaining("architects", built={"house": [(0, 0)], "farm": [(0, 1), (0, 2)]}, market=1)
    assert table.options == ["plot:0,0", "plot:0,1", "plot:0,2", "done"]
    table.choose((0, 1))
    assert table.asked != "swap_second"  # the only house
    table.choose("done")
    assert table.me.plots[HOUSE] == 1 << 1
    assert table.me.plots[FARM] == 1 | 1 << 2
    check_city(table.me)


def test_a_swap_can_make_a_line_uniform_but_completes_no_district_anew() -> None:
    district = [(3, 0), (4, 0), (4, 1)]
    table = gaining("architects", built={"house": [*district[:2], (0, 0)], "farm": [district[2]]})
    table.choose(district[2], (0, 0))
    assert table.districts() == {(1, 0)}
    assert table.have() == {}
    assert table.told("completes-district") == 0


def test_without_two_kinds_of_buildings_there_is_nothing_to_swap() -> None:
    assert gaining("architects", built={"house": [(0, 0), (0, 1)]}).asked == "conquer"
    assert gaining("architects").asked == "conquer"


@pytest.mark.rule("T-89")
def test_districts_completed_before_bring_nothing_when_architects_come() -> None:
    table = gaining("architects", built={"house": [(3, 0), (4, 0), (4, 1)]})
    assert table.have() == {}


# Craftsmen

STATUE = (
    ("worker", "tile", "5 points"),
    ("coin", "invent", "upgrade", "10 points"),
    ("food", "card", "culture", "research", "15 points"),
)
"""What the plots of the statue bring, each column from below."""


def statue_table() -> Table:
    return Table(civ="craftsmen", bottom=["calendar"], deck=["trap"], display=("bakery", "barn", "radio"))


def build(table: Table, column: int) -> str:
    """Put a building that is left onto a column and say what it brings, answering its questions."""
    kind = next(kind for kind in range(4) if table.me.left[kind])
    have, vp, tiles, hand = table.have(), table.vp(), len(table.tiles()), len(table.hand())
    table.gain(building(kind)).choose(f"statue:{column}")
    asked = table.asked
    if asked == "invent":
        table.choose("barn")
        return "invent"
    if asked == "upgrade":
        table.choose("calendar")
        return "upgrade"
    if asked in ("free_advance", "bare_advance"):
        assert table.told("rolls-science") == 1
        table.choose("decline")
        return "research"
    assert asked == "nothing"
    gained = [kind for kind, count in table.have().items() if count > have.get(kind, 0)]
    gained += [f"{table.vp() - vp} points"] * (table.vp() > vp)
    gained += ["tile"] * (len(table.tiles()) - tiles) + ["card"] * (len(table.hand()) - hand)
    return ", ".join(gained)


@pytest.mark.parametrize("column", range(3))
def test_a_building_on_the_statue_covers_the_lowest_free_plot_of_a_column(column: int) -> None:
    table = statue_table()
    assert tuple(build(table, column) for _ in STATUE[column]) == STATUE[column]
    table.gain(building(ARMORY))
    assert not table.offers(f"statue:{column}")
    assert len([key for key in table.options if key.startswith("statue")]) == 2


def test_columns_need_not_be_finished_in_turn() -> None:
    table = statue_table()
    assert [build(table, column) for column in (2, 0, 1, 2)] == ["food", "worker", "coin", "card"]


def test_the_whole_statue_has_twelve_plots() -> None:
    table = statue_table()
    for column, plots in enumerate(STATUE):
        for _ in plots:
            build(table, column)
    table.gain(building(ARMORY))
    assert all(key.startswith("plot:") for key in table.options)
    check(table.state)


@pytest.mark.rule("T-81")
def test_the_research_of_the_statue_is_a_full_one() -> None:
    table = Table(civ="craftsmen", worker=1)
    for _ in range(3):
        build(table, 2)
    table.science("science").gain(building(HOUSE)).choose("statue:2").choose("advance:science")
    assert table.tracks()["science"] == 1
    assert table.told("rolls-science") == 2  # Astronomy researches in its turn


def test_on_the_statue_a_building_has_left_the_mat_and_counts_as_in_the_capital() -> None:
    table = Table(civ="craftsmen")
    for _ in range(2):
        table.gain(building(FARM)).choose("statue:1").skip("invent")
    assert table.me.left[FARM] == 3
    assert table.me.city == 0
    assert table.gain(score(PER_FARM)).vp() == 2


def test_the_statue_has_no_rows_and_no_landmarks() -> None:
    table = Table(civ="craftsmen").gain(building(FARM)).choose("statue:0")
    assert table.gain(score(PER_LINE)).vp() == 0
    table.gain(landmark(0))
    assert table.asked == "site"
    assert not any("statue" in key for key in table.options)


def test_a_building_may_go_into_the_capital_all_the_same() -> None:
    table = Table(civ="craftsmen").gain(building(FARM)).choose("plot:0,0")
    assert table.me.mats.statue == ((), (), ())
    assert table.asked == "nothing"


def test_craftsmen_from_the_start_of_the_game() -> None:
    table = Opening("craftsmen")
    table.advance("technology", {"coin": 1}).choose("deck")
    table.choose("advance:science").skip("payment", "bare_advance")  # the opponent
    table.advance("technology", {"worker": 1})
    assert table.asked == "bonus"
    table.choose("food").choose("statue:2")
    assert table.have() == {"food": 1, "culture": 1}
    assert table.me.left[MARKET] == 4


@pytest.mark.rule("T-143")
def test_craftsmen_gained_later_begin_with_an_empty_statue() -> None:
    table = gaining("craftsmen", built={"farm": [(0, 0)]})
    assert table.me.mats.statue == ((), (), ())
    assert table.asked == "conquer"
    table.gain(building(FARM)).choose("statue:0")
    assert table.have() == {"worker": 1}


# Where the Nomads build

# Seat 0 begins at (2, 0) with both outposts; (1, 1), (2, -1) and (3, 0) beside it are printed and empty.


def test_nomads_may_build_on_the_map_instead_of_in_the_capital() -> None:
    table = Table(civ="nomads", controls=[(1, 1)]).gain(building(FARM))
    assert [key for key in table.options if key.startswith("hex")] == ["hex:1,1", "hex:2,-1", "hex:3,0"]
    assert table.offers("plot:0,0")
    table.choose("plot:0,0")
    assert table.pieces((1, 1)) == [(0, "outpost", "stands")]


def why_not(table: Table, key: str) -> str:
    """Why a thing cannot be chosen amid the turn."""
    assert table.decision is not None
    return TAPESTRY.why_not(table.state, table.decision, key).id


@pytest.mark.parametrize("camping", [building(FARM), landmark(12)])
def test_where_nomads_cannot_build_has_its_reason(camping: Benefit) -> None:
    table = Table(Seat(controls=[(1, 0)]), civ="nomads", controls=[(1, 1)], placed={(1, 0): 14}).gain(camping)
    assert why_not(table, "hex:2,0") == "tapestry-refusal-full"
    assert why_not(table, "hex:1,0") == "tapestry-refusal-anothers"
    assert why_not(table, "hex:0,1") == "tapestry-refusal-unexplored"
    assert why_not(table, "hex:-3,3") == "tapestry-refusal-not-adjacent"
    assert why_not(table, "hex:9,9") == "tapestry-refusal-off-map"


def test_others_than_nomads_are_not_asked_for_a_hex_when_they_build() -> None:
    assert why_not(Table().gain(building(FARM)), "hex:2,0") == "refusal-not-asked"


def test_beside_an_own_lone_token_a_building_brings_a_resource() -> None:
    table = Table(civ="nomads", controls=[(1, 1)]).gain(building(FARM)).choose((1, 1))
    assert table.asked == "gain"
    table.choose("culture")
    assert table.have() == {"culture": 1}
    assert table.pieces((1, 1)) == [(0, "outpost", "stands"), (0, "farm", "stands")]
    assert table.controls() == {(2, 0), (1, 1)}


@pytest.mark.rule("T-61")
def test_a_territory_so_filled_can_never_be_conquered() -> None:
    table = Table(Seat(controls=[(1, 0)]), civ="nomads", controls=[(1, 1)], placed={(1, 0): 14})
    table.gain(building(FARM)).choose((1, 1)).choose("culture")
    table.gain(conquer(), seat=1)
    assert not table.offers("hex:1,1")


@pytest.mark.rule("T-126")
def test_on_an_empty_territory_nearby_a_building_gives_control_without_dice() -> None:
    table = Table(civ="nomads").gain(building(HOUSE)).choose((1, 1))
    assert table.controls() == {(2, 0), (1, 1)}
    assert table.pieces((1, 1)) == [(0, "house", "stands")]
    assert table.asked == "nothing"
    assert table.have() == {}
    assert table.vp() == 0
    assert table.told("rolls") == 0
    assert table.me.outposts == 8


def test_a_second_building_beside_the_first_brings_a_resource() -> None:
    table = Table(civ="nomads").gain(building(HOUSE)).choose((1, 1))
    table.gain(building(HOUSE)).choose((1, 1)).choose("coin")
    assert table.have() == {"coin": 1}
    assert table.gain(building(HOUSE)).offers("hex:1,1") is False


@pytest.mark.rule("T-126")
def test_nomads_explore_and_conquer_from_where_a_building_stands() -> None:
    table = Table(civ="nomads", tiles=[5], placed={(1, 2): 14}).gain(building(HOUSE)).choose((1, 1))
    table.gain(explore())
    assert table.offers("hex:0,1")
    table.choose((0, 1)).skip("rotation")
    table.gain(conquer())
    assert table.offers("hex:1,2")


def test_not_far_away_not_unexplored_and_not_beside_others() -> None:
    table = Table(Seat(controls=[(2, -1)]), civ="nomads").gain(building(HOUSE))
    hexes = {key for key in table.options if key.startswith("hex")}
    assert hexes == {"hex:1,1", "hex:3,0"}  # (1, 0) is unexplored, (0, 0) too far, (2, 0) has two tokens


def test_the_start_with_its_two_outposts_is_full() -> None:
    assert not Table(civ="nomads").gain(building(HOUSE)).offers("hex:2,0")


def test_a_building_on_the_map_fills_no_plot_and_still_counts_for_its_kind() -> None:
    table = Table(civ="nomads").gain(building(HOUSE)).choose((1, 1))
    assert table.me.city == 0
    assert table.me.left[HOUSE] == 4
    assert table.gain(score(PER_HOUSE)).vp() == 1
    check(table.state)


@pytest.mark.rule("T-121")
def test_without_a_building_of_the_kind_left_nothing_is_placed() -> None:
    assert Table(civ="nomads", house=5).gain(building(HOUSE)).asked == "nothing"


# Landmarks of the Nomads


@pytest.mark.rule("T-167")
def test_a_landmark_on_the_map_takes_one_place_whatever_its_shape() -> None:
    table = Table(civ="nomads", controls=[(1, 1)]).gain(landmark(10))
    assert table.asked == "landmark_where"
    assert table.options == ["city", "hex:1,1", "hex:2,-1", "hex:3,0"]
    table.choose((3, 0))
    assert table.controls() == {(2, 0), (1, 1), (3, 0)}
    assert table.pieces((3, 0)) == [(0, "rubber_works", "stands")]
    assert table.landmarks() == {"rubber_works"}
    assert table.me.landmarks == 1
    check(table.state)


@pytest.mark.rule("T-167")
def test_a_landmark_beside_an_own_token_brings_a_resource_and_closes_the_territory() -> None:
    table = Table(civ="nomads", controls=[(1, 1)]).gain(landmark(0)).choose((1, 1)).choose("food")
    assert table.have() == {"food": 1}
    assert table.gain(building(FARM)).offers("hex:1,1") is False


def test_a_landmark_of_the_nomads_may_go_into_the_capital() -> None:
    table = Table(civ="nomads").gain(landmark(0)).choose("city").choose((0, 2))
    assert table.me.city.bit_count() == 4
    assert table.controls() == {(2, 0)}


@pytest.mark.rule("T-46")
def test_a_landmark_won_on_a_track_may_go_onto_the_map() -> None:
    table = Table(civ="nomads", exploration=3, food=2).advance("exploration")
    table.choose((1, 1))
    assert table.pieces((1, 1)) == [(0, "lighthouse", "stands")]


# What the Nomads built is conquered


def attacked(*, trap: bool = False, second: bool = False) -> Table:
    """The Nomads of seat 1 hold (1, 1) by a farm, and (2, -1) by a landmark if they have built twice."""
    table = Table(Seat(civ="nomads", controls=[(1, 0)], hand=["trap"] * trap), placed={(1, 0): 14})
    table.gain(building(FARM), seat=1).choose((1, 1))
    assert (1, 1) in table.controls(1)
    if second:
        table.gain(landmark(0), seat=1).choose((2, -1))
    return table


@pytest.mark.rule("T-60", "T-126")
def test_conquering_a_lone_building_topples_it() -> None:
    table = attacked()
    table.gain(conquer()).dice("vp-4", "coin").choose((1, 1)).choose("red-vp-4")
    assert table.pieces((1, 1)) == [(1, "farm", "lies"), (0, "outpost", "stands")]
    assert (1, 1) in table.controls()
    assert (1, 1) not in table.controls(1)
    assert table.gain(score(PER_FARM), seat=1).vp(1) == 1  # it still is their farm
    check(table.state)


def test_their_lone_building_counts_as_an_opposing_outpost_for_the_dice() -> None:
    table = attacked()
    table.gain(conquer(dice=BOTH_IF_OPPONENT)).dice("vp-4", "coin").choose((1, 1))
    assert table.vp() == 4
    assert table.have() == {"coin": 1}


@pytest.mark.rule("T-62", "T-126")
def test_nomads_may_trap_whoever_conquers_a_building() -> None:
    table = attacked(trap=True)
    table.gain(conquer()).choose((1, 1))
    assert (table.asked, table.asked_seat) == ("trap", 1)
    table.choose("take").choose("worker")
    assert table.pieces((1, 1)) == [(1, "farm", "stands"), (0, "outpost", "lies")]
    assert (1, 1) in table.controls(1)
    assert table.have(1) == {"worker": 1}
    assert table.hand(1) == []
    assert table.asked == "die"


@pytest.mark.rule("T-133")
def test_toppled_buildings_do_not_count_for_the_achievement() -> None:
    table = attacked(second=True)
    for where in ((1, 1), (2, -1)):
        table.gain(conquer()).choose(where).skip("die")
    assert {(1, 1), (2, -1)} <= table.controls()
    assert table.achieved("topple_two") == []


@pytest.mark.rule("T-133")
def test_outposts_trapped_by_nomads_do_count_for_them() -> None:
    table = Table(
        Seat(civ="nomads", controls=[(1, 2)], hand=["trap", "trap"]), placed={(1, 2): 14, (0, 1): 15}
    )
    table.gain(building(FARM), seat=1).choose((1, 1))
    for where in ((1, 1), (1, 2)):
        table.gain(conquer(anywhere=True)).choose(where).choose("take").choose("coin").skip("die")
    assert table.achieved("topple_two") == [1]


@pytest.mark.rule("T-95")
def test_building_on_the_middle_island_is_no_conquest_of_it() -> None:
    table = Table(civ="nomads", controls=[(1, 0)], placed={(1, 0): 14}).gain(building(MARKET))
    table.choose("hex:0,0")
    assert (0, 0) in table.controls()
    assert table.achieved("middle_island") == []
    assert table.vp() == 0


# Nomads at the start and later


def test_nomads_from_the_start_of_the_game() -> None:
    table = Opening("nomads")
    start = next(iter(table.controls()))
    table.advance("technology", {"coin": 1}).choose("deck")
    table.choose("advance:science").skip("payment", "bare_advance")
    table.advance("technology", {"worker": 1}).choose("food")
    hexes = [key for key in table.options if key.startswith("hex")]
    table.choose(hexes[0])
    assert len(table.controls()) == 2
    assert start in table.controls()
    assert table.gain(score(PER_MARKET)).vp() == 1


@pytest.mark.rule("T-143")
def test_nomads_gained_later_build_on_the_map_from_then_on() -> None:
    table = gaining("nomads", built={"farm": [(0, 0)]})
    assert table.asked == "conquer"
    table.gain(building(FARM)).choose((1, 1))
    assert table.controls() == {(2, 0), (1, 1)}
