"""Seeds: what chance follows from, and how they are written."""

import secrets
from enum import StrEnum

from figurka.core.chance import Chance, congruential_chance, game_chance
from figurka.core.errors import SettingsError

SEED_BITS = 256
_HEX_DIGITS = SEED_BITS // 4
_SMALL = 1 << 63
"""Seeds below this are written as plain numbers: they were thought of, not drawn."""


class Source(StrEnum):
    """Where a game's chance comes from: a keyed hash, or for games of before a congruential generator."""

    HASHED = "blake2b"
    CONGRUENTIAL = "lcg"


def new_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(SEED_BITS)


def is_drawn(seed: int) -> bool:
    """Whether a seed can have been drawn: a number that somebody thought of is far too small."""
    return seed >= _SMALL


def write_seed(seed: int) -> str:
    """A seed as text: a small one as a number, any other one as 64 hexadecimal digits."""
    return str(seed) if seed < _SMALL else f"{seed:0{_HEX_DIGITS}x}"


def read_seed(told: object) -> int:
    """A seed from a number or from its text."""
    if isinstance(told, int) and not isinstance(told, bool) and 0 <= told < 1 << SEED_BITS:
        return told
    if isinstance(told, str) and told.isascii() and told.isalnum():
        try:
            return int(told, 16) if len(told) == _HEX_DIGITS else _small(int(told))
        except ValueError:
            pass
    raise SettingsError("error-seed", seed=str(told)[:80])


def _small(seed: int) -> int:
    if not 0 <= seed < _SMALL:
        raise ValueError
    return seed


def chance_of(seed: int, source: Source) -> Chance:
    """The chance that follows from the seed."""
    return congruential_chance(seed) if source is Source.CONGRUENTIAL else game_chance(seed)
