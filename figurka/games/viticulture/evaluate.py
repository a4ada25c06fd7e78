"""How well a position is for a seat."""

from figurka.core.decision import Decision
from figurka.games.viticulture.state import VitState


def evaluate(state: VitState, seat: int) -> float:
    """Points."""
    return float(state.players[seat].vp)


def instinct(state: VitState, decision: Decision) -> int:
    """The first option."""
    return 0
