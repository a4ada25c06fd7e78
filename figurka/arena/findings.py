"""What a contest has shown, as figures: the report, the terminal and the JSON all tell these."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import metadata
from math import isfinite
from typing import Any

from figurka.arena.contest import Contest
from figurka.arena.estimates import Estimate
from figurka.arena.holding import Course
from figurka.arena.provenance import commit, machine, python
from figurka.arena.ratings import Ratings, rate
from figurka.arena.sequential import ERROR_RATE, MARGIN, Verdict
from figurka.arena.simulate import Failure
from figurka.arena.tally import Standing
from figurka.arena.timing import quantile

FORMAT = 1


@dataclass(frozen=True)
class Pace:
    """How the games were played this time."""

    games: int = 0
    seconds: float = 0.0
    start_up: float = 0.0
    """Seconds until all who play were ready, which are no part of the others."""
    workers: int = 0
    scheduler: bool = False
    repeated: int = 0
    """Games that came a second time and were not counted again."""
    stopped: bool = False
    """Whether somebody broke it off."""


@dataclass(frozen=True)
class Agent:
    """What is known of one agent."""

    name: str
    number: int
    """Its place among those that were asked for."""
    seats_played: int
    wins: Estimate
    points: Estimate
    scores: Mapping[int, int]
    """How often it had so many points."""
    rating: Estimate | None
    decisions: int
    median: float
    """Seconds that half of its decisions did not exceed."""
    slow: float
    """Seconds that 95% of its decisions did not exceed."""

    def score_at(self, part: float) -> int:
        """The points that this part of its scores did not exceed."""
        rank = part * sum(self.scores.values())
        for points in sorted(self.scores):
            rank -= self.scores[points]
            if rank <= 0:
                return points
        return max(self.scores, default=0)


@dataclass(frozen=True)
class Findings:
    """What is known after a contest, or after as much of it as was played."""

    contest: Contest
    asked: int
    counted: int
    failures: tuple[Failure, ...]
    """Games that broke."""
    waiting: int
    """Games whose deal was not played to its end."""
    deals: int
    decisions: int
    agents: tuple[Agent, ...]
    """The strongest first."""
    ahead: Mapping[tuple[str, str], Estimate]
    """How often the first finished ahead of the second, by names; beside it counts half."""
    met: Mapping[tuple[str, str], int]
    """At how many tables both sat."""
    gains: Mapping[tuple[str, str], Estimate]
    """By how much more of the games the first won than the second, on the same deals."""
    seats: tuple[Estimate, ...]
    """How often each seat won, whoever sat there."""
    ratings: Ratings | None
    verdicts: Mapping[tuple[str, str], Verdict] | None
    """Who was found to be stronger, if the contest was to end with that."""
    decided: bool
    pace: Pace
    sample: tuple[dict[str, Any], ...] = ()
    """Some of the games, to be played again."""

    @property
    def lead(self) -> Estimate | None:
        """By how much the first is rated above the second."""
        if self.ratings is None or len(self.agents) < 2:
            return None
        return self.ratings.leads.get((self.agents[0].number, self.agents[1].number))


def find(course: Course, pace: Pace) -> Findings:
    """Work out what the games of a contest say."""
    course.close()
    contest, tally = course.contest, course.tally
    several = len(contest.agents) > 1 and bool(tally.orders)
    ratings = rate(tally.orders, len(contest.agents)) if several and not contest.apart else None
    agents = [
        agent_found(contest, number, standing, ratings) for number, standing in enumerate(tally.standings)
    ]
    ahead, met, gains = {}, {}, {}
    for (one, two), gain in tally.gains.items():
        first, second, found = contest.agents[one], contest.agents[two], gain.mean()
        gains[first, second] = found
        gains[second, first] = Estimate(-found.value, -found.high, -found.low)
    for (one, two), ratio in tally.ahead.items():
        first, second, rate_found = contest.agents[one], contest.agents[two], ratio.rate()
        ahead[first, second] = rate_found
        ahead[second, first] = Estimate(1 - rate_found.value, 1 - rate_found.high, 1 - rate_found.low)
        met[first, second] = met[second, first] = round(ratio.given)
    return Findings(
        contest,
        course.asked,
        tally.games,
        tuple(tally.failures),
        course.waiting,
        len(tally.orders),
        tally.decisions,
        tuple(sorted(agents, key=strength, reverse=True)),
        ahead,
        met,
        gains,
        () if contest.apart else tuple(seat.rate() for seat in tally.seats),
        ratings,
        verdicts_of(course),
        course.decided,
        pace,
        tuple(course.sample),
    )


def agent_found(contest: Contest, number: int, standing: Standing, ratings: Ratings | None) -> Agent:
    """What is known of one agent."""
    return Agent(
        contest.agents[number],
        number,
        round(standing.wins.given),
        standing.wins.rate(),
        standing.points.mean(),
        dict(sorted(standing.scores.items())),
        ratings.agents[number] if ratings is not None else None,
        standing.times.total(),
        quantile(standing.times, 0.5),
        quantile(standing.times, 0.95),
    )


def strength(agent: Agent) -> tuple[float, float, float]:
    """By what agents are ordered."""
    rating = agent.rating.value if agent.rating is not None else 0.0
    return rating, agent.wins.value, agent.points.value


def verdicts_of(course: Course) -> dict[tuple[str, str], Verdict] | None:
    """Who was found to be stronger, by names."""
    if course.field is None:
        return None
    names = course.contest.agents
    return {(names[one], names[two]): duel.verdict for (one, two), duel in course.field.duels.items()}


def games_of_seatings(findings: Findings) -> tuple[int, int]:
    """How many games the seatings were played in, at least and at most."""
    rounds, more = divmod(findings.deals, findings.contest.seatings.openings)
    return rounds, rounds + bool(more)


def versions(findings: Findings) -> dict[str, str]:
    """What was at work."""
    contest = findings.contest
    found = {
        "figurka": contest.version,
        "commit": commit(),
        "rules": str(contest.rules),
        "code": contest.code,
        "python": python(),
    }
    wanted = ["openskill"] if findings.ratings is not None else []
    wanted += ["distributed"] if findings.pace.scheduler else []
    return {**found, **{name: metadata.version(name) for name in wanted}}


def as_data(findings: Findings, command: str, made: str) -> dict[str, Any]:
    """Everything as plain data, for programs and for checking."""
    verdicts = findings.verdicts
    return {
        "figurka": "arena report",
        "format": FORMAT,
        "made": made,
        "command": command,
        "contest": findings.contest.told(),
        "versions": versions(findings),
        "machine": machine(),
        "games": {
            "asked": findings.asked,
            "counted": findings.counted,
            "broken": len(findings.failures),
            "waiting": findings.waiting,
            "repeated": findings.pace.repeated,
        },
        "deals": findings.deals,
        "first_seed": findings.contest.seed,
        "seatings": {"count": findings.contest.seatings.count, "games_each": games_of_seatings(findings)},
        "decisions_per_game": findings.decisions / findings.counted if findings.counted else None,
        "pace": {
            "games": findings.pace.games,
            "seconds": findings.pace.seconds,
            "start_up_seconds": findings.pace.start_up,
            "workers": findings.pace.workers,
            "stopped": findings.pace.stopped,
        },
        "ratings": None
        if findings.ratings is None
        else {"passes": findings.ratings.passes, "games_each": findings.ratings.games},
        "agents": [agent_data(agent) for agent in findings.agents],
        "ahead": [
            {
                "agent": one,
                "of": two,
                "meetings": findings.met[one, two],
                **estimate_data(estimate),
                "win_rate_difference": estimate_data(findings.gains[one, two]),
            }
            for (one, two), estimate in findings.ahead.items()
        ],
        "seats": [estimate_data(seat) for seat in findings.seats],
        "stop_early": None
        if verdicts is None
        else {
            "error_rate": ERROR_RATE,
            "margin": MARGIN,
            "decided": findings.decided,
            "pairs": [
                {"first": one, "second": two, "verdict": verdict.value}
                for (one, two), verdict in verdicts.items()
            ],
        },
        "sample": list(findings.sample),
    }


def agent_data(agent: Agent) -> dict[str, Any]:
    """One agent as plain data."""
    return {
        "agent": agent.name,
        "seats_played": agent.seats_played,
        "rating": None if agent.rating is None else estimate_data(agent.rating),
        "win_rate": estimate_data(agent.wins),
        "mean_score": estimate_data(agent.points),
        "score_quartiles": [agent.score_at(part) for part in (0.25, 0.5, 0.75)],
        "scores": [[points, count] for points, count in agent.scores.items()],
        "decisions": agent.decisions,
        "seconds_per_decision": {"median": agent.median, "p95": agent.slow},
    }


def estimate_data(estimate: Estimate) -> dict[str, Any]:
    """A figure with its 95% interval as plain data; what is not known is null."""
    low, high = (bound if isfinite(bound) else None for bound in (estimate.low, estimate.high))
    return {"value": estimate.value, "interval_95": [low, high]}
