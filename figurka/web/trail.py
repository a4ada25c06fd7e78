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
from figurka.web.drawing import Drawing
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
    lines = [line for line in live.journal(viewer, names) if line.message.id not in NOTES]
    for line, event in zip(lines, live.game.journal.events, strict=True):
        if line.choices < first or event.seat < 0:
            continue
        sign = sign_of(event.seat, len(live.seats))
        for spots in spots_of(event.seen(viewer), sign, drawing.marked):
            yield Step(sign, laid_before(live, drawing, line.choices).get(spots, spots), line.choices)


def spots_of(event: Event, sign: int, marked: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    """Where an event can be shown; nowhere if that names a thing the viewer may not know."""
    key = event.thing.key if event.thing is not None else ""
    first = event.things[0].key if event.things else ""
    known = {"seat": sign + 1, "thing": key, "first": first, "place": first.partition(":")[2]}
    for pattern in marked.get(event.kind, ()):
        if all(known[name] for name in known if f"{{{name}}}" in pattern):
            yield pattern.format(**known)


# Where things lay


@dataclass
class Walk:
    """A game followed from its start: where things lay before each choice."""

    game: Game[Any]
    laid: list[Mapping[str, str]]


WALKS: Final[WeakKeyDictionary[LiveTable, Walk]] = WeakKeyDictionary()


def laid_before(live: LiveTable, drawing: Drawing, at: int) -> Mapping[str, str]:
    """Where things lay before the choice of this number that have no place of their own."""
    if drawing.laid is None or not at:
        return {}
    walk = WALKS.get(live)
    if walk is None or walk.game.history != live.game.history[: len(walk.game.history)]:
        walk = WALKS[live] = Walk(LiveTable(live.record, live.seats).game, [])
    for index in live.game.history[len(walk.game.history) : at]:
        walk.laid.append(drawing.laid(walk.game))
        walk.game.choose(index)
    return walk.laid[at - 1]


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
