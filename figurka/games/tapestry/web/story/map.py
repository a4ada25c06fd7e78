"""How the Automa found a hex: how many each rule left, and how the map was read."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from figurka.games.tapestry.content.maps import PLACES, SMALL
from figurka.games.tapestry.rules.things import Hex
from figurka.games.tapestry.solo.rules.hexes import UNREACHABLE
from figurka.games.tapestry.solo.rules.things import DecisionCard, Distance, Pattern, RuleRef
from figurka.games.tapestry.web.map.terrain import centre
from figurka.games.tapestry.web.scene import Scene
from figurka.games.tapestry.web.story.turns import Told

MINI: Final = 0.1445
"""How small the map is on a decision card."""
TURNS: Final = (0, 60, 120, 180, 240, 300)
"""How an arrow is turned that points towards each side of a hex."""

LISTS: Final = frozenset({"A-64", "A-70", "A-71", "A-80", "A-247"})
"""The rules that say which hexes are possible."""
NEAREST: Final = frozenset({"A-65", "A-73", "A-74", "A-75", "A-81"})
"""The rules that keep some of them by distance."""
ASIDES: Final = frozenset({"A-60", "A-82", "A-125"})
"""The rules that leave all of them."""
READING: Final = "A-53"
SUBSTITUTE: Final = "A-54"
VAIN: Final = frozenset({"A-61", "A-72", "A-84"})
"""The rules by which no hex is taken."""
FINDING: Final = LISTS | NEAREST | ASIDES | VAIN | {READING, SUBSTITUTE}
LEADS: Final = frozenset({"A-45", "A-46", "A-47", "A-48"})
"""The benefits for which a hex is sought."""


@dataclass(frozen=True)
class Left:
    """What one rule left: how many hexes, in words, and the sign of how they are drawn on the map."""

    count: int
    text: str
    sign: str
    rule: str


@dataclass(frozen=True)
class Ring:
    """A hex that came into question: where it is drawn, how it is marked, and how far it is."""

    x: float
    y: float
    kind: str
    steps: str = ""


@dataclass(frozen=True)
class Number:
    """A hex as the reading met it."""

    x: float
    y: float
    number: int
    hit: bool


@dataclass(frozen=True)
class Scan:
    """What is drawn over the map: the hexes in question, the threads of the reading and its numbers."""

    rings: tuple[Ring, ...]
    threads: tuple[str, ...]
    numbers: tuple[Number, ...]
    way: str
    """How the map is read, in words."""


@dataclass(frozen=True)
class Search:
    """The search for a hex: what led to it, what each rule left, and what was chosen, if anything."""

    lead: tuple[Told, ...]
    steps: tuple[Told, ...]
    chosen: Hex | None

    @property
    def told(self) -> tuple[Told, ...]:
        """All events of it."""
        return self.lead + self.steps

    @property
    def drawn(self) -> bool:
        """Whether there were hexes to choose from."""
        return any(step.rule in LISTS and hexes_of(step) for step in self.steps)


def is_finding(told: Told) -> bool:
    """Whether an event tells of the search for a hex."""
    return told.rule in FINDING and not told.part


def found_by(told: Told) -> Hex | None:
    """The hex on which something was done right after the search."""
    event = told.event
    things = (event.thing,) if event.kind == "conquers" else event.things
    if event.kind not in ("conquers", "explores") and told.rule not in ("A-247", "A-133"):
        return None
    return next((thing for thing in things if isinstance(thing, Hex)), None)


def hexes_of(told: Told) -> list[Hex]:
    """The hexes that a rule left."""
    return [thing for thing in told.event.things if isinstance(thing, Hex)]


def seen_by(told: Told) -> RuleRef:
    """The rule, with what it looked at."""
    assert isinstance(told.event.thing, RuleRef)
    return told.event.thing


# What each rule left


def funnel(scene: Scene, search: Search) -> tuple[Left, ...]:
    """How many hexes each rule left."""
    left: list[Left] = []
    count = 0
    for step in search.steps:
        rule = step.rule
        if rule in LISTS | NEAREST:
            count = len(hexes_of(step))
        elif rule == READING:
            count = 1
        elif rule in VAIN:
            count = 0
        if rule != SUBSTITUTE:
            left.append(Left(count, said_shortly(scene, step), sign_of(rule), rule))
    if search.chosen is not None and count == 1:
        left[-1] = replace(left[-1], sign="chosen")
    return tuple(left)


def sign_of(rule: str) -> str:
    """How the hexes that a rule left are marked on the map."""
    if rule == READING:
        return "chosen"
    return "closest" if rule in NEAREST else "reach" if rule in LISTS else ""


def said_shortly(scene: Scene, step: Told) -> str:
    """What a rule did, shortly."""
    event, seen = step.event, seen_by(step).seen
    card = next((each.number for each in (*event.things, *seen) if isinstance(each, DecisionCard)), 0)
    return scene.say(
        f"tapestry-web-story-{step.rule}",
        player=scene.mark(event.seat).name,
        whom="you" if scene.sight.viewer == 0 else "other",
        other=scene.mark(0).name,
        card=str(card),
        count=event.count,
        way="none" if event.count >= UNREACHABLE else "some",
        place=PLACES[hexes_of(step)[0]] if step.rule == READING else "",
    )


# What is drawn over the map


def spot(place: Hex) -> tuple[float, float]:
    """Where the middle of a hex is drawn."""
    x, y = centre(place.q, place.r)
    return round(x, 1), round(y, 1)


def scan(scene: Scene, search: Search) -> Scan:
    """The hexes in question, and the reading of the map."""
    reach = latest(search, LISTS)
    closest = latest(search, NEAREST)
    steps = {
        each.start: steps_of(each)
        for step in search.steps
        if step.rule in NEAREST
        for each in seen_by(step).seen
        if isinstance(each, Distance)
    }
    rings = []
    for place in reach:
        kind = "chosen" if place is search.chosen else "closest" if place in closest else "reach"
        rings.append(Ring(*spot(place), kind, steps.get(place, "")))
    reading = next((step for step in search.steps if step.rule == READING), None)
    if reading is None:
        return Scan(tuple(rings), (), (), "")
    card, *walk = reading.event.things[1:]
    assert isinstance(card, DecisionCard)
    read = [place for place in walk if isinstance(place, Hex)]
    numbers = tuple(
        Number(*beside(place), number, place is search.chosen) for number, place in enumerate(read, 1)
    )
    return Scan(tuple(rings), threads(card.pattern, read), numbers, way_of(scene, card.pattern))


def latest(search: Search, rules: frozenset[str]) -> list[Hex]:
    """The hexes that the last of some rules left."""
    return next((hexes_of(step) for step in reversed(search.steps) if step.rule in rules), [])


def steps_of(way: Distance) -> str:
    """How far a hex is from the nearest goal."""
    return "–" if way.steps >= UNREACHABLE else str(way.steps)


def beside(place: Hex) -> tuple[float, float]:
    """Where the number of a hex is drawn: off its middle, where the pieces are."""
    x, y = spot(place)
    return round(x - 17, 1), round(y + 19, 1)


def threads(pattern: Pattern, read: Sequence[Hex]) -> tuple[str, ...]:
    """A thread through each row that was read."""
    rows: list[list[Hex]] = []
    for place in read:
        if rows and rows[-1][-1].neighbours[pattern.direction] == place.index:
            rows[-1].append(place)
        else:
            rows.append([place])
    return tuple(path(beside(row[0]), beside(row[-1])) for row in rows if len(row) > 1)


def path(start: tuple[float, float], end: tuple[float, float]) -> str:
    """A straight line."""
    return f"M{start[0]:g} {start[1]:g}L{end[0]:g} {end[1]:g}"


def way_of(scene: Scene, pattern: Pattern) -> str:
    """How a card reads the map, in words."""
    first, second = rows_of(pattern)
    return scene.say(
        "tapestry-web-story-way",
        start=PLACES[first[0]],
        direction=scene.say(f"tapestry-direction-{pattern.direction}"),
        next=PLACES[second[0]],
    )


# The map on a decision card


@dataclass(frozen=True)
class Reading:
    """The two rows that a card shows: their threads, and the arrows at their beginnings."""

    threads: tuple[str, str]
    starts: tuple[tuple[float, float], tuple[float, float]]
    turn: int


@cache
def reading_of(pattern: Pattern) -> Reading:
    """The reading order as a card shows it."""
    first, second = rows_of(pattern)
    ends = [(small(row[0]), small(row[-1])) for row in (first, second)]
    return Reading(
        (path(*ends[0]), path(*ends[1])),
        (ends[0][0], ends[1][0]),
        TURNS[pattern.direction],
    )


def rows_of(pattern: Pattern) -> tuple[list[Hex], list[Hex]]:
    """The first two rows that a card reads."""
    rows: list[list[Hex]] = []
    for place in pattern.order:
        if rows and SMALL.hexes[rows[-1][-1].index].neighbours[pattern.direction] == place.index:
            rows[-1].append(place)
        else:
            rows.append([place])
    return rows[0], rows[1]


def small(place: Hex) -> tuple[float, float]:
    """Where the middle of a hex is on a decision card."""
    x, y = spot(place)
    return round(MINI * x, 1), round(MINI * y, 1)
