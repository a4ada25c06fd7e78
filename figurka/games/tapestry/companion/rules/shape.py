"""The declared shape of the companion's view: Tapestry's own, and what is to be moved at the table."""

from typing import TypedDict

from figurka.games.tapestry.rules.shape import TapestryView


class MoveView(TypedDict):
    """A thing to be moved at the printed table."""

    kind: str
    """`token`, `landmark`, `tile`, `piece`, `piece-lying`, `topple`, `stand`, `achievement`, `techs`,
    `supply` (the cards beside the Automa's mat), `mat` (those on it), `favourite` or `points`."""
    seat: int
    """Whose it is, or to whom a landmark comes; -1 is nobody."""
    thing: str | None
    """The key of the track, landmark, piece or achievement."""
    place: str | None
    """The name of the hex."""
    start: int
    """From which space, which owner or how many."""
    end: int
    """To which space or how many."""


class AutomaView(TapestryView):
    """What is known of a game at a printed table, whose bots are run here."""

    moves: list[MoveView]
    """What the bots' turn asks the person to move at the printed table, until he says that it is done."""
    shared: bool
    """Whether the person and the Automa share the victory."""
