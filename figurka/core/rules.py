"""What a game gives to the engine: set-up, turn, end, and the one door through which it is seen."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

from figurka.core.chance import Chance
from figurka.core.decision import Decision, Option, Rule, SeatOption
from figurka.core.errors import SettingsError
from figurka.core.journal import Event
from figurka.core.mind import Mind
from figurka.core.rulebook import Section
from figurka.core.state import State
from figurka.core.views import TableView
from figurka.locales import Argument, Message, capital

S = TypeVar("S", bound=State)
Settings = Mapping[str, tuple[str, ...]]
"""The settings of one game: for each name the chosen values."""


@dataclass(frozen=True)
class Setting:
    """Something that may be chosen when a game is set up: one of the choices, or several if `many`."""

    name: str
    choices: tuple[str, ...]
    """All there are."""
    default: tuple[str, ...]
    """What holds if nobody chooses."""
    seats: tuple[int, ...]
    """With how many players it can be chosen at all."""
    many: bool = False

    def read(self, value: object, seats: int) -> tuple[str, ...]:
        """The chosen values as a tuple, or an error that names what may be chosen."""
        values = tuple(value.replace(" ", "").split(",")) if isinstance(value, str) else value
        if type(values) is int:
            values = (values,)
        if isinstance(values, tuple | list) and any(each.isdigit() for each in self.choices):
            values = [str(each) if type(each) is int else each for each in values]
        if not isinstance(values, tuple | list) or not all(isinstance(each, str) for each in values):
            raise SettingsError("error-setting-text", setting=self.name, choices=", ".join(self.choices))
        if seats not in self.seats:
            raise SettingsError("error-setting-seats", setting=self.name, seats=seats)
        for each in values:
            if each not in self.choices:
                raise SettingsError(
                    "error-setting-choice", setting=self.name, value=each, choices=", ".join(self.choices)
                )
        if len(set(values)) != len(values) or (len(values) != 1 and not self.many):
            raise SettingsError("error-setting-once", setting=self.name, choices=", ".join(self.choices))
        return tuple(values)


@dataclass(frozen=True)
class Refusal:
    """Why something cannot be chosen."""

    id: str
    count: int = 0
    thing: Message | None = field(default=None, hash=False)
    """What is lacking, where a number does not say it."""

    def message(self) -> Message:
        """The reason as something to be said."""
        arguments: dict[str, Argument] = {"count": self.count}
        if self.thing is not None:
            arguments["thing"] = self.thing
        return Message(self.id, arguments)


@dataclass(frozen=True)
class Caution:
    """What somebody is asked before he chooses an option: it brings nothing, or takes scarce things."""

    message: Message
    spends: bool = False
    """Whether it is about what is spent, and so asked only where the choice could not be taken back."""


def readable(name: str) -> str:
    """A code name as words, for want of better ones."""
    return capital(name.replace("_", " ").replace("-", " ").replace(":", " "))


class Rules(ABC, Generic[S]):
    """A game: everything the engine and those who look on need to know of it."""

    name: str
    """By which everybody calls it: small letters, digits and hyphens."""
    version: int
    """To be raised whenever a choice may come to something else than before."""
    seats: tuple[int, ...]
    """By how many it can be played."""
    usual_seats: int
    """How many play it if nobody says."""
    cooperative: bool = False
    """Whether all seats win or lose together."""
    companion_of: str = ""
    """The game at whose printed table it helps: it is told what happens there, and plays only the bots."""
    settings: tuple[Setting, ...] = ()
    """What may be chosen when it is set up."""
    rulebook: tuple[Section, ...] = ()
    """Its numbered rules, if it has such."""
    shape: type = TableView
    """The declared shape of its view, a typed dictionary: what pages, programs and learners can rely on."""

    @abstractmethod
    def setup(self, seats: int, chance: Chance, settings: Settings) -> S:
        """A new position, before the first turn."""

    @abstractmethod
    def turn(self, state: S) -> Rule[None]:
        """One turn of the seat whose turn it is."""

    @abstractmethod
    def over(self, state: S) -> bool:
        """Whether the game has ended; asked between turns."""

    @abstractmethod
    def scores(self, state: S) -> list[int]:
        """The points of each seat, as if the game ended now."""

    @abstractmethod
    def winners(self, state: S) -> list[int]:
        """The seats that win if the game ends now."""

    def headway(self, state: S) -> float:
        """How far a team has come towards its common goal, in points for each seat."""
        scores = self.scores(state)
        return sum(scores) / len(scores)

    def way(self, state: S) -> float:
        """How much of the way to its common goal a team has come, from 0 to 1."""
        return float(bool(self.winners(state)))

    def when(self, state: S, seat: int) -> Message | None:
        """What the game itself calls the time: its year, season or era, as it is for a seat."""
        return None

    @abstractmethod
    def view(self, state: S, seat: int | None) -> Mapping[str, object]:
        """What the seat (None: a spectator) may know, as plain data of the declared shape."""

    @abstractmethod
    def redeal(self, state: S, seat: int) -> None:
        """Deal anew, by the state's own chance, all that the seat cannot see."""

    def mind(self, seats: int) -> Mind[S]:
        """What computer players know of the game at this number of seats."""
        return PointsMind(self, seats)

    def why_not(self, state: S, decision: Decision, key: str) -> Refusal:
        """Why the thing with this key cannot be chosen now."""
        return Refusal("refusal-not-asked")

    def caution(self, state: S, decision: Decision, option: Option) -> Caution | None:
        """What the deciding seat should be asked before it chooses the option, by what it may know."""
        return None

    def overheard(self, decision: Decision) -> Decision:
        """The decision as those hear of it who are not asked."""
        return decision

    def figures(self, seats: int) -> tuple[Message, ...]:
        """The names of those who act without a seat, such as a solo rival, numbered after the seats."""
        return ()

    def rivals(self, view: Any) -> Sequence[Mapping[str, Any]]:
        """Those without a seat who have a `score`, as a view shows them, in the order of `figures`."""
        return ()

    def check(self, state: S) -> None:
        """Raise BrokenInvariantError if the state is one that the rules never allow."""

    def title(self) -> Message:
        """What the game is called."""
        return Message(f"game-{self.name}", otherwise=readable(self.name))

    def question(self, decision: Decision) -> Message:
        """The decision as a question."""
        arguments: dict[str, Argument] = {}
        if decision.because is not None:
            arguments["because"] = self.called(decision.because)
        return Message(f"{self.name}-ask-{decision.kind}", arguments, otherwise=readable(decision.kind))

    def asked(self, decision: Decision, names: tuple[str, ...]) -> Message:
        """The question as it is put: a player because of whom it is asked is called by his name."""
        asked, because = self.question(decision), decision.because
        if not isinstance(because, SeatOption):
            return asked
        return replace(asked, arguments={**asked.arguments, "because": names[because.seat]})

    def obvious(self, decision: Decision) -> bool:
        """Whether the question itself says what has led to it, so that this need not be told."""
        return False

    def called(self, thing: Option) -> Message:
        """The name of a thing."""
        key = thing.key.replace(":", "-")
        return Message(f"{self.name}-{key}", otherwise=readable(key))

    def label(self, state: S, decision: Decision, option: Option, names: tuple[str, ...]) -> Message:
        """What choosing the option means; the names are those of the seats."""
        return self.called(option)

    def deed(self, state: S, decision: Decision, option: Option, names: tuple[str, ...]) -> Message:
        """What choosing the option means in short, without what it takes."""
        return self.label(state, decision, option, names)

    def retold(self, state: S, events: Sequence[Event], place: int) -> Event:
        """The event at a place of the journal as it is told now: what came of it may be known by then."""
        return events[place]

    def sentence(self, event: Event, viewer: int | None, names: tuple[str, ...]) -> Message:
        """An event, as the viewer may know it, as a sentence; the names are those of the seats.

        It is told under its kind, or with `-hidden` after it to whom its thing is not shown; `$who` is `you`
        if the viewer did it himself.
        """
        seen = event.seen(viewer)
        who = "you" if seen.seat == viewer else "other"
        arguments: dict[str, Argument] = {"player": names[seen.seat], "count": seen.count, "who": who}
        if seen.thing is not None:
            arguments["thing"] = self.called(seen.thing)
        plain = f"{names[seen.seat]}: {readable(seen.kind)}"
        hidden = "-hidden" if event.thing is not None and seen.thing is None else ""
        return Message(f"{self.name}-tell-{seen.kind}{hidden}", arguments, otherwise=plain)


class PointsMind(Mind[S]):
    """For a game that says nothing of its own: a seat stands by its points, and all options look alike."""

    def __init__(self, rules: Rules[S], seats: int) -> None:
        super().__init__(seats)
        self.rules = rules

    def evaluate(self, state: S, seat: int) -> float:
        """The points of the seat, as if the game ended now."""
        return float(self.rules.scores(state)[seat])

    def standing(self, state: S, seat: int) -> float:
        """The points ahead of the best of the others, unless all play together."""
        return self.evaluate(state, seat) if self.rules.cooperative else super().standing(state, seat)
