"""The mind of a computer player, put together."""

from figurka.core.decision import Decision
from figurka.core.mind import Mind
from figurka.games.tapestry.mind.evaluate import evaluate, liking
from figurka.games.tapestry.rules.state import TapestryState


class TapestryMind(Mind[TapestryState]):
    """What computer players know of the game."""

    def evaluate(self, state: TapestryState, seat: int) -> float:
        """The points a player has, and a guess of what the rest is worth to him."""
        return evaluate(state, seat)

    def likings(self, state: TapestryState, decision: Decision) -> list[float]:
        """How much a hurried player likes each option."""
        player = state.players[decision.seat]
        return [liking(state, player, decision, option) for option in decision.options]
