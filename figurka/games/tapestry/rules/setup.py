"""Setting up the board and the players (T-1 to T-15)."""

from figurka.core.piles import Pile
from figurka.core.rules import Settings
from figurka.games.tapestry.content.capitals import CAPITAL, CAPITALS, PAIRS
from figurka.games.tapestry.content.cards import DECK_OF_CARDS
from figurka.games.tapestry.content.civilizations import CIVILIZATIONS
from figurka.games.tapestry.content.landmarks import LANDMARKS
from figurka.games.tapestry.content.maps import board_for
from figurka.games.tapestry.content.spacetiles import SPACE_TILE_LIST
from figurka.games.tapestry.content.techs import DISPLAY, TECHS
from figurka.games.tapestry.content.tiles import TERRITORIES
from figurka.games.tapestry.rules.adjustments import HANDICAP
from figurka.games.tapestry.rules.state import NOBODY, TapestryState, new_player
from figurka.games.tapestry.rules.things import Civilization
from figurka.games.tapestry.solo.rules.setting_up import (
    SHADOW_CHOICES,
    SWIFT_EMPIRE,
    WITHOUT,
    seat_bots,
    seat_shadow,
)


def setup(seats: int, chance: int, settings: Settings) -> TapestryState:
    """A new game: capitals and civilizations are dealt, and wait to be chosen."""
    board = board_for(seats)
    state = TapestryState(
        chance,
        board,
        [new_player(seat) for seat in range(seats)],
        [each.printed for each in board.hexes],
        [()] * len(board.hexes),
        Pile(list(DECK_OF_CARDS)),
        [],
        Pile(list(TECHS)),
        [],
        [],
        Pile(list(TERRITORIES)),
        [],
        Pile(list(SPACE_TILE_LIST)),
        Pile(list(CIVILIZATIONS)),
        [NOBODY] * len(LANDMARKS),
    )
    state.explored = board.printed
    state.adjusted = settings["adjustments"][0] == HANDICAP
    if seats == 1:
        seat_bots(state, int(settings["level"][0]))
    elif seats == 2 and settings.get("shadow", SHADOW_CHOICES)[0] != WITHOUT:
        seat_shadow(state, swift=settings["shadow"][0] == SWIFT_EMPIRE)
    state.refill_display(DISPLAY)
    if seats > 1:
        state.first = state.below(seats)
    state.active = state.first if seats > 1 else 0
    deal_capitals(state)
    for player in state.humans:
        player.offer = deal_offer(state)
    return state


def deal_capitals(state: TapestryState) -> None:
    """Up to three players get a pair to choose from, more of them one capital each (T-10, T-11)."""
    humans = state.humans
    if len(humans) <= len(PAIRS):
        pairs = Pile(list(PAIRS))
        for player in humans:
            player.capitals = tuple(CAPITAL[number] for number in pairs.draw(state))
    else:
        capitals = Pile(list(CAPITALS))
        for player in humans:
            player.capitals = (capitals.draw(state),)


def deal_offer(state: TapestryState) -> tuple[Civilization, ...]:
    """Two civilizations, of which one is kept (T-13)."""
    return state.civ_pile.draw(state), state.civ_pile.draw(state)
