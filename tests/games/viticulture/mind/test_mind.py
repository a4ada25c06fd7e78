"""What computer players know of Viticulture: every option is judged, years end without a jump."""

from collections.abc import Iterator, Mapping
from math import isfinite
from random import Random
from typing import Any

import pytest

from figurka.agents import Agent
from figurka.agents.greedy import Greedy
from figurka.agents.random import RandomAgent
from figurka.core.game import Game
from figurka.core.mind import Weights
from figurka.core.registry import new_game
from figurka.core.weights import read_weights
from figurka.games.viticulture.mind.mind import PACKAGE, VitMind, mind
from figurka.games.viticulture.rules.state import VitState

SETTINGS = ({"structures": ("without",)}, {"structures": ("with",)})
MOST_AT_YEAR_END = 7.5
"""No end of a year changes how a seat stands by more: a harvest that was not brought in, a hand too large."""
USUAL_AT_YEAR_END = 3.0


def play_at_random(seats: int, seed: int, settings: Mapping[str, Any]) -> Iterator[Game[VitState]]:
    """A game by chance, stopped at every decision."""
    game = new_game("viticulture", seats, seed, checkpoints=False, **settings)
    random = Random(seed)
    while game.decision is not None and game.state.year < 12:
        yield game
        game.choose(random.randrange(len(game.decision.options)))


@pytest.mark.parametrize("settings", SETTINGS)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_option_of_random_games_is_judged(seats: int, settings: Mapping[str, Any]) -> None:
    for seed in range(3):
        for game in play_at_random(seats, seed, settings):
            assert game.decision is not None
            likings = mind(seats).likings(game.state, game.decision)
            assert len(likings) == len(game.decision.options)
            assert all(isfinite(each) for each in likings)


def test_a_year_ends_without_a_jump() -> None:
    changes: list[float] = []
    for seed in range(12):
        year, before = 1, [0.0, 0.0]
        for game in play_by_instinct(seed):
            state = game.state
            if state.year != year:
                changes += [abs(mind(2).evaluate(state, seat) - before[seat]) for seat in (0, 1)]
                year = state.year
            before = [mind(2).evaluate(state, seat) for seat in (0, 1)]
    assert max(changes) < MOST_AT_YEAR_END
    assert sum(changes) / len(changes) < USUAL_AT_YEAR_END


def play_by_instinct(seed: int) -> Iterator[Game[VitState]]:
    """A game by instinct, stopped at every decision."""
    game = new_game("viticulture", 2, seed, checkpoints=False)
    while game.decision is not None:
        yield game
        game.choose(mind(2).instinct(game.state, game.decision))


class Asked(dict[str, float]):
    """Weights that note which of them were asked for."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.names: set[str] = set()

    def __getitem__(self, name: str) -> float:
        self.names.add(name)
        return super().__getitem__(name)


def test_every_weight_is_used() -> None:
    read = read_weights(PACKAGE)
    weights = Asked(read["all"])
    VitMind(2, weights)
    assert weights.names == set(weights)
    for seats in read.keys() - {"made", "all"}:
        assert read[seats].keys() <= weights.keys()


def test_the_mind_is_made_once() -> None:
    assert mind(3) is mind(3)


def test_a_greedy_player_beats_chance() -> None:
    for seed in range(3):
        game = new_game("viticulture", 2, seed)
        players: list[Agent] = [Greedy(Random(seed)), RandomAgent(Random(seed))]
        while game.decision is not None:
            game.choose(players[game.decision.seat].choose(game))
        assert game.scores[0] >= 20 > game.scores[1] + 8
