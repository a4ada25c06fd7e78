"""Opening a database: SQLite in a file, or PostgreSQL, behind the same two kinds of transaction."""

import logging
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from figurka.tables.errors import DatabaseAwayError, DatabaseError
from figurka.tables.migrations import migrate

LOG = logging.getLogger(__name__)
CONNECTIONS = 8
BUSY_SECONDS = 30.0
WRITES = "figurka_writes"
CONNECT_SECONDS = 5
"""How long a PostgreSQL that does not answer is waited for, unless its address says otherwise."""
AWAY = (OperationalError, InterfaceError, PoolTimeoutError)
"""What a database that is not there, or whose disk is full, raises."""


class Database:
    """A database and its transactions; may be used from any thread."""

    def __init__(self, engine: Engine, connections: int = CONNECTIONS) -> None:
        self.engine = engine
        self.connections = connections
        """So many may be open at once."""
        self.postgres = engine.dialect.name == "postgresql"
        self._writes = engine.execution_options(**{WRITES: True})
        self._reads = engine.execution_options(isolation_level="REPEATABLE READ") if self.postgres else engine
        self._writer = threading.Lock()
        self.away = False
        """Whether the last try to write found it away, or without room."""

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that only looks, and sees one moment."""
        with may_be_away(), self._reads.connect() as connection, connection.begin():
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that changes something, committed when the block ends without an error."""
        try:
            with may_be_away(), self.opening() as connection:
                yield connection
        except DatabaseAwayError as error:
            if not self.away:
                LOG.warning("the database cannot be used: %s", reason_of(error))
            self.away = True
            raise
        if self.away:
            LOG.warning("the database is back")
        self.away = False

    @contextmanager
    def opening(self) -> Iterator[Connection]:
        """The same, but what the database says is raised as it is."""
        if self.postgres:
            with self.engine.begin() as connection:
                yield connection
            return
        # SQLite has one writer: threads that wait for a lock take turns, those that poll the file do not.
        with self._writer, self._writes.begin() as connection:
            yield connection

    @property
    def file(self) -> Path | None:
        """The SQLite file, if it is one."""
        return None if self.postgres else Path(str(self.engine.url.database))

    def close(self) -> None:
        """Close all connections."""
        self.engine.dispose()


@contextmanager
def may_be_away() -> Iterator[None]:
    """A database that is away is told as such, whichever it is and however it says so."""
    try:
        yield
    except AWAY as error:
        raise DatabaseAwayError("error-database-away") from error


def reason_of(error: DatabaseAwayError) -> str:
    """What the database itself said, for the log."""
    cause = error.__cause__
    return str(cause.orig if isinstance(cause, DBAPIError) else cause).strip()


def read_url(url: str) -> URL:
    """The address of a database; what is no address is the path of an SQLite file."""
    if "://" not in url:
        return URL.create("sqlite", database=str(Path(url).expanduser()))
    try:
        read = make_url(url)
    except ArgumentError as error:
        raise DatabaseError("error-database-address") from error
    if read.drivername in ("postgres", "postgresql", "postgresql+psycopg"):
        return read.set(drivername="postgresql+psycopg")
    if read.drivername != "sqlite" or not read.database or ":memory:" in read.database:
        raise DatabaseError("error-database-address")
    return read


def read_file(url: str) -> Path | None:
    """The file that is meant by the address of an SQLite database."""
    address = read_url(url)
    return Path(str(address.database)) if address.drivername == "sqlite" else None


def open_database(url: str, *, durable: bool = False, connections: int = CONNECTIONS) -> Database:
    """Open the database and bring it up to date."""
    address = read_url(url)
    lite = address.drivername == "sqlite"
    engine = _sqlite(address, connections, durable) if lite else _postgres(address, connections)
    database = Database(engine, connections)
    try:
        with database.opening() as connection:
            migrate(connection)
    except (DBAPIError, OSError) as error:
        database.close()
        reason = str(error.orig if isinstance(error, DBAPIError) else error)
        raise DatabaseError("error-database-open", reason=reason) from error
    except DatabaseError:
        database.close()
        raise
    return database


def _postgres(address: URL, connections: int) -> Engine:
    patience = {} if "connect_timeout" in address.query else {"connect_timeout": CONNECT_SECONDS}
    try:
        return create_engine(
            address,
            pool_size=connections,
            max_overflow=0,
            pool_pre_ping=True,
            connect_args=patience,
            hide_parameters=True,
        )
    except ModuleNotFoundError as error:
        raise DatabaseError("error-database-driver") from error


def _sqlite(address: URL, connections: int, durable: bool) -> Engine:
    path = Path(str(address.database))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DatabaseError("error-database-open", reason=str(error)) from error
    engine = create_engine(
        address, pool_size=connections, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True
    )
    event.listen(engine, "connect", partial(_set_up, durable=durable))
    event.listen(engine, "begin", _begin)
    return engine


def _set_up(connection: sqlite3.Connection, record: Any, *, durable: bool) -> None:
    """Make a new connection safe and strict.

    With a write-ahead log and NORMAL, what was committed survives the death of the process at any moment; if
    the machine loses power, the last moments may be lost but the file stays sound. With FULL each of them
    waits until the disk has it.
    """
    connection.isolation_level = None
    connection.text_factory = _text
    _use_write_ahead_log(connection)
    connection.execute(f"PRAGMA synchronous = {'FULL' if durable else 'NORMAL'}")
    connection.execute("PRAGMA foreign_keys = ON")


def _text(stored: bytes) -> str:
    """A stored text: a broken byte in it must not hide the other rows."""
    return stored.decode("utf-8", "replace")


def _use_write_ahead_log(connection: sqlite3.Connection) -> None:
    """Switch the log on; SQLite does not wait by itself if another process is just doing the same."""
    deadline = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.02)
        else:
            return


def _begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
