"""What a vineyard is worth in World: by the orders that it can serve in the few years that are left."""

from typing import Final

from figurka.core.mind import Weights
from figurka.games.viticulture.content.orders import ORDERS
from figurka.games.viticulture.mind.worths import (
    LEAST_ORDER,
    Borne,
    Worths,
    borne_by,
    falling,
    pressable,
    storable,
)
from figurka.games.viticulture.mind.years import Time
from figurka.games.viticulture.rules.state import Player
from figurka.games.viticulture.rules.things import BLUSH, HIGHEST, ORDER, RED, VINE, WHITE, Order, Vine
from figurka.games.viticulture.rules.vineyard.cellar import VALUES
from figurka.games.viticulture.world.content.board import HAND_LIMIT

SAMPLE: Final = ORDERS[2::7]
"""Orders of all sorts, to tell what an unseen one may be worth."""
PRESS_AND_FILL: Final = 2
"""The workers that it takes from a grape to an order."""
MOST_BORNE: Final = 7
"""No field bears more than this of a colour."""
KEPT: Final = 3
"""Of the sample so many are reckoned with: whoever draws several keeps the best."""
HALF_A_YEAR: Final = 0.5


class WorldWorths(Worths):
    """The base game's worths, and the orders that a vineyard will be able to serve."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights, HAND_LIMIT)
        self.engine = weights["engine"]
        self.engine_late = weights["engine_late"]
        self.cellar_missing = weights["cellar_missing"]
        self.again = weights["order_again"]
        self.vine_each = weights["vine_each"]
        self.other_colour = weights["other_colour"]
        self.served: dict[tuple[Borne, int], float] = {}

    def fields(self, player: Player, fields: list[tuple[Vine, ...]], time: Time) -> float:
        """Vines also for the orders of the years to come that they will serve."""
        return super().fields(player, fields, time) + self.orders_ahead(
            borne_by(fields), player.cellar_levels(), time
        )

    def harvests(self, time: Time) -> float:
        """The years whose harvest can still come to orders."""
        return max(time.after + HALF_A_YEAR * time.share - self.engine_late, 0.0)

    def first_half(self, borne: Borne, levels: int, summer: float) -> float:
        """What a year is worth besides as long as its summer lasts, so that a new one takes nothing away."""
        return self.engine * self.serves(borne, levels) * HALF_A_YEAR * summer

    def orders_ahead(self, borne: Borne, levels: int, time: Time) -> float:
        """What vineyard and cellar will bring by orders that nobody has drawn yet."""
        return self.engine * self.serves(borne, levels) * self.harvests(time)

    def in_hand(self, player: Player, structures: int, time: Time) -> float:
        """The vines in hand, by the orders that they would serve and the structures missing for them."""
        borne, levels = borne_by(player.fields), player.cellar_levels()
        before = self.orders_ahead(borne, levels, time)
        worths = [self.held_vine(vine, borne, levels, structures, before, time) for vine in player.vines()]
        worths.sort(reverse=True)
        return falling(worths, self.more_vines)

    def held_vine(
        self, vine: Vine, borne: Borne, levels: int, structures: int, before: float, time: Time
    ) -> float:
        """A vine in hand: a share of what it would bring if it were planted."""
        red, white, second = borne
        grown = (min(red + vine.red, MOST_BORNE), min(white + vine.white, MOST_BORNE), second)
        missing = (vine.needs & ~structures).bit_count()
        more = self.orders_ahead(grown, levels, time) - before + self.vine_each * self.harvests(time)
        return self.vine_ready[missing] * more

    def hand(self, player: Player, time: Time) -> float:
        """The cards in hand, apart from orders."""
        value = super().hand(player, time)
        return value + self.in_hand(player, player.structures, time) if player.hand[VINE] else value

    def vines(self, vines: list[Vine], structures: int, time: Time) -> float:
        """Nothing by themselves: they count by the fields that they are meant for."""
        return 0.0

    def serves(self, borne: Borne, levels: int) -> float:
        """The points of orders that fields and cellar can serve, on average; each case is reckoned once."""
        key = (borne, levels)
        found = self.served.get(key)
        if found is None:
            total = 0.0
            for order in ORDERS:
                worth = float(order.vp)
                for kind, value in order.wines:
                    lacking = max(value - grown_value(borne, kind), 0)
                    worth *= self.aging**lacking if grown_value(borne, kind) else self.other_colour
                    if not storable(value, levels):
                        worth *= self.cellar_missing
                total += worth
            found = self.served[key] = total / len(ORDERS)
        return found

    def order(
        self,
        order: Order,
        wines: list[int],
        pressed: list[int],
        borne: Borne,
        levels: int,
        time: Time,
    ) -> float:
        """An order by how near each of its wines is: made, pressed or grown, each perhaps still too young."""
        poured = self.poured[order.number] * time.fade
        worth = max(order.vp + self.order_income * order.residual * time.after - poured, LEAST_ORDER)
        effort = 1
        kind, place = -1, 0
        tokens = VALUES[0]
        after, aging = time.after, self.aging
        for wanted, value in order.wines:
            if wanted != kind:
                kind, tokens, place = wanted, VALUES[wines[wanted]], 0
            place += 1
            best, step = self.far, 4
            if len(tokens) >= place:
                lacking = value - tokens[-place]
                if lacking <= 0:
                    worth *= self.made
                    continue
                if lacking <= after:
                    best, step = self.made * aging**lacking, 1
            more = 1.0 if place == 1 else self.again
            near = pressed[kind]
            if near and value - near <= after:
                share = self.pressed * more * aging ** max(value - near, 0)
                if share > best:
                    best, step = share, 2
            near = grown_value(borne, kind)
            if near and value - near <= after:
                share = self.grown * more * aging ** max(value - near, 0)
                if share > best:
                    best, step = share, 3
            if not storable(value, levels):
                best *= self.cellar_missing
            worth *= best
            effort = max(effort, step)
        return worth * time.chance(effort)

    def tokens(self, grapes: list[int], wines: list[int], time: Time) -> float:
        """Grapes and wines by themselves, as long as workers are left to bring them to an order."""
        if time.chance(PRESS_AND_FILL):
            return super().tokens(grapes, wines, time)
        return super().tokens([], wines, time) if time.chance(1) else 0.0

    def cellar(
        self,
        orders: list[Order],
        grapes: list[int],
        wines: list[int],
        borne: Borne,
        levels: int,
        time: Time,
    ) -> float:
        """Grapes, wines and orders; the best order takes its wines first, the others get what is left."""
        value = self.tokens(grapes, wines, time)
        if not orders:
            return value
        pressed = pressable(grapes, levels)
        left, rest, share = orders[:], wines[:], 1.0
        while left:
            worths = [self.order(each, rest, pressed, borne, levels, time) for each in left]
            best = max(worths)
            value += best * share + self.order_held * time.fade
            if not take_wines(left.pop(worths.index(best)), rest):
                share *= self.more_orders
        return value

    def drawn(self, player: Player, deck: int, borne: Borne, time: Time) -> float:
        """An unseen order by what such orders would add here."""
        if deck != ORDER:
            return super().drawn(player, deck, borne, time)
        levels, held = player.cellar_levels(), player.orders()
        args = (player.grapes, player.wines, borne, levels, time)
        before = self.cellar(held, *args)
        worths = [self.cellar([*held, each], *args) - before for each in SAMPLE]
        worths.sort(reverse=True)
        worth = self.draw_order * sum(worths[:KEPT]) / KEPT
        full = player.cards_in_hand() >= self.hand_limit
        return worth - self.over_limit if full else worth


def take_wines(order: Order, wines: list[int]) -> bool:
    """Take the least wines that serve an order, if there are enough of them."""
    taken = wines[:]
    for kind, value in order.wines:
        enough = taken[kind] >> value << value
        if not enough:
            return False
        taken[kind] ^= enough & -enough
    wines[:] = taken
    return True


def grown_value(borne: Borne, kind: int) -> int:
    """The highest wine of a type that the fields bear; 0 if they bear none."""
    red, white, second = borne
    if kind == RED:
        return min(red, HIGHEST)
    if kind == WHITE:
        return min(white, HIGHEST)
    if not red or not white:
        return 0
    if kind == BLUSH:
        return min(red + white, HIGHEST)
    return min(red + white + second, HIGHEST) if second else 0
