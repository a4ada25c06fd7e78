"""Why a thing on the table cannot be chosen now, for the tooltip beside it."""

from collections.abc import Callable
from typing import TypeAlias

from figurka.core.decision import Decision
from figurka.core.rules import Refusal
from figurka.games.viticulture.rules.course import Choice
from figurka.games.viticulture.rules.refusals.placing import (
    NO_SUCH_GRAPE,
    NO_SUCH_WORKER,
    NOT_ASKED,
    NOT_IN_HAND,
    THING,
    UNKNOWN,
    VISITOR_IN_VAIN,
    why_not_hand,
    why_not_harvest_field,
    why_not_place,
    why_not_token,
)
from figurka.games.viticulture.rules.refusals.steps import (
    FIELD_COVERED,
    FIELD_SOLD,
    too_dear,
    why_not_order,
    why_not_planting,
    why_not_structure,
    why_not_vine,
)
from figurka.games.viticulture.rules.state import VitState
from figurka.games.viticulture.rules.steps import Build, Discard, FillOrder, MakeWine, Plant, Play
from figurka.games.viticulture.rules.things import (
    BESIDE,
    BLUSH,
    COLOURS,
    GRANDE,
    GRAPES,
    HIGHEST,
    LEAST,
    MAT_SITES,
    SITES,
    SPARKLING,
    SUMMER,
    WHITE,
    WINE_TYPES,
    Basic,
    BoardSpot,
    Building,
    Card,
    Field,
    Grape,
    Order,
    Vine,
    Visitor,
    Wine,
    WorkerKind,
)
from figurka.games.viticulture.rules.vineyard.cellar import can_rise, crossings

ONLY_GRANDE = Refusal("viticulture-refusal-only-grande")
ROW_TAKEN = Refusal("viticulture-refusal-row-taken")
OTHER_CARDS = Refusal("viticulture-refusal-other-cards")
CHOOSE_FIELD = Refusal("viticulture-refusal-choose-field")
SUMMER_VISITORS = Refusal("viticulture-refusal-summer-visitors")
WINTER_VISITORS = Refusal("viticulture-refusal-winter-visitors")
OTHER_WINE = Refusal("viticulture-refusal-other-wine")
NEEDS_MEDIUM_CELLAR = Refusal("viticulture-refusal-needs-medium-cellar")
NEEDS_LARGE_CELLAR = Refusal("viticulture-refusal-needs-large-cellar")
WEAK_BLUSH = Refusal("viticulture-refusal-weak-blush")
WEAK_SPARKLING = Refusal("viticulture-refusal-weak-sparkling")
NO_ROOM_FOR_WINE = Refusal("viticulture-refusal-no-room-for-wine")
WORTH_AT_LEAST = "viticulture-refusal-worth-at-least"
WORTH_AT_MOST = "viticulture-refusal-worth-at-most"
ONLY_JUST_DRAWN = Refusal("viticulture-refusal-only-just-drawn")
POUR_OTHER = Refusal("viticulture-refusal-pour-other")
AGE_HIGHEST = Refusal("viticulture-refusal-age-highest")
AGE_TAKEN = Refusal("viticulture-refusal-age-taken")
AGE_MEDIUM = Refusal("viticulture-refusal-age-medium")
AGE_LARGE = Refusal("viticulture-refusal-age-large")
SITE_TAKEN = Refusal("viticulture-refusal-site-taken")
SITE_VINES = Refusal("viticulture-refusal-site-vines")


def why_not(state: VitState, decision: Decision, key: str) -> Refusal:
    """Why the thing with this key is not among the options of the decision."""
    reason = REASONS.get(decision.kind)
    return NOT_ASKED if reason is None else reason(state, decision, key)


# Placing a worker


def why_not_worker(state: VitState, decision: Decision, key: str) -> Refusal:
    """Why a worker cannot be sent to the chosen spot."""
    worker, spot = THING.get(key), decision.because
    if not isinstance(worker, WorkerKind):
        return NOT_ASKED
    if not state.players[decision.seat].available[worker.index]:
        return NO_SUCH_WORKER
    beside = isinstance(spot, BoardSpot) and spot.space == BESIDE
    return ONLY_GRANDE if beside and worker.index != GRANDE else NOT_ASKED


def why_not_row(state: VitState, decision: Decision, key: str) -> Refusal:
    """Why a row of the wake-up chart cannot be taken."""
    return ROW_TAKEN if key.startswith("row:") else NOT_ASKED


# Choices within an effect


