"""A game of OpenSpiel under measurement; run by the Python of an environment that has it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

from benchmarks.own import SUBJECT
from figurka.arena.measure import CHOICE_SEED, Position, Subject, report

pyspiel: Any = import_module("pyspiel")
import_module("open_spiel.python.games")
GAME: Any = pyspiel.load_game(os.environ[SUBJECT])


def chance(state: Any, random: Random) -> None:
    """Let chance decide what is asked of it."""
    while state.is_chance_node():
        actions, likely = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(actions, likely)[0])


def play_out(seed: int) -> int:
    """Play one random game and return how many decisions its players took."""
    state, random = GAME.new_initial_state(), Random(CHOICE_SEED + seed)
    decisions = 0
    chance(state, random)
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(random.random() * len(actions))])
        chance(state, random)
        decisions += 1
    return decisions


def walk(seed: int) -> Iterator[Position]:
    """Play one random game, stopping before each decision of a player."""
    state, random = GAME.new_initial_state(), Random(CHOICE_SEED + seed)
    chance(state, random)
    while not state.is_terminal():
        actions = state.legal_actions()
        yield Position(state.current_player(), len(actions), state.clone, state.clone)
        state.apply_action(actions[int(random.random() * len(actions))])
        chance(state, random)


if __name__ == "__main__":
    name = f"open_spiel {GAME.get_type().short_name}"
    report(Subject(name, version("open_spiel"), GAME.num_players(), play_out, walk))
