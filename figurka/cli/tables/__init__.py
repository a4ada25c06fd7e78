"""How games look in a terminal; a game without drawings of its own is drawn plainly."""

from figurka.cli.tables.farshore import FarshoreTable
from figurka.cli.tables.plain import PlainTable

TABLES: dict[str, type[PlainTable]] = {"farshore": FarshoreTable}


def find_table(game: str) -> PlainTable:
    """How a game is drawn."""
    return TABLES.get(game, PlainTable)()
