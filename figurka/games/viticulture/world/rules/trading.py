"""Trading through the grande worker: a dialogue of offers between two players, or with the solo partner."""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final, TypeAlias, TypeVar, final

from figurka.core.decision import DECLINE, DONE, EVERYONE, SEATS, Decision, Option, Rule, choose
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.things import ORDER, STRUCTURE, VINE, WINES, Card, Grape, Number, Wine
from figurka.games.viticulture.rules.vineyard.cellar import (
    grape_slot,
    grapes_of,
    put_wine,
    take_grape,
    take_wine,
    wine_slot,
    wines_of,
)
from figurka.games.viticulture.world.content.balance import PARTNER_GIVES_CARDS, PARTNER_GIVES_LIRA
from figurka.games.viticulture.world.rules.edition import continent_of
from figurka.games.viticulture.world.rules.influence import at_once, world_of
from figurka.games.viticulture.world.rules.innovating import number
from figurka.games.viticulture.world.rules.solo import keep_display, partner_gains, partner_of
from figurka.games.viticulture.world.rules.state import PARTNER_SEAT
from figurka.games.viticulture.world.rules.things import (
    AGREE,
    CARD_THINGS,
    COUNTER,
    LIRA_THING,
    NOTHING,
    PARTNER,
    RESOURCES_THING,
    CardsThing,
    Goods,
    Offer,
    Resource,
)

TRADED_DECKS = (VINE, ORDER, STRUCTURE)
MOST_COUNTERS = 3
NO_GOODS: Final = Goods()

O = TypeVar("O", bound=Option)  # noqa: E741


Allows: TypeAlias = Callable[[Player], bool]
"""Whether a player, as he would be after a trade, can carry out the action."""


def numbers(most: int) -> list[Number]:
    """The numbers from one on."""
    return [number(value) for value in range(1, most + 1)]


# What can be given


def things(state: VitState, giver: Player, taker: Player) -> list[Option]:
    """The kinds of things that one player could give another; visitors are never traded (W-35, W-36)."""
    found: list[Option] = []
    if giver.lira:
        found.append(LIRA_THING)
    found += [CARD_THINGS[deck] for deck in TRADED_DECKS if giver.hand[deck]]
    if world_of(state).resources[giver.seat]:
        found.append(RESOURCES_THING)
    found += [grape for grape in grapes_of(giver) if grape_slot(taker, grape.colour, grape.value) > 0]
    found += [wine for wine in wines_of(giver) if wine_slot(taker, wine.type, wine.value)]
    return found


@final
class Dealing(Decision):
    """A question on the way to an offer: it knows what the proposer gives, and what was named just now."""

    __slots__ = ("gives", "named")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: Sequence[Option],
        fellow: Option,
        gives: Goods,
        named: tuple[Option, ...],
    ) -> None:
        super().__init__(seat, kind, options, fellow)
        self.gives = gives
        self.named = named


def name_goods(
    seat: int,
    kind: str,
    options: Sequence[O],
    fellow: Option,
    gives: Goods,
    named: tuple[Option, ...] = (),
) -> Rule[O]:
    """Ask a proposer on; a single option is taken without asking."""
    if len(options) == 1:
        return options[0]
    index = yield Dealing(seat, kind, options, fellow, gives, named)
    return options[index]


def choose_goods(
    state: VitState,
    proposer: Player,
    giver: Player,
    taker: Player,
    may_be_nothing: bool,
    gives: Goods = NO_GOODS,
) -> Rule[Goods]:
    """The proposer names what one side gives: one kind of thing (W-35, W-39)."""
    kind = "offer_give" if giver is proposer else "offer_ask"
    options = things(state, giver, taker)
    if may_be_nothing:
        options.insert(0, NOTHING)
    fellow = SEATS[taker.seat if giver is proposer else giver.seat]
    chosen = yield from name_goods(proposer.seat, kind, options, fellow, gives)
    if chosen is LIRA_THING:
        amount = yield from name_goods(proposer.seat, f"{kind}_lira", numbers(giver.lira), fellow, gives)
        return Goods(lira=amount.value)
    if chosen is RESOURCES_THING:
        held = world_of(state).resources[giver.seat]
        resources = yield from choose_several(proposer, f"{kind}_card", [*held], fellow, gives)
        return Goods(resources=tuple(each for each in resources if isinstance(each, Resource)))
    if isinstance(chosen, CardsThing):
        return (yield from choose_cards(state, proposer, giver, chosen.deck, kind, fellow, gives))
    if isinstance(chosen, Grape):
        return Goods(grape=chosen)
    return Goods(wine=chosen) if isinstance(chosen, Wine) else Goods()


