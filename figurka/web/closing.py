"""What a game tells of its own end: its goal, what was lacking, its years and the moments that counted."""

from dataclasses import dataclass

from figurka.web.moments import Moment


@dataclass(frozen=True)
class YearEnd:
    """A year that is over, or the start before the first: after which turn, and the points of the seats."""

    turn: int
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Chip:
    """A part of the goal in a few words."""

    text: str
    met: bool


@dataclass(frozen=True)
class Origin:
    """Where steps of a shared track came from."""

    name: str
    told: str


@dataclass(frozen=True)
class Track:
    """A track that all move together: its reached steps by where they came from, and how far it leads."""

    title: str
    icon: str
    goal: int
    steps: tuple[Origin, ...]
    origins: tuple[Origin, ...]
    """All origins that brought something, each told with its number of steps."""


@dataclass(frozen=True)
class Want:
    """Something that was lacking in the end, and when it went out of reach."""

    title: str
    seat: int | None
    """Whose it was; nobody's own if it was the table's."""
    have: int
    goal: int
    told: str


@dataclass(frozen=True)
class Slip:
    """When, by an estimate, the goal went out of reach: after which year, and the choices made until then."""

    year: int
    at: int
    told: str


@dataclass(frozen=True)
class Closing:
    """The end of a game in its own words; what is left out is told as in any game."""

    told: str = ""
    place: str = ""
    """Where the game was played, if it can be played at several places."""
    chips: tuple[Chip, ...] = ()
    goal: int = 0
    """The points that every seat needs, if the game has such a goal."""
    wants: tuple[Want, ...] = ()
    slip: Slip | None = None
    track: Track | None = None
    years: tuple[YearEnd, ...] = ()
    """The start and the end of each year, if the game counts in years."""
    moments: tuple[Moment, ...] | None = None
    tie: str = ""
    """What has broken a tie, with its figures."""
