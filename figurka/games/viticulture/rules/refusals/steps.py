"""Why a step cannot be done: the reason behind an action that is not offered."""

from collections.abc import Callable
from typing import Any, TypeAlias

from figurka.core.rules import Refusal
from figurka.games.viticulture.content.buildings import AQUEDUCT
from figurka.games.viticulture.content.structures import BASICS
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.effects.verbs import possible
from figurka.games.viticulture.rules.effects.workers import training_price
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.steps import (
    AgeWine,
    Barter,
    Build,
    ChooseOne,
    Discard,
    FillOrder,
    Harvest,
    MakeWine,
    Market,
    Pay,
    Plant,
    Play,
    Step,
    Train,
)
from figurka.games.viticulture.rules.things import (
    FIELDS,
    IRRIGATION,
    LEAST,
    SUMMER,
    TRELLIS,
    WINE_TYPES,
    Basic,
    Field,
    Order,
    Structure,
    Vine,
)
from figurka.games.viticulture.rules.vineyard.building import possible_now, price, sites
from figurka.games.viticulture.rules.vineyard.cellar import has_grape, wines_of
from figurka.games.viticulture.rules.vineyard.fields import free_field, load

VAIN = Refusal("viticulture-refusal-vain")
TOO_DEAR = "viticulture-refusal-too-dear"
NO_VINE_CARD = Refusal("viticulture-refusal-no-vine-card")
NO_VINE_FITS = Refusal("viticulture-refusal-no-vine-fits")
NO_FIELD_FITS = Refusal("viticulture-refusal-no-field-fits")
NEEDS_TRELLIS = Refusal("viticulture-refusal-needs-trellis")
NEEDS_IRRIGATION = Refusal("viticulture-refusal-needs-irrigation")
NEEDS_BOTH = Refusal("viticulture-refusal-needs-both")
FIELD_SOLD = Refusal("viticulture-refusal-field-sold")
FIELD_COVERED = Refusal("viticulture-refusal-field-covered")
BUILT = Refusal("viticulture-refusal-built")
ALL_BUILT = Refusal("viticulture-refusal-all-built")
NEEDS_MEDIUM = Refusal("viticulture-refusal-needs-medium")
TOO_GRAND = "viticulture-refusal-too-grand"
ANOTHER_STRUCTURE = Refusal("viticulture-refusal-another-structure")
NO_SITE = Refusal("viticulture-refusal-no-site")
NOTHING_TO_HARVEST = Refusal("viticulture-refusal-nothing-to-harvest")
NO_GRAPES = Refusal("viticulture-refusal-no-grapes")
NO_WINE = Refusal("viticulture-refusal-no-wine")
NO_RECIPE = Refusal("viticulture-refusal-no-recipe")
NO_ORDER = Refusal("viticulture-refusal-no-order")
NO_ORDER_FITS = Refusal("viticulture-refusal-no-order-fits")
NO_AGING = Refusal("viticulture-refusal-no-aging")
NO_SUMMER_VISITOR = Refusal("viticulture-refusal-no-summer-visitor")
NO_WINTER_VISITOR = Refusal("viticulture-refusal-no-winter-visitor")
NO_VISITOR_FITS = Refusal("viticulture-refusal-no-visitor-fits")
NOTHING_TO_SELL = Refusal("viticulture-refusal-nothing-to-sell")
NOTHING_TO_GIVE = Refusal("viticulture-refusal-nothing-to-give")


def why_steps(state: VitState, player: Player, steps: tuple[Step, ...], course: Course) -> Refusal:
    """Why not all of the steps can be done."""
    for step in steps:
        if not possible(state, player, step, course):
            return why_step(state, player, step, course)
    return VAIN


def why_step(state: VitState, player: Player, step: Step, course: Course) -> Refusal:
    """Why a step cannot be done."""
    why = WHY.get(type(step))
    return PLAIN.get(type(step), VAIN) if why is None else why(state, player, step, course)


def too_dear(player: Player, paid: int) -> Refusal:
    """How many lira are missing."""
    return Refusal(TOO_DEAR, paid - player.lira)


def why_unpaid(state: VitState, player: Player, step: Pay, course: Course) -> Refusal:
    """How many lira are missing for a price."""
    return too_dear(player, step.lira)


def why_nothing_discarded(state: VitState, player: Player, step: Discard, course: Course) -> Refusal:
    """What is missing to be discarded."""
    return Refusal(f"viticulture-refusal-lacks-{step.what}", step.count)


def why_nothing_chosen(state: VitState, player: Player, step: ChooseOne, course: Course) -> Refusal:
    """Why the last of the steps cannot be done, as none of them can."""
    return why_step(state, player, step.steps[-1], course)


# Planting


def why_nothing_planted(state: VitState, player: Player, step: Plant, course: Course) -> Refusal:
    """Why no vine can be planted."""
    vines = player.vines()
    if not vines:
        return NO_VINE_CARD
    reasons = {why_not_vine(state, player, vine, step, course) for vine in vines}
    return reasons.pop() if len(reasons) == 1 else NO_VINE_FITS


def why_not_vine(state: VitState, player: Player, vine: Vine, step: Plant, course: Course) -> Refusal:
    """Why a vine in hand cannot be planted on any field."""
    reasons = {why_not_planting(state, player, vine, field, step, course) for field in own_fields(player)}
    return reasons.pop() if len(reasons) == 1 else NO_FIELD_FITS


