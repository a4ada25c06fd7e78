"""Sequential halving: options are played out in the same imagined worlds, and the weaker half drops out."""

from math import inf, sqrt
from random import Random
from time import monotonic
from typing import Any

from figurka.agents.looking import glances, is_large, play_out
from figurka.core.game import Game
from figurka.core.mind import Mind

DECIDED = 3.0
"""By how many of its standard errors an option must be behind the best before it is given up."""
ENOUGH = 8
"""After so many worlds, and again after as many more, it is asked which options are hopeless."""


class Halving:
    """Searches where much hangs on a choice; small ones get a look to the turn's end, or instinct."""

    def __init__(
        self, random: Random, seconds: float = inf, mind: Mind[Any] | None = None, playouts: int = 0
    ) -> None:
        self.random = random
        self.seconds = seconds
        """When they are over the best found so far is chosen; without a limit a search is repeatable."""
        self.mind = mind
        self.playouts = playouts
        """How many games are played out; 0: as many as the mind thinks right."""

    def choose(self, game: Game[Any]) -> int:
        """The index of an option of the game's decision."""
        decision = game.decision
        assert decision is not None
        mind = self.mind or game.mind
        large = is_large(mind, game)
        if not large and not mind.glances:
            return mind.instinct(game.state, decision)
        looks = glances(mind, game.imagine(decision.seat, self.random.getrandbits(32)))
        ranked = sorted(range(len(looks)), key=lambda index: -looks[index])
        if not large:
            return ranked[0]
        search = Search(mind, game, self.random, self.seconds, self.playouts or mind.playouts)
        return search.best(ranked[: mind.width])


class Search:
    """One decision, the options that are still in question, and how they fared in each world so far."""

    def __init__(
        self, mind: Mind[Any], game: Game[Any], random: Random, seconds: float, playouts: int
    ) -> None:
        decision = game.decision
        assert decision is not None
        self.mind = mind
        self.game = game
        self.seat = decision.seat
        self.random = random
        self.left = playouts
        self.until = monotonic() + seconds
        self.out_of_time = False
        self.values: dict[int, list[float]] = {}

    def best(self, options: list[int]) -> int:
        """The option that stands longest."""
        self.values = {option: [] for option in options}
        while len(options) > 1:
            halvings = (len(options) - 1).bit_length()
            worlds = max(1, self.left // (halvings * len(options)))
            options = self.contest(worlds, options)
            if self.out_of_time:
                break
            options = options[: (len(options) + 1) // 2]
        return options[0]

    def contest(self, worlds: int, options: list[int]) -> list[int]:
        """The options that are left after so many more worlds, the best first."""
        for _ in range(worlds):
            if not self.try_in_a_world(options):
                break
            if len(self.values[options[0]]) % ENOUGH == 0:
                options = self.hopeful(options)
                if len(options) == 1:
                    break
        return self.ranked(options)

    def try_in_a_world(self, options: list[int]) -> bool:
        """Play each option out in a new world; False when time has run out before."""
        imagined = self.game.imagine(self.seat, self.random.getrandbits(32))
        found = []
        for option in options:
            if monotonic() > self.until:
                self.out_of_time = True
                return False
            found.append(play_out(self.mind, imagined, self.seat, option))
        for option, value in zip(options, found, strict=True):
            self.values[option].append(value)
        self.left -= len(options)
        return True

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


def lead(one: list[float], other: list[float]) -> float:
    """How far one option is ahead of another in the same worlds, in standard errors."""
    differences = [a - b for a, b in zip(one, other, strict=True)]
    count = len(differences)
    mean = sum(differences) / count
    spread = sqrt(sum((each - mean) ** 2 for each in differences) / (count - 1) / count)
    return mean / spread if spread else inf * mean if mean else 0.0
