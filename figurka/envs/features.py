"""Features: what a game's positions look like in numbers, to one seat, and what each number means.

A game declares its own in `features.py` of its package: blocks of small whole numbers, and a few large ones.
Everything is told as the seat sees it: `me` is the seat itself, `+1` the next one, and so on.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Generic, TypeVar

from figurka.core.decision import EVERYONE
from figurka.core.state import State

S = TypeVar("S", bound=State)
_DIGITS: Final = bytes(each - ord("0") if chr(each) in "01" else 0 for each in range(256))


@dataclass(frozen=True)
class Block:
    """A run of numbers of one kind: where it begins, what its numbers are called, and what they tell."""

    name: str
    about: str
    start: int
    parts: tuple[str, ...]
    large: bool = False
    """Whether its numbers may be below 0 or above 255."""

    @property
    def names(self) -> list[str]:
        """The name of each number."""
        return [f"{self.name}.{part}" if part else self.name for part in self.parts]


class Features(ABC, Generic[S]):
    """The numbers of a game at a number of seats."""

    version: int = 1
    """It is raised whenever a number changes its place or its meaning."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.blocks: list[Block] = []
        self.small = 0
        """How many small numbers there are, each from 0 to 255."""
        self.large = 0
        """How many large numbers there are."""

    def block(self, name: str, parts: Sequence[str], about: str) -> int:
        """Declare a block of small numbers; tells where it begins."""
        start = self.small
        self.small += len(parts)
        self.blocks.append(Block(name, about, start, tuple(parts)))
        return start

    def count(self, name: str, about: str) -> int:
        """Declare one small number; tells where it is."""
        return self.block(name, ("",), about)

    def amount(self, name: str, about: str) -> int:
        """Declare one large number; tells where it is."""
        self.blocks.append(Block(name, about, self.large, ("",), large=True))
        self.large += 1
        return self.large - 1

    @abstractmethod
    def write(self, state: S, seat: int, small: bytearray, large: list[float]) -> None:
        """Write a position as the seat may see it over zeros."""


def fellows(sides: int) -> tuple[str, ...]:
    """How the sides of a table are called by one of them: himself, the next one, the one after him."""
    return ("me", *(f"+{ahead}" for ahead in range(1, sides)))


@lru_cache(maxsize=1 << 15)
def bits(mask: int, count: int) -> bytes:
    """The lowest bits of a mask, each as a number, the lowest first."""
    return f"{mask & (1 << count) - 1:0{count}b}".encode().translate(_DIGITS)[::-1]


def knows(mask: int, seat: int) -> bool:
    """Whether a seat is among those of a mask."""
    return mask == EVERYONE or bool(mask >> seat & 1)
