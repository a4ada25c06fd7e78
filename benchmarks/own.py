"""figurka under measurement; run as a module of its own process."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import figurka
from benchmarks.measure import CHOICE_SEED, Position, Subject, report

GAME = "farshore"
SEATS = 4


def play_out(seed: int) -> int:
    """Play one random game in playout mode and return how many decisions it took."""
    game = figurka.new_game(GAME, seats=SEATS, seed=seed, checkpoints=False)
    random = Random(CHOICE_SEED + seed).random
    decisions = 0
    while (decision := game.decision) is not None:
        game.choose(int(random() * len(decision.options)))
        decisions += 1
    return decisions


def walk(seed: int) -> Iterator[Position]:
    """Play one random game in the normal mode, stopping before each choice."""
    game = figurka.new_game(GAME, seats=SEATS, seed=seed)
    random = Random(CHOICE_SEED + seed).random
    while (decision := game.decision) is not None:
        options = len(decision.options)
        yield Position(decision.seat, options, game.state.copy, lambda: game.clone().decision)
        game.choose(int(random() * options))


if __name__ == "__main__":
    report(Subject("figurka", str(getattr(figurka, "__version__", "")), play_out, walk))
