"""How Tapestry is drawn in a terminal, within the frames of the command; the companion borrows from it."""

from figurka.games.tapestry.terminal.table import TapestryTable

TABLE = TapestryTable()

__all__ = ["TABLE"]
