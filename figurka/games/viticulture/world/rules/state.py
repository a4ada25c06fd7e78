"""What World adds to the state."""

from typing import Final, final

from figurka.core.decision import Option
from figurka.core.piles import Pile
from figurka.games.viticulture.rules.state import Expansion
from figurka.games.viticulture.rules.things import Card
from figurka.games.viticulture.world.rules.things import (
    Event,
    Goal,
    InnovationTile,
    LayResource,
    Offer,
    Oval,
    PartnerCard,
    Resource,
    Tile,
)

PARTNER_SEAT: Final = 1
"""Whose workers the solo partner's are: nobody sits there."""
NO_POSITION: Final = -1


@final
class Partner:
    """The solo partner: purse, display, cards."""

    __slots__ = ("display", "level", "pile", "purse", "used_position")

    def __init__(
        self,
        level: str,
        pile: Pile[PartnerCard],
        display: list[Card],
        purse: int = 0,
        used_position: int = NO_POSITION,
    ) -> None:
        self.level = level
        self.pile = pile
        self.display = display
        self.purse = purse
        self.used_position = used_position
        """The human's position of the year before, which may not be taken again."""

    def copy(self) -> "Partner":
        """The same partner once more, to be changed apart."""
        return Partner(self.level, self.pile.copy(), self.display[:], self.purse, self.used_position)


@final
class Given:
    """An ingredient that a seat put on the dish."""

    __slots__ = ("seat", "thing")

    def __init__(self, seat: int, thing: Option) -> None:
        self.seat = seat
        self.thing = thing


TALLIES: Final = (
    "vines_planted",
    "players_who_planted",
    "fields_harvested",
    "innovation_tiles_gained",
    "red_wine_value_made",
    "orders_filled",
    "structures_built",
    "wine_value_sold",
    "workers_trained",
    "uses",
    "shares",
)
"""What the team does in a year, as far as events count it."""


@final
class Year:
    """What holds for one year only, counted anew each spring."""

    __slots__ = (
        "cap_used",
        "claimed",
        "deeds_done",
        "deferred",
        "dish",
        "dish_done",
        "ended",
        "famous",
        "first_fine_order",
        "interviewed",
        "laid",
        "planters",
        "searched",
        "served",
        "shared",
        "tallies",
    )

    def __init__(
        self,
        tallies: list[int],
        shared: list[int],
        famous: list[int],
        cap_used: int = 0,
        planters: int = 0,
        served: int = 0,
        deeds_done: int = 0,
        dish: tuple[Given, ...] = (),
        dish_done: bool = False,
        claimed: int = 0,
        interviewed: bool = False,
        ended: bool = False,
        laid: tuple[LayResource, ...] = (),
        searched: int = 0,
        first_fine_order: bool = False,
        deferred: int = 0,
    ) -> None:
        self.tallies = tallies
        self.shared = shared
        """How often each player has shared."""
        self.famous = famous
        """For each player the actions that have brought him fame, as bits."""
        self.cap_used = cap_used
        """The influence that this year's event has given."""
        self.planters = planters
        """The players who have planted, as bits."""
        self.served = served
        """The players who have used what the event offers once, as bits."""
        self.deeds_done = deeds_done
        self.dish = dish
        self.dish_done = dish_done
        self.claimed = claimed
        """The players who have claimed a goal, as bits."""
        self.interviewed = interviewed
        self.ended = ended
        """Whether the hardship was answered."""
        self.laid = laid
        """What was laid against the hardship."""
        self.searched = searched
        """The players who have searched for a resource this season, as bits."""
        self.first_fine_order = first_fine_order
        """Whether an order with a wine of 7 or more was filled."""
        self.deferred = deferred
        """The players who let others wake up before them, as bits."""

    def copy(self) -> "Year":
        """The same year once more, to be changed apart."""
        return Year(
            self.tallies[:],
            self.shared[:],
            self.famous[:],
            self.cap_used,
            self.planters,
            self.served,
            self.deeds_done,
            self.dish,
            self.dish_done,
            self.claimed,
            self.interviewed,
            self.ended,
            self.laid,
            self.searched,
            self.first_fine_order,
            self.deferred,
        )


def new_year(seats: int) -> Year:
    """A year in which nothing has happened yet."""
    return Year([0] * len(TALLIES), [0] * seats, [0] * seats)


