"""Why no worker can be sent to a place of World's board, and why a free act is not possible."""

from figurka.core.decision import Decision
from figurka.core.rules import Refusal
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.refusals import placing as base
from figurka.games.viticulture.rules.refusals.options import WORTH_AT_LEAST
from figurka.games.viticulture.rules.refusals.placing import (
    ALL_TAKEN,
    NO_SUCH_WORKER,
    NOT_ASKED,
    OCCUPIED,
    ROOM_LEFT,
    SPACE_CLOSED,
    UNKNOWN,
    why_not_private,
    why_not_season,
)
from figurka.games.viticulture.rules.refusals.steps import NO_WINE, VAIN, WHY, too_dear, why_steps
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.steps import GainTile, SellWine
from figurka.games.viticulture.rules.things import GRANDE, BoardSpot, Spot
from figurka.games.viticulture.rules.vineyard.cellar import wines_of
from figurka.games.viticulture.world.content.board import MOST_INFLUENCE, SPACES_BY_SEATS
from figurka.games.viticulture.world.content.goals import GOAL_BY_NAME, RESOURCE_BY_NAME
from figurka.games.viticulture.world.rules.continents.africa import SEARCH_CARDS, Africa, missing
from figurka.games.viticulture.world.rules.continents.europe import Europe
from figurka.games.viticulture.world.rules.continents.greengully import Greengully
from figurka.games.viticulture.world.rules.continents.north_america import INTERVIEW_CARDS, NorthAmerica
from figurka.games.viticulture.world.rules.edition import continent_of
from figurka.games.viticulture.world.rules.influence import world_of
from figurka.games.viticulture.world.rules.innovating import tile_price
from figurka.games.viticulture.world.rules.placing import (
    BESIDE,
    GAIN_INFLUENCE,
    PROBES,
    can_act,
    event_spots,
    extra_price,
    is_blocked,
    room,
    spot,
    usable_workers,
)
from figurka.games.viticulture.world.rules.things import EVENT_SPACE, LIRA_SPACE, SEARCH

NO_WORKER = Refusal("viticulture-refusal-no-worker")
LABOURERS_SUMMER = Refusal("viticulture-refusal-labourers-summer")
LABOURERS_WINTER = Refusal("viticulture-refusal-labourers-winter")
INFLUENCE_FULL = Refusal("viticulture-refusal-influence-full")
EVENT_BLOCKS = Refusal("viticulture-refusal-event-blocks")
EVENT_CLOSED = Refusal("viticulture-refusal-event-closed")
TAKEN_BACK = Refusal("viticulture-refusal-taken-back")
NO_TILE_FITS = Refusal("viticulture-refusal-no-tile-fits")
NOT_YOUR_GOAL = Refusal("viticulture-refusal-not-your-goal")
GOAL_CLAIMED = Refusal("viticulture-refusal-goal-claimed")
GOAL_UNMET = Refusal("viticulture-refusal-goal-unmet")
INTERVIEWED = Refusal("viticulture-refusal-interviewed")
FAME_ENDS = Refusal("viticulture-refusal-fame-ends")
FEW_CARDS = "viticulture-refusal-few-cards"
FEW_VISITORS = "viticulture-refusal-few-visitors"
SEARCHED = Refusal("viticulture-refusal-searched")
NO_RESOURCES_LEFT = Refusal("viticulture-refusal-no-resources-left")
NO_SUCH_RESOURCE = Refusal("viticulture-refusal-no-such-resource")
RESOURCE_UNNEEDED = Refusal("viticulture-refusal-resource-unneeded")
HARDSHIP_OVER = Refusal("viticulture-refusal-hardship-over")

SPOT: dict[str, Spot] = {
    **{key: each for key, each in base.SPOT.items() if not isinstance(each, BoardSpot)},
    **{
        each.key: each
        for index in (*range(LIRA_SPACE), EVENT_SPACE)
        for each in (spot(index, 0), spot(index, 1), spot(index, BESIDE))
    },
    spot(LIRA_SPACE, 0).key: spot(LIRA_SPACE, 0),
}

EVENT_SPOTS = tuple(spot(EVENT_SPACE, space) for space in (0, 1, BESIDE))


def why_not_place(state: VitState, decision: Decision, key: str) -> Refusal:
    """Why no worker can be sent there, or why something else cannot be done on one's turn."""
    player = state.players[decision.seat]
    if key.startswith("at:"):
        where = SPOT.get(key)
        if where in EVENT_SPOTS and left_event_card(state, player, decision):
            return TAKEN_BACK
        return UNKNOWN if where is None else why_not_spot(state, player, where)
    kind, _, name = key.partition(":")
    if kind in ("claim", "goal"):
        return why_not_claim(state, player, name)
    if kind == "interview":
        return why_not_interview(state, player)
    if kind in ("against", "resource"):
        return why_not_resource(state, player, name.partition(":")[0])
    if key == SEARCH.key:
        return why_not_search(state, player)
    return base.why_not_thing(state, player, base.THING.get(key))


# Spaces of the board


