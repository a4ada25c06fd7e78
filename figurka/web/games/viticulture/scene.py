"""The sight of a table of Viticulture or World, and what every part of the page needs of it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from figurka.core.decision import Decision, Option
from figurka.core.journal import Event
from figurka.games.viticulture.state import Player, VitState
from figurka.locales import Argument, Message, capital
from figurka.web.games.viticulture.signs import Sign
from figurka.web.sight import Sight

WORLD: Final = "viticulture-world"


@dataclass(frozen=True)
class Mark:
    """Somebody at the table: the number of the seat, that of its colour and emblem, and the name."""

    seat: int
    colour: int
    name: str


@dataclass(frozen=True)
class Line:
    """A line of a tip or of a list: a symbol, words, and signs at its end."""

    text: str
    symbol: str = ""
    signs: tuple[Sign, ...] = ()


@dataclass(frozen=True)
class Preview:
    """What would come of a choice: tokens that go and come, prices and gains as signs, and a remark."""

    takes: tuple[str, ...] = ()
    """The cells of crush pad and cellar that become empty: `grape-red-3`, `wine-blush-6`."""
    brings: tuple[str, ...] = ()
    """The cells that are filled."""
    costs: tuple[Sign, ...] = ()
    gains: tuple[Sign, ...] = ()
    note: str = ""


class Scene:
    """The sight, and what is worked out from it for the whole page."""

    def __init__(self, sight: Sight) -> None:
        decision = sight.decision
        self.sight = sight
        self.words = sight.words
        self.view: Mapping[str, Any] = sight.view
        self.keys = sight.keys
        self.world: bool = self.view["game"] == WORLD
        self.kind = decision.kind if decision is not None and decision.mine else ""
        """The kind of the viewer's decision; nothing if he is not asked."""
        self.because = decision.because_key if decision is not None else ""
        """The key of the thing because of which something is asked, of whomever."""
        self.players: list[Mapping[str, Any]] = self.view["players"]
        viewer = sight.viewer
        self.own: Mapping[str, Any] | None = None if viewer is None else self.players[viewer]
        active = self.view["active"]
        self.shown = self.own or self.players[active if 0 <= active < len(self.players) else 0]
        """Whose vineyard the dock shows: the viewer's, or for spectators that of whoever's turn it is."""

    @property
    def state(self) -> VitState:
        """The state itself, for previews of what the viewer may do: read nothing hidden from it."""
        state = self.sight.game.state
        assert isinstance(state, VitState)
        return state

    @property
    def me(self) -> Player | None:
        """The viewer's own player."""
        return None if self.sight.viewer is None else self.state.players[self.sight.viewer]

    @property
    def decision(self) -> Decision | None:
        """The decision with its options as values, if the viewer is asked."""
        return self.sight.game.decision if self.kind else None

    @property
    def events(self) -> list[Event]:
        """The journal of the game so far; only those events may be shown that the viewer may see."""
        journal = self.sight.game.journal
        return [] if journal is None else journal.events

    def mark(self, seat: int) -> Mark:
        """Somebody by the number of the seat; alone, the partner follows the player."""
        return Mark(seat, seat + 1, capital(self.sight.names[seat]))

    def say(self, message: Message | str, attribute: str = "", **arguments: Argument) -> str:
        """Something in the reader's words."""
        if isinstance(message, Message):
            return self.words.say(message)
        return self.words(message, attribute, **arguments)

    def called(self, thing: Option) -> str:
        """The name of a thing."""
        return capital(self.words.say(self.sight.game.rules.called(thing)))

    def text(self, message: Message) -> str:
        """What a thing does, as a sentence without its full stop."""
        return capital(self.words.say(message).replace("\n", " "))
