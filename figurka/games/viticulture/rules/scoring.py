"""The points, and who has won the base game."""

from figurka.games.viticulture.rules.state import OVER, Player, VitState
from figurka.games.viticulture.rules.vineyard.cellar import grapes_of, wines_of


def over(state: VitState) -> bool:
    """Whether the game has ended."""
    return state.phase == OVER


def scores(state: VitState) -> list[int]:
    """The points of each seat."""
    return [player.vp for player in state.players]


def standing(player: Player) -> tuple[int, int, int, int]:
    """Points, then lira, then the value of all wine, then that of all grapes (V-20, V-21)."""
    return (
        player.vp,
        player.lira,
        sum(wine.value for wine in wines_of(player)),
        sum(grape.value for grape in grapes_of(player)),
    )


def winners(state: VitState) -> list[int]:
    """The seats that stand highest; equals share the victory."""
    best = max(standing(player) for player in state.players)
    return [player.seat for player in state.players if standing(player) == best]