def own_fields(player: Player) -> list[Field]:
    """The fields where vines may grow."""
    return [field for field in FIELDS if free_field(player, field.index)]


def why_not_planting(
    state: VitState, player: Player, vine: Vine, field: Field, step: Plant, course: Course
) -> Refusal:
    """Why a vine in hand cannot be planted on a field (V-40, V-80 to V-82)."""
    paid = state.edition.planting_price(state, course)
    if paid > player.lira:
        return too_dear(player, paid)
    watered = player.owns(AQUEDUCT) and not course.fresh(AQUEDUCT)
    waived = step.ignores_structures or course.ignores_structures or watered
    missing = 0 if waived else vine.needs & ~player.structures
    if missing == TRELLIS | IRRIGATION:
        return NEEDS_BOTH
    if missing:
        return NEEDS_TRELLIS if missing == TRELLIS else NEEDS_IRRIGATION
    if player.sold >> field.index & 1:
        return FIELD_SOLD
    if not free_field(player, field.index):
        return FIELD_COVERED
    return Refusal(f"viticulture-refusal-field-{field.name}", load(player, field.index) + vine.value)


# Building


def why_nothing_built(state: VitState, player: Player, step: Build, course: Course) -> Refusal:
    """Why nothing can be built: what is nearest to being affordable, if anything is."""
    structures: list[Structure] = [*BASICS, *player.plans()]
    wanted = [each for each in structures if possible_now(player, each)]
    reasons = [why_not_structure(state, player, each, step, course) for each in wanted]
    short = [reason for reason in reasons if reason.id == TOO_DEAR]
    if short:
        return min(short, key=lambda reason: reason.count)
    return reasons[0] if reasons else ALL_BUILT


def why_not_structure(
    state: VitState, player: Player, structure: Structure, step: Build, course: Course
) -> Refusal:
    """Why a structure cannot be built."""
    if isinstance(structure, Basic) and player.has(structure.bit):
        return BUILT
    if not possible_now(player, structure):
        return NEEDS_MEDIUM
    if step.only not in ("", structure.name):
        return ANOTHER_STRUCTURE
    if structure.cost > step.dearest:
        return Refusal(TOO_GRAND, step.dearest)
    paid = price(state, player, structure, step, course)
    if paid > player.lira:
        return too_dear(player, paid)
    return VAIN if isinstance(structure, Basic) or sites(player) else NO_SITE


# Grapes, wine and orders


def why_nothing_made(state: VitState, player: Player, step: MakeWine, course: Course) -> Refusal:
    """Why no wine can be made."""
    return NO_RECIPE if has_grape(player) else NO_GRAPES


def why_nothing_aged(state: VitState, player: Player, step: AgeWine, course: Course) -> Refusal:
    """Why no wine can age."""
    return NO_AGING if wines_of(player) else NO_WINE


def why_nothing_filled(state: VitState, player: Player, step: FillOrder, course: Course) -> Refusal:
    """Why no order can be filled."""
    orders = player.orders()
    if len(orders) == 1:
        return why_not_order(player, orders[0], step)
    return NO_ORDER_FITS if orders else NO_ORDER


def why_not_order(player: Player, order: Order, step: FillOrder) -> Refusal:
    """Which wine is missing for an order: the first that cannot be met."""
    wines = player.wines[:]
    for kind, value in order.wines:
        least = max(value - step.relief, LEAST[kind])
        fitting = [token for token in range(9, least - 1, -1) if wines[kind] >> token & 1]
        if not fitting:
            return Refusal(f"viticulture-refusal-order-{WINE_TYPES[kind]}", least)
        wines[kind] &= ~(1 << fitting[0])
    return VAIN


# Visitors, workers and trade


def why_nobody_plays(state: VitState, player: Player, step: Play, course: Course) -> Refusal:
    """Why no visitor can be played."""
    if player.guests(step.deck):
        return NO_VISITOR_FITS
    return NO_SUMMER_VISITOR if step.deck == SUMMER else NO_WINTER_VISITOR


def why_nobody_trained(state: VitState, player: Player, step: Train, course: Course) -> Refusal:
    """Why no worker can be trained."""
    if not state.edition.can_train(state, player):
        return state.edition.all_trained
    return too_dear(player, training_price(step, course))


Why: TypeAlias = Callable[[VitState, Player, Any, Course], Refusal]
WHY: dict[type[Step], Why] = {
    Pay: why_unpaid,
    Discard: why_nothing_discarded,
    ChooseOne: why_nothing_chosen,
    Plant: why_nothing_planted,
    Build: why_nothing_built,
    MakeWine: why_nothing_made,
    AgeWine: why_nothing_aged,
    FillOrder: why_nothing_filled,
    Play: why_nobody_plays,
    Train: why_nobody_trained,
}
"""By kind of step, who knows why it cannot be done."""
PLAIN: dict[type[Step], Refusal] = {
    Harvest: NOTHING_TO_HARVEST,
    Market: NOTHING_TO_SELL,
    Barter: NOTHING_TO_GIVE,
}
"""The steps that cannot be done for one reason only."""
