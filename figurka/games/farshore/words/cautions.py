"""What is asked before a choice: whether a player means to gain nothing, or to spend something scarce."""

from figurka.core.decision import DONE, Decision, OneOfSeveral, Option
from figurka.core.rules import Caution
from figurka.games.farshore.content.places import LOOKOUT
from figurka.games.farshore.rules.asking import Paring, Playing
from figurka.games.farshore.rules.paying import payments_by
from figurka.games.farshore.rules.playing import any_card, playable
from figurka.games.farshore.rules.post_office import discard_and_play
from figurka.games.farshore.rules.prices import Price, play_by, price_of, used_up_by
from figurka.games.farshore.rules.state import HAND_LIMIT, FarshoreState, Player
from figurka.games.farshore.rules.things import (
    AUTUMN,
    BAY,
    DECK,
    DESTINATION,
    HAND,
    TOKENS,
    TREASURE,
    Card,
    CardAt,
    CityCard,
    Payment,
    Place,
    Terms,
    Way,
)
from figurka.games.farshore.words.pricing import VISITS
from figurka.games.farshore.words.things import amount, called
from figurka.locales import Argument, Message


def caution(state: FarshoreState, decision: Decision, option: Option) -> Caution | None:
    """What a player is asked before he chooses: whether he means to gain nothing, or to spend so much."""
    player = state.players[decision.seat]
    if decision.kind in VISITS and is_idle(state, player, option):
        return Caution(Message("farshore-caution-idle", {"place": called(option)}))
    if option is DONE and stops_in_vain(state, decision):
        return Caution(Message("farshore-caution-vain"))
    if option is DECK and decision.kind == "cards_or_resources" and len(player.hand) >= HAND_LIMIT:
        return Caution(Message("farshore-caution-full"))
    if isinstance(option, Way | Payment):
        return caution_helped(player, decision, option)
    play = play_by(state, decision, option)
    if play is None:
        return None
    price = price_of(player, play)
    return ask_about(play.card, scarce(player, price)) if price.is_dear else None


def caution_helped(player: Player, decision: Decision, option: Way | Payment) -> Caution | None:
    """The question before the last step of playing a card with one that leaves the city for its help."""
    bought = decision.because
    if not isinstance(decision, Playing) or not isinstance(bought, CardAt):
        return None
    if isinstance(option, Way):
        helper, payments = used_up_by(option), payments_by(player, bought.card, option, decision.terms)
    else:
        helper, payments = None if decision.helper is None else used_up_by(decision.helper.by_help), [option]
    if helper is None or len(payments) > 1:
        return None
    price = Price(bought.card, helper.by_help, payments[0], 1, helper, None)
    return ask_about(bought.card, scarce(player, price))


def ask_about(card: Card, parts: list[Message]) -> Caution | None:
    """Whether a card shall be played although that takes so much for good, if it does."""
    if not parts:
        return None
    spent: dict[str, Argument] = {"card": called(card), "parts": tuple(parts)}
    return Caution(Message("farshore-caution-spends", spent), spends=True)


def is_idle(state: FarshoreState, player: Player, place: Option) -> bool:
    """Whether a worker would gain nothing there now."""
    visited = place.card if isinstance(place, CityCard) else place
    if not isinstance(visited, Card | Place) or visited.idle is None:
        return False
    return visited.idle(state, player)


def stops_in_vain(state: FarshoreState, decision: Decision) -> bool:
    """Whether a worker is left with nothing gained if the player stops now."""
    if not isinstance(decision, OneOfSeveral) or decision.count or isinstance(decision, Paring):
        return False
    source, player = decision.because, state.players[decision.seat]
    if decision.kind == "discard" and source is LOOKOUT:
        return len(player.hand) >= HAND_LIMIT or not (state.open_bay_cards() or state.cards_to_draw())
    if decision.kind == "discard" and isinstance(source, Card) and source.effect is discard_and_play:
        return not playable(state, player, (HAND, BAY), any_card, Terms())
    return isinstance(source, Place) or (isinstance(source, Card) and source.type == DESTINATION)


def scarce(player: Player, price: Price) -> list[Message]:
    """The scarce things that a price takes, each as what is done with it and how many are left.

    In autumn anchors are for spending: at the end they are worth nothing.
    """
    parts: list[Message] = []
    treasures = price.payment.amounts[TREASURE]
    if price.count == 1 and price.way.anchor_on is not None and player.season < AUTUMN:
        anchor: dict[str, Argument] = {"card": called(price.way.anchor_on), "left": player.anchors - 1}
        parts.append(Message("farshore-spent-anchor", anchor))
    if price.count == 1 and treasures:
        left = player.goods[TREASURE] - treasures
        paid: dict[str, Argument] = {"amount": amount(TOKENS[TREASURE], treasures), "left": left}
        parts.append(Message("farshore-spent-treasures", paid))
    if price.discards:
        cards = tuple(called(card) for card in dict.fromkeys(price.discards))
        parts.append(Message("farshore-spent-hand", {"cards": cards, "count": len(price.discards)}))
    return [*parts, *(Message("farshore-spent-card", {"card": called(card)}) for card in price.leaving)]
