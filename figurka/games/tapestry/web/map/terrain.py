"""Hexes as drawings: the terrains of their corners, coasts against the sea, and the benefit in a seal."""

from functools import cache
from math import cos, hypot, pi, sin
from typing import Final, TypeAlias

from markupsafe import Markup

from figurka.games.tapestry.content.tiles import TERRITORY
from figurka.games.tapestry.rules.things import TERRAIN_NAMES
from figurka.games.tapestry.web.signs import Sign, signs_of

Point: TypeAlias = tuple[float, float]

WIDE: Final = 54.0
"""How far apart the columns of the map are; a hex is 72 wide."""
TALL: Final = 62.35
"""How far apart the hexes of a column are, which is also how tall they are."""
BOXES: Final = {"small": (203.0, 223.0, 406.0, 416.0), "large": (256.0, 284.0, 512.0, 571.0)}
"""By side of the map: where its middle lies in its box, how wide and tall it is, as in the style sheet."""
CORNERS: Final[tuple[Point, ...]] = (
    (-18, -31.2),
    (18, -31.2),
    (36, 0),
    (18, 31.2),
    (-18, 31.2),
    (-36, 0),
)
"""The corners around the middle of a hex: the first at the top left, then clockwise."""
BULGE: Final = (0.0, 0.16, -0.16, -0.26, -0.16, -0.16)
"""By how many corners are land: where the coast is drawn to, as a part of the way to those corners."""
STEP: Final = 3.5
"""How long the pieces of a coast are."""
WAVER: Final = 2.1
"""How far a coast strays from its curve."""
SEA_NAME: Final = TERRAIN_NAMES[0]
MARK: Final = (16.0, 12.8)
"""The size of the mark at a corner; those along a side are smaller."""
ISLET: Final = "M-19 3C-22-11-8-19 3-17c12 2 20 9 18 19-3 12-14 17-24 14C-12 14-17 12-19 3z"
ISLET_MARKS: Final = (
    ("mountain", -2.0, -10.5, 1.0),
    ("forest", 10.5, -6.0, 0.94),
    ("desert", -10.0, 2.5, 0.88),
    ("grassland", 10.0, 8.5, 0.88),
)
"""The middle island has all four terrains of the land."""


def centre(q: int, r: int) -> Point:
    """Where the middle of a hex lies on the map, whose own middle is the origin."""
    return WIDE * q, TALL * (r + q / 2)


def view_box(side: str) -> str:
    """The box of a side of the map, for the drawing."""
    left, top, wide, tall = BOXES[side]
    return " ".join(numeral(each) for each in (-left, -top, wide, tall))


def numeral(value: float) -> str:
    """A coordinate, as short as can be."""
    return f"{round(value, 1):g}"


def joined(points: list[Point]) -> str:
    """Points joined by straight lines."""
    return "L".join(f"{numeral(x)} {numeral(y)}" for x, y in points)


def between(first: Point, second: Point, part: float = 0.5) -> Point:
    """A point on the way from one to the other."""
    return first[0] + (second[0] - first[0]) * part, first[1] + (second[1] - first[1]) * part


def middle_of_side(side: int) -> Point:
    """The middle of the side after a corner, where the terrains of two corners meet."""
    return between(CORNERS[side % 6], CORNERS[(side + 1) % 6])


# Coasts


def coast(first: int, count: int) -> list[Point]:
    """The coast of so many corners of land in a row: a wavering curve from side to side.

    The number of its pieces is a multiple of the corners, so that terrains part at a point of it.
    """
    start, end = middle_of_side(first + 5), middle_of_side(first + count - 1)
    inner = [CORNERS[(first + step) % 6] for step in range(count)]
    heart = (sum(x for x, _ in inner) / count, sum(y for _, y in inner) / count)
    length = hypot(*heart) or 1.0
    pull = BULGE[count] * 36 / length
    control = (heart[0] * pull, heart[1] * pull)
    pieces = count * max(2, round(hypot(end[0] - start[0], end[1] - start[1]) * 1.1 / STEP / count))
    return [wavering(start, control, end, step / pieces, count) for step in range(pieces + 1)]


