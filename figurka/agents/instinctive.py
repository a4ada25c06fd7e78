"""The instinctive agent: what a hurried player likes best, without a look ahead."""

from random import Random
from typing import Any

from figurka.core.game import Game
from figurka.core.mind import Mind


class Instinctive:
    """Follows the instinct of a mind, the game's own if no other is given."""

    def __init__(self, random: Random, mind: Mind[Any] | None = None) -> None:
        self.mind = mind

    def choose(self, game: Game[Any]) -> int:
        """The index of an option of the game's decision."""
        assert game.decision is not None
        return (self.mind or game.mind).instinct(game.state, game.decision)
