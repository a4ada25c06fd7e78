"""Setting up the game of a table."""

from collections.abc import Mapping
from typing import Any

from figurka.core.errors import SettingsError
from figurka.core.game import Game
from figurka.core.registry import find_rules, new_game


def open_game(
    game: str, seats: int, seed: int | None, settings: Mapping[str, object], *, journal: bool = False
) -> Game[Any]:
    """The game before its first choice, with no settings but its own: how it is kept is not to be chosen."""
    known = [setting.name for setting in find_rules(game).settings]
    for name in settings:
        if name not in known:
            allowed = ", ".join(known) or "–"
            raise SettingsError("error-setting-unknown", game=game, setting=name, settings=allowed)
    asked: dict[str, Any] = dict(settings)
    return new_game(game, seats, seed, journal=journal, **asked)
