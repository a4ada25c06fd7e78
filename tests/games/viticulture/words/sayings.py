"""What messages Viticulture and World need: put together from their things, options and events."""

from collections.abc import Iterable, Iterator
from itertools import chain, product

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
from figurka.games.viticulture.rules.refusals.placing import SPOT as BASE_SPOT
from figurka.games.viticulture.rules.refusals.placing import THING
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
from figurka.games.viticulture.world.content.board import POSITIONS, WORLD_ACTIONS
from figurka.games.viticulture.world.content.events import DIFFICULTY, EVENT_BY_NAME, EVENTS
from figurka.games.viticulture.world.content.goals import CATEGORIES, GOALS, RESOURCES
from figurka.games.viticulture.world.content.parents import WORLD_MAMAS, WORLD_PAPAS
from figurka.games.viticulture.world.content.partner import PARTNER_CARDS
from figurka.games.viticulture.world.content.tiles import OVALS, TILES
from figurka.games.viticulture.world.rules.continents.africa import PAIRS, SINGLE
from figurka.games.viticulture.world.rules.continents.europe import CLAIMS
from figurka.games.viticulture.world.rules.innovating import oval_space
from figurka.games.viticulture.world.rules.refusals.placing import SPOT
from figurka.games.viticulture.world.rules.things import CARD_THINGS, HATS, INTERVIEWS
from figurka.games.viticulture.world.words.effects import event_text, goal_text, position_text, tile_text
from figurka.locales import Message

LABELS = {
    *(f"{kind}-done" for kind in ("build", "plant", "harvest", "wine", "order", "visitor", "age_wine")),
    *(
        f"{kind}-done"
        for kind in ("sell_more", "retrieve", "train_more", "pay_seat", "demand_seat", "promise")
    ),
    *(f"{kind}-done" for kind in ("tile", "partner_tile", "ingredient", "offer_give_card", "offer_ask_card")),
    *(
        f"{kind}-decline"
        for kind in ("ferment", "mercado", "tap_room", "tavern", "barn", "join", "accept", "may")
    ),
    *(f"{kind}-decline" for kind in ("bonus", "answer", "event", "share", "shared", "louse_help", "service")),
    *(f"{kind}-decline" for kind in ("waiver", "goal_change", "claim", "partner_influence")),
    *(
        f"{kind}-take"
        for kind in ("join", "event", "shared", "louse_help", "service", "waiver", "partner_influence")
    ),
    *("ferment", "mercado", "tap_room", "tavern", "barn", "demolish"),
    *("pass-summer", "pass-winter", "leave-summer", "leave-winter"),
    *("position-defer", "oval-later", "trade-later", "trade-no_trade", "trade_needed-take_back"),
    *("answer-counter", "offer_give-nothing", "offer_ask-nothing", "place-search"),
}
"""The labels whose ids are put together; the others are written out."""

TOLD = {
    "fame": {"fame", "loses-fame"},
    "interview": {"interview-up", "interview-down"},
    "places": {"places", "places-bonus", "places-beside"},
    "trains": {"trains", "trains-hat"},
}
"""The events that are told in more than one way."""

KINDS = {
    *("tap_room", "tavern", "pay_seat", "offer_give_lira", "offer_give_card"),
    *("offer_ask_lira", "offer_ask_card", "offer_ask_number"),
}
"""The kinds of decisions that are put together or handed on."""


CHOICE_KEYS = (
    *(f"row:{number}" for number in range(1, 8)),
    *("plant:merlot:left", "plant:nothing:left", "make:red:r3", "make:blush:r2+w3"),
    *("make:sparkling:r1+r2+w3", "sell:left", "buy:left", "uproot:merlot:left"),
    *("at:nothing", "seat:0", "pass"),
)
KEYS = (*THING, *BASE_SPOT, *CHOICE_KEYS)
WORLD_KEYS = (
    *(*THING, *SPOT, *CHOICE_KEYS),
    *(thing.key for thing in (*TILES, *OVALS, *GOALS, *RESOURCES)),
    *(f"position:{number}" for number in range(1, 8)),
    *("claim:eu_t1", "interview:up", "against:water", "search", "lay:plant_vine:1", "hat:yellow:home"),
)
"""Of what it is asked why it cannot be chosen."""

UNUSED_STEPS = (FillOrder(2, extra_vp=1), GainGrape(exact=False))
"""Steps that no card has as they are, but which the vocabulary allows and the words know."""


