"""Whether the team has won World, and what it still needs."""

from figurka.games.viticulture.rules.state import VitState
from figurka.games.viticulture.world.content.board import GOAL_POINTS, MOST_INFLUENCE
from figurka.games.viticulture.world.rules.influence import world_of


def points_missing(state: VitState) -> list[int]:
    """How many points each player is short of the goal."""
    return [max(GOAL_POINTS - player.vp, 0) for player in state.players]


def influence_missing(state: VitState) -> int:
    """How much influence the team is short of the goal."""
    return MOST_INFLUENCE - world_of(state).influence


def won(state: VitState) -> bool:
    """Whether every player has the points and influence is full (W-3)."""
    return not any(points_missing(state)) and not influence_missing(state)


def winners(state: VitState) -> list[int]:
    """All seats, or none (W-2)."""
    return list(range(state.seats)) if won(state) else []
