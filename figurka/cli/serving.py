"""Starting the server from the terminal."""

from importlib.util import find_spec

from rich.console import Console

from figurka.core.errors import FigurkaError
from figurka.locales import Words

NEEDED = ("litestar", "jinja2", "sqlalchemy", "uvicorn")


class NoServerError(FigurkaError):
    """The packages of the web server are not installed."""


def serve_tables(
    host: str, port: int, database: str, browser: bool, pace: float, words: Words, out: Console
) -> None:
    """Serve the tables until the command is stopped."""
    if any(find_spec(module) is None for module in NEEDED):
        raise NoServerError("cli-error-no-web")
    from figurka.web.server import serve  # noqa: PLC0415 - the terminal must work without a web server

    out.print(words("cli-serve-stop"), style="dim")
    serve(host, port, database, browser, pace)
