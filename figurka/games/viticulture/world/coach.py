"""What is worth saying of a turn of World: the same as of the base game, and what the team gains."""

from dataclasses import replace

from figurka.games.viticulture.coach import COACH as BASE
from figurka.games.viticulture.rules.state import VitState
from figurka.games.viticulture.world.content.board import YEARS


def is_last(state: VitState, seat: int) -> bool:
    """Whether it is the last year."""
    return state.year == YEARS


COACH = replace(
    BASE,
    telling=("influence", *BASE.telling),
    themes={
        **BASE.themes,
        "position": "timing",
        "defer": "timing",
        "at:sell_wine": "wine",
        "at:innovate": "building",
        "tile": "building",
        "lay": "building",
        "at:trade": "trade",
        "trade": "trade",
        "barter_take": "trade",
        "barter_give": "trade",
        "answer": "trade",
        "offer_give": "trade",
        "offer_ask": "trade",
        "hat": "placing",
        "autumn": "goods",
    },
    apart=frozenset(
        {"answer", "trade_card"}
        | {f"offer_{side}{thing}" for side in ("give", "ask") for thing in ("", "_lira", "_card", "_number")}
    ),
    naming=BASE.naming | {"tile"},
    humble=BASE.humble | {"defer"},
    is_last=is_last,
)
