"""The crush pad and the cellar: where grapes and wine lie, how they age, and what wine can be made."""

from functools import cache
from itertools import combinations
from typing import Final

from figurka.games.viticulture.content.buildings import CHARMAT
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.steps import MakeWine
from figurka.games.viticulture.rules.things import (
    BLUSH,
    GRAPES,
    HIGHEST,
    LARGE_CELLAR,
    LEAST,
    MEDIUM_CELLAR,
    RED,
    SPARKLING,
    WHITE,
    WINES,
    Grape,
    Recipe,
    Wine,
)

VALUES: Final = tuple(tuple(value for value in range(1, 10) if mask >> value & 1) for mask in range(1024))
"""The values that a mask of bits holds, in ascending order."""
LEVEL_BITS: Final = (0b0000001110, 0b0001111110, 0b1111111110)
"""The values for which there is room with the small, the medium and the large cellar."""
TYPE_BITS: Final = (0b1111111110, 0b1111111110, 0b1111110000, 0b1110000000)
AT_MOST: Final = tuple((1 << (value + 1)) - 2 for value in range(10))
MEDIUM_STEP: Final = 3
LARGE_STEP: Final = 6


# Grapes


def grape_slot(player: Player, colour: int, value: int) -> int:
    """Where a grape comes to lie: its slot or the next lower free one; 0 if it is lost (V-92)."""
    free = ~player.grapes[colour] & AT_MOST[value]
    return free.bit_length() - 1 if free else 0


def put_grape(state: VitState, player: Player, colour: int, value: int) -> int:
    """Put a grape on the crush pad, as high as there is room."""
    slot = grape_slot(player, colour, value)
    if slot:
        player.grapes[colour] |= 1 << slot
        state.tell("grape", player.seat, GRAPES[colour][slot])
    else:
        state.tell("grape-lost", player.seat, GRAPES[colour][value])
    return slot


def take_grape(player: Player, grape: Grape) -> None:
    """Take a grape off the crush pad."""
    player.grapes[grape.colour] &= ~(1 << grape.value)


def grapes_of(player: Player) -> list[Grape]:
    """The grapes on the crush pad."""
    return [
        *(GRAPES[RED][value] for value in VALUES[player.grapes[RED]]),
        *(GRAPES[WHITE][value] for value in VALUES[player.grapes[WHITE]]),
    ]


def has_grape(player: Player) -> bool:
    """Whether there is a grape on the crush pad."""
    return player.grapes[RED] != 0 or player.grapes[WHITE] != 0


# Wine


def wine_slot(player: Player, kind: int, value: int, ignores_cellar: bool = False) -> int:
    """Where a wine comes to lie, at its value or lower; 0 if there is no room for it (V-92, V-93)."""
    room = LEVEL_BITS[2 if ignores_cellar else player.cellar_levels()] & TYPE_BITS[kind]
    free = room & ~player.wines[kind] & AT_MOST[value]
    return free.bit_length() - 1 if free else 0


def put_wine(player: Player, wine: Wine) -> None:
    """Put a wine into its slot of the cellar."""
    player.wines[wine.type] |= 1 << wine.value


def take_wine(player: Player, wine: Wine) -> None:
    """Take a wine out of the cellar."""
    player.wines[wine.type] &= ~(1 << wine.value)


def wines_of(player: Player, least: int = 0) -> list[Wine]:
    """The wines in the cellar that are worth at least so much."""
    return [WINES[kind][value] for kind in range(4) for value in VALUES[player.wines[kind]] if value >= least]


def wine_count(player: Player) -> int:
    """How many wines the cellar holds."""
    wines = player.wines
    return wines[0].bit_count() + wines[1].bit_count() + wines[2].bit_count() + wines[3].bit_count()


def has_wine(player: Player) -> bool:
    """Whether the cellar holds any wine."""
    wines = player.wines
    return (wines[0] | wines[1] | wines[2] | wines[3]) != 0


# Aging


def _aged(mask: int, crosses: int) -> int:
    for value in range(HIGHEST - 1, 0, -1):
        blocked = (value == MEDIUM_STEP and not crosses & 1) or (value == LARGE_STEP and not crosses & 2)
        if mask >> value & 1 and not mask >> (value + 1) & 1 and not blocked:
            mask ^= 0b11 << value
    return mask


AGED: Final = tuple(tuple(_aged(mask, crosses) for mask in range(1024)) for crosses in range(4))
"""What a mask of values becomes by aging, if wine may cross into the medium (1) and large cellar (2)."""
FREE: Final = 3


def crossings(player: Player) -> int:
    """Which borders of the cellar wine may cross by aging (V-95, V-97)."""
    return (1 if player.structures & MEDIUM_CELLAR else 0) | (2 if player.structures & LARGE_CELLAR else 0)


def age_grapes(player: Player) -> None:
    """Age all grapes, the highest first (V-95)."""
    player.grapes[RED] = AGED[FREE][player.grapes[RED]]
    player.grapes[WHITE] = AGED[FREE][player.grapes[WHITE]]


