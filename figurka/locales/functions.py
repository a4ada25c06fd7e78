"""What messages may call."""

from typing import Any

from figurka.locales.czech import preposition
from figurka.locales.marks import OPEN, after_marks


def capital(text: str) -> str:
    """A sentence with a capital at its start; the name of a place, such as b4, stays as it is."""
    if text[:1] == OPEN:
        return after_marks(text, capital)
    return text if text[1:2].isdigit() else text[:1].upper() + text[1:]


FUNCTIONS: dict[str, Any] = {"PREPOSITION": preposition, "CAPITAL": capital}
"""By the name under which messages call them: PREPOSITION("s", $points), CAPITAL($text)."""
