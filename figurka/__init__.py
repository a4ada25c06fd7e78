"""Figurka: heavy Euro games, played, simulated and explained."""

from figurka.core.errors import FigurkaError
from figurka.core.game import Game
from figurka.core.registry import list_games, new_game
from figurka.core.saves import load_game

__all__ = ["FigurkaError", "Game", "list_games", "load_game", "new_game"]
__version__ = "0.1.0"
