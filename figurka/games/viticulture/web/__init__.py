"""How Viticulture and World are drawn in a page, templates and static files beside; World borrows it."""

from figurka.games.viticulture.web.table import DRAWING

__all__ = ["DRAWING"]
