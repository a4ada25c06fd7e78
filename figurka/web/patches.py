"""What changed in a text, told as what stays of the old one and what is new: updates are small by it."""

from collections.abc import Sequence
from typing import Final, TypeAlias

CUT: Final = "<"
"""Texts are compared tag by tag."""
SHORTEST: Final = 3
"""So many tags in a row, if they stood elsewhere, are worth being pointed at."""

Part: TypeAlias = str | tuple[int, int]
"""New text, or of the old one from which tag on how many stay."""


def patch_of(old: Sequence[str], new: Sequence[str]) -> list[Part]:
    """How the new text comes of the old one, both cut into tags."""
    start = alike_from_start(old, new)
    end = alike_to_end(old, new, start)
    parts: list[Part] = [(0, start)] if start else []
    parts += middle_of(old, new, start, len(new) - end, len(old) - end)
    if end:
        parts.append((len(old) - end, end))
    return parts


def alike_from_start(old: Sequence[str], new: Sequence[str]) -> int:
    """How many tags are the same at the beginning."""
    most = min(len(old), len(new))
    return next((place for place in range(most) if old[place] != new[place]), most)


def alike_to_end(old: Sequence[str], new: Sequence[str], start: int) -> int:
    """How many of the others are the same at the end."""
    most = min(len(old), len(new)) - start
    return next((count for count in range(most) if old[-1 - count] != new[-1 - count]), most)


def middle_of(old: Sequence[str], new: Sequence[str], start: int, end: int, last: int) -> list[Part]:
    """The tags of the new text between two places: those that stood in the old one before `last`, or themselves."""
    known: dict[str, int] = {old[place]: place for place in range(last - 1, start - 1, -1)}
    parts: list[Part] = []
    fresh: list[str] = []
    here, place = start, start
    while place < end:
        at = here if here < last and old[here] == new[place] else known.get(new[place], -1)
        count = run_of(old, new, at, place, last, end)
        if count < (1 if at == here else SHORTEST):
            fresh.append(new[place])
            here, place = here + 1, place + 1
            continue
        if fresh:
            parts.append(CUT.join(fresh))
            fresh = []
        parts.append((at, count))
        here, place = at + count, place + count
    if fresh:
        parts.append(CUT.join(fresh))
    return parts


def run_of(old: Sequence[str], new: Sequence[str], at: int, place: int, last: int, end: int) -> int:
    """How many tags follow each other in both texts from these places on; none if there is no such place."""
    if at < 0:
        return 0
    most = min(last - at, end - place)
    return next((count for count in range(most) if old[at + count] != new[place + count]), most)
