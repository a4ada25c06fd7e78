"""What changed in a text, told as what stays of the old one and what is new: updates are small by it."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeAlias

CUT: Final = "<"
"""Texts are compared tag by tag."""
SHORTEST: Final = 3
"""So many tags in a row, if they stood elsewhere, are worth being pointed at."""

SHORT: Final = 400
"""A text that is shorter is sent whole: next to the updates before it, it takes hardly more."""

Part: TypeAlias = str | tuple[int, int]
"""New text, or of the old one from which tag on how many stay."""


def changed(old: str, new: str) -> Any:
    """What a page is sent that has the old text: what changed, and how long the new one is; or all of it."""
    parts = patch_of(old.split(CUT), new.split(CUT))
    if sum(len(part) for part in parts if isinstance(part, str)) > len(new) // 2:
        return new
    return {"parts": parts, "length": len(new.encode("utf-16-le")) // 2}


def patch_of(old: Sequence[str], new: Sequence[str]) -> list[Part]:
    """How the new text comes of the old one, both cut into tags."""
    start = alike_from_start(old, new)
    end = min(alike_from_start(reversed(old), reversed(new)), len(old) - start, len(new) - start)
    parts: list[Part] = [(0, start)] if start else []
    parts += middle_of(old, new, start, len(new) - end, len(old) - end)
    if end:
        parts.append((len(old) - end, end))
    return parts


def alike_from_start(old: Iterable[str], new: Iterable[str]) -> int:
    """How many tags are the same at the beginning."""
    count = 0
    for was, now in zip(old, new, strict=False):
        if was != now:
            break
        count += 1
    return count


def middle_of(old: Sequence[str], new: Sequence[str], start: int, end: int, last: int) -> list[Part]:
    """The tags of the new text between two places; what stood in the old one before `last` is pointed at."""
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
    count, most = 0, min(last - at, end - place)
    while count < most and old[at + count] == new[place + count]:
        count += 1
    return count
