"""What is known of a table: its seats, its log, its talk and what the lobby shows of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any

from figurka.agents import agent_title
from figurka.core.rules import Settings
from figurka.core.seeds import Source
from figurka.locales import Argument, Message

PATIENCE = 120
"""How many seconds a person must be away, unless the table says otherwise."""
LONGEST_PATIENCE = 24 * 3600
"""How many seconds a table may at most want a person to be away."""
CHAT_KEPT = 200
"""So many of the latest lines of talk are held in memory."""

UPGRADED = "tables-upgraded"
"""The note that a game goes on under later rules than those it began under."""
OUTGROWN = "tables-closed-outgrown"
KEYLESS = "tables-closed-keyless"
ENDS_OTHERWISE = "tables-closed-ends-otherwise"
BY_OPERATOR = "tables-closed-by-operator"
ABANDONED = "tables-closed-abandoned"
CLOSINGS = (OUTGROWN, KEYLESS, ENDS_OTHERWISE, BY_OPERATOR, ABANDONED)
"""The notes that say why a game cannot go on: the rules of today do not allow it, or the operator."""
PLAYED_ON = "tables-played-on"
"""The note that a table goes on from a moment of another game."""
THE_HOUSE = -2
"""The seat of a note that tells of nobody; -1 is the seat of a game's own events without a player."""


class SeatKind(StrEnum):
    """Who is to sit at a seat: anybody who comes, a certain person, or an agent."""

    OPEN = "open"
    PERSON = "person"
    AGENT = "agent"


class Status(StrEnum):
    """Whether somebody is still to sit down, the game goes on, or it has ended.

    A closed game has not ended, but will never go on: its rules have changed, or the operator closed it.
    """

    WAITING = "waiting"
    RUNNING = "running"
    OVER = "over"
    CLOSED = "closed"


class ActKind(StrEnum):
    """What a row of the log does to the game's choices; a note does nothing to them."""

    CHOOSE = "choose"
    UNDO = "undo"
    RESET = "reset"
    REDO = "redo"
    NOTE = "note"


@dataclass(frozen=True)
class SeatPlan:
    """What is wanted of a seat when a table is made; the agent is named if it is one."""

    kind: SeatKind
    name: str = ""
    agent: str = ""


@dataclass(frozen=True)
class SeatRecord:
    """A seat as it is stored; of secrets only the hashes."""

    seat: int
    kind: SeatKind
    name: str
    agent: str
    stand_in: str
    """The agent that plays for an absent person, or nothing."""
    secret_hash: str | None
    invitation_hash: str | None
    last_seen: datetime | None
    invitations: int = 0
    """How often the invitation was renewed."""

    @property
    def taken(self) -> bool:
        """Whether an agent or a person sits here."""
        return self.kind is SeatKind.AGENT or self.secret_hash is not None

    @property
    def played_by(self) -> str:
        """The agent that chooses for this seat now, or nothing if a person does."""
        return self.agent or self.stand_in


@dataclass(frozen=True)
class TableRecord:
    """A table as it is stored; what stands after `host_hash` follows from the log and changes with it."""

    id: str
    game: str
    rules_version: int
    seats: int
    seed: int
    chance: Source
    """Where its chance comes from: tables of before keep theirs."""
    open_seed: bool
    """Whether somebody gave the seed by hand, and so may know what comes."""
    settings: Settings
    title: str
    created: datetime
    public: bool
    hot_seat: bool
    """Whether its creator may hold several seats."""
    patience: int
    """How many seconds a person must be away before an agent may play for him unasked."""
    host_hash: str
    status: Status
    move: int
    turn: int | None
    """The seat that is asked."""
    winners: tuple[int, ...]
    moved: datetime
    finished: datetime | None
    revision: int
    """Counts all changes, those of seats and talk too, so that one number tells whether to look again."""
    turn_time: int = 0
    """How many seconds a person may take for a turn before others may call an agent; 0 is any time."""
    wait_seat: int | None = None
    """The person who was asked last; while agents choose it stays, and with it what follows."""
    wait_turn: int = 0
    """In which of the table's turns that was."""
    wait_number: int = 0
    """How often the table has begun to wait for a person."""
    wait_since: datetime | None = None
    """When it began to wait for this one."""
    held: int = -1
    """The move at which a person has yet to say that his turn is done: agents wait until then."""


@dataclass(frozen=True)
class LogRow:
    """An accepted act: `move` acts came before it.

    `option` is the index that was chosen (choose, redo) or the number of choices that remain (undo, reset).
    A note has the id of a message and what it is about; a choice has the key of what was chosen, by which it
    is known when the rules have changed.
    """

    move: int
    kind: ActKind
    option: int
    seat: int
    at: datetime
    note: str = ""
    about: str = ""
    chosen: str = ""


@dataclass(frozen=True)
class ChatLine:
    """Something said at the table; the seat is None if a spectator said it."""

    n: int
    seat: int | None
    name: str
    text: str
    at: datetime


