"""Viticulture's and World's tables as their parts see them."""

from typing import Any

from figurka.core.game import Game
from figurka.games.viticulture.web.scene import Scene
from figurka.tables.live import LiveTable
from figurka.web.regions import sight_of
from tests.web.kit import looking, seen


def scene_of_game(game: Game[Any], viewer: int | None) -> Scene:
    """A game without a table, as somebody sees it."""
    return Scene(seen(game, viewer))


def scene_of(live: LiveTable, seat: int | None, language: str = "en") -> Scene:
    """The table as a seat sees it, or a spectator."""
    return Scene(sight_of(live, looking(seat, language)))
