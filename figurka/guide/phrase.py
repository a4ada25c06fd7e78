"""A remark's sentence in pieces: plain words, and words that light something."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

LIT_WORDS: Final = re.compile(r"\[([a-z_]+)\|([^\]|]+)\]")
"""The name of what is lit, and the words that light it."""


@dataclass(frozen=True)
class Phrase:
    """A piece of a remark, and the keys of what it lights."""

    text: str
    lights: tuple[str, ...] = ()


def phrases(said: str, lights: Mapping[str, Sequence[str]]) -> list[Phrase]:
    """A sentence in pieces; words that light nothing now are plain."""
    found: list[Phrase] = []
    end = 0
    for match in LIT_WORDS.finditer(said):
        name, words = match.groups()
        if name not in lights:
            continue
        found += [Phrase(said[end : match.start()]), Phrase(words, tuple(lights[name]))]
        end = match.end()
    return [each for each in (*found, Phrase(said[end:])) if each.text]


def plain(said: str) -> str:
    """A sentence where nothing can be lit."""
    return LIT_WORDS.sub(r"\2", said)
