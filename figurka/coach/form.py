"""The form in which a game tells its coach what is worth saying of a turn."""

from dataclasses import dataclass
from functools import cache

from figurka.core.registry import find_part


@dataclass(frozen=True)
class Coach:
    """Which of the things that happen in a turn are reasons for it."""

    idle: frozenset[str] = frozenset()
    """The kinds of event that only repeat what was chosen, or tell what it costs."""
    telling: tuple[str, ...] = ()
    """The kinds that tell most, the first of them first; the others come after them."""
    scoring: frozenset[str] = frozenset()
    """The kinds that bring points: they are added up."""


@cache
def coach_of(game: str) -> Coach:
    """What a game's package says in its part `coach`, as `COACH`; nothing in particular if it has none."""
    part = find_part(game, "coach")
    found: Coach = Coach() if part is None else part.COACH
    return found
