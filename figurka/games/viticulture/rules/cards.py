"""Cards: drawing and discarding."""

from figurka.core.decision import Rule, choose
from figurka.games.viticulture.rules.course import Course, choose_at
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.steps import ANY_CARD, SUMMER_CARD, VINE_CARD, VISITOR, Discard
from figurka.games.viticulture.rules.things import DECKS, SUMMER, VINE, WINTER, Card, Deck, Order


def turn_up(state: VitState, deck: int) -> Card | None:
    """The top card of a deck; the discards are shuffled when it is empty (V-2, V-73).

    A card that has no place in this game is discarded and replaced (W-80, W-120).
    """
    pile, discards = state.decks[deck], state.discards[deck]
    turned: list[Card] = []
    drawn: Card | None = None
    while True:
        if not len(pile):
            if not discards:
                break
            pile.rest, state.discards[deck] = discards, []
            discards = state.discards[deck]
        drawn = pile.draw(state)
        if drawn.name not in state.edition.forbidden:
            break
        turned.append(drawn)
        drawn = None
    state.discards[deck] += turned
    return drawn


def draw(state: VitState, player: Player, deck: int, course: Course | None = None) -> Card | None:
    """Draw a card to the hand."""
    card = turn_up(state, deck)
    if card is None:
        state.tell("draws-nothing", player.seat)
        return None
    player.hand[deck].append(card)
    if course is not None and isinstance(card, Order):
        course.drawn.append(card)
    seen = -1 if state.edition.open_hands(state) else 1 << player.seat
    state.tell("draws", player.seat, card, other=deck, seen_by=seen)
    return card


def drawable(state: VitState, deck: int) -> bool:
    """Whether a deck has a card, perhaps after shuffling."""
    return bool(len(state.decks[deck]) or state.discards[deck])


def decks_to_draw(state: VitState, decks: tuple[int, ...]) -> list[Deck]:
    """The decks of a choice that are in play and not exhausted."""
    return [
        DECKS[deck] for deck in (decks or state.in_play) if deck in state.in_play and drawable(state, deck)
    ]


def draw_of_choice(
    state: VitState, player: Player, count: int, decks: tuple[int, ...], course: Course
) -> Rule[None]:
    """Draw cards, naming the deck of each, all before looking at any (V-14)."""
    named: list[Deck] = []
    for _ in range(count):
        options = decks_to_draw(state, decks)
        if not options:
            state.tell("draws-nothing", player.seat)
            break
        deck = yield from choose(player.seat, "draw", options, course.source)
        named.append(deck)
    for each in named:
        draw(state, player, each.index, course)


def discard_card(state: VitState, player: Player, card: Card) -> None:
    """Put a card of the hand onto its discards."""
    player.hand[card.deck].remove(card)
    state.discards[card.deck].append(card)
    state.tell("discards", player.seat, card)


def cards_of(player: Player, what: str) -> list[Card]:
    """The cards in hand of a kind, each once."""
    decks = {
        ANY_CARD: (0, 1, 2, 3, 4),
        VISITOR: (SUMMER, WINTER),
        VINE_CARD: (VINE,),
        SUMMER_CARD: (SUMMER,),
    }[what]
    return list(dict.fromkeys([card for deck in decks for card in player.hand[deck]]))


def count_of(player: Player, what: str) -> int:
    """How many cards of a kind are in hand."""
    hand = player.hand
    if what == ANY_CARD:
        return player.cards_in_hand()
    if what == VISITOR:
        return player.visitors()
    return len(hand[VINE]) if what == VINE_CARD else len(hand[SUMMER])


def discard_cards(state: VitState, player: Player, what: str, count: int, course: Course) -> Rule[None]:
    """Discard so many cards of a kind, chosen one by one; if all go, only what lies on top can be chosen."""
    for left in range(count, 0, -1):
        cards = cards_of(player, what)
        decks = {card.deck for card in cards}
        options = cards[:1] if count_of(player, what) <= left and len(decks) == len(cards) else cards
        card = yield from choose_at(player.seat, "discard", options, Discard(what, left), course)
        discard_card(state, player, card)


def keep_hand_limit(state: VitState, player: Player) -> Rule[None]:
    """Discard down to the hand limit of the year's end (V-15, W-68)."""
    while (left := player.cards_in_hand() - state.edition.hand_limit) > 0:
        state.look_into(player.seat)
        to_go = Discard(ANY_CARD, left)
        card = yield from choose_at(player.seat, "hand_limit", cards_of(player, ANY_CARD), to_go, Course())
        discard_card(state, player, card)
