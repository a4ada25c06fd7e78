"""Viticulture's board: the actions of both seasons with their spaces and workers, wake-up chart and piles."""

from collections.abc import Iterable, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from figurka.cli.frames import Flowing, in_frame
from figurka.games.viticulture.content.board import ACTION_BY_NAME, ROWS
from figurka.games.viticulture.content.structures import BASICS
from figurka.games.viticulture.rules.shape import ActionView, DeckName, WorkerView
from figurka.games.viticulture.rules.steps import Build, GainTile, Pay, Step, Train
from figurka.games.viticulture.rules.things import Action
from figurka.games.viticulture.terminal.briefs import steps_brief
from figurka.games.viticulture.terminal.marks import (
    EMPTY,
    NUMBER_STYLE,
    SEASON_STYLE,
    SIGN,
    numbered,
    painted,
    seat_mark,
    worker_marks,
)
from figurka.games.viticulture.terminal.scene import Scene, base_view
from figurka.locales import Words

SEASONS = ("summer", "winter")


def draw_board(scene: Scene) -> RenderableType:
    """All actions, the season of now bright; below them the wake-up chart and the piles."""
    words, view = scene.words, base_view(scene)
    below = (
        ("all-year", [lira_space(view["board"][-1], scene)]),
        ("wake-up", wake_up_rows(scene)),
        ("piles", piles(view["piles"])),
    )
    year = words("cli-viticulture-year", year=view["year"])
    title = f"{words('cli-viticulture-board')} · {year} · {phase(scene)}"
    return in_frame(Group(season_grid(scene), headed(below, words)), title)


def headed(lines: Iterable[tuple[str, Sequence[Text]]], words: Words) -> RenderableType:
    """Lines of items, each with what they are before them."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, style="dim")
    grid.add_column()
    for name, items in lines:
        grid.add_row(words(f"cli-viticulture-{name}"), Flowing(items))
    return grid


def phase(scene: Scene) -> str:
    """The season, or what comes before it."""
    return scene.words(f"cli-viticulture-phase-{scene.view['phase']}")


# Actions


def season_grid(scene: Scene) -> RenderableType:
    """The actions of summer to the left, those of winter to the right."""
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    for _ in SEASONS:
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True, ratio=1)
    heads: list[Text] = []
    for season in SEASONS:
        name = scene.words(f"viticulture-season-{season}")
        heads += [Text(f"{SIGN[season]} {name}", SEASON_STYLE[season]), Text(), Text()]
    grid.add_row(*heads)
    sides = [[each for each in base_view(scene)["board"] if each["season"] == season] for season in SEASONS]
    for actions in zip(*sides, strict=True):
        grid.add_row(*(cell for action in actions for cell in action_cells(action, scene)))
    return grid


def action_cells(action: ActionView, scene: Scene) -> list[Text]:
    """An action: its name, its plain spaces, and the space with a bonus."""
    name, workers = action["action"], action["workers"]
    is_now = action["season"] == scene.view["phase"]
    title = Text(scene.words(f"viticulture-action-{name}", "short"), "" if is_now else "dim")
    title.append(painted(price_mark(ACTION_BY_NAME[name])))
    row = spaces(workers["plain"], action["open"]["plain"], scene.number(f"at:{name}"))
    extra = Text()
    if action["open"]["bonus"]:
        gain = painted(f"({steps_brief(ACTION_BY_NAME[name].bonus, scene.words)}) ")
        extra = gain.append(spaces(workers["bonus"], 1, scene.number(f"at:{name}:bonus")))
    extra.append(beside_spaces(workers["beside"], scene.number(f"at:{name}:beside")))
    return [title, row, extra]


def price_mark(action: Action) -> str:
    """What an action costs by what is printed: of structures the least."""
    for step in action.effect.ways[0].steps:
        if isinstance(step, Build):
            return f" ≥{min(structure.cost for structure in BASICS)}{SIGN['lira']}"
        if isinstance(step, Pay):
            return f" {step.lira}{SIGN['lira']}"
        if isinstance(step, Train | GainTile):
            return f" {step.price}{SIGN['lira']}"
    return ""


def beside_spaces(workers: Sequence[WorkerView], number: str) -> Text:
    """Grande workers beside the full spaces, and the number by which another can be put there."""
    text = Text().append(" +" if workers or number else "", "dim")
    if workers:
        text.append(" ").append(worker_marks(workers))
    return numbered(text, number)


def spaces(workers: Iterable[WorkerView], count: int, number: str) -> Text:
    """Spaces of an action: workers, and where there is room the number to choose it by."""
    there = list(workers)
    free = [Text(EMPTY, "dim") for _ in range(count - len(there))]
    if free and number:
        free[0] = Text(f"[{number}]", NUMBER_STYLE)
    return Text(" ").join([*([worker_marks(there)] if there else []), *free])


def lira_space(action: ActionView, scene: Scene) -> Text:
    """The space where there is always room."""
    name = scene.words(f"viticulture-action-{action['action']}", "short")
    return standing(Text(name), action["workers"]["plain"], scene.number(f"at:{action['action']}"))


def standing(name: Text, workers: Sequence[WorkerView], number: str) -> Text:
    """A place with room for everybody: its name, who stands there, and its number."""
    return numbered(name.append(" ").append(worker_marks(workers)) if workers else name, number)


# Wake-up chart and piles


def wake_up_rows(scene: Scene) -> list[Text]:
    """The rows of the wake-up chart, the bonus of each and whose rooster is there."""
    seats = {player["row"]: player["seat"] for player in scene.view["players"]}
    return [
        rooster(row.index + 1, row.bonus, seats.get(row.index + 1), scene.number(row.key), scene)
        for row in ROWS
    ]


def rooster(number: int, bonus: tuple[Step, ...], seat: int | None, chosen: str, scene: Scene) -> Text:
    """A place to wake up: its number, its bonus, and whose rooster stands there."""
    text = Text.assemble((f"{number}. ", "dim"), painted(steps_brief(bonus, scene.words) or "–"))
    if seat is not None:
        return text.append(" ").append(seat_mark(seat))
    return numbered(text, chosen)


def piles(counts: Mapping[DeckName, int]) -> list[Text]:
    """How many cards are left to draw."""
    return [painted(f"{count}{SIGN[deck]}") for deck, count in counts.items()]
