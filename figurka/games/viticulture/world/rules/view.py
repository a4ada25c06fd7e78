"""The one door out of a state of World."""

from collections.abc import Sequence
from operator import attrgetter
from typing import Final, cast

from figurka.core.piles import Pile
from figurka.games.viticulture.rules.state import NOBODY, OVER, VitState
from figurka.games.viticulture.rules.steps import part
from figurka.games.viticulture.rules.things import Action
from figurka.games.viticulture.rules.view import DECK_KINDS, SEASONS, view_common, view_workers
from figurka.games.viticulture.rules.view import redeal as redeal_base
from figurka.games.viticulture.world.content.balance import COVERED_BENEFITS, COVERED_COSTS, FAME_LOW
from figurka.games.viticulture.world.content.board import (
    GOAL_POINTS,
    MOST_INFLUENCE,
    POSITIONS,
    SPACES_BY_SEATS,
    WORLD_ACTIONS,
    YEARS,
)
from figurka.games.viticulture.world.content.goals import RESOURCES
from figurka.games.viticulture.world.rules.continents.africa import needs
from figurka.games.viticulture.world.rules.continents.asia import amount, need
from figurka.games.viticulture.world.rules.continents.europe import is_met
from figurka.games.viticulture.world.rules.edition import continent_of
from figurka.games.viticulture.world.rules.influence import cap, counted, deed_target, target, world_of
from figurka.games.viticulture.world.rules.scoring import influence_missing, points_missing, won
from figurka.games.viticulture.world.rules.shape import (
    ContinentName,
    DeedName,
    DeedView,
    Difficulty,
    DishView,
    EventView,
    FameView,
    GoalCategory,
    GoalView,
    GoodsView,
    HardshipNeed,
    HardshipView,
    InfluenceOrigin,
    LevelName,
    NeedsView,
    OfferView,
    PartnerView,
    PositionView,
    ResourceName,
    ResourcesView,
    SharesView,
    SourceName,
    SpaceView,
    WorldActionView,
    WorldView,
)
from figurka.games.viticulture.world.rules.state import World
from figurka.games.viticulture.world.rules.things import (
    EVENT_SPACE,
    INFLUENCE_ORIGINS,
    LIRA_SPACE,
    Event,
    Goods,
    Offer,
    Resource,
)

# The names of things by their indices, as the shape of the view knows them
ORIGINS: Final = cast("tuple[InfluenceOrigin, ...]", INFLUENCE_ORIGINS)
RESOURCE_NAMES: Final = cast("tuple[ResourceName, ...]", tuple(resource.name for resource in RESOURCES))


def view(state: VitState, seat: int | None) -> WorldView:
    """What the seat may know, as plain data: all but face-down cards and, if so agreed, the others' hands."""
    world, continent = world_of(state), continent_of(state)
    return {
        "game": "viticulture-world",
        **view_common(state, seat),
        "years": YEARS,
        "continent": cast("ContinentName", continent.name),
        "difficulty": cast("Difficulty", continent.difficulty),
        "level": cast("LevelName", world.level),
        "needs": view_needs(state),
        "board": [view_action(state, world, action) for action in WORLD_ACTIONS[:EVENT_SPACE]],
        "watch": view_watch(state),
        "deferred": seats_in(state, world.year.deferred),
        "event": None if world.event is None else view_event(state, world, world.event),
        "events_left": len(world.events),
        "tiles": [tile.key for tile in world.revealed],
        "laying": None if world.laying is None else world.laying.key,
        "tile_piles": {"rectangular": len(world.tile_pile), "oval": len(world.oval_pile)},
        "open_hands": world.open_hands,
        "fame": view_fame(state, world),
        "goals": view_goals(state, world),
        "claimed": seats_in(state, world.year.claimed),
        "resources": view_resources(state, world),
        "partner": view_partner(world),
        "offer": view_offer(world.offer, seat, world.open_hands),
    }


