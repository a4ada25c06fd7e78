"""What is looked at in each game of World: as in the base game, and its events, innovations and goals."""

from collections.abc import Iterable
from dataclasses import replace

from figurka.arena.balancing.form import Balance, Things
from figurka.games.viticulture.balance import BALANCE as BASE
from figurka.games.viticulture.balance import MAMA, PAPA
from figurka.games.viticulture.content.parents import MAMAS, PAPAS
from figurka.games.viticulture.rules.state import VitState
from figurka.games.viticulture.rules.things import BY_ORDERS
from figurka.games.viticulture.world.content.board import (
    GOAL_POINTS,
    MOST_INFLUENCE,
    POSITIONS,
    WORLD_ACTIONS,
)
from figurka.games.viticulture.world.content.events import EVENTS
from figurka.games.viticulture.world.content.parents import WORLD_MAMAS, WORLD_PAPAS
from figurka.games.viticulture.world.content.tiles import OVALS, TILES
from figurka.games.viticulture.world.rules.influence import world_of
from figurka.games.viticulture.world.rules.scoring import influence_missing, points_missing

NOT_OF_WORLD = frozenset(("mamas", "papas", "openings", "rows"))
"""The kinds of things that World has otherwise."""


def events_of(state: VitState, seat: int) -> Iterable[str]:
    """The events of the game, which are everybody's."""
    return (event.key for event in world_of(state).past_events)


def action_at(spot: str) -> str:
    """The action of a spot, by their keys."""
    return f"action:{spot.split(':')[1]}"


def short_of_points(state: VitState, seat: int) -> float:
    """How many points a player is short of the goal."""
    return points_missing(state)[seat]


def short_of_influence(state: VitState, seat: int) -> float:
    """How much influence the team is short of the goal."""
    return influence_missing(state)


def way_missing(state: VitState, seat: int) -> float:
    """Which part of the way to both goals is missing, in per cent."""
    return 50 * (points_missing(state)[seat] / GOAL_POINTS + influence_missing(state) / MOST_INFLUENCE)


def from_orders(state: VitState, seat: int) -> float:
    """Which part of the team's points is from orders, in per cent."""
    points = sum(player.vp for player in state.players)
    orders = sum(player.points[BY_ORDERS] for player in state.players)
    return 100 * orders / points if points > 0 else 0.0


BALANCE = Balance(
    things=(
        replace(MAMA, all=(*MAMAS, *WORLD_MAMAS)),
        replace(PAPA, all=(*PAPAS, *WORLD_PAPAS)),
        Things(
            "events",
            "viticulture-balance-events",
            [event for events in EVENTS.values() for event in events],
            held=events_of,
            given=True,
        ),
        Things(
            "openings",
            "viticulture-balance-openings",
            WORLD_ACTIONS,
            told=frozenset({"places"}),
            key_of=action_at,
            first=True,
        ),
        Things(
            "positions",
            "viticulture-balance-positions",
            POSITIONS,
            told=frozenset({"wakes"}),
            asked={"position": ("",)},
        ),
        Things(
            "innovations",
            "viticulture-balance-innovations",
            (*TILES, *OVALS),
            told=frozenset({"innovates", "covers"}),
            asked={"tile": ("",)},
        ),
        *(kind for kind in BASE.things if kind.name not in NOT_OF_WORLD),
    ),
    place=BASE.place,
    measures={
        "viticulture-balance-points-missing": short_of_points,
        "viticulture-balance-influence-missing": short_of_influence,
        "viticulture-balance-way-missing": way_missing,
        "viticulture-balance-from-orders": from_orders,
        "viticulture-balance-built": BASE.measures["viticulture-balance-built"],
    },
)
