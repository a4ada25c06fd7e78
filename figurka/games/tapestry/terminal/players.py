"""Tapestry's players in short: a row of numbers for each, and below it what is special about him."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from figurka.cli.frames import in_frame, strung
from figurka.games.tapestry.rules.shape import BotView, PlayerView, SideView
from figurka.games.tapestry.rules.things import RESOURCE_NAMES
from figurka.games.tapestry.terminal.briefs import ERAS
from figurka.games.tapestry.terminal.civilizations import civilization_line
from figurka.games.tapestry.terminal.marks import SIGN, SIGN_STYLE, painted, seat_mark
from figurka.games.tapestry.terminal.scene import Scene, View
from figurka.games.tapestry.terminal.worth import tech_count
from figurka.locales import Words

HEADS: Final = ("territory", "tech", "landmark", "line", "card", "tile")
"""What is counted for each player, by its sign."""


NO_POINTS: Final = "–"


def draw_players(scene: Scene) -> RenderableType:
    """What all players have."""
    words = scene.words
    table = Table(box=None, pad_edge=False, padding=(0, 1), header_style="dim", expand=True)
    table.add_column("", no_wrap=True, ratio=1, overflow="ellipsis")
    table.add_column(painted(SIGN["point"]), justify="right", style="bold", no_wrap=True)
    table.add_column(words("cli-tapestry-head-era"), justify="center", no_wrap=True)
    for name in (*RESOURCE_NAMES, *HEADS):
        table.add_column(Text(SIGN[name], SIGN_STYLE[SIGN[name]]), justify="right", no_wrap=True)
    notes = Table.grid(padding=(0, 1, 0, 0))
    for player in scene.view["players"]:
        table.add_row(*common_cells(player, scene), *holdings(player))
        if player["civilizations"]:
            notes.add_row(seat_mark(player["seat"]), player_note(player, scene))
    if (shown := scene.view["bots"]) is not None:
        for bot in shown["bots"]:
            table.add_row(*common_cells(bot, scene), *bot_holdings(bot))
            notes.add_row(seat_mark(bot["seat"]), bot_note(bot, words))
    return in_frame(Group(table, *([notes] if notes.rows else [])), players_title(scene))


def players_title(scene: Scene) -> str:
    """The heading of the players; with bots also their level, and how many of their cards are left."""
    words, shown = scene.words, scene.view["bots"]
    parts = [words("cli-tapestry-players")]
    if shown is not None:
        if shown["level"] is not None:
            parts.append(words("cli-tapestry-bot-level", level=shown["level"]))
        parts.append(words("cli-tapestry-bot-deck", count=shown["deck"]))
    return " · ".join(parts)


def points_of(side: SideView) -> str:
    """The points of a player or bot; the Shadow Empire never has any."""
    return NO_POINTS if side.get("bot") == "shadow" else f"{side['vp']}{SIGN['point']}"


def common_cells(player: SideView, scene: Scene) -> list[Text]:
    """The name, points and era of a player or bot."""
    seat = player["seat"]
    style = "bold underline" if seat == scene.view["active"] and not scene.view.get("over") else "bold"
    name = Text.assemble(seat_mark(seat), " ", (scene.names[seat], style))
    era = scene.words("cli-tapestry-finished") if player["finished"] else ERAS[player["era"]] or "–"
    return [name, Text(points_of(player).removesuffix(SIGN["point"])), Text(era)]


def counts(numbers: Iterable[int]) -> list[Text]:
    """Numbers, of which nothing is dim."""
    return [Text(str(number), "" if number else "dim") for number in numbers]


def holdings(player: PlayerView) -> list[Text]:
    """What one player has, cell by cell."""
    resources = [player["resources"][name] for name in RESOURCE_NAMES]
    tiles = len(player["tiles"]) + len(player["space_tiles"])
    landmarks, lines = len(player["landmarks"]), player["city"]["lines"]
    return counts(
        [*resources, player["territories"], tech_count(player), landmarks, lines, player["hand_size"], tiles]
    )


def bots(view: View) -> Sequence[BotView]:
    """Those who play without a seat."""
    return () if view["bots"] is None else view["bots"]["bots"]


def bot_holdings(bot: BotView) -> list[Text]:
    """What a bot has: territories and landmarks."""
    nothing = [Text() for _ in RESOURCE_NAMES]
    territories, landmarks = counts([bot["territories"], len(bot["landmarks"])])
    return [*nothing, territories, Text(), landmarks]


def bot_note(bot: BotView, words: Words) -> Text:
    """A bot's favourite track."""
    track = words(f"tapestry-track-{bot['favourite']}")
    return Text(words("cli-tapestry-bot-favourite", track=track))


def player_note(player: PlayerView, scene: Scene) -> Text:
    """A player's civilizations with their mats, and what is in force for him."""
    words = scene.words
    parts = [civilization_line(name, player["mats"], words) for name in player["civilizations"]]
    if player["in_force"]:
        cards = ", ".join(words(f"tapestry-card-{name}") for name in player["in_force"])
        parts.append(Text(words("cli-tapestry-in-force", cards=cards)))
    if player["ally"] is not None:
        parts.append(Text(words("cli-tapestry-ally", player=scene.names[player["ally"]])))
    if player["spouse"] is not None:
        track = words(f"tapestry-track-{player['spouse_track']}", "loc")
        parts.append(Text(words("cli-tapestry-spouse", player=scene.names[player["spouse"]], track=track)))
    if player["barred_to_others"]:
        tracks = ", ".join(words(f"tapestry-track-{name}") for name in player["barred_to_others"])
        parts.append(Text(words("cli-tapestry-barred", tracks=tracks)))
    return strung(parts, " · ")
