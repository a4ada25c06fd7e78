"""Stopping early: tests that may be looked at after every deal without losing their error rate.

For each claim a bettor starts with one coin and stakes, deal by deal, a fixed part of what he has against
the claim's opposite. Were the opposite true, no bet could be expected to gain anything, and his wealth would
ever reach 1/r with probability r at most (Ville's inequality). The coin is divided among several stakes.
This holds for whatever is between -1 and 1, with ties, and with several games on one deal.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import combinations
from math import exp, log, log1p

ERROR_RATE = 0.05
"""The probability, at most, that of all claims about all pairs a single one is wrong."""
MARGIN = 0.05
"""Whoever is ahead in 52.5% of the games and behind in 47.5% is not worth telling apart."""
STAKES = (0.02, 0.05, 0.1, 0.2, 0.35, 0.55, 0.8)


class Verdict(Enum):
    """What is known of a pair of agents."""

    OPEN = "open"
    FIRST = "first"
    SECOND = "second"
    EQUAL = "equal"


@dataclass
class Bettor:
    """Bets that the mean of what comes is above a value."""

    above: float = 0.0
    logs: list[float] = field(default_factory=lambda: [0.0] * len(STAKES))
    """The logarithms of what each stake has made of its coin."""

    def see(self, outcome: float) -> None:
        """Bet on one more outcome between -1 and 1."""
        gain = (outcome - self.above) / (1.0 + self.above)
        for place, stake in enumerate(STAKES):
            self.logs[place] += log1p(stake * gain)

    @property
    def log_wealth(self) -> float:
        """The logarithm of what has become of the whole coin."""
        most = max(self.logs)
        return most + log(sum(exp(each - most) for each in self.logs) / len(self.logs))


class Duel:
    """Which of two agents finishes ahead of the other more often, or that it hardly matters."""

    def __init__(self, error_rate: float = ERROR_RATE, margin: float = MARGIN) -> None:
        # Whatever is true, two of the four values that are bet against may hold: half of the rate for each
        self.needed = log(2.0 / error_rate)
        self.first, self.second = Bettor(0.0), Bettor(0.0)
        self.not_below, self.not_above = Bettor(-margin), Bettor(-margin)
        self.verdict = Verdict.OPEN
        self._below_refuted = self._above_refuted = False

    def see(self, lead: float) -> None:
        """One more deal: by how much the first was ahead, from -1 (never) to 1 (always)."""
        if self.verdict is not Verdict.OPEN:
            return
        for bettor, outcome in (
            (self.first, lead),
            (self.second, -lead),
            (self.not_below, lead),
            (self.not_above, -lead),
        ):
            bettor.see(outcome)
        self._below_refuted |= self.not_below.log_wealth >= self.needed
        self._above_refuted |= self.not_above.log_wealth >= self.needed
        self.verdict = self._judged()

    def _judged(self) -> Verdict:
        if self.first.log_wealth >= self.needed:
            return Verdict.FIRST
        if self.second.log_wealth >= self.needed:
            return Verdict.SECOND
        return Verdict.EQUAL if self._below_refuted and self._above_refuted else Verdict.OPEN


class Field:
    """All pairs of agents; the error rate is shared among them."""

    def __init__(self, agents: Sequence[str], error_rate: float = ERROR_RATE) -> None:
        pairs = list(combinations(range(len(agents)), 2))
        self.duels = {pair: Duel(error_rate / len(pairs)) for pair in pairs}

    @property
    def decided(self) -> bool:
        """Whether nothing is left to ask."""
        return all(duel.verdict is not Verdict.OPEN for duel in self.duels.values())

    def see(self, leads: dict[tuple[int, int], float]) -> None:
        """One more deal: by how much the first of each pair was ahead, for those who met."""
        for pair, lead in leads.items():
            self.duels[pair].see(lead)
