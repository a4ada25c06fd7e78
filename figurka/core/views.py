"""What the view of every game has; a game declares the shape of its own as a typed dictionary upon it."""

from typing import NotRequired, TypedDict


class DecisionView(TypedDict):
    """What is asked, as everybody may know it."""

    seat: int
    """Who is asked."""
    kind: str
    """The kind of the decision."""
    because: str | None
    """The key of the thing because of which it is asked."""
    options: NotRequired[list[str]]
    """The keys of what may be chosen, only for the seat that is asked."""


class TableView(TypedDict, total=False):
    """What the engine adds to the view of any game."""

    decision: DecisionView | None
    """What is asked now; null when the game is over."""
    over: bool
    """Whether the game has ended."""
    winners: list[int]
    """The seats that have won; nobody while the game goes on."""
