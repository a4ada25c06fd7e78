"""Sequential halving: options are played out in the same imagined worlds, and the weaker half drops out."""

from concurrent.futures import BrokenExecutor
from math import inf, sqrt
from random import Random
from time import monotonic
from typing import Any

from figurka.agents.crew import Crew
from figurka.agents.looking import glances, is_large, play_out
from figurka.core.game import Game
from figurka.core.mind import Mind

DECIDED = 3.0
"""By how many of its standard errors an option must be behind the best before it is given up."""
CONVINCING = 1.0
"""By how many of its standard errors an option must be ahead of the best at a first look to be preferred."""
ENOUGH = 8
"""After so many worlds, and again after as many more, it is asked which options are hopeless.

In fewer no option shows that it is better than the best at a first look."""


TICK = 1e-6
"""A clock may not have moved on while a very short game was played out."""


class Halving:
    """Searches where much hangs on a choice; small ones are made at a first look."""

    def __init__(
        self,
        random: Random,
        seconds: float = inf,
        mind: Mind[Any] | None = None,
        playouts: int = 0,
        crew: Crew | None = None,
    ) -> None:
        self.random = random
        self.seconds = seconds
        """When they are over the best found so far is chosen; without a limit a search is repeatable."""
        self.mind = mind
        self.playouts = playouts
        """How many games are played out; 0: as many as the mind thinks right."""
        self.crew = crew
        """Who plays them out, with the game's own mind; without a crew they are played out here."""

    def choose(self, game: Game[Any]) -> int:
        """The index of an option of the game's decision."""
        mind = self.mind or game.mind
        first = self.first_look(mind, game)
        ranked = sorted(range(len(first)), key=lambda index: -first[index])
        if len(ranked) == 1 or not is_large(mind, game):
            return ranked[0]
        search = Search(mind, game, self.random, self.seconds, self.playouts or mind.playouts, self.crew)
        return search.best(ranked[: mind.width])

    def first_look(self, mind: Mind[Any], game: Game[Any]) -> list[float]:
        """What each option seems to be worth: by what the turn would end with, or by instinct."""
        decision = game.decision
        assert decision is not None
        if mind.glances:
            return glances(mind, game.imagine(decision.seat, self.random.getrandbits(32)))
        return mind.likings(game.state, decision)


class Search:
    """One decision, the options that are still in question, and how they fared in each world so far."""

    def __init__(
        self,
        mind: Mind[Any],
        game: Game[Any],
        random: Random,
        seconds: float,
        playouts: int,
        crew: Crew | None = None,
    ) -> None:
        decision = game.decision
        assert decision is not None
        self.mind = mind
        self.game = game
        self.seat = decision.seat
        self.random = random
        self.left = float(playouts)
        self.crew = crew
        self.start = monotonic()
        self.until = self.start + seconds
        self.out_of_time = False
        self.values: dict[int, list[float]] = {}

    def best(self, options: list[int]) -> int:
        """The option that stands longest; the first, if no other has shown to be better."""
        favourite = options[0]
        self.values = {option: [] for option in options}
        self.contest(1, options)
        self.left = min(self.left, self.affordable(len(options)))
        options = self.ranked(options[: max(2, int(self.left / ENOUGH))])
        while len(options) > 1:
            halvings = (len(options) - 1).bit_length()
            worlds = max(1, int(self.left / (halvings * len(options))))
            options = self.contest(worlds, options)
            if self.out_of_time or len(options) <= 2:
                break
            options = better_half(options, favourite)
        convincing = favourite not in options or self.leads(options[0], favourite)
        return options[0] if convincing else favourite

    def leads(self, option: int, favourite: int) -> bool:
        """Whether an option is so far ahead of the favourite that it is hardly by chance."""
        values = self.values[option]
        return len(values) >= ENOUGH and lead(values, self.values[favourite]) >= CONVINCING

    def affordable(self, played: int) -> float:
        """How many more games there is time to play out, by how long the first ones took."""
        if self.until == inf:
            return inf
        now = monotonic()
        return (self.until - now) / max(now - self.start, TICK) * played

    def contest(self, worlds: int, options: list[int]) -> list[int]:
        """The options that are left after so many more worlds, the best first."""
        while worlds and len(options) > 1 and not self.out_of_time:
            count = min(worlds, ENOUGH - len(self.values[options[0]]) % ENOUGH)
            worlds -= count
            self.try_in_worlds(count, options)
            if len(self.values[options[0]]) % ENOUGH == 0 and not self.out_of_time:
                options = self.hopeful(options)
        return self.ranked(options)

    def try_in_worlds(self, count: int, options: list[int]) -> None:
        """Play each option out in so many new worlds, or in those for which there is time."""
        seeds = [self.random.getrandbits(32) for _ in range(count)]
        found = self.played_by_crew(seeds, options)
        if found is None:
            found = self.played_here(seeds, options)
        for world in found:
            for option, value in zip(options, world, strict=True):
                self.values[option].append(value)
        self.left -= len(found) * len(options)
        self.out_of_time = len(found) < count

    def played_by_crew(self, seeds: list[int], options: list[int]) -> list[list[float]] | None:
        """How each option came out in each world; None if there is no crew, or not any more."""
        if self.crew is None:
            return None
        try:
            return self.crew.play(self.game, seeds, options, self.until - monotonic())
        except BrokenExecutor:
            self.crew = None
            return None

    def played_here(self, seeds: list[int], options: list[int]) -> list[list[float]]:
        """How each option came out in each world, as far as time allows."""
        worlds: list[list[float]] = []
        for seed in seeds:
            imagined = self.game.imagine(self.seat, seed)
            worlds.append([])
            for option in options:
                if monotonic() > self.until:
                    return worlds[:-1]
                worlds[-1].append(play_out(self.mind, imagined, self.seat, option))
        return worlds

    def ranked(self, options: list[int]) -> list[int]:
        """The options, those with the highest mean first."""
        return sorted(options, key=self.mean, reverse=True)

    def mean(self, option: int) -> float:
        """How an option fared in all worlds that it was tried in; those still in question share them all."""
        values = self.values[option]
        return sum(values) / len(values) if values else 0.0

    def hopeful(self, options: list[int]) -> list[int]:
        """The options that may still be the best: the others are behind by more than chance would give."""
        first = self.ranked(options)[0]
        best = self.values[first]
        return [each for each in options if each == first or lead(best, self.values[each]) <= DECIDED]


def better_half(options: list[int], favourite: int) -> list[int]:
    """The first half of the options; the favourite is always among them if it is still in question."""
    half = options[: (len(options) + 1) // 2]
    return half if favourite in half or favourite not in options else [*half[:-1], favourite]


def lead(one: list[float], other: list[float]) -> float:
    """How far one option is ahead of another in the same worlds, in standard errors."""
    differences = [a - b for a, b in zip(one, other, strict=True)]
    count = len(differences)
    if count < 2:
        return 0.0
    mean = sum(differences) / count
    spread = sqrt(sum((each - mean) ** 2 for each in differences) / (count - 1) / count)
    return mean / spread if spread else inf * mean if mean else 0.0
