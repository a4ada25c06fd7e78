"""The sight of a table of Farshore in the terminal."""

from typing import TypeAlias

from figurka.cli import scene
from figurka.games.farshore.rules.shape import FarshoreView, PlayerView

Scene: TypeAlias = scene.Scene[FarshoreView]


def own_player(scene: Scene) -> PlayerView:
    """The player who looks, where it cannot be a spectator."""
    seat = scene.view["seat"]
    assert seat is not None
    return scene.view["players"][seat]
