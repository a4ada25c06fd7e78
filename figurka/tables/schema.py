"""The database's tables, in types that SQLite and PostgreSQL share; migrations.py makes them."""

import json
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Enum,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
)

from figurka.tables.model import ActKind, SeatKind, Status


class Moment(TypeDecorator[datetime]):
    """A moment, stored as milliseconds since 1970."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:
        """The moment as the database keeps it."""
        return None if value is None else round(value.timestamp() * 1000)

    def process_result_value(self, value: int | None, dialect: Dialect) -> datetime | None:
        """The moment as it was given."""
        if value is None:
            return None
        return datetime.fromtimestamp(value // 1000, UTC).replace(microsecond=value % 1000 * 1000)


class Json(TypeDecorator[Any]):
    """Plain data, stored as JSON text."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str:
        """The data as the database keeps it."""
        return json.dumps(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        """The data as it was given, but with lists for tuples."""
        return None if value is None else json.loads(value)


def _word(kinds: type[StrEnum]) -> Enum:
    return Enum(
        kinds, native_enum=False, length=12, values_callable=lambda kinds: [kind.value for kind in kinds]
    )


METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(10), primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("settings", Json, nullable=False),
    Column("title", Text, nullable=False),
    Column("created", Moment, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host_hash", String(64), nullable=False),
    Column("status", _word(Status), nullable=False),
    Column("move", Integer, nullable=False),
    Column("turn", Integer),
    Column("winners", Json, nullable=False),
    Column("moved", Moment, nullable=False),
    Column("finished", Moment),
    Column("revision", Integer, nullable=False),
    Index("tables_by_status", "status", "moved"),
    Index("tables_by_host", "host_hash"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(10), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", _word(SeatKind), nullable=False),
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
    Column("kind", _word(ActKind), nullable=False),
    Column("option", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", Moment, nullable=False),
    Column("note", Text, nullable=False),
    Column("about", Text, nullable=False),
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
