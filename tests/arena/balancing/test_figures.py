"""The statistics against distributions that are known."""

from math import isnan
from random import Random

import pytest

from figurka.arena.balancing.figures import (
    FEWEST,
    clear,
    mean,
    ratio,
    ratio_difference,
    slope,
    two_sided,
)
from figurka.arena.statistics import wilson

RUNS = 400


def test_a_normal_variable_is_seldom_far_from_zero() -> None:
    assert two_sided(0) == 1
    assert two_sided(1.959964) == pytest.approx(0.05, abs=1e-6)
    assert two_sided(-1.959964) == two_sided(1.959964)


def test_the_rate_of_independent_seats_is_wilsons() -> None:
    found = ratio([(float(number < 120), 1) for number in range(300)])
    assert found.value == pytest.approx(0.4)
    assert (found.low, found.high) == pytest.approx(wilson(120, 300), abs=0.001)


def test_seats_that_always_win_together_tell_as_much_as_one() -> None:
    apart = ratio([(float(number < 30), 1) for number in range(60)])
    together = ratio([(3.0 * (number < 30), 3) for number in range(60)])
    assert together.seats == 180
    assert (together.low, together.high) == pytest.approx((apart.low, apart.high))


def test_the_rate_of_nobody() -> None:
    assert isnan(ratio([]).value)
    assert isnan(ratio([(0.0, 0)]).low)


def drawn(random: Random, effect: float, games: int = 200) -> list[tuple[float, float]]:
    """Games of two seats of which one has a thing that is worth the effect."""
    pairs = []
    for _ in range(games):
        more = random.gauss(effect, 1)
        pairs.append((0.5 * more, 0.5))
    return pairs


def test_an_effect_is_found_with_its_margin() -> None:
    found = slope(drawn(Random(1), 0.5, games=5000))
    assert found.value == pytest.approx(0.5, abs=0.05)
    assert found.margin == pytest.approx(1.96 / 5000**0.5, rel=0.05)
    assert found.p < 1e-6


def test_where_there_is_nothing_one_in_twenty_looks_like_something() -> None:
    random = Random(2)
    found = [slope(drawn(random, 0.0)) for _ in range(RUNS)]
    assert 0.02 <= sum(each.p < 0.05 for each in found) / RUNS <= 0.09
    assert 0.91 <= sum(abs(each.value) <= each.margin for each in found) / RUNS <= 0.98


def test_too_few_games_are_not_tested() -> None:
    few = slope([(0.5, 0.5)] * (FEWEST - 1))
    assert (few.value, few.p) == (1.0, 1.0)
    assert slope([(0.5, 0.5)] * FEWEST).p < 0.01
    assert isnan(slope([(0.0, 0.0)] * 50).value)


def test_a_mean_is_tested_against_zero() -> None:
    random = Random(3)
    assert mean([random.gauss(1, 1) for _ in range(200)]).p < 1e-6
    assert mean([0.0] * 200).p == 1.0
    assert mean([0.0] * 190 + [9.0] * 10).p == 1.0
    assert isnan(mean([]).value)


def test_a_ratio_moves_between_two_versions_of_the_same_deals() -> None:
    random = Random(4)
    pairs = []
    for _ in range(3000):
        luck = random.random()
        pairs.append(((float(luck < 0.3), 1.0), (float(luck < 0.4), 1.0)))
    found = ratio_difference(pairs)
    assert found.value == pytest.approx(0.1, abs=0.02)
    assert found.margin < 0.02
    assert found.p < 1e-6
    same = ratio_difference([(early, early) for early, _ in pairs])
    assert (same.value, same.margin, same.p) == (0.0, 0.0, 1.0)


def test_holm_goes_from_the_least_likely_on() -> None:
    assert clear([0.01, 0.04, 0.03]) == [True, False, False]
    assert clear([0.01, 0.02, 0.04]) == [True, True, True]
    assert clear([]) == []


def test_among_many_comparisons_luck_alone_makes_hardly_any_stand_clear() -> None:
    random = Random(5)
    any_clear = [any(clear([random.random() for _ in range(100)])) for _ in range(RUNS)]
    assert sum(any_clear) / RUNS <= 0.09
    assert sum(any(random.random() < 0.05 for _ in range(100)) for _ in range(RUNS)) / RUNS > 0.9
