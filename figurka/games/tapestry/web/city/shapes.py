"""The bases of landmarks as they are drawn, in units of a plot."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from figurka.games.tapestry.content.landmarks import SIZE

Cell = tuple[int, int]
"""A row and a column."""
COVERED: Final = "#"


@dataclass(frozen=True)
class Shape:
    """The base of a landmark as it is drawn: its outline, its inner lines, and where its symbol stands."""

    width: int
    height: int
    outline: str
    seams: str
    icon: tuple[float, float, float]
    """Left, top and size."""


def cells_of(shape: tuple[str, ...]) -> frozenset[Cell]:
    """The plots of a shape."""
    lines = enumerate(shape)
    return frozenset(
        (row, column) for row, line in lines for column, sign in enumerate(line) if sign == COVERED
    )


@cache
def drawn(shape: tuple[str, ...], seen: frozenset[Cell] = frozenset()) -> Shape:
    """A shape as paths in units of a plot; its symbol stands on the plots that are seen, if not on all."""
    cells = cells_of(shape)
    return Shape(len(shape[0]), len(shape), outline(cells), seams(cells), icon_box(seen or cells))


def outline(cells: frozenset[Cell]) -> str:
    """The border around plots, clockwise from corner to corner."""
    follows: dict[Cell, Cell] = {}
    for row, column in cells:
        corners = ((row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column))
        beyond = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
        for side in range(4):
            if beyond[side] not in cells:
                follows[corners[side]] = corners[(side + 1) % 4]
    start = place = min(follows)
    path = f"M{start[1]} {start[0]}"
    while (after := follows[place]) != start:
        path += f"L{after[1]} {after[0]}"
        place = after
    return path + "z"


def seams(cells: frozenset[Cell]) -> str:
    """The lines between plots that belong together."""
    upright = (f"M{column + 1} {row}v1" for row, column in sorted(cells) if (row, column + 1) in cells)
    level = (f"M{column} {row + 1}h1" for row, column in sorted(cells) if (row + 1, column) in cells)
    return "".join((*upright, *level))


def icon_box(cells: frozenset[Cell]) -> tuple[float, float, float]:
    """The largest square for a symbol: in the middle of a rectangle, or else the first without a gap."""
    rows, columns = [row for row, _ in cells], [column for _, column in cells]
    top, left = min(rows), min(columns)
    height, width = max(rows) + 1 - top, max(columns) + 1 - left
    if len(cells) == height * width:
        side = min(height, width)
        return framed(left + (width - side) / 2, top + (height - side) / 2, side)
    squares = (
        (side, row, column) for side in range(min(height, width), 0, -1) for row, column in sorted(cells)
    )
    side, row, column = next(each for each in squares if square(*each) <= cells)
    return framed(column, row, side)


def square(side: int, top: int, left: int) -> frozenset[Cell]:
    """The plots of a square."""
    return frozenset((row, column) for row in range(top, top + side) for column in range(left, left + side))


def framed(left: float, top: float, side: int) -> tuple[float, float, float]:
    """A symbol in a square, with a margin."""
    margin = 0.1 * side
    return round(left + margin, 2), round(top + margin, 2), round(side - 2 * margin, 2)


def on_grid(cells: Iterable[Cell], row: int, column: int) -> frozenset[Cell]:
    """Those plots of a shape laid down there that are the capital's."""
    return frozenset(each for each in cells if 0 <= each[0] + row < SIZE and 0 <= each[1] + column < SIZE)
