"""Tuning finds what it should: slopes, evaluations, and rounds that can be gone on with."""

from random import Random

import pytest

from figurka.arena.tuning.fitting import fit
from figurka.arena.tuning.games import Field, results
from figurka.arena.tuning.run import Plan
from figurka.arena.tuning.shaking import Shaking, climb, moved, play_shaken, slopes

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


def test_a_weight_that_is_held_stays_and_the_others_are_fitted_around_it() -> None:
    random = Random(2)
    seen = []
    for _ in range(2000):
        features = [random.random(), random.random(), 1.0]
        seen.append((features, 5.0 * features[0] - 3.0 * features[1] + random.gauss(0.0, 0.5)))
    fitted, _ = fit(seen, WEIGHTS, NAMES, trust=1.0, held=("stone",))
    assert fitted[1] == WEIGHTS["stone"]
    assert fitted[0] == pytest.approx(5.0, abs=0.3)
    assert fitted[2] == pytest.approx(-1.0, abs=0.3), "what the stone leaves over, on average"


def test_what_is_held_is_not_tuned() -> None:
    plan = Plan("farshore", (2,), held=Plan("farshore", (2,)).names[:2])
    assert plan.names == plan.choosable[2:]


def test_a_team_is_measured_by_its_goal_and_not_by_what_a_mind_thinks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    field = Field("viticulture-world", 2)
    game = field.play([field.mind({})] * 2, 3)
    headway = game.rules.headway(game.state)
    monkeypatch.delattr(type(game.mind), "standing")
    monkeypatch.setattr(type(game.mind), "evaluate", None)
    assert results(game) == [headway + game.mind.win_worth * won for won in game.returns]
    assert headway <= 0.0


@pytest.mark.parametrize(("game", "count"), [("farshore", 2), ("viticulture-world", 1)])
def test_a_deal_is_played_with_shakes_and_their_opposites(game: str, count: int) -> None:
    field = Field(game, 2)
    weights = dict(field.mind({}).weights)
    still = play_shaken(Shaking(field, weights, tuple(weights)[:3], 0.0, [5]))
    assert [found for _, found in still] == [0.0] * count, "without shakes both games are the same"
    one, other = (play_shaken(Shaking(field, weights, tuple(weights), each, [5])) for each in (0.3, -0.3))
    assert [found for _, found in one] == [-found for _, found in other]


def test_only_an_evaluation_that_is_a_sum_can_be_fitted() -> None:
    assert Plan("tapestry", (2,), "fit").names
    assert not Plan("viticulture", (2,), "fit").names
