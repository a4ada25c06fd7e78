"""Rulings T-149 to T-153: the capital city."""

from typing import Any

import pytest

from figurka.games.tapestry.rules.benefits import building, landmark, score
from figurka.games.tapestry.rules.check import check
from figurka.games.tapestry.rules.things import FARM, PER_FARM, PER_LINE
from tests.games.tapestry.table import Place, Seat, Table

CAPITALS = ("mountain", "wetland", "tropical", "desert", "grassland", "forest")
LINES: list[list[Place]] = [
    *([(row, column) for column in range(9)] for row in range(9)),
    *([(row, column) for row in range(9)] for column in range(9)),
]
DISTRICTS: list[list[Place]] = [
    [(3 * top + row, 3 * left + column) for row in range(3) for column in range(3)]
    for top in range(3)
    for left in range(3)
]
FUSION_REACTOR = landmark(8)
"""A landmark of three plots by three, but for its upper left one."""
BAKERY = landmark(12)
"""A landmark of two plots by two."""
LIBRARY = landmark(15)
"""A landmark of four plots by two."""


def city(capital: str = "mountain", **me: Any) -> Table:
    """Seat 0 with this capital, which is the mountain one unless the test says otherwise."""
    other = "wetland" if capital in ("mountain", "forest") else "mountain"
    return Table(Seat(capital=other), capital=capital, era=2, **me)


def plots(mask: int) -> set[Place]:
    """The plots of a mask."""
    return {(row, column) for row in range(9) for column in range(9) if mask >> row * 9 + column & 1}


def impassable(capital: str) -> set[Place]:
    """The impassable plots of a capital."""
    return plots(city(capital).me.filled)


def crowded(*free: Place, card: str | None = None) -> Table:
    """A capital without a free plot but those named."""
    table = city(card=card)
    me = table.me
    open_plots = sum(1 << row * 9 + column for row, column in free)
    me.city = (1 << 81) - 1 & ~me.filled & ~open_plots
    me.filled |= me.city
    whole = [plots(me.filled).issuperset(district) for district in DISTRICTS]
    me.districts = sum(1 << index for index in range(9) if whole[index])
    return table


@pytest.mark.rule("T-149")
@pytest.mark.parametrize("capital", CAPITALS)
def test_nothing_is_complete_at_the_start(capital: str) -> None:
    blocked = impassable(capital)
    assert len(blocked) == 22
    assert not any(blocked.issuperset(area) for area in [*LINES, *DISTRICTS])
    table = city(capital).gain(score(PER_LINE))
    assert table.vp() == 0
    assert table.districts() == set()


# Terraforming


@pytest.mark.rule("T-150")
@pytest.mark.parametrize(("card", "free"), [("terraforming", 81), (None, 59)])
def test_only_terraforming_lets_buildings_lie_on_impassable_plots(card: str | None, free: int) -> None:
    table = city(card=card).gain(building(FARM))
    assert len(table.options) == free


@pytest.mark.rule("T-150")
def test_a_building_on_an_impassable_plot_is_rewarded_and_changes_no_line() -> None:
    table = city(card="terraforming").gain(building(FARM))
    filled = table.me.filled
    table.choose((1, 0))
    assert table.points() == {"tapestry": 5}
    assert table.me.filled == filled
    assert table.districts() == set()
    check(table.state)


@pytest.mark.rule("T-150")
def test_a_landmark_on_impassable_plots_is_rewarded_once() -> None:
    table = city(card="terraforming").gain(BAKERY).choose("site:0,0")
    assert plots(table.me.city) == {(0, 0), (0, 1), (1, 0), (1, 1)}
    assert table.points() == {"tapestry": 5}


@pytest.mark.rule("T-150")
def test_an_impassable_plot_that_is_built_on_is_no_longer_free() -> None:
    table = city(card="terraforming").gain(building(FARM)).choose((1, 0))
    assert not table.gain(building(FARM)).offers("plot:1,0")


@pytest.mark.rule("T-150")
def test_impassable_plots_count_as_filled_without_a_building_too() -> None:
    # Of the row only (1, 8) is free beside the impassable plots and what is built.
    table = city(card="terraforming", built=[(1, 2), (1, 3), (1, 4)])
    table.gain(building(FARM)).choose((1, 8))
    assert table.gain(score(PER_LINE)).vp() == 1


# Landmarks beyond the grid


