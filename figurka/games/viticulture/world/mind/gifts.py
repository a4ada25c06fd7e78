"""What a gift between two players would bring the team: one loses by it what the other may make more of."""

from typing import Final, NamedTuple

from figurka.games.viticulture.mind.gains import NO_COURSE
from figurka.games.viticulture.mind.worths import pressable
from figurka.games.viticulture.rules.state import Player, VitState, worker
from figurka.games.viticulture.rules.steps import Plant
from figurka.games.viticulture.rules.things import GRANDE, VINE, Action, Card, Grape, Order, Wine
from figurka.games.viticulture.rules.vineyard.fields import plantings
from figurka.games.viticulture.world.content.board import INFLUENCE_PRICE, WORLD_ACTIONS, YEARS
from figurka.games.viticulture.world.mind.clock import Clock
from figurka.games.viticulture.world.mind.means import purse_worth
from figurka.games.viticulture.world.mind.scale import Scale
from figurka.games.viticulture.world.mind.team import Standing
from figurka.games.viticulture.world.rules.placing import PROBES, help_enables, possible_now
from figurka.games.viticulture.world.rules.things import Goods
from figurka.games.viticulture.world.rules.trading import (
    TRADED_DECKS,
    after_giving,
    after_receiving,
    things,
)

PLANT: Final = Plant()
ANY_GOODS: Final = ("trade", "event_space", "play_summer_visitor", "play_winter_visitor")
"""The actions that may need or bring all sorts of things."""
PATIENCE: Final = 0.1
"""By how much a gift must be better that can only be made after the action."""
MOST_LIRA: Final = 8
"""More than this is not thought about in a trade."""


class Gift(NamedTuple):
    """One thing that one of two players could give the other, and what the team gains by it."""

    own: bool
    """Whether the player who thinks about it is the one who gives."""
    goods: Goods
    gain: float
    waits: bool
    """Whether it is given after the action only, which might need it, or bring it."""


class Talks:
    """What a player could give a fellow player or ask him for, as far as he sees the other's cards."""

    def __init__(self, scale: Scale, state: VitState, player: Player, fellow: Player) -> None:
        self.scale = scale
        self.state = state
        self.player = player
        self.fellow = as_seen(state, fellow, player.seat)
        self.standing = Standing(scale, state)
        self.own = self.standing.points(player)
        self.others = self.standing.points(self.fellow)
        self.action = grande_action(state, player)

    def gifts(self) -> list[Gift]:
        """The gifts either way that have a purpose, the best for the team first."""
        given = [
            self.gift(True, goods)
            for goods in purposeful(self.state, self.player, self.fellow)
            if not goods.lira or self.may_change_hands(-goods.lira)
        ]
        asked = [
            self.gift(False, goods)
            for goods in purposeful(self.state, self.fellow, self.player)
            if (not goods.cards or self.state.edition.open_hands(self.state))
            and (not goods.lira or self.may_change_hands(goods.lira))
        ]
        return sorted(given + asked, key=lambda gift: PATIENCE * gift.waits - gift.gain)

    def best(self) -> Gift | None:
        """The gift that brings the team most, of those after which the grande's action is still possible."""
        for gift in self.gifts():
            if gift.waits or self.leaves_possible(gift):
                return gift
        return None

    def leaves_possible(self, gift: Gift) -> bool:
        """Whether the player could still carry out the action on which his grande stands."""
        action = self.action
        if action is None:
            return True
        change = after_giving if gift.own else after_receiving
        after = change(self.player, gift.goods)
        return possible_now(self.state, after, action, PROBES[action.index]) or help_enables(
            self.state, after, action
        )

    def gift(self, own: bool, goods: Goods) -> Gift:
        """A gift with what it brings."""
        if not own:
            return Gift(own, goods, self.gain(Goods(), goods), waits=False)
        waits = goods.lira > 0 or (self.action is not None and self.action.name in handled_by(goods))
        return Gift(own, goods, self.gain(goods, Goods()), waits)

    def gain(self, gives: Goods, asks: Goods) -> float:
        """By how much the team's chance is better if the player gives one thing and gets the other."""
        own = self.changed(self.player, self.own, gives, asks)
        others = self.changed(self.fellow, self.others, asks, gives)
        chance = self.standing.chance
        gained = chance(own) + chance(others) - chance(self.own) - chance(self.others)
        return gained + self.buying(asks.lira - gives.lira)

    def may_change_hands(self, lira: int) -> bool:
        """Whoever saves for influence keeps his lira, unless together they buy it in the last year."""
        if self.standing.wanted <= 0.0:
            return True
        return self.state.year == YEARS and self.buying(lira) > 0.0

    def buying(self, change: int) -> float:
        """What it brings that one of the two can buy influence by the other's lira, or no longer can."""
        missing = self.standing.wanted * self.state.seats
        if not change or missing <= 0.0:
            return 0.0
        own, others = self.player.lira, self.fellow.lira
        before = own // INFLUENCE_PRICE + others // INFLUENCE_PRICE
        after = (own + change) // INFLUENCE_PRICE + (others - change) // INFLUENCE_PRICE
        bought = min(after, missing) - min(before, missing)
        return self.scale.influence * bought / (YEARS - self.state.year + 1)

    def changed(self, player: Player, points: float, loses: Goods, gets: Goods) -> float:
        """The points with which a player will probably end after the exchange."""
        if is_lira(loses) and is_lira(gets):
            return points + self.purse_change(player, gets.lira - loses.lira)
        return self.standing.points(after_receiving(after_giving(player, loses), gets))

    def purse_change(self, player: Player, change: int) -> float:
        """What more or less lira bring a player."""
        scale, clock, wanted = self.scale, Clock(self.state, player), self.standing.wanted
        before = purse_worth(scale, player.lira, clock, wanted)
        after = purse_worth(scale, player.lira + change, clock, wanted)
        return scale.realised * scale.shares[0] * (after - before)


