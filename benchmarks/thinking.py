"""How long the computer players think: seconds of one core for a decision and for a whole turn."""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

from figurka import engine
from figurka.agents import LEVELS, new_agent
from figurka.core.registry import find_rules, new_game
from figurka.locales import Words

GAMES = ("farshore", "tapestry", "viticulture", "viticulture-world")
FIRST_SEED = 950_000
HEADING = ("game", "seats", "level", "decisions", "median", "p95", "longest", "p95 of a turn", "longest turn")


@dataclass
class Times:
    """How long each decision took, and each turn: what one seat decides without a break."""

    decisions: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)


def watch(name: str, seats: int, level: str, seed: int, times: Times) -> None:
    """Play a game in which everybody is of one level; the processor's time counts, not the clock's."""
    game = new_game(name, seats, seed)
    agents = [new_agent(level, seed * 16 + seat) for seat in range(seats)]
    seat = -1
    while (decision := game.decision) is not None:
        start = time.process_time()
        chosen = agents[decision.seat].choose(game)
        taken = time.process_time() - start
        times.decisions.append(taken)
        if decision.seat == seat and not game.opens_turn:
            times.turns[-1] += taken
        else:
            times.turns.append(taken)
        seat = decision.seat
        game.choose(chosen)


def rows(names: list[str], seats: int, games: int) -> Iterator[list[str]]:
    """A line for each game and level."""
    for name in names:
        for level in LEVELS:
            times = Times()
            for seed in range(FIRST_SEED, FIRST_SEED + games):
                watch(name, seats, level, seed, times)
            yield [
                Words("en").say(find_rules(name).title()),
                str(seats),
                level,
                str(len(times.decisions)),
                f"{statistics.median(times.decisions):.4f}",
                *(f"{each:.3f}" for each in (share(times.decisions), max(times.decisions))),
                *(f"{each:.3f}" for each in (share(times.turns), max(times.turns))),
            ]


def share(values: list[float]) -> float:
    """What 95 of 100 do not exceed."""
    return sorted(values)[int(0.95 * (len(values) - 1))]


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.thinking", description=__doc__)
    parser.add_argument("--games", type=int, default=2, metavar="N", help="games for each line")
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="how many sit at the table")
    parser.add_argument("--only", nargs="*", choices=GAMES, default=GAMES, help="these games alone")
    asked = parser.parse_args()
    print(f"Seconds of one core, {engine.kind()}, without a limit of time.\n")
    print(f"| {' | '.join(HEADING)} |\n| {' | '.join(['---'] * len(HEADING))} |", flush=True)
    for each in rows(list(asked.only), asked.seats, asked.games):
        print(f"| {' | '.join(each)} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
