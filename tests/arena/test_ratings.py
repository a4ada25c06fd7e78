"""Ratings find strengths that are known, whatever the order of games, and say how unsure they are."""

from random import Random

import pytest

from figurka.arena.ratings import fitting, rate
from figurka.arena.seatings import Seatings
from figurka.arena.tally import Order


def deals_of(strengths: tuple[int, ...], seats: int, deals: int, seed: int = 1) -> list[tuple[Order, ...]]:
    """Games whose orders come from known strengths: 400 points are odds of ten to one."""
    random, seatings = Random(seed), Seatings(len(strengths), seats)
    return [
        tuple(order_of(strengths, seatings.at(deal, turn), random) for turn in range(len(strengths)))
        for deal in range(deals)
    ]


def order_of(strengths: tuple[int, ...], sitting: tuple[int, ...], random: Random) -> Order:
    """One game."""
    left, places = list(range(len(sitting))), [0] * len(sitting)
    for place in range(len(sitting)):
        seat = random.choices(left, [10 ** (strengths[sitting[each]] / 400) for each in left])[0]
        places[seat] = place
        left.remove(seat)
    return sitting, tuple(places)


@pytest.mark.parametrize(
    ("strengths", "seats"), [((1600, 1400), 2), ((1650, 1500, 1350), 3), ((1650, 1350), 3)]
)
def test_known_strengths_lie_within_the_intervals(strengths: tuple[int, ...], seats: int) -> None:
    found = rate(deals_of(strengths, seats, 100), len(strengths), passes=20)
    for strength, estimate in zip(strengths, found.agents, strict=True):
        assert estimate.low <= strength <= estimate.high
        assert 10 < estimate.high - estimate.value < 100
    lead = found.leads[0, len(strengths) - 1]
    assert lead.low <= strengths[0] - strengths[-1] <= lead.high


def test_the_order_of_the_deals_does_not_matter_beyond_the_doubt() -> None:
    deals = deals_of((1560, 1440), 2, 80)
    one, other = rate(deals, 2, passes=30), rate(deals[::-1], 2, passes=30)
    margin = one.agents[0].high - one.agents[0].value
    assert one.agents[0].value == pytest.approx(other.agents[0].value, abs=margin / 2)
    assert rate(deals, 2, passes=30) == one, "nothing is left to chance"


def test_more_games_than_a_pass_takes_make_the_interval_narrower() -> None:
    few, many = (rate(deals_of((1550, 1450), 2, deals), 2, passes=15) for deals in (500, 4000))
    assert many.games == few.games
    assert many.leads[0, 1].high - many.leads[0, 1].value < 0.6 * (
        few.leads[0, 1].high - few.leads[0, 1].value
    )


def test_equals_cannot_be_told_apart() -> None:
    sitting = [((0, 1), (0, 0)), ((1, 0), (0, 0))]
    found = rate([tuple(sitting)] * 30, 2, passes=10)
    assert [estimate.value for estimate in found.agents] == [1500, 1500]
    assert found.leads[0, 1].low < 0 < found.leads[0, 1].high


def test_ratings_are_pulled_together_until_they_tell_the_meetings() -> None:
    meetings = {(0, 1, 1): 10, (0, 1, 0): 1}
    assert fitting([400, -400], meetings) == pytest.approx(0.5, abs=0.01)
    assert fitting([100, -100], meetings) == 1.0