def as_seen(state: VitState, player: Player, seat: int) -> Player:
    """A player as a seat sees him: without the cards that it does not know."""
    if player.seat == seat or state.edition.open_hands(state):
        return player
    seen = player.copy()
    shown = state.edition.cards_shown(state, player, seat)
    seen.hand = [[card for card in shown if card.deck == deck] for deck in range(len(player.hand))]
    return seen


def single_goods(state: VitState, giver: Player, taker: Player) -> list[Goods]:
    """All single things that one could give the other: some lira, a card, a grape or a wine."""
    found = [Goods(lira=lira) for lira in range(1, min(giver.lira, MOST_LIRA) + 1)]
    found += [
        Goods(deck=deck, cards=(card,)) for deck in TRADED_DECKS for card in dict.fromkeys(giver.hand[deck])
    ]
    for thing in things(state, giver, taker):
        if isinstance(thing, Grape):
            found.append(Goods(grape=thing))
        elif isinstance(thing, Wine):
            found.append(Goods(wine=thing))
    return found


# What a gift is for


def purposeful(state: VitState, giver: Player, taker: Player) -> list[Goods]:
    """The single things of which one knows at once what the other would do with them."""
    return [goods for goods in single_goods(state, giver, taker) if has_purpose(state, giver, taker, goods)]


def has_purpose(state: VitState, giver: Player, taker: Player, goods: Goods) -> bool:
    """Lira are always of use; all else should lead to an order, or from the hand into a field."""
    if goods.lira:
        return True
    after = after_receiving(taker, goods)
    if goods.deck == VINE:
        (vine,) = goods.cards
        return is_plantable(state, after, vine) and not is_plantable(state, giver, vine)
    if goods.cards:
        return any(
            unmet(taker, order) < unmet(giver, order) for order in goods.cards if isinstance(order, Order)
        )
    return any(unmet(after, order) < unmet(taker, order) for order in taker.orders())


def is_plantable(state: VitState, player: Player, vine: Card) -> bool:
    """Whether a player could plant a vine of his hand as things stand."""
    return any(planting.vine is vine for planting in plantings(state, player, PLANT, NO_COURSE))


def unmet(player: Player, order: Order) -> int:
    """The wines that an order still lacks, one that could be made at once counted as half."""
    lacking = 2 * lacking_wines(player.wines, order)
    if not lacking:
        return 0
    made = pressable(player.grapes, player.cellar_levels())
    better = any(
        value and 2 * lacking_wines(with_wine(player.wines, kind, value), order) < lacking
        for kind, value in enumerate(made)
    )
    return lacking - 1 if better else lacking


def lacking_wines(wines: list[int], order: Order) -> int:
    """How many of an order's wines are not in a cellar."""
    left = wines[:]
    lacking = 0
    for kind, value in order.wines:
        enough = left[kind] >> value << value
        if enough:
            left[kind] ^= enough & -enough
        else:
            lacking += 1
    return lacking


def with_wine(wines: list[int], kind: int, value: int) -> list[int]:
    """A cellar with one more wine."""
    more = wines[:]
    more[kind] |= 1 << value
    return more


def handled_by(goods: Goods) -> tuple[str, ...]:
    """The actions that may need or bring such goods."""
    if goods.wine is not None:
        return (*ANY_GOODS, "make_wine", "fill_order", "sell_wine", "give_tour")
    if goods.grape is not None:
        return (*ANY_GOODS, "harvest_field", "make_wine", "sell_grapes_or_field")
    return (*ANY_GOODS, "draw_vine", "plant_vine", "draw_order", "fill_order")


def is_lira(goods: Goods) -> bool:
    """Whether goods are lira or nothing."""
    return goods.lira > 0 or goods.empty


def grande_action(state: VitState, player: Player) -> Action | None:
    """The action on which a player's grande worker stands, if any."""
    grande = worker(player.seat, GRANDE)
    for index, spaces in enumerate(state.board):
        if any(grande in there for there in spaces):
            return WORLD_ACTIONS[index]
    return None
