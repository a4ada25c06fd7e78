"""Named positions: a game that begins in the middle, for lessons, puzzles and reports."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from figurka.core.chance import Chance
from figurka.core.errors import SettingsError
from figurka.packages import game_packages

POSITION = "position"
"""The setting that names the position; it stands in place of all others."""
PART = "positions"
"""The part of a game's package that has them, as `POSITIONS`."""


@dataclass(frozen=True)
class Position:
    """A position that belongs to a game: for how many seats, and how it is laid out."""

    seats: int
    lay_out: Callable[[Chance], Any]
    """Makes the state between two turns; what is drawn later follows from the chance."""


def positions_of(game: str) -> Mapping[str, Position]:
    """The named positions of a game."""
    package = game_packages().get(game)
    part = None if package is None else package.part(PART)
    positions: Mapping[str, Position] = {} if part is None else part.POSITIONS
    return positions


def find_position(game: str, name: object) -> Position:
    """A position by its name, or an error that tells all names."""
    positions = positions_of(game)
    if not isinstance(name, str) or name not in positions:
        raise SettingsError(
            "error-position-unknown", game=game, position=str(name), positions=", ".join(positions) or "–"
        )
    return positions[name]
