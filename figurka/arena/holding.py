"""Holding a contest: what is missing is played, kept and counted, each game once."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor
from contextlib import AbstractContextManager
from functools import partial
from typing import Any

from figurka.arena.contest import Contest, Row, play_numbers
from figurka.arena.keeping import Book, told
from figurka.arena.running import flow
from figurka.arena.sequential import Field
from figurka.arena.tally import Tally
from figurka.core.errors import FigurkaError

SAMPLE = 20
"""So many games are told with the figures, so that they can be played again."""
Hire = Callable[[], AbstractContextManager[tuple[Executor, int]]]
"""Gives those who play, and how many they are."""


class LostWorkersError(FigurkaError):
    """Processes that play die again and again."""


class Course:
    """How far a contest is; deals are counted in their order, whichever was ready first."""

    def __init__(self, contest: Contest, games: int, stop_early: bool = False) -> None:
        self.contest = contest
        self.asked = contest.whole(games)
        self.tally = Tally(contest)
        several = len(contest.agents) > 1
        self.field = Field(contest.agents) if stop_early and several else None
        self.taken = 0
        """Games that have come, counted or waiting for the others of their deal."""
        self.sample: list[dict[str, Any]] = []
        """Some of the counted games, spread over all, as plain data."""
        self._sampled = {self.asked * place // SAMPLE for place in range(SAMPLE)}
        self._deals: dict[int, dict[int, Row]] = {}
        self._next = 0

    @property
    def decided(self) -> bool:
        """Whether all that was asked is known, so that no more need be played."""
        return self.field is not None and self.field.decided

    @property
    def waiting(self) -> int:
        """Games whose deal was not played to its end."""
        return sum(len(rows) for rows in self._deals.values())

    def take(self, row: Row) -> None:
        """Count one more game as soon as its deal and those before are whole."""
        if row.number >= self.asked or self.decided:
            return
        self.taken += 1
        size = len(self.contest.agents)
        self._deals.setdefault(row.number // size, {})[row.number] = row
        while len(self._deals.get(self._next, ())) == size and not self.decided:
            self._count(self._next)
            self._next += 1

    def close(self) -> None:
        """No game comes any more: count the whole deals after one that is not whole."""
        size = len(self.contest.agents)
        for deal in sorted(deal for deal, rows in self._deals.items() if len(rows) == size):
            if not self.decided:
                self._count(deal)

    def _count(self, deal: int) -> None:
        rows = self._deals.pop(deal)
        leads = self.tally.add([rows[number] for number in sorted(rows)])
        self.sample += [told(rows[number], self.contest) for number in sorted(self._sampled & rows.keys())]
        if self.field is not None:
            self.field.see(leads)


def hold(course: Course, book: Book, hire: Hire) -> Iterator[Row]:
    """Play what is missing in an open book; each game comes when it is kept and counted."""
    missing = [number for number in range(course.asked) if number not in book.numbers]
    for row in played(course.contest, missing, hire):
        if book.add(row):
            course.take(row)
            yield row
        if course.decided:
            return


def played(contest: Contest, numbers: Iterable[int], hire: Hire) -> Iterator[Row]:
    """Play some games; those that are lost with a process that dies are played again by others."""
    missing = dict.fromkeys(numbers)
    while missing:
        before = len(missing)
        try:
            with hire() as (executor, workers):
                for row in flow(partial(play_numbers, contest), list(missing), executor, workers):
                    missing.pop(row.number, None)
                    yield row
        except BrokenExecutor as error:
            if len(missing) == before:
                raise LostWorkersError("error-workers-lost") from error
