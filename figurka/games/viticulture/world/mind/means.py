"""What a player's means will bring him: money, cellar, fields, hand, structures and workers, in points."""

from typing import TypeAlias

from figurka.games.viticulture.content.structures import BASICS
from figurka.games.viticulture.content.summer import SUMMER_VISITORS
from figurka.games.viticulture.content.winter import WINTER_VISITORS
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.steps import (
    Build,
    ChooseOne,
    Discard,
    Draw,
    DrawChoice,
    FillOrder,
    Gain,
    GainPer,
    Lose,
    MakeWine,
    May,
    Pay,
    Plant,
    Step,
    Train,
    When,
)
from figurka.games.viticulture.rules.things import (
    BARE,
    BLUE,
    BLUSH,
    GRANDE,
    GREY,
    HIGHEST,
    LARGE_CELLAR,
    LEAST,
    MEDIUM_CELLAR,
    RED,
    SPARKLING,
    STRUCTURE,
    SUMMER,
    WHITE,
    WINTER,
    YELLOW,
    Order,
    Vine,
    Visitor,
)
from figurka.games.viticulture.rules.vineyard.cellar import VALUES
from figurka.games.viticulture.world.content.board import INFLUENCE_PRICE
from figurka.games.viticulture.world.mind.clock import Clock
from figurka.games.viticulture.world.mind.scale import Scale

FEW = 6
"""So many lira are needed most."""
SPENT = 3
"""The lira that a summer worker turns into a point."""
ORDER_CHAIN = 3
"""Harvest, wine, order: the winter workers that it takes from a field to an order."""
SOLD = (0.0, 0.2, 0.8, 5.0)
"""How much is missed with so many fields sold."""
USEFUL = (3.5, 6.5, 9.0)
"""How much a field can bear of a colour to some use, with the small, the medium and the large cellar."""
HAND_LIMIT = 5


def means_worth(scale: Scale, state: VitState, player: Player, wanted: float) -> float:
    """All that a player can still make points of, or the influence that he should buy."""
    clock = Clock(state, player)
    value = purse_worth(scale, player.lira, clock, wanted) + income_worth(scale, player, clock)
    value += cellar_worth(scale, player, clock) + fields_worth(scale, player, clock)
    value += hand_worth(scale, player, clock) + structures_worth(scale, player, clock)
    return value + workers_worth(scale, player, clock)


# Money and workers


def purse_worth(scale: Scale, lira: int, clock: Clock, wanted: float) -> float:
    """Money: for the influence that a player should buy, and as much as summers turn into points."""
    saved = min(float(lira), INFLUENCE_PRICE * min(wanted, clock.winters))
    used = min(lira - saved, SPENT * clock.summers)
    few = min(used, FEW)
    value = (scale.lira + scale.lira_year * clock.after) * few + scale.lira_more * (used - few)
    return value + scale.saved * saved + scale.lira_idle * (lira - saved - used)


def income_worth(scale: Scale, player: Player, clock: Clock) -> float:
    """Residual payments, autumns and wake-ups to come; the last payment is of no use any more."""
    paid = max(clock.after - (not clock.winter), 0)
    value = scale.residual * player.residual * paid
    return value + scale.autumn * clock.autumns + scale.wake_up * clock.wake_ups


def workers_worth(scale: Scale, player: Player, clock: Clock) -> float:
    """What workers do by themselves, this year and in the years to come."""
    has, free = player.workers, player.available
    value = scale.summer_worker * has[YELLOW] + scale.winter_worker * has[BLUE]
    value += (scale.any_worker + scale.trained) * has[BARE] + scale.any_worker * has[GRANDE]
    value *= clock.after
    if clock.summer:
        value += scale.summer_worker * free[YELLOW]
    if clock.winter:
        flexible = free[BARE] + free[GRANDE] + free[GREY]
        value += scale.winter_worker * free[BLUE] + scale.any_worker * flexible
    return value


# The cellar


def cellar_worth(scale: Scale, player: Player, clock: Clock) -> float:
    """Grapes and wine: those that orders in hand ask for count with them, the others for their own sake."""
    winters = clock.winters
    if winters <= 0:
        return 0.0
    wines = player.wines[:]
    value = orders_worth(scale, player, winters, wines)
    if winters > 1:
        share = min((winters - 1) / ORDER_CHAIN, 1.0)
        for mask in player.grapes:
            if mask:
                value += share * sum([scale.grape + scale.grape_value * each for each in VALUES[mask]])
    share = min(winters / ORDER_CHAIN, 1.0)
    for kind, mask in enumerate(wines):
        if mask:
            base = scale.wine[kind]
            value += share * sum([base + scale.wine_value * each for each in VALUES[mask]])
    return value


