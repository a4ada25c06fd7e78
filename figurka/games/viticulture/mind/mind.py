"""The mind of a computer player, put together."""

from functools import cache
from typing import Final

from figurka.core.decision import Decision
from figurka.core.mind import Mind, Weights
from figurka.core.weights import weights_for
from figurka.games.viticulture.mind.gains import Gains
from figurka.games.viticulture.mind.liking import Liking
from figurka.games.viticulture.mind.worths import Worths, borne_by, tasks
from figurka.games.viticulture.mind.years import Time, years_after
from figurka.games.viticulture.rules.state import OVER, Player, VitState
from figurka.games.viticulture.rules.year import END_AT

PARTS: Final = ("lira", "income", "workers", "built", "hand", "fields", "hands", "tokens", "orders")
"""The parts of a vineyard; each has a share in how well a player stands."""
PACKAGE: Final = "figurka.games.viticulture.mind"


class VitMind(Mind[VitState]):
    """What computer players know of the game."""

    overlooks = 0.28
    plans = False
    glances = False
    foresight = 0
    width = 4
    playouts = 80

    def __init__(self, seats: int, weights: Weights | None = None) -> None:
        super().__init__(seats, weights_for(PACKAGE, seats) if weights is None else weights)
        self.tuned = tuple(name for name in self.weights if not name.startswith(("share_", "ending")))
        self.worths = Worths(self.weights)
        self.liking = Liking(self.weights)
        self.shares = [self.weights[f"share_{part}"] for part in PARTS]
        self.length = self.weights["years"]
        self.pace = self.weights["pace"]
        self.ending = self.weights["ending"]

    def evaluate(self, state: VitState, seat: int) -> float:
        """The points a player has, and what the rest will probably bring him."""
        player = state.players[seat]
        if state.phase == OVER:
            return float(player.vp)
        time = self.time(state, player)
        value = player.vp + sum(
            [share * part for share, part in zip(self.shares, self.parts(player, time), strict=True)]
        )
        return value + self.ending if self.leads(state, player) else value

    def parts(self, player: Player, time: Time) -> tuple[float, ...]:
        """What the parts of a vineyard are worth, in the order of `PARTS`."""
        worths = self.worths
        borne, levels = borne_by(player.fields), player.cellar_levels()
        tokens = worths.tokens(player.grapes, player.wines, time)
        return (
            worths.lira(player.lira, time),
            worths.income(player.residual, time),
            worths.workers(player, time),
            worths.built(player, time),
            worths.hand(player, time),
            worths.fields(player, player.fields, time),
            worths.hands(player, tasks(player) if time.summer == 0.0 else time.hands) if time.hands else 0.0,
            tokens,
            worths.cellar(player.orders(), player.grapes, player.wines, borne, levels, time) - tokens,
        )

    def leads(self, state: VitState, player: Player) -> bool:
        """Whether a player ends the game this year, and is ahead."""
        if player.vp < END_AT:
            return False
        return player.vp > max([other.vp for other in state.players if other is not player])

    def time(self, state: VitState, player: Player) -> Time:
        """What is left of the game for a player."""
        return Time(state, player, years_after(state, player, self.length, self.pace))

    def likings(self, state: VitState, decision: Decision) -> list[float]:
        """How much a hurried player likes each option."""
        player = state.players[decision.seat]
        return self.liking.likings(Gains(self.worths, state, player, self.time(state, player)), decision)

    def milestone(self, state: VitState) -> int:
        """The years."""
        return state.year


@cache
def mind(seats: int) -> VitMind:
    """The mind for a number of seats; each is made once."""
    return VitMind(seats)
