"""How Farshore is drawn in a terminal, within the frames of the command; nothing else imports it."""

from figurka.games.farshore.terminal.table import FarshoreTable

TABLE = FarshoreTable()

__all__ = ["TABLE"]
