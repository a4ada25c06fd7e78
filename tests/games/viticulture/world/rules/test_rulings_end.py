"""Rulings on points and the end: W-140 to W-144."""

import pytest

from figurka.games.viticulture.rules.steps import EachPlayer, Gain
from figurka.games.viticulture.world.content.balance import FAME_LOW
from tests.games.viticulture.table import Seat
from tests.games.viticulture.world.play import cards_at_all, pass_on, place, world


@pytest.mark.rule("W-140")
@pytest.mark.parametrize(("before", "gained", "influence"), [(29, 1, 4), (28, 5, 4), (27, 2, 3)])
def test_thirty_points_count_when_they_are_reached_or_passed(
    before: int, gained: int, influence: int
) -> None:
    table = world(Seat(vp=before), Seat(), influence=3)
    table.do([Gain(vp=gained)])
    assert table.world.influence == influence


@pytest.mark.rule("W-140")
def test_thirty_points_count_in_the_turn_of_another_player_too() -> None:
    table = world(Seat(vp=5), Seat(vp=29, passed=True), influence=3)
    table.do([EachPlayer((Gain(vp=1),))])
    assert table.world.influence == 4
    assert [event.seat for event in table.told("influence")] == [1]


@pytest.mark.rule("W-140")
def test_the_influence_of_thirty_points_is_gained_at_once() -> None:
    table = world(
        Seat(vp=28, hand=["r5"], wines={"red": [5]}, structures=["medium_cellar"], lira=8),
        Seat(passed=True),
        season="winter",
        influence=9,
    )
    place(table, "fill_order:1", "blue")
    assert table.world.influence == 10
    table.cannot("at:gain_influence:1")


@pytest.mark.rule("W-141")
def test_in_year_six_every_step_of_the_year_end_is_done_before_the_win_is_checked() -> None:
    hand = ["pinot", "syrah", "merlot", "r5", "w5", "b4"]
    seat = Seat(vp=24, hand=hand, residual=2, grapes={"red": [1]}, cards={"mat1": "statue"})
    table = world(seat, Seat(vp=25), season="winter", year=6, influence=10, structures=True)
    table.choose("pass")
    assert table.kind == "hand_limit"
    table.choose("vine:pinot")
    assert (table.lira(), table.grapes("red"), table.vp()) == (2, [2], 25)
    table.choose("pass")
    assert table.over
    assert table.game.winners == [0, 1]


@pytest.mark.rule("W-141", "W-71")
def test_influence_of_the_continents_last_check_counts() -> None:
    for fame, winners in ((FAME_LOW[2], [0, 1]), (0, [])):
        table = world(
            Seat(vp=27),
            Seat(vp=27),
            season="winter",
            year=6,
            influence=9,
            continent="north_america",
            event="na_catawba",
        )
        table.world.fame = fame
        pass_on(table, 2)
        assert table.over
        assert table.game.winners == winners


@pytest.mark.rule("W-142")
def test_the_card_of_the_dock_comes_after_the_limit_and_is_kept() -> None:
    hand = ["pinot", "syrah", "merlot", "r5", "w5", "b4", "patron"]
    seat = Seat(hand=hand, cards={"mat1": "dock"})
    table = world(seat, Seat(), season="winter", structures=True)
    table.choose("pass", "vine:pinot", "vine:syrah")
    assert cards_at_all(table) == 6
    assert len(table.hand("order")) == 4
    assert table.asked == 1


@pytest.mark.rule("W-143")
def test_in_autumn_the_benefit_comes_before_the_cottage_and_nobody_waits() -> None:
    seat = Seat(structures=["cottage"])
    table = world(seat, Seat(structures=["cottage"])).choose("pass")
    assert table.kind == "autumn"
    table.choose("part:drawchoice-count1", "deck:vine")
    assert len(table.hand("vine")) == 1, "drawn before the visitor is asked for"
    assert (table.asked, table.kind) == (0, "draw")
    table.choose("deck:summer")
    assert (table.asked, table.kind) == (1, "place"), "the others are still in summer"


@pytest.mark.rule("W-144")
@pytest.mark.parametrize(
    ("structures", "before", "after"),
    [
        ([], [1, 2, 3], [1, 2, 3]),
        ([], [1, 3], [2, 3]),
        (["medium_cellar"], [2, 3], [3, 4]),
        (["medium_cellar"], [3, 5, 6], [4, 5, 6]),
        (["medium_cellar", "large_cellar"], [6, 8, 9], [7, 8, 9]),
    ],
)
def test_wine_ages_from_the_highest_down_within_its_cellar(
    structures: list[str], before: list[int], after: list[int]
) -> None:
    table = world(Seat(structures=structures, wines={"red": before}), Seat(), season="winter").choose("pass")
    assert table.wines("red") == after


@pytest.mark.rule("W-144")
def test_grapes_age_from_the_highest_down() -> None:
    table = world(Seat(grapes={"red": [1, 2, 3], "white": [8, 9]}), Seat(), season="winter").choose("pass")
    assert (table.grapes("red"), table.grapes("white")) == ([2, 3, 4], [8, 9])
