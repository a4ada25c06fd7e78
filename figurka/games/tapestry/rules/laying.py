"""Laying tapestry cards onto the income mat, over others, and ending them (T-25 to T-28, T-119)."""

from collections.abc import Callable
from typing import Final, TypeAlias

from figurka.core.decision import Option, Rule, choose
from figurka.games.tapestry.content.cards import ALLIANCE, MARRIAGE_OF_STATE
from figurka.games.tapestry.rules.gaining import PLAY_DRAWN, VERBS
from figurka.games.tapestry.rules.state import NOBODY, Player, TapestryState
from figurka.games.tapestry.rules.things import PLAY_OVER, Benefit, Card, Laid, Thing

CardEffect: TypeAlias = Callable[[TapestryState, Player], Rule[None]]
EFFECTS: Final[dict[str, CardEffect]] = {}
"""What happens when a card is laid, by its name; the cards put it here."""


def lay(state: TapestryState, player: Player, card: Card) -> Rule[None]:
    """Lay a card from the hand onto the current tapestry space; what lay there has ended before."""
    player.hand.remove(card)
    covered = player.current
    if covered is not None:
        end_powers(player, covered.power)
    era = player.era - 1
    player.cards[era] = (*player.cards[era], Laid(card))
    state.tell("lays", player.seat, card, player.era)
    yield from work(state, player, card)


def lay_face_down(state: TapestryState, player: Player) -> None:
    """Without a card in hand the top card of the deck is laid face down, without effect (T-26)."""
    card = state.draw_card()
    if card is not None:
        era = player.era - 1
        player.cards[era] = (*player.cards[era], Laid(card, face_down=True))
        state.tell("lays-face-down", player.seat, count=player.era)


def work(state: TapestryState, player: Player, card: Card) -> Rule[None]:
    """What a card does when it is laid, or when it is copied."""
    player.powers |= card.power
    effect = EFFECTS.get(card.name)
    if effect is not None:
        yield from effect(state, player)


def end_powers(player: Player, powers: int) -> None:
    """Cards that were in force for the era end."""
    player.powers &= ~powers
    if powers & ALLIANCE:
        player.ally = NOBODY
    if powers & MARRIAGE_OF_STATE:
        player.spouse, player.spouse_track = NOBODY, -1


def can_play_over(player: Player) -> bool:
    """Whether a card in hand could be laid over the card of the current era."""
    return bool(player.hand) and player.current is not None


def play_over(state: TapestryState, player: Player, benefit: Benefit, source: Thing) -> Rule[None]:
    """Lay a card from the hand over the current one; void without either."""
    if can_play_over(player) and not player.finished:
        yield from choose_card(state, player, "play_over", source)


def choose_card(state: TapestryState, player: Player, kind: str, source: Option | None) -> Rule[None]:
    """Choose a card in hand and lay it."""
    state.look_into(player.seat)
    card = yield from choose(player.seat, kind, tuple(dict.fromkeys(player.hand)), source)
    yield from lay(state, player, card)


VERBS[PLAY_OVER] = play_over
PLAY_DRAWN.append(lay)
