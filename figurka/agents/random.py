"""The random agent."""

from random import Random
from typing import Any

from figurka.core.game import Game


class RandomAgent:
    """Chooses any option, all equally likely."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, game: Game[Any]) -> int:
        """The index of an option of the game's decision."""
        assert game.decision is not None
        return self.random.randrange(len(game.decision.options))
