"""Farshore's players: a table of what they have, and their cities."""

from collections import Counter
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from figurka.cli.frames import FRAME, flow, in_frame
from figurka.games.farshore.content.cards import CARD
from figurka.games.farshore.rules.state import CITY_SPACES
from figurka.games.farshore.terminal.marks import (
    ANCHOR,
    SIGN,
    SIGN_STYLE,
    amounts,
    card_mark,
    card_name,
    painted,
    seat_mark,
)
from figurka.games.farshore.terminal.scene import Scene

RESERVE = "·"
"""A worker that comes in a later season."""


def everybody(scene: Scene) -> list[dict[str, Any]]:
    """The players, and the rival after them."""
    players = list(scene.view["players"])
    if scene.view["rival"] is not None:
        players.append({**scene.view["rival"], "seat": len(players)})
    return players


def draw_players(scene: Scene) -> RenderableType:
    """What all players have, and their cities."""
    return in_frame(Group(draw_holdings(scene), *draw_cities(scene)), scene.words("cli-farshore-players"))


def draw_holdings(scene: Scene) -> Table:
    """One row for each player."""
    words = scene.words
    table = Table(box=None, pad_edge=False, padding=(0, 1), header_style="dim", expand=True)
    table.add_column("", no_wrap=True, ratio=1, overflow="ellipsis")
    table.add_column(words("cli-farshore-head-season"), no_wrap=True)
    table.add_column(words("cli-farshore-head-workers"), no_wrap=True)
    table.add_column(Text(ANCHOR, SIGN_STYLE[ANCHOR]), no_wrap=True)
    table.add_column(words("cli-farshore-head-hand"), justify="right")
    for sign in SIGN.values():
        table.add_column(Text(sign, SIGN_STYLE[sign]), justify="right")
    table.add_column(words("cli-farshore-head-ship"), justify="right", no_wrap=True)
    table.add_column(words("cli-farshore-head-maps"), justify="right", no_wrap=True)
    table.add_column(words("cli-farshore-head-score"), justify="right", style="bold")
    for player in everybody(scene):
        table.add_row(*holdings(player, scene))
    return table


def holdings(player: dict[str, Any], scene: Scene) -> list[Text | str]:
    """What one player has, cell by cell; the rival has neither seasons nor a hand."""
    seats, seat, words = len(scene.view["players"]), player["seat"], scene.words
    name = Text.assemble(seat_mark(seat, seats), " ", (scene.names[seat], "bold"))
    if seat < seats:
        season = words("cli-farshore-passed" if player["passed"] else f"farshore-season-{player['season']}")
        workers = player["workers"]
        ready = Text.assemble(seat_mark(seat, seats, workers["ready"]), (RESERVE * workers["reserve"], "dim"))
        cells = [Text(season), ready, painted(ANCHOR * player["anchors"]), Text(str(player["hand_size"]))]
    else:
        cells = [Text(words(f"farshore-level-{player['level']}")), Text(), Text(), Text()]
    goods = [Text(str(count), "" if count else "dim") for count in player["goods"].values()]
    ship = f"{player['ship']['value']}★"
    maps = "+".join(str(value) for value in player["maps"].values()) or "–"
    return [name, *cells, *goods, painted(ship), maps, str(sum(player["score"].values()))]


def draw_cities(scene: Scene) -> list[Text]:
    """The city of each player who has one, and what is known of his hand."""
    words, seats = scene.words, len(scene.view["players"])
    lines = []
    for player in everybody(scene):
        space = "" if player["seat"] >= seats else f"/{CITY_SPACES}"
        head = Text.assemble(seat_mark(player["seat"], seats), f" {player['spaces']}{space}  ")
        cards = [*city_cards(player, scene)] or [Text(words("cli-farshore-no-city"), "dim")]
        lines += flow(head, cards, scene.width - FRAME)
        if player.get("known"):
            known = [card_name(CARD[key], words) for key in player["known"]]
            lines += flow(Text(f"  {words('cli-farshore-known')} ", "dim"), known, scene.width - FRAME)
    return lines


def city_cards(player: dict[str, Any], scene: Scene) -> list[Text]:
    """The cards of a city by colour, each with its count, anchor, worker and number."""
    count = Counter((own["card"], own["anchor"], own["worker"]) for own in player["city"])
    ordered = sorted(count, key=lambda own: (CARD[own[0]].type, CARD[own[0]].rank, own[1:]))
    return [city_card(player, own, count[own], scene) for own in ordered]


def city_card(player: dict[str, Any], own: tuple[str, bool, bool], count: int, scene: Scene) -> Text:
    """One card of a city."""
    key, anchor, worker = own
    seats, seat = len(scene.view["players"]), player["seat"]
    text = Text.assemble(card_mark(CARD[key], scene.words), " ", card_name(CARD[key], scene.words))
    if count > 1:
        text.append(f"×{count}")
    if anchor:
        text.append(painted(ANCHOR))
    if worker:
        text.append(seat_mark(seat, seats))
    if key == "warehouse" and any(player.get("stock", {}).values()):
        text.append(Text.assemble(" (", amounts(player["stock"], zeros=False), ")"))
    number = scene.number(f"city:{key}" + ("+anchor" if anchor else "") + ("+worker" if worker else ""))
    if number and seat == scene.view["seat"]:
        text.append(f" [{number}]", "bold")
    return text
