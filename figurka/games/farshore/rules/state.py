"""Farshore's state: plain data between turns."""

from typing import Final, final

from figurka.core.chance import Chance
from figurka.core.decision import EVERYONE
from figurka.core.piles import Pile
from figurka.core.state import State
from figurka.games.farshore.rules.things import TREASURE, UNIQUE, WINTER, Card, CityCard, Place, Rose

HAND_LIMIT: Final = 8
CITY_SPACES: Final = 15
BAY_PLACES: Final = 8
ANCHORS: Final = 3
WORKERS: Final = 5
"""The workers of a player besides the one in the ship."""
LAST_SPACE: Final = 40
NOBODY: Final = -1
SHORE_PLACES: Final = 4
NO_STOCK: Final = (0, 0, 0, 0)

# Phases
SETUP: Final = 0
PLAY: Final = 1
OVER: Final = 2


@final
class Player:
    """One player: everything in front of a seat."""

    __slots__ = (
        "anchors",
        "at_docks",
        "at_dunes",
        "at_lookout",
        "city",
        "goods",
        "hand",
        "helpers",
        "known",
        "maps",
        "passed",
        "ready",
        "reserve",
        "season",
        "seat",
        "ship",
        "spaces",
        "stock",
        "stranded",
        "types",
        "uniques",
    )

    def __init__(
        self,
        seat: int,
        hand: list[Card],
        city: list[CityCard],
        goods: list[int],
        types: list[int],
        uniques: int = 0,
        spaces: int = 0,
        ship: int = 0,
        anchors: int = ANCHORS,
        season: int = WINTER,
        passed: bool = False,
        ready: int = 2,
        reserve: int = 3,
        at_docks: int = 0,
        at_lookout: int = 0,
        at_dunes: int = 0,
        stranded: int = 0,
        maps: tuple[int, ...] = (NOBODY,) * 6,
        stock: tuple[int, ...] = NO_STOCK,
        known: tuple[tuple[Card, int], ...] = (),
        helpers: tuple[Card, ...] = (),
    ) -> None:
        self.seat = seat
        self.hand = hand
        self.city = city
        self.goods = goods
        """How many of each token."""
        self.types = types
        """How many cards of each type are in the city."""
        self.uniques = uniques
        """The bits of the unique cards in the city."""
        self.spaces = spaces
        """How many of the city's spaces are taken."""
        self.ship = ship
        self.anchors = anchors
        self.season = season
        self.passed = passed
        self.ready = ready
        self.reserve = reserve
        self.at_docks = at_docks
        self.at_lookout = at_lookout
        self.at_dunes = at_dunes
        self.stranded = stranded
        """Workers whose card left the city (F-206)."""
        self.maps = maps
        """The value of the map tile of each type, or -1."""
        self.stock = stock
        """The resources that lie on the Warehouse."""
        self.known = known
        """Cards in hand that others saw, each with the mask of the seats that know it."""
        self.helpers = helpers
        """The cards in the city that help while another card is played."""

    def copy(self) -> "Player":
        """The same player once more, to be changed apart."""
        return Player(
            self.seat,
            self.hand[:],
            self.city[:],
            self.goods[:],
            self.types[:],
            self.uniques,
            self.spaces,
            self.ship,
            self.anchors,
            self.season,
            self.passed,
            self.ready,
            self.reserve,
            self.at_docks,
            self.at_lookout,
            self.at_dunes,
            self.stranded,
            self.maps,
            self.stock,
            self.known,
            self.helpers,
        )

    @property
    def treasure(self) -> int:
        """How many treasures the player has."""
        return self.goods[TREASURE]

    @property
    def map_tiles(self) -> int:
        """How many map tiles the player owns."""
        return sum(1 for value in self.maps if value != NOBODY)

    def has(self, card: Card) -> bool:
        """Whether the unique card is in the city."""
        return self.uniques & card.bit != 0

    def enter_city(self, card: Card) -> None:
        """Put a card into the city."""
        self.city.append(card.in_city)
        self.types[card.type] += 1
        if card.takes_space:
            self.spaces += 1
        if card.rarity == UNIQUE:
            self.uniques |= card.bit
        if card.help is not None:
            self.helpers = (*self.helpers, card)

    def leave_city(self, standing: CityCard) -> None:
        """Take a card out of the city; its anchor is lost and its worker stays beside (F-206, F-242)."""
        card = standing.card
        self.city.remove(standing)
        self.types[card.type] -= 1
        if card.takes_space:
            self.spaces -= 1
        if card.rarity == UNIQUE:
            self.uniques &= ~card.bit
        if card.help is not None:
            self.helpers = tuple(helper for helper in self.helpers if helper is not card)
        if standing.worker:
            self.stranded += 1
        if card.stock:
            self.stock = NO_STOCK

    def lose_from_hand(self, card: Card) -> None:
        """Take a card out of the hand openly."""
        self.hand.remove(card)
        if self.known:
            for index, (known, _) in enumerate(self.known):
                if known is card:
                    self.known = self.known[:index] + self.known[index + 1 :]
                    return

    def hide_from_hand(self, card: Card) -> None:
        """Take a card out of the hand unseen; nobody can be sure any more of what is left there."""
        self.hand.remove(card)
        self.known = ()

    def learn(self, card: Card, knowing: int) -> None:
        """Note that the seats of the mask know of this card in the hand."""
        self.known = (*self.known, (card, knowing))