def why_not_plant(state: VitState, decision: Decision, key: str) -> Refusal:
    """Why a vine cannot be planted there."""
    player = state.players[decision.seat]
    kind, _, rest = key.partition(":")
    name, _, field_name = rest.partition(":")
    vine = THING.get(f"vine:{name}")
    if kind not in ("vine", "plant") or not isinstance(decision, Choice):
        return CHOOSE_FIELD if kind == "field" else NOT_ASKED
    if not isinstance(vine, Vine):
        return UNKNOWN
    if vine not in player.hand[vine.deck]:
        return NOT_IN_HAND
    step, course = decision.step, decision.course
    assert isinstance(step, Plant)
    field = THING.get(f"field:{field_name}")
    if isinstance(field, Field):
        return why_not_planting(state, player, vine, field, step, course)
    if any(option.key.startswith(f"plant:{name}:") for option in decision.options):
        return CHOOSE_FIELD
    return why_not_vine(state, player, vine, step, course)


def why_not_build(state: VitState, decision: Decision, key: str) -> Refusal:
    """Why a structure cannot be built."""
    player, thing = state.players[decision.seat], THING.get(key)
    if not isinstance(thing, Basic | Building) or not isinstance(decision, Choice):
        return NOT_ASKED
    if isinstance(thing, Building) and thing not in player.hand[thing.deck]:
        return NOT_IN_HAND
    assert isinstance(decision.step, Build)
    return why_not_structure(state, player, thing, decision.step, decision.course)


def why_not_harvest(state: VitState, decision: Decision, key: str) -> Refusal:
    """Why a field cannot be harvested."""
    field = THING.get(key)
    if not isinstance(field, Field):
        return NOT_ASKED
    return why_not_harvest_field(state.players[decision.seat], field)


def why_not_visitor(state: VitState, decision: Decision, key: str) -> Refusal:
    """Why a visitor cannot be played."""
    player, visitor = state.players[decision.seat], THING.get(key)
    if not isinstance(visitor, Visitor):
        return NOT_ASKED
    if visitor not in player.hand[visitor.deck]:
        return NOT_IN_HAND
    if (
        isinstance(decision, Choice)
        and isinstance(decision.step, Play)
        and visitor.deck != decision.step.deck
    ):
        return SUMMER_VISITORS if decision.step.deck == SUMMER else WINTER_VISITORS
    return VISITOR_IN_VAIN


def why_not_order_now(state: VitState, decision: Decision, key: str) -> Refusal:
    """Why an order cannot be filled."""
    player, order = state.players[decision.seat], THING.get(key)
    if not isinstance(order, Order) or not isinstance(decision, Choice):
        return NOT_ASKED
    if order not in player.hand[order.deck]:
        return NOT_IN_HAND
    assert isinstance(decision.step, FillOrder)
    if decision.step.just_drawn and order not in decision.course.drawn:
        return ONLY_JUST_DRAWN
    return why_not_order(player, order, decision.step)


def why_not_pour(state: VitState, decision: Decision, key: str) -> Refusal:
    """Why a wine does not serve the order."""
    wine = THING.get(key)
    if not isinstance(wine, Wine):
        return NOT_ASKED
    return why_not_token(state.players[decision.seat], wine) or POUR_OTHER


def why_not_site(state: VitState, decision: Decision, key: str) -> Refusal:
    """Why a structure card cannot stand there."""
    player = state.players[decision.seat]
    site = next((each for each in SITES if each.key == key), None)
    if site is None:
        return NOT_ASKED
    if player.sites[site.index] is not None:
        return SITE_TAKEN
    field = site.index - MAT_SITES
    return FIELD_SOLD if field >= 0 and player.sold >> field & 1 else SITE_VINES


def why_not_card(state: VitState, decision: Decision, key: str) -> Refusal:
    """Why a card cannot be given away."""
    card = THING.get(key)
    if not isinstance(card, Card):
        return NOT_ASKED
    return why_not_hand(state.players[decision.seat], card) or OTHER_CARDS


# Grapes and wine


