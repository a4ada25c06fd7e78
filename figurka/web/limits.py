"""Limits on how often a visitor may do things, and on how many streams he and a table may have open.

What costs little is counted in the memory of the process. What costs much is counted in the database, too, if
several processes share it, so that nobody has the limit once for each of them; so are pages, which a process
takes from there by the lot.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

from figurka.core.errors import FigurkaError
from figurka.tables.errors import DatabaseAwayError

LIMITS: Final = {
    "create": (12.0, 0.2),
    "quick": (1_000.0, 200.0),
    "choose": (300.0, 60.0),
    "chat": (6.0, 0.5),
    "hint": (10.0, 0.5),
    "join": (20.0, 0.5),
    "notice": (10.0, 0.1),
    "stream": (40.0, 2.0),
    "page": (300.0, 20.0),
    "look": (400.0, 40.0),
    "verify": (10.0, 0.5),
}
"""For each kind of act how many may come at once, and how many a second after that."""
COSTLY: Final = frozenset({"create", "chat", "hint", "join", "notice", "verify"})
"""What processes count together: rare enough that the database may be asked each time."""
LOT: Final = 10
LOTS: Final = {"page": LOT, "look": LOT}
"""How many at a time a process takes from what all have together, and then gives out itself."""
ASKED_SECONDS: Final = 2.0
ALONE_SECONDS: Final = 5.0
"""So long the database may take to give a lot, and so long it is not asked again if it gives none."""
MOST_BUCKETS: Final = 20_000
LONGEST_NAME: Final = 80
"""In signs; addresses, and tables with a seat, are far shorter."""
STREAMS_OF_CLIENT: Final = 60
STREAMS_OF_TABLE: Final = 1_000
"""How many streams may be open at once in a process."""
STREAM_WAIT: Final = 10
"""After how many seconds who found no place for a stream may ask again."""

Shared = Callable[[str, str, float, float], Awaitable[float]]
"""Spends for a kind and a visitor, given size and rate; tells how many seconds he has to wait, 0 if none."""


class TooManyRequestsError(FigurkaError):
    """A visitor does something too often, or has too much open."""


class TableCrowdedError(FigurkaError):
    """As many look at a table as can be served."""


class Limiter:
    """Counts the acts of each visitor; forgets those who were not seen for the longest time."""

    def __init__(
        self, limits: dict[str, tuple[float, float]] | None = None, shared: Shared | None = None
    ) -> None:
        self.limits = LIMITS if limits is None else limits
        self.shared = shared
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self.lots: OrderedDict[tuple[str, str], int] = OrderedDict()
        """What is left of the last lot of each visitor."""
        self.alone_until = 0.0
        """Until then the process counts for itself, as the database was away."""

    async def spend(self, kind: str, who: str) -> None:
        """Take a token from the visitor's bucket, or raise if it is empty."""
        if kind not in self.limits:
            return
        who = who[:LONGEST_NAME]
        size, rate = self.limits[kind]
        wait = self._spend_here(kind, who, size, rate)
        if not wait and self.shared is not None:
            if kind in COSTLY:
                wait = await self.shared(kind, who, size, rate)
            elif kind in LOTS:
                wait = await self._spend_of_lot(self.shared, kind, who)
        if wait:
            raise TooManyRequestsError("error-too-often", seconds=max(1, round(wait)))

    async def _spend_of_lot(self, shared: Shared, kind: str, who: str) -> float:
        """Take one of a lot, and a new lot if none is left; tells how many seconds are missing."""
        left = self.lots.pop((kind, who), 0)
        if not left:
            if wait := await self._take_lot(shared, kind, who):
                return wait
            left = LOTS[kind] + self.lots.pop((kind, who), 0)  # another request may have taken one meanwhile
        if left > 1:
            self.lots[kind, who] = left - 1
            if len(self.lots) > MOST_BUCKETS:
                self.lots.popitem(last=False)
        return 0.0

    async def _take_lot(self, shared: Shared, kind: str, who: str) -> float:
        """Take a lot of what all have together; tells how many seconds are missing.

        Pages that need no database are shown without it, too, and soon: then they are counted here alone.
        """
        if monotonic() < self.alone_until:
            return 0.0
        (size, rate), lot = self.limits[kind], LOTS[kind]
        try:
            async with asyncio.timeout(ASKED_SECONDS):
                return await shared(kind, who, size / lot, rate / lot)
        except (DatabaseAwayError, TimeoutError):
            self.alone_until = monotonic() + ALONE_SECONDS
            return 0.0

    def _spend_here(self, kind: str, who: str, size: float, rate: float) -> float:
        """Take a token from the bucket in this process; tells how many seconds are missing."""
        now = monotonic()
        tokens, filled = self.buckets.pop((kind, who), (size, now))
        tokens = min(size, tokens + (now - filled) * rate)
        self.buckets[kind, who] = (max(tokens - 1, 0.0), now)
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        return 0.0 if tokens >= 1 else (1 - tokens) / rate


class Streams:
    """Counts the streams that are open, by visitor and by table; without limits it only counts them."""

    def __init__(self, of_client: int = STREAMS_OF_CLIENT, of_table: int = STREAMS_OF_TABLE) -> None:
        self.of_client = of_client
        self.of_table = of_table
        self.clients: Counter[str] = Counter()
        self.tables: Counter[str] = Counter()

    @property
    def open(self) -> int:
        """How many are open."""
        return self.tables.total()

    def take(self, client: str, table_id: str) -> Callable[[], None]:
        """A place for one more stream, or an error; returns how it is given back."""
        if self.of_client and self.clients[client] >= self.of_client:
            raise TooManyRequestsError("error-streams-client", most=self.of_client, seconds=STREAM_WAIT)
        if self.of_table and self.tables[table_id] >= self.of_table:
            raise TableCrowdedError("error-streams-table", most=self.of_table, seconds=STREAM_WAIT)
        self.clients[client] += 1
        self.tables[table_id] += 1
        return lambda: self._give_back(client, table_id)

    def _give_back(self, client: str, table_id: str) -> None:
        for counted, key in ((self.clients, client), (self.tables, table_id)):
            counted[key] -= 1
            if not counted[key]:
                del counted[key]
