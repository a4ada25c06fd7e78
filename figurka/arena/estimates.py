"""What deals say of a rate or a mean, with 95% intervals: the games of one deal belong together."""

from dataclasses import dataclass
from math import inf, sqrt
from statistics import NormalDist

Z_95 = NormalDist().inv_cdf(0.975)
LEAST_DEALS = 2
"""From fewer deals nothing can be said of how far they scatter."""


@dataclass(frozen=True)
class Estimate:
    """A figure and its 95% interval."""

    value: float
    low: float
    high: float

    def leaves_out(self, value: float) -> bool:
        """Whether the interval does not reach a value."""
        return not self.low <= value <= self.high


class Ratio:
    """So much for so many, added up deal by deal: points for seats, wins for games."""

    __slots__ = ("_given_squares", "_products", "_taken_squares", "deals", "given", "taken")

    def __init__(self) -> None:
        self.deals = 0
        self.taken = 0.0
        self.given = 0.0
        self._taken_squares = 0.0
        self._given_squares = 0.0
        self._products = 0.0

    def add(self, taken: float, given: float) -> None:
        """Count one more deal; one that gave no occasion says nothing."""
        if not given:
            return
        self.deals += 1
        self.taken += taken
        self.given += given
        self._taken_squares += taken * taken
        self._given_squares += given * given
        self._products += taken * given

    @property
    def value(self) -> float:
        """So much for each."""
        return self.taken / self.given if self.given else 0.0

    @property
    def _scatter(self) -> float:
        """The squares, added up, by which deals differ from what their occasions let expect."""
        value = self.value
        expected = 2 * value * self._products - value * value * self._given_squares
        return max(0.0, self._taken_squares - expected)

    def mean(self) -> Estimate:
        """The value as a mean that may be anything."""
        if self.deals < LEAST_DEALS:
            return Estimate(self.value, -inf, inf)
        error = sqrt(self._scatter * self.deals / (self.deals - 1)) / self.given
        half = t_95(self.deals - 1) * error
        return Estimate(self.value, self.value - half, self.value + half)

    def rate(self) -> Estimate:
        """The value as a part of one, after Wilson, for as many independent games as would scatter as much.

        The scatter of one deal of independent games is added, so that a few deals alike do not seem certain.
        """
        if self.deals < LEAST_DEALS:
            return Estimate(self.value, 0.0, 1.0)
        rate = min(1.0, max(0.0, self.value))
        spread = rate * (1.0 - rate)
        games = float(self.deals)
        if spread:
            scatter = self._scatter * self.deals / (self.deals - 1) + spread * self.given / self.deals
            games = spread * self.given * self.given / scatter
        square = t_95(self.deals - 1) ** 2
        middle = (rate + square / (2 * games)) / (1 + square / games)
        half = sqrt(square * (spread / games + square / (4 * games * games))) / (1 + square / games)
        return Estimate(self.value, max(0.0, middle - half), min(1.0, middle + half))


def t_95(freedom: int) -> float:
    """The quantile of Student's distribution for a 95% interval, to three digits."""
    if freedom <= 2:
        return 12.7062 if freedom == 1 else 4.3027
    z = Z_95
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return sum(term / float(freedom**power) for power, term in enumerate(terms))