def age_wines(player: Player) -> None:
    """Age all wines, the highest first (V-95)."""
    aged = AGED[crossings(player)]
    wines = player.wines
    for kind in range(4):
        wines[kind] = aged[wines[kind]]


def any_wine_ages(player: Player) -> bool:
    """Whether aging all wines would change anything."""
    aged = AGED[crossings(player)]
    return any(aged[mask] != mask for mask in player.wines)


def anything_ages(player: Player) -> bool:
    """Whether aging all grapes and wines would change anything."""
    return any_wine_ages(player) or any(AGED[FREE][mask] != mask for mask in player.grapes)


def ageable_grapes(player: Player) -> list[Grape]:
    """The grapes that can rise by one."""
    return [
        grape
        for grape in grapes_of(player)
        if grape.value < HIGHEST and not player.grapes[grape.colour] >> (grape.value + 1) & 1
    ]


def ageable_wines(player: Player) -> list[Wine]:
    """The wines that can rise by one."""
    crosses = crossings(player)
    return [wine for wine in wines_of(player) if can_rise(player, wine, crosses)]


def can_rise(player: Player, wine: Wine, crosses: int) -> bool:
    """Whether a wine has room above it."""
    value = wine.value
    if value == HIGHEST or player.wines[wine.type] >> (value + 1) & 1:
        return False
    return not ((value == MEDIUM_STEP and not crosses & 1) or (value == LARGE_STEP and not crosses & 2))


def age_grape(player: Player, grape: Grape) -> Grape:
    """Raise a grape by one."""
    player.grapes[grape.colour] ^= 0b11 << grape.value
    return GRAPES[grape.colour][grape.value + 1]


def age_wine(player: Player, wine: Wine) -> Wine:
    """Raise a wine by one."""
    player.wines[wine.type] ^= 0b11 << wine.value
    return WINES[wine.type][wine.value + 1]


# Making wine


@cache
def recipe(kind: int, reds: tuple[int, ...], whites: tuple[int, ...]) -> Recipe:
    """The recipe of a wine; each is made once."""
    return Recipe(kind, reds, whites)


def made_value(state: VitState, course: Course, made: Recipe) -> int:
    """What a wine of this recipe is worth before it finds its slot."""
    change = state.edition.wine_change(state)
    if made.type == RED:
        change += course.red_change
    if not change:
        return made.sum
    return (
        min(max(made.sum + change, LEAST[made.type]), HIGHEST) if made.sum >= LEAST[made.type] else made.sum
    )


def recipes(state: VitState, player: Player, step: MakeWine, course: Course) -> list[Recipe]:
    """The wines that can be made, given grapes, cellar and what the effect allows."""
    reds, whites = VALUES[player.grapes[RED]], VALUES[player.grapes[WHITE]]
    if not reds and not whites:
        return []
    candidates: list[Recipe] = []
    types = step.types
    if RED in types:
        candidates += [recipe(RED, (red,), ()) for red in reds]
    if WHITE in types:
        candidates += [recipe(WHITE, (), (white,)) for white in whites]
    levels = 2 if step.ignores_cellar else player.cellar_levels()
    if levels >= 1 and BLUSH in types and reds and whites:
        candidates += [
            recipe(BLUSH, (red,), (white,)) for red in reds for white in whites if red + white >= 4
        ]
    if levels >= 2 and SPARKLING in types and reds and whites:
        candidates += sparkling(player, course, reds, whites)
    least = max(step.least, 1)
    return [
        each
        for each in candidates
        if wine_slot(player, each.type, made_value(state, course, each), step.ignores_cellar) >= least
        and not (step.once_each and any(wine.type == each.type for wine in course.made))
    ]


def sparkling(player: Player, course: Course, reds: tuple[int, ...], whites: tuple[int, ...]) -> list[Recipe]:
    """The sparkling wines of two reds and a white, or with Charmat of one of each."""
    found = [
        recipe(SPARKLING, pair, (white,))
        for pair in combinations(reds, 2)
        for white in whites
        if pair[0] + pair[1] + white >= LEAST[SPARKLING]
    ]
    if player.owns(CHARMAT) and not course.fresh(CHARMAT):
        found += [
            recipe(SPARKLING, (red,), (white,))
            for red in reds
            for white in whites
            if red + white >= LEAST[SPARKLING]
        ]
    return found


def can_make_wine(state: VitState, player: Player, step: MakeWine, course: Course) -> bool:
    """Whether any wine can be made."""
    if not has_grape(player):
        return False
    return bool(recipes(state, player, step, course))


def use_grapes(player: Player, made: Recipe) -> None:
    """Take the grapes of a recipe off the crush pad."""
    for value in made.reds:
        player.grapes[RED] &= ~(1 << value)
    for value in made.whites:
        player.grapes[WHITE] &= ~(1 << value)
