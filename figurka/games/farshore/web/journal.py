"""What Farshore's journal shows of cards, places and resources."""

from functools import cache
from typing import Any, Final

from figurka.core.game import Game
from figurka.games.farshore.content.cards import CARDS
from figurka.games.farshore.rules.state import FarshoreState
from figurka.games.farshore.rules.things import TYPES
from figurka.locales import Message
from figurka.web.drawing import Picture

TELLING: Final = tuple(
    f"farshore-tell-{kind}"
    for kind in (
        "plays",
        "plays-bay",
        "visits",
        "visits-card",
        "prepares",
        "passes",
        "sails",
        "sails-wind",
    )
)
"""What a turn was about: what was played or visited, then what else one may do with a turn."""

SCORING: Final = ("farshore-tell-takes-map",)
"""Where points come from."""


CITY: Final = "city:{seat}:{thing} home:{seat}"
SHIP: Final = "ship:{seat}"
MARKED: Final[dict[str, tuple[str, ...]]] = {
    "visits": ("{thing}",),
    "copies": ("{thing}",),
    "floods": ("{thing}",),
    "takes-map": ("{thing}",),
    "takes-bay": ("bay:{thing}",),
    "rival-discards": ("bay:{thing}",),
    "plays-bay": ("bay:{thing}", CITY),
    "plays": (CITY,),
    "visits-card": (CITY,),
    "anchors": (CITY,),
    "prepares": ("home:{seat}",),
    "passes": ("home:{seat}",),
    "sails": (SHIP,),
    "sails-by": (SHIP,),
    "sails-wind": (SHIP,),
}
"""Where the others' deeds are marked."""


COUNTED: Final = {"points": "token-point", "anchors": "sign-anchor", "cards": "sign-draw"}
"""The signs of what is only counted."""


def bay_places(game: Game[Any]) -> dict[str, str]:
    """Which place of the Bay each card lies in."""
    state: FarshoreState = game.state
    return {
        f"bay:{card.key}": f"bay-place:{place}" for place, card in enumerate(state.bay) if card is not None
    }


def depict(message: Message) -> Picture | None:
    """How a thing that a sentence names is shown."""
    _, kind, name = (*message.id.split("-", 2), "", "")[:3]
    match kind:
        case "card":
            type_ = card_types()[name]
            return Picture(f"type-{type_}", f"card-{name}", colour=("type", type_))
        case "resource":
            count = message.arguments.get("count")
            counted = "" if count is None else str(count)
            if name == "any":
                return Picture("sign-any", count=counted)
            return Picture(f"token-{name}", name, counted)
        case "count":
            return Picture(COUNTED[name], count=str(message.arguments["count"])) if name in COUNTED else None
        case "place":
            return Picture(tip=f"place-{name}")
        case "season":
            return Picture(f"season-{name}", f"season-{name}")
        case "map":
            return Picture("sign-map")
        case "rose":
            return Picture("sign-wind")
    return None


@cache
def card_types() -> dict[str, str]:
    """The type of each card."""
    return {card.key: TYPES[card.type] for card in CARDS}
