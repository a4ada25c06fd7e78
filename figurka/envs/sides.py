"""The sides of a table: its seats and, after them, bots that have pieces like a seat."""

from typing import Any

from figurka.core.game import Game


def sides_of(game: Game[Any]) -> int:
    """How many sides there are."""
    players = getattr(game.state, "players", None)
    return game.config.seats if players is None else max(len(players), game.config.seats)