def replaced(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """The same values but for one."""
    return (*values[:index], value, *values[index + 1 :])


def new_player(seat: int) -> Player:
    """A player before the first turn."""
    return Player(seat, [], [], [0] * 6, [0] * 5)


@final
class FarshoreState(State):
    """A position: the players and the board."""

    __slots__ = (
        "active",
        "bay",
        "bay_counts",
        "bay_guards",
        "deck",
        "discard",
        "discard_known",
        "first",
        "islands",
        "islands_up",
        "level",
        "map_left",
        "phase",
        "played",
        "players",
        "rival",
        "roses",
        "taken",
        "wind_changes",
        "winds",
    )

    def __init__(
        self,
        origin: "Chance | FarshoreState",
        players: list[Player],
        deck: Pile[Card],
        islands: tuple[Place, ...],
        islands_up: tuple[bool, ...],
        taken: list[int],
        map_left: tuple[int, ...],
        winds: tuple[Rose, ...],
        roses: tuple[Pile[Rose], ...],
        bay: list[Card | None],
        bay_counts: list[int],
        discard: list[Card],
        discard_known: list[int],
        first: int = 0,
        active: int = 0,
        phase: int = SETUP,
        wind_changes: int = 0,
        played: int = 0,
        rival: Player | None = None,
        bay_guards: int = 0,
        level: int = 0,
    ) -> None:
        super().__init__(origin)
        self.players = players
        self.deck = deck
        self.discard = discard
        self.discard_known = discard_known
        """For each discarded card the mask of the seats that know it."""
        self.bay = bay
        """The card of each Bay place."""
        self.bay_counts = bay_counts
        """How many cards are stacked on each Bay place."""
        self.islands = islands
        self.islands_up = islands_up
        self.taken = taken
        """Who stands on each shore place and then on each island."""
        self.map_left = map_left
        """How many tiles are left of each type of map."""
        self.winds = winds
        """The two wind roses in force."""
        self.roses = roses
        """The wind roses that lie under them; copies of the state share these piles."""
        self.first = first
        self.active = active
        self.phase = phase
        self.wind_changes = wind_changes
        self.played = played
        """How many cards were played in this turn."""
        self.rival = rival
        self.bay_guards = bay_guards
        """How many Bay places, from the first, a worker of the rival blocks."""
        self.level = level

    def copy(self) -> "FarshoreState":
        """The same position once more, to be changed apart; it tells no journal."""
        return FarshoreState(
            self,
            [player.copy() for player in self.players],
            self.deck.copy(),
            self.islands,
            self.islands_up,
            self.taken[:],
            self.map_left,
            self.winds,
            self.roses,
            self.bay[:],
            self.bay_counts[:],
            self.discard[:],
            self.discard_known[:],
            self.first,
            self.active,
            self.phase,
            self.wind_changes,
            self.played,
            None if self.rival is None else self.rival.copy(),
            self.bay_guards,
            self.level,
        )

    def others(self, player: Player) -> list[Player]:
        """The other players, in turn order."""
        count = len(self.players)
        return [self.players[(player.seat + step) % count] for step in range(1, count)]

    def put_aside(self, card: Card, knowing: int = EVERYONE) -> None:
        """Put a card onto the discard pile; the mask says who saw which it was."""
        self.discard.append(card)
        self.discard_known.append(knowing)

    def draw_card(self) -> Card | None:
        """The next card of the deck; the discards make a new one when it is needed (F-63, F-261)."""
        if len(self.deck) == 0:
            if not self.discard:
                return None
            self.deck = Pile(self.discard)
            self.discard = []
            self.discard_known = []
            self.tell("reshuffles", self.active)
        return self.deck.draw(self)

    def cards_to_draw(self) -> int:
        """How many cards could be drawn before deck and discard pile are both empty."""
        return len(self.deck) + len(self.discard)

    def take_from_bay(self, card: Card) -> None:
        """Take one card of this name out of the Bay."""
        place = self.bay.index(card)
        self.bay_counts[place] -= 1
        if self.bay_counts[place] == 0:
            self.bay[place] = None

    def refill_bay(self) -> None:
        """Fill the empty Bay places in order; equal names are stacked (F-61, F-232)."""
        bay = self.bay
        if None not in bay:
            return
        for place in range(len(bay)):
            while bay[place] is None:
                card = self.draw_card()
                if card is None:
                    return
                if card in bay:
                    self.bay_counts[bay.index(card)] += 1
                else:
                    bay[place] = card
                    self.bay_counts[place] = 1

    def open_bay_cards(self) -> list[Card]:
        """The cards of the Bay that the rival does not block (F-303)."""
        return [card for card in self.bay[self.bay_guards :] if card is not None]
