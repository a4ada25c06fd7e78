"""How Tapestry is drawn in a page, templates and static files beside; the companion borrows from it."""

from figurka.games.tapestry.web.table import DRAWING

__all__ = ["DRAWING"]
