"""What every computer player can do."""

from typing import Any, Protocol

from figurka.core.game import Game


class Agent(Protocol):
    """Chooses for a seat; sees no more of the game than that seat may imagine."""

    def choose(self, game: Game[Any]) -> int:
        """The index of an option of the game's decision."""
        ...
