"""Viticulture's marks: a sign, letter and colour for everything that the table shows."""

from collections.abc import Iterable, Mapping
from typing import Final

from rich.text import Text

from figurka.games.viticulture.rules.shape import (
    Colour,
    PlayerView,
    VineyardsView,
    WineType,
    WorkerName,
    WorkerView,
)
from figurka.games.viticulture.rules.things import COLOURS, DECK_NAMES, WINE_TYPES, WORKER_NAMES
from figurka.games.viticulture.rules.view import GRAPE_COLOURS, WINE_KINDS
from figurka.locales import Words

SIGN: Final = {
    "lira": "$",
    "point": "★",
    "residual": "↻",
    "influence": "✦",
    "fame": "✺",
    "vine": "♣",
    "summer": "☼",
    "winter": "❅",
    "order": "▤",
    "structure": "⌂",
    "card": "▯",
    "grape": "●",
    "wine": "◊",
    "tile": "▣",
    "event": "⚑",
}
SIGN_STYLE: Final = {
    "$": "#d0a01c",
    "★": "#c9a227",
    "↻": "#c98a3a",
    "✦": "#4a9fd0",
    "✺": "#d07a3a",
    "♣": "#4ca04c",
    "☼": "#c9a227",
    "❅": "#5a93c0",
    "▤": "#b06ac0",
    "⌂": "#c98a3a",
    "▯": "#8a94a0",
    "●": "#c0406a",
    "○": "#a8a040",
    "◊": "#c0406a",
    "▣": "#3f9d8f",
    "⚑": "bold #d9534f",
}
GRAPE_SIGN: Final = dict(zip(COLOURS, ("●", "○"), strict=True))
WINE_STYLE: Final = dict(zip(WINE_TYPES, ("#c0406a", "#a8a040", "#d07a9a", "#c9a227"), strict=True))
WORKER_SIGN: Final = dict(zip(WORKER_NAMES, ("☼", "❅", "☻", "♚", "♙"), strict=True))
"""Labourers for summer and winter, and regular, grande and temporary workers."""
ARROWS: Final = {"left": "←", "right": "→", "up": "↑", "down": "↓"}
DECK_SIGN: Final = tuple(SIGN[name] for name in DECK_NAMES)
EMPTY: Final = "·"
YES: Final = "✓"
NO: Final = "✗"
SEAT_MARKS: Final = ("▲", "■", "▼", "◆", "◉", "✚")
SEAT_STYLES: Final = (
    "bold #d9534f",
    "bold #3b8fc2",
    "bold #c28f1a",
    "bold #9a5fc0",
    "bold #3f9d58",
    "bold #8a94a0",
)
NUMBER_STYLE: Final = "bold cyan"
"""The number under which something can be chosen."""
SEASON_STYLE: Final = {"summer": "bold #c9a227", "winter": "bold #5a93c0", "all_year": "bold"}


def painted(text: str) -> Text:
    """A text in which the signs have their colours."""
    colourful = Text(text)
    for place, sign in enumerate(text):
        if sign in SIGN_STYLE:
            colourful.stylize(SIGN_STYLE[sign], place, place + 1)
    return colourful


def seat_mark(seat: int) -> Text:
    """The sign of a seat; the solo partner has the one after the seats."""
    return Text(SEAT_MARKS[seat], SEAT_STYLES[seat])


def worker_mark(worker: WorkerView) -> Text:
    """A worker on the board: whose it is and of which kind."""
    seat = worker["seat"]
    return Text(f"{SEAT_MARKS[seat]}{WORKER_SIGN[worker['kind']]}", SEAT_STYLES[seat])


def worker_marks(workers: Iterable[WorkerView]) -> Text:
    """Workers side by side."""
    return Text(" ").join(worker_mark(worker) for worker in workers)


def crew(workers: Mapping[WorkerName, int]) -> str:
    """How many workers of each kind."""
    return " ".join(f"{count}{WORKER_SIGN[kind]}" for kind, count in workers.items()) or "–"


def wine_letter(kind: int, words: Words) -> str:
    """The letter of a type of wine."""
    return words(f"cli-viticulture-letter-{WINE_TYPES[kind]}")


def grapes_brief(grapes: Mapping[Colour, list[int]]) -> Text:
    """The grapes of a crush pad."""
    return painted(
        " ".join(f"{GRAPE_SIGN[colour]}{value}" for colour in GRAPE_COLOURS for value in grapes[colour])
    )


def wine_mark(kind: int, value: int, words: Words) -> Text:
    """A wine: its letter and value."""
    return Text(f"{wine_letter(kind, words)}{value}", WINE_STYLE[WINE_TYPES[kind]])


def wines_brief(wines: Mapping[WineType, list[int]], words: Words) -> Text:
    """The wines of a cellar."""
    return Text(" ").join(
        wine_mark(kind, value, words) for kind, name in enumerate(WINE_KINDS) for value in wines[name]
    )


def numbered(text: Text, number: str) -> Text:
    """A thing with the number under which it can be chosen, if it can be."""
    return text.append(f"{' ' if text else ''}[{number}]", NUMBER_STYLE) if number else text


def own_player(view: VineyardsView) -> PlayerView | None:
    """The viewer's own player; a spectator has none."""
    seat = view["seat"]
    return None if seat is None else view["players"][seat]
