"""The things Farshore is made of: immutable values that states hold and options name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from figurka.core.decision import Option, Rule
from figurka.games.farshore.rules.shape import ResourceName, Season, TokenName, TypeName

if TYPE_CHECKING:
    from figurka.games.farshore.rules.playing import Bargain
    from figurka.games.farshore.rules.state import FarshoreState, Player

Source: TypeAlias = "Card | Place"
"""What has an effect."""
Effect: TypeAlias = "Callable[[FarshoreState, Player, Source], Rule[None]]"
"""What a card or place does to a player; the source is the card or place itself."""
Idle: TypeAlias = "Callable[[FarshoreState, Player], bool]"
"""Whether activating a card or visiting a place now would change nothing."""
Bonus: TypeAlias = "Callable[[Player], int]"
"""The points of a purple card besides its base points."""

# Tokens, as indices of a player's goods
DRIFTWOOD: Final = 0
SEAWEED: Final = 1
STONE: Final = 2
MUSHROOM: Final = 3
TREASURE: Final = 4
POINT: Final = 5

# The five types of cards
PRODUCTION: Final = 0
GOVERNANCE: Final = 1
TRAVELER: Final = 2
DESTINATION: Final = 3
PROSPERITY: Final = 4
TYPES: Final[tuple[TypeName, ...]] = ("production", "governance", "traveler", "destination", "prosperity")

# The two pairs of keywords
CONSTRUCTION: Final = 0
CRITTER: Final = 1
KINDS: Final = ("construction", "critter")
COMMON: Final = 0
UNIQUE: Final = 1
RARITIES: Final = ("common", "unique")

# After what a blue card works
AFTER_CONSTRUCTION: Final = 1 << CONSTRUCTION
AFTER_CRITTER: Final = 1 << CRITTER
AFTER_WIND: Final = 4

# Where a card is chosen from
HAND: Final = 0
BAY: Final = 1

SEASONS: Final[tuple[Season, ...]] = ("winter", "spring", "summer", "autumn")
WINTER: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
AUTUMN: Final = 3


class Token(Option):
    """One kind of token: a resource, a treasure or a point."""

    __slots__ = ("index",)

    def __init__(self, key: str, index: int) -> None:
        super().__init__(key)
        self.index = index


RESOURCE_NAMES: Final[tuple[ResourceName, ...]] = ("driftwood", "seaweed", "stone", "mushroom")
TOKEN_NAMES: Final[tuple[TokenName, ...]] = (*RESOURCE_NAMES, "treasure", "point")
TOKENS: Final = tuple(Token(key, index) for index, key in enumerate(TOKEN_NAMES))
RESOURCES: Final = TOKENS[: len(RESOURCE_NAMES)]


class Cost:
    """The resources that a card asks for."""

    __slots__ = ("amounts", "parts", "total")

    def __init__(self, driftwood: int = 0, seaweed: int = 0, stone: int = 0, mushroom: int = 0) -> None:
        self.amounts = (driftwood, seaweed, stone, mushroom)
        self.parts = tuple((index, amount) for index, amount in enumerate(self.amounts) if amount)
        self.total = sum(self.amounts)


class Terms:
    """On what terms a card is played: at the usual price, at a discount, by discards, or free."""

    __slots__ = ("by_discards", "discount", "free", "usual")

    def __init__(
        self, usual: bool = False, discount: int = 0, free: bool = False, by_discards: bool = False
    ) -> None:
        self.usual = usual
        self.discount = discount
        self.free = free
        self.by_discards = by_discards
        """Whether each discarded card will take one unit off (F-250)."""


USUAL: Final = Terms(usual=True)
FREE: Final = Terms(free=True)
BY_DISCARDS: Final = Terms(by_discards=True)

# Where a fact is from
PRINTED: Final = "rulebook"
PUBLIC: Final = "public"
DESIGNED: Final = "designed"


class Origin:
    """Where a card's facts are from, for readers who own the printed game."""

    __slots__ = ("designed", "reconstructed", "source")

    def __init__(self, source: str, designed: str = "", reconstructed: str = "") -> None:
        self.source = source
        self.designed = designed
        self.reconstructed = reconstructed


class Card(Option):
    """One of the 48 cards; `rank` is its place in the list of them all."""

    __slots__ = (
        "at_once",
        "bargain",
        "berth",
        "bit",
        "bonus",
        "by_help",
        "copies",
        "cost",
        "draws",
        "effect",
        "help",
        "idle",
        "in_bay",
        "in_city",
        "in_hand",
        "kind",
        "needs",
        "origin",
        "points",
        "rank",
        "rarity",
        "reacts_to",
        "sails",
        "stock",
        "takes_space",
        "type",
        "winds",
    )

    def __init__(
        self,
        key: str,
        rank: int,
        kind: int,
        rarity: int,
        type: int,  # noqa: A002
        points: int,
        copies: int,
        cost: Cost,
        origin: Origin,
        effect: Effect | None,
        idle: Idle | None,
        bonus: Bonus | None,
        help: Help | None,  # noqa: A002
        reacts_to: int,
        needs: int,
        stock: tuple[int, ...],
        takes_space: bool,
        bargain: Bargain | None,
        sails: int,
        at_once: bool,
        draws: int,
    ) -> None:
        super().__init__(key)
        self.rank = rank
        self.bit = 1 << rank
        self.kind = kind
        self.rarity = rarity
        self.type = type
        self.points = points
        self.copies = copies
        self.cost = cost
        self.origin = origin
        self.effect = effect
        self.idle = idle
        self.bonus = bonus
        self.help = help
        """What the card does while another card is played."""
        self.reacts_to = reacts_to
        """After what the card works: the bits of AFTER_CONSTRUCTION and so on."""
        self.needs = needs
        """The kind of which another card must be in the city, or -1 (F-241)."""
        self.stock = stock
        """The resources that are put on the card when it is played (F-244)."""
        self.takes_space = takes_space
        self.bargain = bargain
        """Which cards its effect lets a visitor play, if it does."""
        self.sails = sails
        """How far its effect moves the ship."""
        self.at_once = at_once
        """Whether its effect only adds something, so that among such cards the order does not matter."""
        self.draws = draws
        """How many cards its effect draws, if the hand has room."""
        self.berth = 1 << type if kind == CRITTER and cost.total else 0
        """The bit of the type of construction on which an anchor could pay for this card."""
        self.winds = 1 << type | 32 << rarity | 128 << kind
        self.in_hand = CardAt(self, HAND)
        self.in_bay = CardAt(self, BAY)
        self.in_city = CityCard.all_four(self)
        self.by_help = Way("way:" + key, helper=self)


