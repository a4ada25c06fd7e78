"""North America: fame, interviews, and the band in which fame should end the year.

Where a figure matters the headline is the test's own, so that the events may be tuned.
"""

from collections.abc import Mapping
from typing import Any

import pytest

from figurka.games.viticulture.rules.steps import Gain
from figurka.games.viticulture.world.content.balance import FAME_LOW, FAME_MOST, FAME_START
from figurka.games.viticulture.world.rules.things import Event, Headline
from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.world.continents import begin_year, idle

REWARD = (Gain(influence=1, lira=5),)


def press(*seats: Seat, fame: int = 5, listed: Mapping[str, int] | None = None, **said: Any) -> Table:
    """A year in North America with a headline of the test's own."""
    table = Table(*seats, **{"continent": "north_america", "influence": 0, **said})
    table.world.event = Event(1, "na_catawba", "K", "c1", headline=Headline(listed or {"C": 1}, REWARD))
    table.world.fame = fame
    return table


def year_end(fame: int, *seats: Seat) -> Table:
    """What the check makes of fame when nobody does anything in the last winter."""
    players = seats or (idle(lira=3), idle(lira=3))
    return press(*players, fame=fame, season="winter", year=6).begin()


@pytest.mark.rule("W-360")
def test_fame_begins_low_on_its_track() -> None:
    assert Table(continent="north_america").world.fame == FAME_START


@pytest.mark.rule("W-361", "W-302")
def test_listed_actions_change_fame() -> None:
    table = press(Seat(), Seat(), listed={"C": 2, "B": -1})
    table.choose("at:give_tour:1", "worker:yellow")
    assert table.world.fame == 7
    table.choose("at:draw_vine:1", "worker:yellow")
    assert table.world.fame == 6


@pytest.mark.rule("W-361", "W-301")
def test_the_lira_space_may_be_listed() -> None:
    table = press(Seat(), Seat(), listed={"$": 1}).choose("at:gain_lira", "worker:yellow")
    assert table.world.fame == 6


@pytest.mark.rule("W-361")
def test_other_actions_leave_fame_alone() -> None:
    table = press(Seat(), Seat()).choose("at:draw_vine:1", "worker:yellow")
    assert table.world.fame == 5


@pytest.mark.rule("W-361")
def test_an_action_brings_fame_once_for_each_player() -> None:
    table = press(Seat(), Seat(), ovals={"C1": "vine"})
    table.choose("at:give_tour:1", "worker:yellow")
    table.choose("at:give_tour:1", "worker:yellow")
    assert table.world.fame == 7
    table.choose("at:give_tour:1", "worker:yellow")
    assert table.world.fame == 7


@pytest.mark.rule("W-361")
def test_every_listed_action_brings_a_player_fame() -> None:
    table = press(Seat(), Seat(passed=True), listed={"C": 1, "B": 1})
    table.choose("at:give_tour:1", "worker:yellow", "at:draw_vine:1", "worker:yellow")
    assert table.world.fame == 7


@pytest.mark.rule("W-361")
def test_next_year_an_action_brings_fame_again() -> None:
    table = press(Seat(), Seat())
    table.world.year.famous[0] = -1
    begin_year(table, "na_hollywood").choose("position:1", "position:2", "at:give_tour:1", "worker:yellow")
    assert table.world.fame > 5


@pytest.mark.rule("W-362")
@pytest.mark.parametrize(("act", "fame"), [("up", 6), ("down", 4)])
def test_an_interview_costs_two_cards_and_moves_fame_by_one(act: str, fame: int) -> None:
    table = press(Seat(hand=["malvasia", "patron", "r5"]), Seat())
    table.choose(f"interview:{act}", "visitor:patron", "order:r5")
    assert (table.world.fame, table.hand("vine"), table.kind) == (fame, ["malvasia"], "place")


@pytest.mark.rule("W-362")
def test_there_is_one_interview_for_the_team_and_year() -> None:
    hand = ["malvasia", "malvasia"]
    table = press(Seat(hand=hand), Seat(hand=hand)).choose("interview:up")
    table.cannot("interview:up", "interview:down")
    table.choose("at:give_tour:1", "worker:yellow")
    assert table.asked == 1
    table.cannot("interview:up", "interview:down")


@pytest.mark.rule("W-362")
def test_one_card_is_not_enough_for_an_interview() -> None:
    press(Seat(hand=["malvasia"]), Seat()).cannot("interview:up", "interview:down")


@pytest.mark.rule("W-362")
def test_there_is_another_interview_next_year() -> None:
    table = press(Seat(hand=["malvasia", "malvasia"]), Seat())
    table.world.year.interviewed = True
    begin_year(table, "na_catawba").choose("position:3", "position:5")
    assert "interview:up" in table.options


@pytest.mark.rule("W-363", "W-304")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("above", [0, 1])
def test_fame_in_the_band_is_rewarded_and_set_back(seats: int, above: int) -> None:
    table = year_end(FAME_LOW[seats] + above, *[idle(lira=1, vp=1) for _ in range(seats)])
    assert (table.world.influence, table.world.fame) == (1, FAME_START)
    assert [table.lira(seat) for seat in range(seats)] == [6] + [1] * (seats - 1)
    assert all(table.vp(seat) == 1 for seat in range(seats))


@pytest.mark.rule("W-363", "W-304")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_fame_above_the_band_is_a_scandal(seats: int) -> None:
    table = year_end(FAME_LOW[seats] + 2, *[idle(lira=1, vp=4) for _ in range(seats)])
    assert (table.world.influence, table.world.fame) == (0, FAME_START)
    assert [(table.vp(seat), table.lira(seat)) for seat in range(seats)] == [(3, 1)] * seats


@pytest.mark.rule("W-363", "W-304")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_fame_below_the_band_is_obscurity(seats: int) -> None:
    low = FAME_LOW[seats] - 1
    table = year_end(low, *[idle(lira=4, vp=4) for _ in range(seats)])
    assert (table.world.influence, table.world.fame) == (0, low)
    assert [(table.vp(seat), table.lira(seat)) for seat in range(seats)] == [(4, 3)] * seats


@pytest.mark.rule("W-363", "W-307")
def test_obscurity_takes_no_lira_that_is_not_there() -> None:
    assert year_end(0, idle(), idle(lira=1)).lira(0) == 0


@pytest.mark.rule("W-363", "W-307")
def test_a_scandal_takes_no_point_below_the_end_of_the_track() -> None:
    assert year_end(FAME_MOST, idle(vp=-5), idle()).vp(0) == -5


@pytest.mark.rule("W-364")
def test_fame_never_leaves_its_track() -> None:
    table = press(Seat(), Seat(), fame=FAME_MOST, listed={"C": 2, "B": -FAME_MOST - 1})
    table.choose("at:give_tour:1", "worker:yellow")
    assert table.world.fame == FAME_MOST
    table.choose("at:draw_vine:1", "worker:yellow")
    assert table.world.fame == 0


@pytest.mark.rule("W-364", "W-362")
@pytest.mark.parametrize(("fame", "act"), [(0, "down"), (FAME_MOST, "up")])
def test_an_interview_does_not_lead_off_the_track(fame: int, act: str) -> None:
    press(Seat(hand=["malvasia", "malvasia"]), Seat(), fame=fame).cannot(f"interview:{act}")
