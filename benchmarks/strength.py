"""How strong the computer players are: docs/strength.md, on fresh deals, each from every seat."""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.former import FormerAgent
from figurka.agents import STRONGEST, Agent, new_agent
from figurka.agents.halving import Halving
from figurka.arena.statistics import Record
from figurka.core.game import Game
from figurka.core.registry import find_rules, new_game
from figurka.locales import Words

FORMER = "greedy before"
FIRST_SEED = 900_000
"""Far from the seeds that anything was tuned on."""


@dataclass(frozen=True)
class Line:
    """One line of the table: who plays against whom, at what; the first of them is counted."""

    game: str
    agents: tuple[str, ...]
    settings: dict[str, Any] = field(default_factory=dict)


@dataclass
class Result:
    """What came of a game for the first agent."""

    points: float
    share: float
    rivals: float
    seconds: dict[str, list[float]] = field(default_factory=dict)
    """How long each agent thought about each of its decisions."""


def wanted(asked: argparse.Namespace, *games: str) -> list[str]:
    """Those of the games that are asked for; the others need not even be there."""
    return [game for game in games if asked.only in game]


def duels(asked: argparse.Namespace) -> Iterator[Line]:
    """Level against level, and against the agent of before."""
    for game in wanted(asked, "farshore", "tapestry", "viticulture"):
        yield Line(game, ("expert", "intermediate"))
        yield Line(game, ("intermediate", "beginner"))
        yield Line(game, ("beginner", "random"))
        if asked.before is not None:
            yield Line(game, ("expert", FORMER))
            yield Line(game, ("intermediate", FORMER))
        for seats in (3, 4, 5):
            if seats in find_rules(game).seats:
                yield Line(game, ("expert", *["intermediate"] * (seats - 1)))


def together(asked: argparse.Namespace) -> Iterator[Line]:
    """Teams of Viticulture World on every continent, and alone."""
    for game in wanted(asked, "viticulture-world"):
        continents = next(each for each in find_rules(game).settings if each.name == "continent")
        for continent in continents.choices:
            for seats in (1, 2, 3, 4):
                yield Line(game, ("expert",) * seats, {"continent": continent})


def alone(asked: argparse.Namespace) -> Iterator[Line]:
    """Solo games at every level."""
    for game in wanted(asked, "farshore", "tapestry"):
        levels = next(each for each in find_rules(game).settings if each.name == "level")
        for level in levels.choices:
            for agent in ("expert", "intermediate"):
                yield Line(game, (agent,), {"level": level})


def agent_of(name: str, before: Path | None, playouts: int, seed: int) -> Agent:
    """An agent of a line; an expert may get another number of playouts than he has at tables."""
    if name == FORMER:
        assert before is not None
        return FormerAgent(before, "greedy", seed)
    return Halving(Random(seed), playouts=playouts) if name == STRONGEST else new_agent(name, seed)


def play(line: Line, before: Path | None, playouts: int, number: int) -> Result:
    """One game; each deal is played once from every seat."""
    seats = len(line.agents)
    deal, shift = divmod(number, 1 if find_rules(line.game).cooperative else seats)
    seed = FIRST_SEED + deal
    sitting = [line.agents[(seat - shift) % seats] for seat in range(seats)]
    agents = [agent_of(name, before, playouts, seed * 16 + seat) for seat, name in enumerate(sitting)]
    game = new_game(line.game, seats, seed, **line.settings)
    seconds: dict[str, list[float]] = {name: [] for name in line.agents}
    while (decision := game.decision) is not None:
        start = time.perf_counter()
        chosen = agents[decision.seat].choose(game)
        seconds[sitting[decision.seat]].append(time.perf_counter() - start)
        game.choose(chosen)
    for agent in agents:
        if isinstance(agent, FormerAgent):
            agent.close()
    return Result(float(game.scores[shift]), game.returns[shift], rivals_of(game, shift), seconds)


def rivals_of(game: Game[Any], seat: int) -> float:
    """The mean points of the others."""
    others = [float(points) for each, points in enumerate(game.scores) if each != seat]
    others += [points_of(rival["score"]) for rival in game.rules.rivals(game.view(None))]
    return statistics.fmean(others) if others else 0.0


def points_of(score: Any) -> float:
    """The points of a bot, which may be told by their sources."""
    return float(sum(score.values()) if isinstance(score, dict) else score)


def row(line: Line, asked: argparse.Namespace, executor: ProcessPoolExecutor) -> list[str]:
    """A line of the table."""
    record, rivals, thinking = Record(line.agents[0]), Record("others"), list[float]()
    one_game = partial(play, line, asked.before, asked.playouts)
    for result in executor.map(one_game, range(asked.games)):
        record.add(result.points, result.share)
        rivals.add(result.rivals, 0.0)
        thinking += result.seconds[line.agents[0]]
    low, high = record.interval
    against = ", ".join(line.agents[1:]) or "–"
    setting = ", ".join(f"{name} {value}" for name, value in line.settings.items()) or "–"
    thinking.sort()
    return [
        Words("en").say(find_rules(line.game).title()),
        str(len(line.agents)),
        setting,
        line.agents[0],
        against,
        str(asked.games),
        f"{record.win_rate:.0%} ({low:.0%} – {high:.0%})",
        f"{record.mean_score:.0f} : {rivals.mean_score:.0f}",
        f"{statistics.median(thinking):.3f}",
        f"{thinking[int(0.95 * (len(thinking) - 1))]:.2f}",
    ]


HEADING = ["game", "seats", "setting", "who", "against", "games", "won", "points", "median s", "p95 s"]


def show(title: str, lines: Sequence[Line], asked: argparse.Namespace, executor: ProcessPoolExecutor) -> None:
    """Print a table, line by line as they are done."""
    print(f"\n## {title}\n\n| {' | '.join(HEADING)} |\n| {' | '.join(['---'] * len(HEADING))} |", flush=True)
    for line in lines:
        if asked_for(line, asked):
            print(f"| {' | '.join(row(line, asked, executor))} |", flush=True)


def asked_for(line: Line, asked: argparse.Namespace) -> bool:
    """Whether a line is wanted."""
    seats = not asked.seats or len(line.agents) in asked.seats
    return (
        seats
        and asked.who in ("", line.agents[0])
        and (not asked.against or asked.against in line.agents[1:])
    )


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    parser.add_argument("--games", type=int, default=200, metavar="N", help="games for each line")
    parser.add_argument("--only", default="", metavar="GAME", help="lines of games whose name has this in it")
    parser.add_argument("--who", default="", metavar="AGENT", help="lines in which this agent is counted")
    parser.add_argument("--against", default="", metavar="AGENT", help="lines in which it plays against this")
    parser.add_argument(
        "--seats", type=int, nargs="*", default=[], metavar="N", help="lines of so many seats"
    )
    parser.add_argument(
        "--playouts", type=int, default=0, metavar="N", help="an expert's, if not as at tables"
    )
    parser.add_argument("--before", type=Path, metavar="DIR", help="a checkout with the agent of before")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="how many processes")
    asked = parser.parse_args()
    print("# How strong are the computer players?\n")
    print(f"Made by `python -m benchmarks.strength {' '.join(sys.argv[1:])}`. Intervals are 95%.")
    with ProcessPoolExecutor(asked.jobs, mp_context=get_context("spawn")) as executor:
        show("Against each other", list(duels(asked)), asked, executor)
        show("Alone", list(alone(asked)), asked, executor)
        show("Together", list(together(asked)), asked, executor)
    return 0


if __name__ == "__main__":
    sys.exit(main())
