"""Steps of a learner a second, beside PettingZoo's classic games and RLCard: python -m benchmarks.steps.

Every subject runs in a process of its own, all of them in turn and several times; the best of each counts.
The peers are installed for the run into an environment of their own, never a dependency.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.table import Table

from benchmarks.environment import CommandError, prepare, run
from benchmarks.table import GAMES

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ("pettingzoo[classic]",)
MODULES = ("pettingzoo", "rlcard", "chess")
CLASSICS = (
    "connect_four_v3",
    "texas_holdem_no_limit_v6",
    "leduc_holdem_v4",
    "chess_v6",
    "go_v5",
    "hanabi_v5",
)
CARDS = ("limit-holdem", "gin-rummy", "uno", "doudizhu")
WAYS: Mapping[str, str] = {
    "engine": "the game alone",
    "episode": "Episode",
    "batch": "VectorTable, 64 games",
    "raw": "PettingZoo, raw_env",
    "strict": "PettingZoo, env",
    "classic": "PettingZoo, env",
    "rlcard": "RLCard",
}
FIRST = ("raw", "strict", "episode", "batch", "engine")


@dataclass(frozen=True)
class Subject:
    """What is measured: by whose Python, in which way, which game."""

    python: str
    way: str
    name: str
    seats: int = 0

    def take(self, seconds: float) -> tuple[float, int]:
        """Steps a second, and the size of an observation."""
        arguments = (self.way, self.name, str(self.seats), str(seconds))
        extra = {"PYTHONPATH": str(ROOT), "PYTHONWARNINGS": "ignore", "OMP_NUM_THREADS": "1"}
        said = run([self.python, "-m", "benchmarks.steps_subject", *arguments], folder=ROOT, extra=extra)
        told = json.loads(said.strip().splitlines()[-1])
        return float(told["rate"]), int(told["size"])


def subjects(peers: str | None) -> list[Subject]:
    """All that is measured, the peers first."""
    found = []
    if peers is not None:
        found += [Subject(peers, "classic", name) for name in CLASSICS]
        found += [Subject(peers, "rlcard", name) for name in CARDS]
    found += [Subject(sys.executable, way, game, seats) for way in FIRST for game, seats in GAMES.items()]
    return found


def measured(found: Sequence[Subject], rounds: int, seconds: float, console: Console) -> list[list[str]]:
    """A row for each subject that could be measured."""
    best: dict[Subject, tuple[float, int]] = {}
    for turn in range(rounds):
        for subject in found:
            console.print(f"round {turn + 1}: {subject.way} {subject.name}", style="dim")
            try:
                best[subject] = max(best.get(subject, (0.0, 0)), subject.take(seconds))
            except CommandError as error:
                console.print(str(error), style="red")
    return [row(subject, *best[subject]) for subject in found if subject in best]


def row(subject: Subject, rate: float, size: int) -> list[str]:
    """The cells of a subject."""
    name = f"{subject.name}, {subject.seats} seats" if subject.seats else subject.name
    return [name, WAYS[subject.way], f"{size:,}" if size else "–", f"{rate:,.0f}"]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0, help="of the processor, for each take")
    parser.add_argument("--alone", action="store_true", help="without the peers")
    parser.add_argument("--markdown", action="store_true")
    parser.add_argument("--environment", type=Path, help="where the peers are, or are to be, installed")
    options = parser.parse_args()
    console = Console(stderr=True)
    with TemporaryDirectory() as scratch:
        peers = None
        if not options.alone:
            peers = prepare(options.environment or Path(scratch, "peers"), REQUIREMENTS, MODULES)
        rows = measured(subjects(peers), options.rounds, options.seconds, console)
    heads = ["game", "by", "numbers seen", "steps/s"]
    if options.markdown:
        lines = [heads, ["---", "---", "---:", "---:"], *rows]
        sys.stdout.write("".join(f"| {' | '.join(line)} |\n" for line in lines))
        return
    table = Table(*heads)
    for cells in rows:
        table.add_row(*cells)
    Console(width=None if os.isatty(1) else 120).print(table)


if __name__ == "__main__":
    main()
