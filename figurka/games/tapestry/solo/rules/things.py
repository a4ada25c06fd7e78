"""What the bots' cards and mats say: immutable values."""

from typing import Final

from figurka.core.decision import Option
from figurka.games.tapestry.content.maps import DIRECTIONS, SMALL
from figurka.games.tapestry.rules.things import BY_CIVILIZATION, TRACK_COUNT, Hex, Landmark, Thing, Track

# Who a player is
HUMAN: Final = 0
AUTOMA: Final = 1
SHADOW: Final = 2

FAVOURITE: Final = -1
"""In a track order: the reading bot's own favourite track."""


# The reasons that the bots tell


class RuleRef(Option):
    """A numbered rule, named as the reason of what a bot does, and what it looked at."""

    __slots__ = ("id", "part", "seen")

    def __init__(self, id: str, part: str = "", seen: tuple[Option, ...] = ()) -> None:  # noqa: A002
        super().__init__("rule:" + id)
        self.id = id
        self.part = part
        """Which of the rule's cases it is, if they are told in different words."""
        self.seen = seen


class Distance(Option):
    """How far it is from a bot's token to a landmark or to the end of a track, or from a hex to some goal."""

    __slots__ = ("landmark", "start", "steps")

    def __init__(self, start: Track | Hex, steps: int, landmark: Landmark | None = None) -> None:
        super().__init__(f"distance:{start.key}:{steps}")
        self.start = start
        self.steps = steps
        self.landmark = landmark


class Tally(Option):
    """Points for so many things of a kind, each so many times."""

    __slots__ = ("count", "name", "times")

    def __init__(self, name: str, count: int, times: int) -> None:
        super().__init__(f"tally:{name}:{count}:{times}")
        self.name = name
        self.count = count
        self.times = times


class Heart(Option):
    """The favourite track, as a card names it, and which track it is."""

    __slots__ = ("track",)

    def __init__(self, track: int) -> None:
        super().__init__(f"heart:{track}")
        self.track = track


HEARTS: Final = tuple(Heart(track) for track in range(TRACK_COUNT))


# Cards and mats


class TrackRule(Option):
    """How a bot chooses among the tracks, by a numbered rule."""

    __slots__ = ("name", "rule")

    def __init__(self, name: str, rule: str) -> None:
        super().__init__("trackrule:" + name)
        self.name = name
        self.rule = rule


ANY_OPEN: Final = TrackRule("any_open", "A-264")
NEAREST_LANDMARK_OR_END: Final = TrackRule("nearest_landmark_or_end", "A-265")
NEAREST_END: Final = TrackRule("nearest_end", "A-266")


class Pattern(Option):
    """The order in which a card reads the hexes of the map, row by row."""

    __slots__ = ("direction", "name", "order", "rank")

    def __init__(self, name: str, direction: int, start: tuple[int, int], then: tuple[int, int]) -> None:
        super().__init__("pattern:" + name)
        self.name = name
        self.direction = direction
        """The side towards which a row is read, as in DIRECTIONS."""
        self.order = reading_order(direction, start, then)
        self.rank = {place.index: rank for rank, place in enumerate(self.order)}


def reading_order(direction: int, start: tuple[int, int], then: tuple[int, int]) -> tuple[Hex, ...]:
    """All hexes of the small map: rows along a direction, from the row of `start` towards that of `then`."""
    step_q, step_r = DIRECTIONS[direction]

    def row(q: int, r: int) -> int:
        return q * step_r - r * step_q

    onward = 1 if row(*then) > row(*start) else -1

    def rank(place: Hex) -> tuple[int, int]:
        return onward * row(place.q, place.r), place.q * step_q + place.r * step_r

    return tuple(sorted(SMALL.hexes, key=rank))


class DecisionCard(Option):
    """A decision card: the right half is read as a track card, the left half as a tiebreaker card."""

    __slots__ = ("automa_rule", "income", "number", "order", "pattern", "shadow_rule", "toppled")

    def __init__(
        self,
        number: int,
        income: bool,
        automa_rule: TrackRule,
        shadow_rule: TrackRule,
        order: tuple[int, ...],
        pattern: Pattern,
        toppled: bool,
    ) -> None:
        super().__init__(f"decision:{number}")
        self.number = number
        self.income = income
        """Whether the last pair of a deck brings the income turn."""
        self.automa_rule = automa_rule
        self.shadow_rule = shadow_rule
        self.order = order
        """Tracks as the Automa reads them; the Shadow Empire reads from below."""
        self.pattern = pattern
        self.toppled = toppled
        """Whether neutral conquests may touch the human and leave a toppled outpost of the Shadow Empire."""


class BotBenefit(Option):
    """A benefit that the Automa gains, by a numbered rule, in the place of a player's benefits of a kind."""

    __slots__ = ("name", "rule", "verb")

    def __init__(self, name: str, rule: str, verb: int) -> None:
        super().__init__("botbenefit:" + name)
        self.name = name
        self.rule = rule
        self.verb = verb


class AutomaCivilization(Thing):
    """A civilization of the Automa: its favourite track, and the rule of its bonus."""

    __slots__ = ("name", "rule", "track")

    def __init__(self, name: str, track: int, rule: str) -> None:
        super().__init__("automaciv:" + name, BY_CIVILIZATION)
        self.name = name
        self.track = track
        self.rule = rule


class Cell(Option):
    """A cell of the bots' income chart, by a numbered rule."""

    __slots__ = ("name", "rule")

    def __init__(self, name: str, rule: str) -> None:
        super().__init__("cell:" + name)
        self.name = name
        self.rule = rule


class Mat:
    """A side of the Automa's income mat: by income turn how much things count."""

    __slots__ = ("multipliers", "name", "rule")

    def __init__(self, name: str, rule: str, multipliers: dict[int, tuple[int, int, int]]) -> None:
        self.name = name
        self.rule = rule
        self.multipliers = multipliers
        """For landmarks and territories, for military and science, for technology and exploration."""


class Level:
    """A level of difficulty: the mat, the chart, and what happens in the first income turn."""

    __slots__ = ("cards", "chart", "mat", "number", "rule")

    def __init__(
        self, number: int, rule: str, mat: Mat, chart: tuple[Cell, ...], cards: dict[int, tuple[int, int]]
    ) -> None:
        self.number = number
        self.rule = rule
        self.mat = mat
        self.chart = chart
        """The cells that this level's chart has, in the order in which they are carried out."""
        self.cards = cards
        """By income turn how many progress cards join the decision deck, and how many then join again."""
