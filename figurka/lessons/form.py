"""The form in which a lesson is written down: positions, and what is asked, played and said in them."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from figurka.locales import Argument

LEARNER: Final = 0
"""The seat of whoever takes a lesson."""
FELLOWS: Final = ("Alma", "Bruno", "Cilka", "Dan", "Ema")
"""What the others at the table of a lesson are called, from the next seat on."""
Holds: TypeAlias = Callable[[Any], bool]
"""Whether something is true of the game's state."""
Figure: TypeAlias = Callable[[Any], Argument]
"""A number or name that a sentence takes from the game's state when it is said."""
ANYTHING_ELSE: Final = "*"
"""Among wrong answers: every choice that is not named."""
NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


@dataclass(frozen=True)
class Ask:
    """One decision of the learner: what is said, and which answers are right."""

    says: str
    """What is said; nothing where the question itself says it, or it belongs to the choice before."""
    kind: str
    """The kind of decision: a test fails if another one is asked."""
    right: tuple[str, ...] = ()
    """The keys of right choices; empty if anything is right."""
    also: Holds | None = None
    """Any other choice is right as well after which this holds."""
    point: tuple[str, ...] | None = None
    """The keys, or names of spots, that are pointed at; None: the right choices."""
    wrong: Mapping[str, str] = field(default_factory=lambda: NOTHING)
    """Why a choice must wait, by its key, by how its key begins, or `*` for all others."""
    then: str = ""
    """What is said once it is done, or nothing."""
    holds: Holds | None = None
    """What must be true afterwards; only the test looks at it."""
    figures: Mapping[str, Figure] = field(default_factory=lambda: NOTHING)
    """What the sentences take from the state."""
    choices: Mapping[str, str] = field(default_factory=lambda: NOTHING)
    """Where several answers are right: of some, by their keys, what each brings and what it leaves."""
    optional: bool = False
    """Whether it is left out where the game does not ask it."""


@dataclass(frozen=True)
class Free:
    """The learner does as he likes until so many of his turns, the one that goes on included, are over."""

    says: str
    turns: int = 1
    choices: Mapping[str, str] = field(default_factory=lambda: NOTHING)
    """Of some choices, by their keys, what each brings and what it leaves: those that teach something."""
    then: str = ""
    figures: Mapping[str, Figure] = field(default_factory=lambda: NOTHING)


@dataclass(frozen=True)
class Goal:
    """Free play until something is reached; a choice after which it cannot be is answered, not made."""

    says: str
    until: Holds
    turns: int
    """Within so many turns."""
    missed: str
    """What is said to such a choice: what was overlooked."""
    solutions: tuple[tuple[str, ...], ...]
    """Ways to reach it, by the keys of the learner's choices; the first is what he can be shown."""
    again: str = ""
    """The kind of decision from which a choice that missed it is tried again; nothing: from that choice."""
    lost: Holds | None = None
    """When a turn begins with it out of reach; needed where trying all that could be done takes too long."""
    about: tuple[str, ...] = ()
    """The keys, or names of spots, of what must be in sight: nothing is pointed at where one solves alone."""
    then: str = ""
    figures: Mapping[str, Figure] = field(default_factory=lambda: NOTHING)


@dataclass(frozen=True)
class Others:
    """What the other seats choose after the step before, or during it if it is `Free` or a `Goal`.

    By keys; where these are over, or cannot be chosen, they go by instinct.
    """

    keys: tuple[str, ...]


@dataclass(frozen=True)
class Unasked:
    """Something that the game does for the learner where nothing else is left to choose."""

    event: str
    """The kind of event by which the journal tells it."""
    key: str
    """The key by which it is chosen otherwise."""
    says: str
    """What is said when it has happened unasked."""


Step: TypeAlias = Ask | Free | Goal | Others


@dataclass(frozen=True)
class Part:
    """A named position of the game and what is done in it."""

    position: str
    steps: tuple[Step, ...]
    seed: int = 1
    """What chance follows from, the same for every learner."""


@dataclass(frozen=True, eq=False)
class Lesson:
    """A lesson: an idea, an opening, a guided part, and a position to solve alone.

    Its words are messages `<game>-lesson-<id>`, with the attributes `idea` and `opening`, and of each step
    `<game>-lesson-<id>-<says>`, with the attribute `task` and, where something was learnt, `learnt`. Where
    what is said would be untrue once a goal is pursued, the attribute `meanwhile` is said instead.
    What they name, by `{ farshore-resource-seaweed.acc }` or a figure that is a message (`{ $price-acc }`),
    has on a page the sign that the game's `depict` knows for it: "costs 2" and the sign of seaweed.
    """

    id: str
    game: str
    minutes: int
    lesson: Part
    check: Part
    path: str = ""
    """A path of its own within the game, such as that of one who plays alone; nothing: the usual one."""
    unasked: tuple[Unasked, ...] = ()
    """What may happen to the learner unasked, and is explained then."""

    @property
    def parts(self) -> Mapping[str, Part]:
        """Both parts by their names."""
        return {"lesson": self.lesson, "check": self.check}

    @property
    def title(self) -> str:
        """The id of the message that is its title."""
        return f"{self.game}-lesson-{self.id}"

    def message(self, says: str) -> str:
        """The id of the message of something that is said."""
        return f"{self.title}-{says}"

    def sayings(self) -> Iterator[str]:
        """The ids of all messages that the lesson needs."""
        yield self.title
        yield from (self.message(each.says) for each in self.unasked)
        for part in self.parts.values():
            for step in part.steps:
                yield from (self.message(says) for says in sayings_of(step))


def sayings_of(step: Step) -> list[str]:
    """All that is said at a step, before, instead and after."""
    match step:
        case Ask():
            said = [step.says, *step.wrong.values(), *step.choices.values(), step.then]
        case Free():
            said = [step.says, *step.choices.values(), step.then]
        case Goal():
            said = [step.says, step.missed, step.then]
        case Others():
            said = []
    return [each for each in said if each]
