"""Serving the pages: one process, its database, and a browser that opens on it."""

import contextlib
import logging
import socket
import threading
import webbrowser
from errno import EADDRINUSE
from pathlib import Path
from types import FrameType

import uvicorn
from uvicorn.config import LOGGING_CONFIG

from figurka.calling.caller import Caller
from figurka.core.errors import FigurkaError
from figurka.tables.notices import notices_for
from figurka.tables.service import Tables
from figurka.tables.store import open_store
from figurka.tables.thinking import AgentPool
from figurka.web.access import set_up_logs
from figurka.web.addresses import readable_at
from figurka.web.app import House, create_app
from figurka.web.hosting import Hosting
from figurka.web.limits import Limiter, Streams
from figurka.web.live import Watchers

log = logging.getLogger(__name__)
NO_HOSTING = Hosting()


class ServeError(FigurkaError):
    """The server cannot start."""


class Server(uvicorn.Server):
    """A server that ends its streams as soon as it is asked to stop."""

    def __init__(self, config: uvicorn.Config, watchers: Watchers) -> None:
        super().__init__(config)
        self.watchers = watchers

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Let the streams end, then stop as usual."""
        self.watchers.close()
        super().handle_exit(sig, frame)


def default_database() -> str:
    """A database in the user's own data folder."""
    folder = Path.home() / ".local" / "share" / "figurka"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.sqlite'}"


def take_port(host: str, port: int) -> socket.socket:
    """A listening socket, or an error that says what to do."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, or answers wait for Nagle
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((host, port))
        taken.listen()  # whoever comes before the first page can be read waits, and is not refused
    except OSError as error:
        taken.close()
        if error.errno == EADDRINUSE:
            raise ServeError("error-port-taken", port=str(port)) from error
        reason = error.strerror or str(error)
        raise ServeError("error-listen", host=host, port=str(port), reason=reason) from error
    return taken


def serve(
    host: str,
    port: int,
    database: str,
    browser: bool,
    pace: float,
    limits: bool = True,
    hosting: Hosting = NO_HOSTING,
    *,
    private_notices: bool = False,
) -> None:
    """Serve until stopped; opens the browser once the first page can be read."""
    set_up_logs(hosting.log)
    listening = take_port(host, port)
    watchers = Watchers()
    store = open_store(database or default_database())
    tables = Tables(store, AgentPool(), notices_for(store), pace=pace)
    caller = Caller(store.database, private=private_notices)
    app = create_app(house_of(tables, watchers, host, limits, hosting, caller))
    lines = None if hosting.log else LOGGING_CONFIG  # else its own warnings would be written in its own way
    config = uvicorn.Config(
        app, log_config=lines, log_level="warning", timeout_graceful_shutdown=5, proxy_headers=False
    )
    server = Server(config, watchers)
    address = readable_at(host, listening.getsockname()[1])
    print(address, flush=True)
    if browser:
        threading.Thread(target=open_browser, args=(address,), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])


def house_of(
    tables: Tables, watchers: Watchers, host: str, limits: bool, hosting: Hosting, caller: Caller
) -> House:
    """What all requests of a process share, with the usual limits or with none."""
    if not limits:
        return House(tables, watchers, Limiter({}), host, hosting, caller, Streams(0, 0))
    return House(tables, watchers, Limiter(shared=tables.spends), host, hosting, caller)


def open_browser(address: str) -> None:
    """Open the address, if there is a browser."""
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(address)
