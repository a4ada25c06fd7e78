"""Who has won the base game."""

from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.vineyard.cellar import grapes_of, wines_of


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
