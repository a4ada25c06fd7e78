"""What Farshore's journal shows of cards, places and resources, and the tips of the cards."""

from functools import cache
from typing import Final

from figurka.games.farshore.content.cards import CARDS
from figurka.games.farshore.rules.things import KINDS, RARITIES, TYPES
from figurka.locales import Message, Words
from figurka.web.drawing import Picture

TELLING: Final = tuple(
    f"farshore-tell-{kind}"
    for kind in ("plays", "plays-bay", "visits", "visits-card", "prepares", "passes", "sails", "sails-wind")
)
"""What a turn was about: what was played or visited, then what else one may do with a turn."""

SCORING: Final = ("farshore-tell-takes-map",)
"""Where points come from."""


def depict(message: Message) -> Picture | None:
    """How a thing that a sentence names is shown."""
    _, kind, name = (*message.id.split("-", 2), "", "")[:3]
    match kind:
        case "card":
            type_ = card_types()[name]
            return Picture(f"type-{type_}", f"told-{name}", colour=("type", type_))
        case "resource":
            count = message.arguments.get("count")
            return Picture(f"token-{name}", f"dock-{name}", count="" if count is None else str(count))
        case "place":
            return Picture(tip=f"board-{name}")
        case "season":
            return Picture(f"season-{name}", f"bar-{name}")
        case "map":
            return Picture("sign-map")
        case "rose":
            return Picture("sign-wind")
    return None


@cache
def card_types() -> dict[str, str]:
    """The type of each card."""
    return {card.key: TYPES[card.type] for card in CARDS}


def terms(words: Words) -> dict[str, object]:
    """What the tips of the cards are made of."""
    told = [
        {
            "key": card.key,
            "type": TYPES[card.type],
            "keywords": words(f"farshore-keywords-{RARITIES[card.rarity]}-{KINDS[card.kind]}"),
        }
        for card in CARDS
    ]
    return {"cards": told}
