"""The course of an effect: what has been done in it so far, for the parts that look back."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar, final

from figurka.core.decision import DECLINE, Decision, Option, Rule
from figurka.games.viticulture.rules.steps import Step
from figurka.games.viticulture.rules.things import Building, Order, Planting, Structure, Wine

if TYPE_CHECKING:
    from figurka.games.viticulture.rules.state import Player

NO_ACTION = -1


@final
class Course:
    """What an effect has done; `action` is the board action that a worker takes, if it is one."""

    __slots__ = (
        "action",
        "benefits",
        "built",
        "complete",
        "did",
        "did_not",
        "discount",
        "drawn",
        "fermented",
        "filled",
        "given",
        "harvested",
        "ignores_structures",
        "made",
        "one_relief",
        "planted",
        "red_change",
        "source",
        "space",
        "standing",
        "tasted",
        "then",
        "trained",
        "worker",
    )

    def __init__(self, source: Option | None = None, action: int = NO_ACTION, worker: int = -1) -> None:
        self.source = source
        self.action = action
        self.worker = worker
        """The kind of the worker that was placed, as it is now; -1 if the effect is not a placement."""
        self.standing = action
        """The action where the worker stands to whom the effect is owed."""
        self.space = 0
        self.built: list[Structure] = []
        self.planted: list[Planting] = []
        self.harvested = 0
        self.fermented = False
        """Whether the Fermentation Tank has made its wine."""
        self.made: list[Wine] = []
        self.filled = 0
        self.drawn: list[Order] = []
        self.benefits: Player | None = None
        """The acting player, if the effect is an offer to another one."""
        self.did = 0
        """The other players who took an offer."""
        self.did_not = 0
        self.given = False
        """Whether a joint gift was given."""
        self.complete = False
        """Whether what may be done up to some number was done to the full."""
        self.trained = False
        """Whether the placed worker lost its hat in this action."""
        self.tasted: Wine | None = None
        """The wine discarded last."""
        self.then: Step | None = None
        """What must still be possible after the part that is being done (V-74)."""
        self.discount = 0
        self.ignores_structures = False
        self.one_relief = 0
        """How much lower one wine of an order may be."""
        self.red_change = 0
        """How much more each red wine of this action is worth."""

    def of_card(self, source: Option) -> "Course":
        """The course of a card that is played by the worker of this one."""
        course = Course(source)
        course.worker, course.standing, course.space = self.worker, self.standing, self.space
        return course

    def fresh(self, building: Building) -> bool:
        """Whether a structure card was built by this effect, so that it does not help it yet (V-125)."""
        return building in self.built


# Decisions within an effect

O = TypeVar("O", bound=Option)  # noqa: E741


@final
class Choice(Decision):
    """A decision that knows the step which asks, and its course: prices and refusals follow from them."""

    __slots__ = ("course", "step")

    def __init__(self, seat: int, kind: str, options: Sequence[Option], step: Step, course: Course) -> None:
        super().__init__(seat, kind, options, course.source)
        self.step = step
        self.course = course


@final
class Pouring(Decision):
    """Which wine serves a request of an order; it knows the request, a type of wine and its least value."""

    __slots__ = ("request",)

    def __init__(self, seat: int, options: Sequence[Option], order: Order, request: tuple[int, int]) -> None:
        super().__init__(seat, "pour", options, order)
        self.request = request


def choose_at(seat: int, kind: str, options: Sequence[O], step: Step, course: Course) -> Rule[O]:
    """Ask a seat to choose one of the options of a step; a single one is taken without asking."""
    if len(options) == 1:
        return options[0]
    index = yield Choice(seat, kind, options, step, course)
    return options[index]


def agree_at(seat: int, kind: str, thing: Option, step: Step, course: Course) -> Rule[bool]:
    """Ask a seat whether it wants the thing, for which the step is done."""
    index = yield Choice(seat, kind, (thing, DECLINE), step, course)
    return index == 0