def choose_cards(
    state: VitState,
    proposer: Player,
    giver: Player,
    deck: int,
    kind: str,
    fellow: Option,
    gives: Goods,
) -> Rule[Goods]:
    """Name cards of a deck; those of a hidden hand are asked for by number only."""
    held = giver.hand[deck]
    if giver is not proposer and not world_of(state).open_hands:
        count = yield from name_goods(proposer.seat, f"{kind}_number", numbers(len(held)), fellow, gives)
        return Goods(deck=deck, unnamed=count.value)
    cards = yield from choose_several(proposer, f"{kind}_card", [*held], fellow, gives)
    return Goods(deck=deck, cards=tuple(each for each in cards if isinstance(each, Card)))


def choose_several(
    proposer: Player, kind: str, left: list[Option], fellow: Option, gives: Goods = NO_GOODS, most: int = 99
) -> Rule[list[Option]]:
    """Choose at least one of several things."""
    rest = left
    chosen: list[Option] = []
    while rest and len(chosen) < most:
        options: list[Option] = [*dict.fromkeys(rest)]
        if chosen:
            options.append(DONE)
        thing = yield from name_goods(proposer.seat, kind, options, fellow, gives, tuple(chosen))
        if thing is DONE:
            break
        chosen.append(thing)
        rest = rest[:]
        rest.remove(thing)
    return chosen


def propose(state: VitState, proposer: Player, fellow: Player) -> Rule[Offer | None]:
    """Put an offer together: give one thing and/or get one thing (W-35); None if neither has anything."""
    if not things(state, proposer, fellow) and not things(state, fellow, proposer):
        return None
    gives = Goods()
    if things(state, proposer, fellow):
        gives = yield from choose_goods(
            state, proposer, proposer, fellow, may_be_nothing=bool(things(state, fellow, proposer))
        )
    asks = Goods()
    if things(state, fellow, proposer):
        asks = yield from choose_goods(
            state, proposer, fellow, proposer, may_be_nothing=not gives.empty, gives=gives
        )
    return Offer(proposer.seat, fellow.seat, gives, asks)


# The dialogue


def negotiate(state: VitState, actor: Player, fellow: Player, allows: Allows) -> Rule[bool]:
    """Offers and counter-offers until one is agreed or declined; tells whether a trade was made (W-37).

    An offer after which the actor could not carry out his action comes to nothing.
    """
    world = world_of(state)
    offer = yield from propose(state, actor, fellow)
    counters = 0
    while offer is not None:
        if not allowed(state, actor, offer, allows):
            state.tell("offer-void", offer.proposer)
            break
        world.offer = offer
        state.tell("offers", offer.proposer, offer, other=offer.fellow, seen_by=heard_by(state, offer))
        options = [AGREE, COUNTER, DECLINE] if counters < MOST_COUNTERS else [AGREE, DECLINE]
        answer = yield from choose(offer.fellow, "answer", options, offer)
        if answer is AGREE:
            made = yield from settle(state, actor, offer, allows)
            world.offer = None
            return made
        if answer is DECLINE:
            state.tell("declines", offer.fellow, other=offer.proposer)
            break
        counters += 1
        offer = yield from propose(state, state.players[offer.fellow], state.players[offer.proposer])
    world.offer = None
    state.look_into(actor.seat)
    return False


