"""The server under load: a process of its own, without limits of requests, on a database of its own."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from types import TracebackType
from typing import Self

from benchmarks.environment import CommandError
from benchmarks.load_http import Line, TroubleError

ROOT = Path(__file__).parents[1]
SERVE = (
    "import os, sys; sys.path.insert(0, os.getcwd()); import figurka; from figurka.web.server import serve; "
    "assert figurka.__file__.startswith(os.getcwd()), 'this is not the figurka of that checkout'; "
    "more = {'processes': int(sys.argv[2])} if sys.argv[2:] else {}; "
    "serve('127.0.0.1', 0, sys.argv[1], browser=False, pace=0.0, limits=False, **more)"
)
START_SECONDS = STOP_SECONDS = 300.0
OK = 200
TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    """A process that serves the tables of a database at a free port of this machine, or several of them."""

    def __init__(self, database: str, log: Path, checkout: Path | None = None, processes: int = 1) -> None:
        self.database = database
        self.processes = processes
        self.log = log
        self.checkout = checkout
        """Where the server's code is, and perhaps a Python of its own; nothing for the code of here."""
        self.port = 0

    @property
    def python(self) -> str:
        """The Python that runs it."""
        own = None if self.checkout is None else self.checkout / ".venv" / "bin" / "python"
        return str(own) if own is not None and own.exists() else sys.executable

    def command(self) -> list[str]:
        """How it is started."""
        more = [str(self.processes)] if self.processes > 1 else []
        return [self.python, "-c", SERVE, self.database, *more]

    def __enter__(self) -> Self:
        with self.log.open("w", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                self.command(), stdout=subprocess.PIPE, stderr=log, text=True, cwd=self.checkout or ROOT
            )
        assert self.process.stdout is not None
        address = self.process.stdout.readline().strip().rstrip("/")
        if not address.startswith("http://127.0.0.1:"):
            self.stop()
            raise CommandError(f"the server did not start:\n{self.said}")
        self.port = int(address.rsplit(":", 1)[1])
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def stop(self) -> None:
        """Ask the process to end, and make it end if it does not."""
        self.process.terminate()
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    @property
    def said(self) -> str:
        """What the process has written to its log so far."""
        return self.log.read_text(encoding="utf-8")

    @property
    def memory(self) -> float:
        """The memory that is in use now (VmRSS), in MiB; what several processes share is counted in each."""
        return self._status("VmRSS")

    @property
    def peak_memory(self) -> float:
        """The most memory that the process ever used (VmHWM), in MiB."""
        return self._status("VmHWM")

    def _status(self, name: str) -> float:
        return sum(
            int(line.split()[1]) / 1024
            for pid in self.serving
            for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
            if line.startswith(f"{name}:")
        )

    @property
    def cpu(self) -> float:
        """The seconds of processor time that have been used."""
        stats = [Path(f"/proc/{pid}/stat").read_text(encoding="ascii") for pid in self.serving]
        fields = [stat.rpartition(")")[2].split() for stat in stats]
        return sum(int(each[11]) + int(each[12]) for each in fields) / TICKS

    @property
    def serving(self) -> list[int]:
        """The process that was started, and those that it has started to serve."""
        if self.processes == 1:
            return [self.process.pid]
        begun = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text(encoding="ascii")
        return [self.process.pid, *map(int, begun.split())]


async def wait_until_ready(server: Server) -> None:
    """Wait until the server can serve."""
    line, until = Line(server.port), perf_counter() + START_SECONDS
    while perf_counter() < until and server.process.poll() is None:
        with suppress(TroubleError):
            if (await line.ask("GET", "/ready"))[0] == OK:
                line.close()
                return
        await asyncio.sleep(0.05)
    raise CommandError(f"the server is not ready:\n{server.said}")
