"""Whether what an analysis marks as a mistake is one: each is checked in ten times as many other worlds."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from time import perf_counter

from figurka.agents import new_agent
from figurka.coach import Weigher
from figurka.coach.analysis import Mark, analysis_of
from figurka.coach.judging import QUICK, Asked, Judged, asked_in, judge, play_worlds, random_of, share_of
from figurka.coach.weighing import error, mean
from figurka.core.registry import new_game

GAMES = ("farshore", "tapestry", "viticulture", "viticulture-world")
FIRST_SEED = 90_000
LONGER = 10
HEADING = ("game", "games", "mistakes", "agreed", "inaccuracies", "agreed", "seconds a game, one core")


@dataclass(frozen=True)
class Checked:
    """A marked choice, and by how much the better one is better in other worlds."""

    game: str
    seed: int
    choice: int
    mark: str
    lost: float
    again: float
    error: float


def checked(asked: Asked, judged: Judged, mark: Mark, seed: int) -> Checked:
    """The better option beside the one that was chosen, in ten times as many other worlds."""
    game = asked.game.clone()
    decision, better = game.decision, judged.better
    assert decision is not None
    assert better is not None
    best = decision.index(better.key)
    weigher = Weigher(game, Random(f"again {seed} {judged.choice}"), (best, asked.chosen))
    play_worlds(weigher, LONGER * judged.worlds)
    values = weigher.margins(best, asked.chosen)
    return Checked(
        game.rules.name, seed, judged.choice, str(mark), judged.lost.mean, mean(values), error(values)
    )


def marked_in(name: str, seed: int) -> tuple[list[Checked], float]:
    """The marked choices of a game of two intermediate players, and how long the analysis took."""
    game, player = new_game(name, 2, seed), new_agent("intermediate", seed)
    while game.decision is not None:
        game.choose(player.choose(game))
    count = sum(1 for _ in asked_in(new_game(name, 2, seed), game.history))
    start = perf_counter()
    share = share_of(QUICK, count)
    judged = [
        judge(asked, share, QUICK, random_of(seed, len(asked.game.history)))
        for asked in asked_in(new_game(name, 2, seed), game.history)
    ]
    seconds = perf_counter() - start
    analysis = analysis_of(judged, game.scores, game.winners, cooperative=game.rules.cooperative)
    marks = {
        point.judged.choice: point
        for point in analysis.points
        if point.mark in (Mark.MISTAKE, Mark.INACCURACY)
    }
    found = []
    for asked in asked_in(new_game(name, 2, seed), game.history):
        point = marks.get(len(asked.game.history))
        if point is not None:
            found.append(checked(asked, point.judged, point.mark, seed))
    return found, seconds


def row(name: str, games: int, found: list[Checked], seconds: float) -> str:
    """What was found in one game, in a line."""
    cells = [name, str(games)]
    for mark in (Mark.MISTAKE, Mark.INACCURACY):
        marked = [each for each in found if each.mark == mark]
        agreed = sum(each.again > 0 for each in marked)
        cells += [str(len(marked)), f"{agreed / len(marked):.0%}" if marked else "–"]
    return f"| {' | '.join([*cells, f'{seconds / games:.0f}'])} |"


def main() -> int:
    """Analyse, check and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.mistakes", description=__doc__)
    parser.add_argument("--games", type=int, default=10, metavar="N", help="how many of each")
    parser.add_argument("--only", nargs="*", choices=GAMES, default=GAMES, help="these games alone")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="write each marked choice to this file")
    asked = parser.parse_args()
    print(f"| {' | '.join(HEADING)} |\n| {' | '.join(['---'] * len(HEADING))} |", flush=True)
    for name in asked.only:
        found: list[Checked] = []
        seconds = 0.0
        for seed in range(FIRST_SEED, FIRST_SEED + asked.games):
            some, took = marked_in(name, seed)
            found += some
            seconds += took
            if asked.keep:
                with asked.keep.open("a") as file:
                    file.writelines(json.dumps(asdict(each)) + "\n" for each in some)
        print(row(name, asked.games, found, seconds), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
