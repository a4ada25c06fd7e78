"""World's page: Viticulture's drawing with World's tips and end; only the pages look for it here."""

from figurka.games.viticulture.world.web.table import DRAWING

__all__ = ["DRAWING"]
