"""Whether what can be taken back, previews or advice ever depend on what a seat cannot see, in any game."""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context

from figurka.arena.peeking import Findings, Peek, Table, tables, walk
from figurka.core.registry import find_rules, list_games

AHEAD = 6
"""How many games are under way or wait for a process."""
HEADING = ("game", "games", "choices", "repeated", "decisions", "previews", "advised", "peeks")


def walks(game: str, choices: int, seed: int, executor: ProcessPoolExecutor) -> Findings:
    """Walk through whole games until so many choices were tried, telling on the way how far it is."""
    found, coming = Findings(), tables(game, seed)
    pending: set[Future[Findings]] = set()
    while found.choices < choices or pending:
        if found.choices < choices:
            pending |= {executor.submit(walk, table) for table in islice(coming, AHEAD - len(pending))}
        done, pending = wait(pending, return_when=FIRST_COMPLETED)
        for each in done:
            found.add(each.result())
        progress = f"{game}: {found.choices:,} of {choices:,} choices, {len(found.peeks)} peeks"
        print(f"\r{progress}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


def row(name: str, found: Findings) -> str:
    """A line of the table."""
    figures = (found.games, found.choices, found.worlds, found.decisions, found.previews, found.advised)
    return line(name, *(f"{figure:,}" for figure in figures), str(len(found.peeks)))


def line(*cells: str) -> str:
    """Cells side by side."""
    return f"| {' | '.join(cells)} |"


def repeat(table: Table) -> int:
    """Walk through one game again, and tell its peeks."""
    return tell(walk(table).peeks)


def tell(peeks: list[Peek]) -> int:
    """Print the peeks, if there are any; tells whether that is a failure."""
    for peek in peeks:
        print(peek)
    return 1 if peeks else 0


def main() -> int:
    """Look for peeks and print what was tried and found."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peeking", description=__doc__)
    games = [name for name in list_games() if not find_rules(name).companion_of]
    parser.add_argument(
        "--choices", type=int, default=50_000, metavar="N", help="choices to try, in all games together"
    )
    parser.add_argument(
        "--seed", type=int, default=0, metavar="N", help="the seed of each game's first table"
    )
    parser.add_argument("--game", nargs="+", default=games, choices=games, metavar="NAME")
    parser.add_argument("--once", action="store_true", help="walk only through the table of the seed")
    asked = parser.parse_args()
    if asked.once:
        return max(repeat(next(tables(game, asked.seed))) for game in asked.game)
    print(line(*HEADING))
    print(line("---", *["---:"] * (len(HEADING) - 1)))
    together = Findings()
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as executor:
        for game in asked.game:
            found = walks(game, -(-asked.choices // len(asked.game)), asked.seed, executor)
            print(row(game, found), flush=True)
            together.add(found)
    print(row("**all**", together))
    return tell(together.peeks)


if __name__ == "__main__":
    sys.exit(main())
