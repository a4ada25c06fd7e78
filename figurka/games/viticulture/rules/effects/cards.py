"""How steps about cards are done."""

from figurka.core.decision import Rule, choose
from figurka.games.viticulture.rules.cards import draw, draw_of_choice, turn_up
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.effects.conditions import counted
from figurka.games.viticulture.rules.effects.verbs import verb
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.steps import (
    Draw,
    DrawChoice,
    DrawKeep,
    DrawOneOfEach,
    DrawPer,
    RevealOneOfEach,
    TakeFromDiscards,
)
from figurka.games.viticulture.rules.things import DECKS, Card, Order


def do_draw(state: VitState, player: Player, step: Draw, course: Course) -> Rule[None]:
    """Draw cards of named decks."""
    for deck, count in enumerate(step.counts):
        for _ in range(count):
            draw(state, player, deck, course)
    return
    yield


def do_draw_choice(state: VitState, player: Player, step: DrawChoice, course: Course) -> Rule[None]:
    """Draw cards of decks that the player names."""
    yield from draw_of_choice(state, player, step.count, step.decks, course)


def do_draw_per(state: VitState, player: Player, step: DrawPer, course: Course) -> Rule[None]:
    """Draw a card of a named deck for each thing counted, one after another."""
    for _ in range(counted(state, player, step.per, course)):
        yield from draw_of_choice(state, player, 1, step.decks, course)


def do_draw_one_of_each(state: VitState, player: Player, step: DrawOneOfEach, course: Course) -> Rule[None]:
    """Draw a card of every deck in play."""
    for deck in state.in_play:
        draw(state, player, deck, course)
    return
    yield


def do_draw_keep(state: VitState, player: Player, step: DrawKeep, course: Course) -> Rule[None]:
    """Draw some cards, keep a few, discard the rest."""
    turned = [card for _ in range(step.count) if (card := turn_up(state, step.deck)) is not None]
    yield from keep_some(state, player, turned, step.keep, course)


def do_reveal(state: VitState, player: Player, step: RevealOneOfEach, course: Course) -> Rule[None]:
    """Turn up a card of every deck, keep some, discard the rest."""
    turned = [card for deck in state.in_play if (card := turn_up(state, deck)) is not None]
    state.tell("reveals", player.seat, things=tuple(turned))
    yield from keep_some(state, player, turned, step.keep, course)


def keep_some(state: VitState, player: Player, turned: list[Card], keep: int, course: Course) -> Rule[None]:
    """Keep some of the cards turned up and discard the rest."""
    before, left = state.aside, turned
    for _ in range(min(keep, len(turned))):
        state.aside = (*before, *left)
        card = yield from choose(player.seat, "keep", list(dict.fromkeys(left)), course.source)
        left = left[:]
        left.remove(card)
        player.hand[card.deck].append(card)
        if isinstance(card, Order):
            course.drawn.append(card)
        seen = -1 if state.edition.open_hands(state) else 1 << player.seat
        state.tell("keeps", player.seat, card, seen_by=seen)
    state.aside = before
    for card in left:
        state.discards[card.deck].append(card)


def can_take_discards(state: VitState, player: Player, step: TakeFromDiscards, course: Course) -> bool:
    """Whether there are enough discard piles with a card (W-120 skips what has no place)."""
    return sum(top_discard(state, deck) is not None for deck in state.in_play) >= step.count


def top_discard(state: VitState, deck: int) -> Card | None:
    """The topmost discard that has a place in this game."""
    for card in reversed(state.discards[deck]):
        if card.name not in state.edition.forbidden:
            return card
    return None


def take_from_top(pile: list[Card], card: Card) -> None:
    """Take the topmost of the cards alike out of a discard pile."""
    del pile[len(pile) - 1 - pile[::-1].index(card)]


def do_take_discards(state: VitState, player: Player, step: TakeFromDiscards, course: Course) -> Rule[None]:
    """Take the topmost cards of different discard piles."""
    decks = [deck for deck in state.in_play if top_discard(state, deck) is not None]
    for _ in range(step.count):
        chosen = yield from choose(player.seat, "pile", [DECKS[deck] for deck in decks], course.source)
        decks = [deck for deck in decks if deck != chosen.index]
        card = top_discard(state, chosen.index)
        if card is not None:
            take_from_top(state.discards[chosen.index], card)
            player.hand[chosen.index].append(card)
            state.tell("takes-discard", player.seat, card)


verb(Draw, do_draw)
verb(DrawChoice, do_draw_choice)
verb(DrawPer, do_draw_per)
verb(DrawOneOfEach, do_draw_one_of_each)
verb(DrawKeep, do_draw_keep)
verb(RevealOneOfEach, do_reveal)
verb(TakeFromDiscards, do_take_discards, can_take_discards)
