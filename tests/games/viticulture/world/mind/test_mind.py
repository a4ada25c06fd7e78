"""The mind of World as a whole: it judges everything, does not jump and plays better than chance."""

from collections.abc import Iterator
from math import isfinite
from random import Random
from typing import ClassVar

import pytest

from figurka.core.game import Game
from figurka.core.registry import new_game
from figurka.core.weights import weights_for
from figurka.games.viticulture.rules.state import VitState
from figurka.games.viticulture.world.content.events import EVENTS
from figurka.games.viticulture.world.mind.mind import PACKAGE, WorldMind, world_mind

CALM = 3.0
"""Between two years the team's chance changes by no more points than this for each player."""


def wild(continent: str, seats: int, seed: int, sense: float) -> Iterator[Game[VitState]]:
    """A game in which some choices are made with sense, the others at random; it stops at each decision."""
    game: Game[VitState] = new_game(
        "viticulture-world",
        seats,
        seed,
        checkpoints=False,
        continent=continent,
        events="random" if seed % 2 else "first",
        structures="with" if seed % 3 == 0 else "without",
        hands="hidden" if seed % 5 == 0 else "open",
    )
    random = Random(seed)
    while (decision := game.decision) is not None:
        yield game
        sensible = random.random() < sense
        count = len(decision.options)
        game.choose(game.mind.instinct(game.state, decision) if sensible else random.randrange(count))
    yield game


@pytest.mark.parametrize("continent", EVENTS)
def test_every_option_is_liked_to_some_degree(continent: str) -> None:
    for seats in (1, 3):
        for game in wild(continent, seats, seed=seats, sense=0.0):
            if game.decision is not None and len(game.history) % 3 == 0:
                likings = game.mind.likings(game.state, game.decision)
                assert len(likings) == len(game.decision.options)
                assert all(isfinite(each) for each in likings)


@pytest.mark.parametrize("continent", EVENTS)
def test_the_end_of_a_year_is_no_jump(continent: str) -> None:
    before, year = 0.0, 1
    for game in wild(continent, seats=2, seed=7, sense=0.8):
        if game.decision is not None and not game.opens_turn and game.decision.kind != "goal_change":
            continue
        worth = game.mind.evaluate(game.state, 0)
        if game.state.year != year:
            assert abs(worth - before) < CALM * game.config.seats
        before, year = worth, game.state.year


def test_every_weight_is_used() -> None:
    class Noting(dict[str, float]):
        """Weights that note which of them were read."""

        read: ClassVar[set[str]] = set()

        def __getitem__(self, name: str) -> float:
            self.read.add(name)
            return super().__getitem__(name)

    weights = Noting(weights_for(PACKAGE, 2))
    WorldMind(2, weights)
    assert weights.read == set(weights)


def test_each_number_of_seats_has_one_mind() -> None:
    assert world_mind(3) is world_mind(3)
    assert world_mind(3).seats == 3


def test_instinct_plays_better_than_chance() -> None:
    for continent in ("greengully", "africa"):
        sensible = points(continent, sense=1.0)
        assert sensible > points(continent, sense=0.0) + 8


def points(continent: str, sense: float) -> float:
    """The points of a player in a few games, on average."""
    ends = [[*wild(continent, 2, seed, sense)][-1].scores for seed in range(3)]
    return sum(sum(scores) for scores in ends) / 6
