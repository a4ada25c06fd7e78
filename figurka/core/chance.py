"""Chance: a stream of numbers that follows from a secret key, and without it cannot be told from dice.

The numbers come from BLAKE2b, keyed with the seed, over a counter: whoever knows the seed can repeat every
draw, and whoever has seen any number of draws knows nothing of the next one.
"""

from __future__ import annotations

import struct
from hashlib import blake2b
from typing import Any

WORDS = 16
"""How many draws one digest serves."""
WORD_BITS = 32
_UNPACK = struct.Struct(f"<{WORDS}I").unpack
_MASK = (1 << 64) - 1


class Chance:
    """Sixteen numbers of the stream that follows from a seed; a rule draws them by `state.below`.

    It never changes, so that the copies of a state share it.
    """

    __slots__ = ("_following", "_keyed", "number", "words")

    def __init__(self, keyed: Any, number: int = 0) -> None:
        self._keyed = keyed
        self.number = number
        """How many such blocks came before."""
        told = keyed.copy()
        told.update(number.to_bytes(8, "little"))
        self.words: tuple[int, ...] = _UNPACK(told.digest())
        self._following: Chance | None = None

    def following(self) -> Chance:
        """The next sixteen numbers; several games that share this block make them once."""
        following = self._following
        if following is None:
            following = self._following = self._go_on()
        return following

    def _go_on(self) -> Chance:
        return Chance(self._keyed, self.number + 1)


class CongruentialChance(Chance):
    """The chance of games begun before it was a keyed hash: who sees enough draws can foresee the rest."""

    __slots__ = ("_state",)

    def __init__(self, state: int, number: int = 0) -> None:
        self.number = number
        self._following = None
        words = []
        for _ in range(WORDS):
            state = (state * 6364136223846793005 + 1442695040888963407) & _MASK
            words.append(((state >> 18) ^ state) >> 27 & 0xFFFFFFFF)
        self.words = tuple(words)
        self._state = state

    def _go_on(self) -> Chance:
        return CongruentialChance(self._state, self.number + 1)


def game_chance(seed: int) -> Chance:
    """The chance of a game with this seed."""
    return Chance(_keyed(seed, b"figurka game"))


def imagined_chance(seed: int) -> Chance:
    """The chance of imagined worlds: the same seed gives nothing of what it gives a game."""
    return Chance(_keyed(seed, b"figurka imagine"))


def agent_seed(seed: int, move: int) -> int:
    """The seed of an agent that thinks at a table after so many moves; it tells nothing of the table's."""
    told = _keyed(seed, b"figurka agent")
    told.update(move.to_bytes(8, "little"))
    return int.from_bytes(told.digest()[:8], "little")


def congruential_chance(seed: int) -> Chance:
    """The chance of an earlier game with this seed; neighbouring seeds begin unlike each other."""
    mixed = (seed + 0x9E3779B97F4A7C15) & _MASK
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return CongruentialChance(mixed ^ (mixed >> 31))


def _keyed(seed: int, person: bytes) -> Any:
    return blake2b(key=seed.to_bytes(32, "little"), person=person)
