"""Whole games between minds: the unit of work of all ways to tune."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from figurka.agents import Agent
from figurka.agents.greedy import Greedy
from figurka.agents.instinctive import Instinctive
from figurka.core.game import Game
from figurka.core.mind import Mind, Weights
from figurka.core.registry import find_rules, new_game

Settings = Mapping[str, Any]


@dataclass(frozen=True)
class Field:
    """Where minds are tried: a game, a number of seats, settings, and whether they look ahead."""

    game: str
    seats: int
    settings: Settings = field(default_factory=dict)
    looks: bool = False

    def mind(self, weights: Weights) -> Mind[Any]:
        """A mind of the game's own kind with other weights."""
        usual = find_rules(self.game).mind(self.seats)
        return type(usual)(self.seats, {**usual.weights, **weights})

    def play(self, minds: Sequence[Mind[Any]], seed: int) -> Game[Any]:
        """One game to its end, a mind at each seat."""
        game = new_game(self.game, self.seats, seed, checkpoints=self.looks, **self.settings)
        sort = Greedy if self.looks else Instinctive
        agents: list[Agent] = [sort(Random(seed * 16 + seat), mind) for seat, mind in enumerate(minds)]
        while (decision := game.decision) is not None:
            game.choose(agents[decision.seat].choose(game))
        return game


def results(game: Game[Any]) -> list[float]:
    """How each seat came out: against the mean of the others, in points and by the win.

    Whoever plays together is measured by how far all came, who plays alone by the own points: by nothing that
    a mind thinks, since that is what is tuned.
    """
    seats, worth_of_win = range(game.config.seats), game.mind.win_worth
    points = [float(score) for score in game.scores]
    if game.rules.cooperative:
        points = [game.rules.headway(game.state)] * len(seats)
    worths = [point + worth_of_win * won for point, won in zip(points, game.returns, strict=True)]
    if game.rules.cooperative or len(seats) == 1:
        return worths
    total = sum(worths)
    return [worth - (total - worth) / (len(seats) - 1) for worth in worths]
