"""Decisions: what a rule asks a seat, and what the seat may answer."""

from collections.abc import Generator, Sequence
from typing import TypeAlias, TypeVar

from figurka.core.inheriting import mypyc_attr

EVERYONE = -1
"""The mask of seats that stands for all of them, spectators included."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """A thing of a game that a seat may choose, such as a card or a place: immutable, known by its key."""

    __slots__ = ("key",)

    def __init__(self, key: str) -> None:
        self.key: str = key
        """Its name in saved games, views and programs."""

    def __repr__(self) -> str:
        return f"<{self.key}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatOption(Option):
    """A seat at the table, as something to choose."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat:{seat}")
        self.seat = seat


DONE = Option("done")
"""What ends that which may be done several times."""
DECLINE = Option("decline")
"""What is said to a thing that one does not want."""
SEATS = tuple(SeatOption(seat) for seat in range(8))
"""The seats, by their numbers."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision:
    """One question to one seat: its kind, what may be chosen, and the thing because of which it is asked."""

    __slots__ = ("because", "kind", "options", "seat")

    def __init__(
        self, seat: int, kind: str, options: Sequence[Option], because: Option | None = None
    ) -> None:
        self.seat: int = seat
        """The seat that is asked, counted from 0."""
        self.kind: str = kind
        """What is asked, in a word that the game's rules and its mind know."""
        self.options: Sequence[Option] = options
        """What may be chosen: at least two things, each with a key of its own."""
        self.because: Option | None = because
        """The thing that makes the game ask, such as the card that was played."""

    def has(self, index: int, key: str) -> bool:
        """Whether the option at this index is the one with this key."""
        return 0 <= index < len(self.options) and self.options[index].key == key

    def index(self, key: str) -> int:
        """Where the option with this key stands, or -1."""
        for index, option in enumerate(self.options):
            if option.key == key:
                return index
        return -1

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, options={list(self.options)!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOfSeveral(Decision):
    """One choice of several alike, of which so many are left, this one included."""

    __slots__ = ("count", "left")

    def __init__(
        self, seat: int, kind: str, options: Sequence[Option], because: Option, left: int, count: int = 0
    ) -> None:
        super().__init__(seat, kind, options, because)
        self.left = left
        self.count = count
        """How many were made before, where one may stop at any time."""


T = TypeVar("T")
O = TypeVar("O", bound=Option)  # noqa: E741
Rule: TypeAlias = Generator[Decision, int, T]
"""A rule yields decisions, is sent the index of the chosen option, and returns its result."""


def choose(seat: int, kind: str, options: Sequence[O], because: Option | None = None) -> Rule[O]:
    """Ask a seat to choose one of the options; a single one is taken without asking.

    The options must not be changed afterwards: whoever looks at the decision still holds them.
    """
    if len(options) == 1:
        return options[0]
    index = yield Decision(seat, kind, options, because)
    return options[index]


def choose_next(
    seat: int, kind: str, options: Sequence[O], because: Option, left: int, count: int = 0
) -> Rule[O]:
    """Ask a seat for one of several choices alike; a single option is taken without asking."""
    if len(options) == 1:
        return options[0]
    index = yield OneOfSeveral(seat, kind, options, because, left, count)
    return options[index]


def agree(seat: int, kind: str, thing: Option, because: Option | None = None) -> Rule[bool]:
    """Ask a seat whether it wants the thing."""
    index = yield Decision(seat, kind, (thing, DECLINE), because)
    return index == 0
