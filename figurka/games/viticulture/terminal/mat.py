"""The viewer's own vineyard in Viticulture: fields, structures, crush pad, cellar, workers and hand."""

from collections import Counter
from collections.abc import Collection
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from figurka.cli.frames import FRAME, beside, flow, in_frame
from figurka.cli.numbering import spans
from figurka.games.viticulture.content.structures import BASICS
from figurka.games.viticulture.rules.shape import FieldView, PlayerView
from figurka.games.viticulture.rules.things import HIGHEST, LEAST, Card, Vine
from figurka.games.viticulture.rules.view import GRAPE_COLOURS, WINE_KINDS
from figurka.games.viticulture.terminal.cards import card_brief, card_name, card_of
from figurka.games.viticulture.terminal.marks import (
    EMPTY,
    GRAPE_SIGN,
    NUMBER_STYLE,
    SIGN,
    SIGN_STYLE,
    WINE_STYLE,
    WORKER_SIGN,
    YES,
    crew,
    numbered,
    own_player,
    painted,
    wine_letter,
)
from figurka.games.viticulture.terminal.scene import Scene
from figurka.locales import Words

SLOTS_WIDTH: Final = 22
"""The columns that the slots of crush pad and cellar take."""
NAME_WIDTH: Final = 22
LEVELS: Final = (4, 7)
"""The values at which the medium and the large cellar begin."""


def draw_mat(scene: Scene, width: int) -> RenderableType | None:
    """The viewer's vineyard, in so many columns."""
    player = own_player(scene.view)
    if player is None:
        return None
    titles = [scene.words(f"cli-viticulture-{name}") for name in ("crush-pad", "cellar")]
    tokens_width = max(map(len, titles)) + SLOTS_WIDTH
    left = width - FRAME - tokens_width
    parts: list[RenderableType] = [fields(player, scene), *flow(Text(), structures(player, scene), left)]
    if player["cards"]:
        parts += flow(Text(), cards_on_mat(player, scene), left)
    body = beside(Group(*parts), tokens(player, scene), right_width=tokens_width)
    return in_frame(
        body, Text.assemble((f"{scene.words('cli-viticulture-mat')} · ", "bold"), purse(player, scene))
    )


def purse(player: PlayerView, scene: Scene) -> Text:
    """Lira, points, income, and the workers at hand."""
    has = (("lira", player["lira"]), ("point", player["vp"]), ("residual", player["residual"]))
    text = painted("  ".join(f"{count}{SIGN[name]}" for name, count in has))
    text.append(f"  {scene.words('cli-viticulture-workers', at_hand=crew(player['available']))}")
    if player["trainees"]:
        text.append(f" (+{player['trainees']}{WORKER_SIGN['bare']})", "dim")
    return text


# Fields and structures


