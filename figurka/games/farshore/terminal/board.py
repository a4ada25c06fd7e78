"""Farshore's board: places, map piles, wind, deck and the ship track."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from figurka.cli.frames import in_frame
from figurka.cli.scene import WIDE
from figurka.games.farshore.content.maps import MAPS
from figurka.games.farshore.content.places import OPEN_PLACES
from figurka.games.farshore.rules.sailing import TREASURE_SPACES, VALUES
from figurka.games.farshore.rules.shape import MapPileView, OpenPlace, PlaceView, TypeName
from figurka.games.farshore.rules.state import CITY_SPACES, LAST_SPACE
from figurka.games.farshore.rules.things import TYPES, MapType
from figurka.games.farshore.terminal.marks import (
    SIGN,
    SIGN_STYLE,
    brief,
    painted,
    seat_mark,
    type_letter,
    type_mark,
)
from figurka.games.farshore.terminal.scene import Scene

NAME_WIDTH = 19
MET = "✓"
"""Stands after a need that is met."""


def draw_places(scene: Scene) -> RenderableType:
    """All places for workers: what they bring, and who stands there."""
    grid = Table.grid(padding=(0, 1), expand=True)
    grid.add_column(justify="right", style="bold", min_width=2)
    grid.add_column(no_wrap=True, max_width=NAME_WIDTH, overflow="ellipsis")
    grid.add_column(no_wrap=True, ratio=1, overflow="ellipsis")
    grid.add_column(no_wrap=True, min_width=2)
    for spot in scene.view["shore"]:
        add_place(grid, scene, spot["place"], True, worker_on(scene, spot))
    for island in scene.view["islands"]:
        add_place(grid, scene, island["place"], island["up"], worker_on(scene, island))
    for name in OPEN_PLACES:
        add_place(grid, scene, name, True, workers_at(scene, name))
    return in_frame(grid, scene.words("cli-farshore-places"))


def add_place(grid: Table, scene: Scene, name: str, up: bool, workers: Text) -> None:
    """Add a place to the list of them."""
    words = scene.words
    number = scene.number(f"place:{name}")
    reward = brief(f"place-{name}", words) if up else Text(words("cli-farshore-flooded"))
    dim = not up or (scene.offers("place:") and not number)
    grid.add_row(number, Text(words(f"farshore-place-{name}")), reward, workers, style="dim" if dim else "")


def worker_on(scene: Scene, spot: PlaceView) -> Text:
    """The worker on a place with room for one."""
    return Text() if spot["worker"] is None else seat_mark(spot["worker"], len(scene.view["players"]))


def workers_at(scene: Scene, name: OpenPlace) -> Text:
    """The workers of all players at a place with room for many."""
    players = scene.view["players"]
    return Text().join(
        seat_mark(player["seat"], len(players), player["workers"][name])
        for player in players
        if player["workers"][name]
    )


def draw_maps(scene: Scene) -> RenderableType:
    """The map piles: what they need, the top tile's value, how many are left, and who has one."""
    grid = Table.grid(padding=(0, 1), expand=True)
    grid.add_column(justify="right", style="bold")
    grid.add_column(no_wrap=True, ratio=1, overflow="ellipsis")
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, justify="right", min_width=3)
    grid.add_column(no_wrap=True, min_width=2)
    for kind, pile in zip(MAPS, scene.view["maps"], strict=True):
        grid.add_row(
            scene.number(kind.key),
            Text(scene.words(f"farshore-map-{kind.name}")),
            map_need(kind, scene),
            map_tiles(pile),
            map_owners(kind, scene),
            style="" if pile["left"] else "dim",
        )
    return in_frame(grid, scene.words("cli-farshore-maps"))


def map_tiles(pile: MapPileView) -> str:
    """The value of the topmost tile and how many are left."""
    return "–" if not pile["left"] else f"{pile['value']} ×{pile['left']}"


def map_need(kind: MapType, scene: Scene) -> Text:
    """The cards that a city must have for a map tile, and how many of them the viewer's has."""
    marks = [
        type_mark(TYPES[type_], scene.words)
        if owned(TYPES[type_], scene) >= need
        else Text(f" {type_letter(TYPES[type_], scene.words)} ", "dim")
        for type_, need in kind.needs
    ]
    return Text.assemble(*marks, " ", need_met(kind, scene))


