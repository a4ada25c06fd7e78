"""What the journal of Viticulture and World shows of cards, spaces and goods."""

from typing import Final

from figurka.games.viticulture.content.structures import BASICS
from figurka.games.viticulture.rules.things import DECK_NAMES
from figurka.games.viticulture.web.board.places import SYMBOLS
from figurka.locales import Message
from figurka.web.drawing import Picture

TELLING: Final = tuple(
    f"viticulture-tell-{kind}"
    for kind in (
        "fills",
        "visits",
        "builds",
        "makes",
        "plants",
        "innovates",
        "covers",
        "trains",
        "trains-hat",
        "harvests",
        "places",
        "places-bonus",
        "places-beside",
        "trades",
        "passes",
        "wakes",
    )
)
"""What a turn was about: what came of it, then where the worker went."""
HAGGLING: Final = frozenset(f"viticulture-tell-{kind}" for kind in ("offers", "declines", "offer-void"))
AMOUNTS: Final = {
    "viticulture-lira": "lira",
    "viticulture-points": "vp",
    "viticulture-amount-influence": "influence",
}
WITH_SYMBOL: Final = ("worker", "resource")
LIKE: Final = {"worker-grey": "worker-bare"}
"""What is drawn like something else."""
WITH_TIP: Final = ("field", "parent", "tile", "oval", "goal")
BASIC_NAMES: Final = frozenset(structure.name for structure in BASICS)

SCORING: Final = tuple(f"viticulture-tell-{kind}" for kind in ("points", "loses-points", "influence"))
"""Where points come from."""


def folds(message_id: str) -> str:
    """Offers and their answers are one line until it is opened."""
    return "viticulture-web-side-haggling" if message_id in HAGGLING else ""


HOME: Final = "home:{seat}"
MARKED: Final[dict[str, tuple[str, ...]]] = {
    "places": ("{thing}",),
    "plans": ("{thing}",),
    "wakes": ("{thing}",),
    "covers": ("at:{place}",),
    **dict.fromkeys(("visits", "plants", "uproots", "harvests", "builds", "demolishes"), (HOME,)),
    **dict.fromkeys(("makes", "fills", "trains", "buys-field", "sells-field", "passes"), (HOME,)),
    **dict.fromkeys(("innovates", "trades-with-partner"), (HOME,)),
    "trades": (HOME, "home:{other}"),
}
"""Where the others' deeds are marked."""


def depict(message: Message) -> Picture | None:
    """How a thing that a sentence names is shown."""
    if message.id in AMOUNTS:
        good = AMOUNTS[message.id]
        return Picture(f"v-{good}", good, count=str(message.arguments["count"]))
    if message.id == "viticulture-token":
        return token(message)
    if message.id == "viticulture-order":
        return Picture("v-order", f"card-order-{order_name(message)}")
    _, kind, name = (*message.id.split("-", 2), "", "")[:3]
    return named(kind, name, message)


def named(kind: str, name: str, message: Message) -> Picture | None:
    """A thing that is called by its kind and its name."""
    match kind:
        case "deck" if name in DECK_NAMES:
            return Picture(f"v-{name}", count=str(message.arguments.get("count", "")))
        case "vine" | "visitor":
            return Picture(tip=f"card-{kind}-{name}")
        case "structure":
            basic = name in BASIC_NAMES
            return Picture(
                f"v-{name}" if basic else "v-structure", f"{'' if basic else 'card-'}structure-{name}"
            )
        case "action":
            symbol = SYMBOLS.get(name, "")
            return Picture(f"v-{symbol}" if symbol else "", f"action-{name}" if symbol else "")
        case "row" | "position":
            return Picture(tip=f"{kind}-{message.arguments['number']}")
    if kind in WITH_SYMBOL and name:
        whole = f"{kind}-{name}"
        return Picture(f"v-{LIKE.get(whole, whole)}", whole)
    if kind in WITH_TIP and name and not message.arguments:
        return Picture(tip=f"{kind}-{name}")
    return Picture() if kind == "event" else None


def token(message: Message) -> Picture | None:
    """A grape or a wine with its value."""
    kind = message.arguments["kind"]
    if not isinstance(kind, Message):
        return None
    symbol = kind.id.removeprefix("viticulture-")
    place = "crush" if symbol.startswith("grape") else "cellar"
    return Picture(f"v-{symbol}", place, value=str(message.arguments["value"]))


def order_name(message: Message) -> str:
    """The name of an order by the wines that it asks for: r2_w4 for a red of 2 and a white of 4."""
    wines = message.arguments["wines"]
    assert isinstance(wines, tuple)
    return "_".join(f"{wine.id.rpartition('-')[2][0]}{wine.arguments['value']}" for wine in wines)