class CardAt(Option):
    """A card in hand or in the Bay, as something to choose."""

    __slots__ = ("card", "source")

    def __init__(self, card: Card, source: int) -> None:
        super().__init__(("hand:", "bay:")[source] + card.key)
        self.card = card
        self.source = source


class CityCard(Option):
    """A card in a city, with what stands on it; with_anchor and so on are the same card otherwise beset."""

    __slots__ = (
        "anchor",
        "berth",
        "by_anchor",
        "card",
        "with_anchor",
        "with_worker",
        "without_worker",
        "worker",
    )

    def __init__(self, card: Card, anchor: bool, worker: bool) -> None:
        super().__init__("city:" + card.key + ("+anchor" if anchor else "") + ("+worker" if worker else ""))
        self.card = card
        self.anchor = anchor
        self.worker = worker
        self.berth = 1 << card.type if card.kind == CONSTRUCTION and not anchor else 0
        """The bit of the type of critters that an anchor on this card could bring (F-38, F-39)."""
        self.with_anchor = self
        self.with_worker = self
        self.without_worker = self
        self.by_anchor = Way("anchor:" + self.key, anchor_on=self)

    @staticmethod
    def all_four(card: Card) -> CityCard:
        """The bare card, linked with its forms under an anchor, a worker and both."""
        bare, anchored = CityCard(card, False, False), CityCard(card, True, False)
        visited, both = CityCard(card, False, True), CityCard(card, True, True)
        bare.with_anchor, visited.with_anchor = anchored, both
        bare.with_worker, anchored.with_worker = visited, both
        visited.without_worker, both.without_worker = bare, anchored
        return bare


class Place(Option):
    """A place for workers on the board, and what it does."""

    __slots__ = ("draws", "effect", "idle", "name", "origin", "sails")

    def __init__(
        self,
        name: str,
        effect: Effect,
        origin: str,
        sails: int = 0,
        idle: Idle | None = None,
        draws: int = 0,
    ) -> None:
        super().__init__("place:" + name)
        self.name = name
        self.effect = effect
        self.idle = idle
        """When a visit would change nothing; None if it always brings something."""
        self.origin = origin
        self.sails = sails
        """How far its effect moves the ship."""
        self.draws = draws
        """How many cards its effect draws, if the hand has room."""


class MapType(Option):
    """One of the six kinds of map tiles: types of cards, and how many of each the city must have."""

    __slots__ = ("index", "name", "needs", "origin")

    def __init__(self, name: str, index: int, origin: str, *needs: tuple[int, int]) -> None:
        super().__init__("map:" + name)
        self.name = name
        self.index = index
        self.origin = origin
        self.needs = needs


class Rose(Option):
    """A wind rose: the bit that a card's winds must have to sail with it."""

    __slots__ = ("bit", "name", "origin")

    def __init__(self, name: str, bit: int, origin: str) -> None:
        super().__init__("rose:" + name)
        self.name = name
        self.bit = bit
        self.origin = origin


class Payment(Option):
    """What is handed over for a card: how many of each resource, and of treasures."""

    __slots__ = ("amounts",)

    def __init__(self, amounts: tuple[int, int, int, int, int]) -> None:
        super().__init__("pay:" + ",".join(str(amount) for amount in amounts))
        self.amounts = amounts


class Help:
    """A when-playing effect: units taken off the cost, or mushrooms that seaweed may replace (F-42)."""

    __slots__ = ("bay_only", "critters_only", "discount", "leaves", "substitutes")

    def __init__(
        self,
        discount: int = 0,
        substitutes: int = 0,
        leaves: bool = False,
        bay_only: bool = False,
        critters_only: bool = False,
    ) -> None:
        self.discount = discount
        self.substitutes = substitutes
        self.leaves = leaves
        self.bay_only = bay_only
        self.critters_only = critters_only


class Way(Option):
    """A way to play a card: by paying, with the help of another card, or by an anchor on a construction."""

    __slots__ = ("anchor_on", "helper")

    def __init__(self, key: str, helper: Card | None = None, anchor_on: CityCard | None = None) -> None:
        super().__init__(key)
        self.helper = helper
        self.anchor_on = anchor_on


NOTHING: Final = Payment((0, 0, 0, 0, 0))
PAY: Final = Way("way:pay")
PREPARE: Final = Option("prepare")
PASS: Final = Option("pass")
DECK: Final = Option("deck")
REST: Final = Option("rest")
STRANDED: Final = Option("stranded")
KEEP: Final = Option("keep")
REDRAW: Final = Option("redraw")
