"""Rulings T-126 to T-131 and T-172 to T-181: control, traps, exploring and conquering."""

from typing import Any

import pytest

from figurka.games.tapestry.rules.benefits import building, conquer, explore
from figurka.games.tapestry.rules.check import check
from figurka.games.tapestry.rules.civilizations import traders
from figurka.games.tapestry.rules.things import FARM
from tests.games.tapestry.table import Place, Seat, Table

BESIDE_START = {"hex:2,-1", "hex:3,0", "hex:1,1"}
"""The printed territories beside the start of seat 0 on the small map."""


def attack(where: Place = (1, 1), defender: Seat | None = None, **me: Any) -> Table:
    """Seat 0 conquers a hex of seat 1, who holds a trap unless the test says otherwise."""
    table = Table(defender or Seat(controls=[where], hand=["trap"]), **me)
    return table.gain(conquer()).choose(where)


# Control


@pytest.mark.rule("T-126")
def test_a_lone_building_of_the_nomads_gives_control() -> None:
    table = Table(civ="nomads", placed={(0, 1): 5})
    table.gain(building(FARM)).choose("hex:1,1")
    assert table.pieces((1, 1)) == [(0, "farm", "stands")]
    assert table.controls() == {(2, 0), (1, 1)}
    assert table.gain(conquer()).offers("hex:0,1")
    check(table.state)


@pytest.mark.rule("T-126")
def test_a_lone_building_of_the_nomads_is_conquered_like_an_outpost() -> None:
    table = Table(Seat(civ="nomads", controls=[(3, 0)], hand=["trap"]), placed={(2, 1): 5})
    table.gain(building(FARM), seat=1).choose("hex:2,1")
    assert (2, 1) in table.controls(1)
    table.gain(conquer()).choose((2, 1))
    assert table.asked == "trap"
    table.choose("decline")
    assert table.pieces((2, 1)) == [(1, "farm", "lies"), (0, "outpost", "stands")]
    assert table.controls() == {(2, 0), (2, 1)}
    assert table.controls(1) == {(0, -2), (3, 0)}


@pytest.mark.rule("T-126")
def test_a_toppled_outpost_gives_no_control() -> None:
    table = attack().choose("decline")
    assert table.controls() == {(2, 0), (1, 1)}
    assert table.controls(1) == {(0, -2)}
    check(table.state)


@pytest.mark.rule("T-126")
def test_a_token_of_the_traders_gives_no_control() -> None:
    table = Table(civ="traders", placed={(0, 1): 5})
    table.run(traders(table.state, table.me)).choose((1, 1))
    assert table.pieces((1, 1)) == [(0, "token", "stands")]
    assert table.controls() == {(2, 0)}
    assert not table.gain(conquer()).offers("hex:0,1")


@pytest.mark.rule("T-126")
def test_a_token_of_the_traders_takes_no_control_away() -> None:
    table = Table(Seat(controls=[(1, 1)]), civ="traders")
    table.run(traders(table.state, table.me)).choose((1, 1))
    assert table.pieces((1, 1)) == [(1, "outpost", "stands"), (0, "token", "stands")]
    assert table.controls(1) == {(0, -2), (1, 1)}


@pytest.mark.rule("T-126")
def test_whoever_conquers_a_hex_with_a_token_of_the_traders_controls_it_alone() -> None:
    table = Table(Seat(civ="traders"))
    table.run(traders(table.state, table.player(1))).choose((1, 1))
    table.gain(conquer()).choose((1, 1))
    assert table.controls() == {(2, 0), (1, 1)}
    check(table.state)


@pytest.mark.rule("T-126")
def test_a_token_of_the_isolationists_stands_beside_the_outpost_that_controls() -> None:
    table = Table(civ="isolationists").gain(conquer()).choose((1, 1), "take", "coin")
    assert table.pieces((1, 1)) == [(0, "outpost", "stands"), (0, "token", "stands")]
    assert table.controls() == {(2, 0), (1, 1)}


