"""Playing a card: the seven steps of F-41, also for cards played by an effect."""

from collections.abc import Callable
from typing import Final

from figurka.core.decision import DECLINE, Option, Rule, choose
from figurka.games.farshore.rules.asking import choose_on_terms
from figurka.games.farshore.rules.effects import draw_cards, hand_options, leave_city
from figurka.games.farshore.rules.paying import Means, payments_by, ways_to_play, why_not_play
from figurka.games.farshore.rules.sailing import sail_with_the_wind
from figurka.games.farshore.rules.state import FarshoreState, Player
from figurka.games.farshore.rules.things import (
    AFTER_WIND,
    BAY,
    CONSTRUCTION,
    FREE,
    HAND,
    PRODUCTION,
    PROSPERITY,
    TRAVELER,
    Card,
    CardAt,
    CityCard,
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
    ways = ways_to_play(Means(player, terms), card, source)
    way = yield from choose_on_terms(player.seat, "way", ways, option, terms)
    if way.anchor_on is not None:
        player.city[player.city.index(way.anchor_on)] = way.anchor_on.with_anchor
        player.anchors -= 1
        state.tell("anchors", player.seat, way.anchor_on.card)
        return
    helper = way.helper
    if helper is not None and helper.help is not None:
        state.tell("uses", player.seat, helper)
        if helper.help.leaves:
            leave_city(state, player, next(own for own in player.city if own.card is helper))
    payments = payments_by(player, card, way, terms)
    payment = yield from choose_on_terms(player.seat, "payment", payments, option, terms, helper)
    for token, amount in enumerate(payment.amounts):
        player.goods[token] -= amount
    if any(payment.amounts):
        state.tell("pays", player.seat, payment)


def resolve_reactions(state: FarshoreState, player: Player, played: Card, moment: int) -> Rule[None]:
    """Let the blue cards react, each once, in the owner's order where that can matter (F-234, F-235).

    None of them reacts to its own play.
    """
    waiting = [own for own in player.city if own.card.reacts_to & moment and own.card is not played]
    while waiting:
        plain = [own for own in waiting if own.card.at_once]
        standing = plain[0] if plain else (yield from choose(player.seat, "reaction", tuple(waiting), played))
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
    chosen = yield from choose_on_terms(player.seat, "play", offered, source, terms)
    if isinstance(chosen, CardAt):
        yield from play_card(state, player, chosen.card, chosen.source, terms)


class Bargain:
    """What a card or place lets its visitor play: cards from hand or Bay that fit, on certain terms."""

    __slots__ = ("fits", "optional", "places", "terms")

    def __init__(
        self,
        *places: int,
        discount: int,
        fits: Callable[[Card], bool] = any_card,
        optional: bool = False,
    ) -> None:
        self.places = places
        self.terms = Terms(discount=discount)
        self.fits = fits
        self.optional = optional

    def cards(self, state: FarshoreState, player: Player) -> list[CardAt]:
        """The cards that the player may play by it."""
        return playable(state, player, self.places, self.fits, self.terms)

    def strike(self, state: FarshoreState, player: Player, source: Source) -> Rule[None]:
        """Play one of the cards: the effect of the card or place."""
        yield from play_one(state, player, self.cards(state, player), self.terms, self.optional, source)

    def is_idle(self, state: FarshoreState, player: Player) -> bool:
        """Whether there is nothing to play."""
        return not self.cards(state, player)


def draw_and_play(state: FarshoreState, player: Player, source: Source) -> Rule[None]:
    """Draw two cards and perhaps play one of them free, not a purple one (F-249)."""
    drawn = draw_cards(state, player, 2)
    means = Means(player, FREE)
    options = [
        card.in_hand
        for card in dict.fromkeys(drawn)
        if card.type != PROSPERITY and why_not_play(means, card, HAND) is None
    ]
    yield from play_one(state, player, options, FREE, True, source)


def activatable(state: FarshoreState, player: Player, cards: list[CityCard]) -> list[CityCard]:
    """The green cards among these whose activation would bring something (F-217)."""
    return [
        standing
        for standing in dict.fromkeys(cards)
        if standing.card.type == PRODUCTION
        and standing.card.idle is not None
        and not standing.card.idle(state, player)
    ]


def activate_another(state: FarshoreState, player: Player, source: Option) -> Rule[None]:
    """Activate one green card of the city that is not of the same name (F-245)."""
    options = activatable(state, player, [own for own in player.city if own.card is not source])
    if options:
        chosen = yield from choose(player.seat, "activate", options, source)
        if chosen.card.effect is not None:
            state.tell("activates", player.seat, chosen.card)
            yield from chosen.card.effect(state, player, chosen.card)
