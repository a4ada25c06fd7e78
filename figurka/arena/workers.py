"""Who plays many games: processes of this machine."""

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from threading import Thread

from figurka.core.registry import find_rules

NAP = 0.02
"""Seconds for which a worker that is ready keeps away from the others' share."""
LONGEST_START = 60.0
"""Seconds after which games begin with those that are there."""


@contextmanager
def executor(jobs: int) -> Iterator[Executor]:
    """So many processes, or this one alone; an error or interrupt does not wait for what they do."""
    if jobs > 1:
        with processes(jobs) as workers:
            yield workers
        return
    alone = ThreadPoolExecutor(max_workers=1)
    try:
        yield alone
    finally:
        alone.shutdown(cancel_futures=True)


@contextmanager
def processes(count: int, prepare: Callable[[], None] | None = None) -> Iterator[Executor]:
    """So many processes that prepare first, and end with the one that began them, however it ends."""
    before = set(multiprocessing.active_children())
    # A fork could copy the lock of the progress bar's thread while that holds it
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(count, context, begin, (prepare,))
    try:
        yield pool
    except BaseException:
        for process in set(multiprocessing.active_children()) - before:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def begin(prepare: Callable[[], None] | None) -> None:
    """In a worker: leave an interrupt to the process that has started it, end with that, and prepare."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    master = multiprocessing.parent_process()
    if master is not None:

        def follow() -> None:
            master.join()
            os._exit(1)

        Thread(target=follow, daemon=True).start()
    if prepare is not None:
        prepare()


def start_up(workers: Executor, jobs: int, game: str) -> float:
    """Have all workers ready to play; how many seconds that took."""
    start = time.perf_counter()
    ready: set[int] = set()
    while len(ready) < jobs and time.perf_counter() - start < LONGEST_START:
        ready |= set(workers.map(get_ready, [game] * jobs))
    return time.perf_counter() - start


def get_ready(game: str) -> int:
    """In a worker: load a game; the number of this process."""
    find_rules(game)
    time.sleep(NAP)
    return os.getpid()
