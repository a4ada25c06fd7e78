"""The companion in a terminal, drawn with Tapestry's parts, and its command; nothing else imports it."""

from figurka.games.tapestry.companion.terminal.table import AutomaTable

TABLE = AutomaTable()

__all__ = ["TABLE"]
