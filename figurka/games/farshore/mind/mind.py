"""The mind of a computer player, put together."""

from functools import cache

from figurka.core.decision import Decision
from figurka.core.mind import Mind, Weights
from figurka.core.weights import weights_for
from figurka.games.farshore.mind.evaluate import FEATURES, measure, rival_prospect
from figurka.games.farshore.mind.instinct import likings
from figurka.games.farshore.mind.values import INSTINCTIVE, Values
from figurka.games.farshore.rules.state import FarshoreState


class FarshoreMind(Mind[FarshoreState]):
    """What computer players know of the game."""

    foresight = 0
    playouts = 160
    overlooks = 0.55
    plans = False
    glances = False
    features: tuple[str, ...] = FEATURES
    tuned: tuple[str, ...] = INSTINCTIVE

    def __init__(self, seats: int, weights: Weights | None = None) -> None:
        super().__init__(seats, weights_for(__package__, seats) if weights is None else weights)
        self.values = Values(self.weights)
        self.prospects = [self.weights[name] for name in FEATURES]

    def evaluate(self, state: FarshoreState, seat: int) -> float:
        """The points a player will probably have; alone, how far that is ahead of the rival."""
        value = 0.0
        for weight, count in zip(self.prospects, self.measure(state, seat), strict=True):
            value += weight * count
        if state.rival is not None:
            return value - rival_prospect(self.values, state, state.rival)
        return value

    def measure(self, state: FarshoreState, seat: int) -> list[float]:
        """What each of the features counts."""
        return measure(self.values, state, state.players[seat])

    def likings(self, state: FarshoreState, decision: Decision) -> list[float]:
        """How much a hurried player likes each option."""
        return likings(self.values, state, decision)


@cache
def mind(seats: int) -> FarshoreMind:
    """The mind for a number of seats, made once."""
    return FarshoreMind(seats)
