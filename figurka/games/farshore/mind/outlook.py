"""How a player sees his position: what tokens and cards are worth to him now, and which cards he aims at."""

from typing import Final

from figurka.games.farshore.content.cards import CARDS, DECK_OF_CARDS
from figurka.games.farshore.mind.charts import Charts
from figurka.games.farshore.mind.gains import SYNERGY, gains_from
from figurka.games.farshore.mind.values import Values
from figurka.games.farshore.rules.paying import shortfall, why_no_room
from figurka.games.farshore.rules.sailing import VALUES, treasures_behind
from figurka.games.farshore.rules.solo import PURPLE_VALUE
from figurka.games.farshore.rules.state import CITY_SPACES, HAND_LIMIT, LAST_SPACE, FarshoreState, Player
from figurka.games.farshore.rules.things import (
    BAY,
    HAND,
    MUSHROOM,
    PROSPERITY,
    SEAWEED,
    TREASURE,
    Card,
)

WORKERS_TO_COME: Final = (3 + 4 + 5, 4 + 5, 5, 0)
ALL_WORKERS: Final = 14
ACTIVATIONS_TO_COME: Final = (2, 1, 1, 0)
HALF_TIME: Final = 2.0
"""With so many workers left a missing resource is half as likely to come as with very many."""
PURPLE_SHARE: Final = sum(card.copies for card in CARDS if card.type == PROSPERITY) / len(DECK_OF_CARDS)
TARGETS: Final = 4
"""How many cards a player aims at together."""


class Target:
    """A card that a player would like to play, and what he would gain by it."""

    __slots__ = ("card", "gain", "moored", "near")

    def __init__(self, card: Card, gain: float, near: float, moored: bool) -> None:
        self.card = card
        self.gain = gain
        self.near = near
        """The gain as far as the player can already pay for it."""
        self.moored = moored
        """Whether an anchor can pay."""


def by_nearness(target: Target) -> float:
    """What targets are sorted by."""
    return -target.near


def rival_play(values: Values) -> float:
    """What the rival of a lone player gains by a card (F-304, F-311)."""
    return values.answer + PURPLE_SHARE * PURPLE_VALUE


