"""What a coach has found out about a decision: plain data that can be sent from one process to another."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from figurka.core.journal import Event
from figurka.locales import Message

Sign: TypeAlias = tuple[Any, ...]
"""An event by what it tells, and the how manieth it is: the same in every world in which the same happens."""

SURE: Final = 1.96
"""Within so many standard errors the truth is 19 times of 20: what is further behind is surely so."""
CLOSE: Final = 3.0
"""What is so many points behind the best, or fewer, and perhaps by chance, shares its rank."""
ENOUGH: Final = 8
"""In fewer worlds no option shows that it is better than the one that instinct likes best."""
TOTAL: Final = ""
"""The only source of points where a game does not tell of any."""


@dataclass(frozen=True)
class Line:
    """One way in which a turn goes on after an option: a world, the choices in it, what is sure to happen.

    In a choice that is judged beside another one it has only what does not usually happen after that.
    """

    seed: int
    choices: tuple[int, ...]
    sure: frozenset[Sign] = frozenset()
    usual: frozenset[Sign] = frozenset()
    """What happens in at least half of the ways in which the turn may go on."""
    certain: frozenset[Sign] = frozenset()
    """All that is sure to happen, whether or not it usually happens after the other one, too."""
    scored: tuple[int, int] = (0, 0)
    """How many points the turn brings at once: at least, and at most."""


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
    meant: Message | None = None
    """What the option is meant for, such as a card that is played there, if most worlds agree."""
    line: Line | None = None


@dataclass(frozen=True)
class Advice:
    """The best options of a decision, the best first."""

    choices: tuple[Choice, ...]
    playouts: int = 0
    """How many games were played out."""
    worlds: int = 0
    """In how many worlds the best of them was tried."""
    decided: bool = False
    """Whether more thinking would hardly change the order."""
    others: int = 0
    """How many options were given up early that may well be as good as the best."""

    @property
    def equals(self) -> int:
        """How many options share the first rank."""
        return sum(choice.rank == 1 for choice in self.choices)

    def shares_rank(self, choice: Choice) -> bool:
        """Whether others have the same rank as a choice."""
        return self.equals > 1 and choice.rank == 1

    @property
    def is_instinct(self) -> bool:
        """Whether so few worlds were seen that instinct has a larger say than they."""
        return self.worlds < ENOUGH

    @property
    def is_open(self) -> bool:
        """Whether those that share the first rank may still be far apart."""
        equals = [choice for choice in self.choices if self.shares_rank(choice)]
        return any(each.behind.mean + SURE * each.behind.error > CLOSE for each in equals)


def count_of(sign: Sign) -> tuple[Sign, int]:
    """What a sign tells besides how many, and how many."""
    kind, seat, thing, count, *others = sign
    return (kind, seat, thing, *others), count


def signs_of(events: Iterable[Event], seat: int) -> Iterator[Sign]:
    """What each event tells the seat; what happens again has another sign."""
    seen: Counter[Sign] = Counter()
    for event in events:
        sign = sign_of(event, seat)
        seen[sign] += 1
        yield (*sign, seen[sign])


def sign_of(event: Event, seat: int) -> Sign:
    """What an event tells the seat."""
    seen = event.seen(seat)
    thing = seen.thing.key if seen.thing is not None else ""
    return (seen.kind, seen.seat, thing, seen.count, seen.other, tuple(each.key for each in seen.things))
