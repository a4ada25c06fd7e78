"""The vocabulary of effects: what cards, actions, tiles and events do, as data."""

from dataclasses import dataclass, fields
from functools import cache
from typing import Final, final

from figurka.core.decision import Option


class Step:
    """One thing that an effect does."""

    __slots__ = ()


# What is counted and asked

EMPTY_FIELDS: Final = "empty_fields"
FIELDS_WITH_VINE: Final = "fields_with_vine"
STRUCTURES_OF_COST_4: Final = "structures_of_cost_4"
STRUCTURES_ON_MAT: Final = "structures_on_mat"
OTHERS_WHO_DID: Final = "others_who_did"
OTHERS_WHO_DID_NOT: Final = "others_who_did_not"
OTHERS_WITH_SIX_WORKERS: Final = "others_with_six_workers"
CARDS_IN_HAND: Final = "cards_in_hand"
SPARKLING_MADE: Final = "sparkling_made"
TYPES_MADE: Final = "types_made"

BUILT_COSTS_5_OR_6: Final = "built_costs_5_or_6"
PLANTED_VALUE_4: Final = "planted_value_4"
NOT_GIVEN: Final = "not_given"
SIX_VINES: Final = "six_vines"
THREE_VARIETIES: Final = "three_varieties"
POINTS_BELOW_ZERO: Final = "points_below_zero"
HARVESTED_THREE: Final = "harvested_three"
SIX_STRUCTURES: Final = "six_structures"
HIGHEST_WINE: Final = "highest_wine"
DID_ALL: Final = "did_all"
HAS_WINE_OF_6: Final = "has_wine_of_6"

SIX_WORKERS: Final = "six_workers"
A_CARD_LEFT: Final = "a_card_left"

# Money, points and tokens


@final
@dataclass(frozen=True)
class Pay(Step):
    """Pay lira to the bank, all or nothing."""

    lira: int


@final
@dataclass(frozen=True)
class Lose(Step):
    """Give up points, residual payments, lira, influence or fame."""

    vp: int = 0
    residual: int = 0
    lira: int = 0
    influence: int = 0
    fame: int = 0


@final
@dataclass(frozen=True)
class Gain(Step):
    """Gain lira, points, residual payments, influence or fame."""

    lira: int = 0
    vp: int = 0
    residual: int = 0
    influence: int = 0
    fame: int = 0


@final
@dataclass(frozen=True)
class Discount(Step):
    """Make this action cheaper."""

    lira: int


@final
@dataclass(frozen=True)
class GainGrape(Step):
    """Gain a grape of a value; the colour is chosen unless it is given (-1)."""

    value: int = 1
    colour: int = -1
    exact: bool = True
    """Whether just this slot must be free; otherwise the token may come to lie lower."""


@final
@dataclass(frozen=True)
class GainWine(Step):
    """Gain a red or white wine of a value."""

    value: int = 1


@final
@dataclass(frozen=True)
class GainPer(Step):
    """Gain lira or points for each thing counted."""

    per: str
    lira: int = 0
    vp: int = 0


# Cards


@final
@dataclass(frozen=True)
class Draw(Step):
    """Draw cards of named decks."""

    vine: int = 0
    summer: int = 0
    winter: int = 0
    order: int = 0
    structure: int = 0

    @property
    def counts(self) -> tuple[int, ...]:
        """How many of each deck."""
        return (self.vine, self.summer, self.winter, self.order, self.structure)


@final
@dataclass(frozen=True)
class DrawChoice(Step):
    """Draw cards, naming the deck of each before looking; no decks named means any deck in play."""

    count: int
    decks: tuple[int, ...] = ()


@final
@dataclass(frozen=True)
class DrawPer(Step):
    """Draw a card of a chosen deck for each thing counted."""

    per: str
    decks: tuple[int, ...]


@final
@dataclass(frozen=True)
class DrawKeep(Step):
    """Draw some, keep a few, discard the rest."""

    deck: int
    count: int
    keep: int


@final
@dataclass(frozen=True)
class DrawOneOfEach(Step):
    """Draw a card of every deck in play."""


