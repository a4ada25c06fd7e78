"""Building: the structures of the mat and, with the module, structure cards."""

from figurka.core.decision import Rule, choose
from figurka.games.viticulture.content.buildings import STUDIO, WORKSHOP
from figurka.games.viticulture.content.structures import BASICS, STRUCTURE_BY_NAME
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.points import gain_points, pay_lira
from figurka.games.viticulture.rules.state import NOBODY, Player, VitState
from figurka.games.viticulture.rules.steps import Build, UpgradeCellar
from figurka.games.viticulture.rules.things import (
    BY_STRUCTURES,
    LARGE_CELLAR,
    MAT_SITES,
    MEDIUM_CELLAR,
    SITES,
    STRUCTURE,
    Basic,
    Building,
    Site,
    Structure,
)

LARGE: Basic = STRUCTURE_BY_NAME["large_cellar"]
MEDIUM: Basic = STRUCTURE_BY_NAME["medium_cellar"]


def building_discount(state: VitState, player: Player, step: Build, course: Course) -> int:
    """How much cheaper structures are by this effect."""
    discount = step.discount + course.discount + state.edition.build_discount(state, course)
    return discount + 1 if player.owns(WORKSHOP) and not course.fresh(WORKSHOP) else discount


def price(state: VitState, player: Player, structure: Structure, step: Build, course: Course) -> int:
    """What a structure costs by this effect; discounts never turn into a gain (V-68)."""
    if step.free:
        return 0
    printed = step.price if step.price >= 0 else structure.cost
    return max(printed - building_discount(state, player, step, course), 0)


def charge(state: VitState, player: Player, structure: Structure, step: Build, course: Course) -> int:
    """The price of a structure; it uses up as much of the discount of the whole action as helps it."""
    cost = price(state, player, structure, step, course)
    discount, course.discount = course.discount, 0
    course.discount = discount - (price(state, player, structure, step, course) - cost)
    return cost


def sites(player: Player) -> list[Site]:
    """Where a structure card may stand (V-86, V-111)."""
    return [
        site
        for site in SITES
        if player.sites[site.index] is None
        and (
            site.index < MAT_SITES
            or (not player.sold >> (site.index - MAT_SITES) & 1 and not player.fields[site.index - MAT_SITES])
        )
    ]


def buildable(state: VitState, player: Player, step: Build, course: Course) -> list[Structure]:
    """The structures that can be built and paid for."""
    if step.only:
        allowed: list[Structure] = [STRUCTURE_BY_NAME[step.only]]
    else:
        allowed = [*BASICS]
        if player.hand[STRUCTURE] and sites(player):
            allowed += player.plans()
    discount = building_discount(state, player, step, course)
    return [
        each
        for each in allowed
        if each.cost <= step.dearest
        and possible_now(player, each)
        and (step.free or (step.price if step.price >= 0 else each.cost) - discount <= player.lira)
    ]


def possible_now(player: Player, structure: Structure) -> bool:
    """Whether a structure is not built yet; the large cellar needs the medium one."""
    if isinstance(structure, Building):
        return True
    if structure.bit & player.structures:
        return False
    return structure is not LARGE or player.structures & MEDIUM_CELLAR != 0


def build(
    state: VitState, player: Player, structure: Structure, cost: int, where: list[Site], course: Course
) -> Rule[None]:
    """Build a structure; a structure card is put onto one of the sites and brings a point (V-110, V-111)."""
    pay_lira(state, player, cost)
    if isinstance(structure, Building):
        site = yield from choose(player.seat, "site", where, structure)
        player.hand[STRUCTURE].remove(structure)
        player.sites[site.index] = structure
        player.buildings |= structure.bit
        state.tell("builds", player.seat, structure)
        gain_points(state, player, 1, BY_STRUCTURES)
    else:
        player.structures |= structure.bit
        state.tell("builds", player.seat, structure)
    course.built.append(structure)
    if player.owns(STUDIO) and not course.fresh(STUDIO):
        gain_points(state, player, 1, BY_STRUCTURES)
    state.edition.built(state, player)


def next_cellar(player: Player) -> Basic | None:
    """The cellar that comes next."""
    if not player.structures & MEDIUM_CELLAR:
        return MEDIUM
    return None if player.structures & LARGE_CELLAR else LARGE


def as_build(step: UpgradeCellar, cellar: Basic) -> Build:
    """The upgrade of a cellar as a building order."""
    return Build(only=cellar.name, discount=step.discount, price=step.price)


def demolish(state: VitState, player: Player, building: Building) -> None:
    """Take down a structure card; its point is kept, and a worker there is still away this year (V-112)."""
    index = player.sites.index(building)
    player.sites[index] = None
    if player.card_workers[index] != NOBODY:
        player.stranded += (player.card_workers[index],)
        player.card_workers[index] = NOBODY
    player.buildings &= ~building.bit
    state.discards[STRUCTURE].append(building)
    state.tell("demolishes", player.seat, building)
