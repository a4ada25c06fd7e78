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


TICK = 1e-6
"""A clock may not have moved on while a very short game was played out."""


class Halving:
    """Searches where much hangs on a choice; small ones are made at a first look."""

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
        mind = self.mind or game.mind
        first = self.first_look(mind, game)
        ranked = sorted(range(len(first)), key=lambda index: -first[index])
        if len(ranked) == 1 or not is_large(mind, game):
            return ranked[0]
        search = Search(mind, game, self.random, self.seconds, self.playouts or mind.playouts)
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
        self, mind: Mind[Any], game: Game[Any], random: Random, seconds: float, playouts: int
    ) -> None:
        decision = game.decision
        assert decision is not None
        self.mind = mind
        self.game = game
        self.seat = decision.seat
        self.random = random
        self.left: float = playouts
        self.start = monotonic()
        self.until = self.start + seconds
        self.out_of_time = False
        self.values: dict[int, list[float]] = {}

    def best(self, options: list[int]) -> int:
        """The option that stands longest."""
        self.values = {option: [] for option in options}
        options = self.contest(1, options)
        self.left = min(self.left, self.affordable(len(options)))
        while len(options) > 1:
            halvings = (len(options) - 1).bit_length()
            worlds = max(1, int(self.left / (halvings * len(options))))
            options = self.contest(worlds, options)
            if self.out_of_time:
                break
            options = options[: (len(options) + 1) // 2]
        return options[0]

    def affordable(self, played: int) -> float:
        """How many more games there is time to play out, by how long the first ones took."""
        if self.until == inf:
            return inf
        now = monotonic()
        return (self.until - now) / max(now - self.start, TICK) * played

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
