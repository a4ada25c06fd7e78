"""How the continents of Viticulture World treat teams of intermediate players, by number of players."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import NamedTuple

from figurka.agents import new_agent
from figurka.arena.simulate import play_out
from figurka.arena.statistics import Record
from figurka.core.registry import new_game
from figurka.games.viticulture.world.content.board import GOAL_POINTS, MOST_INFLUENCE
from figurka.games.viticulture.world.content.events import EVENTS
from figurka.games.viticulture.world.rules.scoring import influence_missing, points_missing
from figurka.locales import Words

AGENT = "intermediate"
SEATS = (1, 2, 3, 4, 5, 6)


class Outcome(NamedTuple):
    """One game: whether it was won, the points missing on average, and the influence missing."""

    won: bool
    points: float
    influence: int


def play(continent: str, seats: int, events: str, seed: int) -> Outcome:
    """One game of a team of agents."""
    game = new_game("viticulture-world", seats, seed, continent=continent, events=events)
    play_out(game, [new_agent(AGENT, seed + seat) for seat in range(seats)], check=False)
    missing = points_missing(game.state)
    return Outcome(bool(game.winners), sum(missing) / seats, influence_missing(game.state))


class Tally:
    """What many games say."""

    def __init__(self) -> None:
        self.points = Record("points")
        self.influence = Record("influence")
        self.way = Record("way")

    def add(self, outcomes: Sequence[Outcome]) -> None:
        """Count games."""
        for outcome in outcomes:
            self.points.add(outcome.points, float(outcome.won))
            self.influence.add(outcome.influence, float(outcome.won))
            self.way.add(50 * (outcome.points / GOAL_POINTS + outcome.influence / MOST_INFLUENCE), 0.0)

    @property
    def cells(self) -> list[str]:
        """Win rate, points and influence missing, and how much of the way that is, with 95% intervals."""
        low, high = self.points.interval
        won = f"{self.points.win_rate:.1%} ({low:.1%} – {high:.1%})"
        return [won, mean(self.points), mean(self.influence), f"{mean(self.way)} %"]


def mean(record: Record) -> str:
    """A mean with its 95% interval."""
    return f"{record.mean_score:.1f} ± {record.score_margin:.1f}"


def rows(
    continent: str, seats: Sequence[int], games: int, events: str, executor: ProcessPoolExecutor
) -> list[list[str]]:
    """A continent: a line for each number of players, and one for all of them together."""
    name = Words("en")(f"viticulture-continent-{continent}")
    lines: list[list[str]] = []
    together = Tally()
    for count in seats:
        outcomes = list(
            executor.map(partial(play, continent, count, events), range(1, games + 1), chunksize=4)
        )
        tally = Tally()
        tally.add(outcomes)
        together.add(outcomes)
        lines.append([name, str(count), str(games), *tally.cells])
    if len(seats) > 1:
        lines.append([f"**{name}**", "all", str(games * len(seats)), *together.cells])
    return lines


def main() -> int:
    """Play and print the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.continents", description=__doc__)
    parser.add_argument("--games", type=int, default=40, metavar="N", help="games for each line")
    parser.add_argument(
        "--seats", type=int, nargs="+", default=list(SEATS), metavar="N", help="numbers of players"
    )
    parser.add_argument(
        "--events", choices=("first", "random"), default="first", help="events 1-6, or any six"
    )
    parser.add_argument("--continent", nargs="+", default=list(EVENTS), choices=list(EVENTS), metavar="NAME")
    asked = parser.parse_args()
    heading = [
        "continent",
        "players",
        "games",
        "won",
        "points missing each",
        "influence missing",
        "of the way missing",
    ]
    lines = [heading, ["---", *["---:"] * 6]]
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as executor:
        for continent in asked.continent:
            lines += rows(continent, asked.seats, asked.games, asked.events, executor)
    print("\n".join(f"| {' | '.join(line)} |" for line in lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