Near: TypeAlias = tuple[tuple[int, int], ...]
"""For each type the highest wine that the grapes would make, and that the fields would bear."""


def orders_worth(scale: Scale, player: Player, winters: float, wines: list[int]) -> float:
    """The orders in hand, the best first; the wines that they ask for are taken out of those given."""
    left = player.orders()
    if not left:
        return 0.0
    near = wines_near(player)
    value, share = scale.order_held * len(left) * min(winters / ORDER_CHAIN, 1.0), 1.0
    while left and winters > 0:
        found = [order_worth(scale, player, order, near, winters, wines) for order in left]
        best = max(found)
        if best <= 0.0:
            break
        value += share * best
        order = left.pop(found.index(best))
        if not serve(order, wines):
            share *= scale.more_orders
        winters -= 1.0
    return value


def serve(order: Order, wines: list[int]) -> bool:
    """Take the least wines that serve an order; tells whether there were enough of them."""
    whole = True
    for kind, value in order.wines:
        enough = wines[kind] >> value << value
        if enough:
            wines[kind] ^= enough & -enough
        else:
            whole = False
    return whole


def order_worth(
    scale: Scale, player: Player, order: Order, near: Near, winters: float, wines: list[int]
) -> float:
    """How much of an order's points is already there; the later it is, the less."""
    total = order.vp + scale.residual * order.residual * max(winters / ORDER_CHAIN - 1.0, 0.0)
    met = 0.0
    kind, masks = -1, 0
    for wanted, value in order.wines:
        if wanted != kind:
            kind, masks = wanted, wines[wanted]
        enough = masks >> value << value
        if enough:
            met += scale.made
            masks ^= enough & -enough
        else:
            met += request_met(scale, player, kind, value, masks.bit_length() - 1, near[kind], winters)
    return total * met / len(order.wines) * winters / (winters + 1.0)


def request_met(
    scale: Scale, player: Player, kind: int, value: int, highest: int, near: tuple[int, int], winters: float
) -> float:
    """How near a player is to a wine, if there are winter workers enough to come to it."""
    met = scale.made - 0.12 * (value - highest) if highest > 0 and winters > 3 * (value - highest) else 0.0
    if winters < 2 or not storable(player, kind, value):
        return max(met, 0.0)
    pressed, borne = near
    if pressed and (pressed >= value or winters > 3 * (value - pressed)):
        met = max(met, scale.pressed - 0.06 * max(value - pressed, 0))
    if winters >= ORDER_CHAIN:
        met = max(met, scale.grown if borne >= value else 0.4 * scale.grown)
    return max(met, 0.0)


def wines_near(player: Player) -> Near:
    """The wines that a player could come to have."""
    reds = sorted([sum([vine.red for vine in vines]) for vines in player.fields])
    whites = sorted([sum([vine.white for vine in vines]) for vines in player.fields])
    blush = reds[-1] + whites[-1] if reds[-1] and whites[-1] else 0
    sparkling = blush + reds[-2] if blush and reds[-2] else 0
    borne = (reds[-1], whites[-1], blush, sparkling)
    return tuple([(grapes_sum(player, kind), borne[kind]) for kind in range(4)])


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


def storable(player: Player, kind: int, value: int) -> bool:
    """Whether the cellar has room for such a wine."""
    if value > 6 or kind == SPARKLING:
        return player.structures & LARGE_CELLAR != 0
    if value > 3 or kind == BLUSH:
        return player.structures & MEDIUM_CELLAR != 0
    return True


# The vineyard


def fields_worth(scale: Scale, player: Player, clock: Clock) -> float:
    """Vines for the harvests to come, the best field first; sold fields for what they could have borne."""
    now = scale.this_year * min(max(clock.winters - 1, 0.0) / ORDER_CHAIN, 1.0) if clock.winter else 0.0
    most = USEFUL[player.cellar_levels()]
    found = []
    for index, vines in enumerate(player.fields):
        if vines:
            years = clock.after + (0.0 if player.harvested >> index & 1 else now)
            reds, whites = sum([vine.red for vine in vines]), sum([vine.white for vine in vines])
            found.append(borne_worth(scale, min(reds, most), min(whites, most)) * years)
    value, share = 0.0, 1.0
    for each in sorted(found, reverse=True):
        value += share * each
        share *= scale.more_fields
    return value - scale.sold_field * SOLD[player.sold.bit_count()] * clock.after


