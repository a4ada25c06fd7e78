"""What the others have done since one last chose: where on the board, in which order, and in which words."""

from dataclasses import dataclass
from typing import Final

from figurka.locales import Words, capital
from figurka.tables.acts import NOTES
from figurka.tables.live import LiveTable
from figurka.tables.model import JournalLine
from figurka.web.told import in_words, tell_together

LONGEST = 60
"""So many steps can be marked, the last of them at once; before them there is the replay."""


@dataclass(frozen=True)
class Step:
    """A choice of somebody else: which thing everybody sees it was made on, and after how many choices."""

    seat: int
    key: str
    at: int


@dataclass(frozen=True)
class Caption:
    """What a step was: whose it was, -1 if nobody's, and what the journal says of it."""

    seat: int
    text: str


UNTOLD: Final = Caption(-1, "")


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


def last_step(live: LiveTable, public: tuple[str, ...]) -> tuple[Step, ...]:
    """The choice that a moment of before came of, whoever made it, if it was made on the board."""
    if not live.made or not live.made[-1].key.startswith(public):
        return ()
    return (Step(live.made[-1].seat, live.made[-1].key, len(live.made)),)


def caption_of(
    live: LiveTable,
    viewer: int | None,
    names: tuple[str, ...],
    words: Words,
    telling: tuple[str, ...],
    at: int,
) -> Caption:
    """What came of the choice before a moment, as the viewer may know it; what tells most comes first."""
    if not 0 < at <= len(live.made):
        return Caption(-1, words("table-looked-start"))
    seat = live.made[at - 1].seat
    lines = lines_of(live, viewer, names, at)
    lines.sort(key=lambda line: line.message.id not in telling)
    entries = in_words(lines, words)
    told = " ".join(entry.text for entry in tell_together(entries, names, words))
    if not told:
        own = seat == viewer
        told = words("table-looked-own" if own else "table-looked-choice", name=capital(names[seat]))
    return Caption(seat, told)


def lines_of(live: LiveTable, viewer: int | None, names: tuple[str, ...], at: int) -> list[JournalLine]:
    """What is told of a choice; of one that leads to nothing yet, what it led to in the same breath."""
    lines = [line for line in live.journal(viewer, names) if line.message.id not in NOTES]
    seat = live.made[at - 1].seat
    while at <= len(live.made) and live.made[at - 1].seat == seat:
        found = [line for line in lines if line.choices == at]
        if found:
            return found
        at += 1
        if any(turn.choices == at - 1 for turn in live.turns):
            break
    return []
