"""The statistics against distributions that are known."""

from math import isnan
from random import Random

import pytest

from figurka.arena.balancing.figures import (
    FEWEST,
    Estimate,
    clear,
    mean,
    ratio,
    ratio_difference,
    slope,
    two_sided,
    two_sided_t,
)
from figurka.arena.statistics import wilson

RUNS = 400


def chance(found: Estimate) -> float:
    """How likely luck alone brings it, if that was tested."""
    assert found.p is not None
    return found.p


def test_a_normal_variable_is_seldom_far_from_zero() -> None:
    assert two_sided(0) == 1
    assert two_sided(1.959964) == pytest.approx(0.05, abs=1e-6)
    assert two_sided(-1.959964) == two_sided(1.959964)


@pytest.mark.parametrize(
    ("t", "freedom", "p"),
    [(12.7062, 1, 0.05), (4.3027, 2, 0.05), (2.0930, 19, 0.05), (3.5794, 19, 0.002), (1.9623, 1000, 0.05)],
)
def test_students_variable_is_oftener_far_from_zero(t: float, freedom: int, p: float) -> None:
    assert two_sided_t(t, freedom) == pytest.approx(p, rel=1e-3)
    assert two_sided_t(-t, freedom) == two_sided_t(t, freedom)
    assert two_sided_t(0, freedom) == 1
    assert two_sided_t(1e9, 10**6) == pytest.approx(0)


def test_few_deals_stand_clear_no_oftener_than_many() -> None:
    """The scatter of twenty deals is itself a guess: by the normal distribution four times as many would."""
    random, runs, comparisons = Random(6), 12_000, 25
    found = [mean([random.gauss(0, 1) for _ in range(FEWEST)]) for _ in range(runs)]
    assert sum(chance(each) < 0.05 / comparisons for each in found) / runs * comparisons <= 0.085
    assert sum(abs(each.value) > each.margin for each in found) / runs == pytest.approx(0.05, abs=0.007)


def test_a_ratio_of_few_deals_is_held_to_the_same() -> None:
    random, runs = Random(7), 4_000
    found = []
    for _ in range(runs):
        pairs = [((random.gauss(0, 1), 3.0), (random.gauss(0, 1), 3.0)) for _ in range(FEWEST)]
        found.append(ratio_difference(pairs))
    assert sum(chance(each) < 0.01 for each in found) / runs <= 0.0145
    assert sum(abs(each.value) > each.margin for each in found) / runs == pytest.approx(0.05, abs=0.012)


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
    assert found.p is not None
    assert found.p < 1e-6


def test_where_there_is_nothing_one_in_twenty_looks_like_something() -> None:
    random = Random(2)
    found = [slope(drawn(random, 0.0)) for _ in range(RUNS)]
    assert 0.02 <= sum(chance(each) < 0.05 for each in found) / RUNS <= 0.09
    assert 0.91 <= sum(abs(each.value) <= each.margin for each in found) / RUNS <= 0.98


def test_too_few_games_are_not_tested() -> None:
    few = slope([(0.5, 0.5)] * (FEWEST - 1))
    assert (few.value, few.p) == (1.0, None)
    enough = slope([(0.5, 0.5)] * FEWEST)
    assert enough.p is not None
    assert enough.p < 0.01
    assert isnan(slope([(0.0, 0.0)] * 50).value)


def test_a_mean_is_tested_against_zero() -> None:
    random = Random(3)
    assert chance(mean([random.gauss(1, 1) for _ in range(200)])) < 1e-6
    assert mean([0.0] * 200).p is None
    assert mean([0.0] * 190 + [9.0] * 10).p is None
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
    assert chance(found) < 1e-6
    same = ratio_difference([(early, early) for early, _ in pairs])
    assert (same.value, same.margin, same.p) == (0.0, 0.0, None)


def test_holm_goes_from_the_least_likely_on() -> None:
    assert clear([0.01, 0.04, 0.03]) == [True, False, False]
    assert clear([0.01, 0.02, 0.04]) == [True, True, True]
    assert clear([]) == []


def test_among_many_comparisons_luck_alone_makes_hardly_any_stand_clear() -> None:
    random = Random(5)
    any_clear = [any(clear([random.random() for _ in range(100)])) for _ in range(RUNS)]
    assert sum(any_clear) / RUNS <= 0.09
    assert sum(any(random.random() < 0.05 for _ in range(100)) for _ in range(RUNS)) / RUNS > 0.9
