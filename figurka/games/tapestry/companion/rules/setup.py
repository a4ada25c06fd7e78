"""Setting the bots up beside a printed game: as in the solo game, but what is at the table has no face."""

from typing import Final

from figurka.core.chance import Chance
from figurka.core.piles import Pile
from figurka.core.rules import Settings
from figurka.games.tapestry.companion.rules.bots import TableBots, table_bots
from figurka.games.tapestry.companion.rules.things import BLANK_CARD, BLANK_TECH, BLANK_TILE
from figurka.games.tapestry.rules.adjustments import NONE
from figurka.games.tapestry.rules.state import TapestryState
from figurka.games.tapestry.rules.things import OUTPOST, standing
from figurka.games.tapestry.rules.world import put_piece
from figurka.games.tapestry.solo.content.cards import HUMAN_START
from figurka.games.tapestry.solo.rules.setting_up import solo_setup

FIRST_CHOICES: Final = ("you", "automa")
"""Who begins, by the seat; a person at a table has decided it there (A-19)."""
NOT_TOLD: Final = -1
"""The outcome until the person tells it."""


def setup(seats: int, chance: Chance, settings: Settings) -> TapestryState:
    """The bots of the solo game with this chance, and a person of whom only tokens are known."""
    state = solo_setup(chance, {"level": settings["level"], "adjustments": (NONE,)}, TableBots)
    bots = table_bots(state)
    bots.laid, bots.moves, bots.outcome = None, (), NOT_TOLD
    person = state.players[0]
    state.first = FIRST_CHOICES.index(settings["first"][0])
    turn_faces_down(state)
    person.capitals, person.offer = (), ()
    place = next(each for each in state.board.hexes if (each.q, each.r) == HUMAN_START)
    for _ in range(2):
        person.outposts -= 1
        put_piece(state, place, standing(person.seat, OUTPOST))
    return state


def turn_faces_down(state: TapestryState) -> None:
    """As many cards and tiles as the solo game has, none of which is known here."""
    state.deck = Pile([BLANK_CARD] * len(state.deck))
    state.tech_pile = Pile([BLANK_TECH] * len(state.tech_pile))
    state.display = [BLANK_TECH] * len(state.display)
    state.tile_pile = Pile([BLANK_TILE] * len(state.tile_pile))
    state.space_pile, state.civ_pile = Pile([]), Pile([])
