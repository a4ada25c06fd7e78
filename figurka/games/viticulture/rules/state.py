"""Viticulture's state: plain data between turns."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, final

from figurka.core.chance import Chance
from figurka.core.piles import Pile
from figurka.core.state import State
from figurka.games.viticulture.rules.things import (
    LARGE_CELLAR,
    MEDIUM_CELLAR,
    ORDER,
    POINT_SOURCES,
    STRUCTURE,
    SUMMER,
    VINE,
    WINTER,
    Building,
    Card,
    Gift,
    Mama,
    Order,
    Papa,
    Vine,
    Visitor,
)

if TYPE_CHECKING:
    from figurka.games.viticulture.rules.edition import Edition

NOBODY: Final = -1
LOWEST_POINTS: Final = -5
MOST_RESIDUAL: Final = 5
NO_POINTS: Final = (0,) * len(POINT_SOURCES)
MOST_WORKERS: Final = 6
REGULAR_AT_START: Final = 2

# Phases
PARENTS: Final = 0
DRAFT: Final = 1
SPRING: Final = 2
SUMMER_PHASE: Final = 3
FALL: Final = 4
WINTER_PHASE: Final = 5
OVER: Final = 6
YEAR_START: Final = 7
PHASE_NAMES: Final = ("setup", "draft", "spring", "summer", "fall", "winter", "over", "year_start")

# Things done once a year
WINDMILL_USED: Final = 1
TASTED: Final = 2


@final
class Player:
    """One player: everything in front of a seat."""

    __slots__ = (
        "available",
        "buildings",
        "card_workers",
        "demolisher",
        "fields",
        "gift",
        "grapes",
        "hand",
        "harvested",
        "lira",
        "mama",
        "once",
        "papa",
        "passed",
        "points",
        "residual",
        "row",
        "seat",
        "sites",
        "sold",
        "stranded",
        "structures",
        "trainees",
        "vp",
        "wines",
        "workers",
        "yoke",
    )

    def __init__(
        self,
        seat: int,
        hand: list[list[Card]],
        fields: list[tuple[Vine, ...]],
        sites: list[Building | None],
        grapes: list[int],
        wines: list[int],
        available: list[int],
        workers: list[int],
        card_workers: list[int],
        mama: Mama | None = None,
        papa: Papa | None = None,
        gift: Gift | None = None,
        lira: int = 0,
        vp: int = 0,
        residual: int = 0,
        structures: int = 0,
        buildings: int = 0,
        sold: int = 0,
        harvested: int = 0,
        once: int = 0,
        trainees: int = 0,
        row: int = NOBODY,
        yoke: int = NOBODY,
        demolisher: int = NOBODY,
        passed: bool = False,
        stranded: tuple[int, ...] = (),
        points: tuple[int, ...] = NO_POINTS,
    ) -> None:
        self.seat = seat
        self.hand = hand
        """The cards in hand, deck by deck."""
        self.fields = fields
        self.sites = sites
        """The structure cards on the two slots of the mat and on the three fields."""
        self.grapes = grapes
        """For each colour the values on the crush pad, as bits."""
        self.wines = wines
        """For each type the values in the cellar, as bits."""
        self.available = available
        """How many workers of each kind may still be placed this year."""
        self.workers = workers
        """How many workers of each kind the player has at all."""
        self.card_workers = card_workers
        """The kind of the worker on each site's structure card, or nobody."""
        self.mama = mama
        self.papa = papa
        self.gift = gift
        self.lira = lira
        self.vp = vp
        self.residual = residual
        self.structures = structures
        """The basic structures built, as bits."""
        self.buildings = buildings
        """The structure cards built, as bits."""
        self.sold = sold
        """The fields sold, as bits."""
        self.harvested = harvested
        """The fields harvested this year, as bits."""
        self.once = once
        """What may be had once a year and was had."""
        self.trainees = trainees
        """The regular workers that come next year."""
        self.row = row
        self.yoke = yoke
        self.demolisher = demolisher
        self.passed = passed
        self.stranded = stranded
        """The kinds of the workers whose structure card was taken down this year; they stay on the mat."""
        self.points = points
        """Where the points are from: so many under each heading; together they are `vp`."""

    def copy(self) -> "Player":
        """The same player once more, to be changed apart."""
        return Player(
            self.seat,
            [cards[:] for cards in self.hand],
            self.fields[:],
            self.sites[:],
            self.grapes[:],
            self.wines[:],
            self.available[:],
            self.workers[:],
            self.card_workers[:],
            self.mama,
            self.papa,
            self.gift,
            self.lira,
            self.vp,
            self.residual,
            self.structures,
            self.buildings,
            self.sold,
            self.harvested,
            self.once,
            self.trainees,
            self.row,
            self.yoke,
            self.demolisher,
            self.passed,
            self.stranded,
            self.points,
        )

    def has(self, structure: int) -> bool:
        """Whether a basic structure is built."""
        return self.structures & structure != 0

    def owns(self, building: Building) -> bool:
        """Whether a structure card is built."""
        return self.buildings & building.bit != 0

    def cards_in_hand(self) -> int:
        """How many cards the hand holds."""
        return sum([len(cards) for cards in self.hand])

    def visitors(self) -> int:
        """How many visitors the hand holds."""
        return len(self.hand[SUMMER]) + len(self.hand[WINTER])

    def structure_count(self) -> int:
        """How many structures are built, basic ones and cards; the small cellar is none."""
        return self.structures.bit_count() + self.buildings.bit_count()

    def cellar_levels(self) -> int:
        """0 for the small cellar, 1 with the medium one, 2 with the large one."""
        if self.structures & LARGE_CELLAR:
            return 2
        return 1 if self.structures & MEDIUM_CELLAR else 0

    def vines(self) -> list[Vine]:
        """The vines in hand."""
        return [card for card in self.hand[VINE] if isinstance(card, Vine)]

    def orders(self) -> list[Order]:
        """The orders in hand."""
        return [card for card in self.hand[ORDER] if isinstance(card, Order)]

    def guests(self, deck: int) -> list[Visitor]:
        """The visitors of a deck in hand."""
        return [card for card in self.hand[deck] if isinstance(card, Visitor)]

    def plans(self) -> list[Building]:
        """The structure cards in hand."""
        return [card for card in self.hand[STRUCTURE] if isinstance(card, Building)]


