"""The mind of a computer player, put together."""

from functools import cache
from typing import Final

from figurka.core.decision import Decision
from figurka.core.mind import Mind, Weights
from figurka.core.weights import weights_for
from figurka.games.tapestry.mind.automa import automa_prospect
from figurka.games.tapestry.mind.features import COUNTS, FEATURES, counts
from figurka.games.tapestry.mind.judgement import ERAS, Judgement, era_of
from figurka.games.tapestry.mind.liking import likings
from figurka.games.tapestry.rules.state import TapestryState

PLAYOUTS_ALONE: Final = 480
"""Alone the other seats cost no time, so that a search may play out more."""


class TapestryMind(Mind[TapestryState]):
    """What computer players know of the game."""

    weighty: frozenset[str] = frozenset({"civilization", "lay"})
    foresight = 0
    playouts = 160
    overlooks = 0.25
    plans = False
    glances = False
    features: tuple[str, ...] = FEATURES

    def __init__(self, seats: int, weights: Weights | None = None) -> None:
        super().__init__(seats, weights_for(__package__, seats) if weights is None else weights)
        if seats == 1:
            self.playouts = PLAYOUTS_ALONE
        self.judgement = Judgement(self.weights)
        self.eras = [[self.weights[f"{name}@{era}"] for name in COUNTS] for era in ERAS]
        self.tuned = tuple(name for name in self.weights if "@" not in name)

    def evaluate(self, state: TapestryState, seat: int) -> float:
        """The points that a player will probably have at the end."""
        player = state.players[seat]
        if player.finished:
            return player.vp + 0.01 * sum(player.goods)
        found = counts(self.judgement, state, player)
        weights = self.eras[era_of(state, player) - 1]
        return sum([weight * count for weight, count in zip(weights, found, strict=True)])

    def measure(self, state: TapestryState, seat: int) -> list[float]:
        """What each of the features counts: those of the player's era."""
        player = state.players[seat]
        found = [0.0] * len(FEATURES)
        if not player.finished:
            start = (era_of(state, player) - 1) * len(COUNTS)
            found[start : start + len(COUNTS)] = counts(self.judgement, state, player)
        return found

    def standing(self, state: TapestryState, seat: int) -> float:
        """How well a player stands against the best of the others, or against the Automa."""
        if self.seats == 1:
            return self.evaluate(state, seat) - automa_prospect(state)
        return super().standing(state, seat)

    def likings(self, state: TapestryState, decision: Decision) -> list[float]:
        """How much a hurried player likes each option, roughly in points."""
        return likings(self.judgement, state, decision)


@cache
def mind_for(seats: int) -> TapestryMind:
    """The usual mind at a number of seats."""
    return TapestryMind(seats)
