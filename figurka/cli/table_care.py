"""Looking after the tables from the terminal: listing, closing, and saving their games."""

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from figurka.agents import agent_title
from figurka.cli.saves import write_text
from figurka.core.errors import SettingsError
from figurka.locales import Words
from figurka.tables.engine import read_file
from figurka.tables.errors import DatabaseError, TableError
from figurka.tables.model import SeatRecord, SetAside, Status, Summary, now
from figurka.tables.operating import Filter, table_of, tables_in
from figurka.tables.store import Store, open_store
from figurka.web.fairness import save_of
from figurka.web.house import ago
from figurka.web.server import default_database

AGE = re.compile(r"(\d{1,5})([dhm])")
UNITS = {"d": "days", "h": "hours", "m": "minutes"}
PRIVATE = 0o600


@contextmanager
def existing(database: str) -> Iterator[Store]:
    """The tables of a database that is there; whoever serves it is told of changes."""
    database = database or default_database()
    file = read_file(database)
    if file is not None and not file.is_file():
        raise DatabaseError("error-backup-no-database", file=str(file))
    store = open_store(database, connections=1)
    store.outside = file is not None
    try:
        yield store
    finally:
        store.close()


def read_filter(game: str, state: str, older_than: str) -> Filter:
    """Which tables are meant."""
    if state and state not in list(Status):
        raise SettingsError("cli-error-state", state=state, states=", ".join(Status))
    status = Status(state) if state else None
    return Filter(game, status, read_age(older_than) if older_than else None)


def read_age(text: str) -> timedelta:
    """A length of time, such as 30d."""
    found = AGE.fullmatch(text)
    if found is None:
        raise SettingsError("cli-error-age", age=text)
    return timedelta(**{UNITS[found[2]]: int(found[1])})


# Listing


def show_tables(found: Sequence[Summary | SetAside], words: Words, out: Console) -> None:
    """The tables, a line for each."""
    drawn = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("id", "game", "state", "moves", "began", "moved", "seats"):
        drawn.add_column(words(f"cli-tables-{column}"), justify="right" if column == "moves" else "left")
    for each in found:
        drawn.add_row(*(line_of(each, words) if isinstance(each, Summary) else wrong_of(each, words)))
    if found:
        out.print(drawn, soft_wrap=True)
    out.print(words("cli-tables-count", count=len(found)), style="dim")


def line_of(table: Summary, words: Words) -> tuple[str, ...]:
    """A table in the list."""
    record, moment = table.record, now()
    return (
        record.id,
        record.game,
        words(f"cli-tables-state-{record.status}"),
        str(record.move),
        ago(int((moment - record.created).total_seconds()), words),
        ago(int((moment - record.moved).total_seconds()), words),
        " · ".join(sitting(seat, words) for seat in table.seats),
    )


def wrong_of(table: SetAside, words: Words) -> tuple[str, ...]:
    """A table that cannot be read."""
    return (table.id, "", words("cli-tables-state-damaged"), "", "", "", words.say(table.wrong))


def sitting(seat: SeatRecord, words: Words) -> str:
    """Who sits at a seat."""
    if seat.agent:
        return words.say(agent_title(seat.agent))
    name = seat.name if seat.taken else words("cli-tables-free")
    return f"{name} ({words.say(agent_title(seat.stand_in))})" if seat.stand_in else name


def as_json(found: Sequence[Summary | SetAside], words: Words) -> str:
    """The tables for other programs."""
    told = [
        told_of(each) if isinstance(each, Summary) else {"id": each.id, "wrong": words.say(each.wrong)}
        for each in found
    ]
    return json.dumps(told, ensure_ascii=False, indent=1)


def told_of(table: Summary) -> dict[str, Any]:
    """What is told of a table; of its seed and of secrets nothing."""
    record = table.record
    return {
        "id": record.id,
        "game": record.game,
        "title": record.title,
        "state": record.status.value,
        "moves": record.move,
        "created": record.created.isoformat(),
        "moved": record.moved.isoformat(),
        "finished": None if record.finished is None else record.finished.isoformat(),
        "public": record.public,
        "asked": record.turn,
        "winners": list(record.winners),
        "seats": [
            {
                "seat": seat.seat,
                "kind": seat.kind.value,
                "name": seat.name,
                "agent": seat.played_by,
                "taken": seat.taken,
            }
            for seat in table.seats
        ],
    }


def show_expired(found: Sequence[str], dry_run: bool, words: Words, out: Console) -> None:
    """Which tables were closed, or would be."""
    for table_id in found:
        out.print(table_id)
    out.print(
        words("cli-tables-would-expire" if dry_run else "cli-tables-expired", count=len(found)), style="dim"
    )


# Saving games


def export(
    store: Store,
    names: Sequence[str],
    everything: bool,
    unfinished: bool,
    words: Words,
    out: Console,
    complaints: Console,
) -> bool:
    """Save games into the folder that is named last; whether all could be saved that should."""
    ids, folder = list(names[:-1]), Path(names[-1])
    if everything == bool(ids):
        raise SettingsError("cli-error-export")
    if unfinished:
        complaints.print(words("cli-export-secret"), style="bold", soft_wrap=True)
    if everything:
        found = tables_in(store, Filter())
        ids = [each.record.id if isinstance(each, Summary) else each.id for each in found]
    saved, passed, whole = 0, 0, True
    for table_id in ids:
        try:
            live = table_of(store, table_id)
        except TableError as error:
            complaints.print(f"{table_id}: {words.say(error.message)}", soft_wrap=True)
            whole = False
            continue
        if not (live.ended or unfinished):
            passed += 1
            continue
        path = folder / f"figurka-{live.record.game}-{live.id}.json"
        write_text(path, save_of(live))
        path.chmod(PRIVATE)
        saved += 1
    out.print(words("cli-exported", count=saved, folder=str(folder)), soft_wrap=True)
    if passed:
        complaints.print(words("cli-export-passed", count=passed), soft_wrap=True)
    return whole and (everything or not passed)
