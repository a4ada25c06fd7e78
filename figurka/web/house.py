"""The frame of the pages, the lobby and the forms around a table: what their templates are given."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Final

from figurka.agents import DEFAULT_LEVEL, FORMER, LEVELS
from figurka.core.rules import Rules, Setting, readable
from figurka.locales import Words
from figurka.web.addresses import Reach
from figurka.web.covers import picture
from figurka.web.fairness import Promise
from figurka.web.sight import SeatSight

# The frame


@dataclass(frozen=True)
class House:
    """The frame of every page: how the reader wants it, who he is and where."""

    language: str
    theme: str
    """`system`, `light` or `dark`."""
    guest: str
    """The name that the reader has chosen, or nothing."""
    path: str
    """Where a change of language or theme leads back to."""
    section: str = ""
    """`play`, `rules` or `help`, whichever is marked in the menu."""
    origin: str = ""
    """Where the pages are read: scheme, host and port."""
    waiting: int | None = None
    """How many tables wait for the reader, where the page has counted them."""


def ago(seconds: int, words: Words) -> str:
    """How long something has lasted, in its largest unit."""
    for unit, length in (("days", 86400), ("hours", 3600), ("minutes", 60)):
        if seconds >= length:
            return words(f"web-time-{unit}", count=seconds // length)
    return words("web-time-now")


def left(seconds: int, words: Words) -> str:
    """How long there is still time, told more exactly the shorter it is."""
    for unit, length, least in (("days", 86400, 2), ("hours", 3600, 2), ("minutes", 60, 1)):
        if seconds >= length * least:
            return words(f"web-time-{unit}", count=seconds // length)
    return words("web-time-now")


def lasted(seconds: int, words: Words) -> str:
    """The length of a game in hours and minutes."""
    minutes = max(1, seconds // 60)
    if minutes < 60:
        return words("web-time-minutes", count=minutes)
    return words("web-time-long", hours=minutes // 60, minutes=minutes % 60)


def day(when: date, words: Words) -> str:
    """A date without its year."""
    return words("web-date", day=when.day, month=when.month)


# The lobby


BEATS = {"intermediate": "beats-intermediate", "expert": "beats-expert"}
"""The part of a game's own message that tells how often the agent beats the one below."""


@dataclass(frozen=True)
class Level:
    """A computer player, as a level of play: who it is, how it plays and how long it thinks."""

    agent: str
    title: str
    name: str
    about: str
    thinks: str
    beats: str
    """How often it wins against the level below, as measured at two seats (docs/strength.md)."""

    @property
    def face(self) -> str:
        """The drawing of its face."""
        return face_of(self.agent)


def face_of(agent: str) -> str:
    """The drawing of a level's face; nothing for an agent that is none of today's levels."""
    agent = FORMER.get(agent, agent)
    return f"face-{agent}" if agent in LEVELS else ""


@dataclass(frozen=True)
class ChoiceField:
    """One value of a setting."""

    value: str
    title: str
    about: str
    chosen: bool


@dataclass(frozen=True)
class SettingField:
    """A setting of a game as a group of boxes to tick."""

    name: str
    title: str
    choices: tuple[ChoiceField, ...]
    many: bool
    seats: tuple[int, ...]


@dataclass(frozen=True)
class GameCard:
    """A game, as it presents itself."""

    name: str
    title: str
    about: str
    note: str
    scene: str
    medal: str
    seats: tuple[int, ...]
    usual_seats: int
    levels: tuple[Level, ...]
    settings: tuple[SettingField, ...]
    together: bool = False
    """Whether all win or lose together."""
    companion: bool = False
    """Whether it only runs the bots of a printed game."""
    short: str = ""
    """What it is about, in a line or two."""
    level: str = DEFAULT_LEVEL
    """The computer player that is offered first."""

    @property
    def alone(self) -> SettingField | None:
        """The setting that takes the place of the level when somebody plays alone."""
        for setting in self.settings:
            if setting.name == "level" and 1 in setting.seats:
                return setting
        return None

    @property
    def opponents(self) -> tuple[int, ...]:
        """How many opponents one may ask for; none means alone."""
        return tuple(seats - 1 for seats in self.seats)


