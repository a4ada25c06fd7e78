"""The tables in the database: every change is one transaction, every act is guarded by its move."""

import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, fields
from datetime import datetime
from typing import Any

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Exists,
    Row,
    Select,
    Update,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

from figurka.locales import Message
from figurka.tables.engine import CONNECTIONS, Database, open_database
from figurka.tables.errors import ConflictError, TableDamagedError, TableUnknownError
from figurka.tables.model import (
    CHAT_KEPT,
    CLOSINGS,
    Act,
    ChatLine,
    NewLink,
    PuzzleCount,
    SeatKind,
    SeatRecord,
    SetAside,
    Snapshot,
    Status,
    Summary,
    TableRecord,
    now,
)
from figurka.tables.reading import read_chat, read_log, read_note, read_table
from figurka.tables.schema import CARRIES, CHAT, JUDGEMENTS, LOG, NOTICES, PUZZLES, SEATS, TABLES

WARN = logging.getLogger(__name__)
CHANNEL = "figurka_tables"
"""Where PostgreSQL tells all processes which table has changed."""
LOBBY_LENGTH = 100

# What every look and every act does is put together once.
TABLE: BindParameter[str] = bindparam("table")
RECORD = [TABLES.c[each.name] for each in fields(TableRecord)]
REVISION = select(TABLES.c.revision).where(TABLES.c.id == TABLE)
CHANGE = (
    update(TABLES)
    .where(TABLES.c.id == TABLE)
    .values(revision=TABLES.c.revision + 1)
    .returning(TABLES.c.revision, TABLES.c.move)
)
COUNT_PUZZLE = text(
    "INSERT INTO puzzles (game, puzzle, tried, solved) VALUES (:game, :puzzle, 1, :solved) "
    "ON CONFLICT (game, puzzle) DO UPDATE SET tried = puzzles.tried + 1, solved = puzzles.solved + :solved"
)
PROBE = text("INSERT INTO probes (name, at) VALUES ('ready', :at) ON CONFLICT (name) DO UPDATE SET at = :at")
MOVE_ON = CHANGE.where(TABLES.c.move == bindparam("answered"))
MOVE_ON_AS_KNOWN = MOVE_ON.where(TABLES.c.revision == bindparam("known"))
ADD_TO_LOG = insert(LOG)


