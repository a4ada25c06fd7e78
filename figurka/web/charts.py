"""The geometry of the result page: scores as stacked bars, the course of a game as lines."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from figurka.web.closing import Closing
from figurka.web.moments import Course, Moment

LONGEST_LABEL = 10
LABEL_GAP = 7.5
PIN_GAP = 5.0
PIN_ROOM = 10.0
LOWEST_PIN = 86.0
"""Below this height there is no room under a line."""
GOAL_ROOM = 1.05
"""How much longer than up to the goal a bar may be, so that the goal is not at its very end."""


@dataclass(frozen=True)
class Scored:
    """The points of one seat, or of an opponent without a seat."""

    seat: int
    name: str
    score: Mapping[str, int]
    winner: bool

    @property
    def total(self) -> int:
        """All points."""
        return sum(self.score.values())


@dataclass(frozen=True)
class Source:
    """Where points come from, and how it is shown."""

    name: str
    title: str
    icon: str
    """Its drawing, or nothing."""
    look: int


@dataclass(frozen=True)
class Segment:
    """A part of a stacked bar, in percent of the widest."""

    source: Source
    value: int
    x: float
    width: float

    @property
    def middle(self) -> float:
        """Where its figure stands."""
        return self.x + self.width / 2

    @property
    def roomy(self) -> bool:
        """Whether there is room for its figure."""
        return self.width >= (3.2 if self.value < 10 else 5)


@dataclass(frozen=True)
class Gap:
    """The end of a bar that is missing to the goal, in percent of the widest."""

    value: int
    x: float
    width: float

    @property
    def middle(self) -> float:
        """Where its figure stands."""
        return self.x + self.width / 2

    @property
    def roomy(self) -> bool:
        """Whether there is room for its figure."""
        return self.width >= 7


@dataclass(frozen=True)
class Bar:
    """The score of one seat as a stacked bar."""

    rank: int
    scored: Scored
    segments: tuple[Segment, ...]
    losses: tuple[tuple[Source, int], ...]
    """Sources that took points away: they have no length."""
    goal: float = 0.0
    """Where the goal is, if there is one."""
    short: Gap | None = None
    """What is missing to the goal."""


@dataclass(frozen=True)
class Line:
    """The course of one seat."""

    seat: int
    name: str
    total: int
    points: str
    marks: tuple[tuple[float, float], ...]
    end: float
    label: float
    winner: bool

    @property
    def short(self) -> str:
        """The name as far as there is room for it beside the chart."""
        return self.name if len(self.name) <= LONGEST_LABEL else f"{self.name[: LONGEST_LABEL - 1]}…"


@dataclass(frozen=True)
class Pin:
    """A key moment on the chart."""

    moment: Moment
    x: float
    y: float
    up: bool


@dataclass(frozen=True)
class Chart:
    """The course of the game as lines, all positions in percent."""

    lines: tuple[Line, ...]
    down: tuple[tuple[float, int], ...]
    across: tuple[tuple[float, int], ...]
    """The figures below: turns, or years."""
    pins: tuple[Pin, ...]
    choices: tuple[int, ...]
    """After how many choices each turn or year was over."""
    yearly: bool = False
    """Whether it counts in years."""
    goal: tuple[float, int] | None = None
    """Where the points are that everybody needs, and how many."""
    slip: float | None = None
    """Where the goal went out of reach."""

    @property
    def turns(self) -> int:
        """How many turns or years there were."""
        return len(self.choices) - 1

    @property
    def leader(self) -> Line | None:
        """The only winner's line."""
        winners = [line for line in self.lines if line.winner]
        return winners[0] if len(winners) == 1 else None


def bars_of(scored: Sequence[Scored], sources: Sequence[Source], goal: int = 0) -> tuple[Bar, ...]:
    """The scores as stacked bars, winners first, then by points; with a goal also how far each is from it."""
    longest = max(goal * GOAL_ROOM, *(gains(each) for each in scored)) or 1
    order = sorted(scored, key=lambda each: (not each.winner, -each.total))
    bars = []
    for each in order:
        rank = 1 if each.winner else 1 + sum(o.winner or o.total > each.total for o in order if o is not each)
        segments, x = [], 0.0
        for source in sources:
            width = max(0, each.score.get(source.name, 0)) * 100 / longest
            if width:
                segments.append(Segment(source, each.score[source.name], x, width))
            x += width
        losses = tuple((s, each.score[s.name]) for s in sources if each.score.get(s.name, 0) < 0)
        end = goal * 100 / longest
        short = Gap(goal - each.total, x, max(0.0, end - x)) if each.total < goal else None
        bars.append(Bar(rank, each, tuple(segments), losses, end, short))
    return tuple(bars)


def gains(scored: Scored) -> int:
    """All points gained, whatever was lost: the length of a bar."""
    return sum(max(0, value) for value in scored.score.values())


def gains_of(winner: Scored, second: Scored, sources: Sequence[Source]) -> tuple[tuple[Source, int], ...]:
    """By how much the winner had more of each source than the second, largest first."""
    gains = [
        (source, winner.score.get(source.name, 0) - second.score.get(source.name, 0)) for source in sources
    ]
    return tuple(sorted((gain for gain in gains if gain[1]), key=lambda gain: -gain[1]))