def why_not_wine(state: VitState, decision: Decision, key: str) -> Refusal:
    """Why a wine cannot be made of these grapes."""
    player = state.players[decision.seat]
    recipe = read_recipe(key)
    if recipe is None or not isinstance(decision, Choice):
        return NOT_ASKED
    kind, grapes = recipe
    step = decision.step
    assert isinstance(step, MakeWine)
    for grape in grapes:
        if why_not_token(player, grape) is not None:
            return NO_SUCH_GRAPE
    if kind not in step.types or (step.once_each and any(wine.type == kind for wine in decision.course.made)):
        return OTHER_WINE
    levels = 2 if step.ignores_cellar else player.cellar_levels()
    if kind >= BLUSH and levels < kind - WHITE:
        return NEEDS_MEDIUM_CELLAR if kind == BLUSH else NEEDS_LARGE_CELLAR
    value = min(sum(grape.value for grape in grapes), HIGHEST)
    if value < LEAST[kind]:
        return WEAK_SPARKLING if kind == SPARKLING else WEAK_BLUSH
    return Refusal(WORTH_AT_LEAST, step.least) if value < step.least else NO_ROOM_FOR_WINE


def read_recipe(key: str) -> tuple[int, list[Grape]] | None:
    """The type and the grapes of a recipe, such as `make:blush:r2+w3`."""
    verb, _, rest = key.partition(":")
    name, _, used = rest.partition(":")
    colours = {colour[0]: place for place, colour in enumerate(COLOURS)}
    parts = used.split("+")
    if verb != "make" or name not in WINE_TYPES:
        return None
    if not all(
        part[:1] in colours and part[1:].isdecimal() and 1 <= int(part[1:]) <= HIGHEST for part in parts
    ):
        return None
    return WINE_TYPES.index(name), [GRAPES[colours[part[0]]][int(part[1:])] for part in parts]


def why_not_aged(state: VitState, decision: Decision, key: str) -> Refusal:
    """Why a grape or wine cannot age (V-95)."""
    player, token = state.players[decision.seat], THING.get(key)
    if not isinstance(token, Grape if decision.kind == "age_grape" else Wine):
        return NOT_ASKED
    assert isinstance(token, Grape | Wine)
    missing = why_not_token(player, token)
    if missing is not None:
        return missing
    if token.value == HIGHEST:
        return AGE_HIGHEST
    held = player.grapes[token.colour] if isinstance(token, Grape) else player.wines[token.type]
    if held >> (token.value + 1) & 1:
        return AGE_TAKEN
    if isinstance(token, Wine) and not can_rise(player, token, crossings(player)):
        return AGE_MEDIUM if token.value < 6 else AGE_LARGE
    return NOT_ASKED


def why_not_given(state: VitState, decision: Decision, key: str) -> Refusal:
    """Why a grape or wine does not pay the price."""
    token = THING.get(key)
    if not isinstance(token, Grape | Wine):
        return NOT_ASKED
    missing = why_not_token(state.players[decision.seat], token)
    if missing is not None:
        return missing
    if isinstance(decision, Choice) and isinstance(decision.step, Discard):
        if token.value < decision.step.least:
            return Refusal(WORTH_AT_LEAST, decision.step.least)
        if token.value > decision.step.most:
            return Refusal(WORTH_AT_MOST, decision.step.most)
    return NOT_ASKED


def why_not_market(state: VitState, decision: Decision, key: str) -> Refusal:
    """Why a grape or field cannot be sold, or bought."""
    player = state.players[decision.seat]
    verb, _, name = key.partition(":")
    thing = THING.get(f"field:{name}" if verb in ("sell", "buy") else key)
    if isinstance(thing, Grape):
        return why_not_token(player, thing) or NOT_ASKED
    if not isinstance(thing, Field):
        return NOT_ASKED
    if player.sold >> thing.index & 1:
        affordable = player.lira >= thing.limit
        return FIELD_SOLD if verb == "sell" else NOT_ASKED if affordable else too_dear(player, thing.limit)
    if verb == "buy":
        return Refusal("viticulture-refusal-field-owned")
    return SITE_VINES if player.fields[thing.index] else FIELD_COVERED


Reason: TypeAlias = Callable[[VitState, Decision, str], Refusal]
REASONS: dict[str, Reason] = {
    "place": why_not_place,
    "worker": why_not_worker,
    "row": why_not_row,
    "plant": why_not_plant,
    "build": why_not_build,
    "harvest": why_not_harvest,
    "visitor": why_not_visitor,
    "order": why_not_order_now,
    "pour": why_not_pour,
    "site": why_not_site,
    "wine": why_not_wine,
    "age_wine": why_not_aged,
    "age_grape": why_not_aged,
    "give_up": why_not_given,
    "market": why_not_market,
    "sell_more": why_not_market,
    **dict.fromkeys(("discard", "hand_limit", "give_card", "promise"), why_not_card),
}
"""By decision, who knows why something is not offered."""
