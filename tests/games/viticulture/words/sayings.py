"""What messages Viticulture needs: put together from its things, options and events."""

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from itertools import chain

from figurka.core.decision import Option
from figurka.games.viticulture.content.board import ACTIONS, ROWS, YOKE_EFFECT
from figurka.games.viticulture.content.buildings import BUILDINGS
from figurka.games.viticulture.content.orders import ORDERS
from figurka.games.viticulture.content.parents import MAMAS, PAPAS
from figurka.games.viticulture.content.structures import BASICS
from figurka.games.viticulture.content.vines import VINES
from figurka.games.viticulture.content.visitors import VISITOR_BY_NAME
from figurka.games.viticulture.rules.board.spots import SPOTS
from figurka.games.viticulture.rules.effects.goods import GIVEN, RECEIVED
from figurka.games.viticulture.rules.refusals.placing import ACTION_FOR, SPOT, THING
from figurka.games.viticulture.rules.steps import (
    ANY_CARD,
    GRAPE,
    GRAPE_OR_WINE,
    SUMMER_CARD,
    VINE_CARD,
    VISITOR,
    WINE,
    FillOrder,
    GainGrape,
)
from figurka.games.viticulture.rules.things import (
    COLOURS,
    DECK_NAMES,
    DECKS,
    FIELDS,
    GRAPE_OFFERS,
    GRAPES,
    POINT_SOURCES,
    PURCHASES,
    SALES,
    SITES,
    WINE_TYPES,
    WINES,
    WORKERS,
    YOKE_SPOT,
    Number,
)
from figurka.games.viticulture.words.effects import (
    action_text,
    basic_text,
    building_text,
    gift_text,
    order_text,
    row_text,
    step_text,
    vine_text,
    visitor_text,
)
from figurka.locales import Message
from tests.locales.sayings import TOLD as TOLD_OF_EVENTS
from tests.locales.sayings import Sayings

LABELS = {
    *(f"{kind}-done" for kind in ("build", "plant", "harvest", "wine", "order", "visitor", "age_wine")),
    *(f"{kind}-done" for kind in ("sell_more", "retrieve", "train_more", "pay_seat", "demand_seat")),
    *(f"{kind}-decline" for kind in ("ferment", "mercado", "tap_room", "tavern", "barn", "join")),
    *(f"{kind}-decline" for kind in ("accept", "may", "bonus")),
    *("ferment", "mercado", "tap_room", "tavern", "barn", "demolish"),
    *("promise-done", "join-take", "pass-summer", "pass-winter"),
}
"""The labels whose ids are put together; the others are written out."""

TOLD = {"places": {"places", "places-bonus", "places-beside"}}
KINDS = {"tap_room", "tavern", "pay_seat", "pour"}

ATTRIBUTES = {
    "viticulture-structure-": {"acc"},
    "viticulture-field-(left|middle|right)": {"acc"},
    "viticulture-deck-": {"count", "acc"},
    "viticulture-action-": {"short"},
    "viticulture-worker-": {"short", "acc"},
    "viticulture-(grape|wine)-(red|white)$": {"acc"},
    "viticulture-card-": {"acc"},
    "viticulture-structures-": {"about"},
}

TOLD_OF_VINEYARDS = {
    *("lira", "lira-acc", "cards", "cards-acc", "worker", "worker-acc"),
    "points",
    "influence",
    *("vine", "vine-acc", "field", "field-acc"),
}
VARIABLES: dict[str, AbstractSet[str]] = {
    "viticulture-ask-gift": {"because", "parent"},
    "viticulture-ask-pour": {"because", "because-acc", "wine"},
    "viticulture-ask-may": {"because", "text"},
    "viticulture-ask-barter_take": {"because", "turn"},
    "viticulture-ask-(discard|hand_limit|give_up)": {"because", "count"},
    "viticulture-tell-begins": {"who", "player", "first", "dealt", "second", "chosen"},
    "viticulture-tell-(?!begins|offers|trades|partner)": TOLD_OF_EVENTS | TOLD_OF_VINEYARDS,
}

