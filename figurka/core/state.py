"""What every game's state has: chance, a count of revelations and, if anybody listens, a journal."""

from abc import ABC, abstractmethod
from typing import Self

from figurka.core.decision import EVERYONE, Option
from figurka.core.journal import Event, Journal

_MASK = (1 << 64) - 1


def scramble(seed: int) -> int:
    """Spread a seed over 64 bits, so that neighbouring seeds begin unlike each other (SplitMix64)."""
    mixed = (seed + 0x9E3779B97F4A7C15) & _MASK
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return mixed ^ (mixed >> 31)


CLOSED = -1
"""The count of revelations in a state that is only tried out: the first one ends it."""


class RevelationError(Exception):
    """What is tried out would reveal something that nobody knows yet."""


class State(ABC):
    """The base of a game's state: plain data between turns, copied by `copy`."""

    __slots__ = ("_opening", "_opening_kind", "chance", "journal", "revelations")

    def __init__(self, chance: int, revelations: int = 0) -> None:
        self.chance = chance
        self.revelations = revelations
        self.journal: Journal | None = None
        self._opening_kind = ""
        self._opening: Option | None = None

    @abstractmethod
    def copy(self) -> Self:
        """The same position once more, to be changed apart; it tells no journal."""

    def remember_opening(self, kind: str, option: Option) -> None:
        """Before a turn is repeated: tell what was chosen first in it, and at which kind of decision."""
        self._opening_kind = kind
        self._opening = option

    def recall_opening(self, kind: str) -> Option | None:
        """What was chosen first in the turn that is being repeated, if it was asked by this kind of decision.

        A turn that asks this before it lists its options is repeated without listing them.
        """
        opening = self._opening
        if opening is None or self._opening_kind != kind:
            return None
        self._opening = None
        return opening

    def forget_opening(self) -> bool:
        """Forget the first choice; tells whether the turn had left it unused."""
        unused = self._opening is not None
        self._opening = None
        return unused

    def reveal(self) -> None:
        """Something hidden comes to light, so that what led to it cannot be taken back."""
        self.revelations += 1
        if not self.revelations:
            raise RevelationError

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely; asking for one reveals something."""
        self.revelations += 1  # as in `reveal`, without a call: playouts draw all the time
        if not self.revelations:
            raise RevelationError
        chance = (self.chance * 6364136223846793005 + 1442695040888963407) & _MASK
        self.chance = chance
        return ((((chance >> 18) ^ chance) >> 27 & 0xFFFFFFFF) * n) >> 32

    def tell(
        self,
        kind: str,
        seat: int,
        thing: Option | None = None,
        count: int = 0,
        other: int = -1,
        things: tuple[Option, ...] = (),
        seen_by: int = EVERYONE,
    ) -> None:
        """Note an event in the journal, if anybody keeps one."""
        if self.journal is not None:
            self.journal.note(Event(kind, seat, thing, count, other, things, seen_by))
