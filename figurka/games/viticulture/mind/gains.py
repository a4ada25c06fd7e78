"""What each step of an effect would gain a player now, roughly in points."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from figurka.games.viticulture.content.board import ACTIONS
from figurka.games.viticulture.content.structures import BASICS
from figurka.games.viticulture.mind.worths import Worths, borne_by
from figurka.games.viticulture.mind.years import Time
from figurka.games.viticulture.rules import steps
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.effects.conditions import counted
from figurka.games.viticulture.rules.state import (
    MOST_RESIDUAL,
    WINDMILL_USED,
    Player,
    VitState,
)
from figurka.games.viticulture.rules.things import (
    BLUSH,
    FIELDS,
    GRAPES,
    HIGHEST,
    LEAST,
    RED,
    SPARKLING,
    STRUCTURE,
    SUMMER,
    SUMMER_SEASON,
    VINE,
    WHITE,
    WINDMILL,
    WINTER,
    Building,
    Card,
    FieldDeal,
    Grape,
    Order,
    Recipe,
    Structure,
    Swap,
    Vine,
    Visitor,
    Wine,
)
from figurka.games.viticulture.rules.vineyard.building import possible_now, sites
from figurka.games.viticulture.rules.vineyard.cellar import (
    AGED,
    AT_MOST,
    FREE,
    LEVEL_BITS,
    TYPE_BITS,
    VALUES,
    crossings,
    recipe,
    sparkling,
)
from figurka.games.viticulture.rules.vineyard.fields import field_deals, free_field, harvestable, load
from figurka.games.viticulture.rules.vineyard.orders import satisfied

IMPOSSIBLE: Final = -50.0
NO_COURSE: Final = Course()
DECKS_OF: Final = {
    steps.VINE_CARD: (VINE,),
    steps.SUMMER_CARD: (SUMMER,),
    steps.VISITOR: (SUMMER, WINTER),
}
LOOKED_AT: Final = (
    steps.EMPTY_FIELDS,
    steps.FIELDS_WITH_VINE,
    steps.STRUCTURES_OF_COST_4,
    steps.CARDS_IN_HAND,
    steps.OTHERS_WITH_SIX_WORKERS,
)
"""What can be counted before the effect has begun."""


class Gains:
    """A player's position at one decision: what steps would gain him; what was found out is kept."""

    def __init__(
        self,
        worths: Worths,
        state: VitState,
        player: Player,
        time: Time,
        finders: Mapping[type[steps.Step], "Finder"] | None = None,
    ) -> None:
        self.finders = FINDERS if finders is None else finders
        self.worths = worths
        self.state = state
        self.player = player
        self.time = time
        self.borne = borne_by(player.fields)
        self.levels = player.cellar_levels()
        self.orders = player.orders()
        self.now = self.cellar(player.grapes, player.wines)
        """What the cellar and the orders are worth as they are."""
        self._drawn: dict[int, float] = {}
        self._found: dict[steps.Step, float] = {}
        self._cards: list[float] | None = None

    def cellar(self, grapes: list[int], wines: list[int]) -> float:
        """What the cellar and the orders would be worth with these grapes and wines."""
        return self.worths.cellar(self.orders, grapes, wines, self.borne, self.levels, self.time)

    def of(self, step: steps.Step) -> float:
        """What a step would gain."""
        found = self._found.get(step)
        if found is None:
            find = self.finders.get(type(step))
            found = 0.1 if find is None else find(self, step)
            self._found[step] = found
        return found

    def of_all(self, several: tuple[steps.Step, ...]) -> float:
        """What steps together would gain."""
        return sum([self.of(step) for step in several])

    # Money and points

    def lira(self, change: int) -> float:
        """What more or less money would gain."""
        lira = self.player.lira
        if lira + change < 0:
            return IMPOSSIBLE
        return self.worths.lira(lira + change, self.time) - self.worths.lira(lira, self.time)

    def points(self, change: int) -> float:
        """What points are worth."""
        return float(change)

    def gain(self, step: steps.Gain) -> float:
        """Lira, points and residual payments."""
        value = self.points(step.vp)
        if step.lira:
            value += self.lira(step.lira)
        if step.residual:
            value += self.income(step.residual)
        return value

    def income(self, change: int) -> float:
        """What more or less residual payments would gain."""
        before = self.player.residual
        after = max(min(before + change, MOST_RESIDUAL), 0)
        return self.worths.income(after, self.time) - self.worths.income(before, self.time)

    def pay(self, step: steps.Pay) -> float:
        """A price in lira."""
        return self.lira(-step.lira)

    def lose(self, step: steps.Lose) -> float:
        """A price in points, residual payments or lira."""
        if step.residual > self.player.residual:
            return IMPOSSIBLE
        return (
            self.points(-step.vp)
            + self.income(-step.residual)
            + (self.lira(-step.lira) if step.lira else 0.0)
        )

    def gain_per(self, step: steps.GainPer) -> float:
        """Lira or points for each thing counted, as far as it can be counted already."""
        if step.per in LOOKED_AT:
            count = float(counted(self.state, self.player, step.per, NO_COURSE))
            if not count:
                return IMPOSSIBLE
        elif step.per == steps.TYPES_MADE:
            count = 1.0 if self.player.grapes[RED] == 0 or self.player.grapes[WHITE] == 0 else 2.0
        elif step.per == steps.SPARKLING_MADE:
            count = 0.2
        else:
            count = 0.6 * (self.state.seats - 1)
        return self.points(step.vp) * count + (self.lira(round(step.lira * count)) if step.lira else 0.0)

    def discard(self, step: steps.Discard) -> float:
        """The cards or tokens that are missed least."""
        if step.what == steps.WHOLE_HAND:
            return -sum(self.cards())
        if step.what in (steps.GRAPE, steps.WINE, steps.GRAPE_OR_WINE):
            return self.give_up(step)
        if step.what == steps.ANY_CARD:
            worths = self.cards()
        else:
            decks = (
                (VINE,)
                if step.what == steps.VINE_CARD
                else (1,)
                if step.what == steps.SUMMER_CARD
                else (1, 2)
            )
            worths = sorted([self.card(card) for deck in decks for card in self.player.hand[deck]])
        if len(worths) < step.count:
            return IMPOSSIBLE
        return -sum(worths[: step.count])

    def give_up(self, step: steps.Discard) -> float:
        """The grapes or wines that are missed least."""
        losses: list[float] = []
        grapes, wines = self.player.grapes, self.player.wines
        if step.what != steps.WINE:
            for colour in (RED, WHITE):
                losses += [
                    self.without_grape(colour, value)
                    for value in VALUES[grapes[colour]]
                    if step.least <= value <= step.most
                ]
        if step.what != steps.GRAPE:
            for kind in range(4):
                losses += [
                    self.without_wine(kind, value)
                    for value in VALUES[wines[kind]]
                    if step.least <= value <= step.most
                ]
        if len(losses) < step.count:
            return IMPOSSIBLE
        return step.count * max(losses)

    def without_grape(self, colour: int, value: int) -> float:
        """What giving up a grape would change."""
        grapes = self.player.grapes[:]
        grapes[colour] &= ~(1 << value)
        return self.cellar(grapes, self.player.wines) - self.now

    def without_wine(self, kind: int, value: int) -> float:
        """What giving up a wine would change."""
        wines = self.player.wines[:]
        wines[kind] &= ~(1 << value)
        return self.cellar(self.player.grapes, wines) - self.now

    def with_grape(self, colour: int, value: int) -> float:
        """What another grape would gain."""
        free = ~self.player.grapes[colour] & ((1 << (value + 1)) - 2)
        if not free:
            return 0.0
        grapes = self.player.grapes[:]
        grapes[colour] |= 1 << (free.bit_length() - 1)
        return self.cellar(grapes, self.player.wines) - self.now

    def gain_grape(self, step: steps.GainGrape) -> float:
        """The better of the grapes that may be gained."""
        colours = (RED, WHITE) if step.colour < 0 else (step.colour,)
        return max([self.with_grape(colour, step.value) for colour in colours])

    # Cards

    def card(self, card: Card) -> float:
        """What a card is worth in the hand."""
        if isinstance(card, Order):
            return self.order(card)
        return self.worths.card(self.player, card, self.time)

    def order(self, order: Order) -> float:
        """What an order in hand adds to the others."""
        player = self.player
        held = self.orders
        fewer = [each for each in held if each is not order]
        more = held if order in held else [*held, order]
        worths, time = self.worths, self.time
        args = (player.grapes, player.wines, self.borne, self.levels, time)
        return worths.cellar(more, *args) - worths.cellar(fewer, *args)

    def cards(self) -> list[float]:
        """What the cards in hand are worth, the least first."""
        if self._cards is None:
            self._cards = sorted([self.card(card) for cards in self.player.hand for card in cards])
        return self._cards

    def drawn(self, deck: int) -> float:
        """What a card of a deck that one does not see yet is worth."""
        if deck not in self._drawn:
            self._drawn[deck] = self.worths.drawn(self.player, deck, self.borne, self.time)
        return self._drawn[deck]

    def draw(self, step: steps.Draw) -> float:
        """Cards of named decks."""
        return sum([count * self.drawn(deck) for deck, count in enumerate(step.counts) if count])

    def draw_choice(self, step: steps.DrawChoice) -> float:
        """Cards of the best decks."""
        return step.count * max([self.drawn(deck) for deck in step.decks or self.state.in_play])

    def draw_keep(self, step: steps.DrawKeep) -> float:
        """The best of several cards."""
        return step.keep * self.drawn(step.deck) * 1.3

    def draw_per(self, step: steps.DrawPer) -> float:
        """A card for each who joins in."""
        return 0.6 * (self.state.seats - 1) * max([self.drawn(deck) for deck in step.decks])

    def draw_each(self, step: steps.Step) -> float:
        """A card of every deck."""
        return sum([self.drawn(deck) for deck in self.state.in_play])

    def reveal(self, step: steps.RevealOneOfEach) -> float:
        """The best cards of those turned up."""
        return step.keep * max([self.drawn(deck) for deck in self.state.in_play]) * 1.2

    def from_discards(self, step: steps.TakeFromDiscards) -> float:
        """The topmost discards, which are known."""
        tops = sorted([self.card(pile[-1]) for pile in self.state.discards if pile])
        return sum(tops[-step.count :]) if len(tops) >= step.count else IMPOSSIBLE

    # Structures

    def build(self, step: steps.Build) -> float:
        """The structures that gain most."""
        player = self.player
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
                found.append(self.structure(each) + self.lira(-price))
        if not found or (step.count > len(found) and not step.up_to):
            return IMPOSSIBLE
        found.sort(reverse=True)
        return sum(found[: step.count])

    def structure(self, structure: Structure) -> float:
        """What a structure would gain, besides its price."""
        if isinstance(structure, Building):
            return 1.0 + self.worths.building_worth(structure, self.time) - self.card(structure)
        player, worths, time = self.player, self.worths, self.time
        value = worths.basic(structure, time)
        vines = player.hand[VINE]
        if vines and structure.bit <= 2:
            before = worths.vines(player.vines(), player.structures, time)
            value += worths.vines(player.vines(), player.structures | structure.bit, time) - before
        if structure.name.endswith("cellar"):
            levels = self.levels + 1
            args = (self.orders, player.grapes, player.wines, self.borne, levels, time)
            value += worths.cellar(*args) - self.now
        return value

    def upgrade(self, step: steps.UpgradeCellar) -> float:
        """The next cellar."""
        if self.levels > 1:
            return IMPOSSIBLE
        name = "large_cellar" if self.levels else "medium_cellar"
        return self.build(steps.Build(only=name, discount=step.discount, price=step.price))

    # Vines

    def plant(self, step: steps.Plant) -> float:
        """The vines that gain most where they gain most."""
        player = self.player
        found: list[float] = []
        for vine in player.vines():
            if vine.needs & ~player.structures and not step.ignores_structures:
                continue
            best = IMPOSSIBLE
            for field in FIELDS:
                if free_field(player, field.index) and (
                    step.ignores_limit or load(player, field.index) + vine.value <= field.limit
                ):
                    best = max(best, self.planting(vine, field.index))
            if best > IMPOSSIBLE:
                found.append(best)
        if not found:
            return 0.0 if step.may_skip else IMPOSSIBLE
        found.sort(reverse=True)
        return sum(found[: step.count]) + self.milled()

    def milled(self) -> float:
        """The point of the windmill for the first planting of a year."""
        player = self.player
        if player.structures & WINDMILL and not player.once & WINDMILL_USED:
            return self.points(1)
        return 0.0

    def planting(self, vine: Vine, index: int) -> float:
        """What a vine of the hand would gain on a field."""
        vines = self.player.fields[index]
        return self.changed_field(index, (*vines, vine)) - self.worths.vine(
            vine, self.player.structures, self.time
        )

    def changed_field(self, index: int, vines: tuple[Vine, ...]) -> float:
        """What other vines on a field would change."""
        player, worths, time = self.player, self.worths, self.time
        before = worths.fields(player, player.fields, time)
        fields = player.fields[:]
        fields[index] = vines
        value = worths.fields(player, fields, time) - before
        if self.orders:
            args = (player.grapes, player.wines, borne_by(fields), self.levels, time)
            value += worths.cellar(self.orders, *args) - self.now
        return value

    def uproot(self, step: steps.Uproot) -> float:
        """The vines that are missed least."""
        losses = [
            self.uprooting(vine, index)
            for index, vines in enumerate(self.player.fields)
            for vine in dict.fromkeys(vines)
        ]
        if sum([len(vines) for vines in self.player.fields]) < step.count:
            return IMPOSSIBLE
        return step.count * max(losses)

    def uprooting(self, vine: Vine, index: int) -> float:
        """What taking a vine off a field would change."""
        vines = list(self.player.fields[index])
        vines.remove(vine)
        return self.changed_field(index, tuple(vines))

    def swapping(self, swap: Swap) -> float:
        """What two vines that change places would change."""
        player, worths, time = self.player, self.worths, self.time
        fields = player.fields[:]
        for mine, other in ((swap.one, swap.other), (swap.other, swap.one)):
            vines = list(fields[mine.field.index])
            vines.remove(mine.vine)
            fields[mine.field.index] = (*vines, other.vine)
        return worths.fields(player, fields, time) - worths.fields(player, player.fields, time)

    def harvest(self, step: steps.Harvest) -> float:
        """The fields that gain most."""
        found = [self.harvesting(field.index) for field in harvestable(self.player)]
        if not found:
            return IMPOSSIBLE
        found.sort(reverse=True)
        return sum(found[: step.count])

    def harvesting(self, index: int) -> float:
        """What the harvest of a field would gain."""
        player = self.player
        grapes = player.grapes[:]
        vines = player.fields[index]
        totals = (sum([vine.red for vine in vines]), sum([vine.white for vine in vines]))
        for colour, total in enumerate(totals):
            if total:
                free = ~grapes[colour] & ((1 << (min(total, HIGHEST) + 1)) - 2)
                if free:
                    grapes[colour] |= 1 << (free.bit_length() - 1)
        spent = self.worths.bears(vines) * self.worths.field_now * self.time.share
        return self.cellar(grapes, player.wines) - self.now - spent

    # Wine

    def make_wine(self, step: steps.MakeWine) -> float:
        """The wines that gain most, one after another."""
        grapes, wines = self.player.grapes, self.player.wines
        before = self.now
        for done in range(step.count):
            best, found = -1e9, None
            for made in self.recipes(grapes, step):
                after = self.pressed(grapes, wines, made, step)
                if after is None:
                    continue
                worth = self.cellar(*after)
                if worth > best:
                    best, found = worth, after
            if found is None or (done and best <= before):
                if not done:
                    return IMPOSSIBLE
                break
            before = best
            grapes, wines = found
        return before - self.now

    def recipes(self, grapes: list[int], step: steps.MakeWine) -> list[Recipe]:
        """The wines worth thinking of: of blush and sparkling only with all that they allow."""
        reds, whites = VALUES[grapes[RED]], VALUES[grapes[WHITE]]
        levels = 2 if step.ignores_cellar else self.levels
        found: list[Recipe] = []
        if RED in step.types:
            found += [recipe(RED, (red,), ()) for red in reds]
        if WHITE in step.types:
            found += [recipe(WHITE, (), (white,)) for white in whites]
        if reds and whites and levels:
            if BLUSH in step.types:
                found += [
                    recipe(BLUSH, (red,), (white,))
                    for red in reds[-2:]
                    for white in whites[-2:]
                    if red + white >= LEAST[BLUSH]
                ]
            if SPARKLING in step.types and levels > 1:
                found += sparkling(self.player, NO_COURSE, reds[-3:], whites[-2:])
        return found

    def pressed(
        self, grapes: list[int], wines: list[int], made: Recipe, step: steps.MakeWine
    ) -> tuple[list[int], list[int]] | None:
        """The grapes and wines after a wine was made; None if there is no room for it."""
        levels = 2 if step.ignores_cellar else self.levels
        free = LEVEL_BITS[levels] & TYPE_BITS[made.type] & ~wines[made.type] & AT_MOST[made.sum]
        slot = free.bit_length() - 1
        if slot < max(step.least, 1):
            return None
        grapes, wines = grapes[:], wines[:]
        for value in made.reds:
            grapes[RED] &= ~(1 << value)
        for value in made.whites:
            grapes[WHITE] &= ~(1 << value)
        wines[made.type] |= 1 << slot
        return grapes, wines

    def making(self, made: Recipe, step: steps.MakeWine) -> float:
        """What a wine would gain."""
        after = self.pressed(self.player.grapes, self.player.wines, made, step)
        return IMPOSSIBLE if after is None else self.cellar(*after) - self.now

    def fill(self, step: steps.FillOrder) -> float:
        """The order that gains most."""
        wines = self.player.wines
        found = [self.filling(order) for order in self.orders if satisfied(wines, order.wines, step.relief)]
        return max(found) + self.points(step.extra_vp) + self.worths.filled if found else IMPOSSIBLE

    def filling(self, order: Order) -> float:
        """What filling an order would gain, with the wines that just meet it."""
        player = self.player
        wines = player.wines[:]
        for kind, value in reversed(order.wines):
            enough = [token for token in VALUES[wines[kind]] if token >= value]
            token = enough[0] if enough else VALUES[wines[kind]][-1]
            wines[kind] &= ~(1 << token)
        rest = [each for each in self.orders if each is not order]
        after = self.worths.cellar(rest, player.grapes, wines, self.borne, self.levels, self.time)
        points = self.points(order.vp + self.state.edition.order_change(self.state))
        return points + self.income(order.residual) + after - self.now

    def age_wine(self, step: steps.AgeWine) -> float:
        """All wines, or the one that gains most."""
        player = self.player
        aged = AGED[crossings(player)]
        wines = player.wines
        for _ in range(step.times):
            wines = [aged[mask] for mask in wines]
        if wines == player.wines:
            return IMPOSSIBLE
        return (self.cellar(player.grapes, wines) - self.now) * (1.0 if step.count == 0 else 0.8)

    def aging_wine(self, wine: Wine, times: int) -> float:
        """What one wine would gain by growing older."""
        wines = self.player.wines[:]
        wines[wine.type] ^= 1 << wine.value | 1 << min(wine.value + times, HIGHEST)
        return self.cellar(self.player.grapes, wines) - self.now

    def age_grape(self, step: steps.AgeGrape) -> float:
        """All grapes, or one."""
        grapes = [AGED[FREE][mask] for mask in self.player.grapes]
        return self.cellar(grapes, self.player.wines) - self.now

    def aging_grape(self, grape: Grape) -> float:
        """What one grape would gain by growing older."""
        grapes = self.player.grapes[:]
        grapes[grape.colour] ^= 0b11 << grape.value
        return self.cellar(grapes, self.player.wines) - self.now

    # Market and barter

    def market(self, step: steps.Market) -> float:
        """The best sale."""
        player = self.player
        found = [
            self.lira(GRAPES[colour][value].price) + self.without_grape(colour, value)
            for colour in (RED, WHITE)
            for value in VALUES[player.grapes[colour]]
        ]
        found += [self.dealing(deal) for deal in field_deals(self.state, player)]
        return max(found) if found else IMPOSSIBLE

    def dealing(self, deal: FieldDeal) -> float:
        """What selling a field, or buying it back, would gain."""
        bare = self.worths.bare(self.time)
        if deal.buys:
            return bare + self.lira(-deal.field.limit)
        return self.lira(deal.field.limit) - bare

    def barter(self, step: steps.Barter) -> float:
        """The best of what may be given and had."""
        return max([self.of(each) for each in GIVEN]) + max([self.of(each) for each in RECEIVED])

    # Workers

    def train(self, step: steps.Train) -> float:
        """A worker for the years to come."""
        player = self.player
        if not self.state.edition.can_train(self.state, player):
            return IMPOSSIBLE
        value = self.worths.trained(player, self.time) + self.lira(-step.price)
        return value + self.worths.work if step.this_year else value

    def retrieve(self, step: steps.Retrieve) -> float:
        """Workers who can work once more."""
        away = sum(self.player.workers) - sum(self.player.available)
        return self.worths.work * min(away, step.count) if away else IMPOSSIBLE

    def temporary(self, step: steps.Step) -> float:
        """The grey worker."""
        return self.worths.work

    def place_ahead(self, step: steps.Step) -> float:
        """A space of winter without delay."""
        return 0.3 if sum(self.player.available) > 1 else IMPOSSIBLE

    def earlier(self, step: steps.Step) -> float:
        """The best summer action."""
        return max([self.of_all(action.effect.ways[0].steps) for action in SUMMER_ACTIONS])

    # Visitors

    def play(self, step: steps.Play) -> float:
        """The visitor that gains most."""
        return max([self.visit(card) for card in self.player.guests(step.deck)], default=IMPOSSIBLE)

    def visit(self, card: Visitor) -> float:
        """What a visitor would gain if it is played, less its worth in the hand."""
        return self.effect(card.effect) - self.card(card)

    def effect(self, effect: steps.Effect) -> float:
        """The best ways of an effect."""
        found = sorted([self.way(way) for way in effect.ways], reverse=True)
        if effect.pick > 1:
            return found[0] + found[1]
        if effect.both is not None:
            return max(found[0], found[0] + found[1] + self.of(effect.both))
        return found[0]

    def way(self, way: steps.Way) -> float:
        """What one way would gain."""
        if way.needs == steps.SIX_WORKERS and self.state.edition.can_train(self.state, self.player):
            return IMPOSSIBLE
        return self.of_all(way.steps)

    # Steps made of steps, and other players

    def when(self, step: steps.When) -> float:
        """What a condition would bring, by how likely it is met."""
        likely = self.likely(step.condition)
        value = likely * self.of_all(step.steps)
        return value + (1.0 - likely) * self.of_all(step.otherwise) if step.otherwise else value

    def likely(self, condition: str) -> float:
        """How likely a condition is met after what the effect does before."""
        player = self.player
        if condition == steps.SIX_VINES:
            return float(sum([len(vines) for vines in player.fields]) >= 5)
        if condition == steps.HARVESTED_THREE:
            return float(len(harvestable(player)) == 3)
        if condition == steps.SIX_STRUCTURES:
            return float(player.structure_count() >= 5)
        if condition == steps.POINTS_BELOW_ZERO:
            return float(player.vp < 0)
        if condition == steps.THREE_VARIETIES:
            return float(any(len(set(vines)) >= 2 for vines in player.fields))
        if condition == steps.PLANTED_VALUE_4:
            return float(any(vine.value == 4 for vine in player.vines()))
        if condition == steps.HIGHEST_WINE:
            best = max([mask.bit_length() for mask in player.wines])
            return float(
                all(max([mask.bit_length() for mask in other.wines]) < best for other in self.rivals())
            )
        return 0.5

    def rivals(self) -> list[Player]:
        """The other players."""
        return [other for other in self.state.players if other is not self.player]

    def choose_one(self, step: steps.ChooseOne) -> float:
        """The best of several steps."""
        return max([self.of(each) for each in step.steps])

    def may(self, step: steps.May) -> float:
        """A step that may be left."""
        return max(self.of(step.step), 0.0)

    def all_may(self, step: steps.AllMay) -> float:
        """A step for oneself; that others may do it too is worth less."""
        return max(self.of(step.step), 0.0) - self.worths.shared

    def others_may(self, step: steps.OthersMay) -> float:
        """Others gain something, or give something."""
        if isinstance(step.steps[0], steps.GiveToActor):
            return 0.3 * self.lira(step.steps[0].lira)
        return -self.worths.shared

    def give(self, step: steps.GiveToActor) -> float:
        """Lira or cards for a rival."""
        value = self.lira(-step.lira) if step.lira else 0.0
        return value - sum(self.cards()[: step.cards]) - self.worths.shared

    def pay_others(self, step: steps.PayOthers) -> float:
        """Lira for as many rivals as can be paid, each of whom will be counted."""
        count = min(self.state.seats - 1, step.up_to, self.player.lira // step.lira)
        if not count:
            return IMPOSSIBLE
        return self.lira(-count * step.lira) - self.worths.shared

    def demand(self, step: steps.DemandSummer) -> float:
        """A visitor of each rival who has one."""
        return 0.3 * self.drawn(SUMMER) * min(self.state.seats - 1, step.up_to)

    def trouble(self, step: steps.NeighbourMust) -> float:
        """What a neighbour gives up."""
        return 0.8

    def demolish(self, step: steps.Demolish) -> float:
        """A structure card is gone."""
        return -0.5


RECEIVED: Final = (steps.Gain(lira=3), steps.Gain(vp=1), steps.DrawChoice(2), steps.GainGrape())
GIVEN: Final = (steps.Pay(3), steps.Lose(vp=1), steps.Discard(steps.ANY_CARD, 2))
SUMMER_ACTIONS: Final = tuple(action for action in ACTIONS if action.season == SUMMER_SEASON)
Finder: TypeAlias = Callable[[Any, Any], float]
FINDERS: Final[dict[type[steps.Step], Finder]] = {
    steps.Gain: Gains.gain,
    steps.Pay: Gains.pay,
    steps.Lose: Gains.lose,
    steps.GainPer: Gains.gain_per,
    steps.Discard: Gains.discard,
    steps.GainGrape: Gains.gain_grape,
    steps.Draw: Gains.draw,
    steps.DrawChoice: Gains.draw_choice,
    steps.DrawKeep: Gains.draw_keep,
    steps.DrawPer: Gains.draw_per,
    steps.DrawOneOfEach: Gains.draw_each,
    steps.RevealOneOfEach: Gains.reveal,
    steps.TakeFromDiscards: Gains.from_discards,
    steps.Build: Gains.build,
    steps.UpgradeCellar: Gains.upgrade,
    steps.Demolish: Gains.demolish,
    steps.Plant: Gains.plant,
    steps.Uproot: Gains.uproot,
    steps.Harvest: Gains.harvest,
    steps.MakeWine: Gains.make_wine,
    steps.FillOrder: Gains.fill,
    steps.AgeWine: Gains.age_wine,
    steps.AgeGrape: Gains.age_grape,
    steps.Market: Gains.market,
    steps.Barter: Gains.barter,
    steps.Train: Gains.train,
    steps.Retrieve: Gains.retrieve,
    steps.TakeTemporary: Gains.temporary,
    steps.PlaceAhead: Gains.place_ahead,
    steps.EarlierAction: Gains.earlier,
    steps.Play: Gains.play,
    steps.When: Gains.when,
    steps.ChooseOne: Gains.choose_one,
    steps.May: Gains.may,
    steps.AllMay: Gains.all_may,
    steps.OthersMay: Gains.others_may,
    steps.GiveToActor: Gains.give,
    steps.PayOthers: Gains.pay_others,
    steps.DemandSummer: Gains.demand,
    steps.NeighbourMust: Gains.trouble,
}
"""How the gain of each kind of step is found."""