@pytest.mark.rule("T-127")
def test_unexplored_hexes_cannot_be_conquered() -> None:
    table = Table().gain(conquer())
    assert set(table.options) == BESIDE_START


@pytest.mark.rule("T-127")
def test_not_even_from_anywhere() -> None:
    table = Table(placed={(-2, 0): 5}).gain(conquer(anywhere=True))
    assert table.offers("hex:-2,0")
    assert not table.offers("hex:1,0")
    assert len(table.options) == 13 + 1 - 2


# Traps


@pytest.mark.rule("T-128", "T-178")
def test_the_defender_is_asked_when_the_outpost_stands_and_nothing_is_settled() -> None:
    table = attack()
    assert (table.asked, table.asked_seat) == ("trap", 1)
    assert table.pieces((1, 1)) == [(1, "outpost", "lies"), (0, "outpost", "stands")]
    assert table.me.outposts == 7
    assert (1, 1) not in table.controls()
    assert (1, 1) in table.controls(1)


@pytest.mark.rule("T-128", "T-178")
def test_no_die_is_chosen_before_the_trap() -> None:
    table = attack()
    assert table.state.dice == (-1, -1)
    table.choose("decline")
    assert (table.asked, table.asked_seat) == ("die", 0)


@pytest.mark.rule("T-129")
def test_a_trap_topples_the_attacker_and_keeps_control() -> None:
    table = attack().choose("take")
    assert table.pieces((1, 1)) == [(1, "outpost", "stands"), (0, "outpost", "lies")]
    assert (table.asked, table.asked_seat) == ("gain", 1)
    table.choose("food")
    assert table.controls() == {(2, 0)}
    assert table.controls(1) == {(0, -2), (1, 1)}
    assert table.have(1) == {"food": 1}
    assert table.hand(1) == []
    assert [card.name for card in table.state.discard] == ["trap"]
    assert (table.asked, table.asked_seat) == ("die", 0)
    check(table.state)


@pytest.mark.rule("T-129")
def test_a_trap_that_is_not_used_stays_in_hand() -> None:
    table = attack().choose("decline")
    assert table.hand(1) == ["trap"]
    assert table.have(1) == {}


@pytest.mark.rule("T-130")
@pytest.mark.parametrize(("answers", "gained"), [(["decline"], {"culture": 1}), (["take", "food"], {})])
def test_pirate_rule_gives_the_tile_benefit_only_if_no_trap_stopped_it(
    answers: list[str], gained: dict[str, int]
) -> None:
    table = attack((1, 0), placed={(1, 0): 14}, era=2, card="pirate_rule")
    table.dice("vp-4", "coin").choose(*answers, "red-vp-4")
    assert table.have() == gained
    assert table.vp() == 4


@pytest.mark.rule("T-131")
def test_no_trap_works_against_pillage_and_plunder() -> None:
    table = Table(Seat(controls=[(1, 1)], hand=["trap"]), era=2, card="pillage_and_plunder")
    table.gain(conquer()).dice("vp-4", "coin").choose((1, 1))
    assert table.asked == "nothing"
    assert table.controls() == {(2, 0), (1, 1)}
    assert table.hand(1) == ["trap"]


@pytest.mark.rule("T-131")
def test_a_finished_player_sets_no_trap() -> None:
    table = attack(defender=Seat(controls=[(1, 1)], hand=["trap"], era=5, finished=True))
    assert (table.asked, table.asked_seat) == ("die", 0)
    assert table.controls() == {(2, 0), (1, 1)}
    assert table.hand(1) == ["trap"]


# Exploring


def explored(tile: int, where: Place, rotation: int = 0, **me: Any) -> Table:
    """Seat 0 explores with its only tile."""
    table = Table(tiles=[tile], **me).gain(explore())
    table.choose(where)
    if table.asked == "rotation":
        table.choose(f"rotation:{rotation}")
    return table


