"""What every game's state has: chance, a count of revelations and, if anybody listens, a journal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Self

from figurka.core.chance import WORD_BITS, WORDS, Chance
from figurka.core.decision import EVERYONE, Option
from figurka.core.inheriting import mypyc_attr
from figurka.core.journal import Event, Journal

CLOSED = -1
"""The count of revelations in a state that is only tried out: the first one ends it."""


NOBODY = -1
"""The chooser before anybody has chosen."""


class RevelationError(Exception):
    """What is tried out would reveal something that nobody knows yet."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """The base of a game's state: plain data between turns, copied by `copy`."""

    __slots__ = ("_opening", "_opening_kind", "chance", "chooser", "drawn", "journal", "revelations")

    def __init__(self, origin: Chance | State) -> None:
        """A new state that begins with this chance, or one that takes over the chance of another."""
        if isinstance(origin, Chance):
            self.chance = origin
            self.drawn = 0
            self.revelations = 0
            self.chooser = NOBODY
        else:
            self.chance = origin.chance
            self.drawn = origin.drawn
            """How many numbers of the chance's block are used up."""
            self.revelations = origin.revelations
            self.chooser = origin.chooser
            """The seat that made the last choice."""
        self.journal: Journal | None = None
        self._opening_kind = ""
        self._opening: Option | None = None

    @abstractmethod
    def copy(self) -> Self:
        """The same position once more, to be changed apart: made from `self`; it tells no journal."""

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

    def look_into(self, seat: int) -> None:
        """The rules go by what this seat hides, and so anybody else who led to it may learn of it."""
        if seat != self.chooser:
            self.reveal()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely; asking for one reveals something."""
        self.revelations += 1  # as in `reveal`, without a call: playouts draw all the time
        if not self.revelations:
            raise RevelationError
        drawn = self.drawn
        if drawn == WORDS:
            self.chance = self.chance.following()
            drawn = 0
        self.drawn = drawn + 1
        return (self.chance.words[drawn] * n) >> WORD_BITS

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
        """Note an event in the journal, if anybody keeps one.

        Its things are for the seats of the mask `seen_by` alone (seat 2: `1 << 2`), or for everybody.
        """
        if self.journal is not None:
            self.journal.note(Event(kind, seat, thing, count, other, things, seen_by))
