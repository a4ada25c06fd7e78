"""What a vineyard is worth, roughly in points, by fixed figures; World builds on it."""

from typing import Final, TypeAlias

from figurka.games.viticulture.content.structures import BASICS
from figurka.games.viticulture.rules.state import FALL, SUMMER_PHASE, WINTER_PHASE, Player, VitState
from figurka.games.viticulture.rules.things import (
    BLUSH,
    FIELDS,
    HIGHEST,
    LARGE_CELLAR,
    LEAST,
    MEDIUM_CELLAR,
    ORDER,
    RED,
    SPARKLING,
    STRUCTURE,
    SUMMER,
    VINE,
    WHITE,
    WINTER,
    Order,
    Vine,
)
from figurka.games.viticulture.rules.vineyard.cellar import VALUES

LIRA: Final = (0.3, 0.22, 0.08)
"""The worth of a lira: of the first ones, of some more, of all others."""
FEW: Final = 4
SOME: Final = 9
RESIDUAL: Final = 0.22
"""The worth of one step of income, for each year that it will pay."""
AUTUMN: Final = 0.4
"""What the own autumn brings to a player who has not passed in summer yet."""
AGING: Final = 0.18
"""What growing older brings to a token."""
WINE: Final = ((0.25, 0.14), (0.25, 0.14), (0.45, 0.18), (0.65, 0.22))
"""The worth of a wine by type: of having it, and of each point of its value."""
GRAPE: Final = (0.15, 0.1)
"""The same for a grape."""
FIELD: Final = (0.2, 0.12)
"""The worth of what a field bears of a colour, for each year to come: of bearing it, and of each point."""
THIS_YEAR: Final = 0.4
"""How much of that the harvest of this year counts, as long as it is not done."""
VISITOR: Final = 0.65
"""The worth of the first visitor of a season in hand; each further one is worth this share of the last."""
MORE_VISITORS: Final = 0.8
TO_PLANT: Final = (0.62, 0.28, 0.1)
"""How much of its later worth a vine in hand has, with all its structures and with one or two missing."""
MORE_VINES: Final = 0.6
SOLD: Final = (0.0, 0.12, 0.5, 1.2)
"""What sold fields cost for each year, by their number."""
CARD: Final = {VINE: 0.35, SUMMER: 0.6, WINTER: 0.6, ORDER: 0.5, STRUCTURE: 0.4}
HELD: Final = 7
"""Cards above this number are worth nothing, since they are discarded."""
AT_HOME: Final = (0.8, 0.3)
"""The worth of a worker that is left for winter, if there is something to do then, and if not."""
BUILT: Final = {
    "trellis": 1.1,
    "irrigation": 1.4,
    "yoke": 1.2,
    "windmill": 1.8,
    "cottage": 1.5,
    "tasting_room": 1.9,
    "medium_cellar": 2.1,
    "large_cellar": 2.0,
}
BUILDING: Final = 1.2
MADE: Final = 0.5
"""How much of an order's points counts for a wine in the cellar, shared among those that it asks for."""
PRESSED: Final = 0.34
"""The same for grapes that would make the wine."""
GROWN: Final = 0.15
"""The same for a field that would bear them."""


def share_left(state: VitState, player: Player) -> float:
    """Whether this year still counts for a player: until he has passed in winter."""
    return 0.0 if state.phase == WINTER_PHASE and player.passed else 1.0


def income_worth(player: Player, after: int, share: float) -> float:
    """The yearly income and aging, of this year too as long as its end has not come."""
    years = after + (1 if share else 0)
    tokens = sum([mask.bit_count() for mask in (*player.grapes, *player.wines)])
    return RESIDUAL * player.residual * years + (AGING * tokens if share else 0.0)


def lira_worth(lira: int) -> float:
    """Money, of which a little is needed most."""
    few, some = min(lira, FEW), min(max(lira - FEW, 0), SOME - FEW)
    return LIRA[0] * few + LIRA[1] * some + LIRA[2] * (lira - few - some)


def token_worth(player: Player) -> float:
    """Grapes and wine for their own sake."""
    base, each = GRAPE
    value = sum([base + each * token for mask in player.grapes for token in VALUES[mask]])
    for (base, each), mask in zip(WINE, player.wines, strict=True):
        value += sum([base + each * token for token in VALUES[mask]])
    return value


def field_worth(player: Player, after: int, share: float) -> float:
    """Vines for the harvests that they will bear; sold fields for what they could have borne."""
    value = 0.0
    for field in FIELDS:
        vines = player.fields[field.index]
        if vines:
            now = 0.0 if player.harvested >> field.index & 1 else THIS_YEAR * share
            reds, whites = sum([vine.red for vine in vines]), sum([vine.white for vine in vines])
            value += borne_worth(reds, whites) * (after + now)
    return value - SOLD[player.sold.bit_count()] * (after + share)


def borne_worth(reds: int, whites: int) -> float:
    """What a field bears in a year."""
    base, each = FIELD
    return (base + each * reds if reds else 0.0) + (base + each * whites if whites else 0.0)


def structure_worth(player: Player, left: float) -> float:
    """Structures, which are worth less towards the end."""
    share = min(left / 4.0, 1.2)
    value = sum([BUILT[each.name] for each in BASICS if player.structures & each.bit])
    return (value + BUILDING * player.buildings.bit_count()) * share


