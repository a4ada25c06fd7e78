"""How long agents think: counted in bins, so that many games can be added up."""

from collections import Counter
from collections.abc import Mapping
from math import floor, log10
from time import perf_counter
from typing import Any

from figurka.agents import Agent
from figurka.core.game import Game

BINS = 10
"""Bins for each power of ten: a time is known to about a quarter, a quantile among many better."""
SHORTEST = 1e-9


class Timed:
    """An agent by the clock."""

    def __init__(self, agent: Agent) -> None:
        self.agent = agent
        self.times: Counter[int] = Counter()
        """How many decisions took about so long, by bins."""

    def choose(self, game: Game[Any]) -> int:
        """The index of an option of the game's decision."""
        start = perf_counter()
        chosen = self.agent.choose(game)
        self.times[bin_of(perf_counter() - start)] += 1
        return chosen


def bin_of(seconds: float) -> int:
    """The bin of a time."""
    return floor(log10(max(seconds, SHORTEST)) * BINS)


def quantile(times: Mapping[int, int], part: float) -> float:
    """The seconds that this part of the decisions did not exceed; within a bin all are spread evenly."""
    rank = part * sum(times.values())
    for place in sorted(times):
        if rank <= times[place]:
            return float(10 ** ((place + rank / times[place]) / BINS))
        rank -= times[place]
    return 0.0
