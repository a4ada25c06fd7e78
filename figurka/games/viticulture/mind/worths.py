"""What things are worth to a player, in points: by the years to come, and by what he has besides."""

from typing import Final

from figurka.core.mind import Weights
from figurka.games.viticulture.content.orders import ORDERS
from figurka.games.viticulture.content.structures import BASICS
from figurka.games.viticulture.mind.cards import BUILDING_WORTH, VISITOR_WORTH
from figurka.games.viticulture.mind.years import Time
from figurka.games.viticulture.rules.state import MOST_RESIDUAL, TASTED, WINDMILL_USED, Player
from figurka.games.viticulture.rules.things import (
    BARE,
    BLUSH,
    COTTAGE,
    GRANDE,
    HIGHEST,
    LEAST,
    ORDER,
    RED,
    SPARKLING,
    STRUCTURE,
    SUMMER,
    TASTING_ROOM,
    VINE,
    WHITE,
    WINDMILL,
    WINTER,
    Basic,
    Building,
    Card,
    Order,
    Vine,
)
from figurka.games.viticulture.rules.vineyard.cellar import LEVEL_BITS, VALUES

USUAL_YEARS: Final = 6.0
"""The worth of a structure is told for so many years."""
HAND_LIMIT: Final = 7
THIS_YEAR: Final = 0.4
"""What the windmill or the tasting room will probably still bring this year."""
LEAST_ORDER: Final = 0.3
"""However dear its wines are, an order brings so much more than they are worth."""
FEW: Final = 3
SOME: Final = 8
"""Up to so many lira each is needed; up to so many each is of use."""
Borne = tuple[int, int, int]
"""The best red and white that fields bear, and the next best red."""


