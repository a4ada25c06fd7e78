"""Figurka at a scripted terminal: what is typed goes in, all that is printed comes out."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from typer.testing import CliRunner, Result

from figurka import Game, new_game
from figurka.cli.app import app

FINAL = "pass"


def figurka(*arguments: str, typed: str = "") -> Result:
    """Run a command; anything but a polite exit is an error of the test."""
    result = CliRunner().invoke(app, arguments, input=typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


@dataclass
class Script:
    """What people type in a game that was played beforehand, and the game at each of their decisions."""

    lines: list[str] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    """The seat at the keyboard after each hand-over."""

    @property
    def typed(self) -> str:
        """The lines as input."""
        return "".join(f"{line}\n" for line in self.lines)


def play_beforehand(seats: int, seed: int, script: Script, most: int = 10_000) -> Iterator[Game[Any]]:
    """Play a random game of people only, writing down what they type; yields it before each choice."""
    game = new_game("farshore", seats, seed, journal=True)
    random = Random(seed)
    while (decision := game.decision) is not None and len(game.history) < most:
        if seats > 1 and (not script.turns or script.turns[-1] != decision.seat):
            script.turns.append(decision.seat)
            script.lines.append("")
        yield game
        index = random.randrange(len(decision.options))
        script.lines.append(str(index + 1))
        if decision.options[index].key == FINAL:
            script.lines.append("y")
        game.choose(index)
