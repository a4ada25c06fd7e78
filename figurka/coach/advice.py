"""What a coach has found out about a decision: plain data that can be sent from one process to another."""

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from figurka.core.journal import Event
from figurka.locales import Message

Sign: TypeAlias = tuple[Any, ...]
"""An event by what it tells: the same in every world in which the same happens."""

TOTAL: Final = ""
"""The only source of points where a game does not tell of any."""


@dataclass(frozen=True)
class Line:
    """One way in which a turn goes on after an option: a world, the choices in it, what is sure to happen.

    In a choice that is judged beside another one it has only what is not as sure after that.
    """

    seed: int
    choices: tuple[int, ...]
    sure: frozenset[Sign] = frozenset()


@dataclass(frozen=True)
class Difference:
    """By how much something is more than after another option, on average, and how far that may be off."""

    mean: float
    error: float = 0.0


@dataclass(frozen=True)
class Choice:
    """An option, how it comes out, and in what that differs from the option beside which it is judged.

    That is the next best for the best one, and the best for all others.
    """

    option: int
    key: str
    behind: Difference
    """How far the best option is ahead of this one."""
    rank: int
    """1 for the best, and for those that are about equal to it."""
    best: bool
    """Whether it is the first of them."""
    sources: tuple[tuple[str, float], ...] = ()
    """Of which sources it makes more or fewer points in the end, the largest difference first."""
    rivals: tuple[tuple[int, float], ...] = ()
    """Which others make more or fewer points in the end."""
    opens: tuple[Message, ...] = ()
    """What one can choose in one's next turn, but not now, and after the other option could not."""
    then: Message | None = None
    """What one will probably choose in one's next turn."""
    line: Line | None = None


@dataclass(frozen=True)
class Advice:
    """The best options of a decision, the best first."""

    choices: tuple[Choice, ...]
    playouts: int = 0
    """How many games were played out."""
    decided: bool = False
    """Whether more thinking would hardly change the order."""

    @property
    def equals(self) -> int:
        """How many options share the first rank."""
        return sum(choice.rank == 1 for choice in self.choices)

    def shares_rank(self, choice: Choice) -> bool:
        """Whether others have the same rank as a choice."""
        return self.equals > 1 and choice.rank == 1


def sign_of(event: Event, seat: int) -> Sign:
    """What an event tells the seat."""
    seen = event.seen(seat)
    thing = seen.thing.key if seen.thing is not None else ""
    return (seen.kind, seen.seat, thing, seen.count, seen.other, tuple(each.key for each in seen.things))
