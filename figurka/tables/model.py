"""What is known of a table: its seats, its log, its talk and what the lobby shows of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any

from figurka.core.rules import Settings
from figurka.locales import Argument, Message

CHAT_KEPT = 200
"""So many of the latest lines of talk are held in memory."""


class SeatKind(StrEnum):
    """Who is to sit at a seat: anybody who comes, a certain person, or an agent."""

    OPEN = "open"
    PERSON = "person"
    AGENT = "agent"


class Status(StrEnum):
    """Whether somebody is still to sit down, the game goes on, or it has ended."""

    WAITING = "waiting"
    RUNNING = "running"
    OVER = "over"


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
    settings: Settings
    title: str
    created: datetime
    public: bool
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


@dataclass(frozen=True)
class LogRow:
    """An accepted act: `move` acts came before it.

    `option` is the index that was chosen (choose, redo) or the number of choices that remain (undo, reset).
    A note has the id of a message and what it is about.
    """

    move: int
    kind: ActKind
    option: int
    seat: int
    at: datetime
    note: str = ""
    about: str = ""


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
    said: dict[str, str] = field(default_factory=dict, compare=False, repr=False)
    """What it says, by language, once somebody has read it."""


@dataclass(frozen=True)
class Position:
    """What the lobby knows of the game after an act."""

    status: Status
    turn: int | None
    winners: tuple[int, ...] = ()


@dataclass(frozen=True)
class Act:
    """What is stored together: rows of the log, the position after them, perhaps who stands in where."""

    rows: tuple[LogRow, ...]
    position: Position
    stand_in: tuple[int, str] | None = None

    def changes(self) -> dict[str, Any]:
        """What becomes different in the table's record."""
        last, position = self.rows[-1], self.position
        return {
            "move": last.move + 1,
            "status": position.status,
            "turn": position.turn,
            "winners": position.winners,
            "moved": last.at,
            "finished": last.at if position.status is Status.OVER else None,
        }


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

    @property
    def free(self) -> int:
        """How many seats anybody may take."""
        return sum(seat.kind is SeatKind.OPEN for seat in self.seats)


def now() -> datetime:
    """The present moment, to the millisecond, as it is stored."""
    moment = datetime.now(UTC)
    return moment.replace(microsecond=moment.microsecond // 1000 * 1000)


def note_message(row: LogRow, names: tuple[str, ...]) -> Message:
    """What a note says."""
    arguments: Mapping[str, Argument] = {"player": names[row.seat], "agent": row.about}
    return Message(row.note, arguments)
