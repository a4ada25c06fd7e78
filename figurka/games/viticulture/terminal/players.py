"""Viticulture's players in short: a row of numbers for each, and below it what the others have."""

from collections import Counter
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from figurka.cli.frames import in_frame, strung
from figurka.games.viticulture.rules.shape import PlayerView
from figurka.games.viticulture.terminal.cards import card_name, card_of
from figurka.games.viticulture.terminal.marks import (
    SIGN,
    SIGN_STYLE,
    crew,
    grapes_brief,
    painted,
    seat_mark,
    wines_brief,
)
from figurka.games.viticulture.terminal.mat import counted
from figurka.games.viticulture.terminal.scene import Scene

HEADS: Final = ("point", "lira", "residual")
"""What every player has a number of."""


def draw_players(scene: Scene) -> RenderableType:
    """What all players have, and the vineyards of the others."""
    words = scene.words
    table = Table(box=None, pad_edge=False, padding=(0, 1), header_style="dim", expand=True)
    table.add_column("", no_wrap=True, ratio=1, overflow="ellipsis")
    table.add_column(words("cli-viticulture-head-row"), justify="right", no_wrap=True)
    for name in (*HEADS, *scene.view["piles"]):
        table.add_column(Text(SIGN[name], SIGN_STYLE[SIGN[name]]), justify="right", no_wrap=True)
    table.add_column(words("cli-viticulture-head-workers"), no_wrap=True)
    notes = Table.grid(padding=(0, 1, 0, 0))
    for player in scene.view["players"]:
        table.add_row(*cells(player, scene))
        if player["seat"] != scene.view["seat"]:
            notes.add_row(seat_mark(player["seat"]), vineyard(player, scene))
    return in_frame(Group(table, *([notes] if notes.rows else [])), words("cli-viticulture-players"))


def cells(player: PlayerView, scene: Scene) -> list[Text]:
    """A player's numbers."""
    seat, view = player["seat"], scene.view
    style = "bold underline" if seat == view["active"] and not view.get("over") else "bold"
    name = Text.assemble(seat_mark(seat), " ", (scene.names[seat], style))
    if player["passed"]:
        name.append(f" ({scene.words('cli-viticulture-passed')})", "dim")
    row = Text("–" if player["row"] is None else str(player["row"]), "dim" if player["row"] is None else "")
    numbers = [player["vp"], player["lira"], player["residual"], *player["hand_counts"].values()]
    return [
        name,
        row,
        *(Text(str(number), "" if number else "dim") for number in numbers),
        Text(crew(player["available"])),
    ]


def vineyard(player: PlayerView, scene: Scene) -> Text:
    """What matters of another's vineyard: fields, tokens, structures, and the hand where it is open."""
    words = scene.words
    parts = [fields_brief(player)]
    tokens = [text for text in (grapes_brief(player["grapes"]), wines_brief(player["wines"], words)) if text]
    parts += tokens
    built = [*player["structures"], *(each["card"] for each in player["cards"])]
    if built:
        names = ", ".join(words(f"viticulture-structure-{name}") for name in built)
        parts.append(Text(names))
    if player["hand"] is not None and any(player["hand_counts"].values()):
        parts.append(hand_line(player, scene))
    return strung(parts, " · ")


def fields_brief(player: PlayerView) -> Text:
    """How much each field bears of what it can."""
    loads = ["–" if each["sold"] else f"{each['value']}/{each['limit']}" for each in player["fields"]]
    return Text(" ".join(loads))


def hand_line(player: PlayerView, scene: Scene) -> Text:
    """The cards of an open hand by their names."""
    parts = []
    for deck, names in (player["hand"] or {}).items():
        cards = [
            (card_name(card_of(deck, name), scene.words), count) for name, count in Counter(names).items()
        ]
        if cards:
            listed = Text(", ").join(Text(counted(name.plain, count)) for name, count in cards)
            parts.append(Text.assemble(painted(f"{SIGN[deck]} "), listed))
    return strung(parts, " ")
