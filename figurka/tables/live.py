"""A table in memory: its game brought to the log's end, its journal and its talk."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from figurka.core.errors import FigurkaError
from figurka.core.game import Game
from figurka.core.journal import Event
from figurka.core.registry import find_rules
from figurka.tables.errors import TableDamagedError
from figurka.tables.model import (
    CHAT_KEPT,
    Act,
    ActKind,
    ChatLine,
    JournalLine,
    LogRow,
    SeatKind,
    SeatRecord,
    Snapshot,
    Status,
    TableRecord,
    note_message,
)
from figurka.tables.opening import open_game
from figurka.tables.tokens import fits


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
        self.notes: list[LogRow] = []
        self.chat: list[ChatLine] = []
        self._told: list[int] = []
        self._lines: dict[tuple[int | None, tuple[str, ...]], dict[Event, JournalLine]] = {}
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
        """Whether the game waits for people, goes on or is over."""
        return Status.OVER if self.game.over else self.record.status

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
        known, sentence = self._lines.setdefault((viewer, names), {}), self.game.rules.sentence
        events: list[JournalLine] = []
        for move, event in zip(self._told, self.game.journal.events, strict=True):
            if move >= since:
                line = known.get(event)
                if line is None or line.move != move:
                    line = known[event] = JournalLine(move, event.seat, sentence(event, viewer, names))
                events.append(line)
        notes = [
            JournalLine(row.move + 1, row.seat, note_message(row, names))
            for row in self.notes
            if row.move + 1 >= since
        ]
        return sorted(events + notes, key=lambda line: line.move)

    # Going on

    def catch_up(self, snapshot: Snapshot) -> None:
        """Take over what others have done."""
        self.apply(snapshot.log)
        self.record = snapshot.record
        self.seats = snapshot.seats
        self.chat = (self.chat + [line for line in snapshot.chat if line.n >= self.next_chat])[-CHAT_KEPT:]

    def accept(self, act: Act, revision: int) -> None:
        """Take over an act of one's own that was stored; a gap in the revisions is left to be caught up."""
        self.apply(act.rows)
        known = self.record.revision
        if revision == known + 1 and act.stand_in is None:
            known = revision
        self.record = replace(self.record, **act.changes(), revision=known)

    def mark_seen(self, seat: int, moment: datetime) -> None:
        """Note when somebody last looked at the table from this seat."""
        seats = list(self.seats)
        seats[seat] = replace(seats[seat], last_seen=moment)
        self.seats = tuple(seats)

    def apply(self, rows: Sequence[LogRow]) -> None:
        """Repeat the acts of the log that are not yet known here."""
        for row in rows:
            if row.move < self.move:
                continue
            if row.move > self.move:
                raise TableDamagedError("error-table-damaged", number=self.move + 1)
            try:
                self._apply_row(row)
            except FigurkaError as error:
                raise TableDamagedError("error-table-damaged", number=row.move + 1) from error
            self.move += 1
            self._note_told()

    def _apply_row(self, row: LogRow) -> None:
        match row.kind:
            case ActKind.CHOOSE:
                self.game.choose(row.option)
                self.redo.clear()
            case ActKind.REDO:
                self.game.choose(row.option)
                self.redo.pop()
            case ActKind.UNDO | ActKind.RESET:
                while len(self.game.history) > row.option:
                    self.redo.append(self.game.history[-1])
                    self.game.undo()
            case ActKind.NOTE:
                self.notes.append(row)

    def _note_told(self) -> None:
        """Mark the new events with the move; events that were taken back lose their marks."""
        assert self.game.journal is not None
        count = len(self.game.journal.events)
        del self._told[count:]
        self._told += [self.move] * (count - len(self._told))


def rebuild(snapshot: Snapshot) -> LiveTable:
    """The table as its configuration and its whole log say."""
    live = LiveTable(snapshot.record, snapshot.seats)
    live.catch_up(snapshot)
    return live


def _set_up(record: TableRecord) -> Game[Any]:
    """The table's game before the first choice, if the rules are still those it began under."""
    rules = find_rules(record.game)
    if rules.version != record.rules_version:
        raise TableDamagedError(
            "error-table-rules", game=record.game, saved=record.rules_version, now=rules.version
        )
    return open_game(record.game, record.seats, record.seed, record.settings, journal=True)
