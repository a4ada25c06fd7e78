"""What learners see of Farshore: a position in numbers, as one seat may see it."""

from collections.abc import Iterator
from itertools import product
from typing import Final

from figurka.envs.features import Features, fellows, knows
from figurka.games.farshore.content.cards import CARDS
from figurka.games.farshore.content.maps import MAPS, map_value
from figurka.games.farshore.content.places import ISLANDS, SHORE
from figurka.games.farshore.content.winds import ROSE
from figurka.games.farshore.rules.scoring import score
from figurka.games.farshore.rules.solo import LEVELS
from figurka.games.farshore.rules.state import NOBODY, SHORE_PLACES, FarshoreState, Player
from figurka.games.farshore.rules.things import (
    CRITTER,
    DESTINATION,
    RESOURCE_NAMES,
    SEASONS,
    TOKEN_NAMES,
    TYPES,
    Card,
)
from figurka.games.farshore.rules.view import PHASES

CARD_NAMES: Final = tuple(card.key for card in CARDS)
MAP_NAMES: Final = tuple(kind.name for kind in MAPS)
PLACES: Final = (*SHORE, *ISLANDS)
PLACE_NAMES: Final = tuple(place.name for place in PLACES)
PLACE_AT: Final = {place.name: index for index, place in enumerate(PLACES)}
ROSE_AT: Final = {name: index for index, name in enumerate(ROSE)}
WORKERS_AT: Final = ("ready", "reserve", "docks", "lookout", "dunes", "stranded")
SUBSTITUTES: Final = 3
"""How many mushrooms seaweed may replace."""


def payments_for(card: Card) -> Iterator[str]:
    """The keys of all that may be handed over for a card, whatever is taken off its cost."""
    driftwood, seaweed, stone, mushroom = card.cost.amounts
    for replaced in range(min(SUBSTITUTES, mushroom) + 1 if card.kind == CRITTER else 1):
        most = (driftwood, seaweed + replaced, stone, mushroom - replaced)
        for paid in product(*(range(amount + 1) for amount in most)):
            for treasures in range(card.cost.total - sum(paid) + 1):
                yield f"pay:{','.join(map(str, (*paid, treasures)))}"


ACTIONS: Final = (
    *(f"{source}:{name}" for source in ("hand", "bay", "city") for name in CARD_NAMES),
    *(f"city:{name}+anchor" for name in CARD_NAMES),
    *(f"anchor:city:{name}" for name in CARD_NAMES),
    *(
        f"city:{card.key}{beset}"
        for card in CARDS
        for beset in ("+worker", "+anchor+worker")
        if card.type == DESTINATION
    ),
    *(f"anchor:city:{card.key}+worker" for card in CARDS if card.type == DESTINATION),
    *(place.key for place in PLACES),
    *(kind.key for kind in MAPS),
    *sorted({key for card in CARDS for key in payments_for(card)}),
    *(f"seat:+{ahead}" for ahead in range(4)),
)
"""What can be chosen, as far as it is known without playing."""


class Side:
    """Where the numbers of a player begin."""

    def __init__(self, features: Features[FarshoreState], name: str, own: bool) -> None:
        block, count = features.block, features.count
        self.score = features.amount(f"{name}.score", "the points, as if the game ended now")
        self.season = block(f"{name}.season", SEASONS, "1 in the season in which the player is")
        self.passed = count(f"{name}.passed", "whether the player has passed")
        self.cards = count(f"{name}.hand_size", "how many cards are in hand")
        self.workers = block(f"{name}.workers", WORKERS_AT, "where the workers are")
        self.anchors = count(f"{name}.anchors", "how many anchors are left")
        self.stock = block(f"{name}.stock", RESOURCE_NAMES, "the resources on the Warehouse")
        self.goods = block(f"{name}.goods", TOKEN_NAMES, "how many tokens of each kind")
        self.spaces = count(f"{name}.spaces", "how many spaces of the city are taken")
        self.types = block(f"{name}.types", TYPES, "how many cards of each type are in the city")
        self.ship = count(f"{name}.ship", "the space of the ship")
        self.maps = block(f"{name}.maps", MAP_NAMES, "whether the map tile was taken")
        self.map_values = block(f"{name}.map_values", MAP_NAMES, "the value of the map tile")
        self.city = block(f"{name}.city", CARD_NAMES, "how many cards of each name are in the city")
        self.anchored = block(f"{name}.anchored", CARD_NAMES, "how many of them bear an anchor")
        self.visited = block(f"{name}.visited", CARD_NAMES, "how many of them bear a worker of the owner")
        about = "the cards in hand" if own else "the cards in hand that were seen"
        self.hand = block(f"{name}.{'hand' if own else 'known'}", CARD_NAMES, about)