@final
@dataclass(frozen=True)
class RevealOneOfEach(Step):
    """Turn up a card of every deck in play, keep some, discard the rest."""

    keep: int


@final
@dataclass(frozen=True)
class TakeFromDiscards(Step):
    """Take the topmost cards of different discard piles."""

    count: int


ANY_CARD: Final = "card"
VISITOR: Final = "visitor"
VINE_CARD: Final = "vine"
SUMMER_CARD: Final = "summer"
GRAPE: Final = "grape"
WINE: Final = "wine"
GRAPE_OR_WINE: Final = "grape_or_wine"
WHOLE_HAND: Final = "whole_hand"


@final
@dataclass(frozen=True)
class Discard(Step):
    """Discard cards of the hand, grapes or wines."""

    what: str
    count: int = 1
    least: int = 0
    most: int = 9


# The vineyard


@final
@dataclass(frozen=True)
class Build(Step):
    """Build structures, at a discount, at a set price, or free."""

    count: int = 1
    up_to: bool = False
    discount: int = 0
    free: bool = False
    dearest: int = 99
    """The highest printed cost that may be built."""
    only: str = ""
    price: int = -1
    """The price instead of the printed one."""


@final
@dataclass(frozen=True)
class UpgradeCellar(Step):
    """Build the medium cellar, or the large one after it."""

    discount: int = 0
    price: int = -1


@final
@dataclass(frozen=True)
class Plant(Step):
    """Plant vines of the hand on own fields."""

    count: int = 1
    up_to: bool = False
    may_skip: bool = False
    ignores_structures: bool = False
    ignores_limit: bool = False
    second_ignores_limit: bool = False


@final
@dataclass(frozen=True)
class Uproot(Step):
    """Take planted vines off the fields, to the hand or to the discards."""

    count: int = 1
    to_hand: bool = False


@final
@dataclass(frozen=True)
class SwapVines(Step):
    """Exchange a vine of one field with a vine of another."""


@final
@dataclass(frozen=True)
class Harvest(Step):
    """Harvest fields."""

    count: int = 1
    up_to: bool = False


@final
@dataclass(frozen=True)
class MakeWine(Step):
    """Make wine of own grapes, one token after another."""

    count: int = 1
    up_to: bool = False
    types: tuple[int, ...] = (0, 1, 2, 3)
    once_each: bool = False
    least: int = 0
    ignores_cellar: bool = False


@final
@dataclass(frozen=True)
class FillOrder(Step):
    """Fill wine orders of the hand."""

    count: int = 1
    up_to: bool = False
    extra_vp: int = 0
    relief: int = 0
    """How much lower than asked every wine may be."""
    just_drawn: bool = False
    from_partner: bool = False


@final
@dataclass(frozen=True)
class AgeWine(Step):
    """Age wines: `count` of them, all if 0."""

    count: int = 1
    times: int = 1
    up_to: bool = False
    just_made: bool = False


@final
@dataclass(frozen=True)
class AgeGrape(Step):
    """Age grapes: `count` of them, all if 0."""

    count: int = 1
    times: int = 1


@final
@dataclass(frozen=True)
class Market(Step):
    """Sell grapes, or sell or buy a field, or, with the tile, buy a grape."""

    grapes: int = 18
    buys_grape: bool = False


@final
@dataclass(frozen=True)
class SellWine(Step):
    """Sell a wine for lira of its value."""


@final
@dataclass(frozen=True)
class Barter(Step):
    """Give one item of the trade list and receive some, of which so many were taken already."""

    receive: int = 1
    taken: int = 0


# Workers


@final
@dataclass(frozen=True)
class Train(Step):
    """Train workers at a price each."""

    price: int
    count: int = 1
    up_to: bool = False
    this_year: bool = False


@final
@dataclass(frozen=True)
class Retrieve(Step):
    """Take back own workers placed this year."""

    count: int
    only_grande: bool = False


@final
@dataclass(frozen=True)
class TakeTemporary(Step):
    """Use the grey worker this year."""


@final
@dataclass(frozen=True)
class PlaceAhead(Step):
    """Place another worker on an action of a later season."""


