"""Gin rummy of RLCard under measurement; run by the Python of an environment that has it."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

from figurka.arena.measure import CHOICE_SEED, Position, Subject, report

ENV: Any = import_module("rlcard").make("gin-rummy")


def play_out(seed: int) -> int:
    """Play one random game by the environment's own steps and return how many decisions it took."""
    return sum(1 for _ in walk(seed))


def walk(seed: int) -> Iterator[Position]:
    """Play one random game, stopping before each decision; it has no copy of its own but Python's."""
    ENV.seed(seed)
    state, seat = ENV.reset()
    random = Random(CHOICE_SEED + seed).random
    while not ENV.is_over():
        actions = list(state["legal_actions"])
        yield Position(seat, len(actions), lambda: deepcopy(ENV.game), lambda: deepcopy(ENV.game))
        state, seat = ENV.step(actions[int(random() * len(actions))])


if __name__ == "__main__":
    report(Subject("rlcard gin rummy", version("rlcard"), ENV.num_players, play_out, walk))
