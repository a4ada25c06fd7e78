"""The parts of Farshore's table on one line each, for windows in which not all of them fit."""

from collections import Counter
from collections.abc import Sequence

from rich.text import Text

from figurka.cli.frames import strung
from figurka.games.farshore.content.cards import CARD
from figurka.games.farshore.content.maps import MAPS
from figurka.games.farshore.content.places import OPEN_PLACES
from figurka.games.farshore.rules.shape import HoldingsView
from figurka.games.farshore.rules.state import CITY_SPACES
from figurka.games.farshore.rules.things import TYPES
from figurka.games.farshore.terminal.board import need_met, piles, wind, worker_on, workers_at
from figurka.games.farshore.terminal.marks import ANCHOR, TYPE_STYLE, amounts, painted, seat_mark, type_letter
from figurka.games.farshore.terminal.players import ready_workers
from figurka.games.farshore.terminal.scene import Scene

BETWEEN = "  "
LEAST_NAME = 4
"""So many letters of a card's name are left at least."""


def on_one_line(head: str, items: Sequence[Text], between: str = BETWEEN) -> Text:
    """A heading and items on a line that is cut off where the window ends."""
    line = Text.assemble((f"{head} ", "bold"), strung(items, between))
    line.no_wrap, line.overflow = True, "ellipsis"
    return line


def fold_players(scene: Scene) -> Text:
    """Everybody's season, workers, tokens and points; the viewer's first, since the line may be cut off."""
    seats, viewer = len(scene.view["players"]), scene.view["seat"] or 0
    items = []
    for step in range(seats):
        player = scene.view["players"][(viewer + step) % seats]
        named = Text.assemble(seat_mark(player["seat"], seats), " ", scene.names[player["seat"]], " ")
        season = "cli-farshore-passed" if player["passed"] else f"farshore-season-{player['season']}"
        goods = strung(
            [painted(ANCHOR * player["anchors"]), amounts(player["goods"].items(), zeros=False)], " "
        )
        points = Text(f"= {total(player)}", "bold")
        parts = [named.append(scene.words(season)), ready_workers(player, seats), goods, points]
        items.append(strung([part for part in parts if part], " "))
    if scene.view["rival"] is not None:
        items.append(Text.assemble(seat_mark(seats, seats), f" = {total(scene.view['rival'])}"))
    return on_one_line(scene.words("cli-farshore-players"), items, " · ")


def total(owner: HoldingsView) -> int:
    """The points of a player or of the rival if the game ended now."""
    return sum(owner["score"].values())


def fold_cities(scene: Scene) -> Text:
    """How full each city is, and its cards by type."""
    seats = len(scene.view["players"])
    items = [fold_city(player, player["seat"], f"/{CITY_SPACES}", scene) for player in scene.view["players"]]
    if scene.view["rival"] is not None:
        items.append(fold_city(scene.view["rival"], seats, "", scene))
    return on_one_line(scene.words("cli-farshore-cities"), items, " · ")


def fold_city(owner: HoldingsView, seat: int, room: str, scene: Scene) -> Text:
    """One city: how full it is, and its cards by type."""
    mark = seat_mark(seat, len(scene.view["players"]))
    types = [
        Text(f"{type_letter(name, scene.words)}{owner['types'][name]}", TYPE_STYLE[name])
        for name in TYPES
        if owner["types"][name]
    ]
    return strung([Text.assemble(mark, f" {owner['spaces']}{room}"), *types], " ")


def fold_track(scene: Scene) -> Text:
    """Where the ships are: the space and its points."""
    owners: list[HoldingsView] = [*scene.view["players"]]
    owners += [] if scene.view["rival"] is None else [scene.view["rival"]]
    items = [
        Text.assemble(
            seat_mark(seat, len(scene.view["players"])),
            f" {owner['ship']['space']} ",
            painted(f"({owner['ship']['value']}★)"),
        )
        for seat, owner in enumerate(owners)
    ]
    return on_one_line(scene.words("cli-farshore-track"), items)


def fold_weather(scene: Scene) -> Text:
    """The winds and the piles."""
    winds = [Text.assemble(painted("» "), wind(name, scene)) for name in scene.view["winds"]]
    return on_one_line(scene.words("cli-farshore-weather"), [*winds, piles(scene)])


def fold_places(scene: Scene) -> Text:
    """The places that are free, and who stands on the others."""
    spots = [*scene.view["shore"], *(island for island in scene.view["islands"] if island["up"])]
    workers = [(spot["place"], worker_on(scene, spot)) for spot in spots]
    workers += [(name, workers_at(scene, name)) for name in OPEN_PLACES]
    items = [
        Text.assemble((scene.words(f"farshore-place-{name}"), "dim" if out else ""), out)
        for name, out in workers
    ]
    return on_one_line(scene.words("cli-farshore-places"), items)


def fold_maps(scene: Scene) -> Text:
    """What each pile asks for, what of it the viewer has, and its tiles."""
    items = []
    for kind, pile in zip(MAPS, scene.view["maps"], strict=True):
        letters = [
            Text(type_letter(TYPES[each], scene.words), TYPE_STYLE[TYPES[each]]) for each, _ in kind.needs
        ]
        value = "–" if pile["value"] is None else str(pile["value"])
        items.append(Text.assemble(*letters, " ", need_met(kind, scene), f"= {value}"))
    return on_one_line(scene.words("cli-farshore-maps"), items)


def fold_bay(scene: Scene) -> Text:
    """The names of the cards in the Bay, each on the colour of its type."""
    lying = [place["card"] for place in scene.view["bay"] if place is not None]
    return fold_cards(scene.words("farshore-term-bay"), lying, scene)


def fold_hand(scene: Scene) -> Text:
    """The names of the cards in the viewer's hand."""
    seat = scene.view["seat"]
    held = [] if seat is None else scene.view["players"][seat]["hand"] or []
    return fold_cards(scene.words("farshore-term-hand"), list(Counter(held)), scene)


def fold_cards(head: str, keys: Sequence[str], scene: Scene) -> Text:
    """Names of cards on one line, shortened so that all of them are seen."""
    each = (scene.width - len(head)) // max(1, len(keys)) - 3
    items = []
    for key in keys:
        name = scene.words(f"farshore-card-{key}")
        shown = name if len(name) <= each else f"{name[: max(LEAST_NAME, each - 1)]}…"
        items.append(Text(f" {shown} ", TYPE_STYLE[TYPES[CARD[key].type]]))
    return on_one_line(head, items or [Text("–", "dim")], " ")


FOLDED = {
    "players": fold_players,
    "cities": fold_cities,
    "track": fold_track,
    "weather": fold_weather,
    "places": fold_places,
    "maps": fold_maps,
    "bay": fold_bay,
    "hand": fold_hand,
}
"""How each part of the table is told on one line, in the order in which they stand."""
LEAST_NEEDED = ("track", "weather", "cities", "players", "maps", "places", "bay", "hand")
"""The parts in the order in which they are folded."""
ABOUT = {
    "redraw": ("hand",),
    "discard": ("hand",),
    "give_card": ("hand",),
    "play": ("bay", "hand"),
    "bay": ("bay",),
    "draw": ("bay",),
    "map": ("maps",),
    "tide": ("places",),
    "copy": ("places",),
    "move_from": ("places",),
    "move_to": ("places",),
    "receiver": ("players",),
    "way": ("cities",),
    "production": ("cities",),
    "activate": ("cities",),
    "reaction": ("cities",),
    "sacrifice": ("cities",),
}
"""The parts that a kind of question is about, which are never folded for it."""
