"""How a space of a track is reached by a question: what is paid, and what of the space is gained."""

from dataclasses import dataclass
from typing import Final

from figurka.games.tapestry.rules.things import FREE_BONUS, NO_BONUS, PAID_BONUS


@dataclass(frozen=True)
class Way:
    """How a space is reached: whether it is paid for and entered from below, and what of it is gained."""

    paid: bool = False
    upward: bool = False
    full: bool = False
    bonus: int = NO_BONUS
    spaces: int = 1
    """How many spaces further the token goes."""


PAID: Final = Way(paid=True, upward=True, full=True, bonus=PAID_BONUS)
WHOLE: Final = Way(upward=True, full=True, bonus=PAID_BONUS)
BENEFIT_ALONE: Final = Way(upward=True, full=True)
BARE: Final = Way(upward=True)
BONUS_ALONE: Final = Way(upward=True, bonus=FREE_BONUS)


def way_of(kind: str, because: str) -> Way:
    """How a space is reached by a decision, and the thing because of which it is asked."""
    if kind in ("turn", "payment"):
        return PAID
    if kind == "free_advance":
        return BENEFIT_ALONE if because == "civilization:leaders" else WHOLE
    if kind == "bare_advance":
        return BONUS_ALONE if because == "card:renaissance" else BARE
    if kind == "repeat" or (kind == "regress" and because.startswith("space:")):
        return Way(full=True, bonus=PAID_BONUS)
    return Way(full=kind == "trade_space")


WAYS_ON_TRACK: Final = {
    "alchemists_track": BARE,
    "dark_ages": Way(upward=True, spaces=3),
    "head_start": WHOLE,
    "leaders": BENEFIT_ALONE,
    "renaissance": BONUS_ALONE,
}
"""How a track that is chosen is gone up, by the kind of the question."""
ADVANCING_CARDS: Final = ("card:dictatorship", "card:oil_magnate")
"""The cards that ask for a track on which one advances; others ask for another reason."""


def way_on_track(kind: str, because: str) -> Way | None:
    """How one goes up the track that is chosen; None if choosing it is not an advance by itself."""
    if kind == "track":
        return WHOLE if because in ADVANCING_CARDS else None
    return WAYS_ON_TRACK.get(kind)
