"""A tip of the lexicon: what it explains, in which words and by which rules."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Tip:
    """A tip that never changes."""

    id: str
    title: str
    text: str
    symbol: str = ""
    aside: str = ""
    rules: str = ""
