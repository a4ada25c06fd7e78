"""Stored rows as what they are; one that is damaged is an error of its own table, and harms no other."""

from collections.abc import Iterable, Sequence
from dataclasses import fields
from functools import cache
from types import UnionType
from typing import Any, TypeVar, get_origin

from sqlalchemy import Row

from figurka.locales import Message
from figurka.tables.errors import TableDamagedError
from figurka.tables.model import ChatLine, LogRow, SeatKind, SeatRecord, TableRecord, note_message

T = TypeVar("T")


def read_table(row: Row[Any], seat_rows: Iterable[Row[Any]]) -> tuple[TableRecord, tuple[SeatRecord, ...]]:
    """The record of a table and its seats, in order."""
    record = _read_record(row)
    seats = tuple(_sound(SeatRecord(*_fields_of(each))) for each in seat_rows)
    places = range(record.seats)
    if len(seats) != record.seats or [seat.seat for seat in seats] != list(places):
        raise _damaged("seats")
    if any(seat.kind is SeatKind.AGENT and not seat.agent for seat in seats):
        raise _damaged("agent")
    if record.turn is not None and record.turn not in places:
        raise _damaged("turn")
    if any(winner not in places for winner in record.winners):
        raise _damaged("winners")
    return record, seats


def _read_record(row: Row[Any]) -> TableRecord:
    found = row._asdict()
    settings, winners = found["settings"], found["winners"]
    if not isinstance(settings, dict) or not all(_is_list_of(str, each) for each in settings.values()):
        raise _damaged("settings")
    if not _is_list_of(int, winners):
        raise _damaged("winners")
    found["settings"] = {name: tuple(values) for name, values in settings.items()}
    found["winners"] = tuple(winners)
    return _sound(TableRecord(**found))


def read_log(rows: Iterable[Row[Any]]) -> tuple[LogRow, ...]:
    """The acts of a table; a damaged one is named by its number."""
    read: list[LogRow] = []
    for row in rows:
        act = LogRow(*_fields_of(row))
        if _wrong_field(act):
            number = act.move + 1 if isinstance(act.move, int) else len(read) + 1
            raise TableDamagedError("error-table-damaged", number=number)
        read.append(act)
    return tuple(read)


def read_note(row: Row[Any]) -> Message:
    """What a note says that is about no player; what it is about may be damaged."""
    note = LogRow(*_fields_of(row))
    return Message(str(note.note)) if _wrong_field(note) else note_message(note, ())


def read_chat(rows: Sequence[Row[Any]]) -> tuple[ChatLine, ...]:
    """What was said at a table, the latest last; a line that cannot be read is left out."""
    lines = [ChatLine(*_fields_of(row)) for row in reversed(rows)]
    return tuple(line for line in lines if not _wrong_field(line))


def _fields_of(row: Row[Any]) -> tuple[Any, ...]:
    """All of a row but the table's id, which comes first."""
    return tuple(row)[1:]


def _sound(thing: T) -> T:
    """The thing, if each of its fields is of its type."""
    wrong = _wrong_field(thing)
    if wrong:
        raise _damaged(wrong)
    return thing


def _wrong_field(thing: object) -> str:
    """The first field that is not of its type, or nothing."""
    record: Any = type(thing)
    for name, kind in _kinds(record):
        if not isinstance(getattr(thing, name), kind):
            return name
    return ""


@cache
def _kinds(record: Any) -> tuple[tuple[str, Any], ...]:
    """The fields of a record with their types, of a mapping or a tuple without what is in it."""
    return tuple((each.name, _kind(each.type)) for each in fields(record))


def _kind(declared: Any) -> Any:
    return declared if isinstance(declared, type | UnionType) else get_origin(declared)


def _is_list_of(kind: type, value: object) -> bool:
    return isinstance(value, list) and all(isinstance(each, kind) for each in value)


def _damaged(field: str) -> TableDamagedError:
    return TableDamagedError("error-table-unreadable", field=field)
