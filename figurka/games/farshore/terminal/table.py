"""The table of Farshore: players, board, Bay and hand, as wide as the terminal allows."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text

from figurka.cli.frames import beside
from figurka.cli.plain import ONWARD, PlainTable
from figurka.cli.scene import WIDE, Term, Thing
from figurka.core.decision import Decision, Option
from figurka.games.farshore.content.cards import CARD, CARDS
from figurka.games.farshore.content.maps import MAPS
from figurka.games.farshore.content.places import DOCKS, DUNES, ISLANDS, LOOKOUT, SHORE
from figurka.games.farshore.rules.things import PASS, PREPARE
from figurka.games.farshore.terminal.board import draw_maps, draw_places, draw_track, draw_weather
from figurka.games.farshore.terminal.cards import card_line, draw_bay, draw_hand
from figurka.games.farshore.terminal.content import content
from figurka.games.farshore.terminal.folded import ABOUT, FOLDED, LEAST_NEEDED
from figurka.games.farshore.terminal.marks import amounts, brief, painted
from figurka.games.farshore.terminal.players import draw_players
from figurka.games.farshore.terminal.scene import Scene, own_player
from figurka.games.farshore.terminal.terms import legend, terms
from figurka.locales import Words

TWO_COLUMNS = 96
"""From this width on places and maps stand side by side."""
BOARD_WIDTH = 52
WEATHER_WIDTH = 32


def open_parts(scene: Scene, **parts: Callable[[Scene], RenderableType | None]) -> list[RenderableType]:
    """Those of some parts that are not folded, drawn."""
    drawn = [draw(scene) for name, draw in parts.items() if name not in scene.folded]
    return [part for part in drawn if part is not None]


class FarshoreTable(PlainTable):
    """Draws Farshore."""

    letters: ClassVar = {**PlainTable.letters, PREPARE.key: ONWARD, PASS.key: ONWARD}

    def draw(self, scene: Scene) -> RenderableType:
        """The whole table: what is folded at the top, what is needed most at the bottom, by the question."""
        folded = [fold(scene) for name, fold in FOLDED.items() if name in scene.folded]
        people = [] if {"players", "cities"} <= scene.folded else [draw_players(scene)]
        sea = open_parts(scene, track=draw_track, weather=draw_weather)
        board = open_parts(scene, places=draw_places, maps=draw_maps)
        cards = open_parts(scene, bay=draw_bay, hand=draw_hand)
        if len(sea) == 2:
            sea = [beside(sea[0], sea[1], right_width=WEATHER_WIDTH)]
        if scene.width >= WIDE and board and cards:
            return Group(*folded, *people, *sea, beside(Group(*board), Group(*cards), left_width=BOARD_WIDTH))
        if scene.width >= TWO_COLUMNS and len(board) == 2:
            board = [beside(board[0], board[1])]
        return Group(*folded, *people, *sea, *board, *cards)

    def foldable(self, decision: Decision | None, scene: Scene) -> Sequence[str]:
        """All parts but those that the question is about."""
        about = () if decision is None else ABOUT.get(decision.kind, ())
        return [name for name in LEAST_NEEDED if name not in about]

    def parts(self, scene: Scene) -> Mapping[str, RenderableType]:
        """All frames of the table."""
        words = scene.words
        drawn = {
            words("cli-farshore-players"): draw_players(scene),
            words("cli-farshore-track"): draw_track(scene),
            words("cli-farshore-weather"): draw_weather(scene),
            words("cli-farshore-places"): draw_places(scene),
            words("cli-farshore-maps"): draw_maps(scene),
            words("farshore-term-bay"): draw_bay(scene),
            words("farshore-term-hand"): draw_hand(scene),
        }
        return {name: part for name, part in drawn.items() if part is not None}

    def legend(self, words: Words) -> RenderableType | None:
        """What the signs and letters mean."""
        return legend(words)

    def status(self, scene: Scene) -> RenderableType | None:
        """The viewer's tokens and how full his hand is."""
        player = own_player(scene)
        hand = scene.words("cli-farshore-status-hand", count=player["hand_size"])
        return Text.assemble(amounts(player["goods"].items()), "   ", (hand, "dim"))

    def detail(self, option: Option, scene: Scene) -> Text:
        """What choosing the thing brings: a card's numbers and effect, a place's effect, a map's need."""
        where, _, name = option.key.partition(":")
        if where == "place":
            return brief(f"place-{name}", scene.words)
        if where == "map":
            value = next(pile["value"] for pile in scene.view["maps"] if pile["map"] == name)
            return painted(scene.words("cli-farshore-map-value", value=str(value)))
        card = CARD.get((name or where).partition("+")[0])
        if card is None:
            return Text()
        if where in {"city", "way"}:
            return brief(f"card-{card.key}", scene.words)
        return card_line(card, scene)

    def things(self, scene: Scene) -> list[Thing]:
        """All places and cards; a card is asked about where it lies."""
        words, view = scene.words, scene.view
        found = [
            Thing(place.key, place.name, words(f"farshore-place-{place.name}"))
            for place in (*SHORE, *ISLANDS, DOCKS, LOOKOUT, DUNES)
        ]
        found += [Thing(kind.key, kind.name, words(f"farshore-map-{kind.name}")) for kind in MAPS]
        found += [Thing(each.key, each.key, words(f"farshore-option-{each.key}")) for each in (PREPARE, PASS)]
        player = own_player(scene)
        bay = [lying["card"] for lying in view["bay"] if lying is not None]
        city = [own["card"] for own in player["city"]]
        for card in CARDS:
            places = [
                where
                for where, lying in (("hand", player["hand"] or []), ("bay", bay), ("city", city))
                if card.key in lying
            ]
            name = words(f"farshore-card-{card.key}")
            found += [Thing(f"{where}:{card.key}", card.key, name) for where in places or ["hand"]]
        return found

    def terms(self, words: Words) -> list[Term]:
        """Cards, places, tiles, tokens, signs and the rulebook's words."""
        return terms(words)

    def is_final(self, key: str, scene: Scene) -> bool:
        """Whoever passes has played his last turn."""
        return key == PASS.key

    def content(self, words: Words) -> str | None:
        """All cards as Markdown."""
        return content(words)
