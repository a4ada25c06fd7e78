"""Setting up the board and the players (T-1 to T-15)."""

from figurka.core.chance import Chance
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
from figurka.games.tapestry.rules.company import PEOPLE_ALONE
from figurka.games.tapestry.rules.state import NOBODY, TapestryState, new_player
from figurka.games.tapestry.rules.things import Capital, Civilization


def setup(seats: int, chance: Chance, settings: Settings) -> TapestryState:
    """A new game: capitals and civilizations are dealt, and wait to be chosen."""
    state = lay_out(seats, chance, settings)
    state.refill_display(DISPLAY)
    draw_first_player(state)
    deal(state)
    return state


def lay_out(seats: int, chance: Chance, settings: Settings) -> TapestryState:
    """The board, all piles, and what every player has at first."""
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
        PEOPLE_ALONE,
    )
    state.explored = board.printed
    state.adjusted = settings["adjustments"][0] == HANDICAP
    return state


def draw_first_player(state: TapestryState) -> None:
    """Draw by lot which of the players begins (T-15)."""
    state.first = state.active = state.below(len(state.humans))


def deal(state: TapestryState) -> None:
    """Deal what is chosen from before the first turn: capitals and civilizations."""
    deal_capitals(state)
    for player in state.humans:
        player.offer = deal_offer(state)


def deal_capitals(state: TapestryState) -> None:
    """Each player gets one of the deals of capitals."""
    deals = Pile(capital_deals(len(state.humans)))
    for player in state.humans:
        player.capitals = deals.draw(state)


def capital_deals(players: int) -> list[tuple[Capital, ...]]:
    """What a player may be dealt: of up to three players a pair to choose from, of more one (T-10, T-11)."""
    if players <= len(PAIRS):
        return [tuple(CAPITAL[number] for number in pair) for pair in PAIRS]
    return [(capital,) for capital in CAPITALS]


def deal_offer(state: TapestryState) -> tuple[Civilization, ...]:
    """Two civilizations, of which one is kept (T-13)."""
    return state.civ_pile.draw(state), state.civ_pile.draw(state)
