"""Farshore's players: a table of what they have, and their cities."""

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from figurka.cli.frames import FRAME, flow, in_frame
from figurka.games.farshore.content.cards import CARD
from figurka.games.farshore.rules.shape import HoldingsView, PlayerView, RivalView
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


def draw_players(scene: Scene) -> RenderableType:
    """What all players have, and their cities, unless one of both is folded."""
    held = [] if "players" in scene.folded else [draw_holdings(scene)]
    cities = [] if "cities" in scene.folded else draw_cities(scene)
    return in_frame(Group(*held, *cities), scene.words("cli-farshore-players"))


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
    for player in scene.view["players"]:
        table.add_row(*player_row(player, scene))
    if scene.view["rival"] is not None:
        table.add_row(*rival_row(scene.view["rival"], scene))
    return table


def player_row(player: PlayerView, scene: Scene) -> list[Text | str]:
    """What one player has, cell by cell."""
    seats, seat, words = len(scene.view["players"]), player["seat"], scene.words
    season = words("cli-farshore-passed" if player["passed"] else f"farshore-season-{player['season']}")
    cells = [
        Text(season),
        ready_workers(player, seats),
        painted(ANCHOR * player["anchors"]),
        Text(str(player["hand_size"])),
    ]
    return [named(seat, scene), *cells, *holdings(player)]


def ready_workers(player: PlayerView, seats: int) -> Text:
    """The workers that a player can still place, and those that come later."""
    workers = player["workers"]
    ready = seat_mark(player["seat"], seats, workers["ready"])
    return Text.assemble(ready, (RESERVE * workers["reserve"], "dim"))


def rival_row(rival: RivalView, scene: Scene) -> list[Text | str]:
    """What the rival has, who knows neither seasons nor a hand."""
    cells = [Text(scene.words(f"farshore-level-{rival['level']}")), Text(), Text(), Text()]
    return [named(len(scene.view["players"]), scene), *cells, *holdings(rival)]


def named(seat: int, scene: Scene) -> Text:
    """A seat by its sign and its name; the rival's follows those of the players."""
    return Text.assemble(seat_mark(seat, len(scene.view["players"])), " ", (scene.names[seat], "bold"))


def holdings(owner: HoldingsView) -> list[Text | str]:
    """What players and the rival both have, cell by cell."""
    goods = [Text(str(count), "" if count else "dim") for count in owner["goods"].values()]
    ship = f"{owner['ship']['value']}★"
    maps = "+".join(str(value) for value in owner["maps"].values()) or "–"
    return [*goods, painted(ship), maps, str(sum(owner["score"].values()))]


def draw_cities(scene: Scene) -> list[Text]:
    """The city of each player, and what is known of his hand; at last that of the rival."""
    lines: list[Text] = []
    for player in scene.view["players"]:
        stored = amounts(player["stock"].items(), zeros=False)
        lines += draw_city(player["seat"], player, f"/{CITY_SPACES}", stored, scene)
        if player["known"]:
            known = [card_name(CARD[key], scene.words) for key in player["known"]]
            head = Text(f"  {scene.words('cli-farshore-known')} ", "dim")
            lines += flow(head, known, scene.width - FRAME)
    if scene.view["rival"] is not None:
        lines += draw_city(len(scene.view["players"]), scene.view["rival"], "", Text(), scene)
    return lines


def draw_city(seat: int, owner: HoldingsView, room: str, stored: Text, scene: Scene) -> list[Text]:
    """The cards of a city by colour, each with its count, anchor, worker and number."""
    head = Text.assemble(seat_mark(seat, len(scene.view["players"])), f" {owner['spaces']}{room}  ")
    count = Counter((own["card"], own["anchor"], own["worker"]) for own in owner["city"])
    ordered = sorted(count, key=lambda own: (CARD[own[0]].type, CARD[own[0]].rank, own[1:]))
    cards = [city_card(seat, own, count[own], stored, scene) for own in ordered]
    return flow(head, cards or [Text(scene.words("cli-farshore-no-city"), "dim")], scene.width - FRAME)


def city_card(seat: int, own: tuple[str, bool, bool], count: int, stored: Text, scene: Scene) -> Text:
    """One card of a city; what is stored stands beside the card on which it lies."""
    key, anchor, worker = own
    text = Text.assemble(card_mark(CARD[key], scene.words), " ", card_name(CARD[key], scene.words))
    if count > 1:
        text.append(f"×{count}")
    if anchor:
        text.append(painted(ANCHOR))
    if worker:
        text.append(seat_mark(seat, len(scene.view["players"])))
    if CARD[key].stock and stored:
        text.append(Text.assemble(" (", stored, ")"))
    number = scene.number(f"city:{key}" + ("+anchor" if anchor else "") + ("+worker" if worker else ""))
    if number and seat == scene.view["seat"]:
        text.append(f" [{number}]", "bold")
    return text
