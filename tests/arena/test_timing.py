"""Times in bins: what is added up tells quantiles well enough."""

from collections import Counter
from random import Random

import pytest

from figurka.arena.players import arena_agent
from figurka.arena.timing import Timed, bin_of, quantile
from figurka.core.registry import new_game


def test_quantiles_of_many_times() -> None:
    random = Random(1)
    seconds = sorted(random.lognormvariate(-7.0, 1.0) for _ in range(4000))
    times = Counter(bin_of(each) for each in seconds)
    assert quantile(times, 0.5) == pytest.approx(seconds[2000], rel=0.05)
    assert quantile(times, 0.95) == pytest.approx(seconds[3800], rel=0.08)
    assert quantile({}, 0.5) == 0.0


def test_a_time_of_nothing_is_a_time() -> None:
    assert bin_of(0.0) == -90


def test_every_decision_is_timed_and_none_is_changed() -> None:
    game = new_game("farshore", 2, 3)
    agent, again = Timed(arena_agent("beginner", 5)), arena_agent("beginner", 5)
    for _ in range(10):
        chosen = agent.choose(game)
        assert chosen == again.choose(game)
        game.choose(chosen)
    assert agent.times.total() == 10
