"""How much a hurried player likes each option of a decision, in points."""

from typing import Final

from figurka.core.decision import Decision, OneOfSeveral, Option, SeatOption
from figurka.games.farshore.content.places import DOCKS, DUNES, LOOKOUT, SHORE, map_choices
from figurka.games.farshore.mind.gains import gains_from, gains_of
from figurka.games.farshore.mind.outlook import Outlook
from figurka.games.farshore.mind.values import Values
from figurka.games.farshore.rules.asking import Paring, Playing
from figurka.games.farshore.rules.scoring import score
from figurka.games.farshore.rules.state import HAND_LIMIT, FarshoreState
from figurka.games.farshore.rules.things import (
    BAY,
    DECK,
    KEEP,
    MUSHROOM,
    PASS,
    PREPARE,
    PRODUCTION,
    REST,
    SEAWEED,
    TRAVELER,
    TREASURE,
    Card,
    CardAt,
    CityCard,
    MapType,
    Payment,
    Place,
    Token,
    Way,
)

NEVER: Final = -50.0
"""How little a player likes to leave the order of his green cards to chance."""


def likings(values: Values, state: FarshoreState, decision: Decision) -> list[float]:
    """How much the deciding seat likes each option."""
    outlook = Outlook(values, state, state.players[decision.seat])
    outlook.aim()
    return [liking(outlook, decision, option) for option in decision.options]


def liking(outlook: Outlook, decision: Decision, option: Option) -> float:
    """How much the player likes one option of a decision."""
    if isinstance(option, CardAt):
        return card_liking(outlook, decision, option)
    if isinstance(option, Place):
        return place_liking(outlook, decision, option)
    if isinstance(option, CityCard):
        return city_liking(outlook, decision, option)
    if isinstance(option, Token):
        return token_liking(outlook, decision, option.index)
    if isinstance(option, Payment):
        return payment_liking(outlook, decision, option)
    if isinstance(option, Way):
        return way_liking(outlook, decision, option)
    if isinstance(option, MapType):
        return outlook.charts.of_taking(option)
    if isinstance(option, SeatOption):
        return -float(score(outlook.state, outlook.state.players[option.seat]))
    return plain_liking(outlook, decision, option)


def plain_liking(outlook: Outlook, decision: Decision, option: Option) -> float:
    """How much the player likes an option that is no thing of the game."""
    values, kind = outlook.values, decision.kind
    if option is PREPARE:
        return values.preparing
    if option is PASS:
        return values.passing
    if option is KEEP:
        return sum([outlook.holding(card) for card in outlook.player.hand]) - values.redraw
    if option is DECK:
        count = 5 if kind == "cards_or_resources" else 1
        return outlook.drawing(count, len(outlook.player.hand))
    if option.key == "resources":
        return outlook.gain_of((), 2)
    if option is REST:
        return NEVER
    return 0.0


# Cards of hand and Bay


def card_liking(outlook: Outlook, decision: Decision, option: CardAt) -> float:
    """How much the player likes to play, take or lose a card."""
    kind, card = decision.kind, option.card
    if kind == "turn":
        return playing(outlook, option)
    if kind == "play":
        return bargain(outlook, decision, option)
    if kind in {"bay", "draw"}:
        return outlook.holding(card, BAY)
    if kind == "give_card":
        return (
            outlook.gain_of((), 1) + outlook.drawing(1, len(outlook.player.hand) - 1) - outlook.holding(card)
        )
    return discarding(outlook, decision, card)


def playing(outlook: Outlook, option: CardAt) -> float:
    """What is gained by playing a card now at the usual price."""
    values, card = outlook.values, option.card
    liked = outlook.worth(card) - cost_of(outlook, option, 0) + values.play_now
    return liked + values.bay_now if option.source == BAY else liked


def cost_of(outlook: Outlook, option: CardAt, discount: int) -> float:
    """What the cheapest way to pay for a card takes, the cards aimed at considered."""
    player, card = outlook.player, option.card
    goods = player.goods[:]
    before = outlook.goods_worth(goods, card)
    if option.source == BAY and discount == 0:
        discount = outlook.keeper
    short = 0
    for token, amount in card.cost.parts:
        paid = min(amount, goods[token])
        goods[token] -= paid
        short += amount - paid
    for token, amount in card.cost.parts:
        while discount and amount and goods[token] < player.goods[token]:
            goods[token] += 1
            discount -= 1
    treasures = max(0, min(short - discount, goods[TREASURE]))
    goods[TREASURE] -= treasures
    by_goods = before - outlook.goods_worth(goods, card)
    return min(by_goods, outlook.anchor) if card.berth & outlook.berths else by_goods


