"""What an option really takes: the price of the card that is played by it, before it is chosen."""

from collections.abc import Sequence

from figurka.core.decision import Decision, Option
from figurka.games.farshore.rules.asking import Paring, Playing
from figurka.games.farshore.rules.paying import Means, payments_by, ways_to_play
from figurka.games.farshore.rules.post_office import spare_cards, unasked_discards, within_reach, without
from figurka.games.farshore.rules.state import FarshoreState, Player
from figurka.games.farshore.rules.things import (
    NOTHING,
    PAY,
    TREASURE,
    USUAL,
    Card,
    CardAt,
    CityCard,
    Payment,
    Terms,
    Way,
)


class Play:
    """A card that an option plays, on what terms, and for which cards that are discarded unasked."""

    __slots__ = ("card", "discards", "source", "terms")

    def __init__(self, option: CardAt, terms: Terms, discards: Sequence[CardAt] = ()) -> None:
        self.card = option.card
        self.source = option.source
        self.terms = terms
        self.discards = discards


class Price:
    """What playing a card takes if there is but one way, and how many ways there are."""

    __slots__ = ("card", "count", "discards", "payment", "sacrifice", "used_up", "way")

    def __init__(
        self,
        card: Card,
        way: Way,
        payment: Payment,
        count: int,
        used_up: Card | None,
        sacrifice: Card | None,
        discards: Sequence[CardAt] = (),
    ) -> None:
        self.card = card
        self.way = way
        self.payment = payment
        self.count = count
        self.used_up = used_up
        """The card that leaves the city for its help, whichever way is chosen."""
        self.sacrifice = sacrifice
        """The one card that must leave the city for its effect (F-241)."""
        self.discards = discards
        """The cards that are discarded from the hand unasked; the rest is then paid in one way (F-250)."""

    @property
    def is_printed(self) -> bool:
        """Whether just what is printed on the card is paid."""
        return not self.discards and self.way is PAY and self.payment.amounts == (*self.card.cost.amounts, 0)

    @property
    def leaving(self) -> list[Card]:
        """The cards that leave the city."""
        return [card for card in (self.used_up, self.sacrifice) if card is not None]

    @property
    def is_dear(self) -> bool:
        """Whether something scarce is spent that nobody is asked about."""
        if self.sacrifice is not None or self.discards:
            return True
        scarce = self.way.anchor_on is not None or self.payment.amounts[TREASURE] > 0 or bool(self.leaving)
        return self.count == 1 and scarce


def play_by(state: FarshoreState, decision: Decision, option: Option) -> Play | None:
    """The card that is played by an option with no further question but how to pay; None if there is none."""
    player = state.players[decision.seat]
    if isinstance(decision, Paring):
        return play_after_discards(player, decision, option)
    if isinstance(option, CityCard) and decision.kind in ("turn", "move_to"):
        return play_by_visit(state, player, option.card)
    if not isinstance(option, CardAt) or decision.kind not in ("turn", "play"):
        return None
    terms = decision.terms if isinstance(decision, Playing) else USUAL
    if terms.by_discards:
        return play_by_discards(player, option, spare_cards(player, option), 0)
    return Play(option, terms)


def play_after_discards(player: Player, decision: Paring, option: Option) -> Play | None:
    """At the Post Office, the card that was chosen first, once nothing more is or can be discarded."""
    if not isinstance(option, CardAt):
        return Play(decision.bought, Terms(discount=decision.count))
    spare = without(spare_cards(player, decision.bought), option)
    return play_by_discards(player, decision.bought, spare, decision.count + 1)


def play_by_discards(player: Player, bought: CardAt, spare: list[CardAt], count: int) -> Play | None:
    """At the Post Office, the chosen card if no choice of further discards is left for it."""
    discards, settled = unasked_discards(player, bought, spare, count)
    return Play(bought, Terms(discount=count + len(discards)), discards) if settled else None


def play_by_visit(state: FarshoreState, player: Player, visited: Card) -> Play | None:
    """The one card that a visitor of this card has to play."""
    bargain = visited.bargain
    if bargain is not None:
        cards = bargain.cards(state, player)
        return Play(cards[0], bargain.terms) if len(cards) == 1 and not bargain.optional else None
    if visited.key != "post_office" or player.hand:
        return None
    cards = within_reach(state, player)
    return Play(cards[0], Terms(discount=0)) if len(cards) == 1 else None


def price_of(player: Player, play: Play) -> Price:
    """What playing the card takes."""
    ways = ways_to_play(Means(player, play.terms), play.card, play.source)
    bills = [(way, paid) for way in ways for paid in payments_by(player, play.card, way, play.terms)]
    way, paid = bills[0] if bills else (PAY, NOTHING)
    used_up = used_up_by(way) if all(other.helper is way.helper for other in ways) else None
    return Price(play.card, way, paid, len(bills), used_up, sacrifice_for(player, play.card), play.discards)


def used_up_by(way: Way) -> Card | None:
    """The card that leaves the city for its help."""
    helper = way.helper
    return helper if helper is not None and helper.help is not None and helper.help.leaves else None


def sacrifice_for(player: Player, card: Card) -> Card | None:
    """The card that has to leave the city for this one, if there is no choice among several (F-241)."""
    fitting = {own.card for own in player.city if own.card.kind == card.needs} if card.needs >= 0 else set()
    return fitting.pop() if len(fitting) == 1 else None
