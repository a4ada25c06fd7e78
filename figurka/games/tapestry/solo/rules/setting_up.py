"""Setting up the bots (A-8 to A-19, A-283 to A-288)."""

from typing import Final

from figurka.core.chance import Chance
from figurka.core.piles import Pile
from figurka.core.rules import Settings
from figurka.games.tapestry.content.civilizations import CIVILIZATIONS
from figurka.games.tapestry.content.techs import DISPLAY
from figurka.games.tapestry.rules import setup as people
from figurka.games.tapestry.rules.state import NOBODY, Player, TapestryState, new_player
from figurka.games.tapestry.rules.things import OUTPOST, TRACK_COUNT, standing
from figurka.games.tapestry.rules.world import put_piece
from figurka.games.tapestry.solo.content.cards import (
    AUTOMA_CIVILIZATIONS,
    AUTOMA_START,
    DUO_CARDS,
    LEVELS,
    PROGRESS_CARDS,
    REMOVED_CIVILIZATIONS,
    STARTING_CARDS,
    solo_deck,
)
from figurka.games.tapestry.solo.rules.company import DuoBots, SoloBots
from figurka.games.tapestry.solo.rules.things import AUTOMA, SHADOW, DecisionCard

WITHOUT: Final = "none"
EMPIRE: Final = "empire"
SWIFT_EMPIRE: Final = "swift_empire"
SHADOW_CHOICES: Final = (WITHOUT, EMPIRE, SWIFT_EMPIRE)
"""Whether the Shadow Empire joins two people, and whether shuffling costs it a turn."""


def setup(seats: int, chance: Chance, settings: Settings) -> TapestryState:
    """A new game with the bots for which the settings ask."""
    if seats == 1:
        return solo_setup(chance, settings, SoloBots)
    if seats == 2 and settings.get("shadow", SHADOW_CHOICES)[0] != WITHOUT:
        return duo_setup(chance, settings)
    return people.setup(seats, chance, settings)


def solo_setup(chance: Chance, settings: Settings, kind: type[SoloBots]) -> TapestryState:
    """A new game of one person against both bots."""
    state = people.lay_out(1, chance, settings)
    seat_bots(state, int(settings["level"][0]), kind)
    state.refill_display(DISPLAY)
    people.deal(state)
    return state


def duo_setup(chance: Chance, settings: Settings) -> TapestryState:
    """A new game of two people with the Shadow Empire."""
    state = people.lay_out(2, chance, settings)
    seat_shadow(state, swift=settings["shadow"][0] == SWIFT_EMPIRE)
    state.refill_display(DISPLAY)
    people.draw_first_player(state)
    people.deal(state)
    return state


def seat_bots(state: TapestryState, level: int, kind: type[SoloBots]) -> None:
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
    state.bots = kind(
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
    state.bots = DuoBots(None, Pile(list(DUO_CARDS)), Pile([]), favourites=(NOBODY, favourite), swift=swift)