@final
class Plan:
    """A worker put on a space of the coming season by the Planner."""

    __slots__ = ("action", "bonus", "kind", "seat")

    def __init__(self, seat: int, action: int, kind: int, bonus: bool) -> None:
        self.seat = seat
        self.action = action
        self.kind = kind
        self.bonus = bonus


def worker(seat: int, kind: int) -> int:
    """A worker on the board, as a number."""
    return seat * 8 + kind


def seat_of(worker: int) -> int:
    """Whose worker it is."""
    return worker >> 3


def kind_of(worker: int) -> int:
    """What kind of worker it is."""
    return worker & 7


class Expansion(ABC):
    """What an expansion adds to the state; the base game copies it and knows no more of it."""

    __slots__ = ()

    @abstractmethod
    def copy(self) -> "Expansion":
        """The same once more, to be changed apart."""


@final
class VitState(State):
    """A position of Viticulture, with or without an expansion."""

    __slots__ = (
        "active",
        "aside",
        "board",
        "decks",
        "discards",
        "edition",
        "first",
        "in_play",
        "order",
        "packets",
        "phase",
        "plans",
        "players",
        "promised",
        "seats",
        "world",
        "year",
    )

    def __init__(
        self,
        origin: "Chance | VitState",
        edition: "Edition",
        players: list[Player],
        decks: list[Pile[Card]],
        discards: list[list[Card]],
        board: list[list[tuple[int, ...]]],
        in_play: tuple[int, ...],
        order: tuple[int, ...] = (),
        aside: tuple[Card, ...] = (),
        promised: tuple[tuple[int, Card], ...] = (),
        packets: tuple[tuple[Card, ...], ...] = (),
        plans: tuple[Plan, ...] = (),
        first: int = 0,
        active: int = 0,
        phase: int = PARENTS,
        year: int = 1,
        world: Expansion | None = None,
    ) -> None:
        super().__init__(origin)
        self.edition = edition
        self.players = players
        self.seats = len(players)
        self.decks = decks
        self.discards = discards
        self.board = board
        """For each action the workers on each of its spaces; the last one is the place beside them."""
        self.in_play = in_play
        """The decks in play."""
        self.order = order
        """The seats in the order of this season."""
        self.aside = aside
        """Cards in nobody's hand and no pile: a visitor that is being played, cards being looked at."""
        self.promised = promised
        """Visitors that seats have put up for a joint gift, face down."""
        self.packets = packets
        """The structure cards that go round in the draft."""
        self.plans = plans
        self.first = first
        self.active = active
        self.phase = phase
        self.year = year
        self.world = world
        """What World adds, where it is played."""

    def copy(self) -> "VitState":
        """The same position once more, to be changed apart; it tells no journal."""
        return VitState(
            self,
            self.edition,
            [player.copy() for player in self.players],
            [deck.copy() for deck in self.decks],
            [pile[:] for pile in self.discards],
            [spaces[:] for spaces in self.board],
            self.in_play,
            self.order,
            self.aside,
            self.promised,
            self.packets,
            self.plans,
            self.first,
            self.active,
            self.phase,
            self.year,
            None if self.world is None else self.world.copy(),
        )

    @property
    def winter(self) -> bool:
        """Whether it is winter."""
        return self.phase == WINTER_PHASE

    @property
    def with_structures(self) -> bool:
        """Whether structure cards are in play."""
        return STRUCTURE in self.in_play

    def look_into(self, seat: int) -> None:
        """The rules go by a seat's cards: nobody learns anything by that where all hands are open."""
        if seat != self.chooser and not self.edition.open_hands(self):
            self.reveal()

    def others(self, seat: int) -> list[Player]:
        """The other players in the turn order of the year."""
        order = self.order or tuple(range(self.seats))
        return [self.players[each] for each in order if each != seat]
