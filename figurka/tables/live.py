"""A table in memory: its game brought to the log's end, its journal and its talk."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from figurka.core.decision import Decision
from figurka.core.errors import ChoiceError, FigurkaError, SettingsError, UnknownGameError
from figurka.core.game import Game
from figurka.core.journal import Event
from figurka.core.registry import find_rules
from figurka.core.rules import Rules
from figurka.locales import Message
from figurka.tables.errors import TableDamagedError, TableGoneError
from figurka.tables.model import (
    CHAT_KEPT,
    CLOSINGS,
    ENDS_OTHERWISE,
    KEYLESS,
    OUTGROWN,
    PLAYED_ON,
    THE_HOUSE,
    UPGRADED,
    Act,
    ActKind,
    BegunTurn,
    ChatLine,
    JournalLine,
    LogRow,
    SeatKind,
    SeatRecord,
    Snapshot,
    Status,
    TableRecord,
    note_message,
    now,
)
from figurka.tables.opening import open_game
from figurka.tables.tokens import fits


@dataclass(frozen=True)
class Made:
    """A choice that was made: whose, and the key of what was chosen."""

    seat: int
    key: str
    revealed: bool
    """Whether it revealed something, so that it cannot be taken back."""


class LiveTable:
    """A table that can be looked at and caught up; it changes only on the event loop, never during a look."""

    def __init__(self, record: TableRecord, seats: tuple[SeatRecord, ...]) -> None:
        self.record = record
        self.seats = seats
        self.game = _set_up(record)
        self.move = 0
        """How many acts were accepted: what the next act has to name."""
        self.redo: list[int] = []
        """The choices that were taken back and may be made again, the next one last."""
        self.taken_back = 0
        """How many choices were taken back since the last one was made."""
        self.outgrown = ""
        """The note that says why the log cannot be repeated to its end under the rules of today."""
        self._beyond = 0
        """How many recorded choices lie beyond that point."""
        self._upgraded_at = 0
        """The acts before this one were stored under earlier rules, so their indices mean nothing."""
        self._last_tried = 0
        """The number of the choice that was repeated last, or could not be, among all acts."""
        self.made: list[Made] = []
        """Who made each of the game's choices, and what it was."""
        self.notes: list[LogRow] = []
        self.chat: list[ChatLine] = []
        self._chosen_at: list[int] = []
        """The move in which each choice was made."""
        self.turns: list[BegunTurn] = []
        """The turns in which anybody was asked anything, in order."""
        self._told: list[tuple[int, int, int]] = []
        """Of each event the move, the number of choices, and the turn in which it was told."""
        self._lines: dict[tuple[int | None, tuple[str, ...]], dict[tuple[Event, str], JournalLine]] = {}
        """The lines of the journal as each viewer has read them: they are told again after every act."""
        self._note_told()

    # What the table is now

    @property
    def id(self) -> str:
        """The table's id."""
        return self.record.id

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(seat.name for seat in self.seats)

    @property
    def status(self) -> Status:
        """Whether the game waits for people, goes on, is over or can never go on."""
        if self.outgrown or self.record.status is Status.CLOSED:
            return Status.CLOSED
        return Status.OVER if self.game.over else self.record.status

    @property
    def ended(self) -> bool:
        """Whether nobody will ever choose here again, so that nothing has to be kept secret any more."""
        return self.status in (Status.OVER, Status.CLOSED)

    @property
    def played_on(self) -> bool:
        """Whether the game goes on from a moment of another one."""
        return any(row.note == PLAYED_ON for row in self.notes)

    @property
    def rules_changed(self) -> bool:
        """Whether the game was last played under other rules than those that are installed."""
        return self.record.rules_version != self.game.rules.version

    @property
    def closed(self) -> Message | None:
        """Why the game can never go on, or be told to its end; None if it can."""
        told = [row for row in self.notes if row.note in CLOSINGS]
        if self.outgrown:
            told.append(self.note_of_rules(self.outgrown))
        return note_message(told[0], self.names) if told else None

    def note_of_rules(self, note: str) -> LogRow:
        """A note about the rules of before, those of today, and the choice that comes next."""
        about = f"{self.record.rules_version} {self.game.rules.version} {len(self.game.history) + 1}"
        return LogRow(self.move, ActKind.NOTE, 0, THE_HOUSE, now(), note, about)

    @property
    def asked(self) -> SeatRecord | None:
        """The seat that is to choose now; nobody before everybody sits and after the end."""
        decision = self.game.decision
        if decision is None or self.status is not Status.RUNNING:
            return None
        return self.seats[decision.seat]

    @property
    def agent_due(self) -> str:
        """The agent that is to choose now, or nothing."""
        asked = self.asked
        return "" if asked is None else asked.played_by

    @property
    def unended(self) -> int | None:
        """The seat whose person has yet to say that his turn is done."""
        if self.record.held != self.move or not self.made or self.asked is None:
            return None
        last = self.made[-1]
        if last.seat == self.asked.seat or not self.game.opens_turn:
            return None  # also where somebody else is only asked in the middle of one's own turn
        others = (seat for seat in self.seats if seat.seat != last.seat)
        return last.seat if all(seat.played_by for seat in others) else None

    def last_choice_of(self, seat: int | None, before: int | None = None) -> int:
        """After how many choices the seat last made one, perhaps only of the first so many; 0 if never."""
        made = self.made[:before]
        return next((count for count in range(len(made), 0, -1) if made[count - 1].seat == seat), 0)

    def chosen_since(self, seat: int, move: int) -> int:
        """How many of the seat's choices were made after so many acts."""
        return sum(
            made.seat == seat and at > move for made, at in zip(self.made, self._chosen_at, strict=True)
        )

    @property
    def next_chat(self) -> int:
        """The number of the line of talk that comes next."""
        return self.chat[-1].n + 1 if self.chat else 0

    def seat_of(self, secret: str) -> int | None:
        """The seat that this secret holds, if any."""
        for record in self.seats:
            if record.kind is SeatKind.PERSON and fits(secret, record.secret_hash):
                return record.seat
        return None

    def journal(
        self, viewer: int | None, names: tuple[str, ...] | None = None, since: int = 0
    ) -> list[JournalLine]:
        """What happened from move `since` on, as the viewer may know it: the game's events and the notes.

        The names are the seats' unless others are given, as a game does whose rival sits at no seat.
        """
        names = self.names if names is None else names
        assert self.game.journal is not None
        known, rules = self._lines.setdefault((viewer, names), {}), self.game.rules
        happened = self.game.journal.events
        events: list[JournalLine] = []
        for place in range(bisect_left(self._told, since, key=lambda told: told[0]), len(happened)):
            told, event = self._told[place], happened[place]
            retold = rules.retold(self.game.state, happened, place)
            line = known.get((event, retold.kind))
            if line is None or (line.move, line.choices, line.turn) != told:
                move, choices, turn = told
                message = rules.sentence(retold, viewer, names)
                line = JournalLine(move, event.seat, message, choices, turn)
                known[event, retold.kind] = line
            events.append(line)
        notes = [
            JournalLine(row.move + 1, row.seat, note_message(row, names), *self._when(row.move + 1))
            for row in self.notes
            if row.move + 1 >= since
        ]
        return sorted(events + notes, key=lambda line: line.move)

    def alone_since(self, seat: int) -> int:
        """The move since which nobody but this seat and computers has chosen; no undo leads behind it."""
        others = {each.seat for each in self.seats if each.kind is not SeatKind.AGENT} - {seat}
        chosen = zip(reversed(self.made), reversed(self._chosen_at), strict=True)
        return next((at for made, at in chosen if made.seat in others), 0)

    def forget_lines(self) -> None:
        """Keep no lines of the journal: whoever reads it next has it told anew."""
        self._lines.clear()

    def first_told(self, turn: int) -> int:
        """The move in which the first event of a turn, or of a later one, was told."""
        return self._move_told(bisect_left(self._told, turn, key=lambda told: told[2]))

    def first_told_after(self, choices: int) -> int:
        """The move in which something was first told after so many choices."""
        return self._move_told(bisect_left(self._told, choices, key=lambda told: told[1]))

    def _move_told(self, place: int) -> int:
        return self._told[place][0] if place < len(self._told) else self.move

    def _when(self, move: int) -> tuple[int, int]:
        """After how many choices and in which turn a note stands that was made in this move."""
        made = bisect_right(self._chosen_at, move)
        return made, bisect_right(self.turns, made, key=lambda turn: turn.choices) - 1

    # Going on

    def catch_up(self, snapshot: Snapshot) -> None:
        """Take over what others have done."""
        _check_version(snapshot.record, self.game.rules)
        self.apply(snapshot.log)
        if self.move != snapshot.record.move:
            raise TableDamagedError("error-table-damaged", number=self.move + 1)
        self.record = snapshot.record
        self.seats = snapshot.seats
        self.chat = (self.chat + [line for line in snapshot.chat if line.n >= self.next_chat])[-CHAT_KEPT:]

    def accept(self, act: Act, revision: int) -> None:
        """Take over an act of one's own that was stored; a gap in the revisions is left to be caught up."""
        self.apply(act.rows)
        known = self.record.revision
        if revision == known + 1 and not act.changes_seats:
            known = revision
        self.record = replace(self.record, **act.changes(), revision=known)

    def mark_seen(self, seat: int, moment: datetime) -> None:
        """Note when somebody last looked at the table from this seat."""
        seats = list(self.seats)
        seats[seat] = replace(seats[seat], last_seen=moment)
        self.seats = tuple(seats)

    def apply(self, rows: Sequence[LogRow]) -> None:
        """Repeat the acts of the log that are not yet known here.

        Under later rules it may be that not all choices can be repeated; under its own rules a log that
        cannot is damaged.
        """
        self._upgraded_at = max([self._upgraded_at, *(row.move for row in rows if row.note == UPGRADED)])
        for row in rows:
            if row.move < self.move:
                continue
            if row.move > self.move:
                raise TableDamagedError("error-table-damaged", number=self.move + 1)
            self._apply_row(row)
            self.move += 1
            self._note_told()
        if self.outgrown and not self.rules_changed:
            raise TableDamagedError("error-table-damaged", number=self._last_tried)

    def repeat(self, choices: Sequence[int]) -> None:
        """Make these choices, as if nothing had ever been taken back or noted."""
        for index in choices:
            asked, revelations = self.game.decision, self.game.state.revelations
            self.game.choose(index)
            self._note_made(asked, revelations)
            self.move += 1
            self._note_told()

    def _apply_row(self, row: LogRow) -> None:
        match row.kind:
            case ActKind.CHOOSE:
                self._choose_again(row)
                self.redo.clear()
                self.taken_back = 0
            case ActKind.REDO:
                self._choose_again(row)
                del self.redo[-1:]
                self.taken_back = 0
            case ActKind.UNDO | ActKind.RESET:
                self._go_back_to(row)
            case ActKind.NOTE:
                self.notes.append(row)

    def _choose_again(self, row: LogRow) -> None:
        """Repeat a choice by the key of what was chosen; if it cannot be made, what follows lies beyond."""
        if not self.outgrown:
            self.outgrown = self._why_outgrown(row)
            self._last_tried = row.move + 1
        self._beyond += bool(self.outgrown)

    def _why_outgrown(self, row: LogRow) -> str:
        """Make a recorded choice, or tell why it can be made no more; nothing has changed then."""
        earlier, decision = self.rules_changed or row.move < self._upgraded_at, self.game.decision
        if earlier and not row.chosen:
            return KEYLESS
        if row.chosen and decision is not None:
            same = decision.seat == row.seat and (earlier or decision.has(row.option, row.chosen))
            if not same:
                return OUTGROWN
        revelations = self.game.state.revelations
        try:
            if row.chosen:
                self.game.repeat(row.option, row.chosen)
            else:
                self.game.choose(row.option)
        except ChoiceError:
            return OUTGROWN
        self._note_made(decision, revelations)
        return ""

    def _go_back_to(self, row: LogRow) -> None:
        """Take back choices whatever may be taken back under the rules of today: it was allowed then."""
        game, remain = self.game, row.option
        made = len(game.history)
        if not 0 <= remain <= made + self._beyond:
            raise TableDamagedError("error-table-damaged", number=row.move + 1)
        self._beyond = max(0, remain - made)
        if self._beyond:
            return
        self.outgrown = ""
        kept, taken_back = game.history[:remain], game.history[remain:]
        self.redo += reversed(taken_back)
        self.taken_back += len(taken_back)
        del self.made[remain:]
        while len(game.history) > remain and game.can_undo:
            game.undo()
        if len(game.history) > remain:
            self._play_anew(kept)

    def _play_anew(self, choices: Sequence[int]) -> None:
        """Set the game up once more and make these choices."""
        self.game = _set_up(self.record)
        self._lines.clear()
        for index in choices:
            self.game.choose(index)

    def _note_made(self, asked: Decision | None, revelations: int) -> None:
        """Remember the choice that was just made, by what it answered and how much was revealed before."""
        assert asked is not None
        revealed = self.game.state.revelations != revelations
        self.made.append(Made(asked.seat, asked.options[self.game.history[-1]].key, revealed))

    def _note_told(self) -> None:
        """Mark the new choice, turn and events; what was taken back loses its marks."""
        game = self.game
        assert game.journal is not None
        count, made = len(game.journal.events), len(game.history)
        del self._told[count:], self._chosen_at[made:]
        self._chosen_at += [self.move] * (made - len(self._chosen_at))
        while self.turns and self.turns[-1].choices > made:
            self.turns.pop()
        turn, begins = len(self.turns) - 1, count
        if game.decision is not None and game.opens_turn and (turn < 0 or self.turns[-1].choices < made):
            self.turns.append(BegunTurn(game.decision.seat, made))
            begins = game.told_before
        new = range(len(self._told), count)
        self._told += [(self.move, made, turn + (event >= begins)) for event in new]


