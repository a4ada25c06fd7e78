"""The guides that games bring: each in the part `guide` of its package, as `GUIDE`."""

from functools import cache

from figurka.core.registry import find_part
from figurka.guide.form import Guide


@cache
def guide_of(game: str) -> Guide | None:
    """The guide of a game, or None if it has none."""
    part = find_part(game, "guide")
    guide: Guide | None = None if part is None else part.GUIDE
    return guide


def kind_of(game: str, seats: int) -> str:
    """What of a game is learnt by itself: playing it alone is another thing than against others."""
    return game if seats > 1 else f"{game}-alone"
