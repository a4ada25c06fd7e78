"""The beginner: goes by what looks good at once, overlooks some of it, and never looks ahead."""

from random import Random
from typing import Any

from figurka.core.game import Game


class Novice:
    """Follows a novice's instinct among the options that he happens to see."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, game: Game[Any]) -> int:
        """The index of an option of the game's decision."""
        decision = game.decision
        assert decision is not None
        mind = game.mind.novice()
        likings = mind.likings(game.state, decision)
        seen = [index for index in range(len(likings)) if self.random.random() >= mind.overlooks]
        if not seen:
            return self.random.randrange(len(likings))
        return max(seen, key=lambda index: likings[index])
