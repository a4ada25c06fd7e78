"""The parts of World's table that may be told on one line, and these lines."""

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from figurka.cli.frames import strung
from figurka.core.decision import Decision
from figurka.games.viticulture.terminal.board import headed, phase
from figurka.games.viticulture.terminal.folding import (
    BEFORE_WORK,
    BOARD,
    HAND,
    MAT,
    PLAYERS,
    fold_order,
    one_line,
    told_or_none,
)
from figurka.games.viticulture.terminal.marks import SIGN, painted, worker_marks
from figurka.games.viticulture.terminal.scene import Scene, world_view
from figurka.games.viticulture.world.rules.shape import WorldActionView
from figurka.games.viticulture.world.terminal.board import action_cell, lira_space, watch
from figurka.games.viticulture.world.terminal.event import event_progress, fame, reached

EVENT: Final = "event"
OF_THE_EVENT: Final = frozenset(
    {
        *("event", "ingredient", "share", "shared", "service", "waiver", "claim", "goal_change", "goal_away"),
        *("louse", "louse_help", "deal_resource", "tile", "partner_tile"),
    }
)
"""The questions about the event of the year and the tiles on offer."""
COLUMNS: Final = 4
BETWEEN: Final = " · "
GAP: Final = 2
"""The blanks behind the head of a line."""
LEAST_WORDS: Final = 6
"""Words are not shortened below this."""

Part: TypeAlias = tuple[str, Text]
"""Words that may be shortened, and figures and names that may not."""


def world_fold_order(decision: Decision | None, scene: Scene) -> list[str]:
    """The parts that may be folded, the least needed first; the event stays whole if it is asked about."""
    if decision is not None and decision.kind in OF_THE_EVENT:
        return [BOARD, PLAYERS, MAT, HAND]
    order = fold_order(decision, scene)
    place = order.index(BOARD) if scene.offers("at:") else order.index(HAND)
    return [*order[:place], EVENT, *order[place:]]


def event_line(scene: Scene) -> Text:
    """The year, its event, the actions that it marks and how far the team is with it."""
    words, view = scene.words, world_view(scene)
    year = words("cli-viticulture-year-of", year=view["year"], years=view["years"])
    parts: list[Part] = [(phase(scene), Text())]
    if view["event"] is not None:
        marked = ", ".join(action["letter"] for action in view["board"] if action["marked"])
        name = words(f"viticulture-event-{view['event']['event']}")
        parts.append(("", painted(f"{SIGN['event']} {name}{f' ({marked})' if marked else ''}")))
    parts += progress_brief(scene)
    return one_line(year, in_room(parts, scene.width - cell_len(year) - GAP))


def in_room(parts: Sequence[Part], room: int) -> Text:
    """Parts on a line; where they are too long, the longest words are shortened, never the rest."""
    said = [words for words, _ in parts]
    figures = [figures for _, figures in parts]
    taken = sum(each.cell_len for each in figures) + len(BETWEEN) * (len(parts) - 1)
    while taken + sum(map(cell_len, said)) > room and max(map(len, said)) > LEAST_WORDS:
        longest = said.index(max(said, key=len))
        said[longest] = f"{said[longest].removesuffix('…')[:-1].rstrip()}…"
    return strung(
        [Text.assemble(painted(words), each) for words, each in zip(said, figures, strict=True)], BETWEEN
    )


def progress_brief(scene: Scene) -> Iterator[Part]:
    """How far the team is with the event and the continent, in short: the words and the figures."""
    words, view = scene.words, world_view(scene)
    lines = [] if view["event"] is None else [*event_progress(view["event"], scene)]
    if view["fame"] is not None:
        lines.append(("fame", fame(view["fame"], scene)))
    if view["goals"] is not None:
        goals = [goal["met"] for held in view["goals"] for goal in held]
        lines.append(("goals", [reached(sum(goals), len(goals))]))
    for head, items in lines:
        named = [split(item) for item in items]
        if any(said for said, _ in named):
            yield from named
        else:
            yield words(f"cli-viticulture-{head}"), Text.assemble(" ", strung(items, " "))


def split(item: Text) -> Part:
    """An item as its words and what follows from its first figure on; one without words is all figures."""
    said = item.plain.rstrip("0123456789/ ✓")
    if not any(each.isalpha() for each in said):
        return "", item
    return said, item[len(said) :]


def world_board_line(scene: Scene) -> RenderableType:
    """Who stands where, or before the work begins the watch; while one chooses a place, all such places."""
    words, view = scene.words, world_view(scene)
    if scene.offers("at:"):
        return Group(places(scene), headed([("all-year", [lira_space(scene)])], words))
    if scene.offers("position:"):
        return headed([("watch", watch(scene))], words)
    if view["phase"] in BEFORE_WORK:
        return one_line(words("cli-viticulture-watch"), strung(watch(scene), "  "))
    placed = []
    for action in view["board"]:
        there = [each for space in action["spaces"] for each in space["workers"]] + action["beside"]
        if there:
            name = action["letter"] or words(f"viticulture-action-{action['action']}", "short")
            placed.append(Text.assemble(f"{name} ", worker_marks(there)))
    return one_line(words("cli-viticulture-board"), told_or_none(placed, words))


def places(scene: Scene) -> Table:
    """The actions of the seasons in which something can be chosen, close together."""
    board = [action for action in world_view(scene)["board"] if action["letter"]]
    seasons = {action["season"] for action in board if is_offered(action, scene)}
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    for _ in range(COLUMNS):
        grid.add_column(ratio=1)
    shown = [action for action in board if action["season"] in seasons or not seasons]
    for first in range(0, len(shown), COLUMNS):
        room = scene.width // COLUMNS - 2
        grid.add_row(*(action_cell(action, scene, room) for action in shown[first : first + COLUMNS]))
    return grid


def is_offered(action: WorldActionView, scene: Scene) -> bool:
    """Whether a worker can be sent to an action now."""
    return scene.offers(f"at:{action['action']}:")
