"""How Farshore is drawn in a page, templates and static files beside; only the pages look for it here."""

from figurka.games.farshore.web.table import DRAWING

__all__ = ["DRAWING"]
