"""Viticulture's things: cards, tokens, fields, workers, and the choices made of them."""

from typing import Final, TypeAlias, final

from figurka.core.decision import Option
from figurka.games.viticulture.rules.steps import Effect, Step

# Where points are from
BY_ORDERS: Final = 0
BY_VISITORS: Final = 1
BY_STRUCTURES: Final = 2
BY_ACTIONS: Final = 3
BY_EVENTS: Final = 4
BY_WAKE_UP: Final = 5
BY_PARENTS: Final = 6
POINT_SOURCES: Final = ("orders", "visitors", "structures", "actions", "events", "wake_up", "parents")

# Decks

VINE: Final = 0
SUMMER: Final = 1
WINTER: Final = 2
ORDER: Final = 3
STRUCTURE: Final = 4
DECK_NAMES: Final = ("vine", "summer", "winter", "order", "structure")
VISITOR_DECKS: Final = (SUMMER, WINTER)


@final
class Deck(Option):
    """One of the decks of small cards."""

    __slots__ = ("index", "name")

    def __init__(self, index: int) -> None:
        super().__init__(f"deck:{DECK_NAMES[index]}")
        self.index = index
        self.name = DECK_NAMES[index]


DECKS: Final = tuple(Deck(index) for index in range(len(DECK_NAMES)))

# Basic structures

TRELLIS: Final = 1 << 0
IRRIGATION: Final = 1 << 1
YOKE: Final = 1 << 2
WINDMILL: Final = 1 << 3
COTTAGE: Final = 1 << 4
TASTING_ROOM: Final = 1 << 5
MEDIUM_CELLAR: Final = 1 << 6
LARGE_CELLAR: Final = 1 << 7


@final
class Basic(Option):
    """A structure that every vineyard mat shows; `bit` marks it among those built."""

    __slots__ = ("bit", "cost", "name")

    def __init__(self, name: str, bit: int, cost: int) -> None:
        super().__init__(f"structure:{name}")
        self.name = name
        self.bit = bit
        self.cost = cost


# Cards


class Card(Option):
    """A card of one of the decks."""

    __slots__ = ("deck", "name")

    def __init__(self, kind: str, name: str, deck: int) -> None:
        super().__init__(f"{kind}:{name}")
        self.name = name
        self.deck = deck


@final
class Vine(Card):
    """A variety of vine: what it brings to the harvest, and the structures that it needs."""

    __slots__ = ("copies", "needs", "red", "value", "white")

    def __init__(self, name: str, red: int, white: int, needs: int, copies: int) -> None:
        super().__init__("vine", name, VINE)
        self.red = red
        self.white = white
        self.value = red + white
        self.needs = needs
        self.copies = copies


@final
class Visitor(Card):
    """A summer or winter visitor; `alone` tells whether it has a sense without other players."""

    __slots__ = ("alone", "effect", "number")

    def __init__(self, name: str, deck: int, number: int, effect: Effect, alone: bool = True) -> None:
        super().__init__("visitor", name, deck)
        self.number = number
        self.effect = effect
        self.alone = alone


@final
class Order(Card):
    """A wine order: the wines asked for as pairs of type and least value, dearest first."""

    __slots__ = ("number", "residual", "vp", "wines")

    def __init__(
        self, name: str, number: int, wines: tuple[tuple[int, int], ...], vp: int, residual: int
    ) -> None:
        super().__init__("order", name, ORDER)
        self.number = number
        self.wines = tuple(sorted(wines, key=lambda wine: (wine[0], -wine[1])))
        self.vp = vp
        self.residual = residual


ACTION_CARD: Final = "action"
ENHANCEMENT: Final = "enhancement"
RESIDUAL: Final = "residual"


@final
class Building(Card):
    """A structure card: an own space for a worker, a lasting advantage, or a yearly one."""

    __slots__ = ("action", "bit", "bonus", "cost", "kind", "number", "stars", "year_end")

    def __init__(
        self,
        name: str,
        number: int,
        cost: int,
        kind: str,
        action: tuple[Step, ...] = (),
        bonus: tuple[Step, ...] = (),
        year_end: tuple[Step, ...] = (),
        stars: bool = False,
    ) -> None:
        super().__init__("structure", name, STRUCTURE)
        self.number = number
        self.bit = 1 << number
        self.cost = cost
        self.kind = kind
        self.action = action
        self.bonus = bonus
        self.year_end = year_end
        self.stars = stars
        """Whether its bonus is a star of the Tuscany map, which neither board has."""