@final
class Career:
    """What a player has done in the game, as far as goals count it."""

    __slots__ = ("best_order", "sparkling_made", "thirty", "trades", "visitors_this_season")

    def __init__(
        self,
        sparkling_made: int = 0,
        trades: int = 0,
        best_order: int = 0,
        visitors_this_season: int = 0,
        thirty: bool = False,
    ) -> None:
        self.sparkling_made = sparkling_made
        self.trades = trades
        self.best_order = best_order
        self.visitors_this_season = visitors_this_season
        self.thirty = thirty
        """Whether the influence for 30 points was gained."""

    def copy(self) -> "Career":
        """The same career once more, to be changed apart."""
        return Career(
            self.sparkling_made, self.trades, self.best_order, self.visitors_this_season, self.thirty
        )


@final
class World(Expansion):
    """The shared board of World and what its continent brings."""

    __slots__ = (
        "careers",
        "event",
        "events",
        "fame",
        "found",
        "goal_pile",
        "goals",
        "influence",
        "laying",
        "level",
        "offer",
        "open_hands",
        "origins",
        "oval_discards",
        "oval_pile",
        "ovals",
        "partner",
        "past_events",
        "resource_discards",
        "resource_pile",
        "resources",
        "revealed",
        "shuffled_events",
        "tile_discards",
        "tile_pile",
        "tiles",
        "year",
    )

    def __init__(
        self,
        influence: int,
        events: tuple[Event, ...],
        tile_pile: Pile[Tile],
        oval_pile: Pile[Oval],
        tiles: list[Tile | None],
        ovals: list[Oval | None],
        year: Year,
        careers: list[Career],
        goals: list[tuple[Goal, ...]],
        resources: list[list[Resource]],
        goal_pile: Pile[Goal],
        resource_pile: Pile[Resource],
        resource_discards: list[Resource],
        tile_discards: list[Tile],
        oval_discards: list[Oval],
        level: str,
        open_hands: bool = True,
        revealed: tuple[InnovationTile, ...] = (),
        event: Event | None = None,
        fame: int = 0,
        partner: Partner | None = None,
        offer: Offer | None = None,
        laying: InnovationTile | None = None,
        found: Resource | None = None,
        shuffled_events: bool = False,
        past_events: tuple[Event, ...] = (),
        origins: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.influence = influence
        self.events = events
        """The events still to come, the next one first."""
        self.event = event
        self.tile_pile = tile_pile
        self.oval_pile = oval_pile
        self.tiles = tiles
        """For each action the rectangular tile that lies on it."""
        self.ovals = ovals
        """For each space, two for each action, the oval tile that lies on it."""
        self.revealed = revealed
        self.tile_discards = tile_discards
        self.oval_discards = oval_discards
        self.year = year
        self.careers = careers
        self.goals = goals
        self.goal_pile = goal_pile
        self.resources = resources
        self.resource_pile = resource_pile
        self.resource_discards = resource_discards
        self.level = level
        """How hard the game is."""
        self.open_hands = open_hands
        self.fame = fame
        self.partner = partner
        self.offer = offer
        """The trade that is being talked about."""
        self.laying = laying
        """The tile that is about to be laid."""
        self.found = found
        """The resource that is about to be dealt."""
        self.shuffled_events = shuffled_events
        self.past_events = past_events
        """The events of this and earlier years."""
        self.origins = origins
        """For each step of influence where it is from, and the seat that brought it or nobody."""

    def copy(self) -> "World":
        """The same world once more, to be changed apart."""
        return World(
            self.influence,
            self.events,
            self.tile_pile.copy(),
            self.oval_pile.copy(),
            self.tiles[:],
            self.ovals[:],
            self.year.copy(),
            [career.copy() for career in self.careers],
            self.goals[:],
            [held[:] for held in self.resources],
            self.goal_pile.copy(),
            self.resource_pile.copy(),
            self.resource_discards[:],
            self.tile_discards[:],
            self.oval_discards[:],
            self.level,
            self.open_hands,
            self.revealed,
            self.event,
            self.fame,
            None if self.partner is None else self.partner.copy(),
            self.offer,
            self.laying,
            self.found,
            self.shuffled_events,
            self.past_events,
            self.origins,
        )
