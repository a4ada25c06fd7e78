"""Orders: which can be filled, with which wines, and what they bring."""

from collections.abc import Callable, Iterator

from figurka.core.decision import Rule
from figurka.games.viticulture.content.buildings import VERANDA, WINE_PARLOR
from figurka.games.viticulture.rules.course import Course, Pouring
from figurka.games.viticulture.rules.points import gain_lira, gain_points, gain_residual
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.steps import FillOrder
from figurka.games.viticulture.rules.things import BY_ORDERS, BY_STRUCTURES, LEAST, ORDER, WINES, Order, Wine
from figurka.games.viticulture.rules.vineyard.cellar import VALUES, take_wine

Request = tuple[int, int]
"""A type of wine and its least value."""
Leaves = Callable[[Player, tuple[Request, ...]], bool]
"""Whether what must come after the order is still possible for a player who has these requests to meet."""


def satisfied(wines: list[int], requests: tuple[Request, ...], relief: int) -> bool:
    """Whether the wines, given as bits by type, meet requests that stand dearest first within a type."""
    kind, tokens, place = -1, VALUES[0], 0
    for wanted, value in requests:
        if wanted != kind:
            kind, tokens, place = wanted, VALUES[wines[wanted]], 0
        place += 1
        if len(tokens) < place or tokens[-place] < max(value - relief, LEAST[kind]):
            return False
    return True


def relieved(requests: tuple[Request, ...], one_relief: int) -> list[tuple[Request, ...]]:
    """The ways in which one request may be lowered; just the requests if there is no relief."""
    if not one_relief:
        return [requests]
    ways = [requests]
    for index, (kind, value) in enumerate(requests):
        lower = (kind, max(value - one_relief, LEAST[kind]))
        rest = (*requests[:index], lower, *requests[index + 1 :])
        ways.append(tuple(sorted(rest, key=lambda request: (request[0], -request[1]))))
    return ways


def can_fill(player: Player, order: Order, relief: int = 0, one_relief: int = 0) -> bool:
    """Whether the cellar holds the wines for an order (V-51, V-52)."""
    if not one_relief:
        return satisfied(player.wines, order.wines, relief)
    return any(satisfied(player.wines, way, relief) for way in relieved(order.wines, one_relief))


def fillable(state: VitState, player: Player, step: FillOrder, course: Course) -> list[Order]:
    """The orders that can be filled now."""
    orders = (
        [each for each in course.drawn if each in player.hand[ORDER]] if step.just_drawn else player.orders()
    )
    if step.from_partner and not course.filled:
        orders = orders + state.edition.shared_orders(state)
    return [order for order in orders if can_fill(player, order, step.relief, course.one_relief)]


def fill(
    state: VitState,
    player: Player,
    order: Order,
    step: FillOrder,
    course: Course,
    leaves: Leaves | None = None,
) -> Rule[None]:
    """Discard a wine for each request, the dearest first, and gain what the order brings."""
    requests, used = order.wines, []
    one_relief = course.one_relief
    while requests:
        options = pourable(player, requests, step.relief, one_relief)
        if leaves is not None:
            options = [wine for wine in options if leaves(without(player, wine), requests[1:])]
        if all_go(player, requests, step.relief + one_relief):
            options = [best_kept(options, requests[0], step.relief)]
        wine = yield from pour(player.seat, options, order, requests[0])
        take_wine(player, wine)
        used.append(wine)
        kind, value = requests[0]
        if wine.value < max(value - step.relief, LEAST[kind]):
            one_relief = 0
        requests = requests[1:]
    if order in player.hand[ORDER]:
        player.hand[ORDER].remove(order)
    else:
        state.edition.take_shared_order(state, order)
    state.discards[ORDER].append(order)
    course.filled += 1
    course.one_relief = 0
    state.tell("fills", player.seat, order, things=tuple(used))
    points = max(order.vp + state.edition.order_change(state), 0) + step.extra_vp
    gain_points(state, player, points, BY_ORDERS)
    gain_residual(state, player, order.residual)
    if player.owns(VERANDA):
        gain_points(state, player, 1, BY_STRUCTURES)
    if player.owns(WINE_PARLOR):
        gain_lira(state, player, 2)
    state.edition.order_filled(state, player, order, used)


def pour(seat: int, options: list[Wine], order: Order, request: Request) -> Rule[Wine]:
    """Ask which wine serves a request; a single one is taken without asking."""
    if len(options) == 1:
        return options[0]
    index = yield Pouring(seat, options, order, request)
    return options[index]


def all_go(player: Player, requests: tuple[Request, ...], relief: int) -> bool:
    """Whether just as many wines could serve the first request and those of its type as are asked for."""
    kind = requests[0][0]
    alike = [value for wanted, value in requests if wanted == kind]
    least = max(alike[-1] - relief, LEAST[kind])
    return len([value for value in VALUES[player.wines[kind]] if value >= least]) == len(alike)


def best_kept(options: list[Wine], request: Request, relief: int) -> Wine:
    """Of wines that all go, the one for this request that leaves most for the others: the finest.

    If one wine may be lower, the one that needs no such relief leaves it for the others.
    """
    least = max(request[1] - relief, LEAST[request[0]])
    enough = [wine for wine in options if wine.value >= least]
    return (enough or options)[-1]


def without(player: Player, wine: Wine) -> Player:
    """The player as he would be after pouring a wine."""
    after = player.copy()
    take_wine(after, wine)
    return after


def poured(player: Player, requests: tuple[Request, ...], relief: int) -> Iterator[Player]:
    """The player as he could be after meeting the requests, one by one for each way of pouring."""
    if not requests:
        yield player
        return
    for wine in pourable(player, requests, relief, 0):
        yield from poured(without(player, wine), requests[1:], relief)


def pourable(player: Player, requests: tuple[Request, ...], relief: int, one_relief: int) -> list[Wine]:
    """The wines that may serve the first request so that the others can still be met."""
    kind, value = requests[0]
    least = max(value - relief, LEAST[kind])
    found: list[Wine] = []
    for token in VALUES[player.wines[kind]]:
        spent = token < least
        if spent and token < max(value - relief - one_relief, LEAST[kind]):
            continue
        wines = player.wines[:]
        wines[kind] &= ~(1 << token)
        ways = relieved(requests[1:], 0 if spent else one_relief)
        if any(satisfied(wines, way, relief) for way in ways):
            found.append(WINES[kind][token])
    return found
