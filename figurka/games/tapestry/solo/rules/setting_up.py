"""Setting up the bots (A-8 to A-19, A-283 to A-288)."""

from typing import Final

from figurka.core.decision import Rule, choose
from figurka.core.piles import Pile
from figurka.games.tapestry.content.cards import DECK_OF_CARDS, TRAP
from figurka.games.tapestry.content.civilizations import CIVILIZATIONS
from figurka.games.tapestry.rules.state import NOBODY, Player, TapestryState, new_player
from figurka.games.tapestry.rules.things import OUTPOST, TRACK_COUNT, Card, standing
from figurka.games.tapestry.rules.world import put_piece
from figurka.games.tapestry.solo.content.cards import (
    AUTOMA_CIVILIZATIONS,
    AUTOMA_START,
    DUO_CARDS,
    LEVELS,
    PROGRESS_CARDS,
    REMOVED_CARDS,
    REMOVED_CIVILIZATIONS,
    REMOVED_TRAPS,
    STARTING_CARDS,
)
from figurka.games.tapestry.solo.rules.bots import Bots
from figurka.games.tapestry.solo.rules.things import AUTOMA, SHADOW, DecisionCard

WITHOUT: Final = "none"
EMPIRE: Final = "empire"
SWIFT_EMPIRE: Final = "swift_empire"
SHADOW_CHOICES: Final = (WITHOUT, EMPIRE, SWIFT_EMPIRE)
"""Whether the Shadow Empire joins two people, and whether shuffling costs it a turn."""
TWO_CIVILIZATIONS: Final = 6
"""From this level on the Automa has a second civilization."""


def solo_deck() -> list[Card]:
    """The tapestry cards without those that leave the game (A-8)."""
    deck = [card for card in DECK_OF_CARDS if card.name not in REMOVED_CARDS]
    for _ in range(REMOVED_TRAPS):
        deck.remove(TRAP)
    return deck


def seat_bots(state: TapestryState, level: int) -> None:
    """Prepare the Automa and the Shadow Empire, and draw by lot who begins."""
    state.deck = Pile(solo_deck())
    state.civ_pile = Pile([each for each in CIVILIZATIONS if each.name not in REMOVED_CIVILIZATIONS])
    automa, shadow = new_bot(1, AUTOMA), new_bot(2, SHADOW)
    state.players += [automa, shadow]
    civilization = AUTOMA_CIVILIZATIONS[state.below(TRACK_COUNT)]
    rival = state.below(TRACK_COUNT)
    while rival == civilization.track:
        rival = state.below(TRACK_COUNT)
    progress: Pile[DecisionCard] = Pile(list(PROGRESS_CARDS))
    hidden = progress.draw(state)
    state.bots = Bots(
        LEVELS[level - 1],
        Pile([*STARTING_CARDS, hidden]),
        progress,
        favourites=(civilization.track, rival),
        civilizations=(civilization,),
        hidden=hidden,
    )
    place = next(each for each in state.board.hexes if (each.q, each.r) == AUTOMA_START)
    for _ in range(2):
        automa.outposts -= 1
        put_piece(state, place, standing(automa.seat, OUTPOST))
    state.first = state.below(2)


def new_bot(seat: int, kind: int) -> Player:
    """A bot; one of its outposts marks its favourite track (A-134)."""
    bot = new_player(seat)
    bot.bot = kind
    bot.outposts -= 1
    return bot


def seat_shadow(state: TapestryState, swift: bool) -> None:
    """Let the Shadow Empire join two people (A-284 to A-286)."""
    state.players.append(new_bot(2, SHADOW))
    favourite = state.below(TRACK_COUNT)
    state.bots = Bots(None, Pile(list(DUO_CARDS)), Pile([]), favourites=(NOBODY, favourite), swift=swift)


def choose_second_civilization(state: TapestryState, human: Player) -> Rule[None]:
    """At level 6 the human chooses a second civilization for the Automa (A-244)."""
    bots = state.bots
    if bots is None or bots.level is None or bots.level.number < TWO_CIVILIZATIONS:
        return
    others = tuple(each for each in AUTOMA_CIVILIZATIONS if each not in bots.civilizations)
    second = yield from choose(human.seat, "automa_second", others)
    bots.civilizations = (*bots.civilizations, second)
    state.tell("automa-second", human.seat, second)
