"""Contests to test with, and games of them that nobody played."""

from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager

from figurka.arena.contest import Contest, Row
from figurka.arena.simulate import Failure, Played


def contest_of(
    *agents: str, game: str = "farshore", seats: int = 2, seed: int = 5, **settings: str
) -> Contest:
    """A contest of the agents that are here."""
    return Contest.of(game, agents, seats, seed, settings)


def row(contest: Contest, number: int, points: tuple[int, ...], won: tuple[float, ...]) -> Row:
    """A game with this end."""
    agents = tuple(contest.agents[agent] for agent in contest.seating(number))
    winners = tuple(seat for seat, share in enumerate(won) if share)
    played = Played(contest.seed_of(number), agents, points, winners, 9, shares=won, choices="00")
    return Row(number, played, tuple({-30: 9} for _ in agents))


def broken(contest: Contest, number: int) -> Row:
    """A game that broke."""
    agents = tuple(contest.agents[agent] for agent in contest.seating(number))
    return Row(number, Failure(contest.seed_of(number), agents, 3, "Oops: no", "Traceback", "{}"))


@contextmanager
def one_thread() -> Iterator[tuple[Executor, int]]:
    """Somebody who plays, one game after the other."""
    with ThreadPoolExecutor(1) as executor:
        yield executor, 1
