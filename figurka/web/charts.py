"""The geometry of the result page: scores as stacked bars, the course of a game as lines."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from figurka.web.moments import Course, Moment

LONGEST_LABEL = 10
LABEL_GAP = 7.5
PIN_GAP = 5.0
PIN_ROOM = 10.0


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
class Bar:
    """The score of one seat as a stacked bar."""

    rank: int
    scored: Scored
    segments: tuple[Segment, ...]
    losses: tuple[tuple[Source, int], ...]
    """Sources that took points away: they have no length."""


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
    pins: tuple[Pin, ...]
    choices: tuple[int, ...]

    @property
    def turns(self) -> int:
        """How many turns there were."""
        return len(self.choices) - 1


def bars_of(scored: Sequence[Scored], sources: Sequence[Source]) -> tuple[Bar, ...]:
    """The scores as stacked bars, winners first, then by points."""
    longest = max(sum(max(0, value) for value in each.score.values()) for each in scored) or 1
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
        bars.append(Bar(rank, each, tuple(segments), losses))
    return tuple(bars)


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


def chart_of(course: Course, entrants: Sequence[Scored], moments: Sequence[Moment]) -> Chart | None:
    """The course of the game as a chart, a line for each entrant; a game of fewer than two turns has none."""
    turns = len(course.scores) - 1
    if turns < 2:
        return None
    scale = scale_of(course, turns)
    stride = round_step(turns, 7)
    ticks = tuple((scale.across(turn), turn) for turn in range(0, turns + 1, stride))
    labels = spread([scale.down(score) for score in course.scores[-1]])
    lines = tuple(
        line_of(course, column, entrant, scale, ticks, labels[column])
        for column, entrant in enumerate(entrants)
    )
    pins = place_pins([(m, scale.across(m.turn), scale.down(m.score)) for m in moments], course)
    figures = tuple((scale.down(value), value) for value in range(scale.floor, scale.high + 1, scale.step))
    return Chart(lines, figures, ticks, pins, course.choices)


@dataclass(frozen=True)
class Scale:
    """From turns and points to percent of the chart."""

    turns: int
    floor: int
    high: int
    step: int

    def across(self, turn: int) -> float:
        """Where a turn is."""
        return round(turn * 100 / self.turns, 1)

    def down(self, value: int) -> float:
        """Where a number of points is; above the highest there is room for a pin."""
        top = self.high * 1.13
        return round((top - value) * 100 / (top - self.floor), 1)


def scale_of(course: Course, turns: int) -> Scale:
    """A scale on which all points of the course have room."""
    low = min(0, *(min(scores) for scores in course.scores))
    high = max(10, *(max(scores) for scores in course.scores))
    step = round_step(high - low, 5)
    return Scale(turns, low // step * step, high, step)


def line_of(
    course: Course,
    column: int,
    entrant: Scored,
    scale: Scale,
    ticks: Sequence[tuple[float, int]],
    label: float,
) -> Line:
    """The course of one entrant, with his emblem at the ticks and at the end."""
    heights = [scale.down(scores[column]) for scores in course.scores]
    return Line(
        entrant.seat,
        entrant.name,
        course.scores[-1][column],
        " ".join(f"{scale.across(turn)},{height}" for turn, height in enumerate(heights)),
        tuple((x, heights[turn]) for x, turn in ticks[1:] if turn < scale.turns),
        heights[-1],
        label,
        entrant.winner,
    )


def spread(heights: Sequence[float]) -> list[float]:
    """The heights moved apart so that labels beside them do not overlap, in the same order."""
    order = sorted(range(len(heights)), key=lambda place: heights[place])
    placed = [0.0] * len(heights)
    last = -LABEL_GAP
    for place in order:
        last = placed[place] = max(heights[place], last + LABEL_GAP)
    over = max(0.0, last - 100)
    return [round(height - over, 1) for height in placed]


def place_pins(moments: Sequence[tuple[Moment, float, float]], course: Course) -> tuple[Pin, ...]:
    """The pins of key moments: above the line of a leader, below the others', and not upon each other."""
    pins: list[Pin] = []
    for moment, x, y in moments:
        up = moment.score == max(course.scores[moment.turn])
        if pins and abs(x - pins[-1].x) < PIN_GAP and pins[-1].up == up:
            up = not up
        pins.append(Pin(moment, x, y, up and y > PIN_ROOM))
    return tuple(pins)
