"""What an option really takes, in words."""

from figurka.core.decision import Decision, Option
from figurka.games.farshore.rules.asking import Paring, Playing
from figurka.games.farshore.rules.paying import payments_by
from figurka.games.farshore.rules.playing import WORKS_WHEN_PLAYED
from figurka.games.farshore.rules.post_office import still_needed
from figurka.games.farshore.rules.prices import Play, Price, play_by, price_of
from figurka.games.farshore.rules.state import HAND_LIMIT, FarshoreState, Player
from figurka.games.farshore.rules.things import (
    DECK,
    HAND,
    NOTHING,
    USUAL,
    Card,
    CardAt,
    CityCard,
    Payment,
    Place,
    Way,
)
from figurka.games.farshore.words.things import amounts, called
from figurka.locales import Argument, Message

# What is told beside an option


def priced(label: Message, price: Message | None) -> Message:
    """A label with what it takes, if that is to be said."""
    return label if price is None else Message("farshore-label-priced", {"label": label, "price": price})


def note_of(state: FarshoreState, decision: Decision, option: Option) -> Message | None:
    """What an option takes if it is not just printed there, and for how many drawn cards there is room."""
    price, room = note_of_cost(state, decision, option), note_of_room(state, decision, option)
    if price is None or room is None:
        return price or room
    return Message("farshore-price-and-room", {"price": price, "room": room})


def note_of_room(state: FarshoreState, decision: Decision, option: Option) -> Message | None:
    """For how many cards there is room in hand, where more would be drawn."""
    room = HAND_LIMIT - len(state.players[decision.seat].hand)
    if isinstance(option, CardAt) and option.source == HAND:
        room += 1
    if drawn_by(decision, option) <= room:
        return None
    return Message("farshore-price-room", {"count": room})


def drawn_by(decision: Decision, option: Option) -> int:
    """How many cards an option draws if there is room."""
    if isinstance(option, Place) and decision.kind in VISITS:
        return option.draws
    if isinstance(option, CityCard) and decision.kind in ("turn", "move_to", "production", "activate"):
        return option.card.draws
    if decision.kind == "cards_or_resources" and option is DECK and isinstance(decision.because, Card):
        return decision.because.draws
    if not isinstance(option, CardAt) or decision.kind not in ("turn", "play"):
        return 0
    by_discards = isinstance(decision, Playing) and decision.terms.by_discards
    return option.card.draws if option.card.type in WORKS_WHEN_PLAYED and not by_discards else 0


VISITS = ("turn", "move_to", "copy")


def note_of_cost(state: FarshoreState, decision: Decision, option: Option) -> Message | None:
    """What playing a card takes, where it is not just what is printed on it."""
    play, player = play_by(state, decision, option), state.players[decision.seat]
    if play is not None:
        return note_of_play(
            player, play, named=not isinstance(option, CardAt) or isinstance(decision, Paring)
        )
    if isinstance(decision, Playing) and decision.terms.by_discards and isinstance(option, CardAt):
        needed = still_needed(player, option, 0)
        return Message("farshore-price-discards", {"count": needed}) if needed else None
    return None


def note_of_play(player: Player, play: Play, named: bool) -> Message | None:
    """The price of a card; it is named with it where the option is not the card itself."""
    note = note_of_price(price_of(player, play))
    if not named:
        return note
    card: dict[str, Argument] = {"card": called(play.card)}
    if note is None:
        return Message("farshore-price-plays", card)
    return Message("farshore-price-plays-for", {**card, "price": note})


def note_of_price(price: Price) -> Message | None:
    """A price, unless it is just what is printed on the card."""
    if price.count > 1:
        ways = Message("farshore-price-ways", {"count": price.count})
        if price.used_up is None:
            return ways
        return Message("farshore-price-ways-leaves", {"card": called(price.used_up), "price": ways})
    if price.sacrifice is not None:
        return Message("farshore-price-sacrifice", {"card": called(price.sacrifice)})
    if price.is_printed:
        return None
    if price.discards:
        discarded = Message("farshore-price-discarded", {"count": len(price.discards)})
        return Message("farshore-price-payment", {"parts": (*amounts(price.payment), discarded)})
    return note_of_way(price.way, [price.payment])


def note_of_way(way: Way, paid: list[Payment]) -> Message:
    """What is spent in one way to play a card."""
    if way.anchor_on is not None:
        return Message("farshore-price-anchor", {"card": called(way.anchor_on)})
    payment = note_of_payment(paid)
    if way.helper is None or way.helper.help is None:
        return payment
    leaves = "-leaves" if way.helper.help.leaves else ""
    return Message(f"farshore-price-helper{leaves}", {"card": called(way.helper), "price": payment})


def note_of_payment(paid: list[Payment]) -> Message:
    """What is handed over, or in how many ways that can be done."""
    if len(paid) > 1:
        return Message("farshore-price-ways", {"count": len(paid)})
    if not any(paid[0].amounts):
        return Message("farshore-price-free")
    return Message("farshore-price-payment", {"parts": amounts(paid[0])})


def label_way(state: FarshoreState, decision: Decision, way: Way) -> Message:
    """Paying, a helping card, or an anchor on one of the constructions, and what is paid besides."""
    if way.anchor_on is not None:
        visited = "-worker" if way.anchor_on.worker else ""
        return Message(f"farshore-label-way-anchor{visited}", {"card": called(way.anchor_on)})
    terms = decision.terms if isinstance(decision, Playing) else USUAL
    bought = decision.because
    assert isinstance(bought, CardAt)
    paid = payments_by(state.players[decision.seat], bought.card, way, terms)
    if way.helper is not None and way.helper.help is not None:
        leaves = "-leaves" if way.helper.help.leaves else ""
        used = Message(f"farshore-label-way-helper{leaves}", {"card": called(way.helper)})
        return priced(used, note_of_payment(paid))
    if len(paid) == 1:
        return label_payment(paid[0])
    return priced(Message("farshore-label-way-pay"), note_of_payment(paid))


def label_payment(payment: Payment) -> Message:
    """The tokens of a payment, or that nothing is paid."""
    if payment.amounts == NOTHING.amounts:
        return Message("farshore-label-payment-nothing")
    return Message("farshore-label-payment", {"parts": amounts(payment)})
