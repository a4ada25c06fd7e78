"""What a team of World lacked in the end, and when it went out of reach.

That is an estimate: what was still needed for each of the years left, held against the best year that
anybody at the table had. The goal counts as out of reach from the first year end after which the need was
always the greater of the two.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from figurka.games.viticulture.web.ending.chronicle import Year
from figurka.games.viticulture.world.rules.shape import NeedsView
from figurka.locales import Words
from figurka.web.closing import Slip, Want
from figurka.web.moments import Course


@dataclass(frozen=True)
class Pace:
    """How something grew year by year, against a goal and the best year that there was."""

    heights: tuple[int, ...]
    """At the start and after each year."""
    goal: int
    best: int

    def need(self, year: int) -> int:
        """What each year left would have had to bring, after so many years."""
        left = len(self.heights) - 1 - year
        return -((self.heights[year] - self.goal) // left)

    @property
    def lost(self) -> int | None:
        """The year after which the need was always above the best year; None if it was open to the end."""
        lost = None
        for year in reversed(range(len(self.heights) - 1)):
            if self.need(year) <= self.best:
                break
            lost = year
        return lost


def best_gain(courses: Sequence[Sequence[int]]) -> int:
    """The most that one year brought to anybody."""
    return max(after - before for heights in courses for before, after in pairwise(heights))


def paces_of(needs: NeedsView, years: tuple[Year, ...]) -> dict[int | None, Pace]:
    """How everything that was lacking in the end grew: influence by nobody, points by seat."""
    found: dict[int | None, Pace] = {}
    if needs["influence_missing"]:
        heights = tuple(year.influence for year in years)
        found[None] = Pace(heights, needs["influence_goal"], best_gain([heights]))
    columns = list(zip(*(year.points for year in years), strict=True))
    for seat, short in enumerate(needs["points"]):
        if short:
            found[seat] = Pace(columns[seat], needs["goal"], best_gain(columns))
    return found


def wants_of(
    view: Mapping[str, Any], names: Sequence[str], years: tuple[Year, ...], words: Words
) -> tuple[Want, ...]:
    """Everything that was lacking in the end, and when it went out of reach."""
    if len(years) < 2:
        return ()
    influence = words("viticulture-web-result-influence")
    return tuple(
        Want(
            influence if seat is None else names[seat],
            seat,
            pace.heights[-1],
            pace.goal,
            tell_pace(pace, words),
        )
        for seat, pace in paces_of(view["needs"], years).items()
    )


def tell_pace(pace: Pace, words: Words) -> str:
    """When something went out of reach, in a sentence or two."""
    lost = pace.lost
    reached = [year for year, height in enumerate(pace.heights) if height >= pace.goal]
    if reached:
        return words("viticulture-web-result-fell", year=reached[-1])
    if lost is None:
        last = len(pace.heights) - 2
        return words("viticulture-web-result-open", need=pace.need(last), best=pace.best)
    said = words("viticulture-web-result-slow", year=lost, need=pace.need(lost), best=pace.best)
    if lost:
        said += " " + words("viticulture-web-result-before", need=pace.need(lost - 1))
    return said


def slip_of(view: Mapping[str, Any], years: tuple[Year, ...], course: Course, words: Words) -> Slip | None:
    """When a part of the goal went out of reach first; None if all were open to the end.

    What was out of reach from the start tells no moment to look at, unless there is nothing else.
    """
    if len(years) < 2:
        return None
    lost = [pace.lost for pace in paces_of(view["needs"], years).values() if pace.lost is not None]
    if not lost:
        return None
    year = min((year for year in lost if year), default=0)
    return Slip(year, course.choices[years[year].turn], words("viticulture-web-result-slip", year=year))
