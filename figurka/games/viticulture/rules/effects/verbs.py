"""The table of steps: for each kind whether it can be done, and how."""

from collections.abc import Callable
from typing import Any, TypeAlias

from figurka.core.decision import Rule
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.steps import Step

Possible: TypeAlias = Callable[[VitState, Player, Any, Course], bool]
Perform: TypeAlias = Callable[[VitState, Player, Any, Course], Rule[None]]

_POSSIBLE: dict[type[Step], Possible] = {}
_PERFORM: dict[type[Step], Perform] = {}
ALWAYS: set[type[Step]] = set()
"""The steps that can always be done, perhaps without effect."""
COSTS: set[type[Step]] = set()
"""The steps that are paid first."""


def verb(kind: type[Step], perform: Perform, possible: Possible | None = None, cost: bool = False) -> None:
    """Make known what a kind of step means."""
    _PERFORM[kind] = perform
    if possible is None:
        ALWAYS.add(kind)
    else:
        _POSSIBLE[kind] = possible
    if cost:
        COSTS.add(kind)


def possible(state: VitState, player: Player, step: Step, course: Course) -> bool:
    """Whether a step can be done in full, or at least partly where it says up to (V-61, V-62)."""
    can = _POSSIBLE.get(type(step))
    return can is None or can(state, player, step, course)


def perform(state: VitState, player: Player, step: Step, course: Course) -> Rule[None]:
    """Do a step."""
    return _PERFORM[type(step)](state, player, step, course)