class Outlook:
    """What is worth how much to one player, in points."""

    __slots__ = (
        "anchor",
        "answer",
        "berths",
        "charts",
        "keeper",
        "left",
        "player",
        "purples",
        "reach",
        "share",
        "space",
        "state",
        "targets",
        "times",
        "tokens",
        "types",
        "values",
    )

    def __init__(self, values: Values, state: FarshoreState, player: Player) -> None:
        self.values = values
        self.state = state
        self.player = player
        season = player.season
        left = player.ready + WORKERS_TO_COME[season]
        self.left = left
        """How many workers are still to be placed."""
        share = left / ALL_WORKERS
        self.share = share
        self.tokens = [
            late + (early - late) * share for early, late in zip(values.early, values.late, strict=True)
        ]
        """What one of each token is worth."""
        self.anchor = values.anchor * share
        self.answer = 0.0 if state.rival is None else rival_play(values)
        """What a rival gains whenever a card is played."""
        full = player.spaces / CITY_SPACES
        self.space = values.space * full * full
        self.reach = min(values.reach, 1.0) * left / (left + HALF_TIME)
        goods = sum(player.goods[: TREASURE + 1])
        self.charts = Charts(state, player, left, values.pace * (left + 0.4 * goods), values.far, values.sure)
        self.types = [self.charts.of_another(type_) for type_ in range(PROSPERITY + 1)]
        """What one more card of each type does for the maps."""
        visits = (1 if player.ready else 0) + 3 - season
        self.times = (1.0 + ACTIVATIONS_TO_COME[season], share, 1.0, float(visits), share)
        """How often the effect of a card of each type will count."""
        self.purples: list[tuple[int, ...]] = []
        self.berths = 0
        for standing in player.city:
            if standing.card.type == PROSPERITY:
                self.purples.append(SYNERGY[standing.card.rank])
            if player.anchors:
                self.berths |= standing.berth
        self.keeper = 0
        """How much less a card of the Bay costs."""
        for helper in player.helpers:
            if helper.help is not None and helper.help.bay_only:
                self.keeper = helper.help.discount
        self.targets: list[Target] = []

    # Single things

    def sailing(self, spaces: int) -> float:
        """What it is worth to sail so far."""
        start = self.player.ship
        goal = min(start + spaces, LAST_SPACE)
        found = treasures_behind(goal) - treasures_behind(start)
        points: int = VALUES[goal] - VALUES[start]
        return points + found * self.tokens[TREASURE] + self.values.wind * (goal - start)

    def worth(self, card: Card) -> float:
        """What a card brings if it is played now, whatever it costs."""
        rank = card.rank
        worth = card.points + self.types[card.type] + self.values.effects[rank] * self.times[card.type]
        for bonus in self.purples:
            worth += bonus[rank]
        if card.bonus is not None:
            worth += card.bonus(self.player) + SYNERGY[rank][rank]
        if card.takes_space:
            worth -= self.space
        winds = self.state.winds
        strength = (1 if card.winds & winds[0].bit else 0) + (1 if card.winds & winds[1].bit else 0)
        if strength:
            worth += self.sailing(strength)
        return worth - self.answer

    def price(self, card: Card, discount: int = 0) -> float:
        """What the resources for a card are worth, or the anchor that pays for it."""
        total = card.cost.total
        if discount >= total:
            return 0.0
        price = 0.0
        for token, amount in card.cost.parts:
            price += amount * self.tokens[token]
        if card.berth & self.berths and price > self.anchor and not discount:
            return self.anchor
        return price * (total - discount) / total

    def has_room(self, card: Card) -> bool:
        """Whether the card could enter the city."""
        player = self.player
        return not (player.uniques & card.bit) and why_no_room(player, card) is None

    # Cards to aim at

    def aim(self) -> None:
        """Find the cards of hand and Bay that come nearest to being played with a gain."""
        found: list[Target] = []
        seen = 0
        for card in self.player.hand:
            if not seen & card.bit:
                seen |= card.bit
                self.consider(found, card, 0)
        for lying in self.state.bay[self.state.bay_guards :]:
            if lying is not None and not seen & lying.bit:
                self.consider(found, lying, self.keeper)
        found.sort(key=by_nearness)
        self.targets = found[:TARGETS]

    def consider(self, found: list[Target], card: Card, discount: int) -> None:
        """Add a card to the targets if it would bring more than it costs."""
        if not self.has_room(card):
            return
        gain = self.worth(card) - self.price(card, discount)
        if gain <= 0.0:
            return
        moored = card.berth & self.berths != 0
        short = 0 if moored else shortfall(self.player, card) - self.player.goods[TREASURE] - discount
        found.append(Target(card, gain, gain * self.reach**short if short > 0 else gain, moored))

    def goods_worth(self, goods: list[int], bought: Card | None = None) -> float:
        """What tokens are worth: each by itself, and for the cards aimed at but the one that is bought."""
        return self.flat_worth(goods) + self.values.target * self.nearness(goods, bought)

    def flat_worth(self, goods: list[int]) -> float:
        """What tokens are worth by themselves, less where there are plenty of a kind."""
        plenty, surplus = self.values.plenty, self.values.surplus
        worth = 0.0
        for token, each in enumerate(self.tokens):
            have = goods[token]
            if have > plenty and token <= MUSHROOM:
                worth += each * (plenty + surplus * (have - plenty))
            else:
                worth += each * have
        return worth

    def nearness(self, goods: list[int], bought: Card | None = None) -> float:
        """What the cards aimed at promise, each the less the more of its cost is missing."""
        near = 0.0
        for target in self.targets:
            if target.card is bought or target.moored:
                continue
            short = -goods[TREASURE]
            for token, amount in target.card.cost.parts:
                if amount > goods[token]:
                    short += amount - goods[token]
            near += target.gain * self.reach**short if short > 0 else target.gain
        return near

    def token_gain(self, token: int) -> float:
        """What one more of a token is worth."""
        goods = self.player.goods[:]
        before = self.goods_worth(goods)
        goods[token] += 1
        return self.goods_worth(goods) - before

    def gain_of(self, amounts: tuple[int, ...], any_kind: int) -> float:
        """What so many tokens more are worth, and so many resources of the best kinds."""
        goods = self.player.goods[:]
        before = self.goods_worth(goods)
        for token, amount in enumerate(amounts):
            goods[token] += amount
        worth = self.goods_worth(goods)
        for _ in range(any_kind):
            best, chosen = worth, SEAWEED
            for token in range(MUSHROOM + 1):
                goods[token] += 1
                found = self.goods_worth(goods)
                goods[token] -= 1
                if found > best:
                    best, chosen = found, token
            goods[chosen] += 1
            worth = best
        return worth - before

    # Cards in hand

    def holding(self, card: Card, source: int = HAND) -> float:
        """What it is worth to have a card in hand."""
        if not self.has_room(card):
            return 0.0
        gain = self.worth(card) - self.price(card)
        if gain <= 0.0:
            return 0.0
        short = shortfall(self.player, card) - self.player.goods[TREASURE]
        if short > 0 and not card.berth & self.berths:
            gain *= self.reach**short
        return self.values.held * gain * (self.values.from_bay if source == BAY else 1.0)

    def drawing(self, count: int, hand: int) -> float:
        """What it is worth to draw so many cards to a hand of this size."""
        drawn = min(count, HAND_LIMIT - hand)
        if drawn <= 0:
            return 0.0
        crowd = 1.0 - self.values.crowd * (hand + 0.5 * drawn) / HAND_LIMIT
        return self.values.drawn * self.share * drawn * crowd

    def activating(self, card: Card) -> float:
        """What one activation of a green card brings."""
        if card.sails:
            return self.sailing(card.sails)
        if card.draws:
            return self.drawing(card.draws, len(self.player.hand))
        if card.stock:
            return min(2, sum(self.player.stock)) * self.tokens[MUSHROOM]
        if not card.at_once:
            return self.values.effects[card.rank]
        worth = 0.0
        for token, amount in enumerate(gains_from(card).amounts):
            worth += amount * self.tokens[token]
        return worth
