"""Tapestry's hexes as characters: two lines each, their corners by terrain, columns half a hex apart."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from rich.text import Text

from figurka.games.tapestry.content.maps import LARGE, PLACES, SMALL
from figurka.games.tapestry.content.tiles import TERRITORY
from figurka.games.tapestry.rules.shape import HexView
from figurka.games.tapestry.rules.things import (
    BUILDING,
    BUILDING_NAMES,
    RESEARCH,
    TERRAIN_NAMES,
    Ground,
    Tile,
)
from figurka.games.tapestry.terminal.briefs import COUNTED
from figurka.games.tapestry.terminal.marks import (
    CHOSEN_STYLE,
    NUMBER_STYLE,
    SEAT_MARKS,
    SEAT_STYLES,
    SIGN,
    SIGN_STYLE,
    TERRAIN_SIGN,
    TERRAIN_STYLE,
    TOPPLED_MARKS,
    YES,
    building_letter,
)
from figurka.games.tapestry.terminal.scene import Scene
from figurka.locales import Words

Cells: TypeAlias = list[tuple[str, str]]
"""Signs with their styles, side by side."""

STEP: Final = 10
"""The columns from one hex to the next."""
NARROW_STEP: Final = 8
START: Final = "⚑"
TOKEN: Final = "°"
FACELESS: Final = "▨"
"""A tile of which it is known only that it lies there."""
CHOOSABLE: Final = "*"
"""After the label of a hex that can be chosen, where its number has no room."""
LABELS: Final = {board.name: {place.key: PLACES[place] for place in board.hexes} for board in (SMALL, LARGE)}
"""For each side of the map what its hexes are called."""


class Canvas:
    """Signs by line and column."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, line: int, column: int, cells: Iterable[tuple[str, str]]) -> None:
        """Write cells from a place on."""
        for offset, cell in enumerate(cells):
            self.cells[line, column + offset] = cell

    def lines(self) -> list[Text]:
        """All lines from the first that was written on."""
        rows = [line for line, _ in self.cells]
        left = min(column for _, column in self.cells)
        right = max(column for _, column in self.cells)
        found = []
        for line in range(min(rows), max(rows) + 1):
            text = Text(no_wrap=True)
            for column in range(left, right + 1):
                sign, style = self.cells.get((line, column), (" ", ""))
                text.append(sign, style)
            text.rstrip()
            found.append(text)
        return found


def hex_key(place: HexView) -> str:
    """The key under which a hex is chosen."""
    return f"hex:{place['q']},{place['r']}"


def hex_labels(scene: Scene) -> dict[str, str]:
    """What the hexes are called, by their keys: a column's letter and a number from the top."""
    return LABELS[scene.view["map"]["side"]]


def draw_hexes(hexes: Sequence[HexView], scene: Scene, step: int = STEP, chosen: str = "") -> Canvas:
    """Hexes beside each other; the chosen one stands out."""
    canvas, labels = Canvas(), hex_labels(scene)
    for place in hexes:
        line, column = 2 * place["r"] + place["q"], place["q"] * step
        canvas.put(line - 1, column + 1, [("_", "dim")] * (step - 1))
    for place in hexes:
        key = hex_key(place)
        label = [(sign, CHOSEN_STYLE if key == chosen else "bold") for sign in labels[key]]
        put_hex(canvas, place, [*label, *choice_mark(place, scene, step)], scene.words, step)
    return canvas


def choice_mark(place: HexView, scene: Scene, step: int) -> Cells:
    """What follows a label: the island of a tile and the number to type, or a star without room for it."""
    island, number = island_of(place), scene.number(hex_key(place))
    middle = (TERRAIN_SIGN[island], TERRAIN_STYLE[island]) if island else ("_", "dim")
    if not number:
        return [middle]
    return (
        [(CHOOSABLE, CHOSEN_STYLE)] if step < STEP else [middle, *((sign, NUMBER_STYLE) for sign in number)]
    )


def put_hex(canvas: Canvas, place: HexView, label: Cells, words: Words, step: int) -> None:
    """Draw a hex: at its borders the corners, above pieces and benefit, below the label."""
    line, column, room = 2 * place["r"] + place["q"], place["q"] * step, step - 5
    pieces = pieces_on(place, words)[:room]
    above = [*pieces, *[(" ", "")] * (room - len(pieces))]
    if len(pieces) < room:
        above[-1] = benefit_sign(place, words)
    below = [*label, *[("_", "dim")] * (room - len(label))]
    left_up, right_up, left_down, right_down = flanks(place)
    canvas.put(line, column, [("/", "dim"), *left_up, *above, *right_up, ("\\", "dim")])
    canvas.put(line + 1, column, [("\\", "dim"), *left_down, *below, *right_down, ("/", "dim")])


