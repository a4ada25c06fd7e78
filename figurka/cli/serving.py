"""Starting the server from the terminal."""

import logging
from datetime import timedelta

import typer
from rich.console import Console

from figurka.cli.output import USAGE_ERROR
from figurka.core.errors import FigurkaError
from figurka.locales import Words
from figurka.web.hosting import JSON, Hosting
from figurka.web.server import serve

LOG = logging.getLogger(__name__)


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
    told_as_json = hosting.log == JSON
    if not told_as_json:
        out.print(words("cli-serve-stop"), style="dim")
    try:
        serve(
            *(host, port, database, browser, pace),
            hosting=hosting,
            processes=processes,
            durable=durable,
            expire=None if expire is None else timedelta(days=expire),
            private_notices=private_notices,
        )
    except FigurkaError as error:
        if not told_as_json:
            raise
        LOG.critical("%s", words.say(error.message))
        raise typer.Exit(USAGE_ERROR) from error