def view_needs(state: VitState) -> NeedsView:
    """What the team still needs: points of each seat, influence, and the years that are left for it."""
    world = world_of(state)
    return {
        "goal": GOAL_POINTS,
        "points": points_missing(state),
        "influence": world.influence,
        "influence_from": [
            {"origin": ORIGINS[origin], "seat": None if seat == NOBODY else seat}
            for origin, seat in world.origins
        ],
        "influence_goal": MOST_INFLUENCE,
        "influence_missing": influence_missing(state),
        "years_left": YEARS - state.year + (state.phase != OVER),
        "met": won(state),
    }


def view_action(state: VitState, world: World, action: Action) -> WorldActionView:
    """An action: its tile, its open spaces with ovals and workers, and the event's token."""
    index = action.index
    tile = None if index >= LIRA_SPACE else world.tiles[index]
    return {
        "action": action.name,
        "letter": action.letter,
        "season": SEASONS[action.season],
        "tile": None if tile is None else tile.name,
        "marked": world.event is not None and world.event.marks(index),
        "spaces": view_spaces(state, world, action),
        "beside": view_workers(state.board[index][2]),
    }


def view_spaces(state: VitState, world: World, action: Action) -> list[SpaceView]:
    """The open spaces of an action: oval, workers, and what covering them brings or costs."""
    index = action.index
    if index == LIRA_SPACE:
        return [{"oval": None, "workers": view_workers(state.board[index][0])}]
    spaces: list[SpaceView] = []
    for space in range(SPACES_BY_SEATS[state.seats]):
        oval = world.ovals[2 * index + space]
        benefits = COVERED_BENEFITS.get(action.letter, ((), ()))[space]
        spaces.append(
            {
                "oval": None if oval is None else oval.name,
                "covers": [] if oval is not None else [part(step).key for step in benefits],
                "costs": 0 if oval is not None else COVERED_COSTS.get(action.letter, (0, 0))[space],
                "workers": view_workers(state.board[index][space]),
            }
        )
    return spaces


def view_watch(state: VitState) -> list[PositionView]:
    """The positions of the pocket watch and whose rooster stands there."""
    seats = {player.row: player.seat for player in state.players if player.row != NOBODY}
    return [{"position": each.index + 1, "seat": seats.get(each.index)} for each in POSITIONS]


def seats_in(state: VitState, marked: int) -> list[int]:
    """The seats whose bits are set."""
    return [player.seat for player in state.players if marked >> player.seat & 1]


# The event


def view_event(state: VitState, world: World, event: Event) -> EventView:
    """The event of the year, where it lies, and how far the team has come with it."""
    return {
        "event": event.name,
        "number": event.number,
        "marked": list(event.marked),
        "source": cast("SourceName", event.source),
        "influence_given": world.year.cap_used,
        "influence_most": cap(state),
        "space": None if event.space is None else [view_workers(there) for there in state.board[EVENT_SPACE]],
        "dish": view_dish(state, world, event),
        "shares": view_shares(state),
        "uses": None
        if event.bonus is None or not event.bonus.team_target
        else {"count": counted(state, "uses"), "target": target(state, event.bonus.team_target)},
        "deeds": view_deeds(state, world, event),
        "favoured": cast("list[GoalCategory]", list(event.favoured)),
        "hardship": view_hardship(state, world, event),
        "used_by": seats_in(state, world.year.served),
    }


def view_dish(state: VitState, world: World, event: Event) -> DishView | None:
    """What lies on the dish and what it needs."""
    if event.dish is None:
        return None
    return {
        "need": need(state, event.dish),
        "amount": amount(state),
        "done": world.year.dish_done,
        "given": [{"seat": given.seat, "thing": given.thing.key} for given in world.year.dish],
    }


def view_shares(state: VitState) -> SharesView | None:
    """How often the team has shared, and how often it must for the next influence."""
    if continent_of(state).name != "oceania" or not cap(state):
        return None
    count, low = counted(state, "shares"), target(state, "low")
    more = cap(state) > 1 and count >= low
    return {
        "count": count,
        "target": target(state, "mid") if more else low,
        "by": list(world_of(state).year.shared),
    }