def allowed(state: VitState, actor: Player, offer: Offer, allows: Allows) -> bool:
    """Whether the actor's action would be possible after the trade, which his cards may decide."""
    state.look_into(actor.seat)
    gets, loses = (offer.asks, offer.gives) if offer.proposer == actor.seat else (offer.gives, offer.asks)
    return allows(after_receiving(after_giving(actor, loses), gets))


def after_giving(giver: Player, goods: Goods) -> Player:
    """A player as he would be after giving the goods; cards that are not named stay."""
    after = giver.copy()
    after.lira -= goods.lira
    for card in goods.cards:
        after.hand[card.deck].remove(card)
    if goods.grape is not None:
        take_grape(after, goods.grape)
    if goods.wine is not None:
        take_wine(after, goods.wine)
    return after


def after_receiving(taker: Player, goods: Goods) -> Player:
    """A player as he would be after receiving the goods."""
    after = taker.copy()
    accept(after, goods)
    return after


def heard_by(state: VitState, offer: Offer) -> int:
    """The seats that hear which cards an offer names: all if hands are open, otherwise the two who trade."""
    if world_of(state).open_hands:
        return EVERYONE
    return 1 << offer.proposer | 1 << offer.fellow


def settle(state: VitState, actor: Player, offer: Offer, allows: Allows) -> Rule[bool]:
    """Name what was asked for by number, and exchange, if the actor's action is possible after that, too."""
    gives = yield from named(state.players[offer.proposer], offer.gives)
    asks = yield from named(state.players[offer.fellow], offer.asks)
    agreed = Offer(offer.proposer, offer.fellow, gives, asks)
    if not allowed(state, actor, agreed, allows):
        state.tell("offer-void", offer.proposer)
        return False
    exchange(state, agreed)
    return True


def exchange(state: VitState, offer: Offer) -> None:
    """Both sides hand over what was agreed."""
    proposer, fellow = state.players[offer.proposer], state.players[offer.fellow]
    give_up(state, proposer, offer.gives)
    give_up(state, fellow, offer.asks)
    receive(state, fellow, offer.gives)
    receive(state, proposer, offer.asks)
    state.tell("trades", offer.proposer, offer, other=offer.fellow, seen_by=heard_by(state, offer))
    for player in (proposer, fellow):
        world_of(state).careers[player.seat].trades += 1
        at_once(state, player, continent_of(state).change(state).trade_gain)


def named(giver: Player, goods: Goods) -> Rule[Goods]:
    """The giver names the cards that were asked for by number."""
    if not goods.unnamed:
        return goods
    left = giver.hand[goods.deck][:]
    cards: list[Card] = []
    for _ in range(min(goods.unnamed, len(left))):
        card = yield from choose(giver.seat, "trade_card", list(dict.fromkeys(left)))
        left = left[:]
        left.remove(card)
        cards.append(card)
    return Goods(deck=goods.deck, cards=tuple(cards))


def give_up(state: VitState, giver: Player, goods: Goods) -> None:
    """Take the goods away from who gives them."""
    giver.lira -= goods.lira
    for card in goods.cards:
        giver.hand[card.deck].remove(card)
    for resource in goods.resources:
        world_of(state).resources[giver.seat].remove(resource)
    if goods.grape is not None:
        take_grape(giver, goods.grape)
    if goods.wine is not None:
        take_wine(giver, goods.wine)


def receive(state: VitState, taker: Player, goods: Goods) -> None:
    """Put the goods where they belong; a token may come to lie lower (W-38)."""
    accept(taker, goods)
    world_of(state).resources[taker.seat] += goods.resources


def accept(taker: Player, goods: Goods) -> None:
    """Take what belongs to one's own hand, purse, crush pad and cellar."""
    taker.lira += goods.lira
    for card in goods.cards:
        taker.hand[card.deck].append(card)
    if goods.grape is not None:
        slot = grape_slot(taker, goods.grape.colour, goods.grape.value)
        taker.grapes[goods.grape.colour] |= 1 << slot
    if goods.wine is not None:
        wine = goods.wine
        put_wine(taker, WINES[wine.type][wine_slot(taker, wine.type, wine.value)])


