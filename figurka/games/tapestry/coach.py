"""What is worth saying of a turn of Tapestry."""

from figurka.coach.form import Coach
from figurka.games.tapestry.rules.state import LAST_ERA, TapestryState


def is_last(state: TapestryState, seat: int) -> bool:
    """Whether a player is in the era that his last income ends."""
    return state.players[seat].era == LAST_ERA - 1


COACH = Coach(
    idle=frozenset({"pays", "advances", "income", "must-take-income", "lays", "performs", "takes-bonus"}),
    telling=(
        "wins-landmark",
        "completes-district",
        "conquers-from",
        "conquers",
        "explores",
        "builds",
        "invents",
    ),
    scoring=frozenset({"scores", "scores-die", "scores-sides"}),
    losing=frozenset(
        {
            "loses-surplus",
            "loses-choice",
            "finds-no-tiles",
            "finds-no-space",
            "finds-no-cards",
            "finds-no-building",
            "finds-no-buildings",
            "cannot-conquer",
            "discards",
            "regresses",
        }
    ),
    themes={
        "income": "timing",
        "advance": "tracks",
        "advance:military": "conquest",
        "conquer": "conquest",
        "pay": "payment",
        "plot": "building",
        "site": "building",
        "landmark": "building",
        "explore": "placing",
        "tile": "placing",
        "rotation": "placing",
        "gain": "goods",
        "bonus": "goods",
        "either": "goods",
        "invent": "cards",
        "upgrade": "cards",
        "lay": "cards",
        "leaders": "tracks",
        "track": "tracks",
    },
    apart=frozenset({"explore", "quarters", "rotation", "site"}),
    is_last=is_last,
)
