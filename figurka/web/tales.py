"""What a lesson has taught, drawn in a row of the game's own symbols."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

Tales: TypeAlias = Mapping[str, Mapping[str, str]]
"""Of each lesson three of its steps, and a drawing of what each has taught.

A drawing is words with spaces between: `thing` a symbol, `thing+other` with another upon it, `3*thing`
so many, `[thing]` as a card, `<thing>` as a place, `(thing)` in a disc of its type, `!thing` crossed out,
`thing@2` of seat 2, `>` an arrow. Anything else that is no name, such as `/` or `=`, is written as it is.
"""

THING: Final = re.compile(
    r"(?P<count>\d+\*)?(?P<shape>[\[(<!])?(?P<symbol>[a-z][\w-]+)[\])>]?(?:\+(?P<upon>[\w-]+))?(?:@(?P<seat>\d))?"
)
SHAPES: Final = {"[": "card", "<": "place", "(": "disc", "!": "crossed"}
ARROW: Final = ">"


@dataclass(frozen=True)
class Piece:
    """A piece of a drawing: a symbol in some shape, an arrow, or a sign that is written."""

    shape: str
    """`sign`, `count`, `card`, `place`, `disc`, `crossed`, `arrow` or `text`."""
    symbol: str = ""
    upon: str = ""
    """The symbol that stands on it, or nothing."""
    written: str = ""
    seat: int = 0
    """Whose piece it is, counted from 1; 0 for nobody's."""


def pieces_of(drawn: str) -> tuple[Piece, ...]:
    """The pieces of a drawing."""
    return tuple(piece_of(word) for word in drawn.split())


def piece_of(word: str) -> Piece:
    """A word of a drawing as a piece."""
    if word == ARROW:
        return Piece("arrow")
    found = THING.fullmatch(word)
    if found is None:
        return Piece("text", written=word)
    count = (found["count"] or "").rstrip("*")
    shape = "count" if count else SHAPES.get(found["shape"], "sign")
    return Piece(shape, found["symbol"], found["upon"] or "", count, int(found["seat"] or 0))
