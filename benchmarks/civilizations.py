"""How Tapestry's civilizations fare between intermediate players, with and without handicaps."""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from rich.console import Console
from rich.progress import track

from figurka.arena.simulate import Plan, simulate
from figurka.arena.statistics import Record, Summary, new_summary
from figurka.games.tapestry.rules.adjustments import ADJUSTMENTS
from figurka.locales import Words

AGENT = "intermediate"
STARTING = "civilizations.0"
"""A player's first civilization is the one he started with."""
BATCH = 4


def play(adjustments: str, seats: int, games: int, console: Console) -> Summary:
    """Let intermediate players play so many games, and sum them up by starting civilization."""
    plan = Plan("tapestry", (AGENT,) * seats, {"adjustments": adjustments}, by=STARTING)
    summary = new_summary(plan.agents)
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as executor:
        played = simulate(plan, range(1, games + 1), executor, BATCH)
        for game in track(played, f"adjustments={adjustments}", games, console=console, transient=True):
            summary.add(game)
    if summary.failures:
        raise RuntimeError(summary.failures[0].traceback)
    return summary


def cells(record: Record) -> list[str]:
    """Games, mean score and win rate of a civilization, with their 95% intervals."""
    low, high = record.interval
    return [
        str(record.seats_played),
        f"{record.mean_score:.1f} ± {record.score_margin:.1f}",
        f"{record.win_rate:.1%} ({low:.1%} – {high:.1%})",
    ]


def markdown(summaries: list[Summary]) -> str:
    """One row for each civilization, the strongest without handicaps first."""
    plain = summaries[0]
    words = Words("en")
    heading = ["civilization", *["games", "mean score", "win rate"] * len(summaries)]
    lines = [heading, ["---", *["---:"] * (len(heading) - 1)]]
    for name in sorted(plain.groups, key=lambda each: -plain.groups[each].win_rate):
        row = [words(f"tapestry-civilization-{name}")]
        for summary in summaries:
            row += cells(summary.groups.get(name, Record(name)))
        lines.append(row)
    total = ["all"]
    for summary in summaries:
        total += cells(summary.records[AGENT])
    return "\n".join(f"| {' | '.join(line)} |" for line in [*lines, total])


def main() -> int:
    """Play and print the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.civilizations", description=__doc__)
    parser.add_argument(
        "--games", type=int, default=1000, metavar="N", help="games for each half of the table"
    )
    parser.add_argument("--seats", type=int, default=3, metavar="N", help="seats at the table")
    asked = parser.parse_args()
    console = Console(stderr=True)
    print(markdown([play(each, asked.seats, asked.games, console) for each in ADJUSTMENTS]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
