"""What steps bring a player where he stands: the worth of his means after them less that before."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from figurka.games.viticulture.rules import steps
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.effects.conditions import counted
from figurka.games.viticulture.rules.effects.goods import GIVEN, RECEIVED
from figurka.games.viticulture.rules.effects.verbs import possible
from figurka.games.viticulture.rules.effects.visitors import playable
from figurka.games.viticulture.rules.effects.ways import way_possible
from figurka.games.viticulture.rules.state import MOST_RESIDUAL, WINDMILL_USED, Player, VitState
from figurka.games.viticulture.rules.steps import Step, Way
from figurka.games.viticulture.rules.things import (
    IRRIGATION,
    LARGE_CELLAR,
    MEDIUM_CELLAR,
    ORDER,
    STRUCTURE,
    SUMMER,
    TRELLIS,
    VINE,
    WINDMILL,
    WINES,
    WINTER,
    Basic,
    Building,
    Card,
    Field,
    FieldDeal,
    Grape,
    Order,
    Planting,
    Recipe,
    Vine,
    Visitor,
    Wine,
)
from figurka.games.viticulture.rules.vineyard.building import buildable, next_cellar, price
from figurka.games.viticulture.rules.vineyard.cellar import (
    age_grape,
    age_wine,
    ageable_grapes,
    ageable_wines,
    grape_slot,
    grapes_of,
    made_value,
    put_wine,
    recipes,
    take_grape,
    take_wine,
    use_grapes,
    wine_slot,
    wines_of,
)
from figurka.games.viticulture.rules.vineyard.fields import (
    borne,
    field_deals,
    harvestable,
    plantings,
    take_off,
)
from figurka.games.viticulture.rules.vineyard.orders import fillable, poured
from figurka.games.viticulture.world.content.board import (
    BONUS_POINTS,
    GOAL_POINTS,
    MOST_INFLUENCE,
    SPACES_BY_SEATS,
    YEARS,
)
from figurka.games.viticulture.world.mind.clock import Clock
from figurka.games.viticulture.world.mind.means import (
    ORDER_CHAIN,
    cellar_worth,
    fields_worth,
    guest_worth,
    order_worth,
    purse_worth,
    vine_worth,
    vines_worth,
    wines_near,
)
from figurka.games.viticulture.world.mind.scale import Scale
from figurka.games.viticulture.world.mind.team import oval_promise, wanted_influence
from figurka.games.viticulture.world.rules.influence import world_of
from figurka.games.viticulture.world.rules.innovating import covered_benefit, covered_cost, oval_spaces
from figurka.games.viticulture.world.rules.steps import BuyResource
from figurka.games.viticulture.world.rules.things import LETTERS, Oval, OvalSpace, Tile

IMPOSSIBLE = -9.0
"""What cannot be done."""
UNKNOWN = -1e9
"""What was not asked yet."""
WITH_WINE = 1.6
"""How much more an order is worth to whoever has vines or wine."""
LATE_POINT = 0.3
"""A point of a player who has reached the goal, while influence is missing: it may bring the next one."""
NEEDLESS_POINT = 0.05
OTHERS = 0.6
"""How much of a gift counts that another player takes."""


class Gains:
    """What may be gained by a player in a position; it is asked about one decision and then thrown away."""

    def __init__(self, scale: Scale, state: VitState, player: Player) -> None:
        self.scale = scale
        self.state = state
        self.player = player
        self.clock = Clock(state, player)
        self.wanted = wanted_influence(scale, state)
        self.course = Course()
        self.kept: dict[Step, float] = {}
        self.purse = purse_worth(scale, player.lira, self.clock, self.wanted)
        self.cellar_now = UNKNOWN
        self.fields_now = UNKNOWN
        self.best_space = UNKNOWN

    # Points, money, cards

    def point(self, player: Player) -> float:
        """What a point is worth to a player."""
        if player.vp < GOAL_POINTS:
            return 1.0
        if player.vp < BONUS_POINTS and world_of(self.state).influence < MOST_INFLUENCE:
            return LATE_POINT
        return NEEDLESS_POINT

    def influence(self) -> float:
        """What a step of influence is worth."""
        return self.scale.influence if world_of(self.state).influence < MOST_INFLUENCE else 0.0

    def lira(self, change: int) -> float:
        """What more or less money is worth."""
        had = self.player.lira
        if had + change < 0:
            return IMPOSSIBLE
        return purse_worth(self.scale, had + change, self.clock, self.wanted) - self.purse

    def unseen(self, deck: int, more: int = 0) -> float:
        """What another card of a deck is worth that nobody has seen yet."""
        clock, held = self.clock, len(self.player.hand[deck]) + more
        worth = self.scale.card[deck]
        if deck == WINTER:
            time = min(clock.winters - held, 1.0)
        elif deck == ORDER:
            time = min(clock.winters / ORDER_CHAIN, 1.0)
            if any(self.player.fields) or any(self.player.wines):
                worth *= WITH_WINE
        elif deck == VINE:
            time = clock.after / YEARS
            held += sum([len(vines) for vines in self.player.fields])
        else:
            time = min(clock.summers - held, 1.0)
        if time <= 0.0:
            return 0.02
        return 0.02 + worth * time * self.scale.more_cards**held

    def card(self, card: Card) -> float:
        """What a card in hand is worth."""
        if isinstance(card, Order):
            if self.clock.winters <= 0:
                return 0.0
            player, winters = self.player, self.clock.winters
            return 0.1 + order_worth(self.scale, player, card, wines_near(player), winters, player.wines)
        if isinstance(card, Vine):
            return vine_worth(self.scale, self.player, card, self.clock)
        if isinstance(card, Visitor):
            left = self.clock.summers if card.deck == SUMMER else self.clock.winters
            return guest_worth(self.scale, card) if left > 0 else 0.0
        return self.scale.card[STRUCTURE] if self.clock.summers > 0 else 0.0

    def cheapest_cards(self, what: str, count: int) -> float:
        """What the least cards of a kind are worth together."""
        decks = {
            steps.VISITOR: (SUMMER, WINTER),
            steps.VINE_CARD: (VINE,),
            steps.SUMMER_CARD: (SUMMER,),
        }.get(what, (VINE, SUMMER, WINTER, ORDER, STRUCTURE))
        cards = sorted([self.card(card) for deck in decks for card in self.player.hand[deck]])
        if what == steps.WHOLE_HAND:
            return sum(cards)
        return sum(cards[:count]) if len(cards) >= count else -IMPOSSIBLE

    # The cellar

    def cellar(self, player: Player) -> float:
        """Grapes, wine and orders of the player as he would be."""
        return cellar_worth(self.scale, player, self.clock)

    def change(self, after: Player) -> float:
        """How much more the cellar would be worth."""
        return self.cellar(after) - self.cellar_before()

    def cellar_before(self) -> float:
        """Grapes, wine and orders of the player as he is."""
        if self.cellar_now == UNKNOWN:
            self.cellar_now = self.cellar(self.player)
        return self.cellar_now

    def without_grape(self, grape: Grape) -> float:
        """What giving a grape up costs, as a change."""
        after = self.player.copy()
        take_grape(after, grape)
        return self.change(after)

    def without_wine(self, wine: Wine) -> float:
        """What giving a wine up costs, as a change."""
        after = self.player.copy()
        take_wine(after, wine)
        return self.change(after)

    def with_grape(self, grape: Grape) -> float:
        """What another grape brings."""
        after = self.player.copy()
        after.grapes[grape.colour] |= 1 << grape.value
        return self.change(after)

    def aged_grape(self, grape: Grape) -> float:
        """What an older grape brings."""
        after = self.player.copy()
        age_grape(after, grape)
        return self.change(after)

    def aged_wine(self, wine: Wine) -> float:
        """What an older wine brings."""
        after = self.player.copy()
        age_wine(after, wine)
        return self.change(after)

    def recipe(self, made: Recipe) -> float:
        """What a wine brings more than its grapes."""
        return self.change(self.after_recipe(self.player, made, ignores_cellar=False))

    def after_recipe(self, player: Player, made: Recipe, ignores_cellar: bool) -> Player:
        """The player with a wine instead of its grapes."""
        after = player.copy()
        value = made_value(self.state, self.course, made)
        slot = wine_slot(player, made.type, value, ignores_cellar)
        use_grapes(after, made)
        if slot:
            put_wine(after, WINES[made.type][slot])
        return after

    def make_wine(self, step: steps.MakeWine) -> float:
        """The best wines, one after another."""
        player, value = self.player, self.cellar_before()
        first = value
        for _ in range(step.count):
            tried = [
                self.after_recipe(player, each, step.ignores_cellar)
                for each in recipes(self.state, player, step, self.course)[:16]
            ]
            if not tried:
                break
            found = [self.cellar(each) for each in tried]
            best = max(found)
            if best <= value:
                break
            player, value = tried[found.index(best)], best
        return value - first if player is not self.player else IMPOSSIBLE if not first else -0.2

    def fill_order(self, step: steps.FillOrder) -> float:
        """The best order that can be filled."""
        found = [
            self.order(order, step.relief) for order in fillable(self.state, self.player, step, self.course)
        ]
        return max(found) + step.extra_vp * self.point(self.player) if found else IMPOSSIBLE

    def order(self, order: Order, relief: int = 0) -> float:
        """What an order brings, less the wines that it takes."""
        left = list(poured(self.player, order.wines, relief))
        after = max([self.cellar(self.with_order_gone(each, order)) for each in left], default=0.0)
        gained = order.vp + self.state.edition.order_change(self.state)
        after -= self.cellar_before()
        return gained * self.point(self.player) + self.residual(order.residual) + after

    def with_order_gone(self, player: Player, order: Order) -> Player:
        """The player after an order was filled."""
        after = player.copy()
        if order in after.hand[ORDER]:
            after.hand[ORDER].remove(order)
        return after

    def residual(self, change: int) -> float:
        """What a change of the residual payments brings in the years to come."""
        gained = min(change, MOST_RESIDUAL - self.player.residual)
        return self.scale.residual * gained * self.clock.after

    # The vineyard

    def field(self, field: Field) -> float:
        """What the harvest of a field brings."""
        after = self.player.copy()
        after.harvested |= 1 << field.index
        for colour, value in borne(self.state, self.player.fields[field.index]):
            slot = grape_slot(after, colour, value)
            if slot:
                after.grapes[colour] |= 1 << slot
        return self.change(after)

    def fields(self, after: Player) -> float:
        """How much more the fields would be worth."""
        if self.fields_now == UNKNOWN:
            self.fields_now = fields_worth(self.scale, self.player, self.clock)
        return fields_worth(self.scale, after, self.clock) - self.fields_now

    def harvest(self, step: steps.Harvest) -> float:
        """The best fields together."""
        found = sorted([self.field(field) for field in harvestable(self.player)], reverse=True)
        if not found:
            return IMPOSSIBLE
        return found[0] + sum([max(each, 0.0) for each in found[1 : step.count]])

    def planting(self, chosen: Planting) -> float:
        """What a vine on a field brings, the point of the windmill included."""
        player = self.player
        after = player.copy()
        after.fields[chosen.field.index] += (chosen.vine,)
        windmill = player.structures & WINDMILL and not player.once & WINDMILL_USED
        value = self.fields(after) - vine_worth(self.scale, player, chosen.vine, self.clock)
        return value + (self.point(player) if windmill else 0.0) + 0.01 * chosen.vine.value

    def plant(self, step: steps.Plant) -> float:
        """The best planting."""
        found = [self.planting(each) for each in plantings(self.state, self.player, step, self.course)]
        if not found:
            return IMPOSSIBLE
        best = max(found)
        return best + (0.6 * max(best, 0.0) if step.count > 1 and len(self.player.hand[VINE]) > 1 else 0.0)

    def uprooted(self, chosen: Planting) -> float:
        """What it costs to take a vine off its field, as a change."""
        after = self.player.copy()
        take_off(after, chosen)
        return self.fields(after)

    def structure(self, structure: Basic | Building) -> float:
        """What a structure brings, apart from its price."""
        years = self.clock.after + (1.0 if self.clock.summer else 0.5)
        if isinstance(structure, Building):
            return self.scale.building * years
        value = self.scale.structure[structure.bit] * years
        if not structure.bit & (MEDIUM_CELLAR | LARGE_CELLAR | TRELLIS | IRRIGATION):
            return value
        after = self.player.copy()
        after.structures |= structure.bit
        if structure.bit & (TRELLIS | IRRIGATION):
            before = vines_worth(self.scale, self.player, self.clock)
            return value + vines_worth(self.scale, after, self.clock) - before
        return value + self.change(after) + self.fields(after)

    def build(self, step: steps.Build) -> float:
        """The best structure that can be paid for."""
        found = sorted(
            [
                self.structure(each) + self.lira(-price(self.state, self.player, each, step, self.course))
                for each in buildable(self.state, self.player, step, self.course)
            ],
            reverse=True,
        )
        if not found:
            return IMPOSSIBLE
        return found[0] + (0.5 * max(found[1], 0.0) if step.count > 1 and len(found) > 1 else 0.0)

    def upgrade(self, step: steps.UpgradeCellar) -> float:
        """The next cellar."""
        cellar = next_cellar(self.player)
        if cellar is None:
            return IMPOSSIBLE
        cost = step.price if step.price >= 0 else max(cellar.cost - step.discount, 0)
        return self.structure(cellar) + self.lira(-cost)

    # Markets

    def deal(self, deal: FieldDeal) -> float:
        """What selling a field, or buying it back, brings."""
        after = self.player.copy()
        after.sold ^= 1 << deal.field.index
        return self.fields(after) + self.lira(-deal.field.limit if deal.buys else deal.field.limit)

    def market(self, step: steps.Market) -> float:
        """The best deal."""
        found = [self.deal(deal) for deal in field_deals(self.state, self.player)]
        if not self.state.edition.blocked(self.state, "sell_grapes"):
            found += [self.lira(each.price) + self.without_grape(each) for each in grapes_of(self.player)]
        return max(found, default=0.1 if step.buys_grape and self.player.lira else IMPOSSIBLE)

    def sold_wine(self, wine: Wine) -> float:
        """What selling a wine brings."""
        return self.lira(wine.value) + self.without_wine(wine)

    def barter(self, step: steps.Barter) -> float:
        """The least item for the best ones."""
        given = [self.gain(each) for each in GIVEN if possible(self.state, self.player, each, self.course)]
        if not given:
            return IMPOSSIBLE
        taken = max([self.gain(each) for each in RECEIVED])
        return max(given) + taken * (step.receive - step.taken)

    # Workers, visitors, tiles

    def train(self, step: steps.Train) -> float:
        """A worker without its hat, for the years to come."""
        scale = self.scale
        yearly = scale.any_worker + scale.trained - min(scale.summer_worker, scale.winter_worker)
        return yearly * self.clock.after + self.lira(-step.price)

    def way(self, way: Way) -> float:
        """The steps of a way together."""
        return self.all_of(way.steps)

    def all_of(self, found: Sequence[Step]) -> float:
        """Steps together."""
        return sum([self.gain(step) for step in found])

    def visitor(self, card: Visitor) -> float:
        """The best ways of a visitor that are possible, as many as may be taken."""
        state, player = self.state, self.player
        ways = sorted(
            [self.way(way) for way in card.effect.ways if way_possible(state, player, way, self.course)]
        )
        return sum(ways[-card.effect.pick :]) if ways else IMPOSSIBLE

    def play(self, step: steps.Play) -> float:
        """The best visitors, less what they are worth in hand."""
        guests = playable(self.state, self.player, step.deck, self.course)
        found = sorted([self.visitor(card) - 0.5 * self.card(card) for card in guests], reverse=True)
        if not found:
            return IMPOSSIBLE
        more = len(self.player.hand[step.deck]) > 1 and step.count > 1 and len(found) > 1
        return found[0] + (max(found[1], 0.0) if more else 0.0)

    def tile(self, tile: Tile) -> float:
        """What a rectangular tile will bring the team."""
        return self.scale.tile[LETTERS[tile.action]] * self.team_years(tile.action < 8)

    def oval(self, oval: Oval) -> float:
        """What an oval tile will bring the team on the best space."""
        if self.best_space == UNKNOWN:
            spaces = oval_spaces(self.state, self.player.lira)
            self.best_space = max([self.oval_space(each) for each in spaces], default=0.0)
        return self.best_space + self.scale.oval_bonus * oval_promise(oval) * self.team_years(True)

    def oval_space(self, space: OvalSpace) -> float:
        """What an oval brings the team on a space."""
        index = space.action.index
        value = self.scale.oval[space.action.letter] * self.team_years(index < 8)
        if SPACES_BY_SEATS[self.state.seats] > 1 and world_of(self.state).ovals[2 * index + 1 - space.space]:
            value *= 0.2
        return value + self.all_of(covered_benefit(space)) + self.lira(-covered_cost(space))

    def team_years(self, summer: bool) -> float:
        """The years that a tile will help, of all players together."""
        now = 0.7 if summer and self.clock.summer else 0.9 if not summer and self.clock.winter else 0.0
        return (self.clock.after + now) * self.state.seats

    def gain_tile(self, step: steps.GainTile) -> float:
        """The best tile on offer."""
        found = [
            self.oval(tile) if isinstance(tile, Oval) else self.tile(tile)
            for tile in world_of(self.state).revealed
            if isinstance(tile, Oval) or (isinstance(tile, Tile) and not step.only_oval)
        ]
        return max(found, default=IMPOSSIBLE) + self.lira(-step.price)

    # Any step

    def gain(self, step: Step) -> float:
        """What a step brings."""
        kept = self.kept.get(step)
        if kept is None:
            judge = JUDGES.get(type(step))
            kept = self.kept[step] = STEPS.get(type(step), 0.1) if judge is None else judge(self, step)
        return kept


Judge: TypeAlias = Callable[[Gains, Any], float]


def judge_gain(gains: Gains, step: steps.Gain) -> float:
    """Lira, points, residual payments and influence."""
    value = step.vp * gains.point(gains.player) + step.influence * gains.influence()
    if step.lira:
        value += gains.lira(step.lira)
    return value + gains.residual(step.residual) if step.residual else value


def judge_lose(gains: Gains, step: steps.Lose) -> float:
    """Points, residual payments, lira or influence given up."""
    value = -step.vp * gains.point(gains.player) - step.influence * gains.influence()
    if step.lira:
        value += gains.lira(-min(step.lira, gains.player.lira))
    return value - gains.scale.residual * step.residual * gains.clock.after


def judge_discard(gains: Gains, step: steps.Discard) -> float:
    """The least that can be given up."""
    if step.what not in (steps.GRAPE, steps.WINE, steps.GRAPE_OR_WINE):
        return -gains.cheapest_cards(step.what, step.count)
    found = []
    if step.what != steps.WINE:
        found += [
            gains.without_grape(each)
            for each in grapes_of(gains.player)
            if step.least <= each.value <= step.most
        ]
    if step.what != steps.GRAPE:
        found += [
            gains.without_wine(each)
            for each in wines_of(gains.player)
            if step.least <= each.value <= step.most
        ]
    return max(found, default=IMPOSSIBLE) * step.count


def judge_draw(gains: Gains, step: steps.Draw) -> float:
    """Cards of named decks."""
    return sum([gains.unseen(deck, more) for deck, count in enumerate(step.counts) for more in range(count)])


def best_unseen(gains: Gains, decks: Sequence[int], count: int) -> float:
    """The best of unseen cards of some decks."""
    found = [gains.unseen(deck, more) for deck in decks or gains.state.in_play for more in range(count)]
    return sum(sorted(found)[-count:]) if count else 0.0


def judge_gain_per(gains: Gains, step: steps.GainPer) -> float:
    """Lira or points for things counted, as far as they can be counted now."""
    count = counted(gains.state, gains.player, step.per, gains.course)
    if step.per in (steps.OTHERS_WHO_DID, steps.OTHERS_WHO_DID_NOT, steps.TYPES_MADE):
        count = 1
    return step.vp * count * gains.point(gains.player) + (gains.lira(step.lira * count) if step.lira else 0.0)


def judge_each(gains: Gains, step: steps.EachPlayer) -> float:
    """For all players."""
    value = gains.all_of(step.steps)
    for other in gains.state.players:
        if other is not gains.player:
            for each in step.steps:
                points = each.vp if isinstance(each, steps.Gain) else 0
                value += points * gains.point(other) if points else OTHERS * gains.gain(each)
    return value


def judge_when(gains: Gains, step: steps.When) -> float:
    """Steps on a condition."""
    return (0.7 if step.condition == steps.DID_ALL else 0.3) * gains.all_of(step.steps)


def judge_grape(gains: Gains, step: steps.GainGrape) -> float:
    """A grape of the better colour."""
    found = []
    for colour in (0, 1) if step.colour < 0 else (step.colour,):
        after = gains.player.copy()
        slot = grape_slot(after, colour, step.value)
        if slot:
            after.grapes[colour] |= 1 << slot
            found.append(gains.change(after))
    return max(found, default=0.0)


JUDGES: dict[type[Step], Judge] = {
    steps.Gain: judge_gain,
    steps.Pay: lambda gains, step: gains.lira(-step.lira),
    steps.Lose: judge_lose,
    steps.Discard: judge_discard,
    steps.Draw: judge_draw,
    steps.DrawChoice: lambda gains, step: best_unseen(gains, step.decks, step.count),
    steps.DrawKeep: lambda gains, step: 1.25 * best_unseen(gains, (step.deck,), step.keep),
    steps.DrawOneOfEach: lambda gains, step: sum([gains.unseen(deck) for deck in gains.state.in_play]),
    steps.RevealOneOfEach: lambda gains, step: 1.25 * best_unseen(gains, (), step.keep),
    steps.TakeFromDiscards: lambda gains, step: 1.25 * best_unseen(gains, (), step.count),
    steps.GainPer: judge_gain_per,
    steps.GainGrape: judge_grape,
    steps.Build: lambda gains, step: gains.build(step),
    steps.UpgradeCellar: lambda gains, step: gains.upgrade(step),
    steps.Plant: lambda gains, step: gains.plant(step),
    steps.Harvest: lambda gains, step: gains.harvest(step),
    steps.MakeWine: lambda gains, step: gains.make_wine(step),
    steps.FillOrder: lambda gains, step: gains.fill_order(step),
    steps.AgeWine: lambda gains, step: max(
        [gains.aged_wine(wine) for wine in ageable_wines(gains.player)], default=0.0
    ),
    steps.AgeGrape: lambda gains, step: max(
        [gains.aged_grape(grape) for grape in ageable_grapes(gains.player)], default=0.0
    ),
    steps.Market: lambda gains, step: gains.market(step),
    steps.SellWine: lambda gains, step: max(
        [gains.sold_wine(wine) for wine in wines_of(gains.player)], default=IMPOSSIBLE
    ),
    steps.Barter: lambda gains, step: gains.barter(step),
    steps.Train: lambda gains, step: gains.train(step),
    steps.Play: lambda gains, step: gains.play(step),
    steps.GainTile: lambda gains, step: gains.gain_tile(step),
    steps.TakeTemporary: lambda gains, step: gains.scale.any_worker,
    steps.EachPlayer: judge_each,
    steps.OtherPlayer: lambda gains, step: OTHERS * gains.all_of(step.steps),
    steps.OthersMay: lambda gains, step: 0.0,
    steps.AllMay: lambda gains, step: max(gains.gain(step.step), 0.0),
    steps.When: judge_when,
    steps.ChooseOne: lambda gains, step: max([gains.gain(each) for each in step.steps]),
    steps.May: lambda gains, step: max(gains.gain(step.step), 0.0),
    BuyResource: lambda gains, step: 0.5 + gains.lira(-step.price),
}
"""How each kind of step is judged."""
STEPS: dict[type[Step], float] = {
    steps.Uproot: -0.6,
    steps.Retrieve: 0.5,
    steps.EarlierAction: 0.8,
    steps.PlaceAhead: 0.3,
    steps.GiveToActor: -0.1,
    steps.PayOthers: 0.5,
    steps.DemandSummer: 0.6,
    steps.JointGift: 0.2,
    steps.NeighbourMust: 0.1,
    steps.MoveRooster: -0.2,
    steps.GainWine: 0.4,
    steps.DrawPer: 0.3,
}
"""What all others bring."""