class FarshoreFeatures(Features[FarshoreState]):
    """The numbers of Farshore; alone, the rival captain is `+1`."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        names = fellows(max(seats, 2))
        block, count = self.block, self.count
        self.phase = block("phase", PHASES, "how far the game is")
        self.active = block("active", names, "whose turn it is")
        self.first = block("first", names, "who moved first")
        self.level = block("level", [level.name for level in LEVELS], "the level of the rival captain, alone")
        self.bay = block("bay", CARD_NAMES, "how many cards of each name lie in the Bay")
        self.guarded = block("guarded", CARD_NAMES, "1 where the rival captain guards them")
        self.deck = count("deck", "how many cards are in the deck")
        self.discard = count("discard", "how many cards were discarded")
        self.discarded = block("discarded", CARD_NAMES, "how many of them the seat knows, by name")
        self.place = block("place", PLACE_NAMES, "whether the place is in this game and above the water")
        self.taken = [
            block(f"{name}.at", PLACE_NAMES, "whether a worker of this player stands there") for name in names
        ]
        self.map_left = block("map_left", MAP_NAMES, "how many map tiles are left")
        self.map_value = block("map_value", MAP_NAMES, "the value of the topmost tile")
        self.wind = block("wind", tuple(ROSE), "the two wind roses in force")
        self.past = block("wind_past", tuple(ROSE), "the wind roses that were put under the stacks")
        self.changes = count("wind_changes", "how many times the wind has changed")
        self.sides = [Side(self, name, own=name == "me") for name in names]

    def write(self, state: FarshoreState, seat: int, small: bytearray, large: list[float]) -> None:
        """Write a position as the seat may see it over zeros."""
        players, seats = state.players, self.seats
        self.write_board(state, seat, small)
        for ahead in range(seats):
            self.write_player(state, players[(seat + ahead) % seats], seat, ahead, small, large)
        if state.rival is not None:
            small[self.level + state.level] = 1
            self.write_player(state, state.rival, seat, 1, small, large)

    def write_board(self, state: FarshoreState, seat: int, small: bytearray) -> None:
        """What lies between the players."""
        seats = self.seats
        small[self.phase + state.phase] = 1
        small[self.active + (state.active - seat) % seats] = 1
        small[self.first + (state.first - seat) % seats] = 1
        for place, card in enumerate(state.bay):
            if card is not None:
                small[self.bay + card.rank] = state.bay_counts[place]
                if place < state.bay_guards:
                    small[self.guarded + card.rank] = 1
        small[self.deck] = len(state.deck)
        small[self.discard] = len(state.discard)
        for card, mask in zip(state.discard, state.discard_known, strict=True):
            if mask == -1 or mask >> seat & 1:
                small[self.discarded + card.rank] += 1
        self.write_places(state, seat, small)
        small[self.map_left : self.map_left + len(MAPS)] = bytes(state.map_left)
        for kind in MAPS:
            if state.map_left[kind.index]:
                small[self.map_value + kind.index] = map_value(state, kind)
        for rose in state.winds:
            small[self.wind + ROSE_AT[rose.name]] = 1
        for pile in state.roses:
            for rose in pile.bottom:
                small[self.past + ROSE_AT[rose.name]] = 1
        small[self.changes] = state.wind_changes

    def write_places(self, state: FarshoreState, seat: int, small: bytearray) -> None:
        """The places for one worker, and who stands there."""
        sides = len(self.sides)
        small[self.place : self.place + SHORE_PLACES] = b"\1" * SHORE_PLACES
        for slot, island in enumerate(state.islands):
            small[self.place + PLACE_AT[island.name]] = state.islands_up[slot]
        for slot, owner in enumerate(state.taken):
            if owner != NOBODY:
                where = slot if slot < SHORE_PLACES else PLACE_AT[state.islands[slot - SHORE_PLACES].name]
                small[self.taken[(owner - seat) % sides] + where] = 1

    def write_player(
        self,
        state: FarshoreState,
        player: Player,
        seat: int,
        ahead: int,
        small: bytearray,
        large: list[float],
    ) -> None:
        """What a player has; of another's hand only what was seen of it."""
        at = self.sides[ahead]
        large[at.score] = score(state, player)
        small[at.season + player.season] = 1
        small[at.passed] = player.passed
        small[at.cards] = len(player.hand)
        small[at.workers : at.anchors + 1] = bytes(
            (
                player.ready,
                player.reserve,
                player.at_docks,
                player.at_lookout,
                player.at_dunes,
                player.stranded,
                player.anchors,
            )
        )
        small[at.stock : at.stock + 4] = bytes(player.stock)
        small[at.goods : at.goods + 6] = bytes(player.goods)
        small[at.spaces] = player.spaces
        small[at.types : at.types + 5] = bytes(player.types)
        small[at.ship] = player.ship
        for index, value in enumerate(player.maps):
            if value != NOBODY:
                small[at.maps + index] = 1
                small[at.map_values + index] = value
        for standing in player.city:
            rank = standing.card.rank
            small[at.city + rank] += 1
            if standing.anchor:
                small[at.anchored + rank] += 1
            if standing.worker:
                small[at.visited + rank] += 1
        if ahead == 0:
            for card in player.hand:
                small[at.hand + card.rank] += 1
        else:
            for card, mask in player.known:
                if knows(mask, seat):
                    small[at.hand + card.rank] += 1


FEATURES: Final = FarshoreFeatures
