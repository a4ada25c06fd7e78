"""What the terminal tells of a game's chance: a fingerprint at the start, the seed at the end."""

import shlex
from collections.abc import Sequence
from typing import Any

from figurka.cli.seats import Seat
from figurka.core.fairness import Secrecy, secrecy, seed_fingerprint
from figurka.core.game import Game
from figurka.core.seeds import Source, write_seed
from figurka.locales import Words


def promise(game: Game[Any], open_seed: bool, words: Words) -> str:
    """What is promised of a game's chance before it is over."""
    match secrecy(game.config.source, open_seed):
        case Secrecy.BEFORE:
            return words("cli-fair-before")
        case Secrecy.OPEN:
            return words("cli-fair-open")
        case Secrecy.SEALED:
            return words("cli-fair-sealed", fingerprint=seed_fingerprint(game.config.seed))


def revelations(game: Game[Any], seats: Sequence[Seat], path: str, words: Words) -> list[str]:
    """What is told once the game is over: its seed, how to check it and how to play the same deal again."""
    told = [
        words("cli-fair-seed", seed=write_seed(game.config.seed)),
        words("cli-fair-verify", command=f"figurka verify {shlex.quote(path)}"),
    ]
    if game.config.source is Source.HASHED:
        told.append(words("cli-fair-again", command=repeating_command(game, seats)))
    return told


def repeating_command(game: Game[Any], seats: Sequence[Seat]) -> str:
    """What to type to play the same deal again."""
    usual = {setting.name: setting.default for setting in game.rules.settings}
    asked = ["--seats", ",".join(seat.word for seat in seats)]
    for name, values in game.config.settings.items():
        if values != usual[name]:
            asked += ["--set", f"{name}={','.join(values)}"]
    asked += ["--seed", write_seed(game.config.seed)]
    return shlex.join(["figurka", "play", game.rules.name, *asked])
