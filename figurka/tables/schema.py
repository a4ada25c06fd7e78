"""The database's tables, in types that SQLite and PostgreSQL share; migrations.py makes them.

A value that cannot be read is None: whoever reads the row finds that out, and no other row is lost by it.
"""

import json
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
)

from figurka.core.errors import SettingsError
from figurka.core.seeds import Source, read_seed, write_seed
from figurka.tables.model import ActKind, SeatKind, Status


class Moment(TypeDecorator[datetime]):
    """A moment, stored as milliseconds since 1970."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:
        """The moment as the database keeps it."""
        return None if value is None else round(value.timestamp() * 1000)

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:
        """The moment as it was given."""
        try:
            return datetime.fromtimestamp(value // 1000, UTC).replace(microsecond=value % 1000 * 1000)
        except (TypeError, ValueError, OverflowError, OSError):
            return None


class Json(TypeDecorator[Any]):
    """Plain data, stored as JSON text."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str:
        """The data as the database keeps it."""
        return json.dumps(value)

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        """The data as it was given, but with lists for tuples."""
        try:
            return json.loads(value)
        except (TypeError, ValueError, RecursionError):
            return None


class Seed(TypeDecorator[int]):
    """A seed, stored as it is written: too long for a number of the database."""

    impl = String(64)
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Dialect) -> str | None:
        """The seed as the database keeps it."""
        return None if value is None else write_seed(value)

    def process_result_value(self, value: Any, dialect: Dialect) -> int | None:
        """The seed as it was given."""
        try:
            return read_seed(value)
        except SettingsError:
            return None


class Word(TypeDecorator[StrEnum]):
    """One of a few words."""

    impl = String(12)
    cache_ok = True

    def __init__(self, kinds: type[StrEnum]) -> None:
        super().__init__()
        self.kinds = kinds

    def process_bind_param(self, value: StrEnum | None, dialect: Dialect) -> str | None:
        """The word as the database keeps it."""
        return None if value is None else value.value

    def process_result_value(self, value: Any, dialect: Dialect) -> StrEnum | None:
        """The word as it was given."""
        try:
            return self.kinds(value)
        except ValueError:
            return None


METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(10), primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", Seed, nullable=False),
    Column("chance", Word(Source), nullable=False),
    Column("open_seed", Boolean, nullable=False),
    Column("settings", Json, nullable=False),
    Column("title", Text, nullable=False),
    Column("created", Moment, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("hot_seat", Boolean, nullable=False),
    Column("patience", Integer, nullable=False),
    Column("host_hash", String(64), nullable=False),
    Column("status", Word(Status), nullable=False),
    Column("move", Integer, nullable=False),
    Column("turn", Integer),
    Column("winners", Json, nullable=False),
    Column("moved", Moment, nullable=False),
    Column("finished", Moment),
    Column("revision", Integer, nullable=False),
    Column("turn_time", Integer, nullable=False),
    Column("wait_seat", Integer),
    Column("wait_turn", Integer, nullable=False),
    Column("wait_number", Integer, nullable=False),
    Column("wait_since", Moment),
    Column("held", Integer, nullable=False),
    Column("driver", String(16), nullable=False, default=""),
    Column("pace", String(12), nullable=False, default="normal"),
    Index("tables_by_status", "status", "moved"),
    Index("tables_by_host", "host_hash"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(10), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Word(SeatKind), nullable=False),
    Column("name", Text, nullable=False),
    Column("agent", Text, nullable=False),
    Column("stand_in", Text, nullable=False),
    Column("secret_hash", String(64)),
    Column("invitation_hash", String(64)),
    Column("last_seen", Moment),
    Column("invitations", Integer, nullable=False),
    Index("seats_by_secret", "secret_hash"),
)

LOG = Table(
    "log",
    METADATA,
    Column("table_id", String(10), ForeignKey("tables.id"), primary_key=True),
    Column("move", Integer, primary_key=True),
    Column("kind", Word(ActKind), nullable=False),
    Column("option", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", Moment, nullable=False),
    Column("note", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("chosen", Text, nullable=False),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", String(10), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Moment, nullable=False),
)

CARRIES = Table(
    "carries",
    METADATA,
    Column("token_hash", String(64), primary_key=True),
    Column("sealed", Text, nullable=False),
    Column("until", Moment, nullable=False),
)
"""The keys of a person on their way to another device; only who holds the token can open them."""

PUZZLES = Table(
    "puzzles",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("puzzle", String(12), primary_key=True),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)
"""How many have tried a puzzle, and how many of them have solved it; nothing is kept of who they were."""

JUDGEMENTS = Table(
    "judgements",
    METADATA,
    Column("table_id", String(10), ForeignKey("tables.id"), primary_key=True),
    Column("rules_version", Integer, primary_key=True),
    Column("depth", String(12), primary_key=True),
    Column("choice", Integer, primary_key=True),
    Column("data", Json, nullable=False),
)
"""What was found about the decisions of finished games; what other rules found is not looked at."""

CALLS = Table(
    "calls",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("address", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("language", String(12), nullable=False),
    Column("origin", Text, nullable=False),
    Column("made", Moment, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("failed", Moment),
    Column("trouble", Text, nullable=False),
)
"""Where somebody wants to be told that it is his turn: a browser that he has switched on, or a webhook."""

CALL_SEATS = Table(
    "call_seats",
    METADATA,
    Column("call_id", String(16), ForeignKey("calls.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(10), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat_hash", String(64), primary_key=True),
    Index("call_seats_by_seat", "seat_hash"),
    Index("call_seats_by_table", "table_id"),
)
"""For which seats; who they belong to is known by nothing but the hashes of their secrets."""

CALLED = Table(
    "called",
    METADATA,
    Column("table_id", String(10), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),
)
"""The last wait of each table of which somebody was told; whoever writes it is the one who tells."""

HOUSE_KEYS = Table(
    "house_keys",
    METADATA,
    Column("name", String(12), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Keys of the server itself."""

LIMITS = Table(
    "limits",
    METADATA,
    Column("kind", String(12), primary_key=True),
    Column("who", String(64), primary_key=True),
    Column("due", BigInteger, nullable=False),
)
"""How much visitors have done of what processes count together; of who they are there is only a hash."""

PROBES = Table(
    "probes",
    METADATA,
    Column("name", String(12), primary_key=True),
    Column("at", Moment, nullable=False),
)
"""What is written only to see whether the database can be written to."""

PROCESSES = Table(
    "processes",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("until", BigInteger, nullable=False),
)
"""The processes that share the database, and until when each of them counts as alive."""

JUDGING = Table(
    "judging",
    METADATA,
    Column("table_id", String(10), ForeignKey("tables.id"), primary_key=True),
    Column("depth", String(12), primary_key=True),
    Column("process", String(16), nullable=False),
)
"""Which process judges a finished game."""

NOTICES = Table(
    "notices",
    METADATA,
    Column("n", Integer, primary_key=True),
    Column("table_id", String(10), nullable=False),
    Column("move", Integer, nullable=False),
)
"""What commands have changed in an SQLite file, until the server that serves it has heard of it."""