@final
@dataclass(frozen=True)
class EarlierAction(Step):
    """Take an action of an earlier season without a worker or bonus."""


@final
@dataclass(frozen=True)
class MoveRooster(Step):
    """Move the rooster to an empty row of the wake-up chart, take its bonus and pass the season."""


@final
@dataclass(frozen=True)
class Demolish(Step):
    """Take down an own structure card."""


@final
@dataclass(frozen=True)
class Play(Step):
    """Play visitors of the hand, one after another."""

    deck: int
    count: int = 1
    up_to: bool = False


@final
@dataclass(frozen=True)
class GainTile(Step):
    """World: take revealed innovation tiles at a price each and lay them."""

    price: int
    count: int = 1
    up_to: bool = False
    only_oval: bool = False


# Other players


@final
@dataclass(frozen=True)
class AllMay(Step):
    """Every player may do the step, the acting one first."""

    step: Step


@final
@dataclass(frozen=True)
class OthersMay(Step):
    """Every other player may do all the steps."""

    steps: tuple[Step, ...]


@final
@dataclass(frozen=True)
class GiveToActor(Step):
    """Give lira or cards of one's choice to the acting player."""

    lira: int = 0
    cards: int = 0


@final
@dataclass(frozen=True)
class PayOthers(Step):
    """Pay up to some other players and count them."""

    up_to: int
    lira: int


@final
@dataclass(frozen=True)
class DemandSummer(Step):
    """Up to some other players must give a summer visitor if they hold one; who cannot is counted."""

    up_to: int


@final
@dataclass(frozen=True)
class JointGift(Step):
    """The others together give just so many visitors, or none."""

    total: int


@final
@dataclass(frozen=True)
class NeighbourMust(Step):
    """The player to the right must choose one of the steps."""

    steps: tuple[Step, ...]


@final
@dataclass(frozen=True)
class EachPlayer(Step):
    """Every player, the acting one included, does the steps as far as possible."""

    steps: tuple[Step, ...]


@final
@dataclass(frozen=True)
class OtherPlayer(Step):
    """One chosen fellow player may do the steps."""

    steps: tuple[Step, ...]


# Putting steps together


@final
@dataclass(frozen=True)
class When(Step):
    """Do the steps if the condition holds, otherwise the others."""

    condition: str
    steps: tuple[Step, ...]
    otherwise: tuple[Step, ...] = ()


@final
@dataclass(frozen=True)
class ChooseOne(Step):
    """Do one of the steps."""

    steps: tuple[Step, ...]


@final
@dataclass(frozen=True)
class May(Step):
    """Do the step, or do not."""

    step: Step


def _slug(step: Step) -> str:
    """A short name of a step with its figures, by which it can be chosen."""
    figures = [
        f"{field.name}{value:d}" if isinstance(value, int) else f"{value}"
        for field in fields(step)  # type: ignore[arg-type]
        if isinstance(value := getattr(step, field.name), int | str) and value != field.default
    ]
    return "-".join((type(step).__name__.lower(), *figures))


@final
class Part(Option):
    """A step to be chosen."""

    __slots__ = ("step",)

    def __init__(self, step: Step) -> None:
        super().__init__(f"part:{_slug(step)}")
        self.step = step


@cache
def part(step: Step) -> Part:
    """A step as something to choose; each is made once."""
    return Part(step)


@final
class Way(Option):
    """One of the ways in which an effect may be taken: steps that are all done."""

    __slots__ = ("needs", "ordered", "steps")

    def __init__(self, name: str, *steps: Step, ordered: bool = False, needs: str = "") -> None:
        super().__init__(f"way:{name}")
        self.steps = steps
        self.ordered = ordered
        self.needs = needs


@final
class Effect:
    """The ways of an effect, of which so many are chosen; `both` is the price of taking both of two."""

    __slots__ = ("both", "pick", "ways")

    def __init__(self, *ways: Way, pick: int = 1, both: Step | None = None) -> None:
        self.ways = ways
        self.pick = pick
        self.both = both


def just(*steps: Step, ordered: bool = False) -> Effect:
    """An effect with a single way."""
    return Effect(Way("all", *steps, ordered=ordered))
