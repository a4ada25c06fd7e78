"""What lessons of Viticulture look at in a state, always from the learner's seat."""

from figurka.games.viticulture.content.orders import ORDER_BY_NAME
from figurka.games.viticulture.content.structures import STRUCTURE_BY_NAME
from figurka.games.viticulture.rules.scoring import over, winners
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.things import COLOURS, FIELDS, WINE_TYPES
from figurka.games.viticulture.rules.vineyard.cellar import VALUES
from figurka.lessons.form import LEARNER, Figure, Holds
from figurka.locales import Message

ALMA = 1
"""The seat of the other."""


def me(state: VitState) -> Player:
    """The learner."""
    return state.players[LEARNER]


# Figures


def money(amount: int) -> Message:
    """So many lira."""
    return Message("viticulture-lira", {"count": amount})


def points_in_words(count: int) -> Message:
    """So many points, not shortened: lessons are where one meets them first."""
    return Message("viticulture-lesson-points", {"count": count})


def purse(state: VitState) -> Message:
    """The learner's lira."""
    return money(me(state).lira)


def income(state: VitState) -> Message:
    """The lira that the learner gets at the end of each year."""
    return money(me(state).residual)


def price(structure: str) -> Figure:
    """What a structure costs."""
    return lambda _: money(STRUCTURE_BY_NAME[structure].cost)


def points(seat: int = LEARNER) -> Figure:
    """A seat's points."""
    return lambda state: state.players[seat].vp


def worth(order: str) -> Figure:
    """The points of an order."""
    return lambda _: points_in_words(ORDER_BY_NAME[order].vp)


def wanted(order: str, kind: str) -> Figure:
    """The value that an order asks of a type of wine."""
    return lambda _: dict(ORDER_BY_NAME[order].wines)[WINE_TYPES.index(kind)]


def best_grape(colour: str) -> Figure:
    """The highest value of a colour on the learner's crush pad; 0 if there is none."""
    return lambda state: max(VALUES[me(state).grapes[COLOURS.index(colour)]], default=0)


def best_wine(kind: str) -> Figure:
    """The highest value of a type in the learner's cellar; 0 if there is none."""
    return lambda state: max(VALUES[me(state).wines[WINE_TYPES.index(kind)]], default=0)


def limit(field: str) -> Figure:
    """How much vine a field bears."""
    return lambda _: next(each.limit for each in FIELDS if each.name == field)


def workers(state: VitState) -> int:
    """How many workers the learner has at hand."""
    return sum(me(state).available)


def row(seat: int = LEARNER) -> Figure:
    """The row of a seat's rooster, counted from 1."""
    return lambda state: state.players[seat].row + 1


def first(state: VitState) -> str:
    """Who acts first this year: `you` or `other`."""
    return "you" if state.order[0] == LEARNER else "other"


# Conditions


def has_grape(colour: str, value: int) -> Holds:
    """A grape of just this value lies on the learner's crush pad."""
    return lambda state: value in VALUES[me(state).grapes[COLOURS.index(colour)]]


def has_wines(order: str) -> Holds:
    """Wines of at least what an order asks lie in the learner's cellar, one of each type."""
    return lambda state: all(
        max(VALUES[me(state).wines[kind]], default=0) >= value for kind, value in ORDER_BY_NAME[order].wines
    )


def has_any_wine(state: VitState) -> bool:
    """A wine lies in the learner's cellar."""
    return any(me(state).wines)


def filled(order: str) -> Holds:
    """An order is no longer in the learner's hand."""
    return lambda state: ORDER_BY_NAME[order] not in me(state).orders()


def built(structure: str) -> Holds:
    """The learner has a structure."""
    return lambda state: me(state).has(STRUCTURE_BY_NAME[structure].bit)


def planted(state: VitState) -> bool:
    """A vine stands on a field of the learner's."""
    return any(me(state).fields)


def planted_first(state: VitState) -> bool:
    """The learner acts first this year, and has planted a vine."""
    return planted(state) and first(state) == "you"


def trained(state: VitState) -> bool:
    """A worker of the learner's comes next year."""
    return me(state).trainees > 0


def won(state: VitState) -> bool:
    """The game is over, and the learner alone has won."""
    return over(state) and winners(state) == [LEARNER]
