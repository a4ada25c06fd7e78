"""A crew: several processes that play out the worlds of one decision together."""

import os
import signal
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf
from multiprocessing import get_context
from time import monotonic
from typing import Any

from figurka.agents.looking import play_out
from figurka.core.game import Config, Game, first_state
from figurka.core.registry import find_rules

GAMES_KEPT = 4
MOST_WORKERS = 4
"""More have too little to do between two looks at which options are hopeless."""


@dataclass(frozen=True)
class Share:
    """What one process plays: some of the pairs of a world and an option, in their order.

    The game is told by its choices: things of a game are known by what they are and cannot be copied.
    """

    game: str
    config: Config
    choices: tuple[int, ...]
    pairs: tuple[tuple[int, int], ...]
    """Seeds of worlds and indices of options."""
    seconds: float


class Crew:
    """Processes of an executor, each of which knows the games that it was asked about lately."""

    def __init__(self, executor: Executor, workers: int) -> None:
        self.executor = executor
        self.workers = workers

    def play(
        self, game: Game[Any], seeds: Sequence[int], options: Sequence[int], seconds: float = inf
    ) -> list[list[float]]:
        """How each option came out in each world, without those that time was too short for.

        The worlds are the same however many processes there are, and so is what comes out.
        """
        pairs = [(seed, option) for seed in seeds for option in options]
        size = -(-len(pairs) // self.workers)
        shares = [
            Share(
                game.rules.name,
                game.config,
                tuple(game.history),
                tuple(pairs[start : start + size]),
                seconds,
            )
            for start in range(0, len(pairs), size)
        ]
        found = [value for values in self.executor.map(play_share, shares) for value in values]
        worlds = [found[start : start + len(options)] for start in range(0, len(found), len(options))]
        return [[value for value in world if value is not None] for world in worlds if None not in world]


@contextmanager
def hired() -> Iterator[Crew | None]:
    """A crew of as many processes as there are cores, each started when it is needed; alone there is none."""
    workers = min(cores(), MOST_WORKERS)
    if workers == 1:
        yield None
        return
    pool = ProcessPoolExecutor(workers, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN))
    try:
        yield Crew(pool, workers)
    finally:
        pool.shutdown(cancel_futures=True)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


_games: OrderedDict[tuple[str, int, int], Game[Any]] = OrderedDict()


def play_share(share: Share) -> list[float | None]:
    """Play a share; None where time was too short."""
    until = monotonic() + share.seconds
    game = game_of(share)
    assert game.decision is not None
    mind, seat = game.mind, game.decision.seat
    found: list[float | None] = []
    world, imagined = -1, game
    for seed, option in share.pairs:
        if monotonic() > until:
            found.append(None)
            continue
        if seed != world:
            world, imagined = seed, game.imagine(seat, seed)
        found.append(play_out(mind, imagined, seat, option))
    return found


def game_of(share: Share) -> Game[Any]:
    """The game after its choices; if it is still known, only the new ones are played."""
    known = (share.game, share.config.seats, share.config.seed)
    game, choices = _games.pop(known, None), list(share.choices)
    if game is None or game.config != share.config or game.history != choices[: len(game.history)]:
        rules = find_rules(share.game)
        game = Game(rules, share.config, first_state(rules, share.config), [], [])
        game.begin()
    for option in choices[len(game.history) :]:
        game.choose(option)
    _games[known] = game
    while len(_games) > GAMES_KEPT:
        _games.popitem(last=False)
    return game
