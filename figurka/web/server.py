"""Serving the pages: one process, its database, and a browser that opens on it."""

import contextlib
import gc
import logging
import socket
import threading
import webbrowser
from errno import EADDRINUSE
from pathlib import Path
from types import FrameType

import uvicorn

from figurka.core.errors import FigurkaError
from figurka.tables.notices import notices_for
from figurka.tables.service import Tables
from figurka.tables.store import open_store
from figurka.tables.thinking import AgentPool
from figurka.web.addresses import readable_at
from figurka.web.app import House, create_app
from figurka.web.limits import Limiter
from figurka.web.live import Watchers

log = logging.getLogger(__name__)


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


def collect_seldom() -> None:
    """Look for unused things in rings only now and then, never among what stays: it halts everything."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def serve(host: str, port: int, database: str, browser: bool, pace: float, limits: bool = True) -> None:
    """Serve until stopped; opens the browser once the first page can be read."""
    listening = take_port(host, port)
    watchers = Watchers()
    store = open_store(database or default_database())
    tables = Tables(store, AgentPool(), notices_for(store), pace=pace)
    app = create_app(House(tables, watchers, Limiter(None if limits else {}), host))
    config = uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=5, proxy_headers=False)
    server = Server(config, watchers)
    collect_seldom()
    address = readable_at(host, listening.getsockname()[1])
    print(address, flush=True)
    if browser:
        threading.Thread(target=open_browser, args=(address,), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])


def open_browser(address: str) -> None:
    """Open the address, if there is a browser."""
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(address)
