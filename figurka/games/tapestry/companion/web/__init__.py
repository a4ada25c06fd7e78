"""The companion in a page, drawn with Tapestry's parts; only the pages look for it here."""

from figurka.games.tapestry.companion.web.table import DRAWING

__all__ = ["DRAWING"]