@dataclass(frozen=True)
class Clock:
    """The clock of a table at which a turn may take only so long."""

    each: str
    """How long a turn may take."""
    until: int = 0
    """When the time of whoever is asked is over, in seconds since 1970; 0 if it does not run."""
    left: str = ""
    late: bool = False
    """Whether it is over."""
    since: int = 0
    """Since when he has been asked."""


@dataclass(frozen=True)
class TableRow:
    """A table in a list."""

    url: str
    title: str
    game: GameCard
    seats: tuple[SeatSight, ...]
    state: str
    """`yours`, `waits` or `gathering` (own tables), `open` or `playing` (others'), `over` or `closed`."""
    turn: int = 0
    detail: str = ""
    """What the game itself says of its position, such as the season."""
    waits_for: str = ""
    since: str = ""
    outcome: str = ""
    """Of a finished table: who won."""
    why: str = ""
    """Why a closed table is closed."""
    hot_seat: bool = False
    """Whether several people share one screen."""
    promise: Promise | None = None
    """What the table promises of its chance."""
    clock: Clock | None = None
    asked_for: str = ""
    """Of a table where it is the reader's turn: for how long it has been."""
    stood_in: str = ""
    """Which agent plays for the reader just now, if one does."""

    @property
    def free(self) -> int:
        """How many seats nobody has taken."""
        return sum(seat.kind == "open" for seat in self.seats)


@dataclass(frozen=True)
class LostRow:
    """A table of the reader's own that cannot be shown, and why."""

    url: str
    why: str


@dataclass(frozen=True)
class LessonLink:
    """The way to the lesson of a game that comes next."""

    address: str
    title: str
    minutes: int
    first: bool
    """Whether nothing of the game was learnt or played to the end yet."""


@dataclass(frozen=True)
class DailyPuzzle:
    """The puzzle of the day, as the lobby tells of it."""

    game: str
    title: str
    """What its game is called."""
    theme: str
    done: bool
    """Whether the reader has solved it."""


@dataclass(frozen=True)
class Lobby:
    """All that the lobby shows."""

    games: tuple[GameCard, ...]
    running: tuple[TableRow, ...] = ()
    finished: tuple[TableRow, ...] = ()
    open: tuple[TableRow, ...] = ()
    lost: tuple[LostRow, ...] = ()
    lessons: Mapping[str, LessonLink] = field(default_factory=dict)
    """The lesson that comes next, by game."""
    onward: object = None
    """What comes next for whoever has begun to learn a game, or nothing."""
    puzzle: DailyPuzzle | None = None


def part_of(words: Words, message: str, part: str) -> str:
    """A part of a message that not every game has."""
    return words(message, part) if words.knows(message, part) else ""


def levels_of(message: str, words: Words) -> tuple[Level, ...]:
    """The computer players, from the weakest to the strongest, as a game's own message knows them."""
    return tuple(
        Level(
            agent,
            words(f"level-{agent}"),
            words(f"level-{agent}", "name"),
            words(f"level-{agent}", "about"),
            words(f"level-{agent}", "thinks"),
            part_of(words, message, BEATS[agent]) if agent in BEATS else "",
        )
        for agent in LEVELS
    )


def card_of(rules: Rules[Any], words: Words) -> GameCard:
    """A game as it presents itself to the reader."""
    message = f"game-{rules.name}"
    about, note, short = (part_of(words, message, part) for part in ("about", "note", "short"))
    return GameCard(
        rules.name,
        said(words, (message,), rules.name),
        about,
        note,
        picture("scene", rules.name),
        picture("medal", rules.name),
        rules.seats,
        rules.usual_seats,
        levels_of(message, words),
        tuple(setting_field(rules.name, setting, words) for setting in rules.settings),
        rules.cooperative,
        bool(rules.companion_of),
        short or about,
    )


