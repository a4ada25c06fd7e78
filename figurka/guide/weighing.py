"""Whether a much better choice was there: both are played out in worlds that the seat thinks possible."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any, Final

from figurka.agents.halving import DECIDED, Halving, lead
from figurka.agents.looking import win_worth
from figurka.core.game import Game
from figurka.core.mind import Mind

CANDIDATES: Final = 5
"""So many options, the best at a first look, are compared with the one that was chosen."""
SEARCHED: Final = 6
"""In so many worlds the best of them is found."""
COMPARED: Final = 12
"""In so many others it must show by how much it leads: those in which it was found flatter it."""
ROUNDS: Final = 4
"""So many times as many worlds are looked at while it leads, but not clearly."""


@dataclass(frozen=True)
class Verdict:
    """A choice that would have been much better, and by about how many points."""

    option: int
    points: int


@dataclass(frozen=True)
class Fared:
    """How an option came out in worlds: against the others, and in points of one's own."""

    standing: list[float]
    points: list[float]

    def add(self, more: "Fared") -> None:
        """Take in how it came out in other worlds."""
        self.standing.extend(more.standing)
        self.points.extend(more.points)


class OutOfTimeError(Exception):
    """There was not enough time for a sound answer."""


def weigh(
    game: Game[Any],
    chosen: int,
    least: float,
    random: Random,
    seconds: float,
    stopped: Callable[[], bool] = lambda: False,
) -> Verdict | None:
    """What would have led the chosen option by so many points at least, clearly; None if nothing would.

    It is given up as soon as it is stopped: who has acted meanwhile does not want to know any more.
    """
    decision = game.decision
    assert decision is not None
    mind, until = game.mind, monotonic() + seconds

    def over() -> bool:
        return monotonic() > until or stopped()

    first = Halving(random).first_look(mind, game)
    ranked = sorted(range(len(first)), key=lambda index: -first[index])
    rivals = [index for index in ranked[:CANDIDATES] if index != chosen]
    if not rivals:
        return None
    try:
        found = fared(mind, game, decision.seat, [*rivals, chosen], worlds(random, SEARCHED), over)
        best = max(rivals, key=lambda index: sum(found[index].standing))
        if sum(found[best].standing) <= sum(found[chosen].standing):
            return None
        one, other = Fared([], []), Fared([], [])
        for _ in range(ROUNDS):
            both = fared(mind, game, decision.seat, [best, chosen], worlds(random, COMPARED), over)
            one.add(both[best])
            other.add(both[chosen])
            leads = min(lead(one.standing, other.standing), lead(one.points, other.points))
            if leads >= DECIDED or leads < 0:
                break
    except OutOfTimeError:
        return None
    points = round(sum(one.points) / len(one.points) - sum(other.points) / len(other.points))
    return Verdict(best, points) if leads >= DECIDED and points >= least else None


def worlds(random: Random, count: int) -> list[int]:
    """The seeds of so many imagined worlds."""
    return [random.getrandbits(32) for _ in range(count)]


def fared(
    mind: Mind[Any],
    game: Game[Any],
    seat: int,
    options: list[int],
    seeds: list[int],
    over: Callable[[], bool],
) -> dict[int, Fared]:
    """How options come out in each of these worlds, if everybody then follows his instinct."""
    found = {option: Fared([], []) for option in options}
    for seed in seeds:
        imagined = game.imagine(seat, seed)
        for option, came_out in found.items():
            if over():
                raise OutOfTimeError
            ahead = imagined.fork()
            ahead.choose(option)
            ahead.follow(mind, mind.foresight, mind.milestones)
            came_out.standing.append(mind.standing(ahead.state, seat) + win_worth(mind, ahead, seat))
            came_out.points.append(mind.evaluate(ahead.state, seat))
    return found
