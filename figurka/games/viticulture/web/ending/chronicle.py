"""The years of a game: points and influence at the end of each, counted from what the journal tells."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from figurka.web.moments import Course

POINT_CHANGES: Final = {"points": 1, "loses-points": -1}
INFLUENCE_CHANGES: Final = {"influence": 1, "loses-influence": -1}


@dataclass(frozen=True)
class Year:
    """A year that is over, or the start before the first one."""

    turn: int
    """The turn that ended it."""
    points: tuple[int, ...]
    influence: int


def years_of(course: Course, view: Mapping[str, Any]) -> tuple[Year, ...]:
    """The start and the end of each year; nothing if the course does not tell what happened."""
    if not course.events:
        return ()
    points = [0] * len(view["players"])
    influence = first_influence(course, view)
    years = [Year(0, tuple(points), influence)]
    for turn, happened in enumerate(course.events):
        for event, _ in happened:
            if event.kind in POINT_CHANGES:
                points[event.seat] += POINT_CHANGES[event.kind] * event.count
            elif event.kind in INFLUENCE_CHANGES:
                influence += INFLUENCE_CHANGES[event.kind] * event.count
            elif event.kind == "year" and event.count > 1:
                years.append(Year(turn, tuple(points), influence))
    years.append(Year(len(course.events) - 1, tuple(points), influence))
    return tuple(years)


def first_influence(course: Course, view: Mapping[str, Any]) -> int:
    """The influence before anything had happened; in the base game there is none."""
    if "needs" not in view:
        return 0
    gained = sum(
        INFLUENCE_CHANGES.get(event.kind, 0) * event.count
        for happened in course.events
        for event, _ in happened
    )
    last: int = view["needs"]["influence"]
    return last - gained


def year_of(years: tuple[Year, ...], turn: int) -> int:
    """In which year a turn was."""
    return next((year for year, each in enumerate(years) if year and turn <= each.turn), len(years) - 1)
