"""What comes of a contest: its games added up deal by deal."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from figurka.arena.contest import Contest, Row
from figurka.arena.estimates import Ratio
from figurka.arena.simulate import Failure, Played

Order = tuple[tuple[int, ...], tuple[int, ...]]
"""The agents of a game by seat, and the place in which each seat finished, from 0 on."""
Pair = tuple[int, int]


class Standing:
    """How one agent did."""

    def __init__(self) -> None:
        self.wins = Ratio()
        self.points = Ratio()
        self.scores: Counter[int] = Counter()
        self.times: Counter[int] = Counter()


class Tally:
    """Counts whole deals; one of which a game broke counts for nothing."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        agents = range(len(contest.agents))
        self.standings = [Standing() for _ in agents]
        self.ahead: dict[Pair, Ratio] = {pair: Ratio() for pair in combinations(agents, 2)}
        """How often the first of two finished ahead of the second; beside it counts half."""
        self.gains: dict[Pair, Ratio] = {pair: Ratio() for pair in self.ahead}
        """By how much the win rate of the first was higher than that of the second on the same deal."""
        self.seats = [Ratio() for _ in range(contest.seats)]
        """The wins of each seat."""
        self.orders: list[tuple[Order, ...]] = []
        """The finishing orders of each deal."""
        self.decisions = 0
        self.games = 0
        self.failures: list[Failure] = []
        self._known: dict[Order, Order] = {}

    def add(self, rows: Sequence[Row]) -> dict[Pair, float]:
        """Count a whole deal, in the order of its games; by how much the first of each pair was ahead."""
        failures = [row.game for row in rows if isinstance(row.game, Failure)]
        self.failures += failures
        return {} if failures else self._add_deal(rows)

    def _add_deal(self, rows: Sequence[Row]) -> dict[Pair, float]:
        found = [(self.contest.seating(row.number), played_in(row)) for row in rows]
        self.games += len(found)
        self.decisions += sum(played.decisions for _, played in found)
        self.orders.append(tuple(self._order(sitting, played) for sitting, played in found))
        for seat, wins in enumerate(self.seats):
            wins.add(sum(played.shares[seat] for _, played in found), len(found))
        rates = []
        for agent, standing in enumerate(self.standings):
            own = [(played, seat) for sitting, played in found for seat in seats_of(agent, sitting)]
            won = sum(played.shares[seat] for played, seat in own)
            rates.append(won / len(own))
            standing.wins.add(won, len(own))
            standing.points.add(sum(played.scores[seat] for played, seat in own), len(own))
            standing.scores.update(played.scores[seat] for played, seat in own)
        for (one, two), gain in self.gains.items():
            gain.add(rates[one] - rates[two], 1)
        for row, (sitting, _) in zip(rows, found, strict=True):
            for seat, times in enumerate(row.times):
                self.standings[sitting[seat]].times.update(times)
        return self._compare(found)

    def _order(self, sitting: tuple[int, ...], played: Played) -> Order:
        order = (sitting, places(played))
        return self._known.setdefault(order, order)

    def _compare(self, found: Sequence[tuple[tuple[int, ...], Played]]) -> dict[Pair, float]:
        met: Counter[Pair] = Counter()
        ahead: Counter[Pair] = Counter()
        for first, second, place, other in encounters(found, self.contest.apart):
            pair, one, two = (first, second), place, other
            if first > second:
                pair, one, two = (second, first), other, place
            met[pair] += 1
            # Counters hold whole numbers: two for ahead, one for beside
            ahead[pair] += 2 if one > two else 1 if one == two else 0
        for pair, count in met.items():
            self.ahead[pair].add(ahead[pair] / 2, count)
        return {pair: ahead[pair] / count - 1.0 for pair, count in met.items()}


Fared = tuple[float, float]
"""Whether it won, and its points: the more, the better."""


def encounters(
    found: Sequence[tuple[tuple[int, ...], Played]], apart: bool
) -> Iterator[tuple[int, int, Fared, Fared]]:
    """Which two agents met in a deal and how each fared: at one table, or at two with the same deal."""
    if apart:
        teams = [(sitting[0], (sum(played.shares), float(sum(played.scores)))) for sitting, played in found]
        tables = [teams]
    else:
        tables = [
            [(agent, (played.shares[seat], float(played.scores[seat]))) for seat, agent in enumerate(sitting)]
            for sitting, played in found
        ]
    for table in tables:
        for (first, one), (second, other) in combinations(table, 2):
            if first != second:
                yield first, second, one, other


def places(played: Played) -> tuple[int, ...]:
    """In which place each seat finished: winners first, then by points; equals share a place."""
    fared = [(share, float(points)) for share, points in zip(played.shares, played.scores, strict=True)]
    return tuple(sum(other > own for other in fared) for own in fared)


def seats_of(agent: int, sitting: Sequence[int]) -> list[int]:
    """Where an agent sits."""
    return [seat for seat, each in enumerate(sitting) if each == agent]


def played_in(row: Row) -> Played:
    """What came of a game that did not break."""
    assert isinstance(row.game, Played)
    return row.game
