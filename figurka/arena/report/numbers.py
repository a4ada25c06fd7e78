"""Figures as people write them in a language."""

from dataclasses import dataclass
from math import isfinite

HARD = "\N{NO-BREAK SPACE}"
UNKNOWN = "–"
CZECH = str.maketrans({",": HARD, ".": ","})


@dataclass(frozen=True)
class Numbers:
    """Writes figures in one language."""

    language: str

    def plain(self, value: float, digits: int = 0) -> str:
        """A number with so many digits after its point."""
        if not isfinite(value):
            return UNKNOWN
        told = f"{value:,.{digits}f}".replace("-", "−")
        return told.translate(CZECH) if self.language == "cs" else told

    def share(self, value: float, digits: int = 1) -> str:
        """A part of one in per cent."""
        space = HARD if self.language == "cs" else ""
        return f"{self.plain(100 * value, digits)}{space}%"

    def shares(self, low: float, high: float, digits: int = 1) -> str:
        """From one part of one to another."""
        space = HARD if self.language == "cs" else ""
        return f"{self.plain(100 * low, digits)}–{self.plain(100 * high, digits)}{space}%"

    def about(self, half: float, digits: int = 0) -> str:
        """Half of an interval."""
        return f"±{HARD}{self.plain(half, digits)}"

    def duration(self, seconds: float) -> str:
        """A short time, with two or three digits."""
        for size, unit in ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs")):
            if seconds >= size or unit == "µs":
                value = seconds / size
                whole = value >= 10 or value == round(value)
                return f"{self.plain(value, 0 if whole else 1)}{HARD}{unit}"
        raise AssertionError

    def span(self, seconds: float) -> str:
        """A longer time in hours, minutes and seconds."""
        if seconds < 60:
            return f"{self.plain(seconds, 1 if seconds < 10 else 0)}{HARD}s"
        minutes, rest = divmod(round(seconds), 60)
        if minutes < 60:
            return f"{minutes}{HARD}min {rest}{HARD}s"
        hours, minutes = divmod(minutes, 60)
        return f"{hours}{HARD}h {minutes}{HARD}min"
