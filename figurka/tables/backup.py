"""Copies of an SQLite database: taken while it is served, checked, and put back."""

import os
import sqlite3
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from figurka.core.errors import FigurkaError
from figurka.tables.holding import hold
from figurka.tables.migrations import MIGRATIONS

ASIDE: Final = "%Y%m%d-%H%M%S"
"""When a file was replaced, as it stands in the name under which it is kept."""
BESIDE: Final = ("-wal", "-shm")
"""What SQLite keeps beside a file that is open."""


class BackupError(FigurkaError):
    """A backup cannot be taken, or cannot be put back; nothing has changed."""


def back_up(source: Path, target: Path, *, force: bool = False) -> None:
    """Copy a database as it is at one moment, and check the copy; it may be served meanwhile."""
    refuse_to_overwrite(target, force=force)
    if not source.is_file():
        raise BackupError("error-backup-no-database", file=str(source))
    draft = draft_of(target)
    try:
        _copy(source, draft)
        check(draft, source)
        _to_disk(draft)
        name(draft, target, force=force)
    finally:
        draft.unlink(missing_ok=True)


def restore(backup: Path, target: Path) -> Path | None:
    """Put a backup in the place of a database that nobody serves; returns where that one is kept."""
    if not backup.is_file():
        raise BackupError("error-backup-none", file=str(backup))
    held, draft = hold(target), draft_of(target.resolve())
    try:
        _copy(backup, draft)
        check(draft, backup)
        _to_disk(draft)
        kept = _put_aside(target.resolve())
        draft.replace(target.resolve())
    finally:
        draft.unlink(missing_ok=True)
        held.release()
    return kept


def refuse_to_overwrite(target: Path, *, force: bool) -> None:
    """Whoever names a file that is there has to say that he means it."""
    if target.exists() and not force:
        raise BackupError("error-backup-exists", file=str(target))


def draft_of(target: Path) -> Path:
    """An empty file beside the one that is to be written; it is nobody's business what will be in it."""
    draft = target.with_name(f".{target.name}.part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        draft.unlink(missing_ok=True)
        os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        raise unwritable(target, error) from error
    return draft


def name(draft: Path, target: Path, *, force: bool) -> None:
    """Give a whole backup its name; without force never in the place of another file."""
    try:
        if force:
            draft.replace(target)
        else:
            os.link(draft, target)
    except FileExistsError as error:
        raise BackupError("error-backup-exists", file=str(target)) from error
    except OSError:  # some disks know no second names
        draft.replace(target)


def unwritable(target: Path, error: Exception) -> BackupError:
    """Why a file cannot be written."""
    reason = error.strerror or str(error) if isinstance(error, OSError) else str(error)
    return BackupError("error-backup-write", file=str(target), reason=reason)


def moment() -> str:
    """The present moment, as it stands in the names of files."""
    return datetime.now().astimezone().strftime(ASIDE)


def _copy(source: Path, draft: Path) -> None:
    """Copy a database at one moment, whoever writes to it, into a file that stands alone."""
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(draft)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", 0) in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR):
            raise unwritable(draft, error) from error
        raise BackupError("error-backup-unsound", file=str(source), reason=str(error)) from error


def check(file: Path, named: Path) -> None:
    """Whether a database is sound and of a version that is known here; errors tell of the named file."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            sound = connection.execute("PRAGMA integrity_check").fetchone()[0]
            loose = connection.execute("PRAGMA foreign_key_check").fetchall()
            if sound != "ok" or loose:
                reason = sound if sound != "ok" else f"{len(loose)} rows of no table"
                raise BackupError("error-backup-unsound", file=str(named), reason=reason)
            version = connection.execute("SELECT MAX(version) FROM schema_version").fetchone()[0]
    except sqlite3.DatabaseError as error:
        raise BackupError("error-backup-unsound", file=str(named), reason=str(error)) from error
    check_version(version, named)


def check_version(version: int | None, named: Path) -> None:
    """Whether a backup is one of figurka's, and not from a later one."""
    if version is None:
        raise BackupError("error-backup-unsound", file=str(named), reason="schema_version")
    if version > len(MIGRATIONS):
        raise BackupError("error-backup-newer", file=str(named), found=version, known=len(MIGRATIONS))


def _to_disk(file: Path) -> None:
    """Wait until the disk has all of it."""
    with file.open("rb+") as written:
        os.fsync(written.fileno())


def _put_aside(target: Path) -> Path | None:
    """Keep the file of before under a dated name, with all that was written to it."""
    if not target.exists():
        return None
    with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(target)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    kept = target.with_name(f"{target.name}.{moment()}")
    for ending in BESIDE:  # left by a file that cannot be opened; they must not meet the new one
        rest = target.with_name(target.name + ending)
        if rest.exists():
            rest.replace(kept.with_name(kept.name + ending))
    target.replace(kept)
    return kept