class Worths:
    """The worths of things by a set of weights."""

    def __init__(self, weights: Weights, hand_limit: int = HAND_LIMIT) -> None:
        self.hand_limit = hand_limit
        self.lira_few = weights["lira_few"]
        self.lira_some = weights["lira_some"]
        self.lira_more = weights["lira_more"]
        self.lira_years = weights["lira_years"]
        self.residual = weights["residual"]
        self.work = weights["work"]
        self.idle = weights["idle"]
        self.crowd = weights["crowd"]
        self.windmill = weights["windmill"]
        self.tasting_room = weights["tasting_room"]
        self.cottage = weights["cottage"]
        self.basics = {name: weights[name] for name in PLAIN_STRUCTURES}
        self.structures = [(each.bit, weights[each.name]) for each in BASICS if each.name in PLAIN_STRUCTURES]
        self.building = weights["building"]
        self.field_base = weights["field_base"]
        self.field_each = weights["field_each"]
        self.more_fields = weights["more_fields"]
        self.field_now = weights["field_now"]
        self.field_years = weights["field_years"]
        self.bare_field = weights["bare_field"]
        grape, each = weights["grape_base"], weights["grape_each"]
        self.grapes = [0.0, *[grape + each * value for value in range(1, HIGHEST + 1)]]
        wine, each = weights["wine_base"], weights["wine_each"]
        extra = (0.0, 0.0, weights["blush"], weights["sparkling"])
        self.wines = [
            [0.0] + [wine + more + each * value for value in range(1, HIGHEST + 1)] for more in extra
        ]
        self.poured = [
            0.0,
            *[sum([self.wines[kind][value] for kind, value in each.wines]) for each in ORDERS],
        ]
        """What the wines that an order takes are worth by themselves, by its number."""
        self.filled = weights["filled"]
        self.made = weights["order_made"]
        self.pressed = weights["order_pressed"]
        self.grown = weights["order_grown"]
        self.far = weights["order_far"]
        self.aging = weights["order_aging"]
        self.order_income = weights["order_income"]
        self.more_orders = weights["more_orders"]
        self.order_held = weights["order_held"]
        self.vine_ready = (weights["vine_ready"], weights["vine_one"], weights["vine_two"])
        self.more_vines = weights["more_vines"]
        visitors = (weights["summer_visitor"], weights["winter_visitor"])
        self.visitors = {
            name: visitors[deck - SUMMER] * worth for name, (deck, worth) in VISITOR_WORTH.items()
        }
        self.more_visitors = weights["more_visitors"]
        self.draw_vine = weights["draw_vine"]
        self.draw_order = weights["draw_order"]
        self.draw_order_ready = weights["draw_order_ready"]
        self.draw_visitor = (weights["draw_summer"], weights["draw_winter"])
        self.shared = weights["shared"]
        self.plan = weights["plan"]
        self.over_limit = weights["over_limit"]

    # Money, work, structures

    def lira(self, lira: float, time: Time) -> float:
        """Money, of which a little is needed most; in the last year it only breaks ties."""
        few, some = min(lira, FEW), min(max(lira - FEW, 0), SOME - FEW)
        worth = self.lira_few * few + self.lira_some * some + self.lira_more * (lira - few - some)
        return worth * min(time.after / self.lira_years, 1.0) + 0.01 * lira

    def income(self, residual: int, time: Time) -> float:
        """Residual payments of the years whose end is still to come and does not end the game."""
        return self.residual * min(residual, MOST_RESIDUAL) * max(time.after + time.share - 1.0, 0.0)

    def workers(self, player: Player, time: Time) -> float:
        """What workers will do in the years to come; the more there are, the less each finds to do."""
        count = player.workers[BARE] + player.workers[GRANDE] + player.trainees
        return (self.work * count - self.crowd * count * count) * time.after

    def hands(self, player: Player, tasks: int) -> float:
        """What the workers can still do this year, by how much there is to do."""
        hands = sum(player.available)
        busy = min(hands, tasks)
        return self.work * busy + self.idle * (hands - busy)

    def built(self, player: Player, time: Time) -> float:
        """Structures for the years that they will be of use."""
        structures = player.structures
        value = 0.0
        for bit, worth in self.structures:
            if structures & bit:
                value += worth
        value *= time.years / USUAL_YEARS
        if structures & WINDMILL:
            value += self.windmill * time.after
            if not player.once & WINDMILL_USED:
                value += THIS_YEAR * time.summer
        if structures & TASTING_ROOM:
            value += self.tasting_room * time.after
            if not player.once & TASTED:
                value += THIS_YEAR * time.summer
        if structures & COTTAGE:
            value += self.cottage * time.autumns
        if player.buildings:
            for building in player.sites:
                if building is not None:
                    value += self.building_worth(building, time)
        return value

    def building_worth(self, building: Building, time: Time) -> float:
        """A structure card, besides the point for building it."""
        return self.building * BUILDING_WORTH[building.name] * time.years

    # Fields

    def fields(self, player: Player, fields: list[tuple[Vine, ...]], time: Time) -> float:
        """Vines for the harvests that they will bear, less what sold fields could have borne."""
        later: list[float] = []
        value = 0.0
        for index, vines in enumerate(fields):
            if vines:
                worth = self.bears(vines)
                later.append(worth)
                if not player.harvested >> index & 1:
                    value += worth * self.field_now * time.share
            elif player.sold >> index & 1:
                value -= self.bare(time)
        later.sort(reverse=True)
        share = min(time.after, self.field_years)
        for worth in later:
            value += worth * share
            share *= self.more_fields
        return value

    def bare(self, time: Time) -> float:
        """What a field could bear."""
        return self.bare_field * min(time.after, self.field_years)

    def bears(self, vines: tuple[Vine, ...]) -> float:
        """What a field bears in a year."""
        red = white = 0
        for vine in vines:
            red += vine.red
            white += vine.white
        value = 0.0
        if red:
            value += self.field_base + self.field_each * min(red, HIGHEST)
        if white:
            value += self.field_base + self.field_each * min(white, HIGHEST)
        return value

    # The cellar and what it is for

    def tokens(self, grapes: list[int], wines: list[int], time: Time) -> float:
        """Grapes and wines by themselves."""
        value = 0.0
        worths = self.grapes
        for mask in grapes:
            for token in VALUES[mask]:
                value += worths[token]
        for kind, mask in enumerate(wines):
            if mask:
                worths = self.wines[kind]
                for token in VALUES[mask]:
                    value += worths[token]
        return value * time.fade

    def cellar(
        self,
        orders: list[Order],
        grapes: list[int],
        wines: list[int],
        borne: Borne,
        levels: int,
        time: Time,
    ) -> float:
        """Grapes, wines, and the orders for which they are meant."""
        value = self.tokens(grapes, wines, time)
        if not orders:
            return value
        pressed = pressable(grapes, levels)
        near = [self.order(order, wines, pressed, borne, levels, time) for order in orders]
        near.sort(reverse=True)
        share = 1.0
        for worth in near:
            value += worth * share + self.order_held * time.fade
            share *= self.more_orders
        return value

    def order(
        self,
        order: Order,
        wines: list[int],
        pressed: list[int],
        borne: Borne,
        levels: int,
        time: Time,
    ) -> float:
        """An order by how near it is: a wine that is there, can be pressed, grows, or is far away."""
        poured = self.poured[order.number] * time.fade
        worth = max(order.vp + self.order_income * order.residual * time.after - poured, LEAST_ORDER)
        effort = 1
        kind, place = -1, 0
        tokens = VALUES[0]
        for wanted, value in order.wines:
            if wanted != kind:
                kind, tokens, place = wanted, VALUES[wines[wanted]], 0
            place += 1
            if len(tokens) >= place:
                lacking = value - tokens[-place]
                if lacking <= 0:
                    worth *= self.made
                    continue
                aged = self.aging**lacking if time.after > lacking - 1 and storable(value, levels) else 0.0
            else:
                aged = 0.0
            if place == 1 and pressed[kind] >= value and storable(value, levels):
                worth *= max(self.pressed, aged)
                effort = max(effort, 2)
            elif place == 1 and grows(borne, kind, value):
                worth *= max(self.grown, aged)
                effort = max(effort, 3)
            else:
                worth *= max(self.far, aged)
                effort = max(effort, 4)
        return worth * time.chance(effort)

    # Cards

    def hand(self, player: Player, time: Time) -> float:
        """The cards in hand, apart from orders."""
        value = self.plan * len(player.hand[STRUCTURE]) * time.fade
        if player.hand[VINE]:
            value += self.vines(player.vines(), player.structures, time)
        for deck in (SUMMER, WINTER):
            if player.hand[deck]:
                guests = [self.visitors[card.name] for card in player.hand[deck]]
                guests.sort(reverse=True)
                value += falling(guests, self.more_visitors) * (
                    time.fade_summer if deck == SUMMER else time.fade
                )
        over = player.cards_in_hand() - self.hand_limit
        return value - self.over_limit * over if over > 0 else value

    def vines(self, vines: list[Vine], structures: int, time: Time) -> float:
        """The vines in hand."""
        worths = [self.vine(vine, structures, time) for vine in vines]
        worths.sort(reverse=True)
        return falling(worths, self.more_vines)

    def vine(self, vine: Vine, structures: int, time: Time) -> float:
        """A vine in hand, by what it would bear and the structures that are missing for it."""
        missing = (vine.needs & ~structures).bit_count()
        ripe = self.bears((vine,)) * min(time.after + 0.5 * time.summer, self.field_years)
        return ripe * self.vine_ready[missing]

    def card(self, player: Player, card: Card, time: Time) -> float:
        """What a card in hand is worth, unless it is an order."""
        if isinstance(card, Vine):
            return self.vine(card, player.structures, time)
        if isinstance(card, Building):
            return self.plan * time.fade * (0.5 + BUILDING_WORTH[card.name])
        return self.visitors[card.name] * (time.fade_summer if card.deck == SUMMER else time.fade)

    def drawn(self, player: Player, deck: int, borne: Borne, time: Time) -> float:
        """What a card is worth that is drawn unseen, less the more of its kind are in hand."""
        held = len(player.hand[deck])
        full = max(player.cards_in_hand() + 1 - self.hand_limit, 0)
        if deck == VINE:
            worth = self.draw_vine * min(time.after, self.field_years) * self.more_vines**held
        elif deck == ORDER:
            ready = self.draw_order + self.draw_order_ready * min(borne[0] + borne[1], 10)
            worth = ready * self.more_orders**held * min(time.after + 0.1 * time.hands, 1.0)
        elif deck == STRUCTURE:
            worth = self.plan * time.fade
        else:
            fade = time.fade_summer if deck == SUMMER else time.fade
            worth = self.draw_visitor[deck - SUMMER] * fade * self.more_visitors**held
        return worth - self.over_limit * min(full, 1)

    def basic(self, structure: Basic, time: Time) -> float:
        """What a structure of the mat is worth by itself."""
        if structure.bit == WINDMILL:
            return self.windmill * time.after + THIS_YEAR * time.summer
        if structure.bit == TASTING_ROOM:
            return self.tasting_room * time.after + THIS_YEAR * time.summer
        if structure.bit == COTTAGE:
            return self.cottage * time.autumns
        return self.basics[structure.name] * time.years / USUAL_YEARS

    def trained(self, player: Player, time: Time) -> float:
        """What another worker will do in the years to come."""
        count = player.workers[BARE] + player.workers[GRANDE] + player.trainees
        return (self.work - self.crowd * (2 * count + 1)) * time.after


