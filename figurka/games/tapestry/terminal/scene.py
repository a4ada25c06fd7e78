"""The sight of a table of Tapestry in the terminal."""

from typing import TypeAlias

from figurka.cli import scene
from figurka.games.tapestry.rules.shape import TapestryView

View: TypeAlias = TapestryView
Scene: TypeAlias = scene.Scene[View]
