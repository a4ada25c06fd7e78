"""What messages World needs beyond those of Viticulture."""

from collections.abc import Iterator
from itertools import chain, product

from figurka.core.decision import Option
from figurka.games.viticulture.rules.refusals.placing import THING
from figurka.games.viticulture.rules.things import POINT_SOURCES
from figurka.games.viticulture.words.effects import action_text, gift_text
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
from figurka.games.viticulture.world.rules.setup import LEVELS, NORMAL
from figurka.games.viticulture.world.rules.things import CARD_THINGS, HATS, INTERVIEWS
from figurka.games.viticulture.world.words.effects import event_text, goal_text, position_text, tile_text
from figurka.locales import Message
from tests.games.viticulture.words.sayings import CHOICE_KEYS, ids_in
from tests.locales.sayings import TOLD as TOLD_OF_EVENTS
from tests.locales.sayings import Sayings

LABELS = {
    *(f"{kind}-done" for kind in ("tile", "partner_tile", "ingredient", "offer_give_card", "offer_ask_card")),
    *(f"{kind}-decline" for kind in ("answer", "event", "share", "shared", "louse_help", "service")),
    *(f"{kind}-decline" for kind in ("waiver", "goal_change", "claim", "partner_influence", "oval")),
    *(f"{kind}-take" for kind in ("event", "shared", "louse_help", "service", "waiver", "partner_influence")),
    *("leave-summer", "leave-winter", "position-defer", "oval-later", "place-search"),
    *("trade-later", "trade-no_trade", "trade_needed-take_back"),
    *("answer-counter", "offer_give-nothing", "offer_ask-nothing"),
}
"""The labels whose ids are put together; the others are written out."""

TOLD = {
    "fame": {"fame", "loses-fame"},
    "interview": {"interview-up", "interview-down"},
    "trains": {"trains", "trains-hat"},
}
KINDS = {
    *("offer_give_lira", "offer_give_card"),
    *("offer_ask_lira", "offer_ask_card", "offer_ask_number"),
}

ATTRIBUTES = {
    "viticulture-resource-": {"count", "acc"},
    "viticulture-event-(gg|as|oc|sa|eu|na|af)_": {"about"},
    "viticulture-continent-": {"about"},
    "viticulture-world-(continent|events|structures|hands|level)-": {"about"},
}
VARIABLES = {
    "viticulture-ask-offer": {"because", "whom"},
    "viticulture-ask-answer": {"gives", "gets", "gives-any", "gets-any"},
    "viticulture-tell-(offers|trades)": TOLD_OF_EVENTS | {"gives", "gives-any", "asks", "asks-any"},
    "viticulture-tell-partner": {"thing", "lira", "lira-acc", "places"},
}

KEYS = (
    *(*THING, *SPOT, *CHOICE_KEYS),
    *(thing.key for thing in (*TILES, *OVALS, *GOALS, *RESOURCES)),
    *(f"position:{number}" for number in range(1, 8)),
    *("claim:eu_t1", "interview:up", "against:water", "search", "lay:plant_vine:1", "hat:yellow:home"),
)


def named_things() -> Iterator[Option]:
    """Everything that is named by its key alone."""
    yield from chain(WORLD_MAMAS, WORLD_PAPAS, WORLD_ACTIONS)
    yield from chain(EVENT_BY_NAME.values(), GOALS, RESOURCES, TILES, OVALS, INTERVIEWS)


def all_things() -> Iterator[Option]:
    """Everything that may be chosen, told or be the reason of a question."""
    yield from chain(named_things(), POSITIONS, SPOT.values(), HATS.values(), PARTNER_CARDS, CARD_THINGS)
    yield from chain(SINGLE.values(), PAIRS.values(), CLAIMS.values())
    yield from (oval_space(action, space) for action, space in product(range(16), range(2)))
    yield from (gift for papa in WORLD_PAPAS for gift in (papa.gift, papa.instead))


def texts() -> Iterator[Message]:
    """What all parents, actions, tiles, goals and events say."""
    yield from map(position_text, POSITIONS)
    yield from map(tile_text, (*TILES, *OVALS))
    yield from map(goal_text, GOALS)
    for papa in WORLD_PAPAS:
        yield from (gift_text(papa.gift), gift_text(papa.instead))
    for action in WORLD_ACTIONS:
        yield from (action_text(action.effect.ways[0].steps), action_text(action.bonus))
    yield from (event_text(event, seats) for event, seats in product(EVENT_BY_NAME.values(), range(1, 7)))


def ids_of_things() -> set[str]:
    """All ids that are put together from the things of the game."""
    ids = {"viticulture-" + thing.key.replace(":", "-") for thing in named_things()}
    ids |= {f"viticulture-continent-{name}" for name in EVENTS}
    ids |= {f"viticulture-difficulty-{name}" for name in DIFFICULTY.values()}
    ids |= {f"viticulture-level-{name}" for name in LEVELS if name != NORMAL}
    ids |= {f"viticulture-goal_category-{name}" for name in CATEGORIES}
    ids |= {f"viticulture-hat-{where}" for _, where in HATS}
    ids |= {f"viticulture-note-{name}" for name in ("oval", "with", "without")}
    ids |= {f"viticulture-world-score-{name}" for name in POINT_SOURCES}
    return ids | set(ids_in(texts()))


SAYINGS = Sayings(
    things=ids_of_things,
    labels=LABELS,
    told=TOLD,
    kinds=KINDS,
    keys=KEYS,
    attributes=ATTRIBUTES,
    variables=VARIABLES,
)
