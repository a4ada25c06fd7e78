"""Worked examples of the capital city: TE-8, TE-9, TE-40 to TE-45, TE-47."""

from collections.abc import Sequence
from typing import Any

import pytest

from figurka.games.tapestry.content.landmarks import LANDMARKS
from figurka.games.tapestry.rules.benefits import building, score
from figurka.games.tapestry.rules.city import COLUMNS, ROWS, gain_landmark
from figurka.games.tapestry.rules.incomes import gain_income
from figurka.games.tapestry.rules.things import FARM, HOUSE, PER_LINE
from tests.games.tapestry.table import Place, Seat, Table


def city(capital: str, **me: Any) -> Table:
    """A table whose first seat has this capital."""
    return Table(Seat(capital="tropical"), capital=capital, **me)


def complete(table: Table, lines: Sequence[int]) -> list[int]:
    """Which of these rows or columns are complete."""
    return [index for index, line in enumerate(lines) if table.me.filled & line == line]


def landmark(table: Table, name: str) -> Table:
    """Gain a landmark, up to the question where it is to be placed."""
    thing = next(each for each in LANDMARKS if each.name == name)
    return table.run(gain_landmark(table.state, table.me, thing))


def covered(table: Table) -> set[Place]:
    """The plots of the grid under buildings."""
    return {(plot // 9, plot % 9) for plot in range(81) if table.me.city >> plot & 1}


@pytest.mark.rule("T-90", "T-85", "T-153")
def test_te_08_capital_with_three_complete_lines() -> None:
    rows = [(1, 2), (1, 3), (1, 4), (1, 5), (3, 0), (3, 4), (3, 5), (3, 8)]
    table = city("wetland", built=[*rows, (0, 2), (2, 2), (6, 2), (8, 2)])
    assert complete(table, ROWS) == [1, 3]
    assert complete(table, COLUMNS) == [2]
    assert table.gain(score(PER_LINE)).vp() == 3


@pytest.mark.rule("T-89", "T-85")
def test_te_09_completing_a_district() -> None:
    table = city("mountain", built=[(4, 3), (4, 4), (5, 4)]).gain(building(HOUSE)).choose((5, 5))
    assert table.districts() == {(1, 1)}
    table.choose("food")
    assert table.have() == {"food": 1}
    assert table.asked == "nothing"


@pytest.mark.rule("T-89", "T-87")
def test_te_40_one_landmark_completes_two_districts() -> None:
    table = city("forest", built=[(8, 6), (3, 6), (3, 7), (4, 6), (4, 7), (4, 8)])
    assert table.districts() == set()
    landmark(table, "forge").choose("site:5,7", "coin", "food")
    assert table.districts() == {(1, 2), (2, 2)}
    assert table.have() == {"coin": 1, "food": 1}
    assert table.asked == "nothing"


@pytest.mark.rule("T-91", "T-151")
def test_te_41_landmark_reaching_beyond_the_grid() -> None:
    table = landmark(city("mountain"), "lighthouse").choose("site:8,8")
    assert covered(table) == {(8, 8)}
    assert table.districts() == set()
    assert table.landmarks() == {"lighthouse"}


@pytest.mark.rule("T-151", "T-85")
def test_te_42_overlap_with_an_impassable_plot_is_illegal() -> None:
    table = landmark(city("mountain"), "lighthouse")
    assert not table.offers("site:4,4"), "(4, 5) is impassable"
    assert table.offers("site:6,4"), "four free plots"


@pytest.mark.rule("T-89", "T-87")
def test_te_43_a_landmark_fills_a_whole_district() -> None:
    table = landmark(city("desert"), "train_station").choose("site:6,6")
    assert table.districts() == {(2, 2)}
    table.choose("coin")
    assert table.have() == {"coin": 1}
    assert table.asked == "nothing"


@pytest.mark.rule("T-87", "T-84")
def test_te_44_rotation_of_an_irregular_landmark() -> None:
    table = landmark(city("desert"), "fusion_reactor").choose("quarters:1", "site:6,6")
    assert covered(table) == {(6, 6), (6, 7), (7, 6), (7, 7), (7, 8), (8, 6), (8, 7), (8, 8)}
    assert table.districts() == set()
    assert table.asked == "nothing"


@pytest.mark.rule("T-89", "T-90")
@pytest.mark.parametrize(
    ("built", "resources"),
    [
        ({"house": [(4, 3), (4, 4), (5, 4)]}, 2),
        ({"house": [(4, 3), (4, 4)], "farm": [(5, 4)]}, 1),
    ],
)
def test_te_45_architects_uniform_district(built: dict[str, list[Place]], resources: int) -> None:
    table = city("mountain", civ="architects", built=built).gain(building(HOUSE)).choose((5, 5))
    assert table.districts() == {(1, 1)}
    table.skip("gain")
    assert table.have() == {"coin": resources}


@pytest.mark.rule("T-90")
@pytest.mark.parametrize(
    ("built", "points"),
    [
        ({"house": [(1, 2), (1, 3), (1, 4), (1, 8)]}, 2),
        ({"house": [(1, 2), (1, 3), (1, 4)], "farm": [(1, 8)]}, 1),
    ],
)
def test_te_45_architects_uniform_line(built: dict[str, list[Place]], points: int) -> None:
    table = city("mountain", civ="architects", built=built)
    assert complete(table, ROWS) == [1]
    assert table.gain(score(PER_LINE)).vp() == points


@pytest.mark.rule("T-86", "T-84")
def test_te_47_building_opens_an_income_space() -> None:
    table = Table().gain(building(FARM))
    assert len(table.options) == 59, "any free plot"
    table.choose((0, 0))
    assert table.me.left[FARM] == 4
    table.run(gain_income(table.state, table.me))
    assert table.have()["food"] == 2
