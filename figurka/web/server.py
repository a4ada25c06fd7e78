"""Serving the pages: one process or several, their database, and a browser that opens on it."""

import contextlib
import gc
import logging
import os
import socket
import threading
import webbrowser
from collections.abc import Callable
from datetime import timedelta
from errno import EADDRINUSE
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn
from uvicorn.config import LOGGING_CONFIG

from figurka import __version__, engine
from figurka.agents.crew import cores
from figurka.calling.caller import Caller
from figurka.core.errors import FigurkaError
from figurka.tables.engine import CONNECTIONS, read_file
from figurka.tables.holding import hold
from figurka.tables.notices import notices_for
from figurka.tables.service import Tables
from figurka.tables.store import open_store
from figurka.tables.thinking import AgentPool
from figurka.web.access import set_up_logs
from figurka.web.addresses import readable_at
from figurka.web.app import House, create_app
from figurka.web.connection import Connection
from figurka.web.hosting import Hosting
from figurka.web.limits import Limiter, Streams
from figurka.web.live import Watchers
from figurka.web.supervisor import Supervisor

LOG = logging.getLogger(__name__)
NO_HOSTING = Hosting()
WAITING: Final = 1024
"""So many may wait until somebody takes their connection."""
AT_ONCE: Final = 1
"""So many of them a process takes before it looks for other work: the less busy one comes first."""
AGENTS: Final = 2
"""So many processes let agents think, beside the only one that serves."""
FEWEST: Final = 3
"""With fewer connections to the database people would wait for each other."""
OTHERS: Final = 8
"""Connections that are left to commands, to the operator and to PostgreSQL itself."""


class ServeError(FigurkaError):
    """The server cannot start."""


class Server(uvicorn.Server):
    """A server that ends its streams as soon as it is asked to stop."""

    def __init__(self, config: uvicorn.Config, watchers: Watchers, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.watchers = watchers
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve, and say so."""
        await super().startup(sockets)
        for each in sockets or ():
            each.listen(WAITING)
        if self.started:
            LOG.info("figurka %s (%s) serves, process %s", __version__, engine.kind(), os.getpid())
        self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Let the streams end, then stop as usual."""
        LOG.info("process %s is asked to stop", os.getpid())
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
        taken.listen(WAITING)  # whoever comes before the first page can be read waits, and is not refused
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
    gc.set_threshold(50_000, 20, 5)


def serve(
    host: str,
    port: int,
    database: str,
    browser: bool,
    pace: float,
    limits: bool = True,
    hosting: Hosting = NO_HOSTING,
    *,
    processes: int = 1,
    durable: bool = False,
    expire: timedelta | None = None,
    private_notices: bool = False,
) -> None:
    """Serve until stopped; opens the browser once the first page can be read."""
    set_up_logs(hosting.log)
    database = database or default_database()
    connections = connections_for(database, processes)
    agents = AGENTS if processes == 1 else max(1, cores() // processes)
    work = partial(
        serve_on,
        host=host,
        database=database,
        pace=pace,
        limits=limits,
        hosting=hosting,
        durable=durable,
        connections=connections,
        agents=agents,
        expire=expire,
        private_notices=private_notices,
    )
    file = read_file(database)
    held = None if file is None else hold(file)
    listening = take_port(host, port)
    address = readable_at(host, listening.getsockname()[1])
    print(address, flush=True)
    if browser:
        threading.Thread(target=open_browser, args=(address,), daemon=True).start()
    if processes > 1:
        Supervisor(work, listening, processes).run()
    else:
        work(listening, lambda: None)
    if held is not None:
        held.release()


def serve_on(
    listening: socket.socket,
    ready: Callable[[], None],
    *,
    host: str,
    database: str,
    pace: float,
    limits: bool,
    hosting: Hosting,
    durable: bool,
    connections: int,
    agents: int,
    expire: timedelta | None,
    private_notices: bool,
) -> None:
    """Serve in this process until it is asked to stop."""
    set_up_logs(hosting.log)
    watchers = Watchers()
    store = open_store(database, durable=durable, connections=connections)
    tables = Tables(store, AgentPool(agents), notices_for(store), pace=pace, expire=expire)
    caller = Caller(store.database, private=private_notices)
    app = create_app(house_of(tables, watchers, host, limits, hosting, caller))
    config = uvicorn.Config(
        app,
        http=Connection,
        log_config=None if hosting.log else LOGGING_CONFIG,  # else it warns in its own way
        log_level="warning",
        timeout_graceful_shutdown=5,
        proxy_headers=False,
        backlog=AT_ONCE,
    )
    collect_seldom()
    with contextlib.suppress(KeyboardInterrupt):
        Server(config, watchers, ready).run(sockets=[listening])


def connections_for(database: str, processes: int) -> int:
    """How many connections each process may have, so that all of them are enough for PostgreSQL.

    While processes are renewed there is one more of them, and each hears the others on one more connection.
    """
    if processes == 1:
        return CONNECTIONS
    if read_file(database) is not None:
        raise ServeError("error-serve-processes", processes=processes)
    store = open_store(database, connections=1)
    try:
        most = store.most_connections()
    finally:
        store.close()
    share = (most - OTHERS) // (processes + 1) - 1
    if share < FEWEST:
        needed = (processes + 1) * (FEWEST + 1) + OTHERS
        raise ServeError("error-serve-connections", processes=processes, most=most, needed=needed)
    return min(CONNECTIONS, share)


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
