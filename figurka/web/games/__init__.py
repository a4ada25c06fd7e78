"""How each game is drawn; a game without drawings of its own is shown plainly."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from figurka.web.sight import Sight


class Drawing(Protocol):
    """What a game's module of drawings has."""

    TEMPLATES: Mapping[str, str]
    """The template of each region that the game draws: bar, board, side and dock."""
    STYLES: tuple[str, ...]
    """Its style sheets among the static files."""
    SYMBOLS: str
    """The template of its symbol sheet, or nothing."""
    ON_BOARD: tuple[str, ...]
    """How the keys of options begin that are chosen on the drawing itself, not by a button."""

    def context(self, sight: Sight) -> dict[str, object]:
        """What the templates need besides the sight."""
        ...


def drawing_of(game: str) -> Drawing:
    """The drawings of a game, or the plain ones."""
    name = game.replace("-", "_")
    module = f"figurka.web.games.{name}"
    known = name.isidentifier() and find_spec(module) is not None
    return cast(Drawing, import_module(module if known else "figurka.web.games.plain"))
