"""Evolution (CMA-ES): candidates play the same deals against the weights so far, the better ones breed."""

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass

import cma

from figurka.arena.tuning.games import Field
from figurka.arena.tuning.matching import Match, play_match
from figurka.arena.tuning.shaking import moved
from figurka.core.mind import Weights


@dataclass(frozen=True)
class Generation:
    """What came of one generation: the middle of its candidates, and by how much the best were ahead."""

    number: int
    weights: Weights
    lead: float
    games: int


def evolve(
    field: Field,
    weights: Weights,
    names: Sequence[str],
    spread: float,
    deals: int,
    generations: int,
    first_seed: int,
    executor: Executor,
) -> Iterator[Generation]:
    """Generation after generation, each on deals of its own."""
    options = {"seed": first_seed + 1, "verbose": -9, "CMA_diagonal": True}
    strategy = cma.CMAEvolutionStrategy([0.0] * len(names), 1.0, options)
    games = 0
    for number in range(generations):
        seeds = range(first_seed + number * deals, first_seed + (number + 1) * deals)
        shakes = strategy.ask()
        tried = [Match(field, moved(weights, names, each, spread), weights, seeds) for each in shakes]
        leads = [sum(found) / deals for found in executor.map(play_match, tried)]
        games += deals * len(shakes)
        strategy.tell(shakes, [-lead for lead in leads])
        middle = moved(weights, names, list(strategy.result.xfavorite), spread)
        yield Generation(number, middle, max(leads), games)
