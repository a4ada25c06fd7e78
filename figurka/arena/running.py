"""Doing numbered work in batches on any executor of concurrent.futures: processes here, or a cluster."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Generic, TypeVar

T = TypeVar("T")
Work = Callable[[Sequence[int]], list[T]]
"""What is done for some numbers, such as the seeds of games; it must be picklable."""
LONG_ENOUGH = 0.4
"""Seconds of work beside which sending it out and bringing it home costs nothing."""
AHEAD = 3
"""So many batches wait for each worker, so that none waits for the next one."""
GROWTH = 4
"""A batch is at most so many times as large as the one before, which was perhaps quick by chance."""


@dataclass(frozen=True)
class Batch(Generic[T]):
    """What was found for some numbers, and how many seconds it took where it was done."""

    found: list[T]
    seconds: float


def timed(work: Work[T], numbers: Sequence[int]) -> Batch[T]:
    """Do the work for some numbers, by the clock."""
    start = perf_counter()
    found = work(numbers)
    return Batch(found, perf_counter() - start)


def flow(work: Work[T], numbers: Sequence[int], executor: Executor, workers: int) -> Iterator[T]:
    """Do the work for every number on so many workers; results come as they are finished.

    Batches grow until each takes a good part of a second and shrink towards the end, so that all workers end
    together; only those that are needed next are sent out.
    """
    pending: set[Future[Batch[T]]] = set()
    begun, size = 0, 1
    try:
        while pending or begun < len(numbers):
            while begun < len(numbers) and len(pending) < AHEAD * workers:
                count = max(1, min(size, (len(numbers) - begun) // (AHEAD * workers)))
                pending.add(executor.submit(partial(timed, work), numbers[begun : begun + count]))
                begun += count
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            # What a worker brought home counts, also if another one died at the same moment
            for future in sorted(done, key=failed):
                batch = future.result()
                size = next_size(size, len(batch.found), batch.seconds)
                yield from batch.found
    finally:
        for future in pending:
            future.cancel()


def failed(future: Future[Batch[T]]) -> bool:
    """Whether work that is done ended in an error."""
    return future.exception() is not None


def next_size(size: int, done: int, seconds: float) -> int:
    """How large a batch should be after one of so many took so long."""
    if not done or not seconds:
        return size * GROWTH
    return max(1, min(round(LONG_ENOUGH * done / seconds), size * GROWTH))
