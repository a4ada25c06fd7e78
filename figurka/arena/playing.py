"""The arena for scripts: many games, or a whole contest, by one call."""

import warnings
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from time import perf_counter

from figurka.arena.contest import Contest
from figurka.arena.findings import Findings, Pace, find
from figurka.arena.holding import Course, played
from figurka.arena.players import check_measurable
from figurka.arena.ratings import library
from figurka.arena.simulate import Failure, Plan, Played, simulate
from figurka.arena.workers import executor
from figurka.core.errors import FigurkaError


class BrokenError(FigurkaError):
    """Games of a contest broke off by an error of the agents or of the game."""


def play_games(plan: Plan, games: int, seed: int = 1, jobs: int = 1) -> Iterator[Played | Failure]:
    """Play so many games, one for each seed from the first on; each comes as soon as it is finished."""
    check_measurable(plan.game)
    with executor(jobs) as workers:
        yield from simulate(plan, range(seed, seed + games), workers, jobs)


def compete(contest: Contest, games: int, jobs: int = 1, *, stop_early: bool = False) -> Findings:
    """Hold a contest of so many games, or a few more so that each deal is whole, and tell what it shows.

    Games that broke are in the findings and not counted. A warning tells of them; if none is left, an error.
    """
    several = len(contest.agents) > 1
    if several and not contest.apart:
        library()

    @contextmanager
    def hire() -> Iterator[tuple[Executor, int]]:
        with executor(jobs) as workers:
            yield workers, jobs

    course = Course(contest, games, stop_early and several)
    start = perf_counter()
    for row in played(contest, range(course.asked), hire):
        course.take(row)
        if course.decided:
            break
    findings = find(course, Pace(course.taken, perf_counter() - start, workers=jobs))
    tell_broken(findings, course.taken)
    return findings


def tell_broken(findings: Findings, played: int) -> None:
    """Warn of games that broke; raise an error if they leave nothing to count."""
    if not findings.failures:
        return
    first = findings.failures[0]
    error = f"{first.error}\n{first.traceback.rstrip()}"
    said = "error-arena-broken" if findings.counted else "error-arena-all-broken"
    broken = BrokenError(
        said,
        count=len(findings.failures),
        played=played,
        seed=str(first.seed),
        choice=first.choice,
        error=error,
    )
    if not findings.counted:
        raise broken
    warnings.warn(str(broken), RuntimeWarning, stacklevel=3)
