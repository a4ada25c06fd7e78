"""What computer players know of a game: how a seat stands, and how much a hurried player likes an option."""

from collections.abc import Mapping
from typing import Generic, TypeVar

from figurka.core.decision import Decision
from figurka.core.state import State

S = TypeVar("S", bound=State)
Weights = Mapping[str, float]
"""The named numbers by which a mind judges."""


class Mind(Generic[S]):
    """One way to judge a game at a number of seats, by weights that can be tuned.

    It goes only by what the judged seat may know: `likings` by what the deciding seat sees of the state, and
    `evaluate` is asked in imagined games alone, where nothing hidden is true.
    """

    playouts: int = 240
    """How many games a search plays out for one decision."""
    width: int = 12
    """How many options it plays out, the best at a first look."""
    overlooks: float = 0.3
    """How likely a beginner overlooks an option."""
    weighty: frozenset[str] = frozenset()
    """The kinds of decisions within a turn that are worth a search, as the first one of a turn always is."""
    foresight: int = 8
    """How many turns, of all seats together, a search looks ahead at most; 0: to the end of the game."""
    milestones: int = 0
    """After how many milestones it stops, if that is sooner; 0: it does not look at them."""
    plans: bool = True
    """Whether a look to the end of the turn finds better choices than instinct alone."""
    glances: bool = True
    """Whether a first look at options goes to the end of the turn; otherwise it goes by instinct."""
    win_worth: float = 10.0
    """How many points a won game is worth besides its points."""
    tuned: tuple[str, ...] = ()
    """The weights that whole games of instinct can tell something about; none: all of them."""
    features: tuple[str, ...] = ()
    """The weights by which what `measure` counts adds up to `evaluate`, in its order, if it is such a sum."""

    def __init__(self, seats: int, weights: Weights | None = None) -> None:
        self.seats = seats
        self.weights: Weights = {} if weights is None else weights

    def evaluate(self, state: S, seat: int) -> float:
        """How well the seat stands by itself, roughly the points that it will have at the end."""
        return 0.0

    def measure(self, state: S, seat: int) -> list[float]:
        """What each of the features counts for a seat, if `evaluate` is their weighted sum."""
        return []

    def standing(self, state: S, seat: int) -> float:
        """How well the seat stands against the best of the others; what a search tries to make large."""
        own = self.evaluate(state, seat)
        if self.seats == 1:
            return own
        return own - max([self.evaluate(state, other) for other in range(self.seats) if other != seat])

    def milestone(self, state: S) -> int:
        """Counts the points in a game at which a search may stop looking ahead, such as its years."""
        return 0

    def likings(self, state: S, decision: Decision) -> list[float]:
        """How much a hurried player likes each option, roughly in points."""
        return [0.0] * len(decision.options)

    def instinct(self, state: S, decision: Decision) -> int:
        """The index of the option that a hurried player likes best; among equals the first."""
        likings = self.likings(state, decision)
        return likings.index(max(likings))

    def novice(self) -> "Mind[S]":
        """How a beginner sees the game: as everybody does, unless a game says otherwise."""
        return self
