"""How games look in a terminal; a game without drawings of its own is drawn plainly."""

from figurka.cli.tables.farshore import FarshoreTable
from figurka.cli.tables.plain import PlainTable
from figurka.cli.tables.tapestry import TapestryTable

TABLES: dict[str, type[PlainTable]] = {"farshore": FarshoreTable, "tapestry": TapestryTable}


def find_table(game: str) -> PlainTable:
    """How a game is drawn."""
    return TABLES.get(game, PlainTable)()
