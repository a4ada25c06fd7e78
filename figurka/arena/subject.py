"""An installed game as something to measure: played out fast, and walked through in the normal mode."""

from collections.abc import Iterator
from random import Random

from figurka.arena.measure import CHOICE_SEED, Position, Subject
from figurka.core.registry import new_game


def play_out(game: str, seats: int, seed: int) -> int:
    """Play one random game in playout mode and return how many decisions it took."""
    playing = new_game(game, seats, seed, checkpoints=False)
    random = Random(CHOICE_SEED + seed).random
    decisions = 0
    while (decision := playing.decision) is not None:
        playing.choose(int(random() * len(decision.options)))
        decisions += 1
    return decisions


def walk(game: str, seats: int, seed: int) -> Iterator[Position]:
    """Play one random game in the normal mode, stopping before each choice."""
    playing = new_game(game, seats, seed)
    random = Random(CHOICE_SEED + seed).random
    while (decision := playing.decision) is not None:
        options = len(decision.options)
        yield Position(decision.seat, options, playing.state.copy, lambda: playing.clone().decision)
        playing.choose(int(random() * options))


def game_subject(game: str, name: str, version: str, seats: int) -> Subject:
    """The game at a table of so many seats, under measurement."""
    return Subject(
        name,
        version,
        seats,
        lambda seed: play_out(game, seats, seed),
        lambda seed: walk(game, seats, seed),
    )
