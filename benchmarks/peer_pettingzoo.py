"""Chess of PettingZoo under measurement; run by the Python of an environment that has it."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

from figurka.arena.measure import CHOICE_SEED, Position, Subject, report

ENV: Any = import_module("pettingzoo.classic.chess_v6").env().unwrapped
SEATS = 2


def play_out(seed: int) -> int:
    """Play one random game in the environment's cycle of agents and return how many decisions it took."""
    return sum(1 for _ in walk(seed))


def walk(seed: int) -> Iterator[Position]:
    """Play one random game, stopping before each decision; what is copied is the board with its history."""
    ENV.reset(seed=seed)
    random = Random(CHOICE_SEED + seed).random
    while ENV.agents:
        observation, _, ended, cut, _ = ENV.last()
        if ended or cut:
            ENV.step(None)
            continue
        actions = observation["action_mask"].nonzero()[0]
        yield Position(ENV.agent_selection, len(actions), ENV.board.copy, ENV.board.copy)
        ENV.step(int(actions[int(random() * len(actions))]))


if __name__ == "__main__":
    report(Subject("pettingzoo chess", version("pettingzoo"), SEATS, play_out, walk))