def setting_field(game: str, setting: Setting, words: Words, chosen: Sequence[str] = ()) -> SettingField:
    """A setting in words; what has been chosen before, or else the default, is ticked."""
    marked = chosen or setting.default
    choices = []
    for value in setting.choices:
        message = f"{game}-{setting.name}-{value}"
        about = part_of(words, message, "about")
        choices.append(ChoiceField(value, said(words, (message,), value), about, value in marked))
    title = said(words, (f"{game}-web-setting-{setting.name}", f"web-setting-{setting.name}"), setting.name)
    return SettingField(setting.name, title, tuple(choices), setting.many, setting.seats)


def said(words: Words, ids: Iterable[str], otherwise: str) -> str:
    """The first message that is known; of what nobody has named, its code name as a word."""
    for message in ids:
        if words.knows(message):
            return words(message)
    return readable(otherwise)


# A new table, and waiting at it

PATIENCES: Final = (2, 5, 15, 60)
"""For how many minutes a table may wait for somebody who is away, the usual ones first."""


@dataclass(frozen=True)
class NewTable:
    """The form for a new table, with what has been filled in so far."""

    game: GameCard
    games: tuple[GameCard, ...]
    seats: int
    seating: tuple[str, ...]
    """For each possible seat: `you`, `friend`, `open` or the name of an agent."""
    title: str = ""
    seed: str = ""
    public: bool = False
    wrong: Mapping[str, str] = field(default_factory=dict)
    """What has to be corrected, by the name of the field; `""` for the whole form."""
    patience: int = PATIENCES[0]
    """For how many minutes the table shall wait for somebody who is away."""
    hot_seat: bool = False
    """Whether all persons sit at the reader's screen."""
    names: Mapping[int, str] = field(default_factory=dict)
    """The names of the persons who do, by seat."""
    name: str = ""
    """The reader's own name, which those see who play with him."""
    turn_time: int = 0
    """How many seconds a turn may take; 0 is as long as one likes."""
    turn_times: Mapping[int, str] = field(default_factory=dict)
    """What may be chosen for it, in words."""

    @property
    def patiences(self) -> tuple[int, ...]:
        """For how many minutes it may wait."""
        return PATIENCES


@dataclass(frozen=True)
class Link:
    """An address to hand on, written and drawn as a QR code."""

    address: str
    drawn: str


@dataclass(frozen=True)
class Invitation:
    """A table that waits for its people, as the host, one who sits already or a guest at the door sees it."""

    url: str
    title: str
    game: GameCard
    seats: tuple[SeatSight, ...]
    host: str
    links: Mapping[int, Link]
    """The invitations that the reader may hand out, by seat."""
    mine: tuple[int, ...]
    """The reader's seats; a guest at the door has none."""
    hosting: bool
    offered: int | None = None
    """The seat that the opened link is for; None: any open one."""
    name: str = ""
    wrong: str = ""
    token: str = ""
    """The invitation that the guest has brought."""
    hot_seat: bool = False
    """Whether several people share one screen."""
    promise: Promise | None = None
    """What the table promises of its chance before the first choice."""
    reach: Reach = Reach.WIDE
    """For whom the links are good."""
    clock: Clock | None = None

    @property
    def id(self) -> str:
        """The table's id."""
        return self.url.rpartition("/")[2]

    @property
    def missing(self) -> int:
        """How many seats nobody has taken."""
        return sum(seat.kind == "open" for seat in self.seats)


# What went wrong


@dataclass(frozen=True)
class Trouble:
    """A page that could not be shown: `404`, `403`, `410`, `429`, `503` or any other status."""

    status: int
    text: str = ""
    """What is known about it, in the reader's language, or nothing."""
    damaged: bool = False
    """Whether it is the stored table that is broken, which no second try mends."""
    request: str = ""
    """How the request is called in the server's log."""

    @property
    def kind(self) -> str:
        """The words that fit."""
        known = {403: "forbidden", 404: "missing", 409: "refused", 410: "gone", 429: "hasty", 503: "away"}
        usual = "unclear" if self.status < 500 else "broken"
        return "damaged" if self.damaged else known.get(self.status, usual)