def bargain(outlook: Outlook, decision: Decision, option: CardAt) -> float:
    """What is gained by playing a card on the terms of an effect."""
    worth = outlook.worth(option.card)
    if not isinstance(decision, Playing):
        return worth
    terms = decision.terms
    if terms.free:
        return worth
    if terms.by_discards:
        spare = sorted([outlook.holding(card) for card in outlook.player.hand if card is not option.card])
        discount = min(len(spare), option.card.cost.total)
        return worth - outlook.price(option.card, discount) - sum(spare[:discount])
    return worth - outlook.price(option.card, terms.discount)


def discarding(outlook: Outlook, decision: Decision, card: Card) -> float:
    """What is gained by discarding a card, by what it is discarded for."""
    held = outlook.holding(card)
    because = decision.because
    if because is LOOKOUT:
        return outlook.drawing(1, 0) * outlook.values.sift - held
    if isinstance(decision, Paring):
        return outlook.price(decision.bought.card) / decision.bought.card.cost.total - held
    if isinstance(because, Card) and because.key in FOR_POINTS:
        return 1.0 - held
    if isinstance(because, Card) and because.key == "post_office":
        return -held
    done = decision.count if isinstance(decision, OneOfSeveral) else 0
    return outlook.gain_of((), done + 1) - outlook.gain_of((), done) - held


FOR_POINTS: Final = ("scribe", "illuminator")
"""The cards that give points for discards."""


# Tokens


def token_liking(outlook: Outlook, decision: Decision, token: int) -> float:
    """How much the player likes to gain or to pay a token."""
    kind = decision.kind
    if kind in {"gain", "unpack"}:
        return outlook.token_gain(token)
    lost = losing(outlook, token)
    if kind == "give":
        return 2.0 - lost
    because = decision.because
    if isinstance(because, Card) and because.key == "diver":
        return outlook.tokens[TREASURE] - lost
    return outlook.gain_of((), 2) - lost


def losing(outlook: Outlook, token: int) -> float:
    """What the player would miss with one token less."""
    goods = outlook.player.goods[:]
    before = outlook.goods_worth(goods)
    goods[token] -= 1
    return before - outlook.goods_worth(goods)


def payment_liking(outlook: Outlook, decision: Decision, payment: Payment) -> float:
    """What is left after a payment."""
    goods = outlook.player.goods[:]
    for token, amount in enumerate(payment.amounts):
        goods[token] -= amount
    because = decision.because
    return outlook.goods_worth(goods, because.card if isinstance(because, CardAt) else None)


def way_liking(outlook: Outlook, decision: Decision, way: Way) -> float:
    """What a way to pay for a card takes."""
    because = decision.because
    if way.anchor_on is not None:
        return -outlook.anchor
    if not isinstance(because, CardAt):
        return 0.0
    helper = way.helper
    if helper is None or helper.help is None:
        return -paid(outlook, because.card, decision.terms.discount if isinstance(decision, Playing) else 0)
    given = helper.help
    if given.substitutes:
        weed = min(given.substitutes, outlook.player.goods[SEAWEED])
        saved = outlook.tokens[MUSHROOM] - outlook.tokens[SEAWEED]
        return -paid(outlook, because.card, 0) + weed * saved
    lost = leaving(outlook, helper) if given.leaves else 0.0
    return -paid(outlook, because.card, given.discount) - lost


def paid(outlook: Outlook, card: Card, discount: int) -> float:
    """What a card costs in tokens, treasures for what is missing."""
    total = card.cost.total
    if discount >= total:
        return 0.0
    price = 0.0
    for token, amount in card.cost.parts:
        have = min(amount, outlook.player.goods[token])
        price += have * outlook.tokens[token] + (amount - have) * outlook.tokens[TREASURE]
    return price * (total - discount) / total


# Places and cards of the city


def place_liking(outlook: Outlook, decision: Decision, place: Place) -> float:
    """How much the player likes a visit, or to take his worker away, or that an island is flooded."""
    kind = decision.kind
    if kind == "move_from":
        return 1.0 if place is DUNES or place is DOCKS or place is LOOKOUT else 1.1
    if kind == "tide":
        return -visiting(outlook, place)
    return visiting(outlook, place)


def visiting(outlook: Outlook, place: Place) -> float:
    """What a visit of a place on the board brings."""
    hand = len(outlook.player.hand)
    if place is DOCKS:
        return at_docks(outlook)
    if place is LOOKOUT:
        return at_lookout(outlook)
    if place is DUNES:
        return max([outlook.charts.of_taking(kind) for kind in map_choices(outlook.state, outlook.player)])
    found = gains_of(place)
    worth = outlook.drawing(found.draws, hand) + outlook.gain_of(found.amounts, found.any)
    if found.sails:
        worth += outlook.sailing(found.sails)
    if place.name == "mirror_lagoon":
        return worth + max([visiting(outlook, shore) for shore in SHORE]) + outlook.drawing(1, hand)
    if place.name == "hermits_isle":
        return worth + outlook.drawing(2, hand) + best_bargain(outlook, 2)
    return worth


