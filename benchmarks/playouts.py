"""How many games a search plays out in a second, by each engine: `python -m benchmarks.playouts`."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from benchmarks.environment import run
from benchmarks.table import GAMES
from figurka import engine
from figurka.agents import new_agent
from figurka.agents.looking import play_out
from figurka.core.registry import new_game

ROOT = Path(__file__).resolve().parent.parent
SEATS = 2
SEED = 950_000
EVERY = 10
"""After so many decisions of a game of instinct, some are played out."""
HEADING = ("game", engine.INTERPRETED, engine.COMPILED, "gain")


def playouts_per_second(name: str, repeats: int) -> float:
    """Play out first options here and there in a game, and tell how many come to an end in a second."""
    game = new_game(name, SEATS, SEED)
    agents = [new_agent("intermediate", SEED + seat) for seat in range(SEATS)]
    made, taken = 0, 0.0
    while (decision := game.decision) is not None:
        if len(game.history) % EVERY == 0:
            imagined = game.imagine(decision.seat, SEED)
            start = time.process_time()
            for _ in range(repeats):
                play_out(game.mind, imagined, decision.seat, 0)
            taken += time.process_time() - start
            made += repeats
        game.choose(agents[decision.seat].choose(game))
    return made / taken


def asked_of(kind: str, name: str, repeats: int) -> float:
    """The same from a process with that engine."""
    command = [sys.executable, "-P", "-m", "benchmarks.playouts", "--alone", name, "--repeats", str(repeats)]
    return float(run(command, extra={"PYTHONPATH": str(ROOT), engine.WISH: kind}))


def main() -> int:
    """Measure and print a line for each game, the engines in turn."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.playouts", description=__doc__)
    parser.add_argument("--repeats", type=int, default=10, metavar="N", help="playouts at each moment")
    parser.add_argument("--alone", default="", metavar="GAME", help="this game, by the engine that runs")
    asked = parser.parse_args()
    if asked.alone:
        print(playouts_per_second(asked.alone, asked.repeats))
        return 0
    print(f"| {' | '.join(HEADING)} |\n| --- | ---: | ---: | ---: |", flush=True)
    for name in GAMES:
        slow, fast = (asked_of(kind, name, asked.repeats) for kind in HEADING[1:3])
        print(f"| {name} | {slow:,.0f} | {fast:,.0f} | {fast / slow:.2f}× |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
