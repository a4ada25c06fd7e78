"""How much a page is sent after a choice, and how long drawing it takes, for all games.

Agents play; after each choice the table is drawn for a viewer, and what changed is what his browser is sent:
as text, and on the wire as one compressed stream. Times are of the processor: of drawing as the server does,
which draws what has changed, and beside it of drawing everything anew.
Run it by python -m benchmarks.pages.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import mean, median, quantiles
from time import process_time

from figurka.agents import new_agent
from figurka.core.registry import find_rules, list_games
from figurka.locales import Words
from figurka.tables.founding import Wishes, found
from figurka.tables.live import LiveTable
from figurka.tables.model import ActKind, LogRow, SeatKind, SeatPlan
from figurka.web.drawings import Drawings
from figurka.web.identity import Visitor
from figurka.web.live import Page
from figurka.web.regions import Looking, framed_regions, table_regions
from figurka.web.streaming import Packer

AGENT = "random"
HEADING = (
    "game",
    "seats",
    "updates",
    "page kB",
    "text kB",
    "p95",
    "wire kB",
    "p95",
    "ms",
    "p95",
    "all anew ms",
)


@dataclass
class Figures:
    """What was measured of one game."""

    page: int = 0
    """The bytes of all regions, as a page begins with them."""
    told: list[int] = field(default_factory=list)
    """The bytes of each update as text."""
    sent: list[int] = field(default_factory=list)
    """The same as they go over the wire."""
    seconds: list[float] = field(default_factory=list)
    anew: list[float] = field(default_factory=list)
    """How long drawing everything takes."""

    def cells(self) -> list[str]:
        """The figures as they stand in the table: medians, and what one in twenty exceeds."""
        return [
            str(len(self.sent)),
            f"{self.page / 1000:.1f}",
            f"{median(self.told) / 1000:.1f}",
            f"{late(self.told) / 1000:.1f}",
            f"{median(self.sent) / 1000:.2f}",
            f"{late(self.sent) / 1000:.2f}",
            f"{1000 * mean(self.seconds):.1f}",
            f"{1000 * late(self.seconds):.1f}",
            f"{1000 * mean(self.anew):.1f}",
        ]


def late(values: Sequence[float]) -> float:
    """The value that one in twenty exceeds."""
    return quantiles(values, n=20)[-1]


def choices(game: str, seats: int, seed: int) -> Iterator[LiveTable]:
    """A table in memory, given after each choice of its agents."""
    plans = [SeatPlan(SeatKind.AGENT, agent=AGENT)] * seats
    record, records, _ = found(game, plans, {}, seed, Wishes())
    live = LiveTable(record, records)
    agents = [new_agent(AGENT, seed + seat) for seat in range(seats)]
    yield live
    while live.game.decision is not None:
        seat = live.game.decision.seat
        option = agents[seat].choose(live.game)
        live.apply([LogRow(live.move, ActKind.CHOOSE, option, seat, record.created)])
        yield live


def measure(game: str, seats: int, seed: int, every: int) -> Figures:
    """Play a game and draw it after each choice; some of the updates are counted."""
    visitor = Visitor(Words("en"), "system", "", {}, {}, "", "/")
    looking = Looking(visitor, 0, False, frozenset(), (0,))
    figures, drawings, page, packer = Figures(), Drawings(), Page(0, patched=True), Packer()
    for number, live in enumerate(choices(game, seats, seed)):
        if number == 0:
            figures.page = sum(len(html.encode()) for html in framed_regions(live, looking).values())
        begun = process_time()
        regions = drawings.of(live, looking.eyes(live), looking.here)
        took = process_time() - begun
        news = page.news(regions)
        sent = b"" if news is None else packer.pack(news.encode())
        if news is None or number % every:
            continue
        begun = process_time()
        table_regions(live, looking)
        figures.anew.append(process_time() - begun)
        figures.told.append(len(news.encode()))
        figures.sent.append(len(sent))
        figures.seconds.append(took)
    return figures


def main() -> int:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.pages", description=__doc__)
    parser.add_argument("--game", nargs="+", default=list_games(), choices=list_games(), metavar="NAME")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="count every Nth update only")
    asked = parser.parse_args()
    print(f"| {' | '.join(HEADING)} |\n|{'---|' * len(HEADING)}")
    for game in asked.game:
        seats = find_rules(game).usual_seats
        figures = measure(game, seats, asked.seed, asked.every)
        print(f"| {' | '.join([game, str(seats), *figures.cells()])} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