def autumns(state: VitState, player: Player, after: int) -> int:
    """How many autumns a player still has before him."""
    gone = state.phase in (FALL, WINTER_PHASE) or (state.phase == SUMMER_PHASE and player.passed)
    return after if gone else after + 1


def winter_worth(player: Player, kinds: tuple[int, ...]) -> float:
    """Workers that are left for winter, by how much there will be to do."""
    workers = sum([player.available[kind] for kind in kinds])
    tasks = min(workers, winter_tasks(player))
    return AT_HOME[0] * tasks + AT_HOME[1] * (workers - tasks)


def winter_tasks(player: Player) -> int:
    """What there is to do in winter: fields to harvest, grapes to press, orders to fill, visitors to play."""
    fields = sum(
        [bool(vines) and not player.harvested >> index & 1 for index, vines in enumerate(player.fields)]
    )
    pressing = player.grapes[RED] != 0 or player.grapes[WHITE] != 0 or fields > 0
    filling = bool(player.hand[ORDER]) and (pressing or any(player.wines))
    return fields + pressing + filling + min(len(player.hand[WINTER]), 2)


# Cards


def hand_worth(player: Player, left: float) -> float:
    """The cards in hand: orders by how near they are, vines by whether they can be planted."""
    value = visitors_worth(len(player.hand[SUMMER])) + visitors_worth(len(player.hand[WINTER]))
    value += CARD[STRUCTURE] * len(player.hand[STRUCTURE])
    vines = sorted([vine_worth(player, vine, left) for vine in player.vines()], reverse=True)
    value += sum([each * MORE_VINES**place for place, each in enumerate(vines)])
    value += orders_worth(player)
    over = player.cards_in_hand() - HELD
    return value - 0.3 * over if over > 0 else value


def visitors_worth(count: int) -> float:
    """Visitors of one season in hand."""
    return sum([VISITOR * MORE_VISITORS**place for place in range(count)])


def vine_worth(player: Player, vine: Vine, left: float = 3.0) -> float:
    """A vine in hand, by what it would bear and the structures that are missing for it."""
    missing = (vine.needs & ~player.structures).bit_count()
    return borne_worth(vine.red, vine.white) * max(left - 0.6, 0.0) * TO_PLANT[missing] + 0.05


def orders_worth(player: Player) -> float:
    """The orders in hand; the nearer an order is to being filled, the more of its points count."""
    orders = player.orders()
    if not orders:
        return 0.0
    wines = wines_near(player)
    near = sorted([order_worth(player, order, wines) for order in orders], reverse=True)
    return sum([value * (0.55**place) for place, value in enumerate(near)]) + 0.12 * len(near)


Near: TypeAlias = tuple[tuple[int, int], ...]
"""For each type the highest wine that the grapes would make, and that the fields would bear."""


def wines_near(player: Player) -> Near:
    """The wines that a player could come to have."""
    reds = sorted([sum([vine.red for vine in vines]) for vines in player.fields])
    whites = sorted([sum([vine.white for vine in vines]) for vines in player.fields])
    pressed = [grapes_sum(player, kind) for kind in range(4)]
    blush = reds[-1] + whites[-1] if reds[-1] and whites[-1] else 0
    sparkling = blush + reds[-2] if blush and reds[-2] else 0
    return tuple(zip(pressed, (reds[-1], whites[-1], blush, sparkling), strict=True))


def order_worth(player: Player, order: Order, wines: Near) -> float:
    """How much of an order's points is already there."""
    total = order.vp + 0.5 * order.residual
    met = sum([request_met(player, kind, value, wines[kind]) for kind, value in order.wines])
    return total * met / len(order.wines)


def request_met(player: Player, kind: int, value: int, near: tuple[int, int]) -> float:
    """How near a player is to a wine."""
    if player.wines[kind] >> value:
        return MADE
    pressed, borne = near
    grown = GROWN if borne >= value else GROWN * 0.4
    highest = player.wines[kind].bit_length() - 1
    aging = MADE - 0.12 * (value - highest) if highest > 0 else 0.0
    if not pressed or not storable(player, kind, value):
        return max(aging, grown)
    return max(aging, grown, PRESSED - 0.05 * max(value - pressed, 0))


def storable(player: Player, kind: int, value: int) -> bool:
    """Whether the cellar has room for such a wine."""
    if value > 6 or kind == SPARKLING:
        return player.structures & LARGE_CELLAR != 0
    if value > 3 or kind == BLUSH:
        return player.structures & MEDIUM_CELLAR != 0
    return True


def grapes_sum(player: Player, kind: int) -> int:
    """The highest wine of a type that the grapes would make."""
    reds, whites = VALUES[player.grapes[RED]], VALUES[player.grapes[WHITE]]
    if kind == RED:
        return reds[-1] if reds else 0
    if kind == WHITE:
        return whites[-1] if whites else 0
    if not whites or len(reds) < (2 if kind == SPARKLING else 1):
        return 0
    total = whites[-1] + reds[-1] + (reds[-2] if kind == SPARKLING else 0)
    return min(total, HIGHEST) if total >= LEAST[kind] else 0
