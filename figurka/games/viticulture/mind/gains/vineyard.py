"""Structures, vines and the harvest."""

from typing import Final

from figurka.games.viticulture.content.structures import BASICS
from figurka.games.viticulture.mind.gains.position import IMPOSSIBLE, Finders, Gains
from figurka.games.viticulture.mind.worths import borne_by
from figurka.games.viticulture.rules import steps
from figurka.games.viticulture.rules.state import WINDMILL_USED
from figurka.games.viticulture.rules.things import (
    FIELDS,
    HIGHEST,
    STRUCTURE,
    VINE,
    WINDMILL,
    Building,
    Structure,
    Swap,
    Vine,
)
from figurka.games.viticulture.rules.vineyard.building import possible_now, sites
from figurka.games.viticulture.rules.vineyard.fields import free_field, harvestable, load


def build(gains: Gains, step: steps.Build) -> float:
    """The structures that gain most."""
    player = gains.player
    options: list[Structure] = [each for each in BASICS if not each.bit & player.structures]
    if player.hand[STRUCTURE] and not step.only and sites(player):
        options += player.plans()
    found: list[float] = []
    for each in options:
        if (step.only and each.name != step.only) or each.cost > step.dearest:
            continue
        if not possible_now(player, each):
            continue
        price = 0 if step.free else max((step.price if step.price >= 0 else each.cost) - step.discount, 0)
        if price <= player.lira:
            found.append(of_structure(gains, each) + gains.lira(-price))
    if not found or (step.count > len(found) and not step.up_to):
        return IMPOSSIBLE
    found.sort(reverse=True)
    return sum(found[: step.count])


def of_structure(gains: Gains, structure: Structure) -> float:
    """What a structure would gain, besides its price."""
    if isinstance(structure, Building):
        return 1.0 + gains.worths.building_worth(structure, gains.time) - gains.card(structure)
    player, worths, time = gains.player, gains.worths, gains.time
    value = worths.basic(structure, time)
    vines = player.hand[VINE]
    if vines and structure.bit <= 2:
        before = worths.vines(player.vines(), player.structures, time)
        value += worths.vines(player.vines(), player.structures | structure.bit, time) - before
    if structure.name.endswith("cellar"):
        levels = gains.levels + 1
        args = (gains.orders, player.grapes, player.wines, gains.borne, levels, time)
        value += worths.cellar(*args) - gains.now
    return value


def upgrade(gains: Gains, step: steps.UpgradeCellar) -> float:
    """The next cellar."""
    if gains.levels > 1:
        return IMPOSSIBLE
    name = "large_cellar" if gains.levels else "medium_cellar"
    return build(gains, steps.Build(only=name, discount=step.discount, price=step.price))


def demolish(gains: Gains, step: steps.Demolish) -> float:
    """A structure card is gone."""
    return -0.5


def plant(gains: Gains, step: steps.Plant) -> float:
    """The vines that gain most where they gain most."""
    player = gains.player
    found: list[float] = []
    for vine in player.vines():
        if vine.needs & ~player.structures and not step.ignores_structures:
            continue
        best = IMPOSSIBLE
        for field in FIELDS:
            if free_field(player, field.index) and (
                step.ignores_limit or load(player, field.index) + vine.value <= field.limit
            ):
                best = max(best, planting(gains, vine, field.index))
        if best > IMPOSSIBLE:
            found.append(best)
    if not found:
        return 0.0 if step.may_skip else IMPOSSIBLE
    found.sort(reverse=True)
    return sum(found[: step.count]) + milled(gains)


def milled(gains: Gains) -> float:
    """The point of the windmill for the first planting of a year."""
    player = gains.player
    if player.structures & WINDMILL and not player.once & WINDMILL_USED:
        return 1.0
    return 0.0


def planting(gains: Gains, vine: Vine, index: int) -> float:
    """What a vine of the hand would gain on a field."""
    vines = gains.player.fields[index]
    return changed_field(gains, index, (*vines, vine)) - gains.worths.vine(
        vine, gains.player.structures, gains.time
    )


def changed_field(gains: Gains, index: int, vines: tuple[Vine, ...]) -> float:
    """What other vines on a field would change."""
    player, worths, time = gains.player, gains.worths, gains.time
    before = worths.fields(player, player.fields, time)
    fields = player.fields[:]
    fields[index] = vines
    value = worths.fields(player, fields, time) - before
    if gains.orders:
        args = (player.grapes, player.wines, borne_by(fields), gains.levels, time)
        value += worths.cellar(gains.orders, *args) - gains.now
    return value


def uproot(gains: Gains, step: steps.Uproot) -> float:
    """The vines that are missed least."""
    losses = [
        uprooting(gains, vine, index)
        for index, vines in enumerate(gains.player.fields)
        for vine in dict.fromkeys(vines)
    ]
    if sum([len(vines) for vines in gains.player.fields]) < step.count:
        return IMPOSSIBLE
    return step.count * max(losses)


def uprooting(gains: Gains, vine: Vine, index: int) -> float:
    """What taking a vine off a field would change."""
    vines = list(gains.player.fields[index])
    vines.remove(vine)
    return changed_field(gains, index, tuple(vines))


def swapping(gains: Gains, swap: Swap) -> float:
    """What two vines that change places would change."""
    player, worths, time = gains.player, gains.worths, gains.time
    fields = player.fields[:]
    for mine, other in ((swap.one, swap.other), (swap.other, swap.one)):
        vines = list(fields[mine.field.index])
        vines.remove(mine.vine)
        fields[mine.field.index] = (*vines, other.vine)
    return worths.fields(player, fields, time) - worths.fields(player, player.fields, time)


def harvest(gains: Gains, step: steps.Harvest) -> float:
    """The fields that gain most."""
    found = [harvesting(gains, field.index) for field in harvestable(gains.player)]
    if not found:
        return IMPOSSIBLE
    found.sort(reverse=True)
    return sum(found[: step.count])


def harvesting(gains: Gains, index: int) -> float:
    """What the harvest of a field would gain."""
    player = gains.player
    grapes = player.grapes[:]
    vines = player.fields[index]
    totals = (sum([vine.red for vine in vines]), sum([vine.white for vine in vines]))
    for colour, total in enumerate(totals):
        if total:
            free = ~grapes[colour] & ((1 << (min(total, HIGHEST) + 1)) - 2)
            if free:
                grapes[colour] |= 1 << (free.bit_length() - 1)
    spent = gains.worths.bears(vines) * gains.worths.field_now * gains.time.share
    return gains.cellar(grapes, player.wines) - gains.now - spent


VINEYARD: Final[Finders] = {
    steps.Build: build,
    steps.UpgradeCellar: upgrade,
    steps.Demolish: demolish,
    steps.Plant: plant,
    steps.Uproot: uproot,
    steps.Harvest: harvest,
}
