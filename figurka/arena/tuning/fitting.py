"""Fitting an evaluation: what a position's features add up to is laid to how its game came out."""

from collections.abc import Collection, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from figurka.arena.tuning.games import Field
from figurka.arena.tuning.shaking import moved, size
from figurka.core.mind import Weights
from figurka.core.registry import find_rules, new_game

KEPT = 0.12
"""The share of turns whose end is looked at: positions close together teach little."""
Seen = tuple[list[float], float]
"""The features of a position for a seat, and the points with which the seat ended."""


@dataclass(frozen=True)
class Watching:
    """A batch of games that are watched; the players' instincts are a little shaken."""

    field: Field
    names: tuple[str, ...]
    spread: float
    seeds: Sequence[int]


def watch(batch: Watching) -> list[Seen]:
    """Play the games of a batch and tell what was seen."""
    seen: list[Seen] = []
    for seed in batch.seeds:
        seen += watch_one(batch, seed)
    return seen


def watch_one(batch: Watching, seed: int) -> list[Seen]:
    """The positions of one game, each for every seat."""
    field, random = batch.field, Random(f"watch {seed}")
    weights = find_rules(field.game).mind(field.seats).weights
    shakes = [[random.gauss(0.0, 1.0) for _ in batch.names] for _ in range(field.seats)]
    minds = [field.mind(moved(weights, batch.names, each, batch.spread)) for each in shakes]
    game = new_game(field.game, field.seats, seed, checkpoints=False, **field.settings)
    kept: list[list[list[float]]] = []
    while (decision := game.decision) is not None:
        if game.opens_turn and random.random() < KEPT:
            kept.append([mind.measure(game.state, seat) for seat, mind in enumerate(minds)])
        game.choose(minds[decision.seat].instinct(game.state, decision))
    ends = [minds[0].evaluate(game.state, seat) for seat in range(field.seats)]
    return [
        (position[seat], ends[seat])
        for position in kept
        for seat in range(field.seats)
        if any(position[seat])
    ]


def fit(
    seen: Sequence[Seen], weights: Weights, names: Sequence[str], trust: float, held: Collection[str] = ()
) -> tuple[Any, float]:
    """The weights that foretell the ends best, and which share of their spread they explain.

    `trust` is how many positions the present weights count as: what is seldom seen stays as it was. What is
    held stays as it is in any case, and the others are fitted to what it leaves to them.
    """
    features = np.array([each[0] for each in seen])
    free = np.array([name not in held for name in names])
    ends = np.array([each[1] for each in seen])
    before = np.array([weights[name] for name in names])
    sizes = np.array([size(weights[name]) for name in names])
    rest = ends - features @ before
    noise = max(float(rest.var()), 1e-9)
    prior = np.diag(noise * trust / len(seen) / sizes**2)
    change = np.zeros(len(names))
    loose = features[:, free]
    squares = loose.T @ loose / len(seen) + prior[np.ix_(free, free)]
    change[free] = np.linalg.solve(squares, loose.T @ rest / len(seen))
    explained = 1.0 - float((ends - features @ (before + change)).var()) / max(float(ends.var()), 1e-9)
    return before + change, explained


def watch_many(
    field: Field,
    names: tuple[str, ...],
    spread: float,
    seeds: Sequence[int],
    executor: Executor,
    batch: int = 25,
) -> list[Seen]:
    """Watch games on an executor."""
    starts = range(0, len(seeds), batch)
    batches = [Watching(field, names, spread, seeds[start : start + batch]) for start in starts]
    return [each for found in executor.map(watch, batches) for each in found]
