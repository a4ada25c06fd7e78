"""The journal beside a table: turn after turn, each in the colour of its seat, folded unless it is new."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Final

from markupsafe import Markup

from figurka.locales import Words, capital
from figurka.tables.acts import NOTES
from figurka.tables.live import LiveTable
from figurka.tables.model import BegunTurn, JournalLine
from figurka.web.drawing import Drawing
from figurka.web.sight import sign_of
from figurka.web.told import Teller, macro

TURNS_AT_ONCE: Final = 8
"""So many turns are read at once; a page begins with the last of them and what has come since."""
MOST_AT_FIRST: Final = 4
"""At most so many times as many, if the reader has not decided anything for so long."""
NOBODY: Final = -1


@dataclass(frozen=True)
class Deed:
    """A line of a turn."""

    at: int
    """After how many choices it was told."""
    sign: int
    """The emblem of who did it, if it was not who has the turn; -1 if it was."""
    html: Markup | str
    times: int = 1
    """How often it was done in a row."""
    folded: tuple["Deed", ...] = ()
    """The lines that it stands for until it is opened."""


@dataclass(frozen=True)
class TurnTold:
    """A turn as the journal tells it, or what happened between turns."""

    id: str
    at: int
    """How many choices were made before it."""
    last: int
    """After how many choices it was told to its end."""
    seat: int
    sign: int
    """The emblem of who has the turn; -1 if nobody has."""
    who: str
    gist: Deed
    """What it was about, in one sentence."""
    deeds: tuple[Deed, ...]
    """All that it consists of; nothing if that sentence says all."""
    recent: bool = False
    """Whether the reader has not decided anything since."""
    open: bool = False
    drawings: dict[tuple[bool, bool], Markup] = field(default_factory=dict, compare=False, repr=False)
    """What was drawn of it, by whether it was new and open."""

    def shown(self, recent: bool, *, open: bool = False) -> "TurnTold":  # noqa: A002
        """The same turn, new to the reader or not, open or not."""
        if (recent, open) == (self.recent, self.open):
            return self
        return replace(self, recent=recent, open=open)

    @property
    def html(self) -> Markup:
        """The turn as the template draws it, once."""
        looks = self.recent, self.open
        if looks not in self.drawings:
            self.drawings[looks] = macro("macros/journal.html", "turn")(self)
        return self.drawings[looks]


@dataclass(frozen=True)
class JournalPage:
    """Some of the turns of a game, the last of them unless it says otherwise."""

    url: str
    """Where the turns before these can be had."""
    first: int
    """The number of the first turn of these; 0 if there are none before it."""
    turns: tuple[TurnTold, ...]
    since: int = 0
    """How many turns of others there were since the reader last decided something."""

    @property
    def divided(self) -> str:
        """The first turn that is new to the reader, if there were others before it."""
        new = next((place for place, turn in enumerate(self.turns) if turn.recent), 0)
        return self.turns[new].id if new else ""


def journal_page(
    live: LiveTable,
    viewer: int | None,
    names: tuple[str, ...],
    words: Words,
    drawing: Drawing,
    before: int | None = None,
) -> JournalPage:
    """The last turns of a game as the viewer may know them, or some before a turn of this number."""
    read = read_until(live, viewer)
    end = len(live.turns) if before is None else max(0, min(before, len(live.turns)))
    first = first_shown(live, read) if before is None else max(0, end - TURNS_AT_ONCE)
    earliest = first or NOBODY
    lines = live.journal(viewer, names, since=live.first_told(first) if first else 0)
    wanted = [line for line in lines if earliest <= line.turn < end]
    author = Author(live, viewer, Teller(live.record.game, drawing, names, words))
    turns = [turn.shown(recent=turn.last > read) for turn in author.turns(wanted)]
    new = [turn for turn in turns if turn.recent and turn.seat not in (viewer, NOBODY)]
    if before is None:
        turns = [turn.shown(turn.recent, open=turn.recent or turn is turns[-1]) for turn in turns]
    seat = "" if viewer is None else f"&seat={viewer}"
    url = f"/tables/{live.id}/journal?before={first}{seat}"
    return JournalPage(url, first, tuple(turns), len(new))


def first_shown(live: LiveTable, read: int) -> int:
    """The turn with which a page begins: some before the last, or that in which the reader last decided."""
    last = len(live.turns) // TURNS_AT_ONCE
    since = bisect_right(live.turns, read, key=lambda turn: turn.choices) // TURNS_AT_ONCE
    return max(0, min(last - 1, max(since, last - MOST_AT_FIRST))) * TURNS_AT_ONCE


def read_until(live: LiveTable, viewer: int | None) -> int:
    """After how many choices the viewer last decided something; his turn that goes on does not count."""
    asked, before = live.game.decision, None
    if asked is not None and asked.seat == viewer and live.turns and live.turns[-1].seat == viewer:
        before = live.turns[-1].choices
    return live.last_choice_of(viewer, before)


class Author:
    """Tells the turns of one table to one reader."""

    def __init__(self, live: LiveTable, viewer: int | None, teller: Teller) -> None:
        self.live = live
        self.viewer = viewer
        self.teller = teller
        self.drawing = teller.drawing
        self.words = teller.words

    def turns(self, lines: Sequence[JournalLine]) -> Iterator[TurnTold]:
        """All turns of which these lines tell; who has once read one is told the same again."""
        for number, told in groupby(lines, lambda line: line.turn):
            begun = self.live.turns[number] if number >= 0 else None
            known = number, begun, self.end_of(number), list(told)
            kept, key = known[3][0].drawn, f"{self.words.language} turns"
            if kept.get(key, (None,))[0] != known:
                kept[key] = known, tuple(self.parts(*known))
            yield from kept[key][1]

    def parts(
        self, number: int, begun: BegunTurn | None, ends: int, lines: list[JournalLine]
    ) -> Iterator[TurnTold]:
        """A turn, and what came of itself before and after it."""
        seat = NOBODY if begun is None else begun.seat
        for place, part in enumerate(apart(lines, seat, ends)):
            at = begun.choices if part.turn and begun is not None else part.lines[0].choices
            yield self.tell(f"{number}-{place}", at, part)

    def end_of(self, number: int) -> int:
        """How many choices were made when a turn was over; more than there are if it goes on."""
        if number + 1 < len(self.live.turns):
            return self.live.turns[number + 1].choices
        return len(self.live.made) + (not self.live.game.over)

    def tell(self, name: str, at: int, part: "Part") -> TurnTold:
        """A part of what happened as a turn."""
        seat, lines = part.seat, part.lines
        deeds = tuple(self.deeds(lines, seat))
        if len(deeds) == 1 and not deeds[0].folded:
            gist, deeds = replace(deeds[0], html=self.teller.tell(lines[-1]).whole), ()
        else:
            best = min(lines, key=lambda line: (owner(line) != seat, self.rank(line)))
            gist = Deed(best.choices, NOBODY, self.teller.tell(best).inert)
            deeds = deeds if seat >= 0 else deeds[1:]
        sign = sign_of(seat, len(self.live.seats))
        return TurnTold(name, at, lines[-1].choices, seat, sign, self.called(seat), gist, deeds)

    def rank(self, line: JournalLine) -> int:
        """How little a line tells of what a turn was about."""
        telling, name = self.drawing.telling, line.message.id
        return telling.index(name) if name in telling else len(telling) + bool(self.drawing.folds(name))

    def called(self, seat: int) -> str:
        """What a turn is headed by."""
        if seat < 0:
            return ""
        return self.words("table-journal-you") if seat == self.viewer else capital(self.teller.names[seat])

    def deeds(self, lines: Sequence[JournalLine], seat: int) -> Iterator[Deed]:
        """The lines of a turn: what is done again is counted, what is said to and fro is folded."""
        for fold, run in groupby(lines, lambda line: self.drawing.folds(line.message.id)):
            told = list(run)
            deeds = tuple(self.counted(told, seat))
            if not fold or len(deeds) < 2:
                yield from deeds
                continue
            alike = sum(line.message.id == told[0].message.id for line in told)
            yield Deed(deeds[-1].at, NOBODY, self.words(fold, count=alike), folded=deeds)

    def counted(self, lines: Sequence[JournalLine], seat: int) -> Iterator[Deed]:
        """Lines one by one, those that say the same in a row as one."""
        for (doer, _), same in groupby(lines, lambda line: (owner(line), self.teller.tell(line).text)):
            times = list(same)
            told, sign = self.teller.tell(times[-1]), sign_of(doer, len(self.live.seats))
            html = told.deed if doer == seat else told.whole
            yield Deed(times[-1].choices, NOBODY if doer == seat else sign, html, len(times))


@dataclass(frozen=True)
class Part:
    """Lines in a row that belong together: a turn, or what came of itself before or after one."""

    seat: int
    lines: Sequence[JournalLine]
    turn: bool = False


def owner(line: JournalLine) -> int:
    """Whose doing a line tells; what the table notes is nobody's."""
    return NOBODY if line.seat < 0 or line.message.id in NOTES else line.seat


def runs(lines: Sequence[JournalLine]) -> list[Part]:
    """Lines by whose doing they tell."""
    return [Part(seat, list(told)) for seat, told in groupby(lines, owner)]


def apart(lines: Sequence[JournalLine], seat: int, ends: int) -> list[Part]:
    """The lines of a turn, then what came of itself before the next: the turns of others who had no choice.

    A turn ends where its seat does nothing more, or where after its last choice something is told of nobody.
    """
    owners = [owner(line) for line in lines]
    after = (place for place, line in enumerate(lines) if owners[place] == NOBODY and line.choices >= ends)
    stop = next(after, len(lines))
    own = [place for place in range(stop) if owners[place] == seat != NOBODY]
    if not own:
        return runs(lines)
    begin = own[0] if NOBODY in owners[: own[0]] else 0
    end = own[-1] + 1
    return [*runs(lines[:begin]), Part(seat, lines[begin:end], turn=True), *runs(lines[end:])]
