"""The mind of a computer player, put together."""

from functools import cache

from figurka.core.decision import Decision
from figurka.core.mind import Mind, Weights
from figurka.core.weights import weights_for
from figurka.games.viticulture.rules.state import OVER, VitState
from figurka.games.viticulture.world.mind.liking import WorldLiking
from figurka.games.viticulture.world.mind.scale import Scale
from figurka.games.viticulture.world.mind.team import team_worth

PACKAGE = "figurka.games.viticulture.world.mind"


class WorldMind(Mind[VitState]):
    """What computer players know of the game: all win or lose together."""

    weighty: frozenset[str] = frozenset({"way", "visitor", "build", "tile", "lay"})
    foresight = 0
    milestones = 2
    width = 4
    playouts = 80
    glances = False
    plans = False
    win_worth = 10.0

    def __init__(self, seats: int, weights: Weights | None = None) -> None:
        super().__init__(seats, weights_for(PACKAGE, seats) if weights is None else weights)
        self.scale = Scale(self.weights)
        self.liking = WorldLiking(self.weights, self.scale)

    def evaluate(self, state: VitState, seat: int) -> float:
        """How the team stands, the same for all."""
        return team_worth(self.scale, state)

    def standing(self, state: VitState, seat: int) -> float:
        """There is nobody to stand against."""
        return team_worth(self.scale, state)

    def milestone(self, state: VitState) -> int:
        """The years."""
        return state.year + (state.phase == OVER)

    def likings(self, state: VitState, decision: Decision) -> list[float]:
        """How much a hurried player likes each option."""
        return self.liking.of_decision(state, decision)


@cache
def world_mind(seats: int) -> WorldMind:
    """The mind for a number of seats; each is made once."""
    return WorldMind(seats)
