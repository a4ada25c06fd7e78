"""The sight of a table of Viticulture or World in the terminal."""

from typing import TypeAlias

from figurka.cli import scene
from figurka.games.viticulture.rules.shape import ViticultureView
from figurka.games.viticulture.world.rules.shape import WorldView

View: TypeAlias = ViticultureView | WorldView
Scene: TypeAlias = scene.Scene[View]


def base_view(scene: Scene) -> ViticultureView:
    """The view of the base game, where that is what is played."""
    assert scene.view["game"] == "viticulture"
    return scene.view


def world_view(scene: Scene) -> WorldView:
    """The view of World, where that is what is played."""
    assert scene.view["game"] == "viticulture-world"
    return scene.view