def borne_worth(scale: Scale, reds: float, whites: float) -> float:
    """What a field bears in a year."""
    value = scale.bears + scale.bears_value * reds if reds else 0.0
    return value + scale.bears + scale.bears_value * whites if whites else value


def structures_worth(scale: Scale, player: Player, clock: Clock) -> float:
    """Structures, for each year that they will serve."""
    years = clock.after + (1.0 if clock.summer else 0.5 if clock.winter else 0.0)
    value = sum([scale.structure[each.bit] for each in BASICS if player.structures & each.bit])
    return (value + scale.building * player.buildings.bit_count()) * years


# Cards


def hand_worth(scale: Scale, player: Player, clock: Clock) -> float:
    """The cards in hand apart from orders, which count with the cellar."""
    value = guests_worth(scale, player.guests(SUMMER), clock.summers)
    value += guests_worth(scale, player.guests(WINTER), clock.winters)
    if clock.summers > 0:
        value += scale.card[STRUCTURE] * len(player.hand[STRUCTURE])
        value += vines_worth(scale, player, clock)
    over = player.cards_in_hand() - HAND_LIMIT
    return value - 0.2 * over if over > 0 else value


def guests_worth(scale: Scale, guests: list[Visitor], placements: float) -> float:
    """Visitors of a season in hand, of which no more count than can still be played."""
    if not guests or placements <= 0:
        return 0.0
    value, share = 0.0, 1.0
    for each in sorted([guest_worth(scale, guest) for guest in guests], reverse=True):
        value += share * each
        placements -= 1
        if placements <= 0:
            break
        share *= scale.more_guests
    return value


def guest_worth(scale: Scale, guest: Visitor) -> float:
    """What a visitor in hand will bring when it can be played."""
    return scale.guest * PROMISE[guest]


def vines_worth(scale: Scale, player: Player, clock: Clock) -> float:
    """The vines in hand, the best first."""
    value, share = 0.0, 1.0
    for each in sorted([vine_worth(scale, player, vine, clock) for vine in player.vines()], reverse=True):
        value += share * each
        share *= scale.more_vines
    return value


def vine_worth(scale: Scale, player: Player, vine: Vine, clock: Clock) -> float:
    """A vine in hand, by what it would bear and the structures that are missing for it."""
    if clock.summers <= 0:
        return 0.0
    missing = (vine.needs & ~player.structures).bit_count()
    years = max(clock.after + (0.4 if clock.summer else -0.6), 0.0)
    return borne_worth(scale, vine.red, vine.white) * years * scale.to_plant[missing] + 0.05


# What a visitor promises, whatever the position

STEP_PROMISE: dict[type[Step], float] = {
    Build: 0.7,
    Plant: 0.7,
    MakeWine: 0.7,
    FillOrder: 1.6,
    Train: 0.7,
}


def step_promise(step: Step) -> float:
    """What a step brings at a good time."""
    if isinstance(step, Gain):
        return 0.3 * step.lira + step.vp + 0.7 * step.residual
    if isinstance(step, Pay):
        return -0.25 * step.lira
    if isinstance(step, Lose):
        return -step.vp - 0.6 * step.residual
    if isinstance(step, Discard):
        return -0.35 * step.count
    if isinstance(step, Draw):
        return 0.35 * sum(step.counts)
    if isinstance(step, DrawChoice):
        return 0.4 * step.count
    if isinstance(step, GainPer):
        return 1.2 * step.vp + 0.5 * step.lira
    if isinstance(step, When):
        return 0.3 * sum([step_promise(each) for each in step.steps])
    if isinstance(step, ChooseOne):
        return max([step_promise(each) for each in step.steps])
    if isinstance(step, May):
        return max(step_promise(step.step), 0.0)
    return STEP_PROMISE.get(type(step), 0.6)


def effect_promise(visitor: Visitor) -> float:
    """The best ways of a visitor together, as many as may be taken."""
    ways = sorted([sum([step_promise(step) for step in way.steps]) for way in visitor.effect.ways])
    return max(sum(ways[-visitor.effect.pick :]), 0.2)


PROMISE = {visitor: effect_promise(visitor) for visitor in (*SUMMER_VISITORS, *WINTER_VISITORS)}
"""What each visitor promises."""
