"""The World board: sixteen actions in a grid, innovation tiles, the lira space and the pocket watch."""

from collections.abc import Mapping
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from figurka.cli.tables.frames import FRAME, flow, in_frame
from figurka.cli.tables.scene import Scene
from figurka.cli.tables.viticulture_board import head, piles, rooster
from figurka.cli.tables.viticulture_briefs import steps_brief
from figurka.cli.tables.viticulture_marks import (
    ARROWS,
    EMPTY,
    NUMBER_STYLE,
    SEASON_STYLE,
    SIGN,
    numbered,
    painted,
    worker_marks,
)
from figurka.games.viticulture.world.content.balance import COVERED_BENEFITS, COVERED_COSTS
from figurka.games.viticulture.world.content.board import GRID, POSITIONS
from figurka.games.viticulture.world.content.tiles import OVAL_BY_NAME, TILE_BY_NAME
from figurka.games.viticulture.world.innovating import bonus_oval
from figurka.games.viticulture.world.things import LETTERS, LIRA_SPACE, Oval
from figurka.locales import Words

SEASON_OF_COLUMN = ("summer", "summer", "winter", "winter")


def draw_world_board(scene: Scene, width: int) -> RenderableType:
    """The grid, the tiles laid on it, the lira space, the watch and the piles."""
    inner, words, view = width - FRAME, scene.words, scene.view
    lines: list[RenderableType] = [action_grid(scene)]
    laid = laid_tiles(scene)
    if laid:
        lines += flow(Text(f"{SIGN['tile']} ", "dim"), laid, inner)
    lines += flow(head("cli-viticulture-all-year", scene), [lira_space(scene)], inner)
    lines += flow(head("cli-viticulture-watch", scene), watch(scene), inner)
    lines += flow(head("cli-viticulture-piles", scene), piles(view["piles"]), inner)
    return in_frame(Group(*lines), words("cli-viticulture-board"))


# The grid


def action_grid(scene: Scene) -> RenderableType:
    """The actions A to P, those of summer in the two columns to the left."""
    grid = Table(box=box.SQUARE, show_edge=False, show_lines=True, expand=True, border_style="dim")
    heads = {0: "summer", 2: "winter"}
    for column in range(len(GRID[0])):
        season = heads.get(column, "")
        title = f"{SIGN[season]} {scene.words(f'viticulture-season-{season}')}" if season else ""
        grid.add_column(Text(title, SEASON_STYLE.get(season, "")), ratio=1)
    for letters in GRID:
        grid.add_row(*(action_cell(scene.view["board"][LETTERS.index(letter)], scene) for letter in letters))
    return grid


def action_cell(action: Mapping[str, Any], scene: Scene) -> RenderableType:
    """An action: its letter, tile, name and event token, and a line for each space."""
    season = action["season"]
    away = scene.view["phase"] in ("summer", "winter") and season != scene.view["phase"]
    title = Text(action["letter"], SEASON_STYLE[season])
    title.append(painted(SIGN["tile"] if action["tile"] else " "))
    title.append(scene.words(f"viticulture-action-{action['action']}", "short"), "dim" if away else "")
    if action["marked"]:
        title.append(" ").append(painted(SIGN["event"]))
    lines = [space_line(action, place, scene) for place in range(len(action["spaces"]))]
    number = scene.number(f"at:{action['action']}:beside")
    if action["beside"] or number:
        lines[-1].append(" + ", "dim").append(numbered(worker_marks(action["beside"]), number))
    return Group(title, *lines)