def round_step(span: int, most: int) -> int:
    """The smallest round step that goes into a span no more than so many times."""
    size = 1
    while True:
        for step in (size, 2 * size, 5 * size):
            if span <= step * most:
                return step
        size *= 10


@dataclass(frozen=True)
class Knot:
    """A point of every line: where it is, and the points of all then."""

    x: float
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Scale:
    """From turns and points to percent of the chart."""

    ends: tuple[int, ...]
    """The turns that are equally far apart: the first and the last one, or the ends of years."""
    floor: int
    high: int
    step: int

    def across(self, turn: int) -> float:
        """Where a turn is."""
        for place, (first, last) in enumerate(pairwise(self.ends)):
            if turn <= last:
                part = (turn - first) / (last - first) if last > first else 1.0
                return round((place + part) * 100 / (len(self.ends) - 1), 1)
        return 100.0

    def down(self, value: float) -> float:
        """Where a number of points is; above the highest there is room for a pin."""
        top = self.high * 1.13
        return round((top - value) * 100 / (top - self.floor), 1)


def chart_of(
    course: Course, entrants: Sequence[Scored], moments: Sequence[Moment], closing: Closing
) -> Chart | None:
    """The course of the game as a chart, a line for each entrant; a game of fewer than two turns has none.

    A game that counts in years has its figures at their ends; one with a goal for all has only them.
    """
    turns = len(course.scores) - 1
    if turns < 2:
        return None
    years = closing.years
    scale = scale_of(course, tuple(year.turn for year in years) or (0, turns), closing.goal)
    stops = tuple(range(0, turns + 1, round_step(turns, 7)))
    ticks = tuple((scale.across(turn), turn) for turn in stops)
    choices = course.choices
    if years:
        ticks = tuple((scale.across(year.turn), number) for number, year in enumerate(years))
        choices = tuple(course.choices[year.turn] for year in years)
    knots = [Knot(scale.across(turn), scores) for turn, scores in enumerate(course.scores)]
    if years and closing.goal:
        knots = [Knot(scale.across(year.turn), year.scores) for year in years]
    labels = spread([scale.down(score) for score in course.scores[-1]])
    lines = tuple(
        line_of(knots, column, entrant, scale, ticks, labels[column])
        for column, entrant in enumerate(entrants)
    )
    pins = place_pins(moments, entrants, knots, scale)
    figures = tuple((scale.down(value), value) for value in range(scale.floor, scale.high + 1, scale.step))
    goal = (scale.down(closing.goal), closing.goal) if closing.goal else None
    slip = ticks[closing.slip.year][0] if closing.slip is not None and closing.slip.year else None
    return Chart(lines, figures, ticks, pins, choices, bool(years), goal, slip)


def scale_of(course: Course, ends: tuple[int, ...], goal: int) -> Scale:
    """A scale on which all points of the course have room."""
    low = min(0, *(min(scores) for scores in course.scores))
    high = max(10, goal, *(max(scores) for scores in course.scores))
    step = round_step(high - low, 5)
    return Scale(ends, low // step * step, high, step)


def line_of(
    knots: Sequence[Knot],
    column: int,
    entrant: Scored,
    scale: Scale,
    ticks: Sequence[tuple[float, int]],
    label: float,
) -> Line:
    """The course of one entrant, with his emblem at the ticks and at the end."""
    marks = [(x, scale.down(height_at(knots, column, x))) for x, _ in ticks[1:] if x < 100]
    return Line(
        entrant.seat,
        entrant.name,
        knots[-1].scores[column],
        " ".join(f"{knot.x},{scale.down(knot.scores[column])}" for knot in knots),
        tuple(marks),
        scale.down(knots[-1].scores[column]),
        label,
        entrant.winner,
    )


def height_at(knots: Sequence[Knot], column: int, x: float) -> float:
    """The points of an entrant anywhere on his line."""
    for before, after in pairwise(knots):
        if x <= after.x:
            part = (x - before.x) / (after.x - before.x) if after.x > before.x else 1.0
            return before.scores[column] + part * (after.scores[column] - before.scores[column])
    return knots[-1].scores[column]


def spread(heights: Sequence[float]) -> list[float]:
    """The heights moved apart so that labels beside them do not overlap, in the same order."""
    order = sorted(range(len(heights)), key=lambda place: heights[place])
    placed = [0.0] * len(heights)
    last = -LABEL_GAP
    for place in order:
        last = placed[place] = max(heights[place], last + LABEL_GAP)
    over = max(0.0, last - 100)
    return [round(height - over, 1) for height in placed]


def place_pins(
    moments: Sequence[Moment], entrants: Sequence[Scored], knots: Sequence[Knot], scale: Scale
) -> tuple[Pin, ...]:
    """The pins of key moments: above the line of a leader, below the others', and not upon each other."""
    columns = {entrant.seat: column for column, entrant in enumerate(entrants)}
    pins: list[Pin] = []
    for moment in moments:
        x = scale.across(moment.turn)
        heights = [height_at(knots, column, x) for column in range(len(entrants))]
        height = heights[columns[moment.seat]]
        y, up = scale.down(height), height == max(heights)
        if pins and abs(x - pins[-1].x) < PIN_GAP and pins[-1].up == up:
            up = not up
        pins.append(Pin(moment, x, y, (up and y > PIN_ROOM) or y > LOWEST_PIN))
    return tuple(pins)
