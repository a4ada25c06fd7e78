"""What the others have done since one last chose: where on the board, in which order."""

from dataclasses import dataclass
from itertools import takewhile

from figurka.tables.live import LiveTable

LONGEST = 12
"""So many steps are marked; before them there is the replay."""


@dataclass(frozen=True)
class Step:
    """A choice of somebody else: which thing everybody sees it was made on, and after how many choices."""

    seat: int
    key: str
    at: int


def since_own(live: LiveTable, viewer: int | None) -> int:
    """How many choices the others have made since the viewer's own last one."""
    return sum(1 for _ in takewhile(lambda made: made.seat != viewer, reversed(live.made)))


def trail_of(live: LiveTable, viewer: int | None, public: tuple[str, ...]) -> tuple[Step, ...]:
    """The steps since the viewer last chose; only what lies open on the board, the rest is for the journal.

    The keys that begin with one of `public` name the same thing for everybody.
    """
    if viewer is None:
        return ()
    first = len(live.made) - since_own(live, viewer)
    steps = [
        Step(made.seat, made.key, at)
        for at, made in enumerate(live.made[first:], first + 1)
        if made.key.startswith(public)
    ]
    return tuple(steps[-LONGEST:])
