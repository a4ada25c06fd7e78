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
    numbered,
    painted,
    seat_mark,
    wines_brief,
)
from figurka.games.viticulture.terminal.mat import counted, number_of
from figurka.games.viticulture.terminal.scene import Scene

HEADS: Final = ("point", "lira", "residual")
"""What every player has a number of."""


def draw_players(scene: Scene) -> RenderableType:
    """What all players have, and the vineyards of the others."""
    notes = Table.grid(padding=(0, 1, 0, 0))
    for player in scene.view["players"]:
        if player["seat"] != scene.view["seat"]:
            notes.add_row(seat_mark(player["seat"]), vineyard(player, scene))
    inside = Group(players_table(scene), *([notes] if notes.rows else []))
    return in_frame(inside, scene.words("cli-viticulture-players"))


def players_table(scene: Scene) -> Table:
    """The numbers of all players, a row for each."""
    words = scene.words
    table = Table(box=None, pad_edge=False, padding=(0, 1), header_style="dim", expand=True)
    table.add_column("", no_wrap=True, ratio=1, overflow="ellipsis")
    table.add_column(words("cli-viticulture-head-row"), justify="right", no_wrap=True)
    for name in (*HEADS, *scene.view["piles"]):
        table.add_column(Text(SIGN[name], SIGN_STYLE[SIGN[name]]), justify="right", no_wrap=True)
    table.add_column(words("cli-viticulture-head-workers"), no_wrap=True)
    for player in scene.view["players"]:
        table.add_row(*cells(player, scene))
    return table


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
    parts = holdings(player, scene)
    if player["hand"] is not None and any(player["hand_counts"].values()):
        parts.append(hand_line(player, scene))
    return strung(parts, " · ")


def holdings(player: PlayerView, scene: Scene) -> list[Text]:
    """Fields, grapes, wines and structures of a player."""
    words = scene.words
    parts = [fields_brief(player)]
    parts += [text for text in (grapes_brief(player["grapes"]), wines_brief(player["wines"], words)) if text]
    built = [*player["structures"], *(each["card"] for each in player["cards"])]
    if built:
        parts.append(Text(", ".join(words(f"viticulture-structure-{name}") for name in built)))
    return parts


def fields_brief(player: PlayerView) -> Text:
    """How much each field bears of what it can."""
    loads = ["–" if each["sold"] else f"{each['value']}/{each['limit']}" for each in player["fields"]]
    return Text(" ".join(loads))


def hand_line(player: PlayerView, scene: Scene) -> Text:
    """The cards of an open hand by their names, the viewer's own with their numbers."""
    parts, own = [], player["seat"] == scene.view["seat"]
    for deck, names in (player["hand"] or {}).items():
        cards = [(card_of(deck, name), count) for name, count in Counter(names).items()]
        if cards:
            listed = Text(", ").join(
                numbered(
                    Text(counted(card_name(card, scene.words).plain, count)),
                    number_of(card, scene) if own else "",
                )
                for card, count in cards
            )
            parts.append(Text.assemble(painted(f"{SIGN[deck]} "), listed))
    return strung(parts, " ")
