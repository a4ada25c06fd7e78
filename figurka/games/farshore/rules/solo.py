"""The rival captain: figurka's own solo mode (F-301 to F-312)."""

from typing import Final

from figurka.games.farshore.content.maps import map_value
from figurka.games.farshore.content.places import map_choices, take_map
from figurka.games.farshore.rules.sailing import move_ship, sail_with_the_wind
from figurka.games.farshore.rules.shape import LevelName
from figurka.games.farshore.rules.state import (
    BAY_PLACES,
    NOBODY,
    SHORE_PLACES,
    FarshoreState,
    Player,
    new_player,
)
from figurka.games.farshore.rules.things import UNIQUE

RIVAL_SEAT: Final = 1
MAP_RATE: Final = 2
"""How many map tiles the rival takes at a time (F-308)."""
PURPLE_VALUE: Final = 4
"""What a purple card is worth to him besides its base points (F-311)."""


class Level:
    """How fast the rival works: what he adds to his answers whenever the player prepares (F-307)."""

    __slots__ = ("name", "season_cards", "season_move")

    def __init__(self, name: LevelName, season_move: int, season_cards: int) -> None:
        self.name = name
        self.season_move = season_move
        """How many spaces his ship moves."""
        self.season_cards = season_cards
        """How many cards he plays."""


LEVELS: Final = (
    Level("cabin_boy", season_move=2, season_cards=2),
    Level("bosun", season_move=4, season_cards=2),
    Level("captain", season_move=4, season_cards=3),
)
LEVEL_NAMES: Final = tuple(level.name for level in LEVELS)


def seat_rival(state: FarshoreState) -> None:
    """Give the rival a ship, a city and two workers that block a shore place and an island (F-302)."""
    rival = new_player(RIVAL_SEAT)
    rival.ready = rival.anchors = 0
    state.rival = rival
    state.taken[state.below(SHORE_PLACES)] = RIVAL_SEAT
    state.taken[SHORE_PLACES + state.below(len(state.islands))] = RIVAL_SEAT


def rival_answers(state: FarshoreState, rival: Player) -> None:
    """The rival plays as many cards as were played in the turn (F-304)."""
    rival_plays_cards(state, rival, state.played)


def rival_plays_cards(state: FarshoreState, rival: Player, count: int) -> None:
    """The rival plays so many cards, the Bay being refilled after each."""
    for _ in range(count):
        rival_plays(state, rival, state.below(BAY_PLACES))
        state.refill_bay()


def rival_plays(state: FarshoreState, rival: Player, first: int) -> None:
    """The rival takes the first fitting card from this Bay place on (F-305, F-306)."""
    for step in range(BAY_PLACES):
        card = state.bay[(first + step) % BAY_PLACES]
        if card is None:
            continue
        state.take_from_bay(card)
        if card.rarity == UNIQUE and rival.has(card):
            state.put_aside(card)
            state.tell("rival-discards", RIVAL_SEAT, card)
            continue
        rival.enter_city(card)
        state.tell("plays-bay", RIVAL_SEAT, card)
        sail_with_the_wind(state, rival, card)
        return


def rival_prepares(state: FarshoreState, rival: Player) -> None:
    """What the rival does after a preparation: sail, play cards, move his workers, take maps (F-307)."""
    level = LEVELS[state.level]
    move_ship(state, rival, level.season_move)
    rival_plays_cards(state, rival, level.season_cards)
    move_guards(state)
    if rival.reserve:
        rival.reserve -= 1
        state.bay_guards += 1
        state.tell("guards-bay", RIVAL_SEAT, count=state.bay_guards)
    rival_takes_maps(state, rival)


def move_guards(state: FarshoreState) -> None:
    """Move the rival's worker on along the shore, and the other to the other island or out of play."""
    taken = state.taken
    shore = taken.index(RIVAL_SEAT, 0, SHORE_PLACES)
    taken[shore] = NOBODY
    taken[(shore + 1) % SHORE_PLACES] = RIVAL_SEAT
    if RIVAL_SEAT not in taken[SHORE_PLACES:]:
        return
    here = taken.index(RIVAL_SEAT, SHORE_PLACES) - SHORE_PLACES
    taken[SHORE_PLACES + here] = NOBODY
    other = 1 - here
    if state.islands_up[other]:
        taken[SHORE_PLACES + other] = RIVAL_SEAT


def rival_takes_maps(state: FarshoreState, rival: Player) -> None:
    """The rival takes the most valuable map tiles that he can (F-308)."""
    for _ in range(MAP_RATE):
        able = map_choices(state, rival)
        if not able:
            return
        take_map(state, rival, max(able, key=lambda kind: map_value(state, kind)))
