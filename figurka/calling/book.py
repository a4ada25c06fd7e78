"""What the database knows of who wants to be called; every method blocks and is meant for a thread."""

from collections.abc import Callable, Collection
from datetime import datetime
from hmac import compare_digest
from typing import Any, Final

from sqlalchemy import Connection, Row, and_, delete, exists, or_, select, text, update
from sqlalchemy.dialects.postgresql import insert as upsert_postgres
from sqlalchemy.dialects.sqlite import insert as upsert_sqlite

from figurka.calling.model import MOST_FAILURES, Call, Due, Kind, Trouble
from figurka.core.errors import FigurkaError
from figurka.tables.engine import Database
from figurka.tables.model import SeatKind, Status, now
from figurka.tables.schema import CALL_SEATS, CALLS, HOUSE_KEYS, SEATS, TABLES

ROUND: Final = 200
"""So many turns are told of in one round at most."""
CLAIM: Final = text(
    "INSERT INTO called (table_id, number) "
    "SELECT id, wait_number FROM tables "
    "WHERE id = :table AND wait_number = :number AND status = 'running' AND turn = wait_seat "
    "ON CONFLICT (table_id) DO UPDATE SET number = excluded.number WHERE called.number < excluded.number "
    "RETURNING number"
)
UNTOLD: Final = text("NOT EXISTS (SELECT 1 FROM called WHERE table_id = tables.id AND number >= wait_number)")


class StrangeBrowserError(FigurkaError):
    """Somebody tells a browser's address who neither owns it nor knows its keys."""


