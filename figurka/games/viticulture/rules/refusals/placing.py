"""Why no worker can be sent somewhere, or what a worker must be sent for first."""

from figurka.core.decision import Decision, Option
from figurka.core.rules import Refusal
from figurka.games.viticulture.content.buildings import BUILDINGS
from figurka.games.viticulture.content.orders import ORDERS
from figurka.games.viticulture.content.structures import BASICS
from figurka.games.viticulture.content.vines import VINES
from figurka.games.viticulture.content.visitors import VISITOR_BY_NAME
from figurka.games.viticulture.rules.board.actions import action_possible
from figurka.games.viticulture.rules.board.placing import PROBES, steps_at
from figurka.games.viticulture.rules.board.spots import SPOTS, card_spot, open_spots
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.effects.visitors import can_play
from figurka.games.viticulture.rules.effects.ways import steps_possible
from figurka.games.viticulture.rules.refusals.steps import (
    BUILT,
    FIELD_COVERED,
    FIELD_SOLD,
    VAIN,
    why_not_order,
    why_not_structure,
    why_not_vine,
    why_steps,
)
from figurka.games.viticulture.rules.state import NOBODY, Player, VitState
from figurka.games.viticulture.rules.steps import Build, FillOrder, Plant
from figurka.games.viticulture.rules.things import (
    ACTION_CARD,
    ALL_YEAR,
    BESIDE,
    DEMOLISH_SPOT,
    FIELDS,
    GRANDE,
    GRAPES,
    SITES,
    SUMMER,
    SUMMER_SEASON,
    WINES,
    WINTER_SEASON,
    WITH_BONUS,
    WORKERS,
    YOKE,
    YOKE_SPOT,
    Basic,
    BoardSpot,
    Building,
    Card,
    CardSpot,
    Field,
    Grape,
    Order,
    Spot,
    Vine,
    Visitor,
    Wine,
)
from figurka.games.viticulture.rules.vineyard.fields import free_field, harvestable
from figurka.games.viticulture.rules.vineyard.orders import can_fill

NOT_ASKED = Refusal("refusal-not-asked")
UNKNOWN = Refusal("refusal-unknown-thing")
ONLY_SUMMER = Refusal("viticulture-refusal-only-summer")
ONLY_WINTER = Refusal("viticulture-refusal-only-winter")
SPACE_CLOSED = Refusal("viticulture-refusal-space-closed")
OCCUPIED = Refusal("viticulture-refusal-occupied")
ALL_TAKEN = Refusal("viticulture-refusal-all-taken")
ROOM_LEFT = Refusal("viticulture-refusal-room-left")
OWN_OCCUPIED = Refusal("viticulture-refusal-own-occupied")
NOT_BUILT = Refusal("viticulture-refusal-not-built")
NO_OWN_SPACE = Refusal("viticulture-refusal-no-own-space")
NO_SUCH_WORKER = Refusal("viticulture-refusal-no-such-worker")
NOT_IN_HAND = Refusal("viticulture-refusal-not-in-hand")
VISITOR_IN_VAIN = Refusal("viticulture-refusal-visitor-in-vain")
NO_SUCH_GRAPE = Refusal("viticulture-refusal-no-such-grape")
NO_SUCH_WINE = Refusal("viticulture-refusal-no-such-wine")
HARVESTED = Refusal("viticulture-refusal-harvested")
NO_VINES = Refusal("viticulture-refusal-no-vines")

