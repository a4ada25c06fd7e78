"""The form in which a game tells which things a player had or used, and what else can be measured of him."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from figurka.core.decision import Option
from figurka.core.registry import find_part

Keys = Callable[[Any, int], Iterable[str]]
"""The keys of the things of a seat, in a state."""


def nothing(state: Any, seat: int) -> Iterable[str]:
    """No things."""
    return ()


def same(key: str) -> str:
    """The key itself."""
    return key


GIVEN: Final = "given"
"""Chance alone gives these things: whoever has one is like the others in all else."""
DEALT: Final = "dealt"
"""Chance deals some, and the player makes of them what he likes."""
CHOSEN: Final = "chosen"
"""Players take what they like, or what they can afford: whoever leads can afford more."""
WAYS: Final = (GIVEN, DEALT, CHOSEN)
"""How a player comes to his things."""


@dataclass(frozen=True)
class Things:
    """A kind of things, and where it shows that a seat had or used one of them."""

    name: str
    title: str
    """The id of the message that says what having one of them means."""
    all: Sequence[Option]
    """All of them that there are."""
    held: Keys = nothing
    """Those that a seat has when the game is over."""
    told: frozenset[str] = frozenset()
    """The kinds of events in the journal that tell of a seat and a thing that it used."""
    key_of: Callable[[str], str] = same
    """The key of the thing, by that of what such an event tells of."""
    first: bool = False
    """Whether only the first of these events counts."""
    asked: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    """By the kinds of decisions that offer the things: how the keys of such options begin."""
    dealt: Keys | None = None
    """Those that chance gave a seat before the first decision."""
    given: bool = False
    """Whether nobody can do anything about what he has."""

    @property
    def way(self) -> str:
        """How a player comes to them."""
        if self.given:
            return GIVEN
        return CHOSEN if self.dealt is None else DEALT


@dataclass(frozen=True)
class Balance:
    """What is looked at in each game."""

    things: tuple[Things, ...] = ()
    place: Callable[[Any, int], int] = lambda state, seat: seat
    """The place of a seat in the turn order, asked before the first decision: 0 begins."""
    measures: Mapping[str, Callable[[Any, int], float]] = field(default_factory=lambda: MappingProxyType({}))
    """What else is measured of a seat when the game is over: by the ids of the messages that name it."""


@cache
def balance_of(game: str) -> Balance | None:
    """What a game's package says in its part `balance`, as `BALANCE`; None if it has none."""
    part = find_part(game, "balance")
    found: Balance | None = None if part is None else part.BALANCE
    return found
