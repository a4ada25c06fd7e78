"""Worked examples of exploring: TE-7, TE-11 to TE-15, TE-51."""

import pytest

from figurka.games.tapestry.rules.benefits import explore
from figurka.games.tapestry.rules.things import SEA
from tests.games.tapestry.plenty import NEXT
from tests.games.tapestry.table import Place, Table

SIDES = ("north", "north_east", "south_east", "south", "south_west", "north_west")


def explored(tile: int, where: Place, rotation: int = 0) -> Table:
    """A tile laid beside the start at (2, 0) of the small map."""
    table = Table(tiles=[tile]).gain(explore()).choose(where)
    return table.choose(f"rotation:{rotation}") if table.asked == "rotation" else table


def pairs(table: Table, where: Place) -> dict[str, int]:
    """For each side beside an explored hex how many of its two corners continue there."""
    place = next(each for each in table.state.board.hexes if (each.q, each.r) == where)
    ground = table.state.ground[place.index]
    assert ground is not None
    found = {}
    for side, beside in enumerate(place.neighbours):
        other = table.state.ground[beside] if beside >= 0 else None
        if other is not None:
            left = ground.corners[side] == other.corners[(side + 4) % 6]
            right = ground.corners[(side + 1) % 6] == other.corners[(side + 3) % 6]
            found[SIDES[side]] = left + right
    return found


def aligned(table: Table, where: Place) -> list[str]:
    return [side for side, count in pairs(table, where).items() if count]


@pytest.mark.rule("T-48", "T-49", "T-51", "T-174")
def test_te_07_exploring_with_two_matching_sides() -> None:
    table = explored(14, (1, 0))
    assert aligned(table, (1, 0)) == ["south", "north_west"]
    assert table.vp() == 2
    assert table.have() == {"culture": 1}


@pytest.mark.rule("T-49", "T-173", "T-172")
def test_te_11_water_matches_water_and_printed_hexes_count() -> None:
    table = explored(5, (1, 0))
    assert pairs(table, (1, 0)).keys() == {"north_east", "south_east", "south", "north_west"}
    assert aligned(table, (1, 0)) == ["north_east", "south_east", "south", "north_west"]
    assert table.vp() == 4, "nothing for the unexplored north and south west"
    assert table.have() == {"food": 1}


@pytest.mark.rule("T-175", "T-49")
def test_te_12_a_rotation_that_matches_nothing_is_legal() -> None:
    table = explored(18, (1, 0), rotation=3)
    assert table.vp() == 0
    table.choose((0, 0))
    assert table.me.placed(0) == 1
    table = explored(18, (1, 0), rotation=2)
    assert aligned(table, (1, 0)) == ["north_east", "south_east"]
    assert table.vp() == 2
    table.choose((0, 0))
    assert table.me.placed(0) == 1


@pytest.mark.rule("T-48", "T-176")
def test_te_13_legal_hexes_for_exploring() -> None:
    table = Table(tiles=[5]).gain(explore())
    assert set(table.options) == {"hex:1,0", "hex:2,1", "hex:3,-1"}
    table.choose((1, 0))
    assert table.controls() == {(2, 0)}, "exploring gives no control"
    assert table.pieces((1, 0)) == []


@pytest.mark.rule("T-174", "T-49")
def test_te_14_both_corners_of_a_side_are_still_one_point() -> None:
    table = explored(27, (2, 1))
    assert pairs(table, (2, 1)) == {"north": 1, "north_east": 2, "north_west": 0}
    place = next(each for each in table.state.board.hexes if (each.q, each.r) == (2, 1))
    ground = table.state.ground[place.index]
    assert ground is not None
    assert [corner == SEA for corner in ground.corners] == [True, False, True, True, True, True]
    assert table.vp() == 2
    assert table.have() == {"worker": 1}


@pytest.mark.rule("T-177", "T-43", "T-44")
def test_te_15_explore_without_a_tile() -> None:
    table = Table(NEXT, exploration=1, coin=2).advance("exploration", {"coin": 1})
    assert table.tracks()["exploration"] == 2
    assert table.told("explores") == 0
    assert table.asked == "bonus"
    table.choose("coin")
    assert len(table.hand()) == 1
    assert table.have() == {}


@pytest.mark.rule("T-53", "T-52")
def test_te_51_space_tiles_run_out() -> None:
    stack = ["twin_earth", "burning_star"]
    table = Table(NEXT, exploration=10, food=2, space_stack=stack, space_stack_size=2)
    table.advance("exploration")
    assert table.options == ["spacetile:twin_earth", "spacetile:burning_star"]
    table.choose("twin_earth")
    assert table.vp() == 13
    assert len(table.me.stars) == 1
    assert len(table.me.space_tiles) == 1
