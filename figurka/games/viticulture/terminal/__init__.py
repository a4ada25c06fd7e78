"""How Viticulture is drawn in a terminal, within the frames of the command; only World borrows from it."""

from figurka.games.viticulture.terminal.table import ViticultureTable

TABLE = ViticultureTable()

__all__ = ["TABLE"]
