"""How games look in a terminal; a game without drawings of its own is drawn plainly."""

from typing import cast

from figurka.cli.plain import PlainTable
from figurka.core.registry import find_part


def find_table(game: str) -> PlainTable:
    """How a game is drawn: as the `terminal` of its package does it, or plainly."""
    terminal = find_part(game, "terminal")
    return cast(PlainTable, getattr(terminal, "TABLE", None) or PlainTable())
