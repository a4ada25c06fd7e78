"""Limits on how often a visitor may do things: a bucket of tokens for each kind of act and address."""

from collections import OrderedDict
from time import monotonic
from typing import Final

from figurka.core.errors import FigurkaError

LIMITS: Final = {
    "create": (12.0, 0.2),
    "choose": (300.0, 60.0),
    "chat": (6.0, 0.5),
    "hint": (10.0, 0.5),
    "join": (20.0, 0.5),
    "notice": (10.0, 0.1),
    "stream": (40.0, 2.0),
    "look": (400.0, 40.0),
    "verify": (10.0, 0.5),
}
"""For each kind of act how many may come at once, and how many a second after that."""
MOST_BUCKETS: Final = 20_000


class TooManyRequestsError(FigurkaError):
    """A visitor does something too often."""


class Limiter:
    """Counts the acts of each address; forgets the addresses that were not seen for the longest time."""

    def __init__(self, limits: dict[str, tuple[float, float]] | None = None) -> None:
        self.limits = LIMITS if limits is None else limits
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, kind: str, address: str) -> None:
        """Take a token from the address's bucket, or raise if it is empty."""
        if kind not in self.limits:
            return
        size, rate = self.limits[kind]
        now = monotonic()
        tokens, filled = self.buckets.pop((kind, address), (size, now))
        tokens = min(size, tokens + (now - filled) * rate)
        self.buckets[kind, address] = (max(tokens - 1, 0.0), now)
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        if tokens < 1:
            raise TooManyRequestsError("error-too-often", seconds=max(1, round((1 - tokens) / rate)))
