"""How many steps a second one environment makes at random; run by the Python of an environment that has it.

A step is: look at the observation and the mask of who is asked, take any action that is possible, choose it.
What counts is the time of the processor, so that whatever else runs on the machine takes nothing from it.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import count
from random import Random
from typing import Any

import numpy as np

SEED = 7
WARM_UP = 200
TABLES = 64


def aec_steps(env: Any) -> Iterator[int]:
    """PettingZoo's loop: yields the size of what was observed, step by step."""
    random = Random(SEED).random
    for game in count(SEED):
        env.reset(seed=game)
        for _ in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            legal = np.flatnonzero(mask)
            env.step(int(legal[int(random() * len(legal))]))
            yield seen["observation"].size


def rlcard_steps(env: Any) -> Iterator[int]:
    """RLCard's loop."""
    random = Random(SEED).random
    while True:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            size = state["obs"].size
            state, _ = env.step(legal[int(random() * len(legal))])
            yield size


def own_steps(game: str, seats: int) -> Iterator[int]:
    """Figurka's episodes without PettingZoo around them."""
    episodes = import_module("figurka.envs.episode")
    kind, random = episodes.Kind(game, seats, checkpoints=False), Random(SEED).random
    for seed in count(SEED):
        episode = episodes.Episode.begin(kind, seed)
        while not episode.over:
            seen = episode.observe(episode.seat)
            legal = np.flatnonzero(episode.mask())
            episode.act(int(legal[int(random() * len(legal))]))
            yield seen.size


def batch_steps(game: str, seats: int) -> Iterator[int]:
    """Figurka's batches of games; each game's step counts."""
    table = import_module("figurka.envs.vector").VectorTable(game, seats, tables=TABLES)
    random = np.random.default_rng(SEED)
    batch = table.reset(seed=SEED)
    while True:
        batch = table.step(table.sample(random))
        for _ in range(TABLES):
            yield batch.observations.shape[1]


def engine_steps(game: str, seats: int) -> Iterator[int]:
    """The games alone, without observations and masks."""
    figurka, random = import_module("figurka"), Random(SEED).random
    for seed in count(SEED):
        played = figurka.new_game(game, seats, seed, checkpoints=False)
        while (decision := played.decision) is not None:
            played.choose(int(random() * len(decision.options)))
            yield 0


def pettingzoo_steps(game: str, seats: int) -> Iterator[int]:
    """Figurka's environments, as they are without wrappers."""
    return aec_steps(import_module("figurka.envs.pettingzoo").raw_env(game, seats, checkpoints=False))


def strict_steps(game: str, seats: int) -> Iterator[int]:
    """Figurka's environments with PettingZoo's wrappers, as its classic games have them."""
    return aec_steps(import_module("figurka.envs.pettingzoo").env(game, seats, checkpoints=False))


OWN: dict[str, Callable[[str, int], Iterator[int]]] = {
    "engine": engine_steps,
    "episode": own_steps,
    "batch": batch_steps,
    "raw": pettingzoo_steps,
    "strict": strict_steps,
}


def steps_of(way: str, name: str, seats: int) -> Iterator[int]:
    """The steps of a subject."""
    if way == "classic":
        return aec_steps(import_module(f"pettingzoo.classic.{name}").env())
    if way == "rlcard":
        return rlcard_steps(import_module("rlcard").make(name))
    return OWN[way](name, seats)


def measure(steps: Iterator[int], seconds: float) -> tuple[float, int]:
    """Steps for each second of the processor, and the size of an observation."""
    size = 0
    for _ in range(WARM_UP):
        size = next(steps)
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(TABLES):
            next(steps)
        done += TABLES
    return done / spent, size


if __name__ == "__main__":
    way, name, seats, seconds = sys.argv[1:]
    rate, size = measure(steps_of(way, name, int(seats)), float(seconds))
    sys.stdout.write(f"\n{json.dumps({'rate': rate, 'size': size})}\n")