class CallBook:
    """The calls of all people at one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # Who wants to be called

    def calls_of(self, hashes: Collection[str]) -> list[Call]:
        """The calls of whoever holds seats with these hashes of secrets, the first first."""
        with self._database.reading() as connection:
            return [_call(row) for row in connection.execute(_owned(hashes).order_by(CALLS.c.made))]

    def add(self, call: Call, hashes: Collection[str]) -> bool:
        """Call somebody for all his seats; if he holds none, there is nothing to call him for.

        A browser that is already known is called for these seats only from now on. Its address is no secret:
        whoever holds none of the seats that it was called for has to know its keys, too.
        """
        upsert = upsert_postgres if self._database.postgres else upsert_sqlite
        mine = CALLS.c.id == call.id
        with self._database.writing() as connection:
            # whoever tells of the same browser just now waits here, and then knows of this one
            there = upsert(CALLS).on_conflict_do_update(index_elements=["id"], set_={"id": call.id})
            connection.execute(there, [_values(call)])
            known = connection.execute(select(CALLS).where(mine)).one()
            if not (_same_browser(_call(known), call) or self._owns(call.id, hashes, connection)):
                raise StrangeBrowserError("error-call-strange")
            connection.execute(update(CALLS).where(mine).values({**_values(call), "made": known.made}))
            connection.execute(delete(CALL_SEATS).where(CALL_SEATS.c.call_id == call.id))
            if self._link(connection, [call.id], hashes):
                return True
            connection.execute(delete(CALLS).where(mine))
            return False

    def _owns(self, call_id: str, hashes: Collection[str], connection: Connection) -> bool:
        """Whether somebody holds one of the seats for which a call is good."""
        owned = _owned(hashes).where(CALLS.c.id == call_id)
        return connection.execute(owned).first() is not None

    def remove(self, call_id: str, hashes: Collection[str] | None = None) -> bool:
        """Forget a call, perhaps only if it is of whoever holds such seats."""
        wanted = CALLS.c.id == call_id
        if hashes is not None:
            wanted = and_(wanted, CALLS.c.id.in_(_owned(hashes).with_only_columns(CALLS.c.id)))
        with self._database.writing() as connection:
            return connection.execute(delete(CALLS).where(wanted)).rowcount == 1

    def follow(self, hashes: Collection[str]) -> None:
        """Let the webhooks of somebody be good for all his seats, also for those that he took since.

        A browser is called only for the seats that it holds itself, and says so itself.
        """
        mine = [call for call in self.calls_of(hashes) if call.kind is not Kind.PUSH]
        if mine:
            with self._database.writing() as connection:
                self._link(connection, [call.id for call in mine], hashes)

    def _link(self, connection: Connection, calls: Collection[str], hashes: Collection[str]) -> int:
        """Connect calls with all seats of these hashes; returns how many seats there are."""
        wanted = select(SEATS.c.table_id, SEATS.c.secret_hash).where(SEATS.c.secret_hash.in_(hashes))
        seats = connection.execute(wanted).all()
        rows = [
            {"call_id": call, "table_id": seat.table_id, "seat_hash": seat.secret_hash}
            for call in calls
            for seat in seats
        ]
        if rows:
            upsert = upsert_postgres if self._database.postgres else upsert_sqlite
            connection.execute(upsert(CALL_SEATS).on_conflict_do_nothing(), rows)
        return len(seats)

    def sweep(self) -> None:
        """Forget seats that nobody holds any more, and calls that have no seat left."""
        gone = CALL_SEATS.c.seat_hash.not_in(
            select(SEATS.c.secret_hash).where(SEATS.c.secret_hash.is_not(None))
        )
        with self._database.writing() as connection:
            connection.execute(delete(CALL_SEATS).where(gone))
            connection.execute(delete(CALLS).where(~exists().where(CALL_SEATS.c.call_id == CALLS.c.id)))

    # Whose turn it is

    def due(self, begun: datetime, seen: datetime) -> list[Due]:
        """Untold turns that began before one moment, of people who have not looked since another."""
        seat_asked = and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.seat == TABLES.c.turn)
        wanted = (
            select(TABLES, SEATS.c.seat, SEATS.c.secret_hash)
            .join(SEATS, seat_asked)
            .where(
                TABLES.c.status == Status.RUNNING,
                TABLES.c.turn == TABLES.c.wait_seat,
                TABLES.c.wait_since <= begun,
                SEATS.c.kind == SeatKind.PERSON,
                SEATS.c.stand_in == "",
                or_(SEATS.c.last_seen.is_(None), SEATS.c.last_seen <= seen),
                UNTOLD,
                exists().where(
                    CALL_SEATS.c.seat_hash == SEATS.c.secret_hash,
                    CALL_SEATS.c.call_id == CALLS.c.id,
                    CALLS.c.made <= TABLES.c.wait_since,
                ),
            )
            .order_by(TABLES.c.wait_since)
            .limit(ROUND)
        )
        with self._database.reading() as connection:
            return [_due(row) for row in connection.execute(wanted)]

    def claim(self, due: Due) -> bool:
        """Whether this is the one who tells of the turn: of all processes only the first."""
        with self._database.writing() as connection:
            told = connection.execute(CLAIM, {"table": due.table, "number": due.number}).first()
            return told is not None

    def is_wanted(self, call: Call, due: Due) -> bool:
        """Whether it is still that turn, and the person is still to be called there."""
        wanted = select(TABLES.c.id).where(
            TABLES.c.id == due.table,
            TABLES.c.wait_number == due.number,
            TABLES.c.status == Status.RUNNING,
            TABLES.c.turn == TABLES.c.wait_seat,
            exists().where(CALLS.c.id == call.id, CALLS.c.failures < MOST_FAILURES),
        )
        with self._database.reading() as connection:
            return connection.execute(wanted).first() is not None

    def calls_for(self, due: Due) -> list[Call]:
        """Where the person is to be called whose turn it is."""
        before = CALLS.c.made <= due.since
        with self._database.reading() as connection:
            rows = connection.execute(_owned([due.seat_hash]).where(before)).all()
        return [call for call in map(_call, rows) if not call.given_up]

    # How it went

    def delivered(self, call: Call) -> None:
        """A notice has arrived."""
        if call.failures:
            with self._database.writing() as connection:
                mended = update(CALLS).where(CALLS.c.id == call.id)
                connection.execute(mended.values(failures=0, failed=None, trouble=""))

    def not_delivered(self, call: Call, trouble: Trouble, failures: int = 1) -> None:
        """A notice could not be delivered, which may count as several."""
        told = {"failures": CALLS.c.failures + failures, "failed": now(), "trouble": str(trouble)}
        with self._database.writing() as connection:
            connection.execute(update(CALLS).where(CALLS.c.id == call.id).values(**told))

    # The server's own key

    def key(self, name: str, make: Callable[[], str]) -> str:
        """A key of the server, made when it is asked for the first time; all processes have the same."""
        wanted = select(HOUSE_KEYS.c.value).where(HOUSE_KEYS.c.name == name)
        with self._database.reading() as connection:
            found = connection.execute(wanted).scalar()
        if found is not None:
            return str(found)
        upsert = upsert_postgres if self._database.postgres else upsert_sqlite
        with self._database.writing() as connection:
            row = {"name": name, "value": make()}
            connection.execute(upsert(HOUSE_KEYS).values(row).on_conflict_do_nothing())
            return str(connection.execute(wanted).scalar_one())


def _same_browser(known: Call, told: Call) -> bool:
    """Whether a browser has told the keys that are known of it; one of them nobody else knows."""
    return known.public_key == told.public_key and compare_digest(known.secret.encode(), told.secret.encode())


def _owned(hashes: Collection[str]) -> Any:
    """The calls for any of these seats."""
    linked = exists().where(CALL_SEATS.c.call_id == CALLS.c.id, CALL_SEATS.c.seat_hash.in_(hashes))
    return select(CALLS).where(linked)


def _call(row: Row[Any]) -> Call:
    found = row._asdict()
    return Call(**{**found, "kind": Kind(found["kind"])})


def _values(call: Call) -> dict[str, Any]:
    return {column.name: getattr(call, column.name) for column in CALLS.columns}


def _due(row: Row[Any]) -> Due:
    return Due(
        row.id, row.game, row.title, row.seat, row.secret_hash, row.wait_number, row.wait_since, row.turn_time
    )
