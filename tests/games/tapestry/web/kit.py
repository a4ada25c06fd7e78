"""Tapestry's table as its parts see it."""

from typing import Any

from figurka.core.game import Game
from figurka.games.tapestry.web.scene import Scene
from figurka.web.render import environment
from tests.web.kit import seen


def scene_of(game: Game[Any], viewer: int | None, language: str = "en") -> Scene:
    """The table as somebody sees it."""
    return Scene(seen(game, viewer, language))


def region(name: str, scene: Scene, **parts: object) -> str:
    """The HTML of a region."""
    context = {"sight": scene.sight, "scene": scene, "say": scene.say, **parts}
    return environment().get_template(f"tapestry/{name}.html").render(context)
