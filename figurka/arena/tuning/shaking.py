"""Shaken self-play: all play with randomly shaken weights, and how they come out is laid to the shakes."""

from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from figurka.arena.tuning.games import Field, results
from figurka.core.mind import Weights
from figurka.core.registry import find_rules

SMALLEST = 0.25
"""A weight near nothing is shaken as if it were so large."""
SURE = 1.5
"""A slope that is this many times its error counts with some two thirds of it."""
Row = tuple[list[float], float]
"""The shakes of a seat, and how much better it came out by them than by their opposites, halved."""


@dataclass(frozen=True)
class Shaking:
    """A batch of deals: the weights that are shaken, and by how much of themselves."""

    field: Field
    weights: Weights
    names: tuple[str, ...]
    spread: float
    seeds: Sequence[int]


def size(weight: float) -> float:
    """How large a weight is taken to be."""
    return max(abs(weight), SMALLEST)


def moved(weights: Weights, names: Sequence[str], shakes: Sequence[float], spread: float) -> dict[str, float]:
    """The weights after each of the named ones was moved by so many spreads of its size."""
    found = dict(weights)
    for name, shake in zip(names, shakes, strict=True):
        found[name] += spread * shake * size(weights[name])
    return found


def play_shaken(batch: Shaking) -> list[Row]:
    """Play each deal of a batch twice, with shakes and with their opposites: the deal's luck drops out."""
    field, rows = batch.field, []
    together = find_rules(field.game).cooperative
    for seed in batch.seeds:
        random = Random(f"shake {seed}")
        shakes = [[random.gauss(0.0, 1.0) for _ in batch.names] for _ in range(field.seats)]
        if together:
            shakes = [shakes[0]] * field.seats
        one, other = (play_with(batch, shakes, spread, seed) for spread in (batch.spread, -batch.spread))
        count = 1 if together else field.seats
        rows += [(shakes[seat], (one[seat] - other[seat]) / 2) for seat in range(count)]
    return rows


def play_with(batch: Shaking, shakes: Sequence[Sequence[float]], spread: float, seed: int) -> list[float]:
    """How each seat came out in a game with its shakes."""
    weights = [moved(batch.weights, batch.names, each, spread) for each in shakes]
    return results(batch.field.play([batch.field.mind(each) for each in weights], seed))


def slopes(rows: Sequence[Row]) -> tuple[Any, Any]:
    """By how much a spread of each weight changes the result, and the error of that."""
    shakes = np.array([row[0] for row in rows])
    found = np.array([row[1] for row in rows])
    found = found - found.mean()
    ridge = shakes.T @ shakes + np.eye(shakes.shape[1])
    slope = np.linalg.solve(ridge, shakes.T @ found)
    rest = found - shakes @ slope
    error = np.sqrt(rest.var() * np.diag(np.linalg.inv(ridge)))
    return slope, error


def climb(weights: Weights, names: Sequence[str], rows: Sequence[Row], spread: float) -> dict[str, float]:
    """The weights after one step uphill, longer where the slope is steep and sure."""
    slope, error = slopes(rows)
    sure = slope**2 / (slope**2 + (SURE * error) ** 2)
    step = slope * sure
    longest = np.abs(step).max()
    return moved(weights, names, (step / longest).tolist() if longest else step.tolist(), spread)


def shake(
    field: Field,
    weights: Weights,
    names: tuple[str, ...],
    spread: float,
    seeds: Sequence[int],
    executor: Executor,
    batch: int = 25,
) -> list[Row]:
    """One round of shaken games on an executor."""
    starts = range(0, len(seeds), batch)
    batches = [Shaking(field, weights, names, spread, seeds[start : start + batch]) for start in starts]
    return [row for rows in executor.map(play_shaken, batches) for row in rows]
