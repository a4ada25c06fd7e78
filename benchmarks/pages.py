"""How much a page is sent after a choice, and how long drawing it takes, for all games.

Agents play; after each choice the table is drawn for a viewer, and what changed is what his browser is sent.
The last column is the time beside that of the first game of the same run.
Run it by python -m benchmarks.pages.
"""

from __future__ import annotations

import argparse
import sys
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import mean, quantiles
from time import perf_counter

from figurka.agents import new_agent
from figurka.core.registry import find_rules, list_games
from figurka.locales import Words
from figurka.tables.founding import Wishes, found
from figurka.tables.live import LiveTable
from figurka.tables.model import ActKind, LogRow, SeatKind, SeatPlan
from figurka.web.identity import Visitor
from figurka.web.live import regions_message
from figurka.web.regions import Looking, framed_regions, table_regions

AGENT = "random"
HEADING = ("game", "seats", "updates", "page kB", "update kB", "p95", "deflated kB", "ms", "p95", "ratio")


@dataclass
class Figures:
    """What was measured of one game."""

    page: int = 0
    """The bytes of all regions, as a page begins with them."""
    sent: list[int] = field(default_factory=list)
    deflated: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)

    def cells(self, first: Figures) -> list[str]:
        """The figures as they stand in the table."""
        return [
            str(len(self.sent)),
            f"{self.page / 1000:.1f}",
            f"{mean(self.sent) / 1000:.1f}",
            f"{late(self.sent) / 1000:.1f}",
            f"{mean(self.deflated) / 1000:.1f}",
            f"{1000 * mean(self.seconds):.1f}",
            f"{1000 * late(self.seconds):.1f}",
            f"{mean(self.seconds) / mean(first.seconds):.2f}",
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
    """Play a game and draw it after each choice, or after some of them."""
    visitor = Visitor(Words("en"), "system", "", {}, {}, "", "/")
    looking = Looking(visitor, 0, False, frozenset())
    figures, known = Figures(), dict[str, str]()
    for number, live in enumerate(choices(game, seats, seed)):
        if number == 0:
            figures.page = sum(len(html.encode()) for html in framed_regions(live, looking).values())
        begun = perf_counter()
        regions = table_regions(live, looking)
        took = perf_counter() - begun
        changed = {name: html for name, html in regions.items() if known.get(name) != html}
        known = regions
        if number == 0 or number % every:
            continue
        data = regions_message(live.move, changed, live.asked, 0).data
        assert isinstance(data, str)
        figures.sent.append(len(data.encode()))
        figures.deflated.append(len(zlib.compress(data.encode())))
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
    first: Figures | None = None
    for game in asked.game:
        seats = find_rules(game).usual_seats
        figures = measure(game, seats, asked.seed, asked.every)
        first = first or figures
        print(f"| {' | '.join([game, str(seats), *figures.cells(first)])} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
