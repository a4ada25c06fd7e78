"""Cards that are drawn, taken or discarded."""

from typing import Final

from figurka.games.viticulture.mind.gains import cellar
from figurka.games.viticulture.mind.gains.position import IMPOSSIBLE, Finders, Gains
from figurka.games.viticulture.rules import steps
from figurka.games.viticulture.rules.cards import DECKS_OF


def draw(gains: Gains, step: steps.Draw) -> float:
    """Cards of named decks."""
    return sum([count * gains.drawn(deck) for deck, count in enumerate(step.counts) if count])


def draw_choice(gains: Gains, step: steps.DrawChoice) -> float:
    """Cards of the best decks."""
    return step.count * max([gains.drawn(deck) for deck in step.decks or gains.state.in_play])


def draw_keep(gains: Gains, step: steps.DrawKeep) -> float:
    """The best of several cards."""
    return step.keep * gains.drawn(step.deck) * 1.3


def draw_per(gains: Gains, step: steps.DrawPer) -> float:
    """A card for each who joins in."""
    return 0.6 * (gains.state.seats - 1) * max([gains.drawn(deck) for deck in step.decks])


def draw_each(gains: Gains, step: steps.Step) -> float:
    """A card of every deck."""
    return sum([gains.drawn(deck) for deck in gains.state.in_play])


def reveal(gains: Gains, step: steps.RevealOneOfEach) -> float:
    """The best cards of those turned up."""
    return step.keep * max([gains.drawn(deck) for deck in gains.state.in_play]) * 1.2


def from_discards(gains: Gains, step: steps.TakeFromDiscards) -> float:
    """The topmost discards, which are known."""
    tops = sorted([gains.card(pile[-1]) for pile in gains.state.discards if pile])
    return sum(tops[-step.count :]) if len(tops) >= step.count else IMPOSSIBLE


def discard(gains: Gains, step: steps.Discard) -> float:
    """The cards or tokens that are missed least."""
    if step.what == steps.WHOLE_HAND:
        return -sum(gains.cards())
    if step.what in (steps.GRAPE, steps.WINE, steps.GRAPE_OR_WINE):
        return cellar.give_up(gains, step)
    if step.what == steps.ANY_CARD:
        worths = gains.cards()
    else:
        hand = gains.player.hand
        worths = sorted([gains.card(card) for deck in DECKS_OF[step.what] for card in hand[deck]])
    if len(worths) < step.count:
        return IMPOSSIBLE
    return -sum(worths[: step.count])


HAND: Final[Finders] = {
    steps.Discard: discard,
    steps.Draw: draw,
    steps.DrawChoice: draw_choice,
    steps.DrawKeep: draw_keep,
    steps.DrawPer: draw_per,
    steps.DrawOneOfEach: draw_each,
    steps.RevealOneOfEach: reveal,
    steps.TakeFromDiscards: from_discards,
}
