"""What every drawn table works out from the sight, whatever the game."""

from collections.abc import Mapping
from typing import Any, Generic, TypeVar, cast

from figurka.core.decision import Decision
from figurka.core.journal import Event
from figurka.locales import Argument, Message
from figurka.web.sight import Sight

V = TypeVar("V", bound=Mapping[str, Any])
"""The shape of the game's view."""
P = TypeVar("P", bound=Mapping[str, Any])
"""The shape of a player in it."""


class TableScene(Generic[V, P]):
    """The sight of a game whose view has `players` and whose turn it is; a game adds what is its own."""

    def __init__(self, sight: Sight) -> None:
        decision = sight.decision
        self.sight = sight
        self.words = sight.words
        self.view: V = cast(V, sight.view)
        self.keys = sight.keys
        self.kind = decision.kind if decision is not None and decision.mine else ""
        """The kind of the viewer's decision; nothing if he is not asked."""
        self.because = decision.because_key if decision is not None else ""
        """The key of the thing because of which something is asked, of whomever."""
        self.players: list[P] = self.view["players"]
        viewer = sight.viewer
        self.own: P | None = None if viewer is None else self.players[viewer]
        active = self.view["active"]
        self.shown: P = self.own or self.players[active if 0 <= active < len(self.players) else 0]
        """Whose things the dock shows: the viewer's, or for spectators those of whoever's turn it is."""

    def asks(self, key: str) -> bool:
        """Whether it is because of this thing that something is asked; one that is not is not drawn anew."""
        return self.because == key

    @property
    def decision(self) -> Decision | None:
        """The decision with its options as values, if the viewer is asked."""
        return self.sight.game.decision if self.kind else None

    @property
    def events(self) -> list[Event]:
        """The journal of the game so far; only those events may be shown that the viewer may see."""
        journal = self.sight.game.journal
        return [] if journal is None else journal.events

    def say(self, message: Message | str, attribute: str = "", **arguments: Argument) -> str:
        """Something in the reader's words."""
        if isinstance(message, Message):
            return self.words.say(message)
        return self.words(message, attribute, **arguments)
