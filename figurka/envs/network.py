"""A small network in numpy, with masks: enough to learn on a laptop, and to be read in one go."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from figurka.core.game import Game
from figurka.envs.episode import Episode, Kind

Numbers = NDArray[Any]
FURTHEST: Final = 5.0
"""No number that comes in is further than this from its mean, in spreads."""
LONGEST: Final = 0.5
"""The longest slope that is followed; a longer one is shortened."""
FADING: Final = (0.9, 0.999)
"""How much of the slopes of before, and of their squares, Adam keeps."""


class Network:
    """Hidden layers of rectified units; out come how much each action is liked, and what is expected."""

    def __init__(self, weights: Sequence[Numbers]) -> None:
        self.middle, self.scale, *self.layers = (each.astype(np.float32) for each in weights)
        """How what is seen is scaled; then for each layer its matrix and its offsets."""
        self.means = [np.zeros_like(each) for each in self.layers]
        self.squares = [np.zeros_like(each) for each in self.layers]
        self.steps = 0

    @classmethod
    def new(
        cls, seen: Numbers, hidden: Sequence[int], actions: int, random: np.random.Generator
    ) -> "Network":
        """A network that likes all alike; of what it sees, numbers that never changed here count nothing."""
        spread = seen.std(0)
        weights = [seen.mean(0), np.where(spread > 0, 1 / (spread + 0.2), 0)]
        for rows, columns in pairwise((len(spread), *hidden)):
            weights += [random.normal(0, (2 / rows) ** 0.5, (rows, columns)), np.zeros(columns)]
        weights[2] *= spread[:, None] > 0
        return cls([*weights, np.zeros((hidden[-1], actions + 1)), np.zeros(actions + 1)])

    @classmethod
    def load(cls, file: Path) -> "Network":
        """A network as it was saved."""
        with np.load(file) as kept:
            return cls(list(kept.values()))

    def save(self, file: Path) -> None:
        """Keep the weights, in half precision."""
        weights = (self.middle, self.scale, *self.layers)
        np.savez_compressed(file, *(each.astype(np.float16) for each in weights))

    def look(self, seen: Numbers, masks: Numbers) -> tuple[list[Numbers], Numbers, Numbers]:
        """The layers, the chance of each action (none if it is not possible), and what is expected."""
        layers = [np.clip((seen - self.middle) * self.scale, -FURTHEST, FURTHEST)]
        *pairs, (matrix, offsets) = zip(self.layers[::2], self.layers[1::2], strict=True)
        for inner, shift in pairs:
            layers.append(np.maximum(layers[-1] @ inner + shift, 0))
        out = layers[-1] @ matrix + offsets
        likings = np.where(masks, out[:, :-1], -np.inf)
        chances = np.exp(likings - likings.max(1, keepdims=True))
        return layers, chances / chances.sum(1, keepdims=True), out[:, -1]

    def learn(self, layers: Sequence[Numbers], slope: Numbers, rate: float) -> None:
        """A step of Adam down the slope of the loss by what came out: the likings, and what is expected."""
        slopes: list[Numbers] = []
        for layer, matrix in zip(reversed(layers), self.layers[-2::-2], strict=True):
            slopes[:0] = [layer.T @ slope, slope.sum(0)]
            slope = (slope @ matrix.T) * (layer > 0)
        length = sum(float((each**2).sum()) for each in slopes) ** 0.5
        shorter = min(1.0, LONGEST / (length + 1e-9))
        self.steps += 1
        first, second = FADING
        rate *= (1 - second**self.steps) ** 0.5 / (1 - first**self.steps)
        for place, each in enumerate(slopes):
            self.means[place] += (1 - first) * (each * shorter - self.means[place])
            self.squares[place] += (1 - second) * ((each * shorter) ** 2 - self.squares[place])
            self.layers[place] -= rate * self.means[place] / (np.sqrt(self.squares[place]) + 1e-8)


class Learner:
    """A network as an agent for one kind of games: it chooses what it likes best."""

    def __init__(self, kind: Kind, network: Network) -> None:
        self.kind = kind
        self.network = network

    def choose(self, game: Game[Any]) -> int:
        """The index of an option of the game's decision."""
        episode = Episode(self.kind, game)
        seen, masks = episode.observe(episode.seat)[None], episode.mask()[None]
        _, chances, _ = self.network.look(seen, masks)
        return int(chances[0, episode.actions].argmax())