def wavering(start: Point, control: Point, end: Point, part: float, phase: int) -> Point:
    """A point of a quadratic curve, a little off it but at its ends."""
    x, y = between(between(start, control, part), between(control, end, part), part)
    ahead = between(control, end, part)
    behind = between(start, control, part)
    dx, dy = ahead[0] - behind[0], ahead[1] - behind[1]
    length = hypot(dx, dy) or 1.0
    off = WAVER * sin(pi * part) * (sin(part * pi * (3 + phase) + phase) + 0.4 * sin(part * pi * 9))
    return x - dy / length * off, y + dx / length * off


def runs(corners: tuple[str, ...]) -> list[tuple[int, int]]:
    """The corners of land that lie in a row: the first of each row, and how many they are."""
    if SEA_NAME not in corners:
        return [(0, 6)]
    found = []
    for first in range(6):
        if corners[first] != SEA_NAME and corners[first - 1] == SEA_NAME:
            count = next(step for step in range(1, 6) if corners[(first + step) % 6] == SEA_NAME)
            found.append((first, count))
    return found


def patches(corners: tuple[str, ...], first: int, shore: list[Point], count: int) -> str:
    """The land of a row of corners, a patch for each terrain that follows another."""
    each = (len(shore) - 1) // count
    drawn, begun = [], 0
    for step in range(1, count + 1):
        terrain = corners[(first + begun) % 6]
        if step < count and corners[(first + step) % 6] == terrain:
            continue
        edge = [middle_of_side(first + begun + 5)]
        edge += [CORNERS[(first + at) % 6] for at in range(begun, step)]
        edge += [middle_of_side(first + step - 1)]
        inner = shore[begun * each : step * each + 1][::-1]
        drawn.append(
            f'<path class="{terrain}" d="M{joined(edge)}{bend(edge[-1], inner[0])}'
            f'L{joined(inner)}{bend(inner[-1], edge[0])}z"/>'
        )
        begun = step
    return "".join(drawn)


def bend(start: Point, end: Point) -> str:
    """The border between two terrains, slightly bent; nothing where the coast itself begins."""
    if hypot(end[0] - start[0], end[1] - start[1]) < 0.1:
        return ""
    low, high = sorted((start, end))
    x, y = between(low, high)
    dx, dy = high[0] - low[0], high[1] - low[1]
    control = (x - dy * 0.14, y + dx * 0.14)
    return f"Q{joined([control])} {joined([end])}"


def whole(corners: tuple[str, ...]) -> str:
    """Land without any sea: the terrains meet in the middle."""
    drawn = []
    for corner, terrain in enumerate(corners):
        edge = [middle_of_side(corner + 5), CORNERS[corner], middle_of_side(corner)]
        drawn.append(f'<path class="{terrain}" d="M{joined(edge)}L0 0z"/>')
    return "".join(drawn)


# Marks and islands


def mark(terrain: str, x: float, y: float, size: float) -> str:
    """The mark of a terrain around a point."""
    wide, tall = MARK[0] * size, MARK[1] * size
    return (
        f'<use href="#t-{terrain}" x="{numeral(x - wide / 2)}" y="{numeral(y - tall / 2)}"'
        f' width="{numeral(wide)}" height="{numeral(tall)}"/>'
    )


def marks(corners: tuple[str, ...]) -> str:
    """A mark at each corner of land, and a small one where a terrain goes on along a side."""
    found: list[tuple[float, float, str, float]] = []
    for corner, terrain in enumerate(corners):
        if terrain == SEA_NAME:
            continue
        x, y = CORNERS[corner]
        found.append((y * 0.68, x * 0.68, terrain, 1.0))
        if corners[(corner + 1) % 6] == terrain:
            x, y = middle_of_side(corner)
            found.append((y * 0.8, x * 0.8, terrain, 0.7))
    return "".join(mark(terrain, x, y, size) for y, x, terrain, size in sorted(found))


