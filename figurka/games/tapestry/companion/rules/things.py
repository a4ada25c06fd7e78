"""What the companion adds to Tapestry's things: cards and tiles without a face, and what can be told."""

from typing import Final

from figurka.core.decision import Option
from figurka.games.tapestry.rules.things import TRACK_COUNT, TRACK_NAMES, Card, Ground, Need, Tech, Tile

# The seats
PERSON: Final = 0
AUTOMA: Final = 1
SHADOW: Final = 2

# What lies at the printed table, so that nobody knows here which it is
BLANK_CARD: Final = Card("blank", 0, 0, 0)
BLANK_TECH: Final = Tech("blank", 0, (), (), Need())
BLANK_TILE: Final = Tile(0, (), ())
BLANK_TILE.turns = tuple(Ground((), BLANK_TILE, rotation) for rotation in range(6))


class Back(Option):
    """A token on a track goes back by a space."""

    __slots__ = ("track",)

    def __init__(self, track: int) -> None:
        super().__init__("back:" + TRACK_NAMES[track])
        self.track = track


class Discovery(Option):
    """Age of Discovery was played, and the science die named this track."""

    __slots__ = ("track",)

    def __init__(self, track: int) -> None:
        super().__init__("discovery:" + TRACK_NAMES[track])
        self.track = track


class Outcome(Option):
    """How the person's points compare with those of the Automa."""

    __slots__ = ("index",)

    def __init__(self, name: str, index: int) -> None:
        super().__init__("outcome:" + name)
        self.index = index


BACKS: Final = tuple(Back(track) for track in range(TRACK_COUNT))
DISCOVERIES: Final = tuple(Discovery(track) for track in range(TRACK_COUNT))
SPECIAL: Final = Option("special")
"""Something rarer happened: a card, a landmark, a civilization."""
CAMP: Final = Option("camp")
"""Nomads put a building or landmark onto an empty territory."""

FEWER: Final = Outcome("fewer", 0)
SHARED: Final = Outcome("shared", 1)
"""As many points, and the person has no resource left either (A-124)."""
EQUAL: Final = Outcome("equal", 2)
"""As many points, but the person has a resource left."""
MORE: Final = Outcome("more", 3)
OUTCOMES: Final = (MORE, EQUAL, SHARED, FEWER)
