"""Farshore's marks: a letter, sign and colour for everything that the table shows."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from figurka.games.farshore.content.winds import ROSE
from figurka.games.farshore.rules.shape import TokenName, TypeName
from figurka.games.farshore.rules.things import TOKEN_NAMES, TYPES, UNIQUE, Card
from figurka.locales import Words

TYPE_STYLE: Final[dict[TypeName, str]] = {
    "production": "bold #ffffff on #2e7d32",
    "governance": "bold #ffffff on #1c5fb0",
    "traveler": "bold #ffffff on #86643c",
    "destination": "bold #ffffff on #b3261e",
    "prosperity": "bold #ffffff on #7b3fa0",
}
SIGN: Final[dict[TokenName, str]] = {
    "driftwood": "≡",
    "seaweed": "§",
    "stone": "●",
    "mushroom": "♠",
    "treasure": "◆",
    "point": "★",
}
SIGN_STYLE: Final = {
    "≡": "#b07d48",
    "§": "#3f9d58",
    "●": "#8a94a0",
    "♠": "#d0587e",
    "◆": "#d09a1c",
    "★": "#c9a227",
    "†": "#3b8fc2",
    "»": "#3b8fc2",
}
SEAT_MARKS: Final = ("▲", "■", "▼", "✚")
SEAT_STYLES: Final = ("bold #d9534f", "bold #3b8fc2", "bold #c28f1a", "bold #9a5fc0")
RIVAL_MARK: Final = "✕"
RIVAL_STYLE: Final = "bold #8a94a0"
ANCHOR: Final = "†"
WIND: Final = "»"
ONLY_ONE: Final = "¹"
"""Stands after the name of a unique card: one in a city."""


def painted(text: str) -> Text:
    """A text in which the signs have their colours."""
    colourful = Text(text)
    for sign, style in SIGN_STYLE.items():
        colourful.highlight_words([sign], style)
    return colourful


def seat_mark(seat: int, seats: int, count: int = 1) -> Text:
    """The sign of a seat, as often as it has workers there; the rival's has a seat after the last."""
    if seat >= seats:
        return Text(RIVAL_MARK * count, RIVAL_STYLE)
    return Text(SEAT_MARKS[seat] * count, SEAT_STYLES[seat])


def type_mark(kind: TypeName, words: Words) -> Text:
    """The letter of a card type on its colour."""
    return Text(f" {type_letter(kind, words)} ", TYPE_STYLE[kind])


def type_letter(kind: TypeName, words: Words) -> str:
    """The letter of a card type."""
    letters: dict[TypeName, str] = {
        "production": words("cli-farshore-letter-production"),
        "governance": words("cli-farshore-letter-governance"),
        "traveler": words("cli-farshore-letter-traveler"),
        "destination": words("cli-farshore-letter-destination"),
        "prosperity": words("cli-farshore-letter-prosperity"),
    }
    return letters[kind]


def card_mark(card: Card, words: Words) -> Text:
    """The mark of a card's type."""
    return type_mark(TYPES[card.type], words)


def card_name(card: Card, words: Words) -> Text:
    """A card's name; a unique one has a little 1."""
    return Text(words(f"farshore-card-{card.key}") + (ONLY_ONE if card.rarity == UNIQUE else ""))


def card_cost(card: Card) -> Text:
    """A card's cost in signs, or that it is free."""
    parts = [f"{amount}{SIGN[TOKEN_NAMES[token]]}" for token, amount in card.cost.parts]
    return painted("".join(parts) or "0")


def card_points(card: Card) -> Text:
    """A card's base points."""
    return painted(f"{card.points}★".replace("-", "−"))


def card_wind(card: Card, winds: Sequence[str]) -> Text:
    """How far the wind would take the ship of who plays the card now."""
    return painted(WIND * sum(bool(card.winds & ROSE[name].bit) for name in winds))


def brief(thing: str, words: Words) -> Text:
    """What a card or place does, in a few words: the thing is `card-inn` or `place-docks`."""
    return painted(words(f"cli-farshore-brief-{thing}"))


def amounts(goods: Iterable[tuple[TokenName, int]], zeros: bool = True) -> Text:
    """Tokens with their signs."""
    return painted("  ".join(f"{count}{SIGN[name]}" for name, count in goods if count or zeros))
