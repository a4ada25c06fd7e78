"""What effects count and what they ask."""

from figurka.games.viticulture.content.buildings import BUILDINGS
from figurka.games.viticulture.content.structures import BASICS
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.state import MOST_WORKERS, Player, VitState
from figurka.games.viticulture.rules.steps import (
    BUILT_COSTS_5_OR_6,
    CARDS_IN_HAND,
    DID_ALL,
    EMPTY_FIELDS,
    FIELDS_WITH_VINE,
    HARVESTED_THREE,
    HAS_WINE_OF_6,
    HIGHEST_WINE,
    NOT_GIVEN,
    OTHERS_WHO_DID,
    OTHERS_WHO_DID_NOT,
    OTHERS_WITH_SIX_WORKERS,
    PLANTED_VALUE_4,
    POINTS_BELOW_ZERO,
    SIX_STRUCTURES,
    SIX_VINES,
    SPARKLING_MADE,
    STRUCTURES_OF_COST_4,
    STRUCTURES_ON_MAT,
    THREE_VARIETIES,
    TYPES_MADE,
)
from figurka.games.viticulture.rules.things import SPARKLING
from figurka.games.viticulture.rules.vineyard.cellar import wines_of
from figurka.games.viticulture.rules.vineyard.fields import empty_fields, fields_with_vine


def counted(state: VitState, player: Player, per: str, course: Course) -> int:
    """How many there are of what an effect counts."""
    if per == EMPTY_FIELDS:
        return empty_fields(player)
    if per == FIELDS_WITH_VINE:
        return fields_with_vine(player)
    if per == STRUCTURES_OF_COST_4:
        return structures_of_cost(player, 4)
    if per == STRUCTURES_ON_MAT:
        return player.structures.bit_count()
    if per == CARDS_IN_HAND:
        return player.cards_in_hand()
    if per == SPARKLING_MADE:
        return sum(wine.type == SPARKLING for wine in course.made)
    if per == TYPES_MADE:
        return len({wine.type for wine in course.made})
    if per == OTHERS_WITH_SIX_WORKERS:
        return sum(state.edition.worker_total(other) >= MOST_WORKERS for other in state.others(player.seat))
    return {OTHERS_WHO_DID: course.did, OTHERS_WHO_DID_NOT: course.did_not}[per]


def structures_of_cost(player: Player, cost: int) -> int:
    """How many built structures have just this printed cost (V-67)."""
    return sum(each.cost == cost and player.has(each.bit) for each in BASICS) + sum(
        each.cost == cost and player.owns(each) for each in BUILDINGS
    )


def holds(state: VitState, player: Player, condition: str, course: Course) -> bool:
    """Whether a condition is met after what the effect has done so far."""
    if condition == BUILT_COSTS_5_OR_6:
        return any(each.cost in (5, 6) for each in course.built)
    if condition == PLANTED_VALUE_4:
        return any(each.vine.value == 4 for each in course.planted)
    if condition == NOT_GIVEN:
        return not course.given
    if condition == SIX_VINES:
        return sum(len(vines) for vines in player.fields) >= 6
    if condition == THREE_VARIETIES:
        return bool(course.planted) and len(set(player.fields[course.planted[-1].field.index])) >= 3
    if condition == POINTS_BELOW_ZERO:
        return player.vp < 0
    if condition == HARVESTED_THREE:
        return course.harvested >= 3
    if condition == SIX_STRUCTURES:
        return player.structure_count() >= 6
    if condition == HIGHEST_WINE:
        return is_highest(state, course)
    if condition == DID_ALL:
        return course.complete
    assert condition == HAS_WINE_OF_6
    return bool(wines_of(player, 6))


def is_highest(state: VitState, course: Course) -> bool:
    """Whether the wine just discarded was worth more than every other wine of all players."""
    tasted = course.tasted
    return tasted is not None and not any(wines_of(player, tasted.value) for player in state.players)
