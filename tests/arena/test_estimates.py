"""Intervals hold what they promise, and games of one deal are not taken for independent ones."""

from collections.abc import Sequence
from math import inf
from random import Random

import pytest

from figurka.arena.estimates import Estimate, Ratio, t_95


def ratio(deals: Sequence[tuple[float, float]]) -> Ratio:
    """Some deals added up."""
    found = Ratio()
    for taken, given in deals:
        found.add(taken, given)
    return found


def test_students_quantiles() -> None:
    known = {1: 12.706, 2: 4.303, 3: 3.182, 5: 2.571, 10: 2.228, 30: 2.042, 1000: 1.962}
    for freedom, quantile in known.items():
        assert t_95(freedom) == pytest.approx(quantile, rel=2e-3)


def test_a_mean_of_deals_is_the_usual_one() -> None:
    found = ratio([(10, 1), (12, 1), (17, 1)]).mean()
    assert found.value == 13
    assert found.high - found.value == pytest.approx(4.3027 * (13 / 3) ** 0.5, rel=1e-3)
    assert found.low + found.high == pytest.approx(26)


def test_copies_of_a_deal_within_it_tell_nothing_more() -> None:
    single = ratio([(won, 1) for won in (1, 0, 1, 1, 0, 0, 1, 0)])
    copied = ratio([(4 * won, 4) for won in (1, 0, 1, 1, 0, 0, 1, 0)])
    assert copied.mean() == single.mean()
    assert copied.rate().high - copied.rate().low == pytest.approx(
        single.rate().high - single.rate().low, rel=0.1
    )


def test_what_cancels_within_deals_makes_the_interval_narrow() -> None:
    random = Random(1)
    wins = [1 if random.random() < 0.9 else random.choice((0, 2)) for _ in range(200)]
    paired = ratio([(won, 2) for won in wins]).rate()
    alone = ratio([(float(random.random() < 0.5), 1) for _ in range(400)]).rate()
    assert paired.high - paired.low < 0.5 * (alone.high - alone.low)


def test_few_deals_alike_are_not_certain() -> None:
    always = ratio([(2, 2)] * 5).rate()
    assert always.value == 1.0
    assert 0.3 < always.low < 0.8
    even = ratio([(1, 2)] * 5).rate()
    assert even.low < 0.4
    assert even.high > 0.6


def test_of_one_deal_nothing_is_known() -> None:
    assert ratio([(1, 2)]).rate() == Estimate(0.5, 0.0, 1.0)
    assert ratio([(7, 1)]).mean() == Estimate(7, -inf, inf)
    assert Ratio().rate() == Estimate(0.0, 0.0, 1.0)


def test_deals_that_gave_no_occasion_are_left_out() -> None:
    assert ratio([(1, 2), (0, 0), (2, 2)]).deals == 2


@pytest.mark.parametrize("rate", [0.5, 0.9])
def test_the_interval_of_a_rate_covers_it_in_95_of_100_cases(rate: float) -> None:
    random, covered = Random(3), 0
    for _ in range(600):
        deals = []
        for _ in range(25):
            luck = random.choice((-0.1, 0.1))
            deals.append((sum(random.random() < rate + luck for _ in range(3)), 3.0))
        found = ratio(deals).rate()
        covered += not found.leaves_out(rate)
    assert covered >= 0.93 * 600
