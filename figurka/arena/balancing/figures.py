"""The statistics of balance: contrasts within games, ratios, paired differences, many comparisons."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, nan, sqrt
from typing import Final

from figurka.arena.statistics import Z_95, wilson

FEWEST: Final = 20
"""A comparison in which fewer games tell anything is not tested: the normal distribution would not hold."""
ERROR: Final = 0.05
"""The chance that anything at all stands clear by luck alone."""


@dataclass(frozen=True)
class Estimate:
    """A figure with half of its 95% interval, and how likely luck alone brings one as far from zero."""

    value: float
    margin: float
    p: float = 1.0


NO_ESTIMATE: Final = Estimate(nan, nan)


@dataclass(frozen=True)
class Rate:
    """A share with its 95% interval, and of how many."""

    seats: int
    value: float
    low: float
    high: float


def two_sided(z: float) -> float:
    """How likely a normal variable is as far from zero as this."""
    return erfc(abs(z) / sqrt(2))


def slope(pairs: Sequence[tuple[float, float]], tested: bool = True) -> Estimate:
    """The effect of having something, each game being one independent observation.

    A pair is of one game: the sum over its seats of (has it) x (outcome), and that of (has it) squared, where
    *has it* is 1 or 0 less the mean of those with whom the seat is compared, and the outcome is centred.
    """
    scale = sum(squared for _, squared in pairs)
    if scale <= 0:
        return NO_ESTIMATE
    total = sum(product for product, _ in pairs)
    value = total / scale
    scatter = sum((product - value * squared) ** 2 for product, squared in pairs)
    by_luck = sum(product * product for product, _ in pairs)
    games = sum(1 for _, squared in pairs if squared > 0)
    margin = Z_95 * sqrt(scatter) / scale if games > 1 else nan
    if not tested or games < FEWEST or by_luck <= 0:
        return Estimate(value, margin)
    return Estimate(value, margin, two_sided(total / sqrt(by_luck)))


def ratio(counts: Sequence[tuple[float, int]]) -> Rate:
    """A win rate of seats, where seats of one game hang together; by game: wins, and seats that count.

    The interval is Wilson's for as many independent seats as tell as much.
    """
    seats = sum(number for _, number in counts)
    if not seats:
        return Rate(0, nan, nan, nan)
    rate = min(1.0, max(0.0, sum(wins for wins, _ in counts) / seats))
    scatter = sum((wins - rate * number) ** 2 for wins, number in counts)
    worth = float(sum(1 for _, number in counts if number))
    if scatter > 0 and 0 < rate < 1:
        worth = min(float(seats), rate * (1 - rate) * seats * seats / scatter)
    low, high = wilson(rate * worth, worth)
    return Rate(seats, rate, low, high)


def mean(values: Sequence[float]) -> Estimate:
    """A mean; it is tested whether it could be zero."""
    if not values:
        return NO_ESTIMATE
    middle = sum(values) / len(values)
    if len(values) < 2:
        return Estimate(middle, nan)
    error = sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1) / len(values))
    if sum(1 for value in values if value) < FEWEST:
        return Estimate(middle, Z_95 * error)
    return Estimate(middle, Z_95 * error, two_sided(middle / error) if error else 0.0)


Counted = tuple[float, float]
"""Of one game: a sum over the seats that count, and how many these are."""


def ratio_difference(pairs: Sequence[tuple[Counted, Counted]]) -> Estimate:
    """How much a ratio is higher in the second version, where both played the same deals."""
    before, after = ([pair[version] for pair in pairs] for version in (0, 1))
    if not sum(number for _, number in before) or not sum(number for _, number in after):
        return NO_ESTIMATE
    first, second = pulls(before), pulls(after)
    value = quotient(after) - quotient(before)
    error = sqrt(sum((late - early) ** 2 for early, late in zip(first, second, strict=True)))
    if len(pairs) < 2:
        return Estimate(value, nan)
    if not error or sum(1 for early, late in pairs if early != late) < FEWEST:
        return Estimate(value, Z_95 * error)
    return Estimate(value, Z_95 * error, two_sided(value / error))


def quotient(counts: Sequence[Counted]) -> float:
    """The sum of all that was counted, for each seat that counts."""
    seats = sum(number for _, number in counts)
    return sum(total for total, _ in counts) / seats if seats else nan


def pulls(counts: Sequence[Counted]) -> list[float]:
    """By how much each game moves the quotient."""
    level, seats = quotient(counts), sum(number for _, number in counts)
    return [(total - level * number) / seats for total, number in counts]


def clear(chances: Sequence[float], error: float = ERROR) -> list[bool]:
    """Which of many comparisons stand clear, after Holm: the chance that luck alone makes any is `error`.

    From the least likely on, each is held against the error divided by how many are left.
    """
    order = sorted(range(len(chances)), key=lambda index: chances[index])
    found = [False] * len(chances)
    for rank, index in enumerate(order):
        if chances[index] > error / (len(chances) - rank):
            break
        found[index] = True
    return found
