"""Placing things in Tapestry: where they can go, and how a choice would look before it is confirmed."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from figurka.cli.frames import beside
from figurka.core.decision import Decision, Option
from figurka.games.tapestry.rules.things import Building, Capital, Ground, Hex, Plot, Site, Tile, Turned
from figurka.games.tapestry.terminal.briefs import gains_brief
from figurka.games.tapestry.terminal.building import capitals, city_to_build, city_with
from figurka.games.tapestry.terminal.city import CITY_WIDTH, covered
from figurka.games.tapestry.terminal.hexes import little_hex
from figurka.games.tapestry.terminal.map import (
    ARROWS,
    draw_around,
    find_hex,
    map_lines,
    map_width,
    matching_sides,
)
from figurka.games.tapestry.terminal.marks import NUMBER_STYLE, SIGN, building_letter, painted
from figurka.games.tapestry.terminal.scene import Scene

LITTLE_WIDTH: Final = 12
"""The columns that one little hex takes."""


def focus(decision: Decision, scene: Scene) -> RenderableType | None:
    """What a question is about: the map, the capital, or the things to choose from as they look."""
    kinds = {type(option) for option in decision.options}
    if decision.kind == "tile":
        return Group(map_lines(scene), little_tiles(decision.options, scene))
    if Ground in kinds and isinstance(decision.because, Hex):
        return rotations(decision.because.key, decision.options, scene)
    if kinds & {Plot, Site, Turned}:
        city = Group(*city_to_build(decision, scene))
        return map_and_city(city, scene) if Hex in kinds else city
    if Capital in kinds:
        return capitals(decision.options, scene)
    return map_lines(scene) if Hex in kinds else None


def map_and_city(city: RenderableType, scene: Scene) -> RenderableType:
    """The map and the viewer's capital, side by side if they fit."""
    if scene.width < map_width(scene) + CITY_WIDTH:
        return Group(map_lines(scene), city)
    return beside(map_lines(scene), city, left_width=map_width(scene))


def preview(decision: Decision, option: Option, scene: Scene) -> RenderableType | None:
    """The tile so turned on its hex, or the capital with the new building."""
    if isinstance(option, Ground) and isinstance(decision.because, Hex):
        return tile_in_place(decision.because.key, option, scene)
    if isinstance(option, Site):
        name = scene.words(f"tapestry-landmark-{option.turned.landmark.name}")
        plots = covered(option.row, option.column, option.turned.shape)
        return city_with(name[:2], plots, scene)
    if isinstance(option, Plot) and isinstance(decision.because, Building):
        letter = building_letter(decision.because.name, scene.words)
        return city_with(letter, [(option.row, option.column)], scene)
    return None


# Tiles


def little_tiles(options: Sequence[Option], scene: Scene) -> RenderableType:
    """Tiles to choose from, each with its number."""
    tiles = [option for option in options if isinstance(option, Tile)]
    hexes = [
        (tile.turns[0], scene.number(tile.key), gains_brief(tile.benefits, scene.words)) for tile in tiles
    ]
    return side_by_side(hexes, scene, scene.width // LITTLE_WIDTH)


def rotations(key: str, options: Sequence[Option], scene: Scene) -> RenderableType:
    """The hex with those around it, and the tile in each rotation with the points of its sides."""
    place, hexes = find_hex(key, scene), []
    for option in options:
        if isinstance(option, Ground):
            points = len(matching_sides(place, option, scene))
            hexes.append((option, scene.number(option.key), f"{points}{SIGN['point']}"))
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_row(Group(*draw_around(key, scene)), side_by_side(hexes, scene, 3))
    return grid


def side_by_side(hexes: Sequence[tuple[Ground, str, str]], scene: Scene, most: int) -> RenderableType:
    """Little hexes with their numbers and notes, at most so many in a row."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for start in range(0, len(hexes), most):
        row = []
        for ground, number, note in hexes[start : start + most]:
            lines = little_hex(ground, scene.words)
            below = Text.assemble(" ", (number, NUMBER_STYLE), "  ", painted(note))
            row.append(Group(*lines, below))
        grid.add_row(*row)
    return grid


def tile_in_place(key: str, ground: Ground, scene: Scene) -> RenderableType:
    """The tile on its hex with the sides that match and what they and the tile bring."""
    words = scene.words
    sides = matching_sides(find_hex(key, scene), ground, scene)
    arrows = " ".join(ARROWS[side] for side in sides)
    said = words("cli-tapestry-matching", count=len(sides), sides=arrows)
    benefits = () if ground.tile is None else ground.tile.benefits
    note = f"{said}: +{len(sides)}{SIGN['point']} {words('cli-tapestry-then')} {gains_brief(benefits, words)}"
    return Group(*draw_around(key, scene, ground), painted(note))
