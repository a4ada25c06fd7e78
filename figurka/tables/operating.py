"""What whoever runs a server does with its tables, while it serves or not."""

from dataclasses import dataclass
from datetime import timedelta

from sqlalchemy import ColumnElement, select

from figurka.tables.errors import ConflictError, TableClosedError, TableOverError, TableUnknownError
from figurka.tables.live import LiveTable, rebuild
from figurka.tables.model import (
    ABANDONED,
    BY_OPERATOR,
    THE_HOUSE,
    Act,
    ActKind,
    LogRow,
    Position,
    SetAside,
    Status,
    Summary,
    now,
)
from figurka.tables.schema import TABLES
from figurka.tables.store import Store
from figurka.tables.tokens import ID_SHAPE

GOING_ON = (Status.WAITING, Status.RUNNING)


@dataclass(frozen=True)
class Filter:
    """Which tables are meant; nothing stands for all."""

    game: str = ""
    status: Status | None = None
    quiet: timedelta | None = None
    """Nobody has moved for so long."""

    def conditions(self) -> list[ColumnElement[bool]]:
        """What has to be true of a table."""
        conditions: list[ColumnElement[bool]] = []
        if self.game:
            conditions.append(TABLES.c.game == self.game)
        if self.status is not None:
            conditions.append(TABLES.c.status == self.status)
        if self.quiet is not None:
            conditions.append(TABLES.c.moved < now() - self.quiet)
        return conditions


def tables_in(store: Store, wanted: Filter) -> list[Summary | SetAside]:
    """The tables that are meant, the latest first; of a damaged one what is wrong with it."""
    return store.find(*wanted.conditions())


def close(store: Store, table_id: str) -> None:
    """Let a game never go on; its log stays, and whoever looks at it is told by whom it was closed."""
    while True:
        try:
            _close(store, table_id, BY_OPERATOR)
        except ConflictError:
            continue  # somebody has chosen at the same moment
        return


def abandoned(store: Store, quiet: timedelta) -> list[str]:
    """The tables that go on, or wait for people, and at which nobody has moved for so long."""
    conditions = [*Filter(quiet=quiet).conditions(), TABLES.c.status.in_(GOING_ON)]
    with store.database.reading() as connection:
        found = connection.execute(select(TABLES.c.id).where(*conditions).order_by(TABLES.c.moved))
        return list(found.scalars())


def expire(store: Store, quiet: timedelta) -> list[tuple[str, int]]:
    """Close the abandoned tables; returns them with their moves. Who comes back just then plays on."""
    closed = []
    for table_id in abandoned(store, quiet):
        try:
            closed.append((table_id, _close(store, table_id, ABANDONED)))
        except (ConflictError, TableOverError, TableClosedError):
            continue
    return closed


def table_of(store: Store, table_id: str) -> LiveTable:
    """A table as its whole log says."""
    if not ID_SHAPE.fullmatch(table_id):
        raise TableUnknownError("error-table-unknown")
    snapshot = store.news(table_id)
    assert snapshot is not None
    return rebuild(snapshot)


def _close(store: Store, table_id: str, note: str) -> int:
    """Store the note that closes a table, unless somebody moves meanwhile; returns the table's new move."""
    wanted = select(TABLES.c.move, TABLES.c.status).where(TABLES.c.id == table_id)
    with store.database.reading() as connection:
        row = connection.execute(wanted).first()
    if row is None:
        raise TableUnknownError("error-table-unknown")
    if row.status is Status.OVER:
        raise TableOverError("error-close-over", table=table_id)
    if row.status is Status.CLOSED:
        raise TableClosedError("error-close-closed", table=table_id)
    told = LogRow(row.move, ActKind.NOTE, 0, THE_HOUSE, now(), note)
    store.append(table_id, row.move, Act((told,), Position(Status.CLOSED, None)))
    return int(row.move) + 1