CHOICE_KEYS = (
    *(f"row:{number}" for number in range(1, 8)),
    *("plant:merlot:left", "plant:nothing:left", "make:red:r3", "make:blush:r2+w3"),
    *("make:sparkling:r1+r2+w3", "sell:left", "buy:left", "uproot:merlot:left"),
    *("at:nothing", "seat:0", "pass"),
)
KEYS = (*THING, *SPOT, *CHOICE_KEYS)

UNUSED_STEPS = (FillOrder(2, extra_vp=1), GainGrape(exact=False))
"""Steps that no card has as they are, but which the vocabulary allows and the words know."""


def named_things() -> Iterator[Option]:
    """Everything that is named by its key alone."""
    yield from chain(VINES, VISITOR_BY_NAME.values(), BASICS, BUILDINGS, FIELDS, DECKS, WORKERS)
    yield from chain(MAMAS, PAPAS, ACTIONS)


def all_things() -> Iterator[Option]:
    """Everything that may be chosen, told or be the reason of a question."""
    yield from chain(named_things(), ORDERS, ROWS, SITES, SALES, PURCHASES, GRAPE_OFFERS)
    yield from chain(*GRAPES, *WINES, *SPOTS, (YOKE_SPOT, Number(3)))
    yield from (gift for papa in PAPAS for gift in (papa.gift, papa.instead))
    yield from (way for visitor in VISITOR_BY_NAME.values() for way in visitor.effect.ways)


def texts() -> Iterator[Message]:
    """What all cards and actions say."""
    yield from map(vine_text, VINES)
    yield from map(visitor_text, VISITOR_BY_NAME.values())
    yield from map(order_text, ORDERS)
    yield from map(building_text, BUILDINGS)
    yield from map(basic_text, BASICS)
    yield from map(row_text, ROWS)
    yield from map(step_text, (YOKE_EFFECT, *GIVEN, *RECEIVED, *UNUSED_STEPS))
    for papa in PAPAS:
        yield from (gift_text(papa.gift), gift_text(papa.instead))
    for action in ACTIONS:
        yield from (action_text(action.effect.ways[0].steps), action_text(action.bonus))


def ids_in(messages: Iterable[Message]) -> Iterator[str]:
    """The ids of messages and of all that goes into them."""
    for message in messages:
        yield message.id
        for argument in message.arguments.values():
            if isinstance(argument, Message):
                yield from ids_in((argument,))
            elif isinstance(argument, tuple):
                yield from ids_in(argument)


def content_ids() -> set[str]:
    """The ids that are put together from the things of the game."""
    ids = {"viticulture-" + thing.key.replace(":", "-") for thing in named_things()}
    ids |= {f"viticulture-{kind}-{name}" for kind in ("wine", "request") for name in WINE_TYPES}
    ids |= {f"viticulture-grape-{name}" for name in COLOURS}
    ids |= {f"viticulture-card-{name}" for name in DECK_NAMES if name != "order"}
    ids |= {f"viticulture-season-{name}" for name in ("spring", "summer", "fall", "winter")}
    ids |= {f"viticulture-action-{name}" for name in ("yoke", "demolish", "structure_card")}
    ids |= {f"viticulture-field-{verb}" for verb in ("sell", "buy")}
    ids |= {f"viticulture-score-{name}" for name in POINT_SOURCES}
    return ids


def refusal_ids() -> set[str]:
    """The refusals that are put together."""
    discarded = (ANY_CARD, VISITOR, VINE_CARD, SUMMER_CARD, GRAPE, WINE, GRAPE_OR_WINE)
    sent = ("plant_vine", "build_structure", "play_summer_visitor", "play_winter_visitor", "harvest_field")
    ids = {f"lacks-{what}" for what in discarded}
    ids |= {f"send-{name}" for name in (*sent, "make_wine", "fill_order")}
    ids |= {f"season-{name}" for name in ACTION_FOR.values()}
    ids |= {f"field-{field.name}" for field in FIELDS}
    ids |= {f"order-{name}" for name in WINE_TYPES}
    return {f"viticulture-refusal-{name}" for name in ids}


def ids_of_things() -> set[str]:
    """All ids that are put together from the things of the game."""
    return content_ids() | refusal_ids() | set(ids_in(texts()))


SAYINGS = Sayings(
    things=ids_of_things,
    labels=LABELS,
    told=TOLD,
    kinds=KINDS,
    keys=KEYS,
    attributes=ATTRIBUTES,
    variables=VARIABLES,
)
