"""Looking ahead: whether a part of an effect can still be done after another one (V-71, V-74)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from figurka.core.decision import DONE, Option
from figurka.games.viticulture.content.buildings import HARVEST_MACHINE
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.effects.verbs import possible
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.steps import (
    AgeWine,
    Build,
    FillOrder,
    Harvest,
    MakeWine,
    Plant,
    Step,
    UpgradeCellar,
)
from figurka.games.viticulture.rules.things import (
    ORDER,
    STRUCTURE,
    VINE,
    Basic,
    Building,
    Field,
    Grape,
    Order,
    Planting,
    Recipe,
    Site,
    Structure,
    Wine,
)
from figurka.games.viticulture.rules.vineyard.building import as_build, buildable, next_cellar, price, sites
from figurka.games.viticulture.rules.vineyard.cellar import (
    age_grape,
    age_wine,
    ageable_wines,
    grape_slot,
    made_value,
    recipes,
    use_grapes,
    wine_slot,
)
from figurka.games.viticulture.rules.vineyard.fields import borne, harvestable, plantings
from figurka.games.viticulture.rules.vineyard.orders import Leaves, Request, fillable, poured


def in_turn(state: VitState, player: Player, first: Step, then: Step, course: Course) -> bool:
    """Whether the second step can be done after some way of doing the first."""
    if not possible(state, player, first, course):
        return False
    return any(
        leaves(state, player, first, option, then, course)
        for option in options_of(state, player, first, course)
    )


def narrowed(
    state: VitState,
    player: Player,
    step: Step,
    found: Sequence[Option],
    course: Course,
    may_stop: bool = False,
) -> list[Option]:
    """The options found for a step, or to stop, that leave what must come after it possible."""
    options = [*found, DONE] if found and may_stop else [*found]
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
        for site in sites(player):
            yield with_card(state, player, option, site, step, course)
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
        if option in after.hand[ORDER]:
            after.hand[ORDER].remove(option)
        yield from poured(after, option.wines, step.relief if isinstance(step, FillOrder) else 0)
        return
    yield after


def with_card(
    state: VitState, player: Player, building: Building, site: Site, step: Build, course: Course
) -> Player:
    """The player as he would be after building a structure card on a site."""
    after = player.copy()
    after.lira -= price(state, player, building, step, course)
    after.hand[STRUCTURE].remove(building)
    after.sites[site.index] = building
    return after


def narrowed_sites(
    state: VitState, player: Player, structure: Structure, step: Build, course: Course
) -> list[Site]:
    """The sites for a structure card that leave what must come after it possible."""
    found, then = sites(player), course.then
    if then is None or not isinstance(structure, Building):
        return found
    return [
        site
        for site in found
        if possible(state, with_card(state, player, structure, site, step, course), then, course)
    ]


def still_possible(state: VitState, step: FillOrder, course: Course) -> Leaves | None:
    """Whether what must come after an order is possible after some way of meeting the rest of it."""
    then = course.then
    if then is None:
        return None

    def leaves(player: Player, requests: tuple[Request, ...]) -> bool:
        return any(possible(state, after, then, course) for after in poured(player, requests, step.relief))

    return leaves


def gather(state: VitState, player: Player, field: Field) -> None:
    """Put the grapes of a field onto the crush pad."""
    player.harvested |= 1 << field.index
    for colour, value in borne(state, player.fields[field.index]):
        slot = grape_slot(player, colour, value)
        if slot:
            player.grapes[colour] |= 1 << slot
