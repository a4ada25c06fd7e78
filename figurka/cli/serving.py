"""Starting the server from the terminal."""

from datetime import timedelta

from rich.console import Console

from figurka.locales import Words
from figurka.web.hosting import Hosting
from figurka.web.server import serve


def serve_tables(
    host: str,
    port: int,
    database: str,
    browser: bool,
    pace: float,
    hosting: Hosting,
    words: Words,
    out: Console,
    *,
    processes: int = 1,
    durable: bool = False,
    expire: int | None = None,
    private_notices: bool = False,
) -> None:
    """Serve the tables until the command is stopped."""
    out.print(words("cli-serve-stop"), style="dim")
    serve(
        *(host, port, database, browser, pace),
        hosting=hosting,
        processes=processes,
        durable=durable,
        expire=None if expire is None else timedelta(days=expire),
        private_notices=private_notices,
    )
