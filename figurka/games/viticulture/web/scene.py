"""The sight of a table of Viticulture or World, and what every part of the page needs of it."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from figurka.core.decision import Option
from figurka.core.rules import Rules
from figurka.games.viticulture.rules.shape import PlayerView, ViticultureView
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.web.signs import Sign
from figurka.games.viticulture.world.rules.shape import WorldView
from figurka.locales import Message, Words, capital
from figurka.web.sight import Sight
from figurka.web.table_scene import TableScene

BASE: Final = "viticulture"
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


class Scene(TableScene[ViticultureView | WorldView, PlayerView]):
    """The sight, and what is worked out from it for the whole page."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        self.world: WorldView | None = self.view if self.view["game"] == WORLD else None
        """The view of World, if that is what is played."""
        self._marks: dict[int, Mark] = {}

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

    def mark(self, seat: int) -> Mark:
        """Somebody by the number of the seat; alone, the partner follows the player."""
        found = self._marks.get(seat)
        if found is None:
            found = self._marks[seat] = Mark(seat, seat + 1, capital(self.sight.names[seat]))
        return found

    def called(self, thing: Option) -> str:
        """The name of a thing."""
        return name_in(self.words.language, self.sight.game.rules, thing)

    def text(self, told: Callable[..., Message], *about: Hashable) -> str:
        """What things do of which this tells, as a sentence without its full stop."""
        return text_in(self.words.language, told, *about)


@lru_cache(maxsize=4096)
def name_in(language: str, rules: Rules[Any], thing: Option) -> str:
    """The name of a thing in a language; most things are named after each choice."""
    return capital(Words(language).say(rules.called(thing)))


@lru_cache(maxsize=4096)
def text_in(language: str, told: Callable[..., Message], *about: Hashable) -> str:
    """What is told of things that never change, in a language."""
    return capital(Words(language).say(told(*about)).replace("\n", " "))
