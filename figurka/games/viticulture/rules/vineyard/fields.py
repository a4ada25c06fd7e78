"""The fields: planting, uprooting, harvesting, selling."""

from functools import cache

from figurka.games.viticulture.content.buildings import AQUEDUCT
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.points import gain_points, pay_lira
from figurka.games.viticulture.rules.state import WINDMILL_USED, Player, VitState
from figurka.games.viticulture.rules.steps import Plant
from figurka.games.viticulture.rules.things import (
    BY_STRUCTURES,
    FIELDS,
    HIGHEST,
    MAT_SITES,
    PURCHASES,
    RED,
    SALES,
    VINE,
    WHITE,
    WINDMILL,
    Field,
    FieldDeal,
    Planting,
    Swap,
    Vine,
)
from figurka.games.viticulture.rules.vineyard.cellar import put_grape


@cache
def planting(vine: Vine, field: Field) -> Planting:
    """A vine to be planted on a field; each is made once."""
    return Planting("plant", vine, field)


@cache
def planted(vine: Vine, field: Field) -> Planting:
    """A vine that stands on a field; each is made once."""
    return Planting("uproot", vine, field)


@cache
def swap(one: Planting, other: Planting) -> Swap:
    """Two planted vines that change places; each pair is made once."""
    return Swap(one, other)


def load(player: Player, index: int) -> int:
    """How much vine a field bears."""
    return sum([vine.value for vine in player.fields[index]])


def free_field(player: Player, index: int) -> bool:
    """Whether a field is owned and carries no structure card."""
    return not player.sold >> index & 1 and player.sites[MAT_SITES + index] is None


def empty_fields(player: Player) -> int:
    """How many owned fields carry neither vine nor structure card."""
    return sum([not player.fields[index] and free_field(player, index) for index in range(3)])


def fields_with_vine(player: Player) -> int:
    """How many fields have a vine."""
    return sum([bool(vines) for vines in player.fields])


# Planting


def plantings(
    state: VitState, player: Player, step: Plant, course: Course, ignores_limit: bool = False
) -> list[Planting]:
    """The vines of the hand with the fields where each may be planted (V-40, V-80 to V-82)."""
    hand = player.hand[VINE]
    if not hand or player.lira < state.edition.planting_price(state, course):
        return []
    any_structure = (
        step.ignores_structures
        or course.ignores_structures
        or (player.owns(AQUEDUCT) and not course.fresh(AQUEDUCT))
    )
    unlimited = ignores_limit or step.ignores_limit
    room = [
        -1
        if not free_field(player, field.index)
        else 99
        if unlimited
        else field.limit - load(player, field.index)
        for field in FIELDS
    ]
    found: list[Planting] = []
    for vine in dict.fromkeys(player.vines()):
        if not any_structure and vine.needs & ~player.structures:
            continue
        found += [planting(vine, field) for field in FIELDS if vine.value <= room[field.index]]
    return found


def plant(state: VitState, player: Player, chosen: Planting, course: Course) -> None:
    """Plant a vine; the windmill pays a point once a year (V-16)."""
    pay_lira(state, player, state.edition.planting_price(state, course))
    player.hand[VINE].remove(chosen.vine)
    player.fields[chosen.field.index] += (chosen.vine,)
    course.planted.append(chosen)
    state.tell("plants", player.seat, chosen)
    if player.structures & WINDMILL and not player.once & WINDMILL_USED:
        player.once |= WINDMILL_USED
        gain_points(state, player, 1, BY_STRUCTURES)
    state.edition.planted(state, player)


# Uprooting


def standing(player: Player) -> list[Planting]:
    """The vines that stand on the fields, each variety of a field once."""
    return [planted(vine, field) for field in FIELDS for vine in dict.fromkeys(player.fields[field.index])]


def uproot(state: VitState, player: Player, chosen: Planting, to_hand: bool) -> None:
    """Take a vine off its field, to the hand or to the discards (V-42)."""
    take_off(player, chosen)
    if to_hand:
        player.hand[VINE].append(chosen.vine)
    else:
        state.discards[VINE].append(chosen.vine)
    state.tell("uproots", player.seat, chosen)


def take_off(player: Player, chosen: Planting) -> None:
    """Remove one vine of a variety from a field."""
    vines = list(player.fields[chosen.field.index])
    vines.remove(chosen.vine)
    player.fields[chosen.field.index] = tuple(vines)


def swaps(player: Player) -> list[Swap]:
    """The pairs of vines on different fields that may change places; only the limits count."""
    there = standing(player)
    loads = [load(player, index) for index in range(3)]
    found: list[Swap] = []
    for place, one in enumerate(there):
        for other in there[place + 1 :]:
            if one.field is other.field or one.vine is other.vine:
                continue
            change = other.vine.value - one.vine.value
            if (
                loads[one.field.index] + change <= one.field.limit
                and loads[other.field.index] - change <= other.field.limit
            ):
                found.append(swap(one, other))
    return found


def swap_vines(state: VitState, player: Player, chosen: Swap) -> None:
    """Let two vines change places; that is no planting."""
    for mine, yours in ((chosen.one, chosen.other), (chosen.other, chosen.one)):
        take_off(player, mine)
        player.fields[mine.field.index] += (yours.vine,)
    state.tell("swaps", player.seat, chosen)


# Harvest


def harvestable(player: Player) -> list[Field]:
    """The fields with vines that were not harvested this year (V-44, V-84)."""
    return [
        field for field in FIELDS if player.fields[field.index] and not player.harvested >> field.index & 1
    ]


def harvest(state: VitState, player: Player, field: Field, course: Course) -> None:
    """Harvest a field: at most one token of each colour (V-94)."""
    vines = player.fields[field.index]
    player.harvested |= 1 << field.index
    course.harvested += 1
    state.tell("harvests", player.seat, field)
    for colour, value in borne(state, vines):
        put_grape(state, player, colour, value)
    state.edition.harvested(state, player)


def borne(state: VitState, vines: tuple[Vine, ...]) -> list[tuple[int, int]]:
    """The grapes that vines bear at a harvest: colour and value (V-94)."""
    change = state.edition.harvest_change(state)
    totals = ((RED, sum([vine.red for vine in vines])), (WHITE, sum([vine.white for vine in vines])))
    return [(colour, max(min(total, HIGHEST) + change, 1)) for colour, total in totals if total]


# Buying and selling


def field_deals(state: VitState, player: Player) -> list[FieldDeal]:
    """The empty fields that may be sold and the sold ones that may be bought back (V-81, V-83)."""
    found: list[FieldDeal] = []
    for field in FIELDS:
        if player.sold >> field.index & 1:
            if player.lira >= field.limit:
                found.append(PURCHASES[field.index])
        elif not player.fields[field.index] and free_field(player, field.index):
            found.append(SALES[field.index])
    return found


def deal_field(state: VitState, player: Player, deal: FieldDeal) -> None:
    """Sell a field, or buy it back, at its printed price."""
    if deal.buys:
        player.lira -= deal.field.limit
        player.sold &= ~(1 << deal.field.index)
        state.tell("buys-field", player.seat, deal.field, deal.field.limit)
    else:
        player.lira += deal.field.limit
        player.sold |= 1 << deal.field.index
        state.tell("sells-field", player.seat, deal.field, deal.field.limit)
