"""The wind roses: stack A shows colours, stack B keywords."""

from typing import Final

from figurka.games.farshore.things import (
    COMMON,
    CONSTRUCTION,
    CRITTER,
    DESTINATION,
    GOVERNANCE,
    PRODUCTION,
    TRAVELER,
    UNIQUE,
    Rose,
)

ROSES_A: Final = (
    Rose("production", 1 << PRODUCTION),
    Rose("governance", 1 << GOVERNANCE),
    Rose("traveler", 1 << TRAVELER),
    Rose("destination", 1 << DESTINATION),
)
ROSES_B: Final = (
    Rose("common", 32 << COMMON),
    Rose("unique", 32 << UNIQUE),
    Rose("critter", 128 << CRITTER),
    Rose("construction", 128 << CONSTRUCTION),
)
ROSE: Final = {rose.name: rose for rose in (*ROSES_A, *ROSES_B)}
