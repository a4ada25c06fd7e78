"""Tapestry's technologies: the display, and the viewer's three rows."""

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from figurka.cli.frames import in_frame
from figurka.games.tapestry.content.techs import TECH
from figurka.games.tapestry.rules.shape import TechView
from figurka.games.tapestry.rules.things import Tech
from figurka.games.tapestry.terminal.briefs import gains_brief, need_brief
from figurka.games.tapestry.terminal.hexes import TOKEN
from figurka.games.tapestry.terminal.marks import CIRCLE, NUMBER_STYLE, SQUARE, YES, own_player, painted
from figurka.games.tapestry.terminal.scene import Scene
from figurka.locales import Words

NAME_WIDTH: Final = 22
ONE_LINE: Final = 60
"""From this width on a technology of the viewer's takes one line."""
NO: Final = "–"


def tech_grid() -> Table:
    """An empty list of technologies: number, name, circle, square, and what the top row asks."""
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(justify="right", style=NUMBER_STYLE, min_width=1)
    grid.add_column(no_wrap=True, overflow="ellipsis")
    grid.add_column(no_wrap=True, ratio=1, overflow="ellipsis")
    grid.add_column(no_wrap=True)
    return grid


def tech_name(tech: Tech, words: Words) -> str:
    """What a technology is called."""
    return words(f"tapestry-tech-{tech.name}")


def brings(tech: Tech, words: Words, circle: bool = True, square: bool = True) -> Text:
    """What a technology still brings."""
    parts = []
    if circle:
        parts.append(f"{CIRCLE} {gains_brief(tech.circle, words)}")
    if square:
        parts.append(f"{SQUARE} {gains_brief(tech.square, words)}")
    return painted("  ".join(parts))


def draw_display(scene: Scene) -> RenderableType:
    """The technologies that lie open."""
    words, grid = scene.words, tech_grid()
    for name in scene.view["display"]:
        tech = TECH[name]
        need = Text(need_brief(tech.need, words), "dim")
        grid.add_row(scene.number(tech.key), tech_name(tech, words), brings(tech, words), need)
    return in_frame(grid, words("cli-tapestry-display"))


def draw_techs(scene: Scene, width: int) -> RenderableType | None:
    """The viewer's technologies by row, in so many columns; a tick means that a card could move up now."""
    player = own_player(scene.view)
    if player is None:
        return None
    words, grid = scene.words, tech_grid()
    for row in ("top", "middle", "bottom"):
        none = "" if player["techs"][row] else f" {NO}"
        grid.add_row("", Text(words(f"cli-tapestry-row-{row}") + none, "dim"))
        for lying in player["techs"][row]:
            number, name, brought, ready = tech_cells(lying, row, scene)
            if width >= ONE_LINE:
                grid.add_row(number, name, brought, ready)
            else:
                grid.add_row(number, name, "", ready)
                if brought:
                    grid.add_row("", Text("   ").append(brought))
    return in_frame(grid, words("cli-tapestry-techs"))


def tech_cells(lying: TechView, row: str, scene: Scene) -> tuple[str, Text, Text, Text]:
    """A technology of the viewer's: what its next row brings and whether it can go there."""
    tech, words = TECH[lying["tech"]], scene.words
    name = Text(f" {tech_name(tech, words)}{TOKEN * lying['tokens']}")
    brought = Text() if row == "top" else brings(tech, words, circle=row == "bottom")
    ready = Text()
    if row == "middle" and lying["ready"]:
        ready = Text(YES, "bold green")
    elif row != "top":
        ready = Text(need_brief(tech.need, words), "dim")
    return scene.number(tech.key), name, brought, ready
