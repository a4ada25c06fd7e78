"""What is worth saying of a turn of Viticulture."""

from typing import Final

from figurka.coach.form import Coach
from figurka.games.viticulture.rules.state import VitState
from figurka.games.viticulture.rules.things import SPACE_NAMES
from figurka.games.viticulture.rules.year import END_AT

SPACES: Final = frozenset((*SPACE_NAMES, "1", "2"))
"""How the keys of an action's spaces end, here and in World."""


def deed_of(key: str) -> str:
    """What one does by the option of a key: an action is the same on all its spaces, and beside them."""
    deed, _, space = key.rpartition(":")
    return deed if key.startswith("at:") and space in SPACES else key


def is_last(state: VitState, seat: int) -> bool:
    """Whether it is the last year: somebody has points enough."""
    return any(player.vp >= END_AT for player in state.players)


COACH = Coach(
    idle=frozenset({"places", "places-bonus", "places-beside", "passes", "wakes", "pays", "season", "year"}),
    telling=("fills", "residual", "wine", "makes", "harvests", "plants", "builds", "trains", "draws", "lira"),
    scoring=frozenset({"points"}),
    losing=frozenset(
        {
            "loses-points",
            "loses-residual",
            "draws-nothing",
            "discards",
            "gives-card",
            "gives-lira",
            "gives-up",
            "grape-lost",
            "uproots",
            "demolishes",
        }
    ),
    themes={
        "row": "timing",
        "pass": "timing",
        "at": "placing",
        "at:plant_vine": "wine",
        "at:harvest_field": "wine",
        "at:make_wine": "wine",
        "at:fill_order": "wine",
        "at:build_structure": "building",
        "build": "building",
        "wine": "wine",
        "plant": "wine",
        "uproot": "wine",
        "harvest": "wine",
        "pour": "wine",
        "give_up": "wine",
        "visitor": "cards",
        "hand_limit": "cards",
        "discard": "cards",
        "draw": "cards",
        "keep": "cards",
        "market": "payment",
        "worker": "placing",
    },
    naming=frozenset({"build", "harvest", "market", "order", "plant", "uproot", "visitor", "wine"}),
    humble=frozenset({"pass", "draw"}),
    deed_of=deed_of,
    is_last=is_last,
)
