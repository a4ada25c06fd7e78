"""What must always hold in World."""

from collections import Counter

from figurka.core.errors import demand
from figurka.games.viticulture.rules.check import check_common
from figurka.games.viticulture.rules.state import VitState, seat_of
from figurka.games.viticulture.rules.things import BARE, BLUE, GRANDE, YELLOW, Card
from figurka.games.viticulture.world.content.balance import FAME_MOST, RESOURCE_COPIES
from figurka.games.viticulture.world.content.board import MOST_INFLUENCE, SPACES_BY_SEATS, YEARS
from figurka.games.viticulture.world.content.goals import RESOURCES
from figurka.games.viticulture.world.content.tiles import OVALS
from figurka.games.viticulture.world.rules.edition import continent_of
from figurka.games.viticulture.world.rules.influence import cap, world_of
from figurka.games.viticulture.world.rules.setup import tiles_for
from figurka.games.viticulture.world.rules.state import World
from figurka.games.viticulture.world.rules.things import LIRA_SPACE, Oval, Resource, Tile

REGULAR_WORKERS = 4


def check(state: VitState) -> None:
    """Raise BrokenInvariantError if anything is amiss; may be asked at any decision."""
    world = world_of(state)
    check_common(state, cards_elsewhere(world))
    demand(0 <= world.influence <= MOST_INFLUENCE, "influence is off its track")
    demand(len(world.origins) == world.influence, "influence is of no origin")
    demand(0 <= world.fame <= FAME_MOST, "fame is off its track")
    demand(1 <= state.year <= YEARS, "there is no such year")
    demand(world.year.cap_used <= max(cap(state), 0), "the event has given too much influence")
    check_workers(state)
    check_spaces(state, world)
    check_tiles(state, world)
    if continent_of(state).name == "africa":
        check_resources(world)
    if world.partner is not None:
        demand(world.partner.purse >= 0, "the partner's purse is overdrawn")


def cards_elsewhere(world: World) -> tuple[Card, ...]:
    """The cards on the dish and on the partner's display."""
    dish = tuple(given.thing for given in world.year.dish if isinstance(given.thing, Card))
    return dish if world.partner is None else (*dish, *world.partner.display)


def check_workers(state: VitState) -> None:
    """Everybody has four regular workers and a grande, with or without hats (W-13, W-112)."""
    for player in state.players:
        workers = player.workers
        regular = workers[YELLOW] + workers[BLUE] + workers[BARE]
        demand(regular == REGULAR_WORKERS, f"seat {player.seat} has {regular} regular workers")
        demand(workers[GRANDE] == 1, f"seat {player.seat} has no grande worker")
        demand(workers[YELLOW] <= 2 and workers[BLUE] <= 2, f"seat {player.seat} has too many hats")


def check_spaces(state: VitState, world: World) -> None:
    """At most one worker on a space without an oval, and none on a closed space."""
    for action in range(LIRA_SPACE):
        for space in (0, 1):
            there = state.board[action][space]
            closed = space >= SPACES_BY_SEATS[state.seats]
            oval = world.ovals[2 * action + space]
            demand(not closed or (not there and oval is None), "a closed space is used")
            demand(oval is not None or len(there) <= 1, "a space is crowded")
        demand(
            len({seat_of(each) for each in state.board[action][2]}) == len(state.board[action][2]),
            "two grande workers of one seat",
        )


def check_tiles(state: VitState, world: World) -> None:
    """Every tile is in just one place."""
    laying = () if world.laying is None else (world.laying,)
    shown = (*world.revealed, *laying)
    tiles: Counter[Tile] = Counter(world.tile_pile.things())
    tiles.update(world.tile_discards)
    tiles.update(tile for tile in shown if isinstance(tile, Tile))
    tiles.update(tile for tile in world.tiles if tile is not None)
    demand(tiles == Counter(tiles_for(state.seats)), "rectangular tiles are missing or too many")
    ovals: Counter[Oval] = Counter(world.oval_pile.things())
    ovals.update(world.oval_discards)
    ovals.update(oval for oval in shown if isinstance(oval, Oval))
    ovals.update(oval for oval in world.ovals if oval is not None)
    demand(ovals == Counter({oval: oval.copies for oval in OVALS}), "oval tiles are missing or too many")


def check_resources(world: World) -> None:
    """Every resource card is in just one place."""
    there: Counter[Resource] = Counter(world.resource_pile.things())
    there.update(world.resource_discards)
    for held in world.resources:
        there.update(held)
    there.update(resource for act in world.year.laid for resource in act.cards)
    if world.found is not None:
        there[world.found] += 1
    demand(there == Counter(dict.fromkeys(RESOURCES, RESOURCE_COPIES)), "resources are missing or too many")
