"""What somebody who solves puzzles has done: his rating, his days in a row, and how he answered."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Final

from figurka.coach.puzzles import Puzzle

START: Final = 1200.0
"""The rating of somebody who has answered nothing yet."""
LOWEST: Final = 100.0
HIGHEST: Final = 3000.0
FIRST_ANSWERS: Final = 20
"""So many first answers move a rating twice as far."""
FIRST_STEP: Final = 48.0
STEP: Final = 24.0
SCALE: Final = 400.0
"""One who is rated so much higher solves ten times as often as he fails."""
MOST_KEPT: Final = 250
"""Of so many puzzles it is kept how they were answered."""
RIGHT, WRONG = "r", "w"
WRITTEN: Final = re.compile(r"(\d{4,5})\.(\d{1,6})\.(\d{1,6})\.(\d{1,7})\.((?:[0-9a-f]{6}[rw])*)", re.ASCII)
EACH: Final = re.compile(r"([0-9a-f]{6})([rw])")


def expected(rating: float, puzzle_rating: int) -> float:
    """How likely it is that somebody of this rating solves the puzzle."""
    return float(1 / (1 + 10 ** ((puzzle_rating - rating) / SCALE)))


def rated(rating: float, count: int, puzzle_rating: int, right: bool) -> float:
    """The rating after one more answer, of somebody who has given so many before."""
    step = FIRST_STEP if count < FIRST_ANSWERS else STEP
    after = rating + step * (float(right) - expected(rating, puzzle_rating))
    return min(HIGHEST, max(LOWEST, round(after, 1)))


@dataclass(frozen=True)
class Solver:
    """Somebody who solves puzzles: of each puzzle his first answer counts."""

    rating: float = START
    count: int = 0
    """How many puzzles he has answered."""
    row: int = 0
    """On how many days in a row, up to the last one, he has solved one."""
    last: int = 0
    """That last day, counted from the first day of the year 1."""
    results: Mapping[str, bool] = field(default_factory=dict)
    """Whether he was right, by the puzzle's name, the newest first."""

    def answered(self, puzzle: Puzzle, right: bool, day: date) -> "Solver":
        """The solver after an answer; one who has answered the puzzle before stays as he is."""
        if puzzle.id in self.results:
            return self
        today = day.toordinal()
        rating = rated(self.rating, self.count, puzzle.rating, right)
        results = dict(list({puzzle.id: right, **self.results}.items())[:MOST_KEPT])
        if not right or today == self.last:
            return Solver(rating, self.count + 1, self.row, self.last, results)
        return Solver(rating, self.count + 1, self.days_in_a_row(day) + 1, today, results)

    def days_in_a_row(self, day: date) -> int:
        """On how many days in a row he has solved a puzzle: today may still come."""
        return self.row if 0 <= day.toordinal() - self.last <= 1 else 0

    def has_solved_on(self, day: date) -> bool:
        """Whether he has solved a puzzle on that day, the last one on which he solved any."""
        return self.row > 0 and day.toordinal() == self.last

    def result(self, puzzle: Puzzle) -> bool | None:
        """Whether he was right; nothing if he has not answered the puzzle."""
        return self.results.get(puzzle.id)

    @property
    def solved(self) -> int:
        """How many puzzles he has solved, of those that are kept."""
        return sum(self.results.values())

    @property
    def written(self) -> str:
        """All of it as a cookie or a file keeps it."""
        results = "".join(f"{name}{RIGHT if right else WRONG}" for name, right in self.results.items())
        return f"{round(self.rating * 10)}.{self.count}.{self.row}.{self.last}.{results}"


def read_solver(text: str) -> Solver:
    """The solver as he was kept; one who has answered nothing yet, if that cannot be read."""
    found = WRITTEN.fullmatch(text)
    if found is None:
        return Solver()
    tenths, count, row, last = (int(each) for each in found.groups()[:4])
    results = {name: sign == RIGHT for name, sign in EACH.findall(found[5])[:MOST_KEPT]}
    if last > date.max.toordinal() or row > last or len(results) > count:
        return Solver()
    return Solver(min(HIGHEST, max(LOWEST, tenths / 10)), count, row, last, results)


def next_puzzle(solver: Solver, puzzles: Iterable[Puzzle], after: str = "") -> Puzzle | None:
    """The puzzle to go on with: one not answered yet, then one answered wrong, nearest to the rating."""
    others = [puzzle for puzzle in puzzles if puzzle.id != after]
    order = (None, False, True)
    return min(
        others,
        key=lambda each: (order.index(solver.result(each)), abs(each.rating - solver.rating), each.id),
        default=None,
    )
