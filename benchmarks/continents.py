"""How the continents of Viticulture World treat teams of computer players, by number of players."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from random import Random
from typing import NamedTuple

from figurka.agents import Agent, new_agent
from figurka.agents.halving import Halving
from figurka.agents.levels import AGENTS
from figurka.arena.simulate import SEATS_APART, play_out
from figurka.arena.statistics import Record
from figurka.core.registry import new_game
from figurka.games.viticulture.rules.things import BY_ORDERS
from figurka.games.viticulture.world.content.board import GOAL_POINTS, MOST_INFLUENCE
from figurka.games.viticulture.world.content.events import EVENTS
from figurka.games.viticulture.world.rules.scoring import influence_missing, points_missing
from figurka.games.viticulture.world.rules.setup import LEVELS, NORMAL
from figurka.locales import Words

SEATS = (1, 2, 3, 4, 5, 6)


@dataclass(frozen=True)
class Team:
    """Who plays, by which events and at which level."""

    agent: str
    playouts: int
    """A search that plays out so many games for each choice; 0: the agent as people meet it."""
    events: str
    level: str

    def player(self, seed: int) -> Agent:
        """One of the team."""
        if self.playouts:
            return Halving(Random(seed), playouts=self.playouts)
        return new_agent(self.agent, seed)


class Outcome(NamedTuple):
    """One game: whether it was won, points and influence missing, and the share of points from orders."""

    won: bool
    points: float
    influence: int
    orders: float


def play(continent: str, seats: int, team: Team, seed: int) -> Outcome:
    """One game of a team of agents."""
    game = new_game(
        "viticulture-world", seats, seed, continent=continent, events=team.events, level=team.level
    )
    play_out(game, [team.player(seed * SEATS_APART + seat) for seat in range(seats)], check=False)
    missing, players = points_missing(game.state), game.state.players
    points = sum([player.vp for player in players])
    orders = sum([player.points[BY_ORDERS] for player in players])
    return Outcome(
        bool(game.winners),
        sum(missing) / seats,
        influence_missing(game.state),
        100.0 * orders / points if points > 0 else 0.0,
    )


class Tally:
    """What many games say."""

    def __init__(self) -> None:
        self.points = Record("points")
        self.influence = Record("influence")
        self.way = Record("way")
        self.orders = Record("orders")

    def add(self, outcomes: Sequence[Outcome]) -> None:
        """Count games."""
        for outcome in outcomes:
            self.points.add(outcome.points, float(outcome.won))
            self.influence.add(outcome.influence, float(outcome.won))
            self.way.add(50 * (outcome.points / GOAL_POINTS + outcome.influence / MOST_INFLUENCE), 0.0)
            self.orders.add(outcome.orders, 0.0)

    @property
    def cells(self) -> list[str]:
        """Win rate, what is missing, how much of the way that is, and orders, with 95% intervals."""
        low, high = self.points.interval
        won = f"{self.points.win_rate:.0%} ({low:.0%} – {high:.0%})"
        return [won, mean(self.points), mean(self.influence), f"{mean(self.way)} %", f"{mean(self.orders)} %"]


def mean(record: Record) -> str:
    """A mean with its 95% interval."""
    return f"{record.mean_score:.1f} ± {record.score_margin:.1f}"


def rows(
    continent: str, seats: Sequence[int], games: range, team: Team, executor: ProcessPoolExecutor
) -> list[list[str]]:
    """A continent: a line for each number of players, and one for all of them together."""
    name = Words("en")(f"viticulture-continent-{continent}")
    lines: list[list[str]] = []
    together = Tally()
    for count in seats:
        outcomes = list(executor.map(partial(play, continent, count, team), games, chunksize=4))
        tally = Tally()
        tally.add(outcomes)
        together.add(outcomes)
        lines.append([name, str(count), str(len(games)), *tally.cells])
    if len(seats) > 1:
        lines.append([f"**{name}**", "all", str(len(games) * len(seats)), *together.cells])
    return lines


HEADING = (
    "continent",
    "players",
    "games",
    "won",
    "points missing each",
    "influence missing",
    "of the way missing",
    "points from orders",
)


def read_arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.continents", description=__doc__)
    parser.add_argument("--games", type=int, default=40, metavar="N", help="games for each line")
    parser.add_argument("--first", type=int, default=1, metavar="SEED", help="the seed of the first game")
    parser.add_argument(
        "--seats", type=int, nargs="+", default=list(SEATS), metavar="N", help="numbers of players"
    )
    parser.add_argument("--agent", choices=list(AGENTS), default="intermediate", help="who plays")
    parser.add_argument(
        "--playouts", type=int, default=0, metavar="N", help="a search that plays out so many games a choice"
    )
    parser.add_argument("--level", choices=LEVELS, default=NORMAL, help="how hard the game is")
    parser.add_argument(
        "--events", choices=("first", "random"), default="first", help="events 1-6, or any six"
    )
    parser.add_argument("--continent", nargs="+", default=list(EVENTS), choices=list(EVENTS), metavar="NAME")
    parser.add_argument("--jobs", type=int, default=None, metavar="N", help="processes at once")
    return parser.parse_args()


def main() -> int:
    """Play and print the table, line after line."""
    asked = read_arguments()
    team = Team(asked.agent, asked.playouts, asked.events, asked.level)
    games = range(asked.first, asked.first + asked.games)
    show([*HEADING])
    show(["---", *["---:"] * (len(HEADING) - 1)])
    with ProcessPoolExecutor(asked.jobs, mp_context=get_context("spawn")) as executor:
        for continent in asked.continent:
            for line in rows(continent, asked.seats, games, team, executor):
                show(line)
    return 0


def show(line: list[str]) -> None:
    """Print a line of the table."""
    print(f"| {' | '.join(line)} |", flush=True)


if __name__ == "__main__":
    sys.exit(main())
