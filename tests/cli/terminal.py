"""Figurka at a scripted terminal: what is typed goes in, all that is printed comes out."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

from typer.testing import CliRunner, Result

from figurka import Game, new_game
from figurka.cli.app import app
from figurka.cli.drawing import find_table
from figurka.cli.numbering import Numberings
from figurka.cli.scene import Scene
from figurka.core.decision import Decision, Option
from figurka.locales import Words

NAMES = ("Anna", "Ben", "Cyril", "Dana", "Eva", "Filip", "Gita")


def figurka(*arguments: str, typed: str = "", drawn: bool = True) -> Result:
    """Run a command; anything but a polite exit is an error of the test, and so is a drawing that fails."""
    result = CliRunner().invoke(app, arguments, input=typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    failed = re.search(r"(\S+\.error\.txt)", result.output) if drawn else None
    assert failed is None, Path(failed[1]).read_text()
    return result


def numberings_of(game: Game[Any]) -> Numberings:
    """What is typed for what at the table of a game."""
    return Numberings(game, find_table(game.rules.name))


def seen_by(game: Game[Any], viewer: int | None, language: str = "en", width: int = 100) -> Scene[Any]:
    """What a viewer sees of a game, with the numbers and letters of what can be chosen if he is asked."""
    scene = Scene(game.view(viewer), Words(language), NAMES, width)
    if game.decision is None or game.decision.seat != viewer:
        return scene
    numbering = numberings_of(game).now()
    return replace(scene, numbers=numbering.numbers, letters=numbering.letters)


def typed_for(game: Game[Any], key: str, numberings: Numberings | None = None) -> str:
    """What is typed to choose the option with this key: its letter, or its number in this list."""
    numbering = (numberings or numberings_of(game)).now()
    return numbering.letters.get(key) or str(numbering.numbers[key])


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
    """What is typed after the number of an option: Enter if it was shown, yes if one is asked whether."""
    table, scene = find_table(game.rules.name), seen_by(game, decision.seat)
    if table.preview(decision, option, scene) is not None:
        return [""]
    asked = game.caution(decision.index(option.key)) is not None
    return ["y"] if asked or table.is_final(option.key, scene) else []


def play_beforehand(
    seats: int, seed: int, script: Script, most: int = 10_000, name: str = "farshore"
) -> Iterator[Game[Any]]:
    """Play a random game of people only, writing down what they type; yields it before each choice."""
    game = new_game(name, seats, seed, journal=True)
    random, numberings = Random(seed), numberings_of(game)
    while (decision := game.decision) is not None and len(game.history) < most:
        if seats > 1 and (not script.turns or script.turns[-1] != decision.seat):
            script.turns.append(decision.seat)
            script.lines.append("")
        yield game
        index = random.randrange(len(decision.options))
        script.lines.append(typed_for(game, decision.options[index].key, numberings))
        script.lines += confirmation(game, decision, decision.options[index])
        game.choose(index)
