"""The World board: sixteen actions in a grid, innovation tiles, the lira space and the pocket watch."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from figurka.cli.frames import FRAME, in_frame
from figurka.games.viticulture.terminal.board import (
    beside_spaces,
    headed,
    piles,
    price_mark,
    rooster,
    standing,
)
from figurka.games.viticulture.terminal.briefs import steps_brief
from figurka.games.viticulture.terminal.marks import (
    ARROWS,
    EMPTY,
    NUMBER_STYLE,
    SEASON_STYLE,
    SIGN,
    numbered,
    own_player,
    painted,
    worker_marks,
)
from figurka.games.viticulture.terminal.scene import Scene, world_view
from figurka.games.viticulture.world.content.balance import COVERED_BENEFITS, COVERED_COSTS
from figurka.games.viticulture.world.content.board import GRID, POSITIONS, WORLD_ACTION_BY_NAME
from figurka.games.viticulture.world.content.events import EVENT_BY_NAME
from figurka.games.viticulture.world.content.tiles import OVAL_BY_NAME, TILE_BY_NAME
from figurka.games.viticulture.world.rules.innovating import bonus_oval
from figurka.games.viticulture.world.rules.shape import WorldActionView
from figurka.games.viticulture.world.rules.things import LETTERS, LIRA_SPACE, Oval
from figurka.locales import Words

BORDER = 3
"""The columns between two actions."""


def draw_world_board(scene: Scene, width: int) -> RenderableType:
    """The grid, the tiles laid on it, the lira space, the watch and the piles."""
    laid = laid_tiles(scene)
    below = (
        *((("laid", laid),) if laid else ()),
        ("all-year", [lira_space(scene)]),
        ("watch", watch(scene)),
        ("piles", piles(scene.view["piles"])),
    )
    grid = Group(action_grid(scene, width - FRAME), headed(below, scene.words))
    return in_frame(grid, scene.words("cli-viticulture-board"))


# The grid


def action_grid(scene: Scene, width: int) -> RenderableType:
    """The actions A to P in so many columns, those of summer to the left."""
    grid = Table(
        box=box.SQUARE, show_edge=False, show_lines=True, expand=True, pad_edge=False, border_style="dim"
    )
    room = (width - BORDER * (len(GRID[0]) - 1)) // len(GRID[0])
    heads = {0: "summer", 2: "winter"}
    for column in range(len(GRID[0])):
        season = heads.get(column, "")
        title = f"{SIGN[season]} {scene.words(f'viticulture-season-{season}')}" if season else ""
        grid.add_column(Text(title, SEASON_STYLE.get(season, "")), ratio=1)
    for letters in GRID:
        actions = [world_view(scene)["board"][LETTERS.index(letter)] for letter in letters]
        grid.add_row(*(action_cell(action, scene, room) for action in actions))
    return grid


def action_cell(action: WorldActionView, scene: Scene, room: int) -> RenderableType:
    """An action: its letter, tile, name and event token, and its spaces, side by side if there is room."""
    season = action["season"]
    away = scene.view["phase"] in ("summer", "winter") and season != scene.view["phase"]
    title = Text.assemble((action["letter"], SEASON_STYLE[season]))
    title.append(painted(SIGN["tile"] if action["tile"] else " "))
    title.append(scene.words(f"viticulture-action-{action['action']}", "short"), "dim" if away else "")
    if action["tile"] is None:
        title.append(painted(price_mark(WORLD_ACTION_BY_NAME[action["action"]])))
    if action["marked"] and not event_used_up(scene):
        title.append(" ").append(painted(SIGN["event"]))
    lines = [space_line(action, place, scene) for place in range(len(action["spaces"]))]
    lines[-1].append(beside_spaces(action["beside"], scene.number(f"at:{action['action']}:beside")))
    one_line = Text("  ").join(lines)
    return Group(title, one_line) if one_line.cell_len <= room else Group(title, *lines)


def event_used_up(scene: Scene) -> bool:
    """Whether the viewer has had what the event gives each player once."""
    seen, viewer = world_view(scene)["event"], own_player(scene.view)
    if seen is None or viewer is None or viewer["seat"] not in seen["used_by"]:
        return False
    event = EVENT_BY_NAME[seen["event"]]
    return event.service is not None or (event.bonus is not None and event.bonus.once_per_player)


def space_line(action: WorldActionView, place: int, scene: Scene) -> Text:
    """A space: its oval, its workers, and the number by which it can be chosen."""
    space = action["spaces"][place]
    text = Text().append(f"{place + 1} " if len(action["spaces"]) > 1 else "", "dim")
    if space["oval"] is not None:
        text.append(painted(f"{oval_sign(action['letter'], place, scene)} "))
    laid = scene.number(f"lay:{action['action']}:{place + 1}")
    number = laid or scene.number(f"at:{action['action']}:{place + 1}")
    if space["workers"]:
        text.append(numbered(worker_marks(space["workers"]), number))
    elif number:
        text.append(f"[{number}]", NUMBER_STYLE)
    else:
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
    for action in world_view(scene)["board"][: len(LETTERS)]:
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
        spaces = len(world_view(scene)["board"][0]["spaces"])
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
        for action in world_view(scene)["board"]
        if action["tile"] is not None
    ]


def tiles_on_offer(scene: Scene) -> list[Text]:
    """The revealed tiles, each with its number if it can be chosen."""
    return [numbered(tile_brief(key, scene.words), scene.number(key)) for key in world_view(scene)["tiles"]]


# The lira space and the watch


def lira_space(scene: Scene) -> Text:
    """The space where there is always room."""
    action = world_view(scene)["board"][LIRA_SPACE]
    text = Text(scene.words(f"viticulture-action-{action['action']}", "short"))
    if action["marked"] and not event_used_up(scene):
        text.append(" ").append(painted(SIGN["event"]))
    return standing(text, action["spaces"][0]["workers"], scene.number(f"at:{action['action']}"))


def watch(scene: Scene) -> list[Text]:
    """The positions of the pocket watch, the benefit of each and whose rooster is there."""
    seats = {place["position"]: place["seat"] for place in world_view(scene)["watch"]}
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
