"""The published handicaps of civilizations, an option of the table (T-101)."""

from typing import Final

from figurka.core.decision import Rule
from figurka.games.tapestry.rules.gaining import lose_any, score, take_any
from figurka.games.tapestry.rules.state import Player, TapestryState
from figurka.games.tapestry.rules.things import BY_CIVILIZATION, CULTURE, RESOURCES

NONE: Final = "none"
HANDICAP: Final = "handicap"
ADJUSTMENTS: Final = (NONE, HANDICAP)

GAINED: Final = {"alchemists": 2, "entertainers": 1, "merrymakers": 1, "mystics": 1, "traders": 2}
"""Resources of any kind."""
LOST: Final = {"craftsmen": 1, "futurists": 1}
"""Resources of any kind; Futurists lose a culture besides."""
POINTS: Final = {"alchemists": 10, "traders": 10}
POINTS_PER_OPPONENT: Final = {"architects": 10, "the_chosen": 15}
HANDICAPPED: Final = frozenset({*GAINED, *LOST, *POINTS, *POINTS_PER_OPPONENT})
ARCHITECTS_FROM: Final = 3
"""Architects are helped only among so many players."""


def apply_handicap(state: TapestryState, player: Player) -> Rule[None]:
    """What a starting civilization gains or loses when the first income turn ends."""
    civilization = player.civilizations[0]
    name = civilization.name
    if name in HANDICAPPED:
        state.tell("handicap", player.seat, civilization)
    score(state, player, POINTS.get(name, 0), BY_CIVILIZATION, civilization)
    if name != "architects" or len(state.players) >= ARCHITECTS_FROM:
        helped = POINTS_PER_OPPONENT.get(name, 0) * (len(state.players) - 1)
        score(state, player, helped, BY_CIVILIZATION, civilization)
    yield from take_any(state, player, GAINED.get(name, 0), civilization)
    if name == "futurists" and player.goods[CULTURE]:
        player.goods[CULTURE] -= 1
        state.tell("pays", player.seat, RESOURCES[CULTURE], 1)
    yield from lose_any(state, player, LOST.get(name, 0), "lose", civilization)
