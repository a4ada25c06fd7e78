"""Where values lie in a drawing, in per cent of its width."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil, exp, floor, log10, sqrt

STEPS = (1, 2, 5, 10)
LEAST_WIDTH = 0.6
"""A single score is drawn as a hill of about this many points to each side."""
POINTS = 90


@dataclass(frozen=True)
class Scale:
    """A range of values, drawn from left to right."""

    low: float
    high: float
    marks: tuple[float, ...] = ()
    """The values that are written below."""
    logarithmic: bool = False

    def at(self, value: float) -> float:
        """Where a value lies; beyond the range it lies at its edge."""
        if self.logarithmic:
            part = (log10(value) - log10(self.low)) / (log10(self.high) - log10(self.low))
        else:
            part = (value - self.low) / (self.high - self.low)
        return round(100 * min(1.0, max(0.0, part)), 2)


def even_scale(low: float, high: float, marks: int = 5) -> Scale:
    """A range that holds these values, with some round ones below."""
    room = max(high - low, 1e-6) * 0.06
    low, high = low - room, high + room
    step = round_step((high - low) / marks)
    first = ceil(low / step)
    found = [number * step for number in range(first, floor(high / step) + 1)]
    return Scale(low, high, tuple(found))


def round_step(least: float) -> float:
    """The smallest of 1, 2, 5, 10, 20 … that is at least so large."""
    size: float = 10.0 ** floor(log10(least))
    return next(step * size for step in STEPS if step * size >= least * 0.999)


def time_scale(shortest: float, longest: float) -> Scale:
    """From one power of ten to another."""
    low, high = floor(log10(max(shortest, 1e-9))), ceil(log10(max(longest, 1e-9)))
    high = max(high, low + 1)
    return Scale(10.0**low, 10.0**high, tuple(10.0**power for power in range(low, high + 1)), True)


def hill(scores: Mapping[int, int], scale: Scale) -> str:
    """How often which score came, as the outline of a hill in a drawing of 100 by 100."""
    count = sum(scores.values())
    mean = sum(points * often for points, often in scores.items()) / count
    scatter = sqrt(sum(often * (points - mean) ** 2 for points, often in scores.items()) / count)
    width = max(LEAST_WIDTH, 0.9 * scatter * count**-0.2)
    places = [scale.low + (scale.high - scale.low) * place / POINTS for place in range(POINTS + 1)]
    heights = [
        sum(often * exp(-(((place - points) / width) ** 2) / 2) for points, often in scores.items())
        for place in places
    ]
    top = max(heights)
    outline = [
        f"{100 * place / POINTS:.2f},{100 - 96 * height / top:.1f}" for place, height in enumerate(heights)
    ]
    return " ".join(["0,100", *outline, "100,100"])
