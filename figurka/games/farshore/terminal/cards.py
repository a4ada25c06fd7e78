"""Farshore's cards: the Bay and the hand as rows, and a card's whole face."""

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from figurka.cli.frames import in_frame
from figurka.games.farshore.content.cards import CARD
from figurka.games.farshore.rules.state import HAND_LIMIT
from figurka.games.farshore.rules.things import KINDS, RARITIES, TYPES, Card
from figurka.games.farshore.terminal.marks import (
    RIVAL_MARK,
    RIVAL_STYLE,
    brief,
    card_cost,
    card_mark,
    card_name,
    card_points,
    card_wind,
)
from figurka.games.farshore.terminal.scene import Scene
from figurka.locales import Words

NAME_WIDTH = 18
COST_WIDTH, POINTS_WIDTH, WIND_WIDTH = 6, 3, 2
"""The widest of each, so that they stand under each other in a list of choices."""


def card_grid() -> Table:
    """An empty list of cards: number, type, name, cost, points, wind and count, effect."""
    grid = Table.grid(padding=(0, 1), expand=True)
    grid.add_column(justify="right", style="bold", min_width=2)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, max_width=NAME_WIDTH, overflow="ellipsis")
    grid.add_column(no_wrap=True, justify="right")
    grid.add_column(no_wrap=True, justify="right")
    grid.add_column(no_wrap=True, min_width=2)
    grid.add_column(no_wrap=True, ratio=1, overflow="ellipsis")
    return grid


def add_card(grid: Table, scene: Scene, card: Card, key: str, note: Text) -> None:
    """Add a card to a list of them."""
    number = scene.number(key)
    grid.add_row(
        number,
        card_mark(card, scene.words),
        Text.assemble(card_name(card, scene.words), note),
        card_cost(card),
        card_points(card),
        card_wind(card, scene.view["winds"]),
        brief(f"card-{card.key}", scene.words),
        style="" if number or not scene.offers(key.partition(":")[0]) else "dim",
    )


def draw_bay(scene: Scene) -> RenderableType:
    """The eight places of the Bay."""
    grid = card_grid()
    for lying in scene.view["bay"]:
        if lying is None:
            grid.add_row("", "   ", Text("–", "dim"))
            continue
        card = CARD[lying["card"]]
        note = Text(f" ×{lying['count']}" if lying["count"] > 1 else "")
        if lying["blocked"]:
            note = Text(f" {RIVAL_MARK}", RIVAL_STYLE)
        add_card(grid, scene, card, f"bay:{card.key}", note)
    return in_frame(grid, scene.words("farshore-term-bay"))


def draw_hand(scene: Scene) -> RenderableType | None:
    """The viewer's own hand, nothing for a spectator."""
    seat = scene.view["seat"]
    hand = None if seat is None else scene.view["players"][seat]["hand"]
    if hand is None:
        return None
    grid = card_grid()
    for key, count in Counter(hand).items():
        add_card(grid, scene, CARD[key], f"hand:{key}", Text(f" ×{count}" if count > 1 else ""))
    if not hand:
        grid.add_row("", "", Text("–", "dim"))
    return in_frame(grid, f"{scene.words('farshore-term-hand')} · {len(hand)}/{HAND_LIMIT}")


def card_line(card: Card, scene: Scene) -> Text:
    """A card's type, cost, points and effect, for a list of choices."""
    cost, points, wind = card_cost(card), card_points(card), card_wind(card, scene.view["winds"])
    cost.pad_left(COST_WIDTH - cost.cell_len)
    points.pad_left(POINTS_WIDTH - points.cell_len)
    wind.pad_right(WIND_WIDTH - wind.cell_len)
    effect = brief(f"card-{card.key}", scene.words)
    return Text(" ").join([card_mark(card, scene.words), cost, points, wind, effect])


def card_face(card: Card, words: Words) -> RenderableType:
    """All that is on a card."""
    keywords = words(f"farshore-keywords-{RARITIES[card.rarity]}-{KINDS[card.kind]}")
    kind = words(f"farshore-type-{TYPES[card.type]}")
    numbers = Text("  ").join(
        [
            card_mark(card, words),
            Text(f"{keywords}, {kind}"),
            card_cost(card),
            card_points(card),
            Text(words("cli-farshore-copies", count=card.copies), "dim"),
        ]
    )
    return Group(numbers, Text(words(f"farshore-card-{card.key}", "effect")))
