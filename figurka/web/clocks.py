"""The clock of a slow game, as pages and programs are told of it."""

from collections.abc import Sequence
from datetime import datetime

from figurka.locales import Words
from figurka.tables.clock import runs_out
from figurka.tables.model import SeatRecord, TableRecord
from figurka.web.house import Clock, ago, left


def clock_of(
    record: TableRecord, seats: Sequence[SeatRecord], words: Words, moment: datetime
) -> Clock | None:
    """The clock of a table, if it has one: how long a turn may take, and how long this one still may."""
    if not record.turn_time:
        return None
    each, end = span(record.turn_time, words), runs_out(record, seats)
    if end is None:
        return Clock(each)
    seconds = int((end - moment).total_seconds())
    until = int(end.timestamp())
    told = left(seconds, words) if seconds > 0 else ""
    return Clock(each, until, told, seconds <= 0, until - record.turn_time)


def span(seconds: int, words: Words) -> str:
    """How long a turn may take, in words."""
    return ago(seconds, words) if seconds else words("web-turn-time-any")
