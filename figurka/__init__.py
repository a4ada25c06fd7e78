"""Figurka: heavy Euro games, played, simulated and explained.

What stands here is all that is needed to set games up, play, save and check them from Python.
"""

from figurka import engine

engine.settle()

# Which engine runs is settled before it is imported
from figurka.core.decision import Decision, Option  # noqa: E402
from figurka.core.errors import FigurkaError  # noqa: E402
from figurka.core.game import Game  # noqa: E402
from figurka.core.registry import add_game, find_rules, list_games, new_game  # noqa: E402
from figurka.core.saves import load_game  # noqa: E402
from figurka.core.verifying import Standing, Verification, verify  # noqa: E402

engine.confirm()

__all__ = [
    "Decision",
    "FigurkaError",
    "Game",
    "Option",
    "Standing",
    "Verification",
    "add_game",
    "find_rules",
    "list_games",
    "load_game",
    "new_game",
    "verify",
]
__version__ = "0.1.0"