def rebuild(snapshot: Snapshot) -> LiveTable:
    """The table as its configuration and its whole log say."""
    try:
        live = LiveTable(snapshot.record, snapshot.seats)
        live.catch_up(snapshot)
    except FigurkaError:
        raise
    except Exception as error:  # what is damaged may break the rules of its game in any way
        raise TableDamagedError("error-table-unreadable", field=type(error).__name__) from error
    _check_end(live)
    return live


def _check_end(live: LiveTable) -> None:
    """A game that has ended must end in the same way again, unless its rules have changed."""
    if live.record.status is Status.CLOSED and live.closed is None:
        raise TableDamagedError("error-table-unreadable", field="status")
    if live.record.status is not Status.OVER or live.outgrown:
        return
    if live.game.over and tuple(live.game.winners) == live.record.winners:
        return
    if not live.rules_changed:
        raise TableDamagedError("error-table-unreadable", field="winners")
    live.outgrown = ENDS_OTHERWISE


def _set_up(record: TableRecord) -> Game[Any]:
    """The table's game before the first choice, under the rules of today."""
    try:
        rules = find_rules(record.game)
    except UnknownGameError as error:
        raise TableGoneError("error-table-game", game=record.game) from error
    _check_version(record, rules)
    try:
        return open_game(record.game, record.seats, record.seed, record.settings, record.chance, journal=True)
    except SettingsError as error:
        if rules.version == record.rules_version:
            raise TableDamagedError("error-table-unreadable", field="settings") from error
        raise _gone("error-table-settings", record, rules) from error


def _check_version(record: TableRecord, rules: Rules[Any]) -> None:
    """Rules as late as those that the table was last played under must be installed."""
    if rules.version < record.rules_version:
        raise _gone("error-table-rules", record, rules)


def _gone(message: str, record: TableRecord, rules: Rules[Any]) -> TableGoneError:
    return TableGoneError(message, game=record.game, saved=record.rules_version, now=rules.version)
