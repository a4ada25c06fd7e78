"""The parts of Viticulture's table: which may be told on one line at a question, and these lines."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from figurka.cli.frames import strung
from figurka.core.decision import Decision
from figurka.games.viticulture.rules.shape import PlayerView
from figurka.games.viticulture.terminal.board import headed, lira_space, season_grid, wake_up_rows
from figurka.games.viticulture.terminal.marks import SIGN, crew, own_player, painted, seat_mark, worker_marks
from figurka.games.viticulture.terminal.mat import purse
from figurka.games.viticulture.terminal.players import hand_line, holdings, players_table
from figurka.games.viticulture.terminal.scene import Scene, base_view
from figurka.locales import Words

BOARD: Final = "board"
PLAYERS: Final = "players"
MAT: Final = "mat"
HAND: Final = "hand"
OF_THE_MAT: Final = frozenset(
    {
        *("build", "site", "demolish", "plant", "uproot", "swap", "harvest", "market", "sell_more"),
        *("ferment", "wine", "order", "pour", "age_wine", "age_grape", "gain_grape", "gain_wine"),
        *("give_up", "barter_give", "barter_take", "sell_wine", "tap_room", "tavern", "mercado"),
    }
)
"""The questions about fields, structures, grapes and wines."""
BEFORE_WORK: Final = ("setup", "draft", "year_start", "spring")
"""The phases in which no worker stands anywhere and the order of the year is what counts."""


def fold_order(decision: Decision | None, scene: Scene) -> list[str]:
    """The parts that may be folded, the least needed first.

    Where a place or a player is to be chosen, board or players come last and are shortened, not one line.
    """
    if scene.offers("at:"):
        return [PLAYERS, MAT, HAND, BOARD]
    if scene.offers("seat:"):
        return [BOARD, MAT, HAND, PLAYERS]
    about = MAT if decision is not None and decision.kind in OF_THE_MAT else ""
    return [part for part in (BOARD, PLAYERS, MAT, HAND) if part != about]


# Lines


def one_line(head: str, told: Text) -> Text:
    """A folded part: what it is, and as much of it as the line has room for."""
    text = Text.assemble((f"{head}  ", "bold"), told)
    text.no_wrap, text.overflow = True, "ellipsis"
    return text


def board_line(scene: Scene) -> RenderableType:
    """Who stands where, or before work begins who wakes up when; while one chooses a place, all places."""
    words, view = scene.words, base_view(scene)
    if scene.offers("at:"):
        all_year = headed([("all-year", [lira_space(view["board"][-1], scene)])], words)
        return Group(season_grid(scene), all_year)
    if scene.offers("row:"):
        return headed([("wake-up", wake_up_rows(scene))], words)
    if view["phase"] in BEFORE_WORK:
        return one_line(words("cli-viticulture-wake-up"), strung(wake_up_rows(scene), "  "))
    placed = []
    for action in view["board"]:
        workers = action["workers"]
        there = [*workers["plain"], *workers["bonus"], *workers["beside"]]
        if there:
            name = words(f"viticulture-action-{action['action']}", "short")
            placed.append(Text.assemble(f"{name} ", worker_marks(there)))
    return one_line(words("cli-viticulture-board"), told_or_none(placed, words))


def told_or_none(placed: Sequence[Text], words: Words) -> Text:
    """Who stands where on a line, or that nobody does yet."""
    return strung(placed, " · ") if placed else Text(words("cli-viticulture-nobody-placed"), "dim")


def players_line(scene: Scene) -> RenderableType:
    """The points, lira and workers of each player; while one chooses among them, all their numbers."""
    if scene.offers("seat:"):
        return players_table(scene)
    head, players = scene.words("cli-viticulture-players"), scene.view["players"]
    line = one_line(head, strung([standing(each, scene.names[each["seat"]]) for each in players], " · "))
    if line.cell_len <= scene.width:
        return line
    return one_line(head, strung([standing(each, "") for each in players], " · "))


def standing(player: PlayerView, name: str) -> Text:
    """A player in short."""
    text = Text.assemble(seat_mark(player["seat"]), f" {name} " if name else " ")
    text.append(painted(f"{player['vp']}{SIGN['point']} {player['lira']}{SIGN['lira']} "))
    return text.append(crew(player["available"]).replace(" ", ""))


def mat_line(scene: Scene) -> Text | None:
    """What the viewer has: purse, workers, fields, grapes, wines and structures."""
    player = own_player(scene.view)
    if player is None:
        return None
    has = strung([purse(player, scene), *holdings(player, scene)], " · ")
    return one_line(scene.words("cli-viticulture-mat"), has)


def hand_on_line(scene: Scene) -> Text | None:
    """The viewer's cards by their names."""
    player = own_player(scene.view)
    if player is None or not sum(player["hand_counts"].values()):
        return None
    return one_line(scene.words("cli-viticulture-hand"), hand_line(player, scene))
