"""An SQLite file is served by one process, which holds a lock beside it as long as it lives."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from figurka.tables.errors import DatabaseError

FAR: Final = 1 << 30
"""Windows locks bytes: one that nobody ever reads."""


class Hold:
    """The lock on a file, as long as this lives."""

    def __init__(self, file: Path, handle: int) -> None:
        self.file = file
        self._handle = handle

    def release(self) -> None:
        """Let go of the file."""
        os.close(self._handle)


def hold(file: Path) -> Hold:
    """Take an SQLite file for this process; raises DatabaseError if another one holds it."""
    beside = lock_of(file)
    try:
        beside.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(beside, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise DatabaseError("error-database-open", reason=str(error)) from error
    try:
        _lock(handle)
    except BlockingIOError as error:
        os.close(handle)
        raise DatabaseError("error-database-served", file=str(file), process=_holder(beside)) from error
    except OSError as error:
        os.close(handle)
        reason = error.strerror or str(error)
        raise DatabaseError("error-database-lock", file=str(file), reason=reason) from error
    os.truncate(handle, 0)
    os.write(handle, str(os.getpid()).encode())
    return Hold(file, handle)


def lock_of(file: Path) -> Path:
    """The file beside a database that is locked in its stead: SQLite locks its own in its own way."""
    real = file.resolve()
    return real.with_name(f"{real.name}.lock")


def _holder(beside: Path) -> str:
    """The number of the process that holds the lock, as it has written it down."""
    with suppress(OSError, ValueError):
        return str(int(beside.read_text(encoding="ascii")[:12]))
    return "?"


def _lock(handle: int) -> None:
    """Lock at once or raise BlockingIOError."""
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 - there is none elsewhere

        os.lseek(handle, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError from error
        os.lseek(handle, 0, os.SEEK_SET)
    else:
        import fcntl  # noqa: PLC0415 - Windows has none

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
