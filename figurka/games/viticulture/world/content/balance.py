"""The figures that no public source tells: this project's own, in one place, so that they can be tuned."""

from typing import Final

from figurka.games.viticulture.rules.steps import AgeGrape, Draw, DrawChoice, Gain, Step, TakeTemporary
from figurka.games.viticulture.rules.things import VISITOR_DECKS

INFLUENCE_START: Final = {1: 8, 2: 6, 3: 4, 4: 2, 5: 1, 6: 0}
"""Where the influence marker begins, by number of players."""
TILE_PRICE: Final = 4
CHEAP_TILE_PRICE: Final = 3
"""The price of an innovation with the tile of action H."""
TRAINING_PRICE: Final = 4
AUTUMN: Final[tuple[Step, ...]] = (Gain(lira=2), DrawChoice(1), AgeGrape())
WAKE_UP: Final[tuple[tuple[Step, ...], ...]] = (
    (Draw(vine=1),),
    (Draw(order=1),),
    (Gain(lira=2),),
    (DrawChoice(1, VISITOR_DECKS),),
    (Gain(vp=1),),
    (TakeTemporary(),),
)

_LIRA = (Gain(lira=1),)
_POINT = (Gain(vp=1),)
_TWO_POINTS = (Gain(vp=2),)
COVERED_BENEFITS: Final[dict[str, tuple[tuple[Step, ...], tuple[Step, ...]]]] = {
    "A": (_LIRA, _LIRA),
    "B": (_LIRA, _LIRA),
    "C": ((), _LIRA),
    "I": (_POINT, _POINT),
    "J": (_LIRA, _LIRA),
    "K": (_POINT, _POINT),
    "L": (_POINT, ()),
    "N": (_TWO_POINTS, _TWO_POINTS),
    "O": (_POINT, _POINT),
}
"""What the spaces of an action print, gained by whoever covers them with an oval tile."""
COVERED_COSTS: Final[dict[str, tuple[int, int]]] = {
    "E": (1, 0),
    "F": (2, 2),
    "G": (5, 5),
    "M": (1, 0),
    "P": (2, 1),
}
"""The lira that the spaces of an action ask from whoever covers them."""

CAPS: Final = {"none": (0, 0), "c1": (1, 1), "c2": (1, 2), "two": (2, 2)}
"""The influence that an event can give in its year, with up to three players and with more."""
TARGETS: Final = {
    "low": {1: 1, 2: 2, 3: 2, 4: 3, 5: 4, 6: 4},
    "mid": {1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 7},
    "tiles": {1: 1, 2: 2, 3: 2, 4: 3, 5: 3, 6: 3},
}
"""Team counts by number of players."""

FEW_PLAYERS: Final = 3


def most_influence(cap: str, seats: int) -> int:
    """The influence that a cap allows with so many players (W-300)."""
    few, many = CAPS[cap]
    return few if seats <= FEW_PLAYERS else many


def influence_start(seats: int, level: str) -> int:
    """Where the influence marker begins with so many players at a level (W-11)."""
    return min(max(INFLUENCE_START[seats] + LEVEL_START[level], 0), MOST_AT_START)


def team_target(name: str, seats: int) -> int:
    """A team count by the number of players (W-304)."""
    return TARGETS[name][seats]


FAME_LOW: Final = {1: 4, 2: 6, 3: 7, 4: 8, 5: 9, 6: 9}
"""North America: the lower end of the good band of fame, which is two spaces wide."""
FAME_START: Final = 2
FAME_MOST: Final = 12

RESOURCES_AT_START: Final = {1: 2, 2: 0, 3: 2, 4: 1, 5: 1, 6: 1}
RESOURCES_IN_SPRING: Final = {1: 1, 2: 1, 3: 1, 4: 1, 5: 2, 6: 2}
RESOURCE_COPIES: Final = 6

GOALS_DEALT: Final = 3
GOALS_KEPT: Final = 2
SOLO_GOALS_DEALT: Final = 4
SOLO_GOALS_KEPT: Final = 3
UNFAVOURED_GOAL: Final = 2
"""Europe: the lira for a goal that the government does not favour."""

PARTNER_INCOME: Final = {"easy": 5, "normal": 3, "hard": 3}
PARTNER_SAVES: Final = {"easy": 99, "normal": 99, "hard": 6}
"""How many lira the partner's purse keeps at the year's end."""
PARTNER_GIVES_LIRA: Final = 1
PARTNER_GIVES_CARDS: Final = 2
"""The most that the partner gives in an exchange: one or the other."""
LEVEL_START: Final = {"easy": 3, "normal": 0, "hard": -3}
"""By how much influence begins higher or lower at a level."""
MOST_AT_START: Final = 9
"""However easy, some influence is still to be won."""
