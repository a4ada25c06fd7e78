"""How games look in a terminal; a game without drawings of its own is drawn plainly."""

from figurka.cli.tables.farshore import FarshoreTable
from figurka.cli.tables.plain import PlainTable
from figurka.cli.tables.tapestry import TapestryTable
from figurka.cli.tables.tapestry_automa import AutomaTable
from figurka.cli.tables.viticulture import ViticultureTable
from figurka.cli.tables.viticulture_world import WorldTable

TABLES: dict[str, type[PlainTable]] = {
    "farshore": FarshoreTable,
    "tapestry": TapestryTable,
    "tapestry-automa": AutomaTable,
    "viticulture": ViticultureTable,
    "viticulture-world": WorldTable,
}


def find_table(game: str) -> PlainTable:
    """How a game is drawn."""
    return TABLES.get(game, PlainTable)()
