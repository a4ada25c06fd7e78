"""Drawings of tables that are kept while somebody looks: what is the same again is not drawn again.

Whoever looks through the same eyes shares one drawing. Between two drawings of a table, for the same eyes or
for others, a region is drawn anew only if something differs of what it has read (`tracing.py`).
"""

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from litestar.response import ServerSentEventMessage

from figurka.tables.live import LiveTable
from figurka.tables.model import SeatRecord, TableRecord
from figurka.web.house import Clock
from figurka.web.regions import DRAWING, clock_for, company_for, inputs_of, templates_of
from figurka.web.render import traced, usual_in
from figurka.web.seating import Company
from figurka.web.sight import Eyes
from figurka.web.streaming import Shared
from figurka.web.templating import Names
from figurka.web.tracing import LEAST_LOOKS, Drawn, Inputs

TABLES_KEPT: Final = 300
"""Of so many tables drawings are kept, with some 600 kB each; tables beyond that are drawn wholly."""
LEFT_KEPT: Final = 20
"""Of so many tables at which nobody looks any more the journal is at hand, for who loads a page anew."""
EYES_KEPT: Final = 24
"""So many drawings of a table are kept: its seats and spectators, each in two languages."""


@dataclass(frozen=True)
class State:
    """All of a table that can change: as long as it is the same, so is a drawing of it."""

    game: int
    move: int
    chat: int
    seats: tuple[SeatRecord, ...]
    record: TableRecord
    company: Company
    clock: Clock | None

    def is_of(self, live: LiveTable, company: Company, clock: Clock | None) -> bool:
        """Whether the table is still in this state; when a seat was last seen is told by the company."""
        return (
            (self.game, self.move, self.chat) == (id(live.game), live.move, live.next_chat)
            and self.clock == clock
            and self.record == live.record
            and self.company == company
            and (self.seats is live.seats or list(map(who, self.seats)) == list(map(who, live.seats)))
        )


def who(seat: SeatRecord) -> tuple[object, ...]:
    """What is drawn of a seat."""
    return seat.kind, seat.name, seat.agent, seat.stand_in, seat.taken, seat.played_by


def state_of(live: LiveTable, company: Company, clock: Clock | None) -> State:
    """The state of a table, with company and clock as some eyes see them."""
    return State(id(live.game), live.move, live.next_chat, live.seats, live.record, company, clock)


class Regions(dict[str, Drawn]):
    """The regions of a table as some eyes see it in some state."""

    def __init__(self, state: State, asked: int | None, seat: int | None) -> None:
        super().__init__()
        self.state = state
        self.mine = asked is not None and asked == seat
        self.seat = seat
        self._events: dict[object, ServerSentEventMessage] = {}

    @property
    def html(self) -> dict[str, str]:
        """The text of each."""
        return {name: drawn.html for name, drawn in self.items()}

    def event(self, changed: Iterable[str], known: Mapping[str, Drawn]) -> ServerSentEventMessage:
        """These regions as an event for a page that has some as they were: one for all who know the same."""
        wanted = tuple((name, known.get(name)) for name in changed)
        key = tuple((name, None if old is None else old.number) for name, old in wanted)
        if key not in self._events:
            self._events[key] = self._told({name: self[name].after(old) for name, old in wanted})
        return self._events[key]

    def _told(self, regions: Mapping[str, Any]) -> ServerSentEventMessage:
        news = {"move": self.state.move, "regions": regions, "mine": self.mine, "seat": self.seat}
        return Shared("regions", self.state.move, news)


class Easel:
    """The drawings of one table."""

    def __init__(self) -> None:
        self._inputs: dict[str, Inputs] = {}
        self._seen: OrderedDict[Eyes, Regions] = OrderedDict()

    def regions(self, live: LiveTable, eyes: Eyes, here: frozenset[int]) -> Regions:
        """The regions as these eyes see them now."""
        company, clock = company_for(live, eyes, here), clock_for(live, eyes)
        known = self._seen.get(eyes)
        if known is not None and known.state.is_of(live, company, clock):
            return known
        regions = self._draw(live, eyes, company, clock)
        self._seen[eyes] = regions
        self._seen.move_to_end(eyes)
        while len(self._seen) > EYES_KEPT:
            self._seen.popitem(last=False)
        return regions

    @DRAWING.timed
    def _draw(self, live: LiveTable, eyes: Eyes, company: Company, clock: Clock | None) -> Regions:
        asked = None if live.asked is None else live.asked.seat
        regions = Regions(state_of(live, company, clock), asked, eyes.seat)
        inputs = self._inputs.setdefault(eyes.language, Inputs(usual_in(eyes.language)))
        inputs.give(inputs_of(live, eyes, company))
        inputs.looks = max(LEAST_LOOKS, len(self._seen))
        names = Names(inputs)
        for name, template in templates_of(live, eyes).items():
            regions[name] = inputs.recall(template, partial(traced, template, names))
        inputs.give({})
        return regions


class Drawings:
    """The drawings of all tables that are looked at through this process."""

    def __init__(self) -> None:
        self._easels: OrderedDict[str, tuple[LiveTable, Easel]] = OrderedDict()
        self._left: OrderedDict[str, LiveTable] = OrderedDict()
        """The tables that were left last."""

    def of(self, live: LiveTable, eyes: Eyes, here: frozenset[int]) -> Regions:
        """The regions of a table as some eyes see them now."""
        known, easel = self._easels.pop(live.id, (None, None))
        if easel is None or known is not live:
            easel = Easel()
        self._easels[live.id] = live, easel
        self._left.pop(live.id, None)
        while len(self._easels) > TABLES_KEPT:
            self._easels.popitem(last=False)
        return easel.regions(live, eyes, here)

    def forget(self, table_id: str) -> None:
        """Nobody looks at the table any more; what was told of it takes more room than its game."""
        live, _ = self._easels.pop(table_id, (None, None))
        if live is None:
            return
        self._left[table_id] = live
        while len(self._left) > LEFT_KEPT:
            self._left.popitem(last=False)[1].forget_lines()
