"""Tapestry's capitals: a grid of nine by nine plots with letters and numbers at its edges."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from rich.console import RenderableType
from rich.text import Text

from figurka.cli.frames import in_frame
from figurka.games.tapestry.content.landmarks import SIZE
from figurka.games.tapestry.rules.shape import CityView
from figurka.games.tapestry.rules.things import Capital
from figurka.games.tapestry.terminal.marks import (
    BUILDING_STYLE,
    CHOSEN_STYLE,
    LANDMARK_STYLE,
    NUMBER_STYLE,
    SIGN,
    YES,
    building_letter,
    building_of,
    own_player,
    painted,
)
from figurka.games.tapestry.terminal.scene import Scene
from figurka.locales import Words

Plots: TypeAlias = dict[tuple[int, int], tuple[str, str]]
"""What is drawn on plots, by row and column, which may lie beyond the grid: three signs and their style."""

CITY_WIDTH: Final = 38
"""The columns that a capital takes in its frame."""
COLUMNS: Final = "abcdefghi"
DISTRICT: Final = 3
FREE, IMPASSABLE, LANDMARK = ".", "#", "L"


def plot_label(row: int, column: int) -> str:
    """What a plot is called: its column's letter and its row's number."""
    return f"{COLUMNS[column]}{row + 1}"


def plots_of(city: CityView, words: Words) -> Plots:
    """What stands on the plots of a capital."""
    names = landmark_plots(city)
    plots: Plots = {}
    for row, line in enumerate(city["grid"]):
        for column, sign in enumerate(line):
            plots[row, column] = plot_sign(sign, names.get((row, column), ""), words)
    return plots


def plot_sign(sign: str, landmark: str, words: Words) -> tuple[str, str]:
    """How a plot looks: free, impassable, with a building or with the first letters of a landmark."""
    if sign == FREE:
        return " · ", "dim"
    if sign == IMPASSABLE:
        return "▒▒▒", "dim"
    if sign == LANDMARK:
        return f"{words(f'tapestry-landmark-{landmark}')[:2]:<3}", LANDMARK_STYLE
    name = building_of(sign)
    return f" {building_letter(name, words)} ", BUILDING_STYLE[name]


def landmark_plots(city: CityView) -> dict[tuple[int, int], str]:
    """Which landmark stands on each plot."""
    return {
        plot: site["landmark"]
        for site in city["landmarks"]
        for plot in covered(site["row"], site["column"], site["shape"])
    }


def covered(top: int, left: int, shape: Sequence[str]) -> list[tuple[int, int]]:
    """The plots under a shape, even those beyond the grid."""
    return [
        (top + row, left + column)
        for row, line in enumerate(shape)
        for column, sign in enumerate(line)
        if sign == "#"
    ]


# What is chosen there


def numbered(city: CityView, scene: Scene) -> Plots:
    """The numbers of the plots that can be chosen, or of those where a landmark's first corner may lie."""
    standing = plots_of(city, scene.words)
    plots: Plots = {}
    for key, number in scene.numbers.items():
        where, _, place = key.partition(":")
        if where in {"plot", "site"}:
            row, column = (int(part) for part in place.split(","))
            sign, style = standing.get((row, column), ("", ""))
            if where == "plot" and sign.strip().isalpha():
                plots[row, column] = (f"{sign.strip()}{number:<2}", style)
            else:
                plots[row, column] = (f"{number:>2}".ljust(3), NUMBER_STYLE)
    return plots


def built(sign: str, plots: list[tuple[int, int]]) -> Plots:
    """Something new on plots, as it would look."""
    return {plot: (f" {sign}"[-2:].ljust(3), CHOSEN_STYLE) for plot in plots}


def completed(city: CityView, plots: list[tuple[int, int]]) -> tuple[list[int], list[str], list[str]]:
    """The districts, the rows by number and the columns by letter that filling these plots completes."""
    filled = {
        (row, column)
        for row, line in enumerate(city["grid"])
        for column, sign in enumerate(line)
        if sign != FREE
    }
    after = filled | set(plots)
    districts = [
        index for index in range(SIZE) if not city["districts"][index] and district_plots(index) <= after
    ]
    rows = [
        str(row + 1)
        for row in range(SIZE)
        if not city["rows"][row] and {(row, column) for column in range(SIZE)} <= after
    ]
    columns = [
        COLUMNS[column]
        for column in range(SIZE)
        if not city["columns"][column] and {(row, column) for row in range(SIZE)} <= after
    ]
    return districts, rows, columns


