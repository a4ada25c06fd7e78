"""Placing workers: which places are open, and what a visit does."""

from figurka.core.decision import DECLINE, Option, Rule, choose
from figurka.core.rules import Refusal
from figurka.games.farshore.content.places import DOCKS, DUNES, LOOKOUT, SHORE, map_choices
from figurka.games.farshore.rules.state import NOBODY, SHORE_PLACES, FarshoreState, Player
from figurka.games.farshore.rules.things import DESTINATION, STRANDED, CityCard, Place

OCCUPIED = Refusal("farshore-refusal-occupied")
FLOODED = Refusal("farshore-refusal-flooded")
NO_MAP = Refusal("farshore-refusal-no-map")
NO_WORKER = Refusal("farshore-refusal-no-worker")


def slot_of(state: FarshoreState, place: Place) -> int:
    """Where a shore place or island stands among the places for one worker."""
    if place in SHORE:
        return SHORE.index(place)
    return SHORE_PLACES + state.islands.index(place)


def why_not_visit(state: FarshoreState, player: Player, place: Place) -> Refusal | None:
    """Why a worker may not enter the place, or None if it may (F-24, F-26, F-202)."""
    if place is DOCKS or place is LOOKOUT:
        return None
    if place is DUNES:
        return None if map_choices(state, player) else NO_MAP
    slot = slot_of(state, place)
    if slot >= SHORE_PLACES and not state.islands_up[slot - SHORE_PLACES]:
        return FLOODED
    return OCCUPIED if state.taken[slot] != NOBODY else None


def open_places(state: FarshoreState, player: Player) -> list[Option]:
    """All places that a worker of the player may enter, on the board and in the city."""
    taken = state.taken
    places: list[Option] = [SHORE[slot] for slot in range(SHORE_PLACES) if taken[slot] == NOBODY]
    for slot, island in enumerate(state.islands):
        if state.islands_up[slot] and taken[SHORE_PLACES + slot] == NOBODY:
            places.append(island)
    places.append(DOCKS)
    places.append(LOOKOUT)
    if map_choices(state, player):
        places.append(DUNES)
    if player.types[DESTINATION]:
        places += dict.fromkeys(
            standing for standing in player.city if standing.card.type == DESTINATION and not standing.worker
        )
    return places


def visit(state: FarshoreState, player: Player, place: Option) -> Rule[None]:
    """Put a worker on the place and resolve it."""
    stand_on(state, player, place)
    if isinstance(place, CityCard):
        state.tell("visits-card", player.seat, place.card)
        if place.card.effect is not None:
            yield from place.card.effect(state, player, place.card)
    elif isinstance(place, Place):
        state.tell("visits", player.seat, place)
        yield from place.effect(state, player, place)


def stand_on(state: FarshoreState, player: Player, place: Option) -> None:
    """Put a worker on the place."""
    if isinstance(place, CityCard):
        player.city[player.city.index(place)] = place.with_worker
    elif place is DOCKS:
        player.at_docks += 1
    elif place is LOOKOUT:
        player.at_lookout += 1
    elif place is DUNES:
        player.at_dunes += 1
    elif isinstance(place, Place):
        state.taken[slot_of(state, place)] = player.seat


def workers_out(state: FarshoreState, player: Player) -> list[Option]:
    """Where the player's placed workers stand, each place once."""
    places: list[Option] = [SHORE[slot] for slot in range(SHORE_PLACES) if state.taken[slot] == player.seat]
    for slot, island in enumerate(state.islands):
        if state.taken[SHORE_PLACES + slot] == player.seat:
            places.append(island)
    if player.at_docks:
        places.append(DOCKS)
    if player.at_lookout:
        places.append(LOOKOUT)
    if player.at_dunes:
        places.append(DUNES)
    places += dict.fromkeys(standing for standing in player.city if standing.worker)
    if player.stranded:
        places.append(STRANDED)
    return places


def take_up(state: FarshoreState, player: Player, place: Option) -> None:
    """Take a worker of the player off the place."""
    if isinstance(place, CityCard):
        player.city[player.city.index(place)] = place.without_worker
    elif place is DOCKS:
        player.at_docks -= 1
    elif place is LOOKOUT:
        player.at_lookout -= 1
    elif place is DUNES:
        player.at_dunes -= 1
    elif place is STRANDED:
        player.stranded -= 1
    elif isinstance(place, Place):
        state.taken[slot_of(state, place)] = NOBODY


def recall_workers(state: FarshoreState, player: Player) -> None:
    """Take all workers of the player back from board and cards."""
    taken = state.taken
    for slot in range(len(taken)):
        if taken[slot] == player.seat:
            taken[slot] = NOBODY
    player.at_docks = player.at_lookout = player.at_dunes = player.stranded = 0
    for index, standing in enumerate(player.city):
        if standing.worker:
            player.city[index] = standing.without_worker


def move_a_worker(state: FarshoreState, player: Player, source: Option) -> Rule[None]:
    """Perhaps move a placed worker to another place and resolve that (F-248)."""
    moved = yield from choose(player.seat, "move_from", [*workers_out(state, player), DECLINE], source)
    if moved is DECLINE:
        return
    goals = [place for place in open_places(state, player) if place is not moved]
    goal = yield from choose(player.seat, "move_to", goals, source)
    take_up(state, player, moved)
    yield from visit(state, player, goal)


def copy_shore_or_island(state: FarshoreState, player: Player, source: Option) -> Rule[None]:
    """Do what any shore place or face-up island does, occupied or not (F-246)."""
    places = [*SHORE, *(island for slot, island in enumerate(state.islands) if state.islands_up[slot])]
    place = yield from choose(player.seat, "copy", places, source)
    state.tell("copies", player.seat, place)
    yield from place.effect(state, player, place)
