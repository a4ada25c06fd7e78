"""What makes a game provable: the fingerprint of its secret seed, and the seal of all that was chosen."""

import json
from collections.abc import Mapping
from enum import StrEnum
from hashlib import sha256

from figurka.core.seeds import Source, write_seed

OPEN_SEED = "open_seed"
"""The field of a save file that says that somebody gave the seed by hand."""
SEALED = (
    "game",
    "rules",
    "seats",
    "seed",
    "chance",
    "settings",
    "choices",
    "keys",
    "scores",
    "winners",
    OPEN_SEED,
)
"""What of a saved game its seal covers."""


class Secrecy(StrEnum):
    """How secret a game's chance is: a sealed seed, one given by hand, or the chance of games of before."""

    SEALED = "sealed"
    OPEN = "open"
    BEFORE = "before"


def secrecy(source: Source, open_seed: bool) -> Secrecy:
    """What can be promised of a game whose chance comes from there."""
    if source is not Source.HASHED:
        return Secrecy.BEFORE
    return Secrecy.OPEN if open_seed else Secrecy.SEALED


def seed_fingerprint(seed: int) -> str:
    """What a table may tell of its seed from the start: the SHA-256 of the seed as it is written."""
    return sha256(write_seed(seed).encode()).hexdigest()


def seal(saved: Mapping[str, object]) -> str:
    """The SHA-256 of what a saved game says: whatever is changed in it changes the seal."""
    covered = {name: saved[name] for name in SEALED if name in saved}
    return sha256(json.dumps(covered, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def seal_anew(saved: Mapping[str, object], **changes: object) -> dict[str, object]:
    """A saved game that says something more, with the seal that fits it."""
    changed = {**saved, **changes}
    return {**changed, "seal": seal(changed)}


def in_fours(digits: str) -> str:
    """Digits in groups of four, which can be read aloud."""
    return " ".join(digits[start : start + 4] for start in range(0, len(digits), 4))
