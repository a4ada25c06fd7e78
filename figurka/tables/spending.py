"""Limits that all processes of a PostgreSQL database share: one statement counts and decides."""

from sqlalchemy import text

from figurka.tables.engine import Database
from figurka.tables.tokens import digest

CLOCK = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
"""The database's own clock in milliseconds: those of the processes may differ."""
SPEND = text(
    f"""
    INSERT INTO limits (kind, who, due) VALUES (:kind, :who, {CLOCK} + :step)
    ON CONFLICT (kind, who) DO UPDATE
    SET due = LEAST(GREATEST(limits.due, {CLOCK}) + :step, {CLOCK} + :most + :step)
    RETURNING due - {CLOCK} - :most
    """
)
"""Each act moves the moment on at which all is forgotten; who is too far ahead of the clock has to wait."""
SWEEP = text(
    f"""
    DELETE FROM limits WHERE (kind, who) IN (
        SELECT kind, who FROM limits WHERE due < {CLOCK} LIMIT 1000 FOR UPDATE SKIP LOCKED
    )
    """
)
"""What is forgotten; rows that another process just counts in are left to the next time."""


def spend(database: Database, kind: str, who: str, size: float, rate: float) -> float:
    """Count one act of a visitor; tells how many seconds he has to wait instead, 0 if he need not."""
    step = round(1000 / rate)
    told = {"kind": kind, "who": digest(who), "step": step, "most": round(size * step)}
    with database.writing() as connection:
        late = int(connection.execute(SPEND, told).scalar_one())
    return max(0.0, late / 1000)


def sweep(database: Database) -> None:
    """Forget visitors who have done nothing for so long that it counts no more."""
    with database.writing() as connection:
        connection.execute(SWEEP)