@pytest.mark.rule("T-151")
def test_what_lies_outside_the_grid_counts_for_nothing() -> None:
    table = city().gain(BAKERY).choose("site:8,8")
    assert plots(table.me.city) == {(8, 8)}
    assert table.districts() == set()
    check(table.state)


@pytest.mark.rule("T-151")
def test_the_part_on_the_grid_covers_no_impassable_plot() -> None:
    table = city().gain(BAKERY)
    assert not table.offers("site:4,4")
    # The lower half of it would lie on the left one of two impassable plots.
    assert not table.offers("site:0,-1")
    assert table.offers("site:-1,-1")


@pytest.mark.rule("T-151")
def test_the_part_on_the_grid_covers_no_other_building() -> None:
    table = city(built={"farm": [(8, 8)]}).gain(BAKERY)
    assert not table.offers("site:8,8")
    assert not table.offers("site:7,8")
    assert not table.offers("site:8,7")
    assert table.offers("site:6,8")


@pytest.mark.rule("T-151")
def test_some_of_it_lies_on_the_grid_if_there_is_room() -> None:
    table = crowded((8, 8)).gain(LIBRARY).skip("quarters")
    assert (8, 8) in plots(table.me.city)
    assert table.asked == "gain"


@pytest.mark.rule("T-151")
def test_a_landmark_may_not_touch_the_grid_with_the_gap_of_its_shape_alone() -> None:
    table = city().gain(FUSION_REACTOR).choose("quarters:0")
    assert table.offers("site:8,7")
    assert not table.offers("site:8,8")


@pytest.mark.rule("T-151")
def test_a_landmark_that_fits_nowhere_stays_beside() -> None:
    table = crowded().gain(BAKERY)
    assert table.asked == "nothing"
    assert table.landmarks() == {"bakery"}
    assert table.me.sites == ()


# Income buildings beyond the grid


@pytest.mark.rule("T-152")
def test_an_income_building_must_lie_on_a_free_plot_while_there_is_one() -> None:
    table = crowded((8, 7), (8, 8)).gain(building(FARM))
    assert set(table.options) == {"plot:8,7", "plot:8,8"}


@pytest.mark.rule("T-152")
def test_without_a_free_plot_an_income_building_is_gained_and_lies_outside() -> None:
    table = crowded().gain(building(FARM))
    assert table.asked == "nothing"
    assert table.me.plots == [0, 0, 0, 0]
    assert table.me.placed(FARM) == 1
    assert table.gain(score(PER_FARM)).vp() == 1


@pytest.mark.rule("T-152")
def test_under_terraforming_impassable_plots_are_free_ones() -> None:
    table = crowded(card="terraforming").gain(building(FARM))
    assert table.asked == "plot"
    assert len(table.options) == 22


# Complete lines and districts


def nearly(capital: str, area: list[Place]) -> tuple[Table, Place]:
    """A capital in which only the last free plot of an area is empty, and that plot."""
    free = [plot for plot in area if plot not in impassable(capital)]
    return city(capital, built=free[:-1]), free[-1]


@pytest.mark.rule("T-153")
@pytest.mark.parametrize("capital", CAPITALS)
def test_a_line_is_complete_when_all_of_it_is_impassable_or_built_on(capital: str) -> None:
    for line in LINES:
        table, last = nearly(capital, line)
        before = table.gain(score(PER_LINE)).vp()
        table.gain(building(FARM)).choose(last).skip("gain")
        after = table.gain(score(PER_LINE)).vp()
        assert (before, after) == (0, 1), line


@pytest.mark.rule("T-153")
@pytest.mark.parametrize("capital", CAPITALS)
def test_a_district_is_complete_when_all_of_it_is_impassable_or_built_on(capital: str) -> None:
    for index, district in enumerate(DISTRICTS):
        table, last = nearly(capital, district)
        assert table.districts() == set()
        table.gain(building(FARM)).choose(last)
        assert table.districts() == {(index // 3, index % 3)}
        assert table.asked == "gain"


@pytest.mark.rule("T-153")
def test_rows_and_columns_count_together() -> None:
    built = [(1, 2), (1, 3), (1, 4), (1, 5), (3, 0), (3, 4), (3, 5), (3, 8), (0, 2), (2, 2), (6, 2), (8, 2)]
    assert city("wetland", built=built).gain(score(PER_LINE)).vp() == 3
