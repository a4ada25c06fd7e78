"""Figurka at a scripted terminal: what is typed goes in, all that is printed comes out."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from typer.testing import CliRunner, Result

from figurka import Game, new_game
from figurka.cli.app import app
from figurka.cli.drawing import find_table
from figurka.cli.scene import Scene
from figurka.core.decision import Decision, Option
from figurka.locales import Words

NAMES = ("Anna", "Ben", "Cyril", "Dana", "Eva", "Filip", "Gita")


def figurka(*arguments: str, typed: str = "") -> Result:
    """Run a command; anything but a polite exit is an error of the test."""
    result = CliRunner().invoke(app, arguments, input=typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def seen_by(game: Game[Any], viewer: int | None, language: str = "en", width: int = 100) -> Scene[Any]:
    """What a viewer sees of a game, with the numbers of what can be chosen if he is asked."""
    decision = game.decision
    options = decision.options if decision is not None and decision.seat == viewer else ()
    numbers = {option.key: number for number, option in enumerate(options, 1)}
    return Scene(game.view(viewer), Words(language), NAMES, width, numbers)


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


def confirmation(game: Game[Any], decision: Decision, option: Option) -> list[str]:
    """What is typed after the number of an option: Enter if it was shown, yes if it ends one's game."""
    table, scene = find_table(game.rules.name), seen_by(game, decision.seat)
    if table.preview(decision, option, scene) is not None:
        return [""]
    return ["y"] if table.is_final(option.key, scene) else []


def play_beforehand(
    seats: int, seed: int, script: Script, most: int = 10_000, name: str = "farshore"
) -> Iterator[Game[Any]]:
    """Play a random game of people only, writing down what they type; yields it before each choice."""
    game = new_game(name, seats, seed, journal=True)
    random = Random(seed)
    while (decision := game.decision) is not None and len(game.history) < most:
        if seats > 1 and (not script.turns or script.turns[-1] != decision.seat):
            script.turns.append(decision.seat)
            script.lines.append("")
        yield game
        index = random.randrange(len(decision.options))
        script.lines.append(str(index + 1))
        script.lines += confirmation(game, decision, decision.options[index])
        game.choose(index)
