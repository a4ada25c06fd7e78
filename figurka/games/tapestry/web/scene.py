"""The sight of a Tapestry table, and what every part of the page needs of it."""

from dataclasses import dataclass
from typing import Final

from figurka.core.journal import Event
from figurka.games.tapestry.rules.shape import BotView, PlayerView, TapestryView
from figurka.games.tapestry.rules.state import Player, TapestryState
from figurka.games.tapestry.web.signs import Sign
from figurka.locales import capital
from figurka.web.sight import Sight
from figurka.web.table_scene import TableScene

BOT_MARKS: Final = {"automa": "mark-automa", "shadow": "mark-shadow"}


@dataclass(frozen=True)
class Mark:
    """Somebody at the table: the number of the colour, the symbol of the emblem, and the name."""

    seat: int
    colour: int
    symbol: str
    name: str


@dataclass(frozen=True)
class Row:
    """A line of a tip or a plan: a symbol, words, and signs at its end."""

    text: str
    symbol: str = ""
    signs: tuple[Sign, ...] = ()
    colour: str = ""
    """The track whose colour the symbol has."""


@dataclass(frozen=True)
class Plan:
    """What would come of a choice, shown while its control is pointed at or has the focus."""

    id: str
    title: str
    aside: str = ""
    note: str = ""
    rows: tuple[Row, ...] = ()
    total: str = ""
    total_signs: tuple[Sign, ...] = ()


class Scene(TableScene[TapestryView, PlayerView]):
    """The sight, and what is worked out from it for the whole page."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        self.bots = self.view["bots"]
        self._marks: dict[int, Mark] = {}

    @property
    def state(self) -> TapestryState:
        """The state itself, for previews of what the viewer may do: read nothing hidden from it."""
        state = self.sight.game.state
        assert isinstance(state, TapestryState)
        return state

    @property
    def me(self) -> Player | None:
        """The viewer's own player."""
        return None if self.sight.viewer is None else self.state.players[self.sight.viewer]

    def mark(self, seat: int) -> Mark:
        """Somebody by the number of the seat; the bots follow the players."""
        found = self._marks.get(seat)
        if found is None:
            bot = self.bot_at(seat)
            symbol = BOT_MARKS[bot["bot"]] if bot is not None else f"mark-{seat + 1}"
            found = self._marks[seat] = Mark(seat, seat + 1, symbol, capital(self.sight.names[seat]))
        return found

    def retold(self, place: int) -> Event:
        """The event at a place of the journal as it is told now."""
        return self.sight.game.rules.retold(self.state, self.events, place)

    def bot_at(self, seat: int) -> BotView | None:
        """The bot with that number."""
        bots = self.bots["bots"] if self.bots is not None else ()
        return next((bot for bot in bots if bot["seat"] == seat), None)

    def called(self, name: str) -> str:
        """A thing's name by the end of its message's id: `track-science`, `landmark-forge`."""
        return self.words(f"tapestry-{name}")
