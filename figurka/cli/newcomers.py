"""Whom the guide goes with unasked: who has begun to learn a game, until a first whole one is finished."""

import json
from typing import Any

from figurka.cli.learning import places_file, read_places
from figurka.cli.saves import write_text
from figurka.core.game import Game
from figurka.guide.found import kind_of
from figurka.lessons.places import DONE


def entry_of(game: Game[Any]) -> str:
    """Under what it is kept that a game of this kind was finished with the guide."""
    return f"guide/{kind_of(game.rules.name, game.config.seats)}"


def is_newcomer(game: Game[Any]) -> bool:
    """Whether somebody has begun lessons of the game and finished no whole one with the guide yet."""
    kept = read_places()
    return entry_of(game) not in kept and any(name.startswith(f"{game.rules.name}/") for name in kept)


def note_finished(game: Game[Any]) -> None:
    """Keep that a whole game was finished with the guide."""
    write_text(places_file(), json.dumps({**read_places(), entry_of(game): DONE}, indent=1))
