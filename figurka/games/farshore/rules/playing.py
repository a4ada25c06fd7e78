"""Playing a card: the seven steps of F-41, also for cards played by an effect."""

from collections.abc import Callable
from typing import Final

from figurka.core.decision import DECLINE, Option, Rule, choose
from figurka.games.farshore.rules.effects import discard_cards, draw_cards, hand_options, leave_city
from figurka.games.farshore.rules.paying import Means, payments, ways_to_play, why_not_play
from figurka.games.farshore.rules.sailing import sail_with_the_wind
from figurka.games.farshore.rules.state import FarshoreState, Player
from figurka.games.farshore.rules.things import (
    AFTER_WIND,
    BAY,
    CONSTRUCTION,
    HAND,
    PRODUCTION,
    PROSPERITY,
    TRAVELER,
    Card,
    CardAt,
    CityCard,
    Effect,
    Source,
    Terms,
)

WORKS_WHEN_PLAYED: Final = (PRODUCTION, TRAVELER)


def play_card(state: FarshoreState, player: Player, card: Card, source: int, terms: Terms) -> Rule[None]:
    """Play a card from hand or Bay; step 7, the refill, comes when the action is over (F-232)."""
    yield from pay(state, player, card, source, terms)
    if source == BAY:
        state.take_from_bay(card)
    else:
        player.lose_from_hand(card)
    player.enter_city(card)
    state.played += 1
    state.tell("plays-bay" if source == BAY else "plays", player.seat, card)
    if card.stock:
        player.stock = card.stock
    if card.effect is not None and card.type in WORKS_WHEN_PLAYED:
        yield from card.effect(state, player, card)
    yield from resolve_reactions(state, player, card, 1 << card.kind)
    if sail_with_the_wind(state, player, card):
        yield from resolve_reactions(state, player, card, AFTER_WIND)


def pay(state: FarshoreState, player: Player, card: Card, source: int, terms: Terms) -> Rule[None]:
    """Steps 1 and 2: use at most one when-playing effect, then pay or spend an anchor."""
    option = card.in_bay if source == BAY else card.in_hand
    way = yield from choose(player.seat, "way", ways_to_play(Means(player, terms), card, source), option)
    if way.anchor_on is not None:
        player.city[player.city.index(way.anchor_on)] = way.anchor_on.with_anchor
        player.anchors -= 1
        state.tell("anchors", player.seat, way.anchor_on.card)
        return
    if terms.free:
        return
    discount, substitutes = terms.discount, 0
    helper = way.helper
    if helper is not None and helper.help is not None:
        discount, substitutes = helper.help.discount, helper.help.substitutes
        state.tell("uses", player.seat, helper)
        if helper.help.leaves:
            leave_city(state, player, next(own for own in player.city if own.card is helper))
    payment = yield from choose(player.seat, "payment", payments(player, card, discount, substitutes), option)
    for token, amount in enumerate(payment.amounts):
        player.goods[token] -= amount
    if any(payment.amounts):
        state.tell("pays", player.seat, payment)


def resolve_reactions(state: FarshoreState, player: Player, played: Card, moment: int) -> Rule[None]:
    """Let the blue cards react, each once, in the owner's order; never to their own play (F-234, F-235)."""
    waiting = [own for own in player.city if own.card.reacts_to & moment and own.card is not played]
    while waiting:
        standing = yield from choose(player.seat, "reaction", tuple(waiting), played)
        waiting.remove(standing)
        if standing.card.effect is not None:
            yield from standing.card.effect(state, player, standing.card)


# Effects that play cards or activate them


def playable(
    state: FarshoreState, player: Player, sources: tuple[int, ...], fits: Callable[[Card], bool], terms: Terms
) -> list[CardAt]:
    """The cards that may be played on these terms."""
    options: list[CardAt] = []
    if HAND in sources:
        options += hand_options(player)
    if BAY in sources:
        options += [card.in_bay for card in state.open_bay_cards()]
    means = Means(player, terms)
    return [
        option
        for option in options
        if fits(option.card) and why_not_play(means, option.card, option.source) is None
    ]


def any_card(card: Card) -> bool:
    """Every card fits."""
    return True


def is_construction(card: Card) -> bool:
    """Only constructions fit."""
    return card.kind == CONSTRUCTION


def play_one(
    state: FarshoreState, player: Player, options: list[CardAt], terms: Terms, optional: bool, source: Option
) -> Rule[None]:
    """Have the player play one of the cards; it must be done where it can, unless it is optional (F-237)."""
    if not options:
        return
    offered: list[Option] = [*options]
    if optional:
        offered.append(DECLINE)
    chosen = yield from choose(player.seat, "play", offered, source)
    if isinstance(chosen, CardAt):
        yield from play_card(state, player, chosen.card, chosen.source, terms)


def play_for_less(*places: int, fits: Callable[[Card], bool] = any_card, optional: bool = False) -> Effect:
    """Play one card from hand or Bay on the terms of the card or place that lets do it."""

    def effect(state: FarshoreState, player: Player, source: Source) -> Rule[None]:
        options = playable(state, player, places, fits, source.terms)
        yield from play_one(state, player, options, source.terms, optional, source)

    return effect


def discard_and_play(state: FarshoreState, player: Player, source: Option) -> Rule[None]:
    """Discard any number of cards, then play one for as many units less (F-250)."""
    count = yield from discard_cards(state, player, len(player.hand), source)
    terms = Terms(discount=count)
    options = playable(state, player, (HAND, BAY), any_card, terms)
    yield from play_one(state, player, options, terms, False, source)


def draw_and_play(state: FarshoreState, player: Player, source: Source) -> Rule[None]:
    """Draw two cards and perhaps play one of them, not a purple one, on the card's terms (F-249)."""
    drawn = draw_cards(state, player, 2)
    means = Means(player, source.terms)
    options = [
        card.in_hand
        for card in dict.fromkeys(drawn)
        if card.type != PROSPERITY and why_not_play(means, card, HAND) is None
    ]
    yield from play_one(state, player, options, source.terms, True, source)


def activatable(state: FarshoreState, player: Player, cards: list[CityCard]) -> list[CityCard]:
    """The green cards among these whose activation would bring something (F-217)."""
    return [
        standing
        for standing in dict.fromkeys(cards)
        if standing.card.idle is not None and not standing.card.idle(state, player)
    ]


def activate_another(state: FarshoreState, player: Player, source: Option) -> Rule[None]:
    """Activate one green card of the city that is not of the same name (F-245)."""
    options = activatable(state, player, [own for own in player.city if own.card is not source])
    if options:
        chosen = yield from choose(player.seat, "activate", options, source)
        if chosen.card.effect is not None:
            state.tell("activates", player.seat, chosen.card)
            yield from chosen.card.effect(state, player, chosen.card)
