"""How well a player stands, and what a hurried one would choose."""

from figurka.core.decision import Decision
from figurka.games.tapestry.state import TapestryState


def evaluate(state: TapestryState, seat: int) -> float:
    """The points a player has, and a guess of what the rest is worth to him."""
    return float(state.players[seat].vp)


def instinct(state: TapestryState, decision: Decision) -> int:
    """The index of what a hurried player would choose."""
    return 0