def fields(player: PlayerView, scene: Scene) -> RenderableType:
    """The three fields: what they bear, of how much, and whether they were harvested."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, justify="right")
    grid.add_column()
    for field in player["fields"]:
        name = Text(scene.words(f"viticulture-field-{field['field']}"))
        number = next((scene.number(f"{verb}:{field['field']}") for verb in ("field", "sell", "buy")), "")
        grid.add_row(numbered(name, number), field_load(field), field_vines(field, scene))
    return grid


def field_load(field: FieldView) -> Text:
    """How much a field bears of what it can."""
    return Text(EMPTY, "dim") if field["sold"] else Text(f"{field['value']}/{field['limit']}")


def field_vines(field: FieldView, scene: Scene) -> Text:
    """The vines of a field, or what else is there."""
    words = scene.words
    if field["sold"]:
        return Text(words("cli-viticulture-sold"), "dim")
    if field["card"] is not None:
        return painted(f"{SIGN['structure']} {words('viticulture-structure-' + field['card'])}")
    vines = Counter(field["vines"])
    text = Text(", ".join(counted(words(f"viticulture-vine-{name}"), count) for name, count in vines.items()))
    if field["harvested"]:
        text.append(f" {YES} {words('cli-viticulture-harvested')}", "dim")
    return text


def counted(name: str, count: int) -> str:
    """A name with how many there are."""
    return f"{name} {count}×" if count > 1 else name


def structures(player: PlayerView, scene: Scene) -> list[Text]:
    """The structures of the mat: those built, and the others with their price."""
    words, found = scene.words, []
    for structure in BASICS:
        name = words(f"viticulture-structure-{structure.name}")
        if structure.name in player["structures"]:
            text = Text(f"{YES} {name}")
            if structure.name == "yoke" and player["yoke"] is not None:
                text.append(f" {WORKER_SIGN[player['yoke']]}")
            if structure.name in player["used"]:
                text.append(f" ({words('cli-viticulture-used')})", "dim")
        else:
            text = Text.assemble((f"{name} {structure.cost}{SIGN['lira']}", "dim"))
        found.append(numbered(text, scene.number(structure.key)))
    return found


def cards_on_mat(player: PlayerView, scene: Scene) -> list[Text]:
    """The structure cards that are built, with the workers on them."""
    found = []
    for built in player["cards"]:
        text = painted(f"{SIGN['structure']} {scene.words('viticulture-structure-' + built['card'])}")
        if built["worker"] is not None:
            text.append(f" {WORKER_SIGN[built['worker']]}")
        found.append(numbered(text, scene.number(f"at:structure:{built['card']}")))
    return found


# Crush pad and cellar


def tokens(player: PlayerView, scene: Scene) -> RenderableType:
    """The crush pad and the cellar, value by value; where no wine can lie there is nothing."""
    words = scene.words
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, style="dim")
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    for place, colour in enumerate(GRAPE_COLOURS):
        sign = GRAPE_SIGN[colour]
        line = slots(player["grapes"][colour], range(1, HIGHEST + 1), SIGN_STYLE[sign], " ")
        grid.add_row("" if place else words("cli-viticulture-crush-pad"), painted(sign), line)
    for kind, name in enumerate(WINE_KINDS):
        room = range(LEAST[kind], cellar_top(player["structures"]) + 1)
        line = slots(player["wines"][name], room, WINE_STYLE[name], "│")
        letter = Text(wine_letter(kind, words), WINE_STYLE[name])
        grid.add_row("" if kind else words("cli-viticulture-cellar"), letter, line)
    return grid


def cellar_top(built: Collection[str]) -> int:
    """The highest value for which the cellar has room."""
    if "large_cellar" in built:
        return HIGHEST
    return LEVELS["medium_cellar" in built] - 1


def slots(values: list[int], room: range, style: str, border: str) -> Text:
    """The slots of one kind of tokens: a number where a token lies, a dot where there is room."""
    text = Text()
    for value in range(1, HIGHEST + 1):
        if value > 1:
            text.append(border if value in LEVELS else " ", "dim")
        if value in values:
            text.append(str(value), f"bold {style}")
        else:
            text.append(EMPTY if value in room else " ", "dim")
    return text


# Hand


def draw_hand(scene: Scene) -> RenderableType | None:
    """The viewer's cards with what they do."""
    player = own_player(scene.view)
    if player is None or not sum(player["hand_counts"].values()):
        return None
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(justify="right", style=NUMBER_STYLE, min_width=1)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, max_width=NAME_WIDTH, overflow="ellipsis")
    grid.add_column(no_wrap=True, ratio=1, overflow="ellipsis")
    for deck, names in (player["hand"] or {}).items():
        for name, count in Counter(names).items():
            card = card_of(deck, name)
            title = card_name(card, scene.words)
            if count > 1:
                title.append(f" {count}×")
            grid.add_row(number_of(card, scene), painted(SIGN[deck]), title, card_brief(card, scene.words))
    return in_frame(grid, hand_title(player, scene.words))


def number_of(card: Card, scene: Scene) -> str:
    """The number by which a card can be chosen; a vine may have one for each field."""
    if not isinstance(card, Vine) or scene.number(card.key):
        return scene.number(card.key)
    key = f"plant:{card.name}:"
    return ",".join(spans(number for each, number in scene.numbers.items() if each.startswith(key)))


def hand_title(player: PlayerView, words: Words) -> Text:
    """How many cards of each deck are in a hand."""
    return Text.assemble((f"{words('cli-viticulture-hand')} · ", "bold"), hand_counts(player))


def hand_counts(player: PlayerView) -> Text:
    """The cards of a hand by deck."""
    counts = [f"{count}{SIGN[deck]}" for deck, count in player["hand_counts"].items() if count]
    return painted(" ".join(counts) or "–")
