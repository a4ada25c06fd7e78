"""What is worth saying of a turn of Farshore."""

from typing import Final

from figurka.coach.form import Coach
from figurka.games.farshore.rules.state import FarshoreState
from figurka.games.farshore.rules.things import AUTUMN

FEW: Final = 1
"""With so many workers left in autumn the end is near."""


def is_last(state: FarshoreState, seat: int) -> bool:
    """Whether a player is in autumn and has hardly a worker left."""
    player = state.players[seat]
    return player.season == AUTUMN and player.ready <= FEW


COACH = Coach(
    idle=frozenset({"visits", "visits-card", "plays", "plays-bay", "pays", "prepares", "passes", "uses"}),
    telling=(
        "takes-map",
        "finds",
        "sails-wind",
        "sails",
        "sails-by",
        "gains",
        "activates",
        "draws",
        "takes-bay",
    ),
    losing=frozenset({"loses-draws", "discards", "loses", "gives", "gives-card"}),
    themes={
        "prepare": "timing",
        "pass": "timing",
        "place": "placing",
        "bay": "cards",
        "hand": "cards",
        "city": "cards",
        "map": "placing",
        "pay": "payment",
        "gain": "goods",
        "unpack": "goods",
        "exchange": "goods",
        "production": "goods",
    },
    humble=frozenset({"pass"}),
    is_last=is_last,
)
