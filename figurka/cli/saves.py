"""Save files: a game's choices, and who sat at the table."""

import json
import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer

from figurka.cli.seats import Seat
from figurka.core.errors import FigurkaError, SaveError
from figurka.core.game import Game
from figurka.core.registry import load_game


@dataclass(frozen=True)
class Save:
    """A save file that was read: its text, its choices, and who sat at the table if it says so."""

    path: Path
    text: str
    choices: tuple[int, ...]
    seats: tuple[Seat, ...]

    def begin(self) -> Game[Any]:
        """The game before its first choice, with a journal."""
        return load_game(json.dumps({**json.loads(self.text), "choices": []}), journal=True)

    def resume(self) -> tuple[Game[Any], dict[int | None, int]]:
        """The game where it was left, and how many events each seat knew of when it last chose."""
        game = self.begin()
        known: dict[int | None, int] = {}
        for number, index in enumerate(self.choices, 1):
            if game.decision is not None and game.journal is not None:
                known[game.decision.seat] = len(game.journal.events)
            repeat_choice(game, index, number)
        return game, known


def repeat_choice(game: Game[Any], index: int, number: int) -> None:
    """Make a saved choice; one that cannot be made is named by its number."""
    try:
        game.choose(index)
    except FigurkaError as error:
        raise SaveError("error-save-choice", number=number) from error


def read_save(path: Path) -> Save:
    """Read a save file; an error says what is wrong with it."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise SaveError("cli-error-read", file=str(path), reason=reason(error)) from error
    fields = _fields(text)
    load_game(json.dumps({**fields, "choices": []}))
    choices = fields.get("choices")
    if not isinstance(choices, list) or not all(type(index) is int for index in choices):
        raise SaveError("error-save-field", field="choices")
    seated = fields.get("seated")
    words = seated if isinstance(seated, list) and len(seated) == fields["seats"] else []
    return Save(path, text, tuple(choices), tuple(Seat(str(word)) for word in words))


def _fields(text: str) -> dict[str, Any]:
    """The fields of a save file."""
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise SaveError("error-save-json") from error
    if not isinstance(fields, dict):
        raise SaveError("error-save-foreign")
    return fields


def write_save(path: Path, game: Game[Any], seats: Sequence[Seat]) -> None:
    """Write a game and its seats to a file, whole or not at all."""
    fields = {**json.loads(game.save()), "seated": [seat.word for seat in seats]}
    write_text(path, json.dumps(fields))


def write_text(path: Path, text: str) -> None:
    """Write a file, whole or not at all."""
    draft = path.with_name(f".{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(text + "\n", encoding="utf-8")
        draft.replace(path)
    except (OSError, ValueError) as error:
        raise SaveError("cli-error-write", file=str(path), reason=reason(error)) from error


def reason(error: Exception) -> str:
    """What the system says of an error, without the file's name."""
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)


def saves_folder() -> Path:
    """Where games are kept unless another place is named; FIGURKA_SAVES moves it."""
    asked = os.environ.get("FIGURKA_SAVES")
    return Path(asked) if asked else Path(typer.get_app_dir("figurka")) / "saves"


def new_save_path(game: Game[Any]) -> Path:
    """A file of its own for a game that begins now."""
    began = time.strftime("%Y%m%d-%H%M%S")
    return saves_folder() / f"{game.rules.name}-{began}-{game.config.seed}.json"
