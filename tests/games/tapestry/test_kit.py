"""The kit itself: a position is what the test says."""

from figurka.games.tapestry.rules.check import check
from tests.games.tapestry.table import Seat, Table


def test_a_position_is_set_up_and_played() -> None:
    table = Table(
        Seat(controls=[(1, 1)], hand=["trap"]),
        coin=2,
        culture=1,
        military=4,
        hand=["meritocracy"],
        tiles=[5],
        bottom=["zeppelins"],
        placed={(1, 0): 14},
    )
    check(table.state)
    assert table.controls() == {(2, 0)}
    assert table.controls(1) == {(0, -2), (1, 1)}
    table.advance("military", {"culture": 1, "coin": 1})
    assert table.asked == "order"
    table.choose("conquer").choose((1, 1))
    assert table.asked_seat == 1
    table.dice("vp-6", "food").choose("decline").choose("red-vp-6")
    assert table.vp() == 6
    assert table.asked == "plot"
    table.choose((0, 0))
    assert table.pieces((1, 1)) == [(1, "outpost", "lies"), (0, "outpost", "stands")]
    check(table.state)
