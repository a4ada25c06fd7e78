"""What a table lacked in the end that has lost together."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from figurka.locales import Words
from figurka.web.games import viticulture_world

MISSING: Final[dict[str, Callable[[Mapping[str, Any], Sequence[str], Words], tuple[str, ...]]]] = {
    "viticulture-world": viticulture_world.missing,
}


def missing_of(game: str, view: Mapping[str, Any], names: Sequence[str], words: Words) -> tuple[str, ...]:
    """What the table lacked in the end, in sentences; of a game that does not tell it, nothing."""
    tell = MISSING.get(game)
    return () if tell is None else tell(view, names, words)