class Store:
    """Reads and writes tables; every method blocks and is meant for a thread."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.origin = secrets.token_hex(4)
        """Tells this process's notices from those of others."""
        self.outside = False
        """Whether another process serves the SQLite file, which has to be told of changes."""
        self._known_damaged: set[str] = set()

    def close(self) -> None:
        """Close the database."""
        self.database.close()

    def most_connections(self) -> int:
        """How many connections PostgreSQL allows at most, from everybody together."""
        with self.database.reading() as connection:
            return int(connection.exec_driver_sql("SHOW max_connections").scalar_one())

    # Reading

    def news(
        self, table_id: str, revision: int | None = None, move: int = 0, chat: int = 0
    ) -> Snapshot | None:
        """What has changed since this revision, with the log from `move` on; None if nothing has."""
        with self.database.reading() as connection:
            found = connection.execute(REVISION, {"table": table_id}).scalar()
            if found is None:
                raise TableUnknownError("error-table-unknown")
            if found == revision:
                return None
            row = connection.execute(select(*RECORD).where(TABLES.c.id == table_id)).one()
            sitting = _seat_rows(connection, [table_id])[table_id]
            log = connection.execute(
                select(LOG).where(LOG.c.table_id == table_id, LOG.c.move >= move).order_by(LOG.c.move)
            ).all()
            lines = connection.execute(
                select(CHAT)
                .where(CHAT.c.table_id == table_id, CHAT.c.n >= chat)
                .order_by(CHAT.c.n.desc())
                .limit(CHAT_KEPT)
            ).all()
        # Whatever is damaged is found out only now: an unfinished query would keep the transaction open.
        record, seats = read_table(row, sitting)
        return Snapshot(record, seats, read_log(log), read_chat(lines))

    def open_tables(self) -> list[Summary]:
        """The public tables that are not over, first those with a free seat, then the latest."""
        wanted = (
            select(*RECORD)
            .where(TABLES.c.public, TABLES.c.status.in_([Status.WAITING, Status.RUNNING]))
            .order_by(_has_free_seat().desc(), TABLES.c.moved.desc(), TABLES.c.id)
            .limit(LOBBY_LENGTH)
        )
        return [found for found in self._summaries(wanted, frozenset()) if isinstance(found, Summary)]

    def tables_of(self, hashes: frozenset[str]) -> list[Summary | SetAside]:
        """The tables at which these secrets hold a seat or are the host's, the latest first."""
        held = select(SEATS.c.table_id).where(SEATS.c.secret_hash.in_(hashes))
        wanted = (
            select(*RECORD)
            .where(or_(TABLES.c.id.in_(held), TABLES.c.host_hash.in_(hashes)))
            .order_by(TABLES.c.moved.desc(), TABLES.c.id)
            .limit(LOBBY_LENGTH)
        )
        return self._summaries(wanted, hashes)

    def find(self, *wanted: ColumnElement[bool]) -> list[Summary | SetAside]:
        """All tables of which this is true, the latest first."""
        found = select(*RECORD).where(*wanted).order_by(TABLES.c.moved.desc(), TABLES.c.id)
        return self._summaries(found, frozenset())

    def _summaries(self, wanted: Select[Any], hashes: frozenset[str]) -> list[Summary | SetAside]:
        with self.database.reading() as connection:
            rows = connection.execute(wanted).all()
            seats = _seat_rows(connection, [row.id for row in rows])
            closings = _closings(connection, [row.id for row in rows if row.status is Status.CLOSED])
        found: list[Summary | SetAside] = []
        for row in rows:
            try:
                record, sitting = read_table(row, seats[row.id])
            except TableDamagedError as error:
                found.append(self._set_aside(row.id, error))
                continue
            mine = tuple(seat.seat for seat in sitting if seat.secret_hash in hashes)
            found.append(Summary(record, sitting, mine, record.host_hash in hashes, closings.get(row.id)))
        return found

    def _set_aside(self, table_id: str, error: TableDamagedError) -> SetAside:
        """Leave out a damaged table; the log tells of it once."""
        if table_id not in self._known_damaged:
            self._known_damaged.add(table_id)
            WARN.warning("table %s is set aside: %s", table_id, error)
        return SetAside(table_id, error.message)

    def last_seen(self, table_id: str) -> list[datetime | None]:
        """When somebody last looked at the table from each seat, whichever process he looks through."""
        wanted = select(SEATS.c.last_seen).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat)
        with self.database.reading() as connection:
            return list(connection.execute(wanted).scalars())

    # Writing

    def create(self, record: TableRecord, seats: Sequence[SeatRecord]) -> None:
        """Store a new table."""
        with self.database.writing() as connection:
            connection.execute(insert(TABLES), [{**asdict(record), "driver": self.origin}])
            connection.execute(insert(SEATS), [{"table_id": record.id, **asdict(seat)} for seat in seats])
            self._notify(connection, record.id, record.move)

    def append(self, table_id: str, move: int, act: Act, known: int | None = None) -> int:
        """Store an act that answers this move, whole or not at all; returns the table's new revision.

        Who gives the revision that he knows is refused if anything has changed since, the talk too.
        """
        told = {"table": table_id, "answered": move, "driver": self.origin, **act.changes()}
        wanted = MOVE_ON
        if known is not None:
            wanted, told["known"] = MOVE_ON_AS_KNOWN, known
        try:
            with self.database.writing() as connection:
                row = connection.execute(wanted, told).first()
                if row is None:
                    raise ConflictError("error-table-conflict")
                connection.execute(ADD_TO_LOG, [{"table_id": table_id, **vars(each)} for each in act.rows])
                if act.stand_in is not None:
                    seat, agent = act.stand_in
                    connection.execute(_update_seat(table_id, seat).values(stand_in=agent))
                    self._begin_if_all_sit(connection, table_id)
                if act.new_link is not None:
                    connection.execute(_give_new_link(table_id, act.new_link))
                self._notify(connection, table_id, row.move)
        except IntegrityError as error:
            raise ConflictError("error-table-conflict") from error
        return int(row.revision)

    def sit(self, table_id: str, seat: int, name: str, secret_hash: str, invitation_hash: str | None) -> bool:
        """Give the seat to who holds the secret, if it is still open or the invitation still good."""
        free = SEATS.c.kind == SeatKind.OPEN
        if invitation_hash is not None:
            free = SEATS.c.invitation_hash == invitation_hash
        taken = {
            "kind": SeatKind.PERSON,
            "name": name,
            "secret_hash": secret_hash,
            "invitation_hash": None,
            "stand_in": "",
            "last_seen": now(),
        }
        with self.database.writing() as connection:
            self._touch(connection, table_id)
            sat = connection.execute(
                _update_seat(table_id, seat).where(free, SEATS.c.secret_hash.is_(None)).values(**taken)
            )
            if sat.rowcount == 1:
                _wait_anew(connection, table_id, seat)
            self._begin_if_all_sit(connection, table_id)
            return sat.rowcount == 1

    def invite(self, table_id: str, seat: int, invitations: int, invitation_hash: str) -> bool:
        """Keep the seat for who holds its so-manieth invitation, unless somebody sits there."""
        kept = {"kind": SeatKind.PERSON, "invitations": invitations, "invitation_hash": invitation_hash}
        nobody = and_(SEATS.c.secret_hash.is_(None), SEATS.c.kind != SeatKind.AGENT)
        with self.database.writing() as connection:
            self._touch(connection, table_id)
            invited = connection.execute(_update_seat(table_id, seat).where(nobody).values(**kept))
            return invited.rowcount == 1

    def rename(self, table_id: str, seat: int, name: str) -> None:
        """Give the seat another name."""
        with self.database.writing() as connection:
            self._touch(connection, table_id)
            connection.execute(_update_seat(table_id, seat).values(name=name))

    def say(self, table_id: str, seat: int | None, name: str, text: str) -> None:
        """Store a line of table talk."""
        with self.database.writing() as connection:
            self._touch(connection, table_id)
            last = select(func.max(CHAT.c.n)).where(CHAT.c.table_id == table_id)
            n = connection.execute(last).scalar()
            line = ChatLine(0 if n is None else n + 1, seat, name, text, now())
            connection.execute(insert(CHAT), [{"table_id": table_id, **asdict(line)}])

    def end_hold(self, table_id: str) -> None:
        """Let the agents go on that waited for the end of a turn, in this process."""
        with self.database.writing() as connection:
            self._touch(connection, table_id)
            connection.execute(
                update(TABLES).where(TABLES.c.id == table_id).values(held=-1, driver=self.origin)
            )

    def set_pace(self, table_id: str, pace: str) -> None:
        """Remember how fast the table's agents play; that is no change of the table."""
        other = update(TABLES).where(TABLES.c.id == table_id, TABLES.c.pace != pace)
        with self.database.writing() as connection:
            connection.execute(other.values(pace=pace))

    def see(self, table_id: str, seat: int, at: datetime) -> None:
        """Remember when somebody last looked at the table from this seat; that is no change of the table."""
        with self.database.writing() as connection:
            connection.execute(_update_seat(table_id, seat).values(last_seen=at))

    # Keys on their way to another device

    def put_carried(self, token_hash: str, sealed: str, until: datetime) -> None:
        """Keep what is carried for a while; what nobody fetched in time is swept out."""
        with self.database.writing() as connection:
            connection.execute(delete(CARRIES).where(CARRIES.c.until <= now()))
            carried = {"token_hash": token_hash, "sealed": sealed, "until": until}
            connection.execute(insert(CARRIES), [carried])

    def is_carried(self, token_hash: str) -> bool:
        """Whether something still waits under this token."""
        wanted = select(CARRIES.c.until).where(CARRIES.c.token_hash == token_hash, CARRIES.c.until > now())
        with self.database.reading() as connection:
            return connection.execute(wanted).first() is not None

    def take_carried(self, token_hash: str) -> str | None:
        """What was carried, given to the first who comes in time, and to nobody after him."""
        taken = (
            delete(CARRIES)
            .where(CARRIES.c.token_hash == token_hash)
            .returning(CARRIES.c.sealed, CARRIES.c.until)
        )
        with self.database.writing() as connection:
            row = connection.execute(taken).first()
        return None if row is None or row.until <= now() else str(row.sealed)

    # How puzzles are answered

    def count_puzzle(self, game: str, puzzle: str, solved: bool) -> None:
        """Count one more who has tried a puzzle."""
        with self.database.writing() as connection:
            connection.execute(COUNT_PUZZLE, {"game": game, "puzzle": puzzle, "solved": int(solved)})

    def puzzle_count(self, game: str, puzzle: str) -> PuzzleCount:
        """How many have tried a puzzle and how many have solved it."""
        wanted = select(PUZZLES.c.tried, PUZZLES.c.solved).where(
            PUZZLES.c.game == game, PUZZLES.c.puzzle == puzzle
        )
        with self.database.reading() as connection:
            row = connection.execute(wanted).first()
        return PuzzleCount() if row is None else PuzzleCount(row.tried, row.solved)

    # What was found about a game that has ended

    def judgements(
        self, table_id: str, rules_version: int, depth: str, choice: int | None = None
    ) -> dict[int, Any]:
        """What is known of the decisions of a game, or of one, by how many choices came before each."""
        wanted = select(JUDGEMENTS.c.choice, JUDGEMENTS.c.data).where(
            *_about(table_id, rules_version, depth, choice)
        )
        with self.database.reading() as connection:
            return {row.choice: row.data for row in connection.execute(wanted)}

    def keep_judgement(self, table_id: str, rules_version: int, depth: str, choice: int, data: Any) -> None:
        """Keep what was found about a decision; another process may have been first with the same."""
        row = {"table_id": table_id, "rules_version": rules_version, "depth": depth, "choice": choice}
        same = _about(table_id, rules_version, depth, choice)
        with suppress(IntegrityError), self.database.writing() as connection:
            connection.execute(delete(JUDGEMENTS).where(*same))
            connection.execute(insert(JUDGEMENTS), [{**row, "data": data}])

    # Whether the database can be written to

    def probe(self) -> None:
        """Write something: that the database can be read says nothing of a full disk."""
        with self.database.writing() as connection:
            connection.execute(PROBE, {"at": round(now().timestamp() * 1000)})

    # What commands have changed

    def take_notices(self) -> list[tuple[str, int]]:
        """What commands have changed since this was asked last: tables and their moves."""
        with self.database.reading() as connection:
            if connection.execute(select(NOTICES.c.n).limit(1)).first() is None:
                return []
        with self.database.writing() as connection:
            taken = connection.execute(delete(NOTICES).returning(NOTICES.c.table_id, NOTICES.c.move))
            return [(row.table_id, row.move) for row in taken]

    def _begin_if_all_sit(self, connection: Connection, table_id: str) -> None:
        """Let the game begin once every seat has a person or an agent."""
        empty = exists().where(
            SEATS.c.table_id == table_id,
            SEATS.c.kind != SeatKind.AGENT,
            SEATS.c.secret_hash.is_(None),
            SEATS.c.stand_in == "",
        )
        connection.execute(
            update(TABLES)
            .where(TABLES.c.id == table_id, TABLES.c.status == Status.WAITING, ~empty)
            .values(status=Status.RUNNING, wait_since=now(), driver=self.origin)
        )

    def _touch(self, connection: Connection, table_id: str) -> None:
        """Count a change of the table; until it is committed no other process can change the table."""
        row = connection.execute(CHANGE, {"table": table_id}).first()
        if row is None:
            raise TableUnknownError("error-table-unknown")
        self._notify(connection, table_id, row.move)

    def _notify(self, connection: Connection, table_id: str, move: int) -> None:
        """Have PostgreSQL tell the other processes, just when the change is there to be read."""
        if self.outside:
            connection.execute(insert(NOTICES), [{"table_id": table_id, "move": move}])
        if self.database.postgres:
            notice = f"{self.origin} {table_id} {move}"
            connection.execute(select(func.pg_notify(CHANNEL, notice)))


