"""Save files: a game's choices, and who sat at the table."""

import errno
import json
import os
import shlex
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer

from figurka.cli.seats import Seat
from figurka.core.errors import FigurkaError, SaveError
from figurka.core.fairness import OPEN_SEED, seal_anew, seed_fingerprint
from figurka.core.game import Game
from figurka.core.saves import Saved, read_saved
from figurka.core.seeds import is_drawn, write_seed
from figurka.locales import Words


@dataclass(frozen=True)
class Save:
    """A save file that was read: what it says of the game, and who sat at the table if it says so."""

    path: Path
    saved: Saved
    seats: tuple[Seat, ...]

    def notice(self, words: Words) -> str:
        """That the game goes on under later rules than those it was saved under, or nothing."""
        saved = self.saved
        if not saved.older_rules:
            return ""
        return words("cli-rules-changed", saved=saved.rules, now=saved.version_now)

    def resume(self) -> tuple[Game[Any], dict[int | None, int]]:
        """The game where it was left, and how many events each seat knew of when it last chose."""
        if not self.saved.sound:
            raise SaveError("error-save-changed", file=str(self.path))
        game = self.saved.begin(journal=True)
        known: dict[int | None, int] = {}
        for number in range(len(self.saved.choices)):
            if game.decision is not None and game.journal is not None:
                known[game.decision.seat] = len(game.journal.events)
            self.saved.repeat(game, number)
        return game, known


def read_text(path: Path) -> str:
    """The text of a save file."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise SaveError("cli-error-read", file=str(path), reason=reason(error)) from error


def read_save(path: Path) -> Save:
    """Read a save file; an error says what is wrong with it."""
    saved = read_saved(read_text(path))
    saved.begin()
    seated = saved.fields.get("seated")
    words = seated if isinstance(seated, list) and len(seated) == saved.seats else []
    return Save(path, saved, tuple(Seat(str(word)) for word in words))


def write_save(path: Path, game: Game[Any], seats: Sequence[Seat], open_seed: bool = False) -> None:
    """Write a game and its seats to a file, whole or not at all."""
    fields = {**json.loads(game.save()), "seated": [seat.word for seat in seats]}
    if open_seed:
        fields = seal_anew(fields, **{OPEN_SEED: True})
    write_text(path, json.dumps(fields))


def write_text(path: Path, text: str) -> None:
    """Write a file, whole or not at all."""
    try:
        draft = path.with_name(f".{path.name}.part")
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(text + "\n", encoding="utf-8")
        draft.replace(path)
    except (OSError, ValueError) as error:
        raise SaveError("cli-error-write", file=str(path), reason=reason(error)) from error


def check_file(path: Path) -> None:
    """Raise now if a file cannot be written there."""
    if path.is_dir():
        raise SaveError("cli-error-write", file=str(path), reason=os.strerror(errno.EISDIR))
    check_folder(path.parent)


def check_folder(path: Path) -> None:
    """Raise now if files cannot be written into a folder, which need not be there yet."""
    there = next(each for each in (path.absolute(), *path.absolute().parents) if os.path.lexists(each))
    if not there.is_dir():
        raise SaveError("cli-error-write", file=str(path), reason=os.strerror(errno.ENOTDIR))
    if not os.access(there, os.W_OK | os.X_OK):
        raise SaveError("cli-error-write", file=str(path), reason=os.strerror(errno.EACCES))


def reason(error: Exception) -> str:
    """What the system says of an error, without the file's name."""
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)


def saves_folder() -> Path:
    """Where games are kept unless another place is named; FIGURKA_SAVES moves it."""
    asked = os.environ.get("FIGURKA_SAVES")
    return Path(asked) if asked else Path(typer.get_app_dir("figurka")) / "saves"


def resuming_command(path: Path, words: Words) -> str:
    """What to type to play a saved game on."""
    return f"figurka play --load {shlex.quote(str(path))} --lang {words.language}"


def last_unfinished() -> Path | None:
    """The file of the last game that was kept, unless it is over or cannot be played on."""
    kept = sorted(saves_folder().glob("*.json"), key=lambda path: path.stat().st_mtime)
    try:
        game, _ = read_save(kept[-1]).resume()
    except (IndexError, FigurkaError):
        return None
    return None if game.over or game.rules.companion_of else kept[-1]


def new_save_path(game: Game[Any]) -> Path:
    """A file of its own for a game that begins now."""
    began = time.strftime("%Y%m%d-%H%M%S")
    seed = game.config.seed
    mark = seed_fingerprint(seed)[:8] if is_drawn(seed) else write_seed(seed)
    return saves_folder() / f"{game.rules.name}-{began}-{mark}.json"
