"""Several processes behind one port: one that dies is replaced, and on SIGHUP they are renewed one by one.

They share one listening socket, so that whoever waits in its queue is served by whichever process is there.
"""

import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from time import monotonic
from types import FrameType
from typing import Any, Final

from figurka.core.errors import FigurkaError

LOG = logging.getLogger(__name__)
Work = Callable[[socket.socket, Callable[[], None]], None]
"""Serves on a socket until the process is asked to stop, and says when it can."""

START_SECONDS: Final = 60.0
"""A new process has so long to be ready; a restart with one that is not is broken off."""
STOP_SECONDS: Final = 20.0
"""One that is asked to stop has so long for what it has begun."""
STEADY_SECONDS: Final = 10.0
"""Whoever has lived for so long has not died at once."""
LONGEST_PAUSE: Final = 30.0
TRIES: Final = 5
"""So often in a row a process may die at once while no other one serves."""
HANGUP: Final = getattr(signal, "SIGHUP", None)


class GaveUpError(FigurkaError):
    """No process can serve."""


class Worker:
    """One process that serves."""

    def __init__(self, work: Work, listening: socket.socket) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, far_end = context.Pipe()
        self.process: SpawnProcess = context.Process(target=run, args=(work, listening, far_end))
        self.process.start()
        far_end.close()
        self.began = monotonic()
        self.ready = False
        self.until: float | None = None
        """When it is ended if it has not stopped by itself."""

    def hear(self) -> None:
        """It has said that it is ready, or it says nothing more because it dies."""
        with contextlib.suppress(EOFError, OSError):
            while self.pipe.poll():
                self.pipe.recv()
                self.ready = True

    def stop(self) -> None:
        """Ask it to end its streams and to stop."""
        if self.until is None:
            self.until = monotonic() + STOP_SECONDS
            self.process.terminate()

    def forget(self) -> None:
        """It is gone."""
        self.process.join()
        self.pipe.close()


@dataclass
class Place:
    """One of the places that are to be filled by processes."""

    worker: Worker | None = None
    failures: int = 0
    """How often in a row its process has died at once."""
    due: float = 0.0
    """When the next one may begin."""