@pytest.mark.rule("T-172")
def test_printed_territories_count_beside_a_tile_but_not_unexplored_hexes() -> None:
    assert explored(5, (1, 0)).points() == {"territories": 4}


@pytest.mark.rule("T-172")
def test_beyond_the_edge_of_the_map_nothing_counts() -> None:
    assert explored(5, (3, -1)).points() == {"territories": 3}


@pytest.mark.rule("T-172")
def test_tiles_laid_before_count_likewise() -> None:
    assert explored(5, (1, 0), placed={(1, -1): 7}).points() == {"territories": 5}


@pytest.mark.rule("T-173")
def test_water_beside_water_is_a_match_and_beside_land_is_none() -> None:
    # Land alone meets the tile in the north and north-west, the sea in the north-east.
    assert explored(5, (2, 1)).points() == {"territories": 1}


@pytest.mark.rule("T-174")
def test_one_of_the_two_corner_pairs_is_enough_and_both_count_once() -> None:
    # North one pair meets, north-east both, north-west none.
    table = explored(27, (2, 1), 0)
    assert table.vp() == 2
    assert table.have() == {"worker": 1}


@pytest.mark.rule("T-174")
@pytest.mark.parametrize(
    ("tile", "rotation", "sides"),
    [
        (14, 0, 2),  # the sea goes on in the south and north-west
        (18, 2, 2),
        (18, 3, 0),
    ],
)
def test_each_side_is_judged_by_its_end_corners(tile: int, rotation: int, sides: int) -> None:
    table = explored(tile, (1, 0), rotation)
    assert table.points() == ({"territories": sides} if sides else {})


@pytest.mark.rule("T-174")
@pytest.mark.parametrize(("rotation", "sides"), [(0, 4), (1, 3), (2, 4), (3, 3), (4, 4), (5, 4)])
def test_turning_a_single_corner_of_desert_changes_what_its_sides_meet(rotation: int, sides: int) -> None:
    # At the right corner it spoils the south-eastern side, at the lower left one the southern side.
    assert explored(1, (1, 0), rotation).vp() == sides


@pytest.mark.rule("T-175")
def test_a_rotation_that_matches_nothing_may_be_chosen() -> None:
    table = Table(tiles=[18]).gain(explore()).choose((1, 0))
    assert table.options == [f"rotation:{rotation}" for rotation in range(6)]
    table.choose("rotation:3")
    assert table.vp() == 0
    assert (table.asked, table.me.left) == ("plot", [4, 5, 5, 5])


@pytest.mark.rule("T-176")
def test_exploring_places_no_outpost_and_gives_no_control() -> None:
    table = explored(5, (1, 0))
    assert table.controls() == {(2, 0)}
    assert table.pieces((1, 0)) == []
    assert table.me.outposts == 8
    table.me.tiles.append(table.state.tile_pile.draw(table.state))
    table.gain(explore())
    assert set(table.options) == {"hex:2,1", "hex:3,-1"}


@pytest.mark.rule("T-177")
def test_exploring_without_a_tile_is_void() -> None:
    table = Table(coin=2, exploration=1).advance("exploration", {"coin": 1})
    assert table.tracks()["exploration"] == 2
    assert table.asked == "bonus"
    assert table.vp() == 0


@pytest.mark.rule("T-177")
def test_exploring_without_a_legal_hex_is_void_and_the_tile_is_kept() -> None:
    table = Table(tiles=[5], placed={(1, 0): 7, (2, 1): 14, (3, -1): 16}).gain(explore())
    assert table.asked == "nothing"
    assert table.tiles() == [5]
    assert table.vp() == 0


# Conquering


@pytest.mark.rule("T-178")
def test_control_and_achievements_come_before_the_dice() -> None:
    defender = Seat(controls=[(0, 0)], hand=["trap"])
    table = attack((0, 0), defender, placed={(1, 0): 5}, controls=[(1, 0)])
    assert table.achieved("middle_island") == []
    table.choose("decline")
    assert table.achieved("middle_island") == [0]
    assert table.controls() == {(2, 0), (1, 0), (0, 0)}
    assert table.points() == {"achievements": 10}
    assert table.asked == "die"


