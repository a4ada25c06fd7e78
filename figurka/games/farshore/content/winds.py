"""The wind roses: stack A shows colours, stack B keywords."""

from typing import Final

from figurka.games.farshore.rules.things import (
    COMMON,
    CONSTRUCTION,
    CRITTER,
    DESIGNED,
    DESTINATION,
    GOVERNANCE,
    PRODUCTION,
    TRAVELER,
    UNIQUE,
    Rose,
)

ROSES_A: Final = (
    Rose("production", 1 << PRODUCTION, DESIGNED),
    Rose("governance", 1 << GOVERNANCE, DESIGNED),
    Rose("traveler", 1 << TRAVELER, DESIGNED),
    Rose("destination", 1 << DESTINATION, DESIGNED),
)
ROSES_B: Final = (
    Rose("common", 32 << COMMON, DESIGNED),
    Rose("unique", 32 << UNIQUE, DESIGNED),
    Rose("critter", 128 << CRITTER, DESIGNED),
    Rose("construction", 128 << CONSTRUCTION, DESIGNED),
)
ROSE: Final = {rose.name: rose for rose in (*ROSES_A, *ROSES_B)}
