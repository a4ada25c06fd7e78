"""Backups of the database, from the terminal."""

from pathlib import Path

from rich.console import Console

from figurka.locales import Words
from figurka.tables import backup
from figurka.tables.engine import open_database, read_file
from figurka.web.server import default_database


def back_up(database: str, target: Path, force: bool, words: Words, out: Console) -> None:
    """Copy the database into a file."""
    database = database or default_database()
    file = read_file(database)
    if file is not None:
        backup.back_up(file, target, force=force)
    else:
        from figurka.tables.dumping import dump  # noqa: PLC0415 - a file needs no PostgreSQL

        opened = open_database(database, connections=1)
        try:
            dump(opened, target, force=force)
        finally:
            opened.close()
    out.print(words("cli-backup-done", file=str(target)), soft_wrap=True)


def restore_from(source: Path, database: str, words: Words, out: Console) -> None:
    """Put a backup in the place of the database, and tell where that is kept."""
    database = database or default_database()
    file = read_file(database)
    if file is not None:
        kept = backup.restore(source, file)
    else:
        from figurka.tables.dumping import load  # noqa: PLC0415 - a file needs no PostgreSQL

        opened = open_database(database, connections=1)
        try:
            kept = load(source, opened)
        finally:
            opened.close()
    out.print(words("cli-restore-done", file=str(source)), soft_wrap=True)
    if kept is not None:
        out.print(words("cli-restore-kept", file=str(kept)), soft_wrap=True)
