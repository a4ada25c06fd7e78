"""The form in which a game tells its coach what is worth saying of a turn."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from figurka.core.decision import Decision
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


def place_of(key: str) -> str:
    """What an option is about: a key of three words has its place or way last, which is left out."""
    parts = key.split(":")
    return ":".join(parts[:2]) if len(parts) == 3 and parts[2].isalpha() else key


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
    naming: frozenset[str] = frozenset()
    """The kinds of decision within a turn that name the thing for which what came before was chosen."""
    apart: frozenset[str] = frozenset()
    """The kinds of decision in which no puzzle can be put: they are asked in a window of their own, or in a
    way that leaves no place for letters, such as a thing that is laid on places that overlap."""
    humble: frozenset[str] = frozenset()
    """What is no find, however good it turns out: by how its key begins, or by the kind of decision."""
    deed_of: Callable[[str], str] = place_of
    """What one does by the option of a key: the same in all places and ways in which it can be done."""
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
    about = next((coach.themes[each] for each in signs_by(decision, best) if each in coach.themes), "")
    return LAST if about and game.opens_turn and coach.is_last(game.state, decision.seat) else about


def is_humble(game: Game[Any], option: int) -> bool:
    """Whether choosing the option is no find, such as passing or drawing a card unseen."""
    decision = game.decision
    assert decision is not None
    return not coach_of(game.rules.name).humble.isdisjoint(signs_by(decision, option))


def signs_by(decision: Decision, option: int) -> tuple[str, ...]:
    """By what a game tells options apart: how a key begins, the longest first, and the kind of decision."""
    parts = decision.options[option].key.split(":")
    return (*(":".join(parts[:count]) for count in range(len(parts), 0, -1)), decision.kind)
