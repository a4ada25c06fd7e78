"""What Viticulture World adds: tiles, events, goals, resources, and the choices made of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, final

from figurka.core.decision import Option
from figurka.games.viticulture.rules.steps import Step
from figurka.games.viticulture.rules.things import Action, Card, Grape, Wine

LETTERS: Final = "ABCDEFGHIJKLMNOP"
LIRA_SPACE: Final = 16
EVENT_SPACE: Final = 17
"""The indices of the two actions without a letter: the lira space and Greengully's event card."""

# Where facts come from
RULEBOOK: Final = "rulebook"
PUBLIC: Final = "public"
DESIGNED: Final = "designed"

# Where influence is from
FROM_START: Final = 0
FROM_EVENT: Final = 1
FROM_PURCHASE: Final = 2
FROM_POINTS: Final = 3
INFLUENCE_ORIGINS: Final = ("start", "events", "bought", "points")

# Directions of the arrows
LEFT: Final = "left"
RIGHT: Final = "right"
UP: Final = "up"
DOWN: Final = "down"


# Innovation tiles


class InnovationTile(Option):
    """A tile that makes an action better."""

    __slots__ = ("name", "source")

    def __init__(self, kind: str, name: str, source: str) -> None:
        super().__init__(f"{kind}:{name}")
        self.name = name
        self.source = source


@final
class Tile(InnovationTile):
    """A rectangular tile: it replaces the text of the action with its letter."""

    __slots__ = ("action", "solo", "steps")

    def __init__(
        self, letter: str, name: str, steps: tuple[Step, ...], source: str, solo: bool = False
    ) -> None:
        super().__init__("tile", name, source)
        self.action = LETTERS.index(letter)
        self.steps = steps
        self.solo = solo


@final
class Oval(InnovationTile):
    """An oval tile: unlimited room on its space and a bonus for trained workers, or an arrow to another."""

    __slots__ = ("arrow", "copies", "steps")

    def __init__(
        self, name: str, steps: tuple[Step, ...], source: str, arrow: str = "", copies: int = 1
    ) -> None:
        super().__init__("oval", name, source)
        self.steps = steps
        self.arrow = arrow
        self.copies = copies


@final
class OvalSpace(Option):
    """A space of an action where an oval tile may be laid."""

    __slots__ = ("action", "space")

    def __init__(self, action: Action, space: int) -> None:
        super().__init__(f"lay:{action.name}:{space + 1}")
        self.action = action
        self.space = space


# The wake-up chart


@final
class Position(Option):
    """An outer space of the pocket watch and its benefit."""

    __slots__ = ("benefit", "index", "source")

    def __init__(self, index: int, benefit: tuple[Step, ...], source: str = DESIGNED) -> None:
        super().__init__(f"position:{index + 1}")
        self.index = index
        self.benefit = benefit
        self.source = source


# Hats


@final
class Hat(Option):
    """A hat to be taken off: of a worker at home, of one that stands on the board, or of the acting one."""

    __slots__ = ("kind", "where")

    def __init__(self, kind: int, where: str) -> None:
        super().__init__(f"hat:{('yellow', 'blue')[kind]}:{where}")
        self.kind = kind
        self.where = where


AT_HOME: Final = "home"
ON_BOARD: Final = "board"
ACTING: Final = "acting"
HATS: Final = {(kind, where): Hat(kind, where) for kind in (0, 1) for where in (AT_HOME, ON_BOARD, ACTING)}


# Events

SMALL_TEAM: Final = 2
MEDIUM_TEAM: Final = 4
"""The sizes up to which a team is small or medium for a hardship."""


@final
@dataclass(frozen=True)
class Change:
    """What an event or hardship changes while it lasts."""

    build_discount: int = 0
    planting_price: int = 0
    wine_value: int = 0
    wine_gain: tuple[Step, ...] = ()
    order_gain: tuple[Step, ...] = ()
    order_vp: int = 0
    order_with_6: tuple[Step, ...] = ()
    first_order_with_7: tuple[Step, ...] = ()
    least_wine_sold: int = 0
    wine_sold_gain: tuple[Step, ...] = ()
    wine_sold_lira: int = 0
    grape_sold_gain: tuple[Step, ...] = ()
    tour_gain: tuple[Step, ...] = ()
    extra_price: Mapping[str, int] | None = None
    blocked_action: str = ""
    blocked: tuple[str, ...] = ()
    most_wines: int = 0
    harvest_value: int = 0
    half_income: bool = False
    hatted_summer_price: int = 0
    structures_waived_for: int = 0
    trade_gain: tuple[Step, ...] = ()
    scandal: tuple[Step, ...] = ()
    on_reveal: tuple[Step, ...] = ()
    year_end: tuple[Step, ...] = ()