SPOT: dict[str, Spot] = {
    **{spot.key: spot for row in SPOTS for spot in row},
    **{spot.key: spot for spot in (YOKE_SPOT, DEMOLISH_SPOT, *map(card_spot, BUILDINGS))},
}
THING: dict[str, Option] = {
    thing.key: thing
    for things in (VINES, VISITOR_BY_NAME.values(), ORDERS, BUILDINGS, BASICS, FIELDS, WORKERS, SITES)
    for thing in things
}
THING |= {token.key: token for row in (*GRAPES, *WINES) for token in row[1:]}
"""What has a place on the table, by its key."""
ACTION_FOR = {
    Vine: "plant_vine",
    Basic: "build_structure",
    Building: "build_structure",
    Order: "fill_order",
    Field: "harvest_field",
    Grape: "make_wine",
    Wine: "fill_order",
}
"""The action for which a worker must be sent before a thing can be chosen."""
OTHER_SEASON = {name: Refusal(f"viticulture-refusal-season-{name}") for name in ACTION_FOR.values()}
"""That this action belongs to the other season."""
SEND = {
    name: Refusal(f"viticulture-refusal-send-{name}")
    for name in (*ACTION_FOR.values(), "play_summer_visitor", "play_winter_visitor")
}


def why_not_place(state: VitState, decision: Decision, key: str) -> Refusal:
    """Why no worker can be sent there, or what a worker must be sent for first."""
    player = state.players[decision.seat]
    if key.startswith("at:"):
        spot = SPOT.get(key)
        return UNKNOWN if spot is None else why_not_spot(state, player, spot)
    return why_not_thing(state, player, THING.get(key))


def why_not_thing(state: VitState, player: Player, thing: Option | None) -> Refusal:
    """Why a thing cannot be used this turn: it is not there, the season, or what is missing."""
    name = action_for(thing)
    season = next((each.season for each in state.edition.actions if each.name == name), ALL_YEAR)
    if season in (ALL_YEAR, WINTER_SEASON if state.winter else SUMMER_SEASON):
        return why_not_yet(state, player, thing)
    return why_not_there(player, thing) or OTHER_SEASON[name]


def why_not_spot(state: VitState, player: Player, spot: Spot) -> Refusal:
    """Why no worker can be put onto a spot."""
    if not isinstance(spot, BoardSpot):
        return why_not_private(state, player, spot)
    season = why_not_season(state, spot)
    if season is not None:
        return season
    room = why_no_room(state, player, spot)
    steps, course = state.edition.effect_of(state, spot.action), PROBES[spot.action.index]
    grande_too = room is ALL_TAKEN and bool(player.available[GRANDE])
    if room is None or (grande_too and not action_possible(state, player, spot.action, course)):
        return why_steps(state, player, steps, course)
    return room


def why_not_season(state: VitState, spot: BoardSpot) -> Refusal | None:
    """Why an action does not belong to the season."""
    season = WINTER_SEASON if state.winter else SUMMER_SEASON
    if spot.action.season in (season, ALL_YEAR):
        return None
    return ONLY_SUMMER if spot.action.season == SUMMER_SEASON else ONLY_WINTER


def why_no_room(state: VitState, player: Player, spot: BoardSpot) -> Refusal | None:
    """Why there is no room on a space of the board; None if there is."""
    spots = open_spots(state, player, spot.action.season)
    if spot in spots:
        return None
    if spot.space == WITH_BONUS and state.edition.spaces(state.seats) == 1:
        return SPACE_CLOSED
    free = any(each.action is spot.action and each.space != BESIDE for each in spots)
    if spot.space == BESIDE:
        return ROOM_LEFT if free else NO_SUCH_WORKER
    return OCCUPIED if free else ALL_TAKEN


def why_not_private(state: VitState, player: Player, spot: Spot) -> Refusal:
    """Why no worker can be put onto a space of the player's own mat."""
    if isinstance(spot, CardSpot):
        if not player.owns(spot.building):
            return NOT_BUILT
        if spot.building.kind != ACTION_CARD:
            return NO_OWN_SPACE
        taken = player.card_workers[player.sites.index(spot.building)]
    elif spot is YOKE_SPOT:
        if not player.has(YOKE):
            return NOT_BUILT
        taken = player.yoke
    else:
        if not player.buildings:
            return NOT_BUILT
        taken = player.demolisher
    if taken != NOBODY:
        return OWN_OCCUPIED
    steps, course = steps_at(spot), Course(spot)
    return VAIN if steps_possible(state, player, steps, course) else why_steps(state, player, steps, course)


