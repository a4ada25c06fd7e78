"""How strong the computer players are: docs/strength.md, on fresh deals, each from every seat.

Games are kept, so that a line of hours can be played in pieces: as long as nothing that they depend on has
changed, only those are played that are missing.
"""

from __future__ import annotations

import argparse
import json
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
from figurka.arena.provenance import code_of
from figurka.arena.statistics import Record
from figurka.core.game import Game
from figurka.core.registry import find_rules, new_game
from figurka.locales import Words

KEPT = Path(__file__).with_name("strength.jsonl")
"""Every game that was played, so that a line can be gone on with another day."""
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
    seconds: list[float] = field(default_factory=list)
    """How long the first agent thought about each of its decisions; only of games that were played now."""


class Kept:
    """The games of a line that were played before, by the same rules, minds and agents."""

    def __init__(self, path: Path, line: Line, playouts: int) -> None:
        self.path = path
        asked = [line.game, line.agents, line.settings, playouts if STRONGEST in line.agents else 0]
        self.key = f"{json.dumps(asked)} {code_of(line.game)}"

    def games(self) -> dict[int, Result]:
        """The games by their numbers."""
        rows = self.path.read_text(encoding="utf-8").splitlines() if self.path.exists() else []
        found = [json.loads(each) for each in rows]
        return {each["game"]: Result(*each["result"]) for each in found if each["line"] == self.key}

    def add(self, number: int, result: Result) -> None:
        """Keep one more game."""
        told = {"line": self.key, "game": number, "result": [result.points, result.share, result.rivals]}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(told) + "\n")


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
    seconds: list[float] = []
    while (decision := game.decision) is not None:
        start = time.perf_counter()
        chosen = agents[decision.seat].choose(game)
        if sitting[decision.seat] == line.agents[0]:
            seconds.append(time.perf_counter() - start)
        game.choose(chosen)
    for agent in agents:
        if isinstance(agent, FormerAgent):
            agent.close()
    return Result(float(game.scores[shift]), game.returns[shift], rivals_of(game, shift), seconds)


def rivals_of(game: Game[Any], seat: int) -> float:
    """The mean points of the others; bots that never score, as the Shadow Empire, do not count."""
    others = [float(points) for each, points in enumerate(game.scores) if each != seat]
    bots = [points_of(rival["score"]) for rival in game.rules.rivals(game.view(None))]
    others += [points for points in bots if points]
    return statistics.fmean(others) if others else 0.0


def points_of(score: Any) -> float:
    """The points of a bot, which may be told by their sources."""
    return float(sum(score.values()) if isinstance(score, dict) else score)


def row(line: Line, asked: argparse.Namespace, executor: ProcessPoolExecutor) -> list[str]:
    """A line of the table."""
    record, rivals, thinking = Record(line.agents[0]), Record("others"), list[float]()
    kept = Kept(asked.keep, line, asked.playouts)
    games = {number: result for number, result in kept.games().items() if number < asked.games}
    missing = [number for number in range(asked.games) if number not in games]
    one_game = partial(play, line, asked.before, asked.playouts)
    for number, result in zip(missing, executor.map(one_game, missing), strict=True):
        kept.add(number, result)
        games[number] = result
    for result in games.values():
        record.add(result.points, result.share)
        rivals.add(result.rivals, 0.0)
        thinking += result.seconds
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
        f"{statistics.median(thinking):.3f}" if thinking else "–",
        f"{thinking[int(0.95 * (len(thinking) - 1))]:.2f}" if thinking else "–",
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
    level = not asked.level or line.settings.get("level") in asked.level
    return (
        seats
        and level
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
    parser.add_argument("--level", nargs="*", default=[], metavar="LEVEL", help="solo lines of these levels")
    parser.add_argument(
        "--playouts", type=int, default=0, metavar="N", help="an expert's, if not as at tables"
    )
    parser.add_argument("--keep", type=Path, default=KEPT, metavar="FILE", help="where games are kept")
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