NO_CHANGE: Final = Change()


@final
@dataclass(frozen=True)
class Dish:
    """Asia: what the dish of the year needs and brings."""

    ingredient: str
    base: int
    per_player: int
    team: tuple[Step, ...]
    cooks: tuple[Step, ...]
    colour: int = -1
    both_colours: bool = False

    def need(self, seats: int) -> int:
        """How much the dish needs with so many players (W-322)."""
        return self.base + self.per_player * seats


@final
@dataclass(frozen=True)
class Share:
    """Oceania: what sharing costs, what the fellow player gains, and the one who shares."""

    cost: tuple[Step, ...]
    fellow: tuple[Step, ...]
    actor: tuple[Step, ...] = ()
    same_grape: bool = False


@final
@dataclass(frozen=True)
class Deed:
    """South America: what the team is to do in the year; the target is a table or grows with the players."""

    count: str
    gain: tuple[Step, ...]
    target: str = ""
    base: int = 0
    per_player: int = 0


@final
@dataclass(frozen=True)
class Service:
    """South America: what a person offers with the marked action."""

    cost: tuple[Step, ...] = ()
    gain: tuple[Step, ...] = ()
    discount: int = 0
    waives_structures: bool = False
    red_wine: int = 0
    relief: int = 0

    @property
    def inside(self) -> bool:
        """Whether it is used inside the action and not after it."""
        return bool(self.discount or self.waives_structures or self.red_wine or self.relief)


@final
@dataclass(frozen=True)
class Bonus:
    """An effect that may be bought after the marked action."""

    cost: tuple[Step, ...]
    gain: tuple[Step, ...]
    once_per_player: bool = False
    team_target: str = ""
    team_gain: tuple[Step, ...] = ()


@final
@dataclass(frozen=True)
class Space:
    """Greengully: an all-year space on the event card."""

    cost: tuple[Step, ...]
    gain: tuple[Step, ...]
    after_cap: tuple[Step, ...] = ()


@final
@dataclass(frozen=True)
class Headline:
    """North America: which actions bring fame, and what the right fame brings."""

    fame: Mapping[str, int]
    gain: tuple[Step, ...]


@final
@dataclass(frozen=True)
class Hardship:
    """Africa: the resources that end it by size of the team, what that brings, and what follows otherwise."""

    small: Mapping[str, int]
    medium: Mapping[str, int]
    large: Mapping[str, int]
    answered: tuple[Step, ...]
    unanswered: tuple[Step, ...] = ()

    def needs(self, seats: int) -> Mapping[str, int]:
        """What it needs from a team of this size (W-376)."""
        if seats <= SMALL_TEAM:
            return self.small
        return self.medium if seats <= MEDIUM_TEAM else self.large


ANY_DIFFERENT: Final = "any_different"


@final
class Event(Option):
    """An event card: a year's circumstances."""

    __slots__ = (
        "bonus",
        "cap",
        "change",
        "deed",
        "dish",
        "favoured",
        "hardship",
        "headline",
        "marked",
        "name",
        "number",
        "second_deed",
        "service",
        "share",
        "source",
        "space",
    )

    def __init__(
        self,
        number: int,
        name: str,
        marked: str = "",
        cap: str = "none",
        source: str = DESIGNED,
        change: Change = NO_CHANGE,
        space: Space | None = None,
        bonus: Bonus | None = None,
        dish: Dish | None = None,
        share: Share | None = None,
        service: Service | None = None,
        deed: Deed | None = None,
        second_deed: Deed | None = None,
        favoured: tuple[str, ...] = (),
        headline: Headline | None = None,
        hardship: Hardship | None = None,
    ) -> None:
        super().__init__(f"event:{name}")
        self.number = number
        self.name = name
        self.marked = marked
        """The letters of the actions that it touches; `$` is the lira space."""
        self.cap = cap
        """Which limit holds for the influence that it can give."""
        self.source = source
        self.change = change
        self.space = space
        self.bonus = bonus
        self.dish = dish
        self.share = share
        self.service = service
        self.deed = deed
        self.second_deed = second_deed
        self.favoured = favoured
        self.headline = headline
        self.hardship = hardship

    def marks(self, action: int) -> bool:
        """Whether an action carries the event's token."""
        return letter_of(action) in self.marked


def letter_of(action: int) -> str:
    """The letter of an action; `$` is the lira space, the event space has none."""
    if action < LIRA_SPACE:
        return LETTERS[action]
    return "$" if action == LIRA_SPACE else "-"