class Supervisor:
    """Keeps so many processes serving until it is asked to stop."""

    def __init__(self, work: Work, listening: socket.socket, processes: int) -> None:
        self._work = work
        self._listening = listening
        self._places = [Place() for _ in range(processes)]
        self._leaving: list[Worker] = []
        self._to_renew: deque[Place] = deque()
        self._newcomer: tuple[Place, Worker] | None = None
        """In a restart the process that is to take over a place, until it is ready."""
        self._stopping = False
        self._terminal = os.isatty(0)
        self._waker, self._woken = socket.socketpair()

    def run(self) -> None:
        """Serve until SIGTERM or SIGINT; raises GaveUpError if no process can."""
        with self._heeding_signals():
            try:
                while not self._stopping or self._workers():
                    self._fill_places()
                    self._wait()
                    self._bury_the_dead()
                    self._go_on_renewing()
                    self._end_the_slow()
            finally:
                for worker in self._workers():
                    worker.process.kill()
                    worker.forget()

    # Signals

    @contextlib.contextmanager
    def _heeding_signals(self) -> Iterator[None]:
        for end in (self._waker, self._woken):
            end.setblocking(False)
        handlers: dict[int, Callable[[int, FrameType | None], Any]] = {
            signal.SIGTERM: lambda *_: self._stop(),
            signal.SIGINT: lambda *_: self._stop(),
        }
        if HANGUP is not None:
            handlers[HANGUP] = lambda *_: self._renew_all()
        before = {number: signal.signal(number, handler) for number, handler in handlers.items()}
        waker = signal.set_wakeup_fd(self._waker.fileno(), warn_on_full_buffer=False)
        try:
            yield
        finally:
            signal.set_wakeup_fd(waker)
            for number, handler in before.items():
                signal.signal(number, handler)
            self._waker.close()
            self._woken.close()

    def _stop(self) -> None:
        self._stopping = True
        self._to_renew.clear()
        for worker in self._workers():
            worker.stop()

    def _renew_all(self) -> None:
        """Renew all processes, one after the other; but whose terminal is gone wants no server any more."""
        if self._terminal and not os.isatty(0):
            self._stop()
        elif not self._stopping:
            LOG.warning("the processes are renewed, one after the other")
            self._to_renew = deque(self._places)

    # What happens again and again

    def _workers(self) -> list[Worker]:
        """All processes that live, as far as is known."""
        serving = [place.worker for place in self._places if place.worker is not None]
        new = [] if self._newcomer is None else [self._newcomer[1]]
        return [*serving, *self._leaving, *new]

    def _fill_places(self) -> None:
        for place in self._places:
            if place.worker is None and not self._stopping and monotonic() >= place.due:
                place.worker = Worker(self._work, self._listening)

    def _wait(self) -> None:
        """Until a process says or does something, a signal comes, or a moment later."""
        workers = self._workers()
        silent = [worker.pipe for worker in workers if not worker.ready]
        wait([self._woken, *silent, *(worker.process.sentinel for worker in workers)], timeout=0.5)
        with contextlib.suppress(BlockingIOError):
            self._woken.recv(4096)
        for worker in workers:
            worker.hear()

    def _bury_the_dead(self) -> None:
        for place in self._places:
            if place.worker is not None and not place.worker.process.is_alive():
                self._lose(place, place.worker)
        for worker in [each for each in self._leaving if not each.process.is_alive()]:
            self._leaving.remove(worker)
            worker.forget()
        if self._newcomer is not None and not self._newcomer[1].process.is_alive():
            self._newcomer[1].forget()
            self._break_off()

    def _lose(self, place: Place, worker: Worker) -> None:
        """A process has died: another one takes its place, the later the more often that happens."""
        place.worker = None
        worker.forget()
        if self._stopping:
            return
        at_once = monotonic() - worker.began < STEADY_SECONDS
        place.failures = place.failures + 1 if at_once else 0
        pause = min(LONGEST_PAUSE, 2.0 ** (place.failures - 1)) if at_once else 0.0
        place.due = monotonic() + pause
        LOG.warning(
            "process %s has died (%s); another one takes its place in %.0f s",
            *(worker.process.pid, worker.process.exitcode, pause),
        )
        if place.failures >= TRIES and not any(each.ready for each in self._workers()):
            raise GaveUpError("error-serve-gave-up", tries=place.failures)

    def _go_on_renewing(self) -> None:
        """Let a process that is ready take over its place; then comes the next, when the old one has left."""
        if self._newcomer is not None:
            place, worker = self._newcomer
            if worker.ready and not self._stopping:
                self._newcomer = None
                if place.worker is not None:
                    place.worker.stop()
                    self._leaving.append(place.worker)
                place.worker, place.failures = worker, 0
                if not self._to_renew:
                    LOG.warning("all processes are renewed")
            elif worker.until is None and monotonic() - worker.began > START_SECONDS:
                worker.stop()
        elif self._to_renew and not self._leaving:
            self._newcomer = self._to_renew.popleft(), Worker(self._work, self._listening)

    def _break_off(self) -> None:
        """The new process could not serve, so the old ones stay."""
        self._newcomer = None
        self._to_renew.clear()
        if not self._stopping:
            LOG.error("the new process cannot serve: those that are not yet renewed stay as they are")

    def _end_the_slow(self) -> None:
        for worker in self._workers():
            if worker.until is not None and monotonic() > worker.until:
                worker.process.kill()


def run(work: Work, listening: socket.socket, pipe: "Connection[str, str]") -> None:
    """One process of several: it says when it can serve, and stops if nobody watches over it any more."""
    if HANGUP is not None:
        signal.signal(HANGUP, signal.SIG_IGN)
    threading.Thread(target=stop_with, args=(pipe,), daemon=True).start()
    try:
        work(listening, lambda: pipe.send("ready"))
    except FigurkaError as error:
        LOG.error("process %s cannot serve: %s", os.getpid(), error)
        sys.exit(1)
    except Exception:
        LOG.exception("process %s cannot serve", os.getpid())
        sys.exit(1)


def stop_with(pipe: "Connection[str, str]") -> None:
    """Stop this process in good order when the other end of the pipe is gone."""
    with contextlib.suppress(EOFError, OSError):
        pipe.recv()
    os.kill(os.getpid(), signal.SIGTERM)