@pytest.mark.rule("T-178")
def test_other_effects_come_after_the_chosen_die() -> None:
    table = Table(placed={(1, 0): 23}, era=2, card="pirate_rule").gain(conquer()).dice("vp-4", "coin")
    table.choose((1, 0))
    assert table.asked == "die"
    table.choose("black-coin")
    assert table.have() == {"coin": 1}
    assert table.asked == "invent"


@pytest.mark.rule("T-178")
def test_both_dice_are_rolled_and_one_is_gained() -> None:
    table = Table().gain(conquer()).dice("vp-7", "food").choose((1, 1))
    assert set(table.options) == {"die:red-vp-7", "die:black-food"}
    table.choose("black-food")
    assert table.have() == {"food": 1}
    assert table.vp() == 0


@pytest.mark.rule("T-179")
def test_the_red_territory_face_counts_what_was_just_conquered() -> None:
    table = Table().gain(conquer()).dice("territories", "coin").choose((1, 1), "red-territories")
    assert table.points() == {"territories": 2}


@pytest.mark.rule("T-179")
def test_after_a_trap_the_red_territory_face_does_not_count_it() -> None:
    table = attack(controls=[(2, -1)]).dice("territories", "worker")
    table.choose("take", "coin", "red-territories")
    assert table.points() == {"territories": 2}


@pytest.mark.rule("T-180")
def test_the_black_question_face_may_be_chosen_for_nothing_on_a_printed_territory() -> None:
    table = Table().gain(conquer()).dice("vp-4", "tile").choose((2, -1), "black-tile")
    assert table.controls() == {(2, 0), (2, -1)}
    assert (table.vp(), table.have(), table.asked) == (0, {}, "nothing")


@pytest.mark.rule("T-180")
def test_the_black_question_face_may_be_chosen_though_the_tile_can_give_nothing() -> None:
    table = Table(placed={(1, 0): 22}).gain(conquer()).dice("vp-4", "tile").choose((1, 0), "black-tile")
    assert (table.vp(), table.have(), table.asked) == (0, {}, "nothing")


@pytest.mark.rule("T-180")
def test_elsewhere_the_black_question_face_gives_the_benefit_of_the_tile() -> None:
    table = Table(placed={(1, 0): 5}).gain(conquer()).dice("vp-5", "tile").choose((1, 0), "black-tile")
    assert table.have() == {"food": 1}
    assert table.vp() == 0


@pytest.mark.rule("T-181")
def test_the_middle_island_must_be_beside_a_controlled_territory() -> None:
    assert not Table(placed={(1, 0): 5}).gain(conquer()).offers("hex:0,0")
    assert Table(placed={(1, 0): 5}, controls=[(1, 0)]).gain(conquer()).offers("hex:0,0")


@pytest.mark.rule("T-181")
def test_the_middle_island_with_two_tokens_is_closed() -> None:
    beside: dict[str, Any] = {"placed": {(1, 0): 5}, "controls": [(1, 0)], "seats": 3}
    one = Table(Seat(controls=[(0, 0)]), **beside)
    two = Table(Seat(controls=[(0, 0)]), Seat(toppled=[(0, 0)]), **beside)
    assert one.gain(conquer()).offers("hex:0,0")
    assert not two.gain(conquer()).offers("hex:0,0")


@pytest.mark.rule("T-181")
def test_the_middle_island_is_printed_and_has_no_benefit() -> None:
    table = Table(placed={(1, 0): 5}, controls=[(1, 0)]).gain(conquer()).dice("vp-4", "tile")
    table.choose((0, 0), "black-tile")
    assert table.have() == {}
    assert table.points() == {"achievements": 10}