@dataclass(frozen=True)
class JournalLine:
    """A sentence of the table's journal: the table's move after the act that told it, and of which seat."""

    move: int
    seat: int
    message: Message
    choices: int = 0
    """After how many choices it was told."""
    turn: int = -1
    """In which of the table's turns it was told; -1 before the first."""
    said: dict[str, str] = field(default_factory=dict, compare=False, repr=False)
    """What it says, by language, once somebody has read it."""
    drawn: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)
    """How a page shows it, by language, once somebody has looked."""


@dataclass(frozen=True)
class BegunTurn:
    """A turn of which somebody was asked something: who began it, and after how many choices."""

    seat: int
    choices: int


@dataclass(frozen=True)
class Wait:
    """A person is asked: from that moment until another person is, or he himself in a later turn."""

    seat: int
    turn: int
    number: int
    since: datetime

    def changes(self) -> dict[str, Any]:
        """What it changes in the table's record."""
        return {
            "wait_seat": self.seat,
            "wait_turn": self.turn,
            "wait_number": self.number,
            "wait_since": self.since,
        }


@dataclass(frozen=True)
class Position:
    """What the lobby knows of the game after an act."""

    status: Status
    turn: int | None
    winners: tuple[int, ...] = ()
    wait: Wait | None = None
    """The wait that begins with it, if one does."""


@dataclass(frozen=True)
class NewLink:
    """A seat that was taken and now waits for who holds its so-manieth invitation."""

    seat: int
    number: int
    invitation_hash: str


@dataclass(frozen=True)
class Act:
    """What is stored together: rows of the log, the position after them, perhaps what changes at a seat."""

    rows: tuple[LogRow, ...]
    position: Position
    stand_in: tuple[int, str] | None = None
    """The seat, and who plays there from now on in a person's place, or nobody."""
    new_link: NewLink | None = None
    rules_version: int | None = None
    """The version of the rules under which the game goes on, in an act that only takes these over."""
    hold: bool = False
    """Whether agents wait until the person says that his turn is done, if this ends it."""

    @property
    def changes_seats(self) -> bool:
        """Whether the seats are to be read again after it."""
        return self.stand_in is not None or self.new_link is not None

    def changes(self) -> dict[str, Any]:
        """What becomes different in the table's record; a table that waits may have begun meanwhile."""
        last, position = self.rows[-1], self.position
        changes: dict[str, Any] = {
            "move": last.move + 1,
            "turn": position.turn,
            "winners": position.winners,
            "finished": last.at if position.status in (Status.OVER, Status.CLOSED) else None,
        }
        if position.status is not Status.WAITING:
            changes["status"] = position.status
        if position.wait is not None:
            changes |= position.wait.changes()
        if self.hold:
            changes["held"] = last.move + 1
        if self.rules_version is not None:
            return {**changes, "rules_version": self.rules_version}
        return {**changes, "moved": last.at}


@dataclass(frozen=True)
class Snapshot:
    """A table's record and seats, with the log and talk that the reader did not know."""

    record: TableRecord
    seats: tuple[SeatRecord, ...]
    log: tuple[LogRow, ...]
    chat: tuple[ChatLine, ...]


@dataclass(frozen=True)
class SeatKey:
    """How one comes to a seat of a new table: the creator by a secret, a friend by an invitation."""

    seat: int
    secret: str | None = None
    invitation: str | None = None


@dataclass(frozen=True)
class Created:
    """A new table: its id, the host's secret, and the key of each seat."""

    table: str
    host: str
    seats: tuple[SeatKey, ...]


@dataclass(frozen=True)
class Summary:
    """A table as the lobby shows it; `mine` are the seats that the asker holds."""

    record: TableRecord
    seats: tuple[SeatRecord, ...]
    mine: tuple[int, ...] = ()
    hosted: bool = False
    closed: Message | None = None
    """Why the game was closed, if it was."""

    @property
    def free(self) -> int:
        """How many seats anybody may take."""
        return sum(seat.kind is SeatKind.OPEN for seat in self.seats)


@dataclass(frozen=True)
class SetAside:
    """A stored table that cannot be read, and what is wrong with it."""

    id: str
    wrong: Message


@dataclass(frozen=True)
class PuzzleCount:
    """How many have tried a puzzle, and how many of them have solved it."""

    tried: int = 0
    solved: int = 0


def now() -> datetime:
    """The present moment, to the millisecond, as it is stored."""
    moment = datetime.now(UTC)
    return moment.replace(microsecond=moment.microsecond // 1000 * 1000)


def note_message(row: LogRow, names: tuple[str, ...]) -> Message:
    """What a note says; it is about an agent, or about versions of the rules and the number of a choice."""
    player = names[row.seat] if 0 <= row.seat < len(names) else ""
    versions = zip(("saved", "now", "number"), row.about.split(), strict=False)
    arguments: Mapping[str, Argument] = {"player": player, "agent": agent_title(row.about), **dict(versions)}
    return Message(row.note, arguments)
