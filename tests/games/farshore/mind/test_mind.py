"""What must hold of the mind of Farshore in every game."""

from math import isfinite
from random import Random

import pytest

import figurka
from figurka.agents import Agent
from figurka.agents.greedy import Greedy
from figurka.agents.random import RandomAgent
from figurka.core.weights import read_weights
from figurka.games.farshore.mind.mind import FarshoreMind, mind

JUMP = 10.0
"""By how many points at most the evaluation changes when a season is prepared; in the mean by a fifth."""


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_option_of_random_games_is_judged(seats: int) -> None:
    for seed in range(2):
        game, random = figurka.new_game("farshore", seats, seed, checkpoints=False), Random(seed)
        while (decision := game.decision) is not None:
            likings = game.mind.likings(game.state, decision)
            assert len(likings) == len(decision.options)
            assert all(isfinite(liked) for liked in likings)
            assert all(isfinite(game.mind.standing(game.state, seat)) for seat in range(seats))
            game.choose(random.randrange(len(decision.options)))


def test_the_evaluation_does_not_jump_when_a_season_is_prepared() -> None:
    jumps: list[float] = []
    for seed in range(10):
        game = figurka.new_game("farshore", 2, seed, checkpoints=False)
        while (decision := game.decision) is not None:
            prepares = decision.index("prepare")
            index = prepares if prepares >= 0 else game.mind.instinct(game.state, decision)
            before, turns = game.mind.evaluate(game.state, decision.seat), game.turns
            game.choose(index)
            if prepares >= 0:
                while game.decision is not None and game.turns == turns:
                    game.choose(game.mind.instinct(game.state, game.decision))
                jumps.append(game.mind.evaluate(game.state, decision.seat) - before)
    assert len(jumps) > 20
    assert max(abs(jump) for jump in jumps) < JUMP
    assert abs(sum(jumps) / len(jumps)) < JUMP / 5


def test_at_the_end_the_evaluation_is_the_score() -> None:
    game, random = figurka.new_game("farshore", 2, 5), Random(5)
    while game.decision is not None:
        game.choose(random.randrange(len(game.decision.options)))
    assert [game.mind.evaluate(game.state, seat) for seat in range(2)] == game.scores


def test_every_weight_is_used() -> None:
    written = read_weights("figurka.games.farshore.mind")
    used = {*FarshoreMind.tuned, *FarshoreMind.features, "answer", "rival_space"}
    assert set(written["all"]) == used
    assert all(set(written[seats]) <= used for seats in written if seats not in ("made", "all"))


def test_greedy_beats_random_by_far() -> None:
    for seed in range(2):
        game = figurka.new_game("farshore", 2, seed)
        agents: list[Agent] = [Greedy(Random(seed), mind(2)), RandomAgent(Random(seed))]
        if seed % 2:
            agents.reverse()
        while (decision := game.decision) is not None:
            game.choose(agents[decision.seat].choose(game))
        assert game.scores[seed % 2] > game.scores[1 - seed % 2] + 20
