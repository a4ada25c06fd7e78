"""Judging a whole saved game, in as many processes as there are."""

from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Any, Final

from figurka.coach.analysis import Analysis, analysis_of
from figurka.coach.judging import Depth, Judged, asked_in, judge, random_of, share_of
from figurka.core.errors import FigurkaError
from figurka.core.game import Game
from figurka.core.saves import Saved

BATCH: Final = 3
"""So many decisions one process judges at a time: each time it plays the game up to them."""


class UnfinishedError(FigurkaError):
    """The game is not over."""


@dataclass(frozen=True)
class Task:
    """Some decisions of a game."""

    saved: Saved
    choices: tuple[int, ...]
    """What was chosen, by the rules of today."""
    places: range
    """Which of the decisions on which much hangs."""
    share: int
    depth: Depth


def played(saved: Saved) -> Game[Any]:
    """The game at its end, or an error."""
    game = saved.begin()
    for number in range(len(saved.choices)):
        saved.repeat(game, number)
    if not game.over:
        raise UnfinishedError("error-analysis-unfinished")
    return game


def tasks_of(saved: Saved, game: Game[Any], depth: Depth) -> list[Task]:
    """All that is to be judged in a game that was played to its end."""
    choices = tuple(game.history)
    count = sum(1 for _ in asked_in(saved.begin(), choices))
    share = share_of(depth, count)
    return [
        Task(saved, choices, range(first, min(count, first + BATCH)), share, depth)
        for first in range(0, count, BATCH)
    ]


def judge_some(task: Task) -> list[Judged]:
    """Judge some decisions of a game."""
    found = []
    for place, asked in enumerate(asked_in(task.saved.begin(), task.choices)):
        if place in task.places:
            random = random_of(task.saved.seed, len(asked.game.history))
            found.append(judge(asked, task.share, task.depth, random))
        if place >= task.places.stop - 1:
            break
    return found


def judge_all(tasks: list[Task], workers: Executor) -> Iterator[Judged]:
    """What is found about all of them, in their order, as it comes."""
    for some in workers.map(judge_some, tasks):
        yield from some


def analysed(game: Game[Any], judged: list[Judged]) -> Analysis:
    """The analysis of a game that was played to its end."""
    together = game.rules.cooperative
    way = game.rules.way(game.state) if together else 0.0
    return analysis_of(judged, game.scores, game.winners, cooperative=together, way=way)
