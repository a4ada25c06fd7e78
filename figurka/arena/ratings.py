"""Ratings by openskill, with what resampling whole deals says of their uncertainty."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import combinations
from math import e, log10, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from figurka.arena.estimates import Z_95, Estimate
from figurka.arena.tally import Order
from figurka.core.errors import FigurkaError

Meeting = tuple[int, int, int]
"""Two agents, and whether the first was ahead."""
PASSES = 100
"""So often all is rated from the start, each time by other deals in another order."""
MOST_GAMES = 1000
"""A pass takes no more games; the interval tells what all of them would."""
MIDDLE = 1500
"""The mean of the field."""
TENFOLD = 400
"""So many points more make it ten times as likely to finish ahead as behind."""


class NoRatingError(FigurkaError):
    """The library for ratings is not installed."""


@dataclass(frozen=True)
class Ratings:
    """The rating of each agent, and by how much each is above the one below it."""

    agents: tuple[Estimate, ...]
    leads: dict[tuple[int, int], Estimate]
    """By agent and agent, the higher one first: how much higher."""
    passes: int
    games: int
    """How many games a pass rates."""


def rate(deals: Sequence[tuple[Order, ...]], agents: int, seed: int = 0, passes: int = PASSES) -> Ratings:
    """Rate agents by the orders in which they finished; the seed decides which deals each pass draws."""
    rater = Rater(agents, seats=len(deals[0][0][0]))
    random = Random(seed)
    size = min(len(deals), max(1, MOST_GAMES // len(deals[0])))
    found = [rater.rated(random.choices(deals, k=size), random) for _ in range(passes)]
    meetings = count_meetings(deals)
    fit = fitting([fmean(ratings[agent][0] for ratings in found) for agent in range(agents)], meetings)
    shrink = sqrt(size / len(deals))
    values = [[ratings[agent][0] * fit for ratings in found] for agent in range(agents)]
    doubts = [fmean(ratings[agent][1] for ratings in found) * fit for agent in range(agents)]
    estimates = tuple(
        around(MIDDLE + fmean(each), max(stdev(each), doubt) * shrink)
        for each, doubt in zip(values, against_the_mean(doubts), strict=True)
    )
    leads = {}
    for one in range(agents):
        for two in range(agents):
            differences = [a - b for a, b in zip(values[one], values[two], strict=True)]
            if one != two and fmean(differences) >= 0:
                doubt = max(stdev(differences), sqrt(doubts[one] ** 2 + doubts[two] ** 2))
                leads[one, two] = around(fmean(differences), doubt * shrink)
    return Ratings(estimates, leads, passes, size * len(deals[0]))


def against_the_mean(doubts: Sequence[float]) -> list[float]:
    """How unsure the distance of each from the mean of all is, if each by itself is as unsure as that."""
    count = len(doubts)
    all_squares = sum(doubt * doubt for doubt in doubts)
    return [sqrt(doubt * doubt * (1 - 2 / count) + all_squares / count**2) for doubt in doubts]


def count_meetings(deals: Sequence[tuple[Order, ...]]) -> Counter[Meeting]:
    """How often one agent finished ahead of another (1), behind it (0), or beside it (both by half)."""
    counts: Counter[Order] = Counter(order for deal in deals for order in deal)
    meetings: Counter[Meeting] = Counter()
    for (sitting, places), count in counts.items():
        for (one, place), (two, other) in combinations(zip(sitting, places, strict=True), 2):
            if one != two:
                ahead, behind = (place < other) + (place <= other), (place > other) + (place >= other)
                meetings[one, two, 1] += ahead * count
                meetings[one, two, 0] += behind * count
    return meetings


def fitting(ratings: Sequence[float], meetings: Mapping[Meeting, int]) -> float:
    """By what the ratings must be multiplied so that they tell how often one is ahead of another.

    While openskill is unsure it takes differences for smaller than they are, and makes them larger for it.
    """

    def too_small(factor: float) -> float:
        """The slope of the likelihood: above zero if a larger factor told the meetings better."""
        total = 0.0
        for (one, two, ahead), count in meetings.items():
            lead = ratings[one] - ratings[two]
            total += count * lead * (ahead - 1.0 / (1.0 + 10.0 ** (-factor * lead / TENFOLD)))
        return total

    low, high = 0.0, 1.0
    if too_small(high) >= 0.0:
        return high
    while high - low > 1e-4:
        middle = (low + high) / 2
        low, high = (middle, high) if too_small(middle) > 0.0 else (low, middle)
    return high


def around(value: float, error: float) -> Estimate:
    """A value with the 95% interval of its standard error."""
    return Estimate(value, value - Z_95 * error, value + Z_95 * error)


def library() -> Any:
    """The models of openskill, or an error that says how to install them."""
    try:
        return import_module("openskill.models")
    except ModuleNotFoundError as error:
        raise NoRatingError("error-arena-extra") from error


class Rater:
    """Plackett-Luce ratings of openskill on a scale that is used for chess too."""

    def __init__(self, agents: int, seats: int) -> None:
        # Agents do not change as they play: nothing is forgotten, and doubt shrinks as with a Bayesian's
        self.model: Any = library().PlackettLuce(tau=0.0, gamma=unchanged)
        self.agents = agents
        self.scale = TENFOLD * log10(e) / (self.model.beta * sqrt(seats))

    def rated(self, deals: Sequence[tuple[Order, ...]], random: Random) -> list[tuple[float, float]]:
        """How far each agent is above the mean after these deals in any order, and the model's doubt."""
        ratings = [self.model.rating() for _ in range(self.agents)]
        games = [order for deal in deals for order in deal]
        random.shuffle(games)
        for sitting, places in games:
            self.learn(ratings, sitting, places)
        mean = fmean(each.mu for each in ratings)
        return [((each.mu - mean) * self.scale, each.sigma * self.scale) for each in ratings]

    def learn(self, ratings: list[Any], sitting: Sequence[int], places: Sequence[int]) -> None:
        """Rate one game; an agent in several seats learns from each of them."""
        teams = [[ratings[agent]] for agent in sitting]
        found = self.model.rate(teams, ranks=[float(place) for place in places])
        if len(set(sitting)) == len(sitting):
            for agent, (rating,) in zip(sitting, found, strict=True):
                ratings[agent] = rating
            return
        before = [(each.mu, each.sigma) for each in ratings]
        for agent, (rating,) in zip(sitting, found, strict=True):
            mu, sigma = before[agent]
            ratings[agent].mu += rating.mu - mu
            ratings[agent].sigma *= rating.sigma / sigma


def unchanged(*_: Any) -> float:
    """The factor by which doubt shrinks with each game, left as it follows from the model."""
    return 1.0