def open_store(url: str, *, durable: bool = False, connections: int = CONNECTIONS) -> Store:
    """The tables at this address: `postgresql://…`, `sqlite:///…`, or the path of an SQLite file."""
    return Store(open_database(url, durable=durable, connections=connections))


def _seat_rows(connection: Connection, table_ids: Sequence[str]) -> dict[str, list[Row[Any]]]:
    """The seats of some tables, in order."""
    seats: dict[str, list[Row[Any]]] = {table_id: [] for table_id in table_ids}
    wanted = select(SEATS).where(SEATS.c.table_id.in_(table_ids)).order_by(SEATS.c.table_id, SEATS.c.seat)
    for row in connection.execute(wanted):
        seats[row.table_id].append(row)
    return seats


def _closings(connection: Connection, table_ids: Sequence[str]) -> dict[str, Message]:
    """Why these tables were closed."""
    if not table_ids:
        return {}
    wanted = select(LOG).where(LOG.c.table_id.in_(table_ids), LOG.c.note.in_(CLOSINGS))
    return {row.table_id: read_note(row) for row in connection.execute(wanted).all()}


def _update_seat(table_id: str, seat: int) -> Update:
    return update(SEATS).where(SEATS.c.table_id == table_id, SEATS.c.seat == seat)


def _give_new_link(table_id: str, link: NewLink) -> Update:
    """Whoever held the seat holds it no more."""
    return _update_seat(table_id, link.seat).values(
        secret_hash=None, invitation_hash=link.invitation_hash, invitations=link.number
    )


def _about(
    table_id: str, rules_version: int, depth: str, choice: int | None
) -> tuple[ColumnElement[bool], ...]:
    """What tells the judgements of a game, or that of one decision, from all others."""
    columns = JUDGEMENTS.c
    game = (columns.table_id == table_id, columns.rules_version == rules_version, columns.depth == depth)
    return game if choice is None else (*game, columns.choice == choice)


def _has_free_seat() -> Exists:
    return exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == SeatKind.OPEN)


def _wait_anew(connection: Connection, table_id: str, seat: int) -> None:
    """If it is the turn of who has just sat down, it begins for him now."""
    running = and_(TABLES.c.id == table_id, TABLES.c.status == Status.RUNNING, TABLES.c.turn == seat)
    wait = {"wait_seat": seat, "wait_number": TABLES.c.wait_number + 1, "wait_since": now()}
    connection.execute(update(TABLES).where(running).values(**wait))
