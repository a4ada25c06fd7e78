"""The greedy agent: looks to the end of its turn with the game's own evaluation."""

from random import Random
from typing import Any

from figurka.agents.looking import glances, is_large
from figurka.core.game import Game
from figurka.core.mind import Mind


class Greedy:
    """Tries each option in an imagined game, finishes the turn by instinct, and takes what looks best."""

    def __init__(self, random: Random, mind: Mind[Any] | None = None) -> None:
        self.random = random
        self.mind = mind

    def choose(self, game: Game[Any]) -> int:
        """The index of an option of the game's decision."""
        decision = game.decision
        assert decision is not None
        mind = self.mind or game.mind
        if not mind.plans or not (mind.glances or is_large(mind, game)):
            return mind.instinct(game.state, decision)
        values = glances(mind, game.imagine(decision.seat, self.random.getrandbits(32)))
        best = max(values)
        return self.random.choice([index for index, value in enumerate(values) if value == best])
