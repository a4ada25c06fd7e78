"""Backups of a PostgreSQL database by its own tools, which are told secrets by the environment alone."""

import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, text

from figurka.tables.backup import (
    BackupError,
    check_version,
    draft_of,
    moment,
    name,
    refuse_to_overwrite,
)
from figurka.tables.engine import Database
from figurka.tables.schema import JUDGING, METADATA, NOTICES, PROCESSES

ASKED: Final = {"options": "PGOPTIONS", "sslmode": "PGSSLMODE", "sslrootcert": "PGSSLROOTCERT"} | {
    "service": "PGSERVICE",
    "passfile": "PGPASSFILE",
    "host": "PGHOST",
    "port": "PGPORT",
    "sslcert": "PGSSLCERT",
    "sslkey": "PGSSLKEY",
}
"""What may stand behind the question mark of an address, as the tools call it."""
SECRET: Final = "PGPASSWORD"
PASSING: Final = (PROCESSES.name, JUDGING.name, NOTICES.name)
"""What concerns only the processes of now is in no backup."""
VERSION: Final = re.compile(r"^(\d+)$", re.MULTILINE)


def dump(database: Database, target: Path, *, force: bool = False) -> None:
    """Write what figurka keeps in the database, as it is at one moment, into a file."""
    refuse_to_overwrite(target, force=force)
    told = told_by(database.engine.url)
    schema = _schema(database)
    wanted = [f"--table={schema}.{each}" for each in (*METADATA.tables, "schema_version")]
    wanted += [f"--exclude-table-data={schema}.{each}" for each in PASSING]
    asked = ["--format=custom", "--no-owner", "--no-acl", *wanted]
    find("pg_dump", [*asked, f"--file={target}"], told)
    draft = draft_of(target)
    try:
        run(["pg_dump", *asked, f"--file={draft}"], told)
        check_version(version_in(draft, target), target)
        name(draft, target, force=force)
    finally:
        draft.unlink(missing_ok=True)


def load(backup: Path, database: Database) -> Path:
    """Put a backup in the place of what a database that nobody serves has; returns where that is kept."""
    told = told_by(database.engine.url)
    where = f"--dbname={told.get('PGDATABASE', '')}"
    put_back = ["--clean", "--if-exists", "--single-transaction", "--no-owner", where, str(backup)]
    find("pg_restore", put_back, told)
    if not backup.is_file():
        raise BackupError("error-backup-none", file=str(backup))
    check_version(version_in(backup, backup), backup)
    if serving(database):
        raise BackupError("error-restore-served")
    kept = backup.with_name(f"{backup.name}.before-{moment()}")
    dump(database, kept)
    database.close()
    run(["pg_restore", *put_back], told)
    return kept


def serving(database: Database) -> bool:
    """Whether a server says that it lives."""
    alive = text("SELECT COUNT(*) FROM processes WHERE until > EXTRACT(EPOCH FROM clock_timestamp()) * 1000")
    with database.reading() as connection:
        return bool(connection.execute(alive).scalar())


def told_by(address: URL) -> dict[str, str]:
    """What the tools have to know, as they find it in their environment."""
    told: dict[str, Any] = {
        "PGHOST": address.host,
        "PGPORT": address.port,
        "PGUSER": address.username,
        "PGDATABASE": address.database,
        SECRET: address.password,
    }
    told |= {ASKED[key]: value for key, value in address.query.items() if key in ASKED}
    return {key: str(value) for key, value in told.items() if value}


def find(tool: str, arguments: list[str], told: dict[str, str]) -> None:
    """Where a tool of PostgreSQL is not installed, tell what to type where it is."""
    if shutil.which(tool) is None:
        known = [f"{key}={shlex.quote(value)}" for key, value in told.items() if key != SECRET]
        command = shlex.join([tool, *arguments])
        raise BackupError("error-backup-tool", tool=tool, command=" ".join([*known, command]))


def run(command: list[str], told: dict[str, str]) -> str:
    """Run a tool to its end; returns what it prints."""
    ran = subprocess.run(
        command, env={**os.environ, **told}, capture_output=True, text=True, errors="replace", check=False
    )
    if ran.returncode:
        said = ran.stderr.strip().splitlines() or [f"{ran.returncode}"]
        raise BackupError("error-backup-failed", tool=command[0], reason=said[0])
    return ran.stdout


def version_in(backup: Path, named: Path) -> int | None:
    """The version of the database in a backup; None if it has none and so is not figurka's."""
    try:
        told = run(["pg_restore", "--data-only", "--table=schema_version", "--file=-", str(backup)], {})
    except BackupError as error:
        reason = str(error.message.arguments["reason"])
        raise BackupError("error-backup-unsound", file=str(named), reason=reason) from error
    versions = [int(each) for each in VERSION.findall(told)]
    return max(versions, default=None)


def _schema(database: Database) -> str:
    with database.reading() as connection:
        return str(connection.execute(text("SELECT current_schema()")).scalar_one())