def view_deeds(state: VitState, world: World, event: Event) -> list[DeedView]:
    """The deeds that a person asks for."""
    return [
        {
            "deed": cast("DeedName", deed.count),
            "count": counted(state, deed.count),
            "target": deed_target(state, deed),
            "done": bool(world.year.deeds_done >> place & 1),
        }
        for place, deed in enumerate((event.deed, event.second_deed))
        if deed is not None
    ]


def view_hardship(state: VitState, world: World, event: Event) -> HardshipView | None:
    """What a hardship needs and what was laid against it."""
    if event.hardship is None:
        return None
    return {
        "needs": cast("dict[HardshipNeed, int]", dict(needs(state, event.hardship))),
        "laid": names_of([act.counts_as for act in world.year.laid]),
        "ended": world.year.ended,
    }


# What belongs to a continent


def view_fame(state: VitState, world: World) -> FameView | None:
    """North America's fame and its good band."""
    if continent_of(state).name != "north_america":
        return None
    low = FAME_LOW[state.seats]
    return {"fame": world.fame, "band": [low, low + 1], "interviewed": world.year.interviewed}


def view_goals(state: VitState, world: World) -> list[list[GoalView]] | None:
    """Europe's open goals of each seat, and whether they are met."""
    if continent_of(state).name != "europe":
        return None
    return [
        [
            {
                "goal": goal.name,
                "category": cast("GoalCategory", goal.category),
                "met": is_met(state, player, goal),
            }
            for goal in world.goals[player.seat]
        ]
        for player in state.players
    ]


def view_resources(state: VitState, world: World) -> ResourcesView | None:
    """Africa's resources of each seat."""
    if continent_of(state).name != "africa":
        return None
    return {
        "held": [sorted(names_of(held)) for held in world.resources],
        "pile": len(world.resource_pile),
        "discards": sorted(names_of(world.resource_discards)),
        "found": None if world.found is None else RESOURCE_NAMES[world.found.index],
    }


def names_of(resources: Sequence[Resource]) -> list[ResourceName]:
    """Resources by their names."""
    return [RESOURCE_NAMES[resource.index] for resource in resources]


def view_partner(world: World) -> PartnerView | None:
    """The solo partner's purse and display."""
    partner = world.partner
    if partner is None:
        return None
    return {
        "level": cast("LevelName", partner.level),
        "purse": partner.purse,
        "display": [card.key for card in partner.display],
        "cards_left": len(partner.pile),
        "used_position": None if partner.used_position == NOBODY else partner.used_position + 1,
    }


def view_offer(offer: Offer | None, seat: int | None, open_hands: bool) -> OfferView | None:
    """The offer on the table; if hands are hidden, only the two who trade hear which cards it names."""
    if offer is None:
        return None
    heard = open_hands or seat in (offer.proposer, offer.fellow)
    return {
        "proposer": offer.proposer,
        "fellow": offer.fellow,
        "gives": view_goods(offer.gives, heard),
        "asks": view_goods(offer.asks, heard),
    }


def view_goods(goods: Goods, heard: bool) -> GoodsView:
    """One side of an offer."""
    return {
        "lira": goods.lira,
        "deck": None if goods.deck < 0 else DECK_KINDS[goods.deck],
        "count": len(goods.cards) + goods.unnamed,
        "cards": [card.name for card in goods.cards] if heard else None,
        "grape": None if goods.grape is None else goods.grape.key,
        "wine": None if goods.wine is None else goods.wine.key,
        "resources": names_of(goods.resources),
    }


# Imagining


def redeal(state: VitState, seat: int) -> None:
    """Deal anew what the seat cannot see; if the events were drawn at random, also those to come.

    Nobody knows which of several equal ovals or resources was drawn, so what is left of them is put in order.
    """
    redeal_base(state, seat)
    world = world_of(state)
    world.oval_pile.rest.sort(key=attrgetter("key"))
    world.resource_pile.rest.sort(key=attrgetter("key"))
    if world.shuffled_events:
        seen = [event for event in continent_of(state).events if event in world.past_events]
        unseen = Pile([event for event in continent_of(state).events if event not in seen])
        world.events = tuple([unseen.draw(state) for _ in world.events])