def why_not_spot(state: VitState, player: Player, where: Spot) -> Refusal:
    """Why no worker can be put onto a spot."""
    season = why_not_season(state, where) if isinstance(where, BoardSpot) else None
    if season is not None:
        return season
    kinds = usable_workers(state, player)
    if not kinds:
        return why_no_worker(state, player)
    if not isinstance(where, BoardSpot):
        return why_not_private(state, player, where)
    if where.action.index == EVENT_SPACE:
        return why_not_event_space(state, player, where)
    refused = why_no_room(state, where, kinds)
    if refused is None:
        return why_not_action(state, player, where, kinds)
    beside = spot(where.action.index, BESIDE)
    if refused is ALL_TAKEN and GRANDE in kinds and not can_act(state, player, beside, GRANDE):
        return why_not_action(state, player, beside, [GRANDE])
    return refused


def why_no_worker(state: VitState, player: Player) -> Refusal:
    """Why nobody can be sent: all stand somewhere, or the labourers left rest in this season (W-29)."""
    if not any(player.available):
        return NO_WORKER
    return LABOURERS_SUMMER if state.winter else LABOURERS_WINTER


def why_no_room(state: VitState, where: BoardSpot, kinds: list[int]) -> Refusal | None:
    """Why there is no room on a space; None if there is."""
    free = room(state, where.action.index)
    if where.space == BESIDE:
        if free:
            return ROOM_LEFT
        return None if GRANDE in kinds else NO_SUCH_WORKER
    if where.space >= SPACES_BY_SEATS[state.seats]:
        return SPACE_CLOSED
    if where.space in free:
        return None
    return OCCUPIED if free else ALL_TAKEN


def why_not_action(state: VitState, player: Player, where: BoardSpot, kinds: list[int]) -> Refusal:
    """Why an action cannot be taken though there is room."""
    action, change = where.action, continent_of(state).change(state)
    if is_blocked(state, action, change):
        full = action.index == GAIN_INFLUENCE and world_of(state).influence >= MOST_INFLUENCE
        return INFLUENCE_FULL if full else EVENT_BLOCKS
    if any(can_act(state, player, where, kind) for kind in kinds):
        return TAKEN_BACK
    price = min(extra_price(change, action, kind) for kind in kinds)
    if price > player.lira:
        return too_dear(player, price)
    player.lira -= price
    reason = why_steps(state, player, state.edition.effect_of(state, action), PROBES[action.index])
    player.lira += price
    return reason


def left_event_card(state: VitState, player: Player, decision: Decision) -> bool:
    """Whether a worker could use the event card, had he not been taken back from it this turn."""
    spots = event_spots(state, player, usable_workers(state, player))
    return any(spot not in decision.options for spot in spots)


def why_not_event_space(state: VitState, player: Player, where: BoardSpot) -> Refusal:
    """Why Greengully's event card cannot be used."""
    continent = continent_of(state)
    if not isinstance(continent, Greengully):
        return UNKNOWN
    offered = continent.offered(state)
    if offered is None:
        return EVENT_CLOSED
    cost, gain = offered
    reason = why_steps(state, player, cost + gain, PROBES[EVENT_SPACE])
    if reason is not VAIN:
        return reason
    return why_no_room(state, where, usable_workers(state, player)) or ALL_TAKEN


def why_nothing_sold(state: VitState, player: Player, step: SellWine, course: Course) -> Refusal:
    """Why no wine can be sold."""
    least = continent_of(state).change(state).least_wine_sold
    return Refusal(WORTH_AT_LEAST, least) if least and wines_of(player) else NO_WINE


def why_no_tile(state: VitState, player: Player, step: GainTile, course: Course) -> Refusal:
    """Why no innovation tile can be gained."""
    price = tile_price(step, course)
    return too_dear(player, price) if price > player.lira else NO_TILE_FITS


WHY.update({SellWine: why_nothing_sold, GainTile: why_no_tile})


# What some continents allow besides


def why_not_claim(state: VitState, player: Player, name: str) -> Refusal:
    """Why a goal cannot be claimed (W-352)."""
    goal = GOAL_BY_NAME.get(name)
    if goal is None or not isinstance(continent_of(state), Europe):
        return UNKNOWN
    if goal not in world_of(state).goals[player.seat]:
        return NOT_YOUR_GOAL
    return GOAL_CLAIMED if world_of(state).year.claimed >> player.seat & 1 else GOAL_UNMET


def why_not_interview(state: VitState, player: Player) -> Refusal:
    """Why nobody can talk to the press (W-362)."""
    if not isinstance(continent_of(state), NorthAmerica):
        return UNKNOWN
    if world_of(state).year.interviewed:
        return INTERVIEWED
    if player.cards_in_hand() < INTERVIEW_CARDS:
        return Refusal(FEW_CARDS, INTERVIEW_CARDS)
    return FAME_ENDS


def why_not_search(state: VitState, player: Player) -> Refusal:
    """Why no resource can be searched for (W-373)."""
    if not isinstance(continent_of(state), Africa):
        return UNKNOWN
    if world_of(state).year.searched >> player.seat & 1:
        return SEARCHED
    if player.visitors() < SEARCH_CARDS:
        return Refusal(FEW_VISITORS, SEARCH_CARDS)
    return NO_RESOURCES_LEFT


def why_not_resource(state: VitState, player: Player, name: str) -> Refusal:
    """Why a resource cannot be laid against the hardship (W-375, W-376)."""
    resource = RESOURCE_BY_NAME.get(name)
    if resource is None or not isinstance(continent_of(state), Africa):
        return UNKNOWN
    if resource not in world_of(state).resources[player.seat]:
        return NO_SUCH_RESOURCE
    if world_of(state).year.ended:
        return HARDSHIP_OVER
    return NOT_ASKED if resource in missing(state) else RESOURCE_UNNEEDED
