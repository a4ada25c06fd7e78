"""The mind of a computer player, put together."""

from figurka.core.decision import Decision
from figurka.core.mind import Mind
from figurka.games.farshore.mind.evaluate import evaluate, instinct_value
from figurka.games.farshore.rules.state import FarshoreState


class FarshoreMind(Mind[FarshoreState]):
    """What computer players know of the game."""

    def evaluate(self, state: FarshoreState, seat: int) -> float:
        """The points a player has, and a guess of what the rest is worth to him."""
        return evaluate(state, seat)

    def likings(self, state: FarshoreState, decision: Decision) -> list[float]:
        """How much a hurried player likes each option."""
        player = state.players[decision.seat]
        return [instinct_value(player, decision, option) for option in decision.options]
