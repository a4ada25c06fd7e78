"""How games look in a terminal; a game without drawings of its own is drawn plainly."""

from figurka.cli.plain import PlainTable
from figurka.games.farshore.terminal.table import FarshoreTable
from figurka.games.tapestry.companion.terminal.table import AutomaTable
from figurka.games.tapestry.terminal.table import TapestryTable
from figurka.games.viticulture.terminal.table import ViticultureTable
from figurka.games.viticulture.world.terminal.table import WorldTable

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