Structure: TypeAlias = Basic | Building

# Parents


@final
class Mama(Option):
    """Cards and lira to begin with."""

    __slots__ = ("draw", "lira", "name", "world")

    def __init__(self, name: str, draw: tuple[int, int, int, int], lira: int, world: bool = False) -> None:
        super().__init__(f"parent:{name}")
        self.name = name
        self.draw = draw
        self.lira = lira
        self.world = world


@final
class Gift(Option):
    """What a papa offers: a structure, points, a worker, training or orders, or instead of all that lira."""

    __slots__ = ("lira", "orders", "structure", "trains", "vp", "worker")

    def __init__(
        self,
        kind: str,
        structure: Basic | None = None,
        vp: int = 0,
        worker: bool = False,
        trains: bool = False,
        orders: int = 0,
        lira: int = 0,
    ) -> None:
        super().__init__(f"gift:{kind}")
        self.structure = structure
        self.vp = vp
        self.worker = worker
        self.trains = trains
        self.orders = orders
        self.lira = lira


@final
class Papa(Option):
    """Lira to begin with, and a gift or more lira."""

    __slots__ = ("gift", "instead", "lira", "name", "world")

    def __init__(self, name: str, lira: int, gift: Gift, instead: int, world: bool = False) -> None:
        super().__init__(f"parent:{name}")
        self.name = name
        self.lira = lira
        self.gift = gift
        self.instead = Gift("lira", lira=instead)
        self.world = world


# Fields


@final
class Field(Option):
    """One of the three fields: how much vine it bears, which is also its price."""

    __slots__ = ("index", "limit", "name")

    def __init__(self, index: int, name: str, limit: int) -> None:
        super().__init__(f"field:{name}")
        self.index = index
        self.name = name
        self.limit = limit


FIELDS: Final = (Field(0, "left", 5), Field(1, "middle", 6), Field(2, "right", 7))


@final
class FieldDeal(Option):
    """Selling an empty field, or buying it back."""

    __slots__ = ("buys", "field")

    def __init__(self, field: Field, buys: bool) -> None:
        super().__init__(f"{'buy' if buys else 'sell'}:{field.name}")
        self.field = field
        self.buys = buys


SALES: Final = tuple(FieldDeal(field, buys=False) for field in FIELDS)
PURCHASES: Final = tuple(FieldDeal(field, buys=True) for field in FIELDS)


@final
class Planting(Option):
    """A vine on a field: to be planted there, or standing there."""

    __slots__ = ("field", "vine")

    def __init__(self, verb: str, vine: Vine, field: Field) -> None:
        super().__init__(f"{verb}:{vine.name}:{field.name}")
        self.vine = vine
        self.field = field


@final
class Swap(Option):
    """Two planted vines that change places."""

    __slots__ = ("one", "other")

    def __init__(self, one: Planting, other: Planting) -> None:
        super().__init__(f"swap:{one.vine.name}:{one.field.name}:{other.vine.name}:{other.field.name}")
        self.one = one
        self.other = other


# Grapes and wine

RED: Final = 0
WHITE: Final = 1
BLUSH: Final = 2
SPARKLING: Final = 3
COLOURS: Final = ("red", "white")
WINE_TYPES: Final = ("red", "white", "blush", "sparkling")
LEAST: Final = (1, 1, 4, 7)
"""The least value of each type of wine."""
HIGHEST: Final = 9


@final
class Grape(Option):
    """A grape token of a colour and value."""

    __slots__ = ("colour", "value")

    def __init__(self, colour: int, value: int) -> None:
        super().__init__(f"grape:{COLOURS[colour]}:{value}")
        self.colour = colour
        self.value = value

    @property
    def price(self) -> int:
        """What the row of the crush pad pays for it."""
        return (self.value + 2) // 3


@final
class Wine(Option):
    """A wine token of a type and value."""

    __slots__ = ("type", "value")

    def __init__(self, type: int, value: int) -> None:  # noqa: A002
        super().__init__(f"wine:{WINE_TYPES[type]}:{value}")
        self.type = type
        self.value = value


GRAPES: Final = tuple(tuple(Grape(colour, value) for value in range(10)) for colour in range(2))
WINES: Final = tuple(tuple(Wine(kind, value) for value in range(10)) for kind in range(4))


@final
class GrapeOffer(Option):
    """A grape to be bought: from a row of the crush pad's prices, in a colour."""

    __slots__ = ("colour", "price")

    def __init__(self, colour: int, price: int) -> None:
        super().__init__(f"buy_grape:{COLOURS[colour]}:{price}")
        self.colour = colour
        self.price = price


