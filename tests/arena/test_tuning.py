"""Tuning finds what it should: slopes, evaluations, and rounds that can be gone on with."""

from random import Random

import pytest

from figurka.arena.tuning.fitting import fit
from figurka.arena.tuning.shaking import climb, moved, slopes

NAMES = ("wood", "stone", "pebble")
WEIGHTS = {"wood": 2.0, "stone": -1.0, "pebble": 0.0}


def rows(true: list[float], count: int = 3000) -> list[tuple[list[float], float]]:
    """Shakes, and results that follow from them with much noise."""
    random = Random(1)
    found = []
    for _ in range(count):
        shakes = [random.gauss(0.0, 1.0) for _ in true]
        found.append((shakes, sum(a * b for a, b in zip(shakes, true, strict=True)) + random.gauss(0.0, 5.0)))
    return found


def test_a_weight_is_moved_by_a_part_of_its_size_and_a_small_one_by_a_least_step() -> None:
    assert moved(WEIGHTS, NAMES, [1.0, -1.0, 1.0], 0.5) == {"wood": 3.0, "stone": -1.5, "pebble": 0.125}


def test_slopes_are_found_under_noise() -> None:
    slope, error = slopes(rows([2.0, 0.0, -1.0]))
    for found, true, wide in zip(slope, [2.0, 0.0, -1.0], error, strict=True):
        assert found == pytest.approx(true, abs=4 * wide)
    assert all(each < 0.2 for each in error)


def test_a_step_leads_uphill_and_leaves_alone_what_does_not_matter() -> None:
    found = climb(WEIGHTS, NAMES, rows([2.0, 0.0, -1.0]), 0.5)
    assert found["wood"] == pytest.approx(3.0)
    assert found["stone"] == pytest.approx(-1.0, abs=0.05)
    assert found["pebble"] < -0.03


def test_an_evaluation_is_fitted_and_what_was_never_seen_stays() -> None:
    random = Random(2)
    seen = []
    for _ in range(4000):
        features = [random.random(), random.random(), 0.0]
        seen.append((features, 5.0 * features[0] - 3.0 * features[1] + random.gauss(0.0, 0.5)))
    fitted, explained = fit(seen, WEIGHTS, NAMES, trust=20.0)
    assert list(fitted) == pytest.approx([5.0, -3.0, 0.0], abs=0.25)
    assert explained > 0.8
