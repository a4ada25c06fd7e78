"""How World is drawn in a terminal, with Viticulture's parts; nothing else imports it."""

from figurka.games.viticulture.world.terminal.table import WorldTable

TABLE = WorldTable()

__all__ = ["TABLE"]