PLAIN_STRUCTURES: Final = ("trellis", "irrigation", "yoke", "medium_cellar", "large_cellar")
"""The structures that bring nothing by themselves, but help with all else."""


def falling(worths: list[float], share: float) -> float:
    """Worths added up, each further one with a smaller share."""
    value, part = 0.0, 1.0
    for worth in worths:
        value += worth * part
        part *= share
    return value


def storable(value: int, levels: int) -> bool:
    """Whether a cellar of so many levels has room for a wine of the value."""
    return LEVEL_BITS[levels] >> value & 1 != 0


def pressable(grapes: list[int], levels: int) -> list[int]:
    """For each type the highest wine that the grapes would make."""
    reds, whites = VALUES[grapes[RED]], VALUES[grapes[WHITE]]
    red, white = reds[-1] if reds else 0, whites[-1] if whites else 0
    blush = sparkling = 0
    if red and white and levels:
        blush = min(red + white, HIGHEST)
        if blush < LEAST[BLUSH]:
            blush = 0
        if levels > 1 and len(reds) > 1 and red + reds[-2] + white >= LEAST[SPARKLING]:
            sparkling = min(red + reds[-2] + white, HIGHEST)
    return [red, white, blush, sparkling]


def borne_by(fields: list[tuple[Vine, ...]]) -> Borne:
    """The best red and white that the fields bear, and the next best red."""
    red = white = second = 0
    for vines in fields:
        if vines:
            reds = whites = 0
            for vine in vines:
                reds += vine.red
                whites += vine.white
            if reds > red:
                red, second = reds, red
            elif reds > second:
                second = reds
            white = max(white, whites)
    return red, white, second


def grows(borne: Borne, kind: int, value: int) -> bool:
    """Whether the fields bear what a wine needs."""
    red, white, second = borne
    if kind == RED:
        return red >= value
    if kind == WHITE:
        return white >= value
    if not red or not white:
        return False
    if kind == BLUSH:
        return red + white >= value
    return second > 0 and red + white + second >= value


def tasks(player: Player) -> int:
    """What there is to do in winter: fields to harvest, grapes to press, orders to fill, visitors to play."""
    fields = 0
    for index, vines in enumerate(player.fields):
        if vines and not player.harvested >> index & 1:
            fields += 1
    pressing = player.grapes[RED] != 0 or player.grapes[WHITE] != 0 or fields > 0
    filling = bool(player.hand[ORDER]) and (pressing or any(player.wines))
    return 1 + fields + pressing + filling + min(len(player.hand[WINTER]), 2)
