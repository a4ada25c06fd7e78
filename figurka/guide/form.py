"""The form in which a game's guide is written down: what is remarked when, and which things it lights."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from figurka.core.decision import Decision, Option
from figurka.core.journal import Event
from figurka.locales import Argument

A_CHAPTER: Final = 3
"""So many remarks are made in a season, era or year at most, unless a guide says otherwise."""
A_GAME: Final = 12
"""So many in a game."""
BETTER_A_CHAPTER: Final = 1
BETTER_A_GAME: Final = 3
NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


@dataclass(frozen=True, eq=False)
class Moment:
    """A decision of the guided seat, and what happened since its latest turn began, as far as it may know.

    The state has hidden things in it: a guide goes only by what the seat can see.
    """

    state: Any
    seat: int
    decision: Decision
    news: Sequence[Event] = ()
    chosen: Sequence[str] = ()
    """The keys of what the seat has chosen since that turn began."""

    def told(self, *kinds: str) -> Event | None:
        """The first event of these kinds among the news, or None."""
        return next((event for event in self.news if event.kind in kinds), None)

    def own(self, *kinds: str) -> Event | None:
        """The first event of these kinds among the news that is the seat's own, or None."""
        return next((event for event in self.news if event.kind in kinds and event.seat == self.seat), None)


Holds: TypeAlias = Callable[[Moment], bool]
"""Whether something is true at a moment."""
Figure: TypeAlias = Callable[[Moment], Argument]
"""A number or a name that a remark takes from the game."""
Lit: TypeAlias = tuple[str, ...] | Callable[[Moment], Sequence[str]]
"""The keys, or names of spots or tips, of what a word of a remark lights."""


@dataclass(frozen=True)
class Remark:
    """Something that is said above a decision, in the message `<game>-guide-<says>`.

    In the message `[name|some words]` are words that light what `lights` has under that name. What it names
    by reference, or by a figure that is a message, has on a page the sign that the game's `depict` knows.
    """

    says: str
    asked: tuple[str, ...] = ()
    """The kinds of decision at which it is said; empty: any."""
    told: tuple[str, ...] = ()
    """The kinds of event of which the seat's own must be among the news; empty: none is needed."""
    holds: Holds | None = None
    """What must be true besides."""
    figures: Mapping[str, Figure] = field(default_factory=lambda: NOTHING)
    lights: Mapping[str, Lit] = field(default_factory=lambda: NOTHING)
    times: int = 1
    """How often it is said in a game at most, and never twice in a chapter."""
    apart: bool = False
    """Whether it is said even where enough was said, and counts for nothing: a newcomer could not choose."""

    def fits(self, moment: Moment) -> bool:
        """Whether it is true and useful at this moment."""
        if self.asked and moment.decision.kind not in self.asked:
            return False
        if self.told and moment.own(*self.told) is None:
            return False
        return self.holds is None or self.holds(moment)


@dataclass(frozen=True)
class Doubt:
    """What is asked before something is wasted: like a caution, but only of those whom a guide goes with."""

    says: str
    asked: tuple[str, ...]
    """The kinds of decision in which there are such options."""
    before: Callable[[Moment, Option], bool]
    """Whether the option would waste something."""
    figures: Mapping[str, Figure] = field(default_factory=lambda: NOTHING)
    times: int = 2
    """After so many times in which the option was chosen nevertheless it is not asked any more."""


@dataclass(frozen=True)
class Guide:
    """All that the guide of a game knows: what comes first is said first."""

    remarks: tuple[Remark, ...]
    chapter: Callable[[Any, int], int]
    """In which season, era or year a seat is: of its state and the seat."""
    doubts: tuple[Doubt, ...] = ()
    weighs: Mapping[str, float] = field(default_factory=lambda: NOTHING)
    """The kinds of decision after which a much better choice is told, and by how many points it must lead."""

    a_chapter: int = A_CHAPTER
    """How many remarks are made in a chapter at most."""
    a_game: int = A_GAME
    """How many are made in a game at most."""
    better_a_chapter: int = BETTER_A_CHAPTER
    """So many of them, after the first chapter, are kept for choices that were much better."""
    better_a_game: int = BETTER_A_GAME
    """So many of those of a game are kept for them."""

    def sayings(self) -> Iterator[str]:
        """What is said in all remarks and doubts."""
        yield from dict.fromkeys(
            [*(remark.says for remark in self.remarks), *(doubt.says for doubt in self.doubts)]
        )


def message_of(game: str, says: str) -> str:
    """The id of the message of a remark."""
    return f"{game}-guide-{says}"
