"""Piles: things face down, whose order nobody knows until someone looks."""

from typing import Generic, TypeVar

from figurka.core.state import State

T = TypeVar("T")


class Pile(Generic[T]):
    """Things known to lie on top or at the bottom, and between them a rest without order.

    Drawing from the rest picks at random, so that imagining another order needs no shuffling.
    """

    __slots__ = ("bottom", "rest", "top")

    def __init__(self, rest: list[T], top: tuple[T, ...] = (), bottom: tuple[T, ...] = ()) -> None:
        self.rest = rest
        self.top = top
        self.bottom = bottom

    def __len__(self) -> int:
        return len(self.top) + len(self.rest) + len(self.bottom)

    def copy(self) -> "Pile[T]":
        """A pile of the same things that can be changed apart."""
        return Pile(self.rest[:], self.top, self.bottom)

    def draw(self, state: State) -> T:
        """Take the topmost thing; the pile must not be empty."""
        if self.top:
            state.reveal()
            first, self.top = self.top[0], self.top[1:]
            return first
        rest = self.rest
        if not rest:
            state.reveal()
            first, self.bottom = self.bottom[0], self.bottom[1:]
            return first
        index = state.below(len(rest))
        drawn = rest[index]
        rest[index] = rest[-1]
        rest.pop()
        return drawn

    def put_under(self, thing: T) -> None:
        """Put a thing that was seen under the pile."""
        self.bottom = (*self.bottom, thing)

    def things(self) -> list[T]:
        """All that is in the pile, in no order that means anything."""
        return [*self.top, *self.rest, *self.bottom]
