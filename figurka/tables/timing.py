"""How long things take: counted by how long they took, for whoever asks later."""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from time import perf_counter
from typing import Final, ParamSpec, TypeVar

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""In seconds; what took longer than all of them is counted, too."""

P = ParamSpec("P")
T = TypeVar("T")


class Timing:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Count one that took so long."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    @contextmanager
    def measured(self) -> Iterator[None]:
        """Count what is done within."""
        began = perf_counter()
        try:
            yield
        finally:
            self.add(perf_counter() - began)

    def timed(self, function: Callable[P, T]) -> Callable[P, T]:
        """The same function, each call of which is counted."""

        @wraps(function)
        def measured(*args: P.args, **kwargs: P.kwargs) -> T:
            with self.measured():
                return function(*args, **kwargs)

        return measured
