"""Who sits where: on each deal every agent sits in every seat once."""

from dataclasses import dataclass
from functools import cache
from itertools import product
from math import gcd, perm

GOLDEN = 0.618
"""Steps of about this part of all openings meet them in an order in which few are as balanced as many."""


@dataclass(frozen=True)
class Seatings:
    """The seatings of so many agents at so many seats, as numbers of agents by seat.

    A deal is played in as many turns as there are agents: from an opening, with each turn every seat goes to
    the next agent. Deal after deal takes another opening, until all seatings were played.
    """

    agents: int
    seats: int
    together: bool = False
    """Whether all seats win or lose together: then one agent has them all."""

    @property
    def openings(self) -> int:
        """On so many deals all seatings are played."""
        if self.together:
            return 1
        if self.agents < self.seats:
            return len(crowded_openings(self.agents, self.seats))
        return perm(self.agents - 1, self.seats - 1)

    @property
    def count(self) -> int:
        """How many seatings there are."""
        return self.openings * self.agents

    def at(self, deal: int, turn: int) -> tuple[int, ...]:
        """Who sits where in a turn of a deal."""
        number = deal * stride(self.openings) % self.openings
        return tuple((agent + turn) % self.agents for agent in self._opening(number))

    def _opening(self, number: int) -> tuple[int, ...]:
        if self.together:
            return (0,) * self.seats
        if self.agents < self.seats:
            return crowded_openings(self.agents, self.seats)[number]
        others, sitting = list(range(1, self.agents)), [0]
        while len(sitting) < self.seats:
            number, place = divmod(number, len(others))
            sitting.append(others.pop(place))
        return tuple(sitting)


@cache
def crowded_openings(agents: int, seats: int) -> list[tuple[int, ...]]:
    """With fewer agents than seats: all ways in which each has a seat, the first agent the first one."""
    every = set(range(agents))
    return [(0, *rest) for rest in product(range(agents), repeat=seats - 1) if {0, *rest} == every]


@cache
def stride(count: int) -> int:
    """A step that meets each of so many things once before it meets one again."""
    step = max(1, round(count * GOLDEN))
    while gcd(step, count) > 1:
        step += 1
    return step