GRAPE_OFFERS: Final = tuple(GrapeOffer(colour, price) for price in (1, 2, 3) for colour in (RED, WHITE))


@final
class Recipe(Option):
    """A wine to be made of certain grapes."""

    __slots__ = ("reds", "sum", "type", "whites")

    def __init__(self, type: int, reds: tuple[int, ...], whites: tuple[int, ...]) -> None:  # noqa: A002
        grapes = "+".join(
            f"{colour}{value}" for colour, values in (("r", reds), ("w", whites)) for value in values
        )
        super().__init__(f"make:{WINE_TYPES[type]}:{grapes}")
        self.type = type
        self.reds = reds
        self.whites = whites
        self.sum = min(sum(reds) + sum(whites), HIGHEST)


# Workers

YELLOW: Final = 0
BLUE: Final = 1
BARE: Final = 2
GRANDE: Final = 3
GREY: Final = 4
WORKER_NAMES: Final = ("yellow", "blue", "bare", "grande", "grey")


@final
class WorkerKind(Option):
    """A kind of worker: a labourer for summer or winter, a regular, grande or temporary one."""

    __slots__ = ("index", "name")

    def __init__(self, index: int) -> None:
        super().__init__(f"worker:{WORKER_NAMES[index]}")
        self.index = index
        self.name = WORKER_NAMES[index]


WORKERS: Final = tuple(WorkerKind(index) for index in range(len(WORKER_NAMES)))

# Places for workers

SUMMER_SEASON: Final = 0
WINTER_SEASON: Final = 1
ALL_YEAR: Final = 2


@final
class Action(Option):
    """An action of the board: its season, what it does, and the bonus of its middle space."""

    __slots__ = ("bonus", "effect", "index", "letter", "name", "season")

    def __init__(
        self,
        index: int,
        name: str,
        season: int,
        effect: Effect,
        bonus: tuple[Step, ...] = (),
        letter: str = "",
    ) -> None:
        super().__init__(f"action:{name}")
        self.index = index
        self.name = name
        self.season = season
        self.effect = effect
        self.bonus = bonus
        self.letter = letter


PLAIN: Final = 0
WITH_BONUS: Final = 1
BESIDE: Final = 2
SPACE_NAMES: Final = ("plain", "bonus", "beside")


class Spot(Option):
    """A place where a worker may be put."""

    __slots__ = ()


@final
class BoardSpot(Spot):
    """A space of an action of the board, or the place beside its spaces."""

    __slots__ = ("action", "space")

    def __init__(self, action: Action, space: int, name: str) -> None:
        super().__init__(f"at:{action.name}" + (f":{name}" if name else ""))
        self.action = action
        self.space = space


@final
class YokeSpot(Spot):
    """The yoke on one's own mat."""

    __slots__ = ()


@final
class CardSpot(Spot):
    """The space of an own structure card."""

    __slots__ = ("building",)

    def __init__(self, building: Building) -> None:
        super().__init__(f"at:structure:{building.name}")
        self.building = building


@final
class DemolishSpot(Spot):
    """The space of the structure mat, where structure cards are taken down."""

    __slots__ = ()


YOKE_SPOT: Final = YokeSpot("at:yoke")
DEMOLISH_SPOT: Final = DemolishSpot("at:demolish")
PASS: Final = Option("pass")
LATER: Final = Option("later")
TAKE: Final = Option("take")
"""Agrees to what is offered."""

# The wake-up chart


@final
class Row(Option):
    """A row of the wake-up chart and its bonus."""

    __slots__ = ("bonus", "index")

    def __init__(self, index: int, bonus: tuple[Step, ...]) -> None:
        super().__init__(f"row:{index + 1}")
        self.index = index
        self.bonus = bonus


@final
class Site(Option):
    """Where a structure card may stand: two slots of the structure mat, then the three fields."""

    __slots__ = ("index",)

    def __init__(self, index: int) -> None:
        super().__init__(f"site:{('mat1', 'mat2', 'left', 'middle', 'right')[index]}")
        self.index = index


SITES: Final = tuple(Site(index) for index in range(5))
MAT_SITES: Final = 2


@final
class Number(Option):
    """A number to be chosen."""

    __slots__ = ("value",)

    def __init__(self, value: int) -> None:
        super().__init__(f"number:{value}")
        self.value = value
