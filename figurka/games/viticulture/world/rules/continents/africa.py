"""Africa: hardships that are answered with resource cards."""

from collections.abc import Mapping

from figurka.core.decision import SEATS, Option, Rule, choose
from figurka.games.viticulture.rules.cards import discard_cards
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.steps import VISITOR, Step
from figurka.games.viticulture.world.content.balance import (
    RESOURCE_COPIES,
    RESOURCES_AT_START,
    RESOURCES_IN_SPRING,
)
from figurka.games.viticulture.world.content.goals import RESOURCES
from figurka.games.viticulture.world.rules.continents.continent import Continent
from figurka.games.viticulture.world.rules.influence import event_gain, world_of
from figurka.games.viticulture.world.rules.steps import BuyResource
from figurka.games.viticulture.world.rules.things import (
    ANY_DIFFERENT,
    NO_CHANGE,
    SEARCH,
    Change,
    Hardship,
    LayResource,
    Resource,
)

SEARCH_CARDS = 2
SINGLE = {resource: LayResource(resource, resource, pair=False) for resource in RESOURCES}
PAIRS = {
    (resource, other): LayResource(resource, other, pair=True)
    for resource in RESOURCES
    for other in RESOURCES
    if other is not resource
}


class Africa(Continent):
    """Hardships and resources."""

    def set_up(self, state: VitState) -> None:
        """The resource cards are shuffled and a few dealt (W-370)."""
        world = world_of(state)
        world.resource_pile.rest = [resource for resource in RESOURCES for _ in range(RESOURCE_COPIES)]
        for player in state.players:
            for _ in range(RESOURCES_AT_START[state.seats]):
                draw_resource(state, player)

    def change(self, state: VitState) -> Change:
        """A hardship changes the game until it is answered (W-376)."""
        world = world_of(state)
        return NO_CHANGE if world.event is None or world.year.ended else world.event.change

    def reveal(self, state: VitState) -> Rule[None]:
        """What a hardship does when it comes."""
        event = world_of(state).event
        if event is not None:
            first = state.players[state.order[0] if state.order else 0]
            yield from event_gain(state, first, event.change.on_reveal, Course(event))

    def spring(self, state: VitState) -> Rule[None]:
        """The team draws resources and deals them as it likes (W-371)."""
        speaker = state.order[0] if state.order else 0
        for _ in range(RESOURCES_IN_SPRING[state.seats]):
            resource = take_resource(state)
            if resource is None:
                return
            world_of(state).found = resource
            state.tell("resource-found", -1, resource)
            seats = [SEATS[player.seat] for player in state.players]
            seat = yield from choose(speaker, "deal_resource", seats, resource)
            world_of(state).found = None
            world_of(state).resources[seat.seat].append(resource)
            state.tell("resource", seat.seat, resource)

    def lira_space(self, state: VitState, player: Player) -> tuple[Step, ...]:
        """A resource may be bought at the lira space (W-372)."""
        return (BuyResource(),)

    def free_acts(self, state: VitState, player: Player) -> list[Option]:
        """Lay resources against the hardship, or search for one (W-373, W-375)."""
        world = world_of(state)
        acts = layable(state, player)
        searched = world.year.searched >> player.seat & 1
        if not searched and player.visitors() >= SEARCH_CARDS and resources_left(state):
            acts.append(SEARCH)
        return acts

    def do_free_act(self, state: VitState, player: Player, act: Option) -> Rule[None]:
        """Lay resources, or search."""
        if isinstance(act, LayResource):
            yield from lay(state, player, act)
        else:
            world_of(state).year.searched |= 1 << player.seat
            yield from discard_cards(state, player, VISITOR, SEARCH_CARDS, Course(act))
            draw_resource(state, player)

    def year_end(self, state: VitState) -> Rule[None]:
        """A hardship that is still open applies (W-377)."""
        world = world_of(state)
        event = world.event
        if event is not None and event.hardship is not None and not world.year.ended:
            state.tell("hardship", -1, event)
            first = state.players[state.order[0]]
            yield from event_gain(state, first, event.hardship.unanswered, Course(event))
        discard_laid(state)


# Resources


def resources_left(state: VitState) -> bool:
    """Whether a resource can be drawn, perhaps after shuffling."""
    world = world_of(state)
    return bool(len(world.resource_pile) or world.resource_discards)


def take_resource(state: VitState) -> Resource | None:
    """The top resource card; the discards are shuffled when the deck is empty (W-374)."""
    world = world_of(state)
    if not len(world.resource_pile):
        if not world.resource_discards:
            return None
        world.resource_pile.rest, world.resource_discards = world.resource_discards, []
    return world.resource_pile.draw(state)


def draw_resource(state: VitState, player: Player) -> None:
    """Draw a resource card."""
    resource = take_resource(state)
    if resource is not None:
        world_of(state).resources[player.seat].append(resource)
        state.tell("resource", player.seat, resource)


# Hardships


def needs(state: VitState, hardship: Hardship) -> Mapping[str, int]:
    """What a hardship needs from a team of this size (W-376)."""
    return hardship.needs(state.seats)


def missing(state: VitState) -> list[Resource]:
    """The kinds of resources that would still help."""
    world = world_of(state)
    event = world.event
    if event is None or event.hardship is None or world.year.ended:
        return []
    needed = needs(state, event.hardship)
    laid = laid_kinds(state)
    if ANY_DIFFERENT in needed:
        return [resource for resource in RESOURCES if resource not in laid]
    return [resource for resource in RESOURCES if laid.count(resource) < needed.get(resource.name, 0)]


def layable(state: VitState, player: Player) -> list[Option]:
    """What a player can lay: a card that is needed, or two equal ones as one that is."""
    held = world_of(state).resources[player.seat]
    if not held:
        return []
    wanted = missing(state)
    acts: list[Option] = [SINGLE[resource] for resource in wanted if resource in held]
    acts += [
        PAIRS[resource, other]
        for resource in RESOURCES
        if held.count(resource) >= 2
        for other in wanted
        if other is not resource
    ]
    return acts


def lay(state: VitState, player: Player, act: LayResource) -> Rule[None]:
    """Lay resources against the hardship; when its need is met it ends at once (W-376)."""
    world = world_of(state)
    event = world.event
    held = world.resources[player.seat]
    for resource in act.cards:
        held.remove(resource)
    world.year.laid += (act,)
    state.tell("lays", player.seat, act)
    if event is None or event.hardship is None or not answered(state, event.hardship):
        return
    world.year.ended = True
    discard_laid(state)
    state.tell("answered", player.seat, event)
    yield from event_gain(state, player, event.hardship.answered, Course(event))


def answered(state: VitState, hardship: Hardship) -> bool:
    """Whether the need is met."""
    needed = needs(state, hardship)
    laid = laid_kinds(state)
    if ANY_DIFFERENT in needed:
        return len(set(laid)) >= needed[ANY_DIFFERENT]
    return all([each.name for each in laid].count(name) >= count for name, count in needed.items())


def laid_kinds(state: VitState) -> list[Resource]:
    """What lies against the hardship, as it counts."""
    return [act.counts_as for act in world_of(state).year.laid]


def discard_laid(state: VitState) -> None:
    """The cards laid against a hardship go to the discards."""
    world = world_of(state)
    world.resource_discards += [resource for act in world.year.laid for resource in act.cards]
    world.year.laid = ()
