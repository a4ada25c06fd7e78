"""Marks in a sentence that tell which part of it says which message: characters that no text has."""

import re
from collections.abc import Callable, Sequence
from typing import TypeVar

OPEN, SHUT = "\ue000", "\ue001"
"""Before the number of a message, and after what it says."""
FIRST = 0xE100
"""The character that stands for number 0."""
MOST = 0xF8FF - FIRST
"""So many messages of a sentence can be marked."""
ANY_MARK = re.compile("[\ue000-\uf8ff]")
EDGE = re.compile(f"[{OPEN}{SHUT}]")
LEADING = re.compile("[\ue000-\uf8ff]*")

Named = TypeVar("Named")
Piece = tuple[str, Named | None]
"""A part of a sentence, and what is known of the thing that it names."""


def wrapped(text: str, number: int) -> str:
    """What the message of this number says."""
    return f"{OPEN}{chr(FIRST + number)}{text}{SHUT}" if number <= MOST else text


def unmarked(text: str) -> str:
    """A text without marks: what is said, or a name whose owner has put some into it."""
    return ANY_MARK.sub("", text)


def pieces(text: str, known: Sequence[Named | None]) -> list[Piece[Named]]:
    """A marked sentence in pieces; of things within things, the outermost that is known makes one piece."""
    found: list[Piece[Named]] = []
    _collect(text, 0, known, found)
    return joined(found)


def _collect(text: str, start: int, known: Sequence[Named | None], found: list[Piece[Named]]) -> int:
    """Add what stands from here up to the end of the thing around it; returns where that is."""
    while start < len(text):
        if text[start] == SHUT:
            return start + 1
        if text[start] == OPEN:
            inner: list[Piece[Named]] = []
            thing = known[ord(text[start + 1]) - FIRST]
            start = _collect(text, start + 2, known, inner)
            found += [("".join(said for said, _ in inner), thing)] if thing is not None else inner
        else:
            edge = EDGE.search(text, start)
            end = edge.start() if edge else len(text)
            found.append((text[start:end], None))
            start = end
    return start


def joined(found: Sequence[Piece[Named]]) -> list[Piece[Named]]:
    """Pieces with what is plain text in a row as one."""
    told: list[Piece[Named]] = []
    for said, thing in found:
        if thing is None and told and told[-1][1] is None:
            told[-1] = (told[-1][0] + said, None)
        else:
            told.append((said, thing))
    return told


def after_marks(text: str, change: Callable[[str], str]) -> str:
    """A text with this done to what follows the marks at its start."""
    found = LEADING.match(text)
    end = found.end() if found else 0
    return text[:end] + change(text[end:])
