"""What many games say of the agents that played them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

from figurka.arena.simulate import Failure, Played

Z_95 = 1.959964
"""The quantile of the normal distribution for a 95% interval."""


def wilson(wins: float, trials: float) -> tuple[float, float]:
    """The 95% interval of a win rate, after Wilson: sensible also near 0 and 1."""
    if not trials:
        return 0.0, 1.0
    rate, square = wins / trials, Z_95 * Z_95
    middle = (rate + square / (2 * trials)) / (1 + square / trials)
    half = Z_95 / (1 + square / trials) * sqrt(rate * (1 - rate) / trials + square / (4 * trials * trials))
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass
class Record:
    """How one agent did; a shared win counts as its share."""

    agent: str
    seats_played: int = 0
    wins: float = 0.0
    points: float = 0
    squares: float = 0
    """The points squared and added up, for how far they scatter."""

    @property
    def win_rate(self) -> float:
        """Wins for each seat played."""
        return self.wins / self.seats_played if self.seats_played else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of the win rate."""
        return wilson(self.wins, self.seats_played)

    @property
    def mean_score(self) -> float:
        """Points for each seat played."""
        return self.points / self.seats_played if self.seats_played else 0.0

    @property
    def score_margin(self) -> float:
        """Half of the 95% interval of the mean score."""
        if self.seats_played < 2:
            return 0.0
        scatter = max(0.0, self.squares - self.points * self.mean_score) / (self.seats_played - 1)
        return Z_95 * sqrt(scatter / self.seats_played)

    def add(self, points: float, share: float) -> None:
        """Count one more seat: its points and its share of the win."""
        self.seats_played += 1
        self.points += points
        self.squares += points * points
        self.wins += share


@dataclass
class Summary:
    """All games of a simulation together."""

    records: dict[str, Record]
    groups: dict[str, Record] = field(default_factory=dict)
    """How those did who have something in common, if that was asked for."""
    games: int = 0
    decisions: int = 0
    failures: list[Failure] = field(default_factory=list)

    @property
    def mean_decisions(self) -> float:
        """Decisions in a game that came to its end."""
        return self.decisions / self.games if self.games else 0.0

    def add(self, game: Played | Failure) -> None:
        """Count one more game."""
        if isinstance(game, Failure):
            self.failures.append(game)
            return
        self.games += 1
        self.decisions += game.decisions
        for seat, agent in enumerate(game.agents):
            share = game.shares[seat]
            self.records[agent].add(game.scores[seat], share)
            if game.groups:
                name = game.groups[seat]
                self.groups.setdefault(name, Record(name)).add(game.scores[seat], share)


def new_summary(agents: Sequence[str]) -> Summary:
    """A summary of no games yet."""
    return Summary({agent: Record(agent) for agent in agents})