def at_docks(outlook: Outlook) -> float:
    """What the docks bring for the cards that the player would miss least."""
    held = sorted([outlook.holding(card) for card in outlook.player.hand])
    best = 0.0
    for count in range(1, min(3, len(held)) + 1):
        best = max(best, outlook.gain_of((), count) - sum(held[:count]))
    return best


def at_lookout(outlook: Outlook) -> float:
    """What the lookout brings for the cards that others shall replace."""
    kept = 0
    lost = 0.0
    each = outlook.drawing(1, 0) * outlook.values.sift
    for card in outlook.player.hand:
        held = outlook.holding(card)
        if held > each:
            kept += 1
        else:
            lost += held
    return outlook.drawing(HAND_LIMIT - kept, kept) - lost


def best_bargain(outlook: Outlook, discount: int) -> float:
    """What playing one of the cards aimed at for less would save."""
    best = 0.0
    for target in outlook.targets:
        saved = outlook.price(target.card) - outlook.price(target.card, discount)
        short = max(0, target.card.cost.total - discount)
        best = max(best, saved + (target.gain - target.near if short == 0 else 0.0))
    return best


def city_liking(outlook: Outlook, decision: Decision, standing: CityCard) -> float:
    """How much the player likes to visit, use or lose a card of his city."""
    kind, card = decision.kind, standing.card
    if kind == "sacrifice":
        return -leaving(outlook, card)
    if kind == "production":
        return production_order(outlook, card)
    if kind == "reaction":
        return 1.0 if card.key == "port" else 0.0
    if kind == "activate":
        return outlook.activating(card)
    if kind == "move_from":
        return 1.0
    return visiting_card(outlook, card)


def leaving(outlook: Outlook, card: Card) -> float:
    """What is lost with a card of the city."""
    rank = card.rank
    lost = card.points - outlook.space + 0.5 * outlook.types[card.type]
    times = outlook.times[card.type]
    if card.type != TRAVELER:
        lost += outlook.values.effects[rank] * (times - 1.0 if card.type == PRODUCTION else times)
    for bonus in outlook.purples:
        lost += bonus[rank]
    return lost + card.bonus(outlook.player) if card.bonus is not None else lost


def production_order(outlook: Outlook, card: Card) -> float:
    """Cards that only bring something come first, those that use it up last."""
    if card.draws:
        return 2.0 if len(outlook.player.hand) + card.draws <= HAND_LIMIT else 0.5
    return ORDER.get(card.key, 3.0)


ORDER: Final = {"scribe": 1.5, "scavenger": 1.4, "merchant": 1.0, "diver": 0.4, "sea_chip": 0.2}


def visiting_card(outlook: Outlook, card: Card) -> float:
    """What a worker on a card of the city brings."""
    player, state = outlook.player, outlook.state
    hand = len(player.hand)
    if card.sails:
        return outlook.sailing(card.sails)
    if card.key == "steward":
        found = gains_from(card)
        return outlook.gain_of(found.amounts, found.any) + outlook.drawing(1, hand)
    if card.key == "cartographer":
        islands = [island for slot, island in enumerate(state.islands) if state.islands_up[slot]]
        return max([visiting(outlook, place) for place in (*SHORE, *islands)])
    if card.key == "abbey":
        given = sorted([losing(outlook, token) for token in range(MUSHROOM + 1) if player.goods[token]])
        return sum([2.0 - lost for lost in given[:2] if lost < 2.0])
    if card.key == "illuminator":
        held = sorted([outlook.holding(each) for each in player.hand])
        return sum([1.0 - lost for lost in held[:5] if lost < 1.0])
    if card.bargain is not None:
        return struck(outlook, card)
    return by_post(outlook)


def struck(outlook: Outlook, card: Card) -> float:
    """What the best card that a visit lets one play for less would bring."""
    bargains = card.bargain
    if bargains is None:
        return 0.0
    best = 0.0
    for option in bargains.cards(outlook.state, outlook.player):
        price = outlook.price(option.card, bargains.terms.discount)
        best = max(best, outlook.worth(option.card) - price)
    return best


def by_post(outlook: Outlook) -> float:
    """What the best card that discards help to play would bring."""
    held = sorted([outlook.holding(card) for card in outlook.player.hand])
    best = 0.0
    for target in outlook.targets:
        discount = min(len(held) - 1, target.card.cost.total)
        if discount > 0:
            saved = outlook.price(target.card) - outlook.price(target.card, discount)
            best = max(best, target.gain - target.near * 0.5 + saved - sum(held[:discount]))
    return best
