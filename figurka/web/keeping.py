"""Drawings that are made once: pages are drawn after each choice, and most of their things are as before."""

from collections.abc import Callable, Hashable
from typing import Final

from jinja2.runtime import Macro
from markupsafe import Markup

MOST: Final = 4096
"""So many drawings of a kind are kept."""
KEPT: Final[dict[tuple[str, str], dict[Hashable, Markup | str]]] = {}
"""By where a macro is at home and what it is called: its drawings by its arguments."""


def kept(home: str, macro: Macro) -> Callable[..., Markup | str]:
    """A macro that draws each thing once: its arguments must tell all that it draws by, also the language."""
    drawings = KEPT.setdefault((home, macro.name), {})

    def draw(*arguments: object, **named: object) -> Markup | str:
        # Text that is safe may equal one that is not.
        key: Hashable = (*arguments, *map(type, arguments))
        if named:
            key = key, *named.items(), *map(type, named.values())
        try:
            drawn = drawings.get(key)
        except TypeError:  # a list may have changed when it comes again
            return macro(*arguments, **named)
        if drawn is None:
            if len(drawings) >= MOST:
                drawings.clear()
            drawn = drawings[key] = macro(*arguments, **named)
        return drawn

    return draw
