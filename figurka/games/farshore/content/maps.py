"""The map tiles: six types, and how many tiles of which value are in use."""

from typing import Final

from figurka.games.farshore.rules.state import FarshoreState
from figurka.games.farshore.rules.things import (
    DESIGNED,
    DESTINATION,
    GOVERNANCE,
    PRINTED,
    PRODUCTION,
    PROSPERITY,
    PUBLIC,
    TRAVELER,
    TYPES,
    MapType,
)

MAPS: Final = (
    MapType("production", 0, PRINTED, (PRODUCTION, 4)),
    MapType("all_types", 1, PRINTED, *((each, 1) for each in range(len(TYPES)))),
    MapType("governance", 2, PUBLIC, (GOVERNANCE, 3)),
    MapType("traveler", 3, PUBLIC, (TRAVELER, 3)),
    MapType("destination", 4, DESIGNED, (DESTINATION, 3)),
    MapType("prosperity", 5, DESIGNED, (PROSPERITY, 3)),
)

PILES: Final = {1: (2, 1), 2: (2, 1), 3: (2, 1, 0), 4: (2, 1, 1, 0)}
"""The values of each pile from the top, by the number of players (F-11, F-301)."""


def map_value(state: FarshoreState, kind: MapType) -> int:
    """The value of the top tile of a pile."""
    values = PILES[len(state.players)]
    return values[len(values) - state.map_left[kind.index]]
