"""Setting up the game of a table."""

from collections.abc import Mapping
from typing import Any

from figurka.core.game import Game
from figurka.core.registry import check_settings, find_rules, new_game
from figurka.core.seeds import Source


def open_game(
    game: str,
    seats: int,
    seed: int | str | None,
    settings: Mapping[str, object],
    source: Source = Source.HASHED,
    *,
    journal: bool = False,
) -> Game[Any]:
    """The game before its first choice, with no settings but its own: how it is kept is not to be chosen."""
    check_settings(find_rules(game), settings)
    asked: dict[str, Any] = dict(settings)
    return new_game(game, seats, seed, journal=journal, source=source, **asked)
