"""Looking ahead: whether a part of an effect can still be done after another one (V-71, V-74)."""

from collections.abc import Iterator
from dataclasses import replace

from figurka.core.decision import DONE, Option
from figurka.games.viticulture.building import as_build, buildable, next_cellar, price, sites
from figurka.games.viticulture.cellar import (
    age_grape,
    age_wine,
    ageable_wines,
    grape_slot,
    made_value,
    recipes,
    take_wine,
    use_grapes,
    wine_slot,
)
from figurka.games.viticulture.content.buildings import HARVEST_MACHINE
from figurka.games.viticulture.course import Course
from figurka.games.viticulture.fields import harvestable, plantings
from figurka.games.viticulture.orders import fillable
from figurka.games.viticulture.state import Player, VitState
from figurka.games.viticulture.steps import (
    AgeWine,
    Build,
    FillOrder,
    Harvest,
    MakeWine,
    Plant,
    Step,
    UpgradeCellar,
)
from figurka.games.viticulture.things import (
    HIGHEST,
    ORDER,
    RED,
    STRUCTURE,
    VINE,
    WHITE,
    WINES,
    Basic,
    Building,
    Field,
    Grape,
    Order,
    Planting,
    Recipe,
    Wine,
)
from figurka.games.viticulture.verbs import possible


def in_turn(state: VitState, player: Player, first: Step, then: Step, course: Course) -> bool:
    """Whether the second step can be done after some way of doing the first."""
    if not possible(state, player, first, course):
        return False
    return any(
        leaves(state, player, first, option, then, course)
        for option in options_of(state, player, first, course)
    )


def narrowed(
    state: VitState, player: Player, step: Step, options: list[Option], course: Course
) -> list[Option]:
    """The options of a step that leave what must come after it possible."""
    then = course.then
    if then is None:
        return options
    return [option for option in options if leaves(state, player, step, option, then, course)]


def leaves(state: VitState, player: Player, step: Step, option: Option, then: Step, course: Course) -> bool:
    """Whether the second step is possible after this choice, or after more choices of the first."""
    if option is DONE:
        return possible(state, player, then, course)
    for after in outcomes(state, player, step, option, course):
        if possible(state, after, then, course):
            return True
        if isinstance(step, Harvest | MakeWine | Plant) and step.count > 1:
            fewer = replace(step, count=step.count - 1)
            if in_turn(state, after, fewer, then, course):
                return True
    return False


def options_of(state: VitState, player: Player, step: Step, course: Course) -> list[Option]:
    """What may be chosen at a step on which others may depend; any other step changes nothing for them."""
    if isinstance(step, Build):
        return [*buildable(state, player, step, course)]
    if isinstance(step, UpgradeCellar):
        cellar = next_cellar(player)
        return [] if cellar is None else [cellar]
    if isinstance(step, Plant):
        return [*plantings(state, player, step, course)]
    if isinstance(step, Harvest):
        return [*harvestable(player)]
    if isinstance(step, MakeWine):
        return [*recipes(state, player, step, course)]
    if isinstance(step, FillOrder):
        return [*fillable(state, player, step, course)]
    if isinstance(step, AgeWine) and step.count:
        return [*ageable_wines(player)]
    return [DONE]


def outcomes(state: VitState, player: Player, step: Step, option: Option, course: Course) -> Iterator[Player]:
    """The player as he would be after a choice."""
    after = player.copy()
    if isinstance(option, Basic):
        build = (
            step
            if isinstance(step, Build)
            else as_build(step, option)
            if isinstance(step, UpgradeCellar)
            else None
        )
        if build is not None:
            after.lira -= price(state, player, option, build, course)
        after.structures |= option.bit
    elif isinstance(option, Building) and isinstance(step, Build):
        after.lira -= price(state, player, option, step, course)
        after.hand[STRUCTURE].remove(option)
        for site in sites(player):
            standing = after.copy()
            standing.sites[site.index] = option
            yield standing
        return
    elif isinstance(option, Planting):
        after.hand[VINE].remove(option.vine)
        after.fields[option.field.index] += (option.vine,)
    elif isinstance(option, Field):
        gather(state, after, option)
    elif option is HARVEST_MACHINE:
        for field in harvestable(player):
            gather(state, after, field)
    elif isinstance(option, Recipe) and isinstance(step, MakeWine):
        use_grapes(after, option)
        slot = wine_slot(player, option.type, made_value(state, course, option), step.ignores_cellar)
        after.wines[option.type] |= 1 << slot
    elif isinstance(option, Wine):
        age_wine(after, option)
    elif isinstance(option, Grape):
        age_grape(after, option)
    elif isinstance(option, Order):
        yield from after_order(after, option)
        return
    yield after


def gather(state: VitState, player: Player, field: Field) -> None:
    """Put the grapes of a field onto the crush pad."""
    vines = player.fields[field.index]
    player.harvested |= 1 << field.index
    for colour, total in ((RED, sum(vine.red for vine in vines)), (WHITE, sum(vine.white for vine in vines))):
        if total:
            slot = grape_slot(
                player, colour, max(min(total, HIGHEST) + state.edition.harvest_change(state), 1)
            )
            if slot > 0:
                player.grapes[colour] |= 1 << slot


def after_order(player: Player, order: Order) -> Iterator[Player]:
    """A player after an order was filled with the least wines that serve it."""
    if order in player.hand[ORDER]:
        player.hand[ORDER].remove(order)
    for kind, value in order.wines:
        tokens = [token for token in range(value, HIGHEST + 1) if player.wines[kind] >> token & 1]
        if tokens:
            take_wine(player, WINES[kind][tokens[0]])
    yield player
