"""What is drawn: a view, who looks at it, in which words and on what width."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from rich.console import RenderableType

from figurka.locales import Words

WIDE = 118
"""From this width on a table spreads out."""

V = TypeVar("V", bound=Mapping[str, Any])
"""The shape of a game's view."""


@dataclass(frozen=True)
class Scene(Generic[V]):
    """A view with the names of the seats and the numbers under which its things can be chosen now."""

    view: V
    words: Words
    names: tuple[str, ...]
    width: int
    numbers: Mapping[str, int] = field(default_factory=dict)
    folded: frozenset[str] = frozenset()
    """The parts of the table that are told on one line each, so that the rest fits the window."""
    letters: Mapping[str, str] = field(default_factory=dict)
    """The letters of options that recur; such an option has no number."""

    def offers(self, where: str) -> bool:
        """Whether anything there can be chosen now: `bay`, `place` and so on."""
        return any(key.startswith(where) for key in self.numbers)

    def number(self, key: str) -> str:
        """The number or letter to type for the thing, or nothing."""
        return self.letters.get(key) or str(self.numbers.get(key, ""))


@dataclass(frozen=True)
class Term:
    """Something that can be looked up: its id, its name and its explanation."""

    id: str
    name: str
    explanation: RenderableType


@dataclass(frozen=True)
class Thing:
    """Something on the table about which one may ask why it cannot be chosen."""

    key: str
    id: str
    name: str
