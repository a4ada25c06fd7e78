"""Which process works at a table: each says that it lives, and what a dead one did others take up.

The process that made a table's last act drives its agents, so that nothing more is written while people play.
With SQLite only one process serves: whoever opens the file drives all.
"""

from typing import Any, Final

from sqlalchemy import (
    Column,
    ColumnElement,
    delete,
    exists,
    insert,
    literal_column,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

from figurka.tables.engine import Database
from figurka.tables.model import SeatKind, Status
from figurka.tables.schema import JUDGING, PROCESSES, SEATS, TABLES

RENEW_SECONDS: Final = 1.0
"""So often a process says that it lives."""
LEASE_SECONDS: Final = 4.0
"""Who has said nothing for so long is dead, or of no use to anybody."""

NOW: ColumnElement[int] = literal_column("CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)")
"""The database's own time: the clocks of several machines may differ."""
RENEW = text(
    f"INSERT INTO processes (id, until) VALUES (:id, {NOW} + :lease) "
    "ON CONFLICT (id) DO UPDATE SET until = EXCLUDED.until"
)


class Leases:
    """What one process of several has taken upon itself; every method blocks and is meant for a thread."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process

    @property
    def shared(self) -> bool:
        """Whether other processes may be at work."""
        return self._database.postgres

    def renew(self) -> None:
        """Say that this process lives, and forget those that are dead."""
        if not self.shared:
            return
        with self._database.writing() as connection:
            connection.execute(RENEW, {"id": self._process, "lease": int(LEASE_SECONDS * 1000)})
            connection.execute(delete(PROCESSES).where(PROCESSES.c.until <= NOW))

    def end(self) -> None:
        """Leave everything to others, at once."""
        with self._database.writing() as connection:
            connection.execute(delete(PROCESSES).where(PROCESSES.c.id == self._process))

    def drive(self, table_id: str) -> str | None:
        """The pace of the table's agents; None if another process lets them choose."""
        wanted = select(TABLES.c.driver, TABLES.c.pace).where(TABLES.c.id == table_id)
        with self._database.reading() as connection:
            row = connection.execute(wanted).first()
        if row is None:
            return None
        if row.driver != self._process:
            mine = update(TABLES).where(TABLES.c.id == table_id, self._free(TABLES.c.driver))
            with self._database.writing() as connection:
                if connection.execute(mine.values(driver=self._process)).rowcount != 1:
                    return None
        return str(row.pace)

    def abandoned(self) -> list[str]:
        """The tables at which an agent is asked and no process that lives lets it choose."""
        return self._awaiting(self._free(TABLES.c.driver))

    def own(self) -> list[str]:
        """The tables at which an agent is asked and this process has to let it choose."""
        return self._awaiting(TABLES.c.driver == self._process)

    def _awaiting(self, whose: ColumnElement[bool]) -> list[str]:
        """The running tables at which an agent is asked, of these processes."""
        asked = (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.seat == TABLES.c.turn)
        by_agent = or_(SEATS.c.kind == SeatKind.AGENT, SEATS.c.stand_in != "")
        wanted = select(TABLES.c.id).join(SEATS, asked)
        wanted = wanted.where(TABLES.c.status == Status.RUNNING, by_agent, whose)
        with self._database.reading() as connection:
            return list(connection.execute(wanted).scalars())

    # Judging a finished game

    def judges(self, table_id: str, depth: str) -> bool:
        """Whether a process that lives judges the game."""
        wanted = select(JUDGING.c.process).where(*_game(table_id, depth), ~self._free(JUDGING.c.process))
        with self._database.reading() as connection:
            return connection.execute(wanted).first() is not None

    def begin_judging(self, table_id: str, depth: str) -> bool:
        """Take it on to judge a game; tells whether no other process does."""
        free = or_(JUDGING.c.process == self._process, self._free(JUDGING.c.process))
        try:
            with self._database.writing() as connection:
                connection.execute(delete(JUDGING).where(*_game(table_id, depth), free))
                row = {"table_id": table_id, "depth": depth, "process": self._process}
                connection.execute(insert(JUDGING), [row])
        except IntegrityError:
            return False
        return True

    def end_judging(self, *game: str) -> None:
        """Judge no more: a game, named by its table and the depth, or all of them."""
        about = _game(*game) if game else ()
        with self._database.writing() as connection:
            connection.execute(delete(JUDGING).where(*about, JUDGING.c.process == self._process))

    def _free(self, process: Column[Any]) -> ColumnElement[bool]:
        """Whether none of the processes that live is the one named here; with SQLite no other one does."""
        if not self.shared:
            return process != self._process
        return ~exists().where(PROCESSES.c.id == process, PROCESSES.c.until > NOW)


def _game(table_id: str, depth: str) -> tuple[ColumnElement[bool], ...]:
    return JUDGING.c.table_id == table_id, JUDGING.c.depth == depth
