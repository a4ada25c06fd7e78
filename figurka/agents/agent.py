"""What every computer player can do."""

from typing import Any, Protocol

from figurka.core.game import Game


class Agent(Protocol):
    """Chooses for the seat that is asked, and goes only by what that seat may know.

    An agent is handed the whole game, hidden things and all. A fair one looks at `game.view(seat)`, or tries
    options in the worlds of `game.imagine(seat, seed)`, where what the seat cannot see is dealt anew.
    """

    def choose(self, game: Game[Any]) -> int:
        """The index of an option of the game's decision."""
        ...