def space_line(action: Mapping[str, Any], place: int, scene: Scene) -> Text:
    """A space: its oval, its workers, and the number by which it can be chosen."""
    space = action["spaces"][place]
    text = Text(f"{place + 1} " if len(action["spaces"]) > 1 else "", "dim")
    if space["oval"] is not None:
        text.append(painted(f"{oval_sign(action['letter'], place, scene)} "))
    if space["workers"]:
        text.append(worker_marks(space["workers"])).append(" ")
    laid = scene.number(f"lay:{action['action']}:{place + 1}")
    number = laid or scene.number(f"at:{action['action']}:{place + 1}")
    if number:
        text.append(f"[{number}]", NUMBER_STYLE)
    elif not space["workers"]:
        text.append(EMPTY, "dim")
    if laid:
        text.append(" ").append(painted(printed(action["letter"], place, scene.words)))
    return text


def printed(letter: str, place: int, words: Words) -> str:
    """What covering a space costs and brings."""
    cost = COVERED_COSTS.get(letter, (0, 0))[place]
    gain = COVERED_BENEFITS.get(letter, ((), ()))[place]
    return f"−{cost}{SIGN['lira']}" if cost else steps_brief(gain, words)


# Tiles


def ovals_on_board(scene: Scene) -> list[Oval | None]:
    """The ovals that lie on the spaces, two spaces for each action."""
    found: list[Oval | None] = []
    for action in scene.view["board"][: len(LETTERS)]:
        names = [space["oval"] for space in action["spaces"]]
        ovals = [None if name is None else OVAL_BY_NAME[name] for name in names]
        found += [*ovals, None][:2]
    return found


def oval_brief(oval: Oval, words: Words) -> str:
    """What an oval gives to a trained worker, or where its arrow points."""
    return ARROWS[oval.arrow] if oval.arrow else steps_brief(oval.steps, words)


def oval_sign(letter: str, place: int, scene: Scene) -> str:
    """The oval on a space; behind an arrow what it leads to."""
    ovals, index = ovals_on_board(scene), LETTERS.index(letter)
    oval = ovals[2 * index + place]
    assert oval is not None
    sign = oval_brief(oval, scene.words)
    if oval.arrow:
        spaces = len(scene.view["board"][0]["spaces"])
        end = bonus_oval(ovals, index, place, spaces)
        sign += "–" if end is None else oval_brief(end, scene.words)
    return f"({sign})"


def tile_brief(key: str, words: Words) -> Text:
    """An innovation tile on offer: its letter and what it does, or the bonus of an oval."""
    kind, _, name = key.partition(":")
    if kind == "oval":
        return painted(f"({oval_brief(OVAL_BY_NAME[name], words)})")
    tile = TILE_BY_NAME[name]
    return painted(f"{SIGN['tile']}{LETTERS[tile.action]} {steps_brief(tile.steps, words)}")


def laid_tiles(scene: Scene) -> list[Text]:
    """The rectangular tiles on the board with what their actions do now."""
    return [
        Text.assemble(
            (f"{action['letter']} ", SEASON_STYLE[action["season"]]),
            painted(steps_brief(TILE_BY_NAME[action["tile"]].steps, scene.words)),
        )
        for action in scene.view["board"]
        if action["tile"] is not None
    ]


def tiles_on_offer(scene: Scene) -> list[Text]:
    """The revealed tiles, each with its number if it can be chosen."""
    return [numbered(tile_brief(key, scene.words), scene.number(key)) for key in scene.view["tiles"]]


# The lira space and the watch


def lira_space(scene: Scene) -> Text:
    """The space where there is always room."""
    action = scene.view["board"][LIRA_SPACE]
    text = Text(scene.words(f"viticulture-action-{action['action']}", "short"))
    if action["marked"]:
        text.append(" ").append(painted(SIGN["event"]))
    text.append(" ").append(worker_marks(action["spaces"][0]["workers"]))
    return numbered(text, scene.number(f"at:{action['action']}"))


def watch(scene: Scene) -> list[Text]:
    """The positions of the pocket watch, the benefit of each and whose rooster is there."""
    seats = {place["position"]: place["seat"] for place in scene.view["watch"]}
    return [
        rooster(
            position.index + 1,
            position.benefit,
            seats[position.index + 1],
            scene.number(position.key),
            scene,
        )
        for position in POSITIONS
    ]
