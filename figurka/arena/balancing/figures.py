"""The statistics of balance: contrasts within games, ratios, paired differences, many comparisons."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, exp, lgamma, log, log1p, nan, sqrt
from typing import Final

from figurka.arena.estimates import t_95
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
    p: float | None = None
    """None: too few games tell anything, so that it is not tested."""


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


TINY: Final = 1e-300
CLOSE: Final = 1e-14
MOST_TERMS: Final = 10_000


def two_sided_t(t: float, freedom: int) -> float:
    """How likely a variable of Student's distribution is as far from zero as this."""
    return incomplete_beta(freedom / (freedom + t * t), freedom / 2, 0.5)


def incomplete_beta(x: float, a: float, b: float) -> float:
    """The regularized incomplete beta function, by its continued fraction after Lentz."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):
        return 1 - incomplete_beta(1 - x, b, a)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x)) / a
    below, above = 1 / ((1 - (a + b) * x / (a + 1)) or TINY), 1.0
    found = below
    for term in range(1, MOST_TERMS):
        even = term * (b - term) * x / ((a + 2 * term - 1) * (a + 2 * term))
        odd = -(a + term) * (a + b + term) * x / ((a + 2 * term) * (a + 2 * term + 1))
        for part in (even, odd):
            below = 1 / ((1 + part * below) or TINY)
            above = (1 + part / above) or TINY
            found *= below * above
        if abs(below * above - 1) < CLOSE:
            break
    return front * found


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
    freedom = len(values) - 1
    margin = t_95(freedom) * error
    if sum(1 for value in values if value) < FEWEST:
        return Estimate(middle, margin)
    return Estimate(middle, margin, two_sided_t(middle / error, freedom) if error else 0.0)


Counted = tuple[float, float]
"""Of one game: a sum over the seats that count, and how many these are."""


def ratio_difference(pairs: Sequence[tuple[Counted, Counted]]) -> Estimate:
    """How much a ratio is higher in the second version, where both played the same deals."""
    before, after = ([pair[version] for pair in pairs] for version in (0, 1))
    if not sum(number for _, number in before) or not sum(number for _, number in after):
        return NO_ESTIMATE
    first, second = pulls(before), pulls(after)
    value = quotient(after) - quotient(before)
    differ = sum(1 for early, late in pairs if early != late)
    if len(pairs) < 2:
        return Estimate(value, nan)
    if differ < 2:
        return Estimate(value, nan if differ else 0.0)
    moved = sum((late - early) ** 2 for early, late in zip(first, second, strict=True))
    error = sqrt(moved * differ / (differ - 1))
    margin = t_95(differ - 1) * error
    if not error or differ < FEWEST:
        return Estimate(value, margin)
    return Estimate(value, margin, two_sided_t(value / error, differ - 1))


def quotient(counts: Sequence[Counted]) -> float:
    """The sum of all that was counted, for each seat that counts."""
    seats = sum(number for _, number in counts)
    return sum(total for total, _ in counts) / seats if seats else nan


def pulls(counts: Sequence[Counted]) -> list[float]:
    """By how much each game moves the quotient."""
    level, seats = quotient(counts), sum(number for _, number in counts)
    return [(total - level * number) / seats for total, number in counts]


def clear(chances: Sequence[float | None], error: float = ERROR) -> list[bool]:
    """Which of many comparisons stand clear, after Holm: the chance that luck alone makes any is `error`.

    From the least likely on, each is held against the error divided by how many are left. What is not tested
    counts among these and never stands clear.
    """
    held = [1.0 if chance is None else chance for chance in chances]
    order = sorted(range(len(held)), key=lambda index: held[index])
    found = [False] * len(held)
    for rank, index in enumerate(order):
        if held[index] > error / (len(held) - rank):
            break
        found[index] = True
    return found
