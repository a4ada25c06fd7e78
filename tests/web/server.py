"""A real server process to test against: started, stopped gently or killed, and started again."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec

from figurka.web.hosting import Hosting
from tests.patience import PATIENCE

SERVE = (
    "import sys, msgspec; from figurka.web.server import serve; from figurka.web.hosting import Hosting; "
    "hosting = msgspec.json.decode(sys.argv[5], type=Hosting); "
    "limits = sys.argv[4] == 'limits'; "
    "serve('127.0.0.1', int(sys.argv[1]), sys.argv[2], False, float(sys.argv[3]), limits, hosting, "
    "processes=int(sys.argv[6]))"
)
NO_HOSTING = Hosting()
UNHELD = "import figurka.web.server as server; server.hold = lambda file: None; "
"""Beside a server on the same file, as none may be: then the database alone has to keep order."""


def connect(address: str, **wishes: Any) -> httpx.Client:
    """A program that speaks with a server.

    None of them speaks TLS, and reading all authorities that the machine trusts takes longer than most tests.
    """
    return httpx.Client(base_url=address, timeout=PATIENCE, verify=False, **wishes)


class Server:
    """A process that serves the tables of a database; a second start takes the same port."""

    def __init__(
        self,
        database: str,
        *,
        limits: bool = False,
        pace: float = 0.0,
        packages: Path | None = None,
        code: str = SERVE,
        hosting: Hosting = NO_HOSTING,
        processes: int = 1,
        unheld: bool = False,
    ) -> None:
        self.database = database
        self.limits = limits
        self.pace = pace
        self.packages = packages
        self.code = f"{UNHELD}{code}" if unheld else code
        self.hosting = hosting
        self.processes = processes
        self.port = 0
        number, name = tempfile.mkstemp(prefix="figurka-server-", suffix=".log")
        os.close(number)
        self.log = Path(name)
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        """The address without a slash at its end."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        """Start the process and wait until it can serve."""
        limits = "limits" if self.limits else "free"
        environment = dict(os.environ)
        if self.packages is not None:
            environment["PYTHONPATH"] = str(self.packages)
        with self.log.open("a", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                [
                    *(sys.executable, "-c", self.code, str(self.port), self.database, str(self.pace), limits),
                    *(msgspec.json.encode(self.hosting).decode(), str(self.processes)),
                ],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=environment,
            )
        assert self.process.stdout is not None
        told = self.process.stdout.readline().strip()
        assert told.startswith("http://127.0.0.1:"), f"no address but {told!r}: {self.errors}"
        self.port = int(told.rstrip("/").rsplit(":", 1)[1])
        self._wait_until_ready()
        return self

    def _wait_until_ready(self) -> None:
        deadline = time.monotonic() + PATIENCE
        with connect(self.address) as client:
            while time.monotonic() < deadline:
                try:
                    if client.get("/ready", timeout=5).status_code == httpx.codes.OK:
                        return
                except httpx.TransportError:
                    assert self.process is not None
                    assert self.process.poll() is None, f"the server has ended: {self.errors}"
                time.sleep(0.05)
        raise AssertionError(f"the server is not ready: {self.errors}")

    def stop(self) -> None:
        """Ask the process to end, as an operator does."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """End the process without a warning."""
        self._end(signal.SIGKILL)

    def _end(self, sign: signal.Signals) -> None:
        if self.process is None:
            return
        process, self.process = self.process, None
        with process:
            process.send_signal(sign)
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired as waited:
                process.kill()
                raise AssertionError(f"the server does not stop: {self.errors}") from waited

    @property
    def errors(self) -> str:
        """What the process has written to its log."""
        return self.log.read_text(encoding="utf-8")

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        self.log.unlink()
