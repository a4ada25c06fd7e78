"""The server under load: a process of its own, without limits of requests, on a database of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from benchmarks.environment import CommandError

SERVE = (
    "import sys; from figurka.web.server import serve; "
    "serve('127.0.0.1', 0, sys.argv[1], browser=False, pace=0.0, limits=False)"
)
STOP_SECONDS = 300.0
TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    """A process that serves the tables of a database at a free port of this machine."""

    def __init__(self, database: str, log: Path) -> None:
        self.database = database
        self.log = log
        self.port = 0

    def __enter__(self) -> Self:
        command = [sys.executable, "-c", SERVE, self.database]
        with self.log.open("w", encoding="utf-8") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
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
        """The memory of the process that is in use now (VmRSS), in MiB."""
        return self._status("VmRSS")

    @property
    def peak_memory(self) -> float:
        """The most memory that the process ever used (VmHWM), in MiB."""
        return self._status("VmHWM")

    def _status(self, name: str) -> float:
        for line in Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii").splitlines():
            if line.startswith(f"{name}:"):
                return int(line.split()[1]) / 1024
        return 0.0

    @property
    def cpu(self) -> float:
        """The seconds of processor time that the process has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS
