"""Drawings of tables that are kept while somebody looks: what is the same again is not drawn again.

Whoever looks through the same eyes shares one drawing. Between two drawings of a table, for the same eyes or
for others, a region is drawn anew only if something differs of what it has read (`tracing.py`).
"""

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import count
from typing import Any, Final

import msgspec
from litestar.response import ServerSentEventMessage

from figurka.tables.live import LiveTable
from figurka.tables.model import SeatRecord, TableRecord
from figurka.web.patches import CUT, patch_of
from figurka.web.regions import company_for, inputs_of, templates_of
from figurka.web.render import traced, usual_in
from figurka.web.seating import Company
from figurka.web.sight import Eyes
from figurka.web.tracing import Inputs, Names, Question, Reads, item_of

TABLES_KEPT: Final = 512
"""Of so many tables drawings are kept: as many as a process holds in memory, and a few."""
EYES_KEPT: Final = 24
"""So many drawings of a table are kept: its seats and spectators, each in two languages."""
LOOKS_KEPT: Final = 6
"""So many looks of a region are kept: seats that see it differently, and what was before."""
SHORT: Final = 2000
"""A region that is shorter is sent whole: next to the updates before it, it takes hardly more."""


class Drawn:
    """How a region looks, and what it was drawn from."""

    numbers = count()

    def __init__(self, html: str, reads: Reads) -> None:
        self.html = html
        self.reads = reads
        self.number = next(self.numbers)
        """By which it is told from all others."""
        self._patch: tuple[int, Any] = (-1, None)

    @property
    def tags(self) -> list[str]:
        """The text cut into tags."""
        return self.html.split(CUT)

    def after(self, old: "Drawn | None") -> Any:
        """What a page is sent that shows the region as it was: all of it, or what changed."""
        if old is None or len(self.html) < SHORT:
            return self.html
        if self._patch[0] != old.number:
            self._patch = old.number, self._changed(old)
        return self._patch[1]

    def _changed(self, old: "Drawn") -> Any:
        parts = patch_of(old.tags, self.tags)
        if sum(len(part) for part in parts if isinstance(part, str)) > len(self.html) // 2:
            return self.html
        return {"parts": parts, "length": len(self.html.encode("utf-16-le")) // 2}


@dataclass(frozen=True)
class State:
    """All of a table that can change: as long as it is the same, so is a drawing of it."""

    game: int
    move: int
    held: int
    chat: int
    seats: tuple[SeatRecord, ...]
    record: TableRecord
    company: Company

    def is_of(self, live: LiveTable, company: Company) -> bool:
        """Whether the table is still in this state; when a seat was last seen is told by the company."""
        return (
            (self.game, self.move, self.held, self.chat)
            == (id(live.game), live.move, live.held, live.next_chat)
            and self.record == live.record
            and self.company == company
            and (self.seats is live.seats or list(map(who, self.seats)) == list(map(who, live.seats)))
        )


def who(seat: SeatRecord) -> tuple[object, ...]:
    """What is drawn of a seat."""
    return seat.kind, seat.name, seat.agent, seat.stand_in, seat.taken, seat.played_by


def state_of(live: LiveTable, company: Company) -> State:
    """The state of a table, with the company as some eyes see it."""
    return State(
        id(live.game), live.move, live.held, live.next_chat, live.seats, live.record, company
    )


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
        """These regions as an event for a page that shows some as they were: one for all who know the same."""
        wanted = tuple((name, known.get(name)) for name in changed)
        key = tuple((name, None if old is None else old.number) for name, old in wanted)
        if key not in self._events:
            self._events[key] = self._told({name: self[name].after(old) for name, old in wanted})
        return self._events[key]

    def _told(self, regions: Mapping[str, Any]) -> ServerSentEventMessage:
        news = {"move": self.state.move, "regions": regions, "mine": self.mine, "seat": self.seat}
        data = msgspec.json.encode(news).decode()
        return ServerSentEventMessage(event="regions", id=str(self.state.move), data=data)


class Easel:
    """The drawings of one table."""

    def __init__(self) -> None:
        self._roots: dict[str, Question] = {}
        self._seen: OrderedDict[Eyes, Regions] = OrderedDict()
        self._looks: dict[tuple[str, str], list[Drawn]] = {}

    def regions(self, live: LiveTable, eyes: Eyes, here: frozenset[int]) -> Regions:
        """The regions as these eyes see them now."""
        company = company_for(live, eyes, here)
        known = self._seen.get(eyes)
        if known is not None and known.state.is_of(live, company):
            return known
        regions = self._draw(live, eyes, company)
        self._seen[eyes] = regions
        self._seen.move_to_end(eyes)
        while len(self._seen) > EYES_KEPT:
            self._seen.popitem(last=False)
        return regions

    def _draw(self, live: LiveTable, eyes: Eyes, company: Company) -> Regions:
        asked = None if live.asked is None else live.asked.seat
        regions = Regions(state_of(live, company), asked, eyes.seat)
        inputs = Inputs(inputs_of(live, eyes, company), usual_in(eyes.language))
        root = self._roots.setdefault(eyes.language, Question(None, item_of, None))
        for name, template in templates_of(live, eyes).items():
            regions[name] = self._region(eyes.language, template, inputs, root)
        return regions

    def _region(self, language: str, template: str, inputs: Inputs, root: Question) -> Drawn:
        """A region as it was drawn before, if it would be the same again, or else anew."""
        looks = self._looks.setdefault((language, template), [])
        found = next((drawn for drawn in looks if inputs.same(drawn.reads)), None)
        if found is None:
            inputs.reads = {}
            html = traced(language, template, Names(inputs, root, {}))
            found = Drawn(html, inputs.reads)
        else:
            looks.remove(found)
        looks.insert(0, found)
        del looks[LOOKS_KEPT:]
        return found


class Drawings:
    """The drawings of all tables that are looked at through this process."""

    def __init__(self) -> None:
        self._easels: OrderedDict[str, tuple[LiveTable, Easel]] = OrderedDict()

    def of(self, live: LiveTable, eyes: Eyes, here: frozenset[int]) -> Regions:
        """The regions of a table as some eyes see them now."""
        known, easel = self._easels.pop(live.id, (None, None))
        if easel is None or known is not live:
            easel = Easel()
        self._easels[live.id] = live, easel
        while len(self._easels) > TABLES_KEPT:
            self._easels.popitem(last=False)
        return easel.regions(live, eyes, here)

    def forget(self, table_id: str) -> None:
        """Nobody looks at the table any more."""
        self._easels.pop(table_id, None)
