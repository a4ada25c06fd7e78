"""The mind of a computer player, put together."""

from figurka.core.decision import Decision
from figurka.core.mind import Mind
from figurka.games.viticulture.rules.state import VitState
from figurka.games.viticulture.world.mind.evaluate import evaluate
from figurka.games.viticulture.world.mind.instinct import worth


class WorldMind(Mind[VitState]):
    """What computer players know of the game."""

    def evaluate(self, state: VitState, seat: int) -> float:
        """The points a player has, and a guess of what the rest is worth to him."""
        return evaluate(state, seat)

    def likings(self, state: VitState, decision: Decision) -> list[float]:
        """How much a hurried player likes each option."""
        return [worth(state, decision, option) for option in decision.options]

    def standing(self, state: VitState, seat: int) -> float:
        """All win or lose together: how the team stands."""
        return self.evaluate(state, seat)