def named_things() -> Iterator[Option]:
    """Everything that is named by its key alone."""
    yield from chain(VINES, VISITOR_BY_NAME.values(), BASICS, BUILDINGS, FIELDS, DECKS, WORKERS)
    yield from chain(MAMAS, PAPAS, WORLD_MAMAS, WORLD_PAPAS, ACTIONS, WORLD_ACTIONS)
    yield from chain(EVENT_BY_NAME.values(), GOALS, RESOURCES, TILES, OVALS, INTERVIEWS)


def all_things() -> Iterator[Option]:
    """Everything of both games that may be chosen, told or be the reason of a question."""
    yield from chain(named_things(), ORDERS, ROWS, POSITIONS, SITES, SALES, PURCHASES, GRAPE_OFFERS)
    yield from chain(*GRAPES, *WINES, *SPOTS, SPOT.values(), HATS.values(), PARTNER_CARDS, CARD_THINGS)
    yield from chain(SINGLE.values(), PAIRS.values(), CLAIMS.values(), (YOKE_SPOT, Number(3)))
    yield from (oval_space(action, space) for action, space in product(range(16), range(2)))
    yield from (gift for papa in (*PAPAS, *WORLD_PAPAS) for gift in (papa.gift, papa.instead))
    yield from (way for visitor in VISITOR_BY_NAME.values() for way in visitor.effect.ways)


def texts() -> Iterator[Message]:
    """What all cards, actions, tiles and events say."""
    yield from map(vine_text, VINES)
    yield from map(visitor_text, VISITOR_BY_NAME.values())
    yield from map(order_text, ORDERS)
    yield from map(building_text, BUILDINGS)
    yield from map(basic_text, BASICS)
    yield from map(row_text, ROWS)
    yield from map(position_text, POSITIONS)
    yield from map(tile_text, (*TILES, *OVALS))
    yield from map(goal_text, GOALS)
    yield from map(step_text, (YOKE_EFFECT, *GIVEN, *RECEIVED, *UNUSED_STEPS))
    for papa in (*PAPAS, *WORLD_PAPAS):
        yield from (gift_text(papa.gift), gift_text(papa.instead))
    for action in (*ACTIONS, *WORLD_ACTIONS):
        yield from (action_text(action.effect.ways[0].steps), action_text(action.bonus))
    yield from (event_text(event, seats) for event, seats in product(EVENT_BY_NAME.values(), range(1, 7)))


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
    """The ids that are put together from the things of both games."""
    ids = {"viticulture-" + thing.key.replace(":", "-") for thing in named_things()}
    ids |= {f"viticulture-{kind}-{name}" for kind in ("wine", "request") for name in WINE_TYPES}
    ids |= {f"viticulture-grape-{name}" for name in COLOURS}
    ids |= {f"viticulture-card-{name}" for name in DECK_NAMES if name != "order"}
    ids |= {f"viticulture-season-{name}" for name in ("spring", "summer", "fall", "winter")}
    ids |= {f"viticulture-action-{name}" for name in ("yoke", "demolish", "structure_card")}
    ids |= {f"viticulture-field-{verb}" for verb in ("sell", "buy")}
    ids |= {f"viticulture-continent-{name}" for name in EVENTS}
    ids |= {f"viticulture-difficulty-{name}" for name in DIFFICULTY.values()}
    ids |= {f"viticulture-goal_category-{name}" for name in CATEGORIES}
    ids |= {f"viticulture-hat-{where}" for _, where in HATS}
    ids |= {f"viticulture-note-{name}" for name in ("oval", "with", "without")}
    ids |= {f"{game}-score-{name}" for game in ("viticulture", "viticulture-world") for name in POINT_SOURCES}
    return ids


def refusal_ids() -> set[str]:
    """The refusals that are put together."""
    discarded = (ANY_CARD, VISITOR, VINE_CARD, SUMMER_CARD, GRAPE, WINE, GRAPE_OR_WINE)
    sent = ("plant_vine", "build_structure", "play_summer_visitor", "play_winter_visitor", "harvest_field")
    ids = {f"lacks-{what}" for what in discarded}
    ids |= {f"send-{name}" for name in (*sent, "make_wine", "fill_order")}
    ids |= {f"field-{field.name}" for field in FIELDS}
    ids |= {f"order-{name}" for name in WINE_TYPES}
    return {f"viticulture-refusal-{name}" for name in ids}


def needed_ids() -> set[str]:
    """All ids of both games that are not written out in the code."""
    return (
        content_ids()
        | refusal_ids()
        | {f"viticulture-label-{name}" for name in LABELS}
        | set(ids_in(texts()))
    )