def island(terrain: str) -> str:
    """A small island in the middle of a tile that is all sea at its corners."""
    points = []
    for step in range(36):
        angle = step * pi / 18
        far = 17.5 + 1.6 * sin(3 * angle + 1) + 0.9 * sin(7 * angle)
        points.append((far * cos(angle) * 1.12, far * sin(angle) * 0.94))
    spots = ((-10.5, -8.0), (10.0, -8.5), (-11.5, 6.5), (11.5, 6.0))
    signs = "".join(mark(terrain, x, y, 0.6) for x, y in spots)
    d = f"M{joined(points)}z"
    return f'<path class="shallow" d="{d}"/><path class="{terrain} shore" d="{d}"/>{signs}'


def middle_island() -> str:
    """The island in the middle of the map."""
    signs = "".join(mark(terrain, x, y, size) for terrain, x, y, size in ISLET_MARKS)
    shallow = f'<path class="shallow" d="{ISLET}"/>'
    return f'<circle class="halo" r="27"/>{shallow}<path class="isle" d="{ISLET}"/>{signs}'


# Hexes


@cache
def relief(corners: tuple[str, ...], isle: str = "", middle: bool = False) -> Markup:
    """The terrains of a hex around its middle; `isle` is the terrain of a small island on it."""
    if not corners:
        return Markup('<use class="ground" href="#t-hex"/><use class="rim" href="#t-hex"/>')
    sea = '<use class="ground" href="#t-hex"/><use class="waves" href="#t-hex"/>'
    land = whole(corners) if SEA_NAME not in corners else ""
    shores, shallows, lines = "", "", ""
    for first, count in runs(corners):
        if count == 6:
            continue
        points = coast(first, count)
        shallows += f'<path class="shallow" d="M{joined(points)}"/>'
        shores += patches(corners, first, points, count)
        lines += f'<path class="coast" d="M{joined(points)}"/>'
    isles = middle_island() if middle else island(isle) if isle else ""
    rim = '<use class="weave" href="#t-hex"/><use class="rim" href="#t-hex"/>'
    return Markup(f"{sea}{shallows}{land}{shores}{lines}{marks(corners)}{isles}{rim}")


@cache
def seal(signs: tuple[Sign, ...], aside: bool = False) -> Markup:
    """What a tile brings, in its middle, or further down if something stands there."""
    sign = signs[0]
    wide, left = (15.0, -3.6) if sign.count > 1 else (9.8, -7.2)
    shift = ' transform="translate(0 20.5) scale(.84)"' if aside else ""
    box = f'x="-{numeral(wide)}" y="-9.8" width="{numeral(wide * 2)}" height="19.6" rx="9.8"'
    count = f'<text x="-9" y="4.3">{sign.count}</text>' if sign.count > 1 else ""
    symbol = f'href="#t-{sign.symbol}" x="{numeral(left)}" y="-7.2" width="14.4" height="14.4"'
    return Markup(f'<g class="seal"{shift}><rect {box}/>{count}<use {symbol}/></g>')


@cache
def tile_drawing(number: int, rotation: int) -> Markup:
    """A territory tile so turned, with its seal."""
    tile = TERRITORY[number]
    turned = tile.corners[6 - rotation :] + tile.corners[: 6 - rotation]
    return relief(tuple(TERRAIN_NAMES[corner] for corner in turned), isle_of(number)) + seal(
        signs_of(tile.benefits)
    )


@cache
def isle_of(number: int) -> str:
    """The terrain of the small island on a tile, if it has one."""
    tile = TERRITORY[number]
    inland = [terrain for terrain in tile.land if terrain not in tile.corners]
    return TERRAIN_NAMES[inland[0]] if inland else ""
