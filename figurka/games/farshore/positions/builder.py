"""Laying out a position of Farshore: what is named lies where it is named, all else where it belongs."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from figurka.core.chance import Chance
from figurka.core.piles import Pile
from figurka.games.farshore.content.cards import CARD, DECK_OF_CARDS
from figurka.games.farshore.content.maps import MAPS, PILES
from figurka.games.farshore.content.places import DOCKS, DUNES, ISLAND, LOOKOUT, SHORE
from figurka.games.farshore.content.winds import ROSE, ROSES_A, ROSES_B
from figurka.games.farshore.rules.placing import stand_on
from figurka.games.farshore.rules.setup import RANDOM, setup
from figurka.games.farshore.rules.solo import LEVEL_NAMES
from figurka.games.farshore.rules.state import NOBODY, PLAY, FarshoreState, Player, replaced
from figurka.games.farshore.rules.things import SEASONS, TOKENS, Card

DEAR_BAY = ("harbor", "manor", "gardens", "galleon", "windmill", "sculptor", "governor", "admiral")
"""A Bay of eight dear cards, where none are named."""
PLACES = {place.name: place for place in (*SHORE, DOCKS, LOOKOUT, DUNES)}
BAY_PLACES = 8
ALL_WORKERS = 5


def amounts(goods: Mapping[str, int]) -> list[int]:
    """Tokens by name as a player's list of goods."""
    unknown = set(goods) - {token.key for token in TOKENS}
    assert not unknown, f"no such tokens: {unknown}"
    return [goods.get(token.key, 0) for token in TOKENS]


class Seat:
    """What is said of one player; whatever it does not name is as at the game's start."""

    def __init__(
        self,
        *,
        hand: Sequence[str] = (),
        hand_size: int | None = None,
        city: Sequence[str] = (),
        anchor_on: Sequence[str] = (),
        workers_on: Sequence[str] = (),
        ready: int | None = None,
        anchors: int = 3,
        season: str = "winter",
        passed: bool = False,
        ship: int = 0,
        maps: dict[str, int] | None = None,
        stock: dict[str, int] | None = None,
        **goods: int,
    ) -> None:
        self.hand = hand
        self.hand_size = hand_size
        self.city = city
        self.anchor_on = anchor_on
        self.workers_on = workers_on
        self.ready = ready
        self.anchors = anchors
        self.season = SEASONS.index(season)
        self.passed = passed
        self.ship = ship
        self.maps = maps or {}
        self.stock = stock or {}
        self.goods = goods