# The solo partner


def trade_with_partner(state: VitState, player: Player, allows: Allows) -> Rule[bool]:
    """Give lira or cards of one kind, and perhaps take lira or cards of the display (W-228 to W-230)."""
    gives = yield from give_partner(player)
    if gives.empty:
        return False
    takes = yield from take_from_partner(state, player, gives)
    if not allows(after_receiving(after_giving(player, gives), takes)):
        state.tell("offer-void", player.seat)
        return False
    partner = partner_of(state)
    give_up(state, player, gives)
    partner.purse += gives.lira - takes.lira
    partner.display += gives.cards
    for card in takes.cards:
        partner.display.remove(card)
    receive(state, player, takes)
    state.tell("trades-with-partner", player.seat, Offer(player.seat, PARTNER_SEAT, gives, takes))
    yield from keep_display(state)
    world_of(state).careers[player.seat].trades += 1
    at_once(state, player, continent_of(state).change(state).trade_gain)
    for step in continent_of(state).change(state).trade_gain:
        partner_gains(state, step)
    return True


def after_partner_trades(state: VitState, player: Player) -> list[Player]:
    """The player as he could be after a trade with the partner for as little as can be given."""
    partner = partner_of(state)
    gifts = [Goods(lira=1)] if player.lira else []
    gifts += [
        Goods(deck=deck, cards=(card,)) for deck in TRADED_DECKS for card in dict.fromkeys(player.hand[deck])
    ]
    takings = [Goods(lira=min(PARTNER_GIVES_LIRA, partner.purse))] if partner.purse else []
    for deck in TRADED_DECKS:
        shown = [card for card in partner.display if card.deck == deck]
        takings += [
            Goods(deck=deck, cards=cards)
            for cards in combinations(shown, min(PARTNER_GIVES_CARDS, len(shown)))
            if cards
        ]
    return [after_receiving(after_giving(player, given), taken) for given in gifts for taken in takings]


def give_partner(player: Player) -> Rule[Goods]:
    """What the human gives: something must be given (W-229)."""
    options: list[Option] = [LIRA_THING] if player.lira else []
    options += [CARD_THINGS[deck] for deck in TRADED_DECKS if player.hand[deck]]
    chosen = yield from choose(player.seat, "offer_give", [*options, NOTHING], PARTNER)
    if isinstance(chosen, CardsThing):
        given = yield from choose_several(player, "offer_give_card", [*player.hand[chosen.deck]], PARTNER)
        return Goods(deck=chosen.deck, cards=tuple(each for each in given if isinstance(each, Card)))
    if chosen is LIRA_THING:
        amount = yield from choose(player.seat, "offer_give_lira", numbers(player.lira), PARTNER)
        return Goods(lira=amount.value)
    return Goods()


def take_from_partner(state: VitState, player: Player, gives: Goods) -> Rule[Goods]:
    """A little lira of the purse or some cards of one kind of the display (W-228)."""
    partner = partner_of(state)
    options: list[Option] = [NOTHING]
    if partner.purse:
        options.append(LIRA_THING)
    decks = [card.deck for card in partner.display]
    options += [CARD_THINGS[deck] for deck in TRADED_DECKS if deck in decks]
    chosen = yield from name_goods(player.seat, "offer_ask", options, PARTNER, gives)
    if chosen is LIRA_THING:
        amount = yield from name_goods(
            player.seat, "offer_ask_lira", numbers(min(PARTNER_GIVES_LIRA, partner.purse)), PARTNER, gives
        )
        return Goods(lira=amount.value)
    if not isinstance(chosen, CardsThing):
        return Goods()
    left: list[Option] = [card for card in partner.display if card.deck == chosen.deck]
    cards = yield from choose_several(player, "offer_ask_card", left, PARTNER, gives, PARTNER_GIVES_CARDS)
    return Goods(deck=chosen.deck, cards=tuple(each for each in cards if isinstance(each, Card)))
