"""The clock of slow games: how long whoever is asked may take, and since when he has been."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from figurka.tables.model import SeatKind, SeatRecord, Status, TableRecord

HOUR = 3600
DAY = 24 * HOUR
TURN_TIMES = (0, 12 * HOUR, DAY, 3 * DAY, 7 * DAY)
"""How many seconds a turn may take at tables that are set up in the browser; 0 is as long as one likes."""
SHORTEST_TURN, LONGEST_TURN = HOUR, 30 * DAY
"""Between which times a program may choose."""


def asked_since(record: TableRecord, seats: Sequence[SeatRecord]) -> datetime | None:
    """Since when the table has waited for a person who sits at it; None while it waits for anything else."""
    if record.status is not Status.RUNNING or record.turn is None or record.turn != record.wait_seat:
        return None
    seat = seats[record.turn]
    at_it = seat.kind is SeatKind.PERSON and seat.taken and not seat.stand_in
    return record.wait_since if at_it else None


def runs_out(record: TableRecord, seats: Sequence[SeatRecord]) -> datetime | None:
    """When the time of whoever is asked is over; None if the table has no clock or it does not run."""
    since = asked_since(record, seats)
    return since + timedelta(seconds=record.turn_time) if since is not None and record.turn_time else None


def has_run_out(record: TableRecord, seats: Sequence[SeatRecord], seat: int, moment: datetime) -> bool:
    """Whether it is this seat that is asked, and its time is over."""
    end = runs_out(record, seats)
    return end is not None and record.turn == seat and moment >= end