def why_not_yet(state: VitState, player: Player, thing: Option | None) -> Refusal:
    """Why a thing cannot be used: what is missing for it, or for which action a worker must be sent."""
    if isinstance(thing, Visitor):
        return why_not_visit(state, player, thing)
    name = action_for(thing)
    if not name:
        return NOT_ASKED
    return why_not_there(player, thing) or why_not_now(state, player, thing) or SEND[name]


def action_for(thing: Option | None) -> str:
    """The action that a thing is for; empty if there is none, or for a visitor, which has one by its deck."""
    return next((name for kind, name in ACTION_FOR.items() if isinstance(thing, kind)), "")


def why_not_there(player: Player, thing: Option | None) -> Refusal | None:
    """Why a thing is not there to be used, in whatever season; None if it is."""
    if isinstance(thing, Basic):
        return BUILT if player.has(thing.bit) else None
    if isinstance(thing, Card):
        return why_not_hand(player, thing)
    return why_not_token(player, thing) if isinstance(thing, Grape | Wine) else None


def why_not_now(state: VitState, player: Player, thing: Option | None) -> Refusal | None:
    """What is missing for the action that a thing is for; None if nothing is."""
    if isinstance(thing, Vine):
        return why_not_planted(state, player, thing)
    if isinstance(thing, Basic | Building):
        return why_not_building(state, player, thing)
    if isinstance(thing, Order):
        return None if can_fill(player, thing) else why_not_order(player, thing, FillOrder())
    if isinstance(thing, Field):
        return None if thing in harvestable(player) else why_not_harvest_field(player, thing)
    return None


def why_not_hand(player: Player, card: Card) -> Refusal | None:
    """Why a card is not there to be chosen."""
    return None if card in player.hand[card.deck] else NOT_IN_HAND


def why_not_planted(state: VitState, player: Player, vine: Vine) -> Refusal | None:
    """Why a vine in hand could not be planted even by the action; None if it could."""
    after = player.copy()
    after.hand[vine.deck] = [vine]
    action = next(each for each in state.edition.actions if each.name == "plant_vine")
    course = Course(action, action.index)
    if action_possible(state, after, action, course):
        return None
    return why_not_vine(state, player, vine, Plant(), course)


def why_not_building(state: VitState, player: Player, structure: Basic | Building) -> Refusal | None:
    """Why a structure could not be built even by the action; None if it could."""
    action = next(each for each in state.edition.actions if each.name == "build_structure")
    reason = why_not_structure(state, player, structure, Build(), Course(action, action.index))
    return None if reason is VAIN else reason


def why_not_visit(state: VitState, player: Player, visitor: Visitor) -> Refusal:
    """Why a visitor cannot be played, or which action plays it."""
    if visitor not in player.hand[visitor.deck]:
        return NOT_IN_HAND
    summer = visitor.deck == SUMMER
    if summer == state.winter:
        return ONLY_SUMMER if summer else ONLY_WINTER
    if not can_play(state, player, visitor, Course()):
        return VISITOR_IN_VAIN
    return SEND["play_summer_visitor" if summer else "play_winter_visitor"]


def why_not_token(player: Player, token: Grape | Wine) -> Refusal | None:
    """Why a grape or wine is not there to be chosen."""
    if isinstance(token, Grape):
        return None if player.grapes[token.colour] >> token.value & 1 else NO_SUCH_GRAPE
    return None if player.wines[token.type] >> token.value & 1 else NO_SUCH_WINE


def why_not_harvest_field(player: Player, field: Field) -> Refusal:
    """Why a field cannot be harvested (V-44)."""
    if player.harvested >> field.index & 1:
        return HARVESTED
    if player.sold >> field.index & 1:
        return FIELD_SOLD
    return NO_VINES if free_field(player, field.index) else FIELD_COVERED
