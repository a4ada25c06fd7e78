"""What the others have done since one last chose: where on the board, in which order."""

from dataclasses import dataclass

from figurka.tables.live import LiveTable

LONGEST = 12
"""So many steps are marked; before them there is the replay."""


@dataclass(frozen=True)
class Step:
    """A choice of somebody else: which thing everybody sees it was made on, and after how many choices."""

    seat: int
    key: str
    at: int


def trail_of(live: LiveTable, viewer: int | None, public: tuple[str, ...]) -> tuple[Step, ...]:
    """The steps since the viewer last chose; only what lies open on the board, the rest is for the journal.

    The keys that begin with one of `public` name the same thing for everybody.
    """
    if viewer is None:
        return ()
    first = live.last_choice_of(viewer)
    steps = [
        Step(made.seat, made.key, at)
        for at, made in enumerate(live.made[first:], first + 1)
        if made.key.startswith(public)
    ]
    return tuple(steps[-LONGEST:])
