"""What changed in a text, told as what stays of the old one and what is new: updates are small by it."""

from collections.abc import Sequence
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
    parts = patch_of(old, new)
    if sum(len(part) for part in parts if isinstance(part, str)) > len(new) // 2:
        return new
    return {"parts": parts, "length": len(new.encode("utf-16-le")) // 2}


def patch_of(old: str, new: str) -> list[Part]:
    """How the new text comes of the old one, told in tags; only what lies between their alike ends is cut."""
    begin = 1 + old.rfind(CUT, 0, alike_from_start(old, new))
    end = alike_to_end(old, new, max(0, begin - 1))  # where all between is new, the cut itself is shared
    stop = old.find(CUT, len(old) - end)
    stop = len(old) if stop < 0 else stop
    before, after = old.count(CUT, 0, begin), old.count(CUT, stop)
    was, now = tags_of(old, begin, stop), tags_of(new, begin, len(new) - len(old) + stop)
    parts: list[Part] = [(0, before)] if before else []
    parts += middle_of(was, now, before)
    if after:
        parts.append((before + len(was), after))
    return parts


def tags_of(text: str, begin: int, end: int) -> list[str]:
    """The tags between two places; none if the second is the cut before the first."""
    return text[begin:end].split(CUT) if begin <= end else []


def alike_from_start(old: str, new: str) -> int:
    """How many characters are the same at the beginning, found by halves."""
    known, most = 0, min(len(old), len(new))
    while known < most:
        half = (known + most + 1) // 2
        if old[known:half] == new[known:half]:
            known = half
        else:
            most = half - 1
    return known


def alike_to_end(old: str, new: str, begin: int) -> int:
    """How many characters are the same at the end, none of them before a place."""
    known, most = 0, min(len(old), len(new)) - begin
    while known < most:
        half = (known + most + 1) // 2
        if old[len(old) - half : len(old) - known] == new[len(new) - half : len(new) - known]:
            known = half
        else:
            most = half - 1
    return known


def middle_of(old: Sequence[str], new: Sequence[str], before: int) -> list[Part]:
    """The tags of the new text; those of the old one, before which so many stand, are pointed at."""
    known = dict(zip(reversed(old), range(len(old) - 1, -1, -1), strict=True))  # the first of several alike
    parts: list[Part] = []
    here, place, fresh, last, end = 0, 0, 0, len(old), len(new)  # from `fresh` on nothing is told yet
    while place < end:
        beside = here < last and old[here] == new[place]
        at = here if beside else known.get(new[place], -1)
        if at < 0:
            here, place = here + 1, place + 1
            continue
        stop, until = at + 1, place + 1
        while stop < last and until < end and old[stop] == new[until]:
            stop, until = stop + 1, until + 1
        if not beside and until - place < SHORTEST:
            here, place = here + 1, place + 1
            continue
        if fresh < place:
            parts.append(CUT.join(new[fresh:place]))
        parts.append((before + at, until - place))
        here, place, fresh = stop, until, until
    if fresh < end:
        parts.append(CUT.join(new[fresh:]))
    return parts
