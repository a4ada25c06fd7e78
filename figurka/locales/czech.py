"""What Czech needs beyond its messages: where clitics stand, and how prepositions sound before numbers."""

import re
from typing import Any

CLITICS = ("si", "se", "ti", "mi", "mu", "ho", "tě", "mě", "ji", "jí", "jim", "jsi", "jsem", "bys", "by")
"""Words that lean on the one before and never begin a sentence or a part of it."""
LEANING = re.compile(rf"^((?:(?:{'|'.join(CLITICS)})\s)+)(\w+)")
"""Clitics at the beginning, and the word after them."""

LEADING = re.compile(r"\d+")
"""The number at the beginning of a text."""
THOUSAND, HUNDRED, TWENTY = 1000, 100, 20
LENGTHENED = {
    "s": frozenset((2, 3, 4, 6, 7, 14, 16, 17, 40, 60, 70, HUNDRED)),
    "z": frozenset((2, 3, 4, 6, 7, 14, 16, 17, 40, 60, 70, HUNDRED)),
    "v": frozenset((2, 3, 4, 14, 40, HUNDRED)),
    "k": frozenset((2, 3, 4, 14, 40, HUNDRED)),
}
"""Before which first word of a number a preposition gets its vowel: se sedmi, ze sta, ve dvou, ke třem."""


def clitics_second(text: str) -> str:
    """A text whose first clitics lean on the word after them: not `si bere kartu` but `bere si kartu`."""
    return LEANING.sub(lambda found: f"{found[2]} {found[1].rstrip()}", text, count=1)


def first_word(number: int) -> int:
    """What a number is read first: 102 begins with a hundred, 217 with two, 64 with sixty."""
    if number >= 2 * THOUSAND:
        return first_word(number // THOUSAND)
    if number >= THOUSAND:
        return THOUSAND
    if number >= 2 * HUNDRED:
        return number // HUNDRED
    if number >= HUNDRED:
        return HUNDRED
    return number - number % 10 if number >= TWENTY else number


def preposition(short: str, number: Any) -> str:
    """The preposition as it is said before a number; called from messages as PREPOSITION("s", $points).

    A sign may stand after the number, as in 4♣.
    """
    digits = LEADING.match(str(number))
    return f"{short}e" if digits and first_word(int(digits[0])) in LENGTHENED[short] else short
