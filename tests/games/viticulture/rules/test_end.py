"""The end of the base game and who wins (V-20 to V-23)."""

import pytest

from figurka.games.viticulture.rules.points import lose_points
from figurka.games.viticulture.rules.things import BY_VISITORS
from tests.games.viticulture.rules.test_year import everybody_passes, winter, year_end
from tests.games.viticulture.table import Seat, Table


def winners(*seats: Seat) -> list[int]:
    """Who has won after a winter in which nobody did anything."""
    table = year_end(*seats)
    assert table.over
    assert table.decision is None
    return table.game.winners


# When the game ends


@pytest.mark.rule("V-20")
@pytest.mark.parametrize("points", [20, 21, 34])
def test_with_twenty_points_the_game_is_over_at_the_year_end(points: int) -> None:
    assert winners(Seat(vp=19), Seat(vp=points)) == [1]


@pytest.mark.rule("V-20")
def test_with_nineteen_points_another_year_begins() -> None:
    table = year_end(Seat(vp=19), Seat(vp=19))
    assert not table.over
    assert (table.kind, table.state.year) == ("row", 2)
    assert table.game.winners == []


@pytest.mark.rule("V-20")
def test_the_year_is_played_to_its_end() -> None:
    table = winter(Seat(vp=19, wines={"red": [5]}, hand=["r5"], workers=["bare"]), Seat(vp=18))
    table.choose("at:fill_order")
    assert table.vp() == 21
    assert (table.kind, table.asked, table.over) == ("place", 1, False)
    table.choose("at:gain_lira", "worker:bare", "at:gain_lira", "worker:bare", "at:gain_lira")
    assert table.over
    assert table.game.winners == [0]


@pytest.mark.rule("V-20")
def test_a_score_of_twenty_in_summer_lets_fall_and_winter_be_played() -> None:
    table = everybody_passes(Table(Seat(vp=20), Seat()))
    assert (table.kind, table.over) == ("draw", False)
    table.choose("deck:summer", "deck:summer")
    assert table.kind == "place"
    assert everybody_passes(table).over


@pytest.mark.rule("V-20")
def test_the_most_points_win_and_they_have_no_upper_limit() -> None:
    assert winners(Seat(vp=20), Seat(vp=41, lira=0), Seat(vp=40, lira=50)) == [1]
    table = winter(Seat(vp=38, wines={"sparkling": [9]}, hand=["s9"], workers=["bare"]), Seat(workers=[]))
    table.choose("at:fill_order")
    assert table.over
    assert table.game.scores == [43, 0]


# Ties


@pytest.mark.rule("V-21")
def test_a_tie_goes_to_who_has_more_lira() -> None:
    assert winners(Seat(vp=20, lira=4), Seat(vp=20, lira=5), Seat(vp=19, lira=9)) == [1]


@pytest.mark.rule("V-21", "V-105")
def test_the_income_of_the_last_year_counts_for_the_tie() -> None:
    assert winners(Seat(vp=20, lira=4, residual=2), Seat(vp=20, lira=5)) == [0]


@pytest.mark.rule("V-21")
def test_then_the_total_value_of_wine_decides() -> None:
    many = Seat(vp=20, lira=3, wines={"red": [3], "white": [2, 3]}, grapes={"red": [1]})
    few = Seat(vp=20, lira=3, wines={"red": [6]}, grapes={"red": [8, 9]})
    assert winners(many, few) == [0]


@pytest.mark.rule("V-21")
def test_then_the_total_value_of_grapes_decides() -> None:
    few = Seat(vp=20, lira=3, wines={"red": [3]}, grapes={"red": [9]})
    many = Seat(vp=20, lira=3, wines={"white": [3]}, grapes={"red": [4], "white": [5]})
    assert winners(few, many) == [1], "4 and 5 have aged to 5 and 6, while 9 stayed"


@pytest.mark.rule("V-21")
def test_otherwise_the_victory_is_shared() -> None:
    seats = [
        Seat(vp=22, lira=2),
        Seat(vp=22, lira=3, wines={"red": [3]}),
        Seat(vp=22, lira=3, wines={"white": [3]}),
    ]
    assert winners(*seats) == [1, 2]


# When it is looked


@pytest.mark.rule("V-22")
def test_who_drops_below_twenty_again_does_not_end_the_game() -> None:
    table = Table(Seat(vp=20, hand=["broker"], lira=0, workers=["bare"]), Seat(workers=[]))
    table.state.first = 0
    table.choose("at:play_summer_visitor")
    assert table.vp() == 18, "two points were sold for lira"
    table.choose("deck:summer", "deck:summer")
    assert (table.kind, table.over, table.state.year) == ("row", False, 2)


@pytest.mark.rule("V-22", "V-118")
def test_a_point_that_a_structure_card_brings_at_the_year_end_comes_too_late_to_end_the_game() -> None:
    table = year_end(Seat(vp=19, cards={"mat1": "statue"}), Seat(), structures=True)
    assert (table.vp(), table.over) == (20, False)


# The lowest score


@pytest.mark.rule("V-23", "V-79")
@pytest.mark.parametrize(("points", "lost", "left"), [(0, 3, -3), (-3, 2, -5), (-3, 3, -5), (-5, 1, -5)])
def test_points_may_become_negative_but_not_below_minus_five(points: int, lost: int, left: int) -> None:
    table = Table(Seat(vp=points), Seat())
    lose_points(table.state, table.player(), lost, BY_VISITORS)
    assert table.vp() == left
    assert sum(event.count for event in table.told("loses-points")) == points - left