# Europe


@final
class Goal(Option):
    """A personal goal: a count with its least value, or structures to own."""

    __slots__ = ("category", "count", "least", "name", "owns_all", "owns_any")

    def __init__(
        self, name: str, category: str, count: str = "", least: int = 0, owns_all: int = 0, owns_any: int = 0
    ) -> None:
        super().__init__(f"goal:{name}")
        self.name = name
        self.category = category
        self.count = count
        self.least = least
        self.owns_all = owns_all
        self.owns_any = owns_any


@final
class Claim(Option):
    """Claiming a goal."""

    __slots__ = ("goal",)

    def __init__(self, goal: Goal) -> None:
        super().__init__(f"claim:{goal.name}")
        self.goal = goal


# North America


@final
class Interview(Option):
    """Talking to the press, for more fame or less."""

    __slots__ = ("change",)

    def __init__(self, change: int) -> None:
        super().__init__(f"interview:{'up' if change > 0 else 'down'}")
        self.change = change


INTERVIEWS: Final = (Interview(1), Interview(-1))


# Africa


@final
class Resource(Option):
    """A resource card."""

    __slots__ = ("index", "name")

    def __init__(self, index: int, name: str) -> None:
        super().__init__(f"resource:{name}")
        self.index = index
        self.name = name


@final
class LayResource(Option):
    """Laying one resource, or two equal ones as another, against a hardship."""

    __slots__ = ("counts_as", "pair", "resource")

    def __init__(self, resource: Resource, counts_as: Resource, pair: bool) -> None:
        super().__init__(f"against:{resource.name}" + (f":{resource.name}:{counts_as.name}" if pair else ""))
        self.resource = resource
        self.counts_as = counts_as
        self.pair = pair

    @property
    def cards(self) -> tuple[Resource, ...]:
        """The cards that are laid."""
        return (self.resource, self.resource) if self.pair else (self.resource,)


SEARCH: Final = Option("search")
"""Discard two visitors for a resource card."""

# Trading

NOTHING: Final = Option("nothing")
AGREE: Final = Option("agree")
COUNTER: Final = Option("counter")
NO_TRADE: Final = Option("no_trade")
TAKE_BACK: Final = Option("take_back")
LIRA_THING: Final = Option("thing:lira")
RESOURCES_THING: Final = Option("thing:resources")
PARTNER: Final = Option("partner")
DEFER: Final = Option("defer")


@final
class CardsThing(Option):
    """Cards of one deck as something to trade."""

    __slots__ = ("deck",)

    def __init__(self, deck: int) -> None:
        super().__init__(f"thing:{('vine', 'summer', 'winter', 'order', 'structure')[deck]}")
        self.deck = deck


CARD_THINGS: Final = tuple(CardsThing(deck) for deck in range(5))


@final
class Goods:
    """One side of a trade: lira, or cards of one deck, or a grape or wine, or resources, or nothing.

    Where hands are hidden, cards of another player are asked for by number only (`unnamed`).
    """

    __slots__ = ("cards", "deck", "grape", "lira", "resources", "unnamed", "wine")

    def __init__(
        self,
        lira: int = 0,
        deck: int = -1,
        cards: tuple[Card, ...] = (),
        unnamed: int = 0,
        grape: Grape | None = None,
        wine: Wine | None = None,
        resources: tuple[Resource, ...] = (),
    ) -> None:
        self.lira = lira
        self.deck = deck
        self.cards = cards
        self.unnamed = unnamed
        self.grape = grape
        self.wine = wine
        self.resources = resources

    @property
    def empty(self) -> bool:
        """Whether it is nothing."""
        return not (
            self.lira
            or self.cards
            or self.unnamed
            or self.resources
            or self.grape is not None
            or self.wine is not None
        )


@final
class Offer(Option):
    """A trade proposed by one seat to another: what it gives and what it asks for."""

    __slots__ = ("asks", "fellow", "gives", "proposer")

    def __init__(self, proposer: int, fellow: int, gives: Goods, asks: Goods) -> None:
        super().__init__("offer")
        self.proposer = proposer
        self.fellow = fellow
        self.gives = gives
        self.asks = asks


# Solo


@final
class PartnerCard(Option):
    """A card of the solo partner: the actions of summer and winter where workers are put."""

    __slots__ = ("number", "summer", "winter")

    def __init__(self, number: int, summer: str, winter: str) -> None:
        super().__init__(f"partner:{number}")
        self.number = number
        self.summer = summer
        self.winter = winter