def need_met(kind: MapType, scene: Scene) -> Text:
    """How many of the cards that a map asks for the viewer has, with a sign if they are all."""
    wanted = sum(need for _, need in kind.needs)
    if scene.view["seat"] is None:
        return Text(f"{wanted}× ")
    met = sum(min(owned(TYPES[type_], scene), need) for type_, need in kind.needs)
    return Text.assemble(f"{met}/{wanted}", (MET if met == wanted else " ", "bold green"))


def owned(kind: TypeName, scene: Scene) -> int:
    """How many cards of a type the viewer has; for a spectator more than any map asks for."""
    seat = scene.view["seat"]
    return CITY_SPACES if seat is None else scene.view["players"][seat]["types"][kind]


def map_owners(kind: MapType, scene: Scene) -> Text:
    """The seats that have a tile of this type."""
    players, rival = scene.view["players"], scene.view["rival"]
    marks = [seat_mark(player["seat"], len(players)) for player in players if kind.name in player["maps"]]
    if rival is not None and kind.name in rival["maps"]:
        marks.append(seat_mark(len(players), len(players)))
    return Text().join(marks)


def draw_weather(scene: Scene) -> RenderableType:
    """The two winds, and how many cards are drawn and discarded."""
    winds = [Text.assemble(painted("» "), wind(name, scene)) for name in scene.view["winds"]]
    return in_frame(Group(*winds, piles(scene)), scene.words("cli-farshore-weather"))


def piles(scene: Scene) -> Text:
    """How many cards can be drawn and were discarded."""
    words, view = scene.words, scene.view
    return Text.assemble(
        (f"{words('farshore-term-deck')} ", "dim"),
        str(view["deck"]),
        (f"   {words('cli-farshore-discards')} ", "dim"),
        str(view["discard"]["count"]),
    )


def wind(name: str, scene: Scene) -> Text:
    """A wind rose by its name, after the mark of its colour if it has one."""
    named = Text(scene.words(f"farshore-rose-{name}"))
    return Text.assemble(type_mark(name, scene.words), " ", named) if name in TYPES else named


def draw_track(scene: Scene) -> RenderableType:
    """The ship track with its treasures; each ship stands above its space."""
    step = 2 if scene.width >= WIDE else 1
    lines = [*ship_lines(scene, step), track_line(scene, step), value_line(step)]
    return in_frame(Group(*lines), scene.words("cli-farshore-track"))


def ship_lines(scene: Scene, step: int) -> list[Text]:
    """The ships above the track; those that share a space stand one above the other."""
    players, rival = scene.view["players"], scene.view["rival"]
    ships = [player["ship"]["space"] for player in players]
    if rival is not None:
        ships.append(rival["ship"]["space"])
    highest = max(ships.count(space) for space in ships)
    lines = []
    for level in reversed(range(highest)):
        line = Text()
        for space in range(LAST_SPACE + 1):
            here = [seat for seat, ship in enumerate(ships) if ship == space]
            line.append(seat_mark(here[level], len(players)) if level < len(here) else " ")
            line.append(" " * (step - 1))
        lines.append(line)
    return lines


def track_line(scene: Scene, step: int) -> Text:
    """The spaces themselves; a treasure that the furthest ship has passed is still there for the others."""
    line = Text()
    gap = "─" * (step - 1)
    for space in range(LAST_SPACE + 1):
        found = space in TREASURE_SPACES
        line.append(SIGN["treasure"] if found else "┴", SIGN_STYLE[SIGN["treasure"]] if found else "dim")
        line.append(gap if space < LAST_SPACE else "", "dim")
    return line


def value_line(step: int) -> Text:
    """The points of some spaces, under them."""
    line = [" "] * ((LAST_SPACE + 1) * step + 2)
    for space in (*range(0, LAST_SPACE, 5), LAST_SPACE):
        for offset, digit in enumerate(str(VALUES[space])):
            line[space * step + offset] = digit
    return Text("".join(line).rstrip(), "dim")
