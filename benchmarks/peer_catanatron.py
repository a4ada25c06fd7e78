"""catanatron under measurement; run by the Python of an environment that has it."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

from figurka.arena.measure import CHOICE_SEED, Position, Subject, report

catanatron: Any = import_module("catanatron")
SEATS = 4
TURNS_LIMIT: int = import_module("catanatron.game").TURNS_LIMIT


def begin(seed: int) -> Any:
    """A game of four RandomPlayers."""
    players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
    return catanatron.Game(players, seed=seed)


def play_out(seed: int) -> int:
    """Play one random game its leanest way and return how many moves it took.

    This is the loop of Game.play() without its two copies per game and without the check of
    each action against the list it was taken from, and with figurka's own cheap choice.
    """
    game = begin(seed)
    state = game.state
    random = Random(CHOICE_SEED + seed).random
    moves = 0
    while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        actions = state.playable_actions
        game.execute(actions[int(random() * len(actions))], validate_action=False)
        moves += 1
    return moves


def walk(seed: int) -> Iterator[Position]:
    """Play one random game, stopping before each move."""
    game = begin(seed)
    state = game.state
    random = Random(CHOICE_SEED + seed).random
    while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        actions = state.playable_actions
        yield Position(state.current_color(), len(actions), state.copy, game.copy)
        game.execute(actions[int(random() * len(actions))], validate_action=False)


if __name__ == "__main__":
    report(Subject("catanatron", version("catanatron"), SEATS, play_out, walk))
