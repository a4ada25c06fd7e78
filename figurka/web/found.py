"""Finding the drawing of a game: its package's own, or the plain one."""

from typing import cast

from figurka.core.registry import find_part
from figurka.web.drawing import Drawing
from figurka.web.plain import PLAIN


def drawing_of(game: str) -> Drawing:
    """The drawing that the `web` of the game's package has, or the plain one."""
    web = find_part(game, "web")
    return cast(Drawing, getattr(web, "DRAWING", PLAIN))