def district_plots(index: int) -> set[tuple[int, int]]:
    """The nine plots of a district."""
    top, left = DISTRICT * (index // DISTRICT), DISTRICT * (index % DISTRICT)
    return {(row, column) for row in range(top, top + DISTRICT) for column in range(left, left + DISTRICT)}


# Drawing


def city_lines(city: CityView, words: Words, over: Plots) -> list[Text]:
    """The grid with something drawn over it, and beyond it if that reaches so far."""
    plots = {**plots_of(city, words), **over}
    rows = range(min(row for row, _ in plots), max(row for row, _ in plots) + 1)
    columns = range(min(column for _, column in plots), max(column for _, column in plots) + 1)
    lines = [edge_line(columns, [f" {letter} " for letter in COLUMNS])]
    for row in rows:
        lines.append(row_line(city, plots, row, columns))
        if row in {-1, 2, 5, 8} and row != rows[-1]:
            lines.append(between(columns))
    if any(city["columns"]):
        lines.append(edge_line(columns, [f" {YES} " if done else "   " for done in city["columns"]]))
    return lines


def row_line(city: CityView, plots: Plots, row: int, columns: range) -> Text:
    """One row of plots."""
    inside = 0 <= row < SIZE
    line = Text.assemble((f"{row + 1} " if inside else "  ", "bold"), no_wrap=True)
    for column in columns:
        sign, style = plots.get((row, column), ("   ", ""))
        line.append(sign, style)
        line.append(divider(column, columns), "dim")
    if inside and city["rows"][row]:
        line.append(f" {YES}", "bold")
    return line


def edge_line(columns: range, signs: list[str]) -> Text:
    """A line of signs above or below the columns."""
    line = Text("  ", "bold", no_wrap=True)
    for column in columns:
        line.append(signs[column] if 0 <= column < SIZE else "   ")
        line.append(" " * len(divider(column, columns)))
    return line


def between(columns: range) -> Text:
    """The line between districts."""
    signs = "".join("───" + divider(column, columns).replace("│", "┼") for column in columns)
    return Text(f"  {signs}", "dim", no_wrap=True)


def divider(column: int, columns: range) -> str:
    """The border after a column, if a district ends there."""
    return "│" if column in {-1, 2, 5, 8} and column != columns[-1] else ""


def city_note(city: CityView, words: Words) -> Text:
    """How many districts and lines are complete; the districts as little squares, row by row."""
    squares = ["▣" if done else "□" for done in city["districts"]]
    little = " ".join("".join(squares[top : top + DISTRICT]) for top in range(0, SIZE, DISTRICT))
    lines = f"{city['lines']}{SIGN['line']}"
    return painted(f"{words('cli-tapestry-districts')} {little}  {lines}")


def draw_city(scene: Scene) -> RenderableType | None:
    """The viewer's own capital, with the numbers of the plots that can be chosen."""
    player = own_player(scene.view)
    if player is None or player["city"]["capital"] is None:
        return None
    city, words = player["city"], scene.words
    lines = Text("\n").join([*city_lines(city, words, numbered(city, scene)), city_note(city, words)])
    name = words(f"tapestry-capital-{city['capital']}")
    return in_frame(lines, f"{words('tapestry-term-capital')} · {name}")


def empty_city(grid: list[str]) -> CityView:
    """A capital on which nothing stands yet."""
    nothing = [False] * SIZE
    return {
        "capital": None,
        "grid": grid,
        "landmarks": [],
        "districts": nothing,
        "rows": nothing,
        "columns": nothing,
        "lines": 0,
    }


def capital_grid(capital: Capital) -> list[str]:
    """The rows of a capital, by the signs of free and impassable plots."""
    signs = "".join(IMPASSABLE if capital.impassable >> plot & 1 else FREE for plot in range(SIZE * SIZE))
    return [signs[start : start + SIZE] for start in range(0, SIZE * SIZE, SIZE)]
