"""The form in which a game tells its coach what is worth saying of a turn."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from figurka.core.game import Game
from figurka.core.registry import find_part

LAST: Final = "last"
"""The theme of a player's last turns, whatever else is asked in them."""
THEMES: Final = (
    "placing",
    "timing",
    "payment",
    "goods",
    "cards",
    "building",
    "tracks",
    "conquest",
    "wine",
    "trade",
    LAST,
)
"""What a decision may be about."""


@dataclass(frozen=True)
class Coach:
    """Which of the things that happen in a turn are reasons for it."""

    idle: frozenset[str] = frozenset()
    """The kinds of event that only repeat what was chosen, or tell what it costs."""
    telling: tuple[str, ...] = ()
    """The kinds that tell most, the first of them first; the others come after them."""
    scoring: frozenset[str] = frozenset()
    """The kinds that bring points: they are added up."""
    losing: frozenset[str] = frozenset()
    """The kinds that tell of a loss: no reason for what is best."""
    themes: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """What decisions are about: by how the key of what is best begins, or by the kind of decision."""
    is_last: Callable[[Any, int], bool] = lambda state, seat: False
    """Whether a seat has one of its last turns."""


@cache
def coach_of(game: str) -> Coach:
    """What a game's package says in its part `coach`, as `COACH`; nothing in particular if it has none."""
    part = find_part(game, "coach")
    found: Coach = Coach() if part is None else part.COACH
    return found


def theme_of(game: Game[Any], best: int) -> str:
    """What the game's decision is about, if this option is the best; nothing if the game does not tell."""
    decision = game.decision
    assert decision is not None
    coach = coach_of(game.rules.name)
    parts = decision.options[best].key.split(":")
    begins = [":".join(parts[:count]) for count in range(len(parts), 0, -1)]
    about = next((coach.themes[each] for each in (*begins, decision.kind) if each in coach.themes), "")
    return LAST if about and game.opens_turn and coach.is_last(game.state, decision.seat) else about
