"""Tapestry's marks: a sign, letter and colour for everything that the table shows."""

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from figurka.games.tapestry.rules.shape import PlayerView, TapestryView
from figurka.games.tapestry.rules.things import BUILDING_NAMES, RESOURCE_NAMES, TERRAIN_NAMES
from figurka.locales import Words

SIGN: Final = {
    "coin": "$",
    "worker": "☻",
    "food": "♣",
    "culture": "♪",
    "any": "¤",
    "point": "★",
    "tile": "⬡",
    "territory": "⬢",
    "space_tile": "✧",
    "card": "▤",
    "tech": "⊛",
    "line": "▦",
    "landmark": "⌂",
}
SIGN_STYLE: Final = {
    "$": "#d0a01c",
    "☻": "#b07d48",
    "♣": "#4ca04c",
    "♪": "#b06ac0",
    "¤": "#8a94a0",
    "★": "#c9a227",
    "⬡": "#3f9d8f",
    "⬢": "#3f9d8f",
    "✧": "#7a8fd0",
    "▤": "#c0605a",
    "⊛": "#5a93c0",
    "▦": "#8a94a0",
    "⌂": "#c98a3a",
}
CIRCLE: Final = "○"
SQUARE: Final = "□"
WITHOUT: Final = "✗"
"""After a move on a track: without the benefit of the space."""
YES: Final = "✓"
BUILDING_STYLE: Final = {
    "market": "bold #1c1400 on #d8b13a",
    "house": "bold #ffffff on #80583a",
    "farm": "bold #ffffff on #3d7a3a",
    "armory": "bold #ffffff on #a03a34",
}
LANDMARK_STYLE: Final = "bold #ffffff on #4a5a78"
TERRAIN_SIGN: Final = {"sea": "~", "desert": ":", "forest": "♠", "grassland": '"', "mountain": "^"}
TERRAIN_STYLE: Final = {
    "sea": "#bcd8f0 on #1f4e79",
    "desert": "#3a2a00 on #dcc07a",
    "forest": "#d8f0d0 on #2c5e30",
    "grassland": "#1c3000 on #a4c85a",
    "mountain": "#ffffff on #7a6f66",
}
SEAT_MARKS: Final = ("▲", "■", "▼", "◆", "●")
TOPPLED_MARKS: Final = ("△", "□", "▽", "◇", "○")
SEAT_STYLES: Final = (
    "bold #d9534f",
    "bold #3b8fc2",
    "bold #c28f1a",
    "bold #9a5fc0",
    "bold #3f9d58",
)
NUMBER_STYLE: Final = "bold cyan"
"""The number under which something can be chosen."""
CHOSEN_STYLE: Final = "bold black on cyan"
"""The place that is asked about or shown before it is confirmed."""


def painted(text: str) -> Text:
    """A text in which the signs have their colours."""
    colourful = Text(text)
    for place, sign in enumerate(text):
        if sign in SIGN_STYLE:
            colourful.stylize(SIGN_STYLE[sign], place, place + 1)
    return colourful


def seat_mark(seat: int) -> Text:
    """The sign of a seat."""
    return Text(SEAT_MARKS[seat], SEAT_STYLES[seat])


def seat_marks(seats: list[int]) -> Text:
    """The signs of several seats."""
    return Text().join(seat_mark(seat) for seat in seats)


def building_letter(name: str, words: Words) -> str:
    """The letter of a kind of income buildings."""
    return words(f"cli-tapestry-letter-{name}")


def building_mark(name: str, words: Words) -> Text:
    """The letter of a kind of income buildings in its colour."""
    return Text(f" {building_letter(name, words)} ", BUILDING_STYLE[name])


def building_of(sign: str) -> str:
    """The kind of income building that a sign of a capital's grid stands for."""
    return next(name for name in BUILDING_NAMES if name[0].upper() == sign)


def corner_signs(corners: tuple[int, ...]) -> Text:
    """The terrains of a tile's corners."""
    names = [TERRAIN_NAMES[corner] for corner in corners]
    return Text().join(Text(TERRAIN_SIGN[name], TERRAIN_STYLE[name]) for name in names)


def amounts(resources: Mapping[str, int]) -> Text:
    """Resources with their signs."""
    return painted("  ".join(f"{resources[name]}{SIGN[name]}" for name in RESOURCE_NAMES))


def own_player(view: TapestryView) -> PlayerView | None:
    """The viewer's own player; a spectator has none."""
    seat = view["seat"]
    return None if seat is None else view["players"][seat]