class Layout:
    """A position in the making: the cards that nobody has named yet, and the state."""

    def __init__(self, chance: Chance, seats: int, islands: Sequence[str], level: str) -> None:
        self.pool = Counter(DECK_OF_CARDS)
        self.state = setup(seats, chance, {"islands": tuple(islands) or (RANDOM,), "level": (level,)})

    def take(self, name: str) -> Card:
        """A card of this name that lies nowhere yet."""
        card = CARD[name]
        assert self.pool[card] > 0, f"no copy of {name} is left"
        self.pool[card] -= 1
        return card

    def seat_player(self, player: Player, seat: Seat) -> None:
        """Give a player what is said of him."""
        player.hand = [self.take(name) for name in seat.hand]
        for name in seat.city:
            player.enter_city(self.take(name))
        for name in seat.anchor_on:
            mark(player, name, anchor=True)
        player.goods = amounts(seat.goods)
        player.anchors = seat.anchors
        player.season = seat.season
        player.passed = seat.passed
        player.ship = seat.ship
        player.reserve = SEASONS.index("autumn") - seat.season
        player.stock = tuple(seat.stock.get(token.key, 0) for token in TOKENS[:4])
        self.give_maps(player, seat)
        self.send_workers(player, seat)

    def give_maps(self, player: Player, seat: Seat) -> None:
        """Give a player his map tiles; they are missing on their piles."""
        state = self.state
        player.maps = tuple(seat.maps.get(kind.name, NOBODY) for kind in MAPS)
        for kind in MAPS:
            if kind.name in seat.maps:
                left = min(state.map_left[kind.index], len(PILES[len(state.players)]) - 1)
                state.map_left = replaced(state.map_left, kind.index, left)

    def send_workers(self, player: Player, seat: Seat) -> None:
        """Send workers to their places; those that are neither ready nor named stand on the docks."""
        state = self.state
        for name in seat.workers_on:
            if name.startswith("island "):
                stand_on(state, player, state.islands[int(name[7:])])
            elif name in PLACES or name in ISLAND:
                stand_on(state, player, PLACES.get(name) or ISLAND[name])
            else:
                mark(player, name, anchor=False)
        free = ALL_WORKERS - player.reserve - len(seat.workers_on)
        player.ready = free if seat.ready is None else seat.ready
        player.at_docks += free - player.ready

    def fill_bay(self, bay: Sequence[str | tuple[str, int] | None]) -> None:
        """Lay out the Bay; of the usual one, a card that is named elsewhere leaves its place empty."""
        state = self.state
        for place in range(BAY_PLACES):
            named = bay[place] if place < len(bay) else None
            name, count = named if isinstance(named, tuple) else (named, 1)
            if bay is DEAR_BAY and name is not None and not self.pool[CARD[name]]:
                name = None
            stack = [] if name is None else [self.take(name) for _ in range(count)]
            state.bay[place] = stack[-1] if stack else None
            state.bay_counts[place] = len(stack)

    def set_winds(self, winds: Sequence[str | None]) -> None:
        """Turn the named roses up; a stack without one shows what was drawn."""
        state = self.state
        for stack, (name, roses) in enumerate(zip(winds, (ROSES_A, ROSES_B), strict=True)):
            if name is not None:
                state.roses[stack].rest = [rose for rose in roses if rose is not ROSE[name]]
        shown = zip(winds, state.winds, strict=True)
        state.winds = tuple(drawn if name is None else ROSE[name] for name, drawn in shown)

    def fill_piles(
        self,
        deck: Sequence[str],
        deck_size: int | None,
        discard: Sequence[str],
        discard_size: int | None,
        said: Sequence[Seat],
    ) -> None:
        """Lay the named cards on top of the deck and all others into it, unless its size is said."""
        state = self.state
        top = tuple(self.take(name) for name in deck)
        thrown = [self.take(name) for name in discard]
        rest = list(self.pool.elements())
        for player, seat in zip(state.players, said, strict=True):
            while seat.hand_size is not None and len(player.hand) < seat.hand_size:
                player.hand.append(rest.pop())
        while discard_size is not None and len(thrown) < discard_size:
            thrown.append(rest.pop())
        if deck_size is not None:
            del rest[max(0, deck_size - len(top)) :]
        state.deck = Pile(rest, top)
        state.discard = thrown
        state.discard_known = [0] * len(thrown)


def mark(player: Player, name: str, anchor: bool) -> None:
    """Put an anchor or a worker on a card of the city."""
    for index, standing in enumerate(player.city):
        if standing.card.key == name and not (standing.anchor if anchor else standing.worker):
            player.city[index] = standing.with_anchor if anchor else standing.with_worker
            return
    raise AssertionError(f"no {name} in the city")


def lay_out(
    chance: Chance,
    *others: Seat,
    seats: int = 2,
    actor: int = 0,
    winds: Sequence[str | None] = (None, None),
    bay: Sequence[str | tuple[str, int] | None] = DEAR_BAY,
    deck: Sequence[str] = (),
    deck_size: int | None = None,
    discard: Sequence[str] = (),
    discard_size: int | None = None,
    islands: Sequence[str] = (),
    flooded: Sequence[int] = (),
    map_left: Mapping[str, int] | None = None,
    wind_changes: int = 0,
    level: str = LEVEL_NAMES[1],
    **me: Any,
) -> FarshoreState:
    """A position between two turns; seat 0 moves unless another is named, and is described by the rest.

    Cards that are named nowhere lie in the deck. Only a deck or a pile of discards whose size is said may
    lack cards, as no real game does.
    """
    layout = Layout(chance, seats, islands, level)
    state = layout.state
    state.first, state.active, state.phase = 0, actor, PLAY
    state.wind_changes = wind_changes
    state.level = LEVEL_NAMES.index(level)
    state.taken[:] = [NOBODY] * len(state.taken)
    state.islands_up = tuple(slot not in flooded for slot in range(len(state.islands)))
    said = [Seat(**me), *others]
    said += [Seat() for _ in range(seats - len(said))]
    for player, seat in zip(state.players, said, strict=True):
        layout.seat_player(player, seat)
    layout.fill_bay(bay)
    layout.set_winds(winds)
    for kind in MAPS:
        if map_left is not None and kind.name in map_left:
            state.map_left = replaced(state.map_left, kind.index, map_left[kind.name])
    layout.fill_piles(deck, deck_size, discard, discard_size, said)
    return state
