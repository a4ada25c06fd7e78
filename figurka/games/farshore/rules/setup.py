"""Setting up the board and the players (F-10 to F-21)."""

from typing import Final

from figurka.core.chance import Chance
from figurka.core.errors import SettingsError
from figurka.core.piles import Pile
from figurka.core.rules import Settings
from figurka.games.farshore.content.cards import DECK_OF_CARDS
from figurka.games.farshore.content.maps import MAPS, PILES
from figurka.games.farshore.content.places import ISLAND, ISLANDS
from figurka.games.farshore.content.winds import ROSES_A, ROSES_B
from figurka.games.farshore.rules.effects import draw_cards
from figurka.games.farshore.rules.solo import LEVEL_NAMES, seat_rival
from figurka.games.farshore.rules.state import BAY_PLACES, NOBODY, SHORE_PLACES, FarshoreState, new_player
from figurka.games.farshore.rules.things import Place

FIRST_HAND: Final = 5
RANDOM: Final = "random"


def setup(seats: int, chance: Chance, settings: Settings) -> FarshoreState:
    """A new game, the hands dealt and the first player drawn by lot."""
    islands = max(2, seats)
    state = FarshoreState(
        chance,
        [new_player(seat) for seat in range(seats)],
        Pile(list(DECK_OF_CARDS)),
        (),
        (True,) * islands,
        [NOBODY] * (SHORE_PLACES + islands),
        (len(PILES[seats]),) * len(MAPS),
        (),
        (Pile(list(ROSES_A)), Pile(list(ROSES_B))),
        [None] * BAY_PLACES,
        [0] * BAY_PLACES,
        [],
        [],
    )
    state.islands = draw_islands(state, islands, settings["islands"])
    state.winds = tuple(pile.draw(state) for pile in state.roses)
    state.refill_bay()
    state.first = state.active = state.below(seats)
    for place in range(seats):
        draw_cards(state, state.players[(state.first + place) % seats], FIRST_HAND + place)
    if seats == 1:
        state.level = LEVEL_NAMES.index(settings["level"][0])
        seat_rival(state)
    return state


def draw_islands(state: FarshoreState, count: int, wanted: tuple[str, ...]) -> tuple[Place, ...]:
    """As many islands as are needed: those asked for, and random ones for the rest (F-12)."""
    if len(wanted) > count:
        raise SettingsError("farshore-error-islands", count=count)
    chosen = [ISLAND[name] for name in wanted if name != RANDOM]
    rest = Pile([island for island in ISLANDS if island not in chosen])
    while len(chosen) < count:
        chosen.append(rest.draw(state))
    return tuple(chosen)