def flanks(place: HexView) -> tuple[Cells, Cells, Cells, Cells]:
    """The terrains at the ends of both lines of a hex, or signs for what is unexplored or unknown."""
    corners = place["corners"]
    if corners is None:
        dot, blank, low = ("·", "dim"), (" ", ""), ("_", "dim")
        return [dot, blank], [blank, dot], [low, low], [low, low]
    if not corners:
        laid = [(FACELESS, "dim")] * 2
        return laid, laid, laid, laid
    top_left, top_right, right, bottom_right, bottom_left, left = (
        (TERRAIN_SIGN[corner], TERRAIN_STYLE[corner]) for corner in corners
    )
    return [left, top_left], [top_right, right], [left, bottom_left], [bottom_right, right]


def island_of(place: HexView) -> str:
    """The land in the middle of a tile that has nothing but sea at its corners."""
    if place["tile"] is None or set(place["corners"] or ()) != {"sea"}:
        return ""
    return TERRAIN_NAMES[TERRITORY[place["tile"]].land[0]]


def pieces_on(place: HexView, words: Words) -> Cells:
    """The pieces on a hex: filled marks stand, hollow ones lie; or what an empty hex is special for."""
    cells: Cells = []
    for piece in place["pieces"]:
        seat, what = piece["seat"], piece["piece"]
        mark = (TOPPLED_MARKS if piece["toppled"] else SEAT_MARKS)[seat]
        cells += [(sign, SEAT_STYLES[seat]) for sign in mark + piece_sign(what, words)]
    if not cells and place["middle"]:
        cells.append((SIGN["point"], SIGN_STYLE[SIGN["point"]]))
    if not cells and place["start"]:
        cells.append((START, "dim"))
    return cells


def piece_sign(what: str, words: Words) -> str:
    """What follows the mark of a piece that is no outpost."""
    if what == "outpost":
        return ""
    if what == "token":
        return TOKEN
    return building_letter(what, words) if what in BUILDING_NAMES else SIGN["landmark"]


def benefit_sign(place: HexView, words: Words) -> tuple[str, str]:
    """A sign for what the tile on a hex brings."""
    if place["tile"] is None:
        return (" ", "")
    sign = tile_sign(TERRITORY[place["tile"]], words)
    return (sign, SIGN_STYLE.get(sign, "dim"))


def tile_sign(tile: Tile, words: Words) -> str:
    """What a tile brings, in one sign: ↑ is an upgrade, ⚄ research."""
    benefit = tile.benefits[0]
    if benefit.name in COUNTED:
        return COUNTED[benefit.name]
    if benefit.verb == BUILDING:
        return building_letter(BUILDING_NAMES[benefit.what], words)
    return "⚄" if benefit.verb == RESEARCH else "↑"


def tick_sides(canvas: Canvas, place: HexView, sides: Iterable[int]) -> None:
    """Put a tick onto sides of a hex, numbered from the north clockwise."""
    line, column = 2 * place["r"] + place["q"], place["q"] * STEP
    spots = (
        (line - 1, column + STEP // 2),
        (line, column + STEP),
        (line + 1, column + STEP),
        (line + 1, column + STEP // 2),
        (line + 1, column),
        (line, column),
    )
    for side in sides:
        canvas.put(*spots[side], [(YES, "bold green")])


def alone(ground: Ground) -> HexView:
    """A hex off the map that shows so turned a tile."""
    return {
        "place": "",
        "q": 0,
        "r": 0,
        "printed": False,
        "middle": False,
        "start": [],
        "corners": [TERRAIN_NAMES[corner] for corner in ground.corners],
        "tile": None if ground.tile is None else ground.tile.number,
        "rotation": ground.rotation,
        "contested": False,
        "controller": None,
        "pieces": [],
    }


def little_hex(ground: Ground, words: Words) -> list[Text]:
    """A tile by itself, so turned."""
    place = alone(ground)
    canvas = Canvas()
    canvas.put(-1, 1, [("_", "dim")] * (STEP - 1))
    island = island_of(place)
    land = [(TERRAIN_SIGN[island], TERRAIN_STYLE[island])] if island else []
    put_hex(canvas, place, [("_", "dim"), ("_", "dim"), *land], words, STEP)
    return canvas.lines()
