"""Tapestry's map, whole or around one hex."""

from typing import Final

from rich.align import Align
from rich.console import Group, RenderableType
from rich.text import Text

from figurka.cli.frames import FRAME, in_frame
from figurka.games.tapestry.content.maps import DIRECTIONS
from figurka.games.tapestry.rules.shape import HexView
from figurka.games.tapestry.rules.things import TERRAIN_NAMES, Ground
from figurka.games.tapestry.rules.world import matches
from figurka.games.tapestry.terminal.hexes import (
    NARROW_STEP,
    STEP,
    draw_hexes,
    hex_key,
    hex_labels,
    tick_sides,
)
from figurka.games.tapestry.terminal.scene import Scene

ARROWS: Final = ("↑", "↗", "↘", "↓", "↙", "↖")
"""The sides of a hex, from the north clockwise."""


def map_width(scene: Scene) -> int:
    """How many columns the map takes in its frame."""
    return map_step(scene) * map_columns(scene) + 1 + FRAME


def map_columns(scene: Scene) -> int:
    """How many columns of hexes the map has."""
    return len({place["q"] for place in scene.view["map"]["hexes"]})


def map_step(scene: Scene) -> int:
    """How far the hexes stand apart: the large map is narrower where there is no room."""
    return STEP if STEP * map_columns(scene) + 1 + FRAME <= scene.width else NARROW_STEP


def map_lines(scene: Scene) -> Group:
    """The whole map."""
    return Group(*draw_hexes(scene.view["map"]["hexes"], scene, map_step(scene)).lines())


def draw_map(scene: Scene) -> RenderableType:
    """The whole map in its frame."""
    return in_frame(Align.center(map_lines(scene)), scene.words("cli-tapestry-map"))


def find_hex(key: str, scene: Scene) -> HexView:
    """The hex with this key."""
    return next(place for place in scene.view["map"]["hexes"] if hex_key(place) == key)


def hex_label(key: str, scene: Scene) -> str:
    """What the hex with this key is called on the drawing."""
    return hex_labels(scene)[key]


def around(place: HexView, scene: Scene) -> list[HexView | None]:
    """The hexes beside a hex, by side; beyond the edge there is none."""
    found = {(each["q"], each["r"]): each for each in scene.view["map"]["hexes"]}
    return [found.get((place["q"] + q, place["r"] + r)) for q, r in DIRECTIONS]


def ground_of(place: HexView | None) -> Ground | None:
    """What an explored hex shows."""
    if place is None or place["corners"] is None:
        return None
    return Ground(tuple(TERRAIN_NAMES.index(corner) for corner in place["corners"]))


def matching_sides(place: HexView, ground: Ground, scene: Scene) -> list[int]:
    """The sides on which a tile on a hex would go on beside it."""
    beside = [ground_of(each) for each in around(place, scene)]
    return [side for side, each in enumerate(beside) if each is not None and matches(ground, side, each)]


def with_tile(place: HexView, ground: Ground) -> HexView:
    """A hex as it would look with a tile on it."""
    return {
        **place,
        "corners": [TERRAIN_NAMES[corner] for corner in ground.corners],
        "tile": None if ground.tile is None else ground.tile.number,
    }


def draw_around(key: str, scene: Scene, ground: Ground | None = None) -> list[Text]:
    """A hex and those beside it, maybe with a tile laid onto it and its matching sides ticked."""
    place = find_hex(key, scene)
    shown = place if ground is None else with_tile(place, ground)
    canvas = draw_hexes([shown, *(each for each in around(place, scene) if each)], scene, STEP, key)
    if ground is not None:
        tick_sides(canvas, place, matching_sides(place, ground, scene))
    return canvas.lines()
