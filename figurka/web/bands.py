"""The geometry of an analysis: how likely each was to win, or how far a team comes, as bands over turns."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor
from typing import Final

from figurka.coach.analysis import Analysis, Mark, Point
from figurka.web.charts import round_step

ROOMY: Final = 0.13
"""So high a band must be for a name or a figure in it."""
WORST: Final = (Mark.MISTAKE, Mark.INACCURACY, Mark.BRILLIANT, Mark.GOOD)
"""Of several choices of a turn the chart shows the one that is worth a look most."""
NAMED_AT: Final = (4.0, 46.0)
"""So far from the left bands are named, in percent: where the cursor is not."""
HIGHEST_FOOT: Final = 0.8
"""A scale that began higher would make much of little."""
CLOSE: Final = 32.0
"""So far a name may reach."""


@dataclass(frozen=True)
class Entrant:
    """Somebody whose chance is shown: a seat, all seats together, or a rival without one."""

    sign: int
    """The number of his colour and emblem, from 0."""
    name: str
    seats: tuple[int, ...]
    """The seats whose chance it is; none for a rival, who has what is left."""


@dataclass(frozen=True)
class Band:
    """The chance of one entrant over the game, in percent of the chart."""

    entrant: Entrant
    outline: str
    label: float | None
    """Where its name stands; nothing if there is no room."""
    now: float
    """His chance at the moment that is shown, from 0 to 1."""
    middle: float | None
    """Where that figure stands; nothing if there is no room."""


@dataclass(frozen=True)
class TurnMark:
    """One turn below the chart."""

    x: float
    turn: int
    mark: Mark
    at: int
    """The choice that it leads to."""
    current: bool


@dataclass(frozen=True)
class Bands:
    """The chart."""

    bands: tuple[Band, ...]
    edges: tuple[str, ...]
    """The lines between them."""
    marks: tuple[TurnMark, ...]
    ticks: tuple[tuple[float, int], ...]
    cursor: float | None
    dots: tuple[float, ...]
    """Where the cursor crosses the lines."""
    named_at: float
    """Where the names of the bands stand."""
    low: float = 0.0
    """What the foot of the chart stands for, from 0 to 1: a team is hardly ever far from its goal."""

    @property
    def grid(self) -> tuple[tuple[int, int], ...]:
        """Where the lines of the scale are, in percent of the height, and what they stand for."""
        return tuple((place, round(100 * self.low + (1 - self.low) * place)) for place in (100, 50, 0))

    @property
    def late(self) -> bool:
        """Whether the cursor is so far to the right that figures stand left of it."""
        return self.cursor is not None and self.cursor > 85


@dataclass(frozen=True)
class Column:
    """The tops of all bands at a place of the chart, from the lowest band to the highest, from 0 to 1."""

    x: float
    tops: tuple[float, ...]


def bands_of(analysis: Analysis, seat: int, entrants: Sequence[Entrant], shown: Point | None) -> Bands | None:
    """The chart of a seat's turns, the first entrant at the bottom; None before anything is known."""
    own = analysis.of(seat)
    if not own:
        return None
    turns = max(point.judged.turn for point in own)
    last = {point.judged.turn: point for point in own}
    low = foot_of(analysis) if analysis.cooperative else 0.0

    def drawn(x: float, chances: Sequence[float]) -> Column:
        return column(x, entrants, [(each - low) / (1 - low) for each in chances])

    columns = [drawn(across(turn, turns), point.chances) for turn, point in sorted(last.items())]
    end = tuple(1.0 / len(analysis.winners) if each in analysis.winners else 0.0 for each in range_of(own))
    if analysis.cooperative:
        end = tuple(analysis.way for _ in end)
    columns = [Column(0.0, columns[0].tops), *columns, drawn(100.0, end)]
    now = None if shown is None else drawn(across(shown.judged.turn, turns), shown.chances)
    named_at = NAMED_AT[0] if now is None or now.x > CLOSE else NAMED_AT[1]
    return Bands(
        tuple(band(entrant, place, columns, now, named_at, low) for place, entrant in enumerate(entrants)),
        tuple(line(columns, place) for place in range(len(entrants)) if columns[0].tops[place] < 1.0),
        tuple(marks_of(own, turns, shown)),
        tuple((across(turn, turns), turn) for turn in ticks_of(turns)),
        None if now is None else now.x,
        () if now is None else tuple(down(top) for top in now.tops if 0.0 < top < 1.0),
        named_at,
        low,
    )


def foot_of(analysis: Analysis) -> float:
    """At which tenth the scale of a team begins: below all that it was expected to come to."""
    least = min((analysis.way, *(chance for point in analysis.points for chance in point.chances)))
    return max(0.0, min(HIGHEST_FOOT, floor(10 * least) / 10))


def range_of(points: Sequence[Point]) -> range:
    """The numbers of all seats."""
    return range(len(points[0].chances))


def across(turn: int, turns: int) -> float:
    """Where a turn is, in the middle of its share of the width."""
    return round((turn - 0.5) * 100 / turns, 2)


def down(part: float) -> float:
    """Where a part of the height is, from the top."""
    return round(100 * (1 - part), 2)


def column(x: float, entrants: Sequence[Entrant], chances: Sequence[float]) -> Column:
    """How high the bands are stacked with these chances of the seats."""
    tops: list[float] = []
    below = 0.0
    for entrant in entrants:
        below = min(1.0, below + sum(chances[each] for each in entrant.seats)) if entrant.seats else 1.0
        tops.append(round(below, 4))
    return Column(x, tuple(tops))


def band(
    entrant: Entrant, place: int, columns: Sequence[Column], now: Column | None, named_at: float, low: float
) -> Band:
    """The band of one entrant between the one below and its own top."""
    above = [f"{each.x},{down(each.tops[place])}" for each in columns]
    below = [f"{each.x},{down(bottom(each, place))}" for each in reversed(columns)]
    named = next((each for each in columns if each.x >= named_at), columns[-1])
    return Band(
        entrant,
        " ".join((*above, *below)),
        middle_of(named, place),
        0.0 if now is None else low + (1 - low) * (now.tops[place] - bottom(now, place)),
        None if now is None else middle_of(now, place),
    )


def bottom(at: Column, place: int) -> float:
    """Where a band begins."""
    return at.tops[place - 1] if place else 0.0


def middle_of(at: Column, place: int) -> float | None:
    """The middle of a band, if it is high enough there to write in it."""
    low, high = bottom(at, place), at.tops[place]
    return down((low + high) / 2) if high - low >= ROOMY else None


def line(columns: Sequence[Column], place: int) -> str:
    """The upper edge of a band."""
    return " ".join(f"{each.x},{down(each.tops[place])}" for each in columns)


def marks_of(own: Sequence[Point], turns: int, shown: Point | None) -> list[TurnMark]:
    """A mark for each turn: that of the choice in it which is worth a look most."""
    by_turn: dict[int, list[Point]] = {}
    for point in own:
        by_turn.setdefault(point.judged.turn, []).append(point)
    marks = []
    for turn, points in sorted(by_turn.items()):
        first = min(points, key=lambda each: (WORST.index(each.mark), -each.lost))
        current = shown is not None and shown.judged.turn == turn
        marks.append(TurnMark(across(turn, turns), turn, first.mark, first.judged.choice, current))
    return marks


def ticks_of(turns: int) -> tuple[int, ...]:
    """The turns that have a figure."""
    step = round_step(turns, 8)
    return (1, *(turn for turn in range(step, turns + 1, step) if turn > 1))
