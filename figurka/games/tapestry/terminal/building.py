"""Building in a Tapestry capital: where things can go, what they complete, and how they would look there."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from figurka.core.decision import Decision, Option
from figurka.games.tapestry.content.landmarks import is_on_grid
from figurka.games.tapestry.rules.things import Capital, Plot, Site, Turned
from figurka.games.tapestry.terminal.city import (
    built,
    capital_grid,
    city_lines,
    completed,
    covered,
    empty_city,
    numbered,
    plot_label,
)
from figurka.games.tapestry.terminal.marks import CHOSEN_STYLE, NUMBER_STYLE, SIGN, own_player, painted
from figurka.games.tapestry.terminal.scene import Scene

MOST_NAMED: Final = 6
"""So many plots that complete something are named."""


class Completing(NamedTuple):
    """A choice that completes something: what it is called, with its number, and what it completes."""

    name: str
    a_district: bool
    a_line: bool


def city_to_build(decision: Decision, scene: Scene) -> list[RenderableType]:
    """The viewer's capital with the numbers of plots, the landmark in each rotation, what completes what."""
    player = own_player(scene.view)
    if player is None:
        return []
    turned = [option for option in decision.options if isinstance(option, Turned)]
    city, useful = player["city"], completing(decision, scene)
    over = numbered(city, scene)
    for plot in useful:
        over[plot] = (over[plot][0], CHOSEN_STYLE)
    drawn = Group(*city_lines(city, scene.words, over))
    if not turned:
        return [drawn, *completing_lines(useful, scene)]
    grid = Table.grid(padding=(0, 4, 0, 0))
    grid.add_row(drawn, shapes(turned, scene))
    return [grid]


def shapes(turns: Sequence[Turned], scene: Scene) -> RenderableType:
    """A landmark in its rotations, each under its number."""
    grid = Table.grid(padding=(0, 3, 0, 0))
    drawn = []
    for turn in turns:
        lines = [Text("".join("██ " if sign == "#" else " · " for sign in line)) for line in turn.shape]
        drawn.append(Group(Text(scene.number(turn.key), NUMBER_STYLE), *lines, ""))
    for start in range(0, len(drawn), 2):
        grid.add_row(*drawn[start : start + 2])
    return grid


def plots_filled(option: Option) -> list[tuple[int, int]]:
    """The plots that choosing a plot or site fills."""
    if isinstance(option, Plot):
        return [(option.row, option.column)]
    if isinstance(option, Site):
        return covered(option.row, option.column, option.turned.shape)
    return []


def completing(decision: Decision, scene: Scene) -> dict[tuple[int, int], Completing]:
    """The choices that complete something."""
    player = own_player(scene.view)
    found = {}
    for option in decision.options:
        plots = plots_filled(option)
        if player is None or not plots or decision.kind not in {"plot", "site"}:
            continue
        districts, rows, columns = completed(player["city"], plots)
        if (districts or rows or columns) and isinstance(option, Plot | Site):
            name = scene.number(option.key)
            if is_on_grid(option.row, option.column):
                name += f" ({plot_label(option.row, option.column)})"
            found[option.row, option.column] = Completing(name, bool(districts), bool(rows or columns))
    return found


def completing_lines(useful: dict[tuple[int, int], Completing], scene: Scene) -> list[Text]:
    """Which choices complete a district, and which a row or column; some do both."""
    lines = []
    for message, names in (
        ("cli-tapestry-completes-district", [each.name for each in useful.values() if each.a_district]),
        ("cli-tapestry-completes-line", [each.name for each in useful.values() if each.a_line]),
    ):
        if names:
            more = ["…"] if len(names) > MOST_NAMED else []
            lines.append(Text(scene.words(message, places=", ".join(names[:MOST_NAMED] + more))))
    return lines


def city_with(sign: str, plots: list[tuple[int, int]], scene: Scene) -> RenderableType | None:
    """The viewer's capital with something new on plots, and what that completes."""
    player, words = own_player(scene.view), scene.words
    if player is None:
        return None
    city = player["city"]
    districts, rows, columns = completed(city, plots)
    parts = [words("cli-tapestry-row", row=row) for row in rows]
    parts += [words("cli-tapestry-column", column=column) for column in columns]
    if districts:
        reward = f"(+{len(districts)}{SIGN['any']})"
        parts.insert(0, f"{words('cli-tapestry-district', count=len(districts))} {reward}")
    said = words("cli-tapestry-completes-nothing")
    if parts:
        said = f"{words('cli-tapestry-completes')} {', '.join(parts)}"
    return Group(*city_lines(city, words, built(sign, plots)), painted(said))


def capitals(options: Sequence[Option], scene: Scene) -> RenderableType:
    """Capitals to choose from, each under its number."""
    grid = Table.grid(padding=(0, 3, 0, 0))
    drawn = []
    for option in options:
        if isinstance(option, Capital):
            name = Text(scene.words(f"tapestry-capital-{option.name}"), "bold")
            head = Text.assemble((f"{scene.number(option.key)}  ", NUMBER_STYLE), name)
            drawn.append(Group(head, *city_lines(empty_city(capital_grid(option)), scene.words, {})))
    grid.add_row(*drawn)
    return grid
