"""What the others have done since one last chose: where on the board, in which order, and in which words."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final
from weakref import WeakKeyDictionary

from figurka.core.game import Game
from figurka.core.journal import Event
from figurka.locales import Words, capital
from figurka.tables.acts import NOTES
from figurka.tables.live import LiveTable
from figurka.tables.model import JournalLine
from figurka.web.drawing import Drawing, Laid
from figurka.web.sight import sign_of
from figurka.web.told import in_words, tell_together

LONGEST = 60
"""So many steps can be marked, the last of them at once; before them there is the replay."""


@dataclass(frozen=True)
class Step:
    """Something that was done in the open: by whom, where, and after how many choices it was told."""

    sign: int
    """The emblem of who did it."""
    spots: str
    """The names of the spots where it can be shown, the best first."""
    at: int


@dataclass(frozen=True)
class Caption:
    """What a step was: whose it was, -1 if nobody's, and what the journal says of it."""

    seat: int
    text: str


UNTOLD: Final = Caption(-1, "")


def trail_of(
    live: LiveTable, viewer: int | None, names: tuple[str, ...], drawing: Drawing
) -> tuple[Step, ...]:
    """What the others have done since the viewer last chose, and what came of that choice by itself."""
    if viewer is None:
        return ()
    first = live.last_choice_of(viewer)
    steps = steps_since(live, viewer, names, drawing, first)
    return tuple(step for step in steps if step.sign != viewer)[-LONGEST:]


def last_step(
    live: LiveTable, viewer: int | None, names: tuple[str, ...], drawing: Drawing
) -> tuple[Step, ...]:
    """What came of the choice before a moment, whoever made it."""
    return tuple(steps_since(live, viewer, names, drawing, len(live.made))) if live.made else ()


def steps_since(
    live: LiveTable, viewer: int | None, names: tuple[str, ...], drawing: Drawing, first: int
) -> Iterator[Step]:
    """All that was done after so many choices and can be shown on the table, as the viewer may know it."""
    assert live.game.journal is not None
    note_laid(live, drawing)
    lines, events = told_lines(live, viewer, names, first), live.game.journal.events
    for line, event in zip(lines, events[len(events) - len(lines) :], strict=True):
        if line.choices < first or event.seat < 0:
            continue
        for seat, spots in spots_of(event.seen(viewer), drawing.marked, len(live.seats)):
            yield Step(seat, laid_before(live, drawing, spots, line.choices), line.choices)


def told_lines(live: LiveTable, viewer: int | None, names: tuple[str, ...], first: int) -> list[JournalLine]:
    """All that the journal tells of the game itself from the move on in which so many choices were made."""
    lines = live.journal(viewer, names, since=live.first_told_after(first))
    return [line for line in lines if line.message.id not in NOTES]


def stops_since(live: LiveTable, viewer: int | None, names: tuple[str, ...], first: int) -> tuple[int, ...]:
    """Where one stops who steps on from a moment: each by its number of choices, the last of all among them.

    A choice of which nothing is told, like that of a space before that of its worker, is one step with the
    next of the same turn: so each step shows what its sentence tells.
    """
    told = {line.choices for line in told_lines(live, viewer, names, first)}
    begun = {turn.choices for turn in live.turns}
    last = len(live.made)
    return tuple(
        at
        for at in range(first + 1, last + 1)
        if at in told or at in begun or at == last or live.made[at].seat != live.made[at - 1].seat
    )


def spots_of(event: Event, marked: Mapping[str, tuple[str, ...]], seats: int) -> Iterator[tuple[int, str]]:
    """By whose sign and where an event can be shown; nowhere if that names what the viewer may not know."""
    key = event.thing.key if event.thing is not None else ""
    first = event.things[0].key if event.things else ""
    sign, other = sign_of(event.seat, seats), sign_of(event.other, seats)
    known = {
        "seat": sign + 1,
        "other": other + 1,
        "thing": key,
        "first": first,
        "place": first.partition(":")[2],
    }
    for pattern in marked.get(event.kind, ()):
        if all(known[name] for name in known if f"{{{name}}}" in pattern):
            yield other if "{other}" in pattern else sign, pattern.format(**known)


# Where things lay

LAID_KEPT = 120
"""Of so many positions it is kept where things lay: more than are ever marked at once."""


class Noted:
    """Where things lay at a table, noted whenever it is drawn: in each position, by its number of choices."""

    def __init__(self) -> None:
        self.history: list[int] = []
        self.laid: dict[int, Mapping[str, str]] = {}

    def note(self, game: Game[Any], laid: Laid) -> None:
        """Note where things lie now, and forget what was taken back."""
        pairs = zip(self.history, game.history, strict=False)
        length = min(len(self.history), len(game.history))
        same = next((place for place, (old, new) in enumerate(pairs) if old != new), length)
        for late in [choices for choices in self.laid if choices > same]:
            del self.laid[late]
        self.history = game.history[:]
        self.laid[len(game.history)] = laid(game)
        while len(self.laid) > LAID_KEPT:
            del self.laid[min(self.laid)]


NOTED: Final[WeakKeyDictionary[LiveTable, Noted]] = WeakKeyDictionary()


def note_laid(live: LiveTable, drawing: Drawing) -> None:
    """Note where the things lie now that have no place of their own."""
    if drawing.laid is not None:
        NOTED.setdefault(live, Noted()).note(live.game, drawing.laid)


def laid_before(live: LiveTable, drawing: Drawing, spots: str, at: int) -> str:
    """The spots themselves, or the one where such a thing lay before the choice of this number."""
    if drawing.laid is None or not at or not spots.startswith(drawing.lies):
        return spots
    noted = NOTED[live]
    if at - 1 not in noted.laid:  # nobody looked then, or this process has not known the table for so long
        past = LiveTable(live.record, live.seats)
        past.repeat(live.game.history[: at - 1])
        for choices in range(at - 1, len(live.made)):
            noted.laid[choices] = drawing.laid(past.game)
            past.repeat(live.game.history[choices : choices + 1])
    return noted.laid[at - 1].get(spots, spots)


# In words


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
    lines = [line for line in told_lines(live, viewer, names, at) if line.choices == at]
    lines.sort(key=lambda line: line.message.id not in telling)
    entries = in_words(lines, words)
    told = " ".join(entry.text for entry in tell_together(entries, names, words))
    if not told:
        own = seat == viewer
        told = words("table-looked-own" if own else "table-looked-choice", name=capital(names[seat]))
    return Caption(seat, told)
