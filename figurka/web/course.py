"""The way a game went: its turns, the points after each, and any moment of it again."""

from collections import OrderedDict
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

from figurka.core.game import Game
from figurka.core.journal import Event
from figurka.locales import Words
from figurka.tables.acts import NOTES
from figurka.tables.live import LiveTable
from figurka.tables.model import JournalLine
from figurka.web.drawing import Drawing
from figurka.web.found import drawing_of
from figurka.web.moments import Course
from figurka.web.sight import RULE
from figurka.web.told import Entry, in_words, tell_together


class Walked:
    """A game walked through from its start: the points and how much was told when each turn began."""

    def __init__(self, live: LiveTable) -> None:
        game = LiveTable(live.record, live.seats).game
        assert game.journal is not None
        self.scores: list[tuple[int, ...]] = []
        self.events: list[int] = []
        begun = 0
        for index in (*live.game.history, None):
            if game.turns != begun and game.decision is not None:
                begun = game.turns
                self.scores.append(all_scores(game))
                self.events.append(len(game.journal.events))
            if index is not None:
                game.choose(index)
        self.scores.append(all_scores(game))
        self.events.append(len(game.journal.events))


def all_scores(game: Game[Any]) -> tuple[int, ...]:
    """The points of the seats, and of those who play without one."""
    rivals = game.rules.rivals(game.view(None))
    return (*game.scores, *(sum(rival["score"].values()) for rival in rivals))


@lru_cache(maxsize=64)
def _walked(live: LiveTable, move: int) -> Walked:
    return Walked(live)


def walked(live: LiveTable) -> Walked:
    """The game's way so far; walked anew only after a move."""
    return _walked(live, live.move)


def course_of(live: LiveTable, names: tuple[str, ...], viewer: int | None, words: Words) -> Course:
    """The points after each turn, also of rivals who have any in the end, and what is told of it."""
    way = walked(live)
    lines = [line for line in live.journal(viewer, names) if line.message.id not in NOTES]
    entries = in_words(lines, words)
    drawing = drawing_of(live.record.game)
    turns = [telling(lines[first:last], entries[first:last], drawing) for first, last in pairwise(way.events)]
    sentences = [{}, *(deeds(tell_together(turn, names, words)) for turn in turns)]
    ends = [turn.choices for turn in live.turns[1:]] + [len(live.made)]
    shown = [column for column, last in enumerate(way.scores[-1]) if column < len(live.seats) or last]
    scores = tuple(tuple(each[column] for column in shown) for each in way.scores)
    events = happened(live, viewer, way, entries)
    return Course(scores, (0, *ends), tuple(sentences), events, words("web-moment-final"))


def telling(lines: Sequence[JournalLine], entries: Sequence[Entry], drawing: Drawing) -> tuple[Entry, ...]:
    """Of a turn what tells most of everybody in it and where points came from, or all if that is unknown."""
    best: dict[int, int] = {}
    for line in lines:
        if line.message.id in drawing.telling:
            rank = drawing.telling.index(line.message.id)
            best[line.seat] = min(rank, best.get(line.seat, rank))
    return tuple(
        entry
        for line, entry in zip(lines, entries, strict=True)
        if line.seat not in best or line.message.id in (drawing.telling[best[line.seat]], *drawing.scoring)
    )


def happened(
    live: LiveTable, viewer: int | None, way: Walked, entries: Sequence[Entry]
) -> tuple[tuple[tuple[Event, str], ...], ...]:
    """What the viewer may know of each turn and of what was before the first, with the journal's words."""
    assert live.game.journal is not None
    seen = [event.seen(viewer) for event in live.game.journal.events]
    told = [(event, entry.text) for event, entry in zip(seen, entries, strict=True)]
    return tuple(tuple(told[first:last]) for first, last in pairwise((0, *way.events)))


def deeds(entries: Sequence[Entry]) -> dict[int, str]:
    """The first sentence of everybody who did something, without the reasons that name their rules."""
    told: dict[int, str] = {}
    for entry in entries:
        if not RULE.search(entry.text):
            told.setdefault(entry.seat, entry.text)
    return told


def at_choice(live: LiveTable, choices: int) -> LiveTable:
    """The table as it was after so many choices."""
    past = LiveTable(live.record, live.seats)
    past.repeat(live.game.history[:choices])
    return past


class Strolls:
    """Positions of games that people step through: to a later one only the steps between are made.

    What is returned may be looked at until the next await: then somebody else may go on with it.
    """

    def __init__(self, most: int = 32) -> None:
        self._most = most
        self._pasts: OrderedDict[str, LiveTable] = OrderedDict()

    def at(self, live: LiveTable, choices: int) -> LiveTable:
        """The table as it was after so many choices."""
        wanted, past = live.game.history[:choices], self._pasts.pop(live.id, None)
        if past is None or past.game.history != wanted[: len(past.game.history)]:
            past = LiveTable(live.record, live.seats)
        past.repeat(wanted[len(past.game.history) :])
        past.record, past.seats = live.record, live.seats
        self._pasts[live.id] = past
        while len(self._pasts) > self._most:
            self._pasts.popitem(last=False)
        return past
