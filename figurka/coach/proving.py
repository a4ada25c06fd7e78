"""Proving puzzles: the solution must be best also for one who thinks about all that follows."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from figurka.agents.halving import Halving
from figurka.agents.looking import is_large
from figurka.coach.weighing import error, lead_of, mean
from figurka.core.decision import Decision
from figurka.core.game import Game

CAREFUL_WORLDS: Final = 8
"""In so many worlds all answers are followed by a player who thinks about all that comes after,"""
CAREFUL_PLAYOUTS: Final = 16
"""with so many playouts for each choice: what only helps a thoughtless one is no solution."""
STILL_AHEAD: Final = 1.5
"""By so many standard errors,"""
LEAST_MARGIN: Final = 1.0
"""and by so many points at least, the best must be ahead then of each other."""

Step = tuple[str, str]
"""A choice that is meant for later: what will be asked, and the key of what is chosen."""


@dataclass(frozen=True)
class Line:
    """What came of an option in a world."""

    lead: float
    own: tuple[Step, ...]
    """What its player chose after it."""


def holds(game: Game[Any], options: Sequence[int], seed: int, worlds: int = CAREFUL_WORLDS) -> bool:
    """Whether the first option is clearly best, however well one plays on after the others.

    Who has chosen another may think, may go on just as after the best, and where a turn begins may do the
    best in the turn after it: whoever only changes the order of two things, or has as much left for what
    comes, has answered as well.
    """
    best, *others = options
    seeds = seeds_of(seed, worlds)
    ahead = [followed(game, best, each) for each in seeds]
    itself = step_of(game, best)
    for other in others:
        for plans in plans_after(game, itself, ahead):
            behind = [followed(game, other, *each) for each in zip(seeds, plans, strict=True)]
            values = [one.lead - two.lead for one, two in zip(ahead, behind, strict=True)]
            if mean(values) < max(LEAST_MARGIN, STILL_AHEAD * error(values)):
                return False
    return True


def plans_after(game: Game[Any], best: Step, ahead: Sequence[Line]) -> Iterator[list[tuple[Step, ...]]]:
    """The ways to play on after another option, world by world: as after the best, freely, the best next."""
    itself = (best,) if game.opens_turn else ()
    yield [itself + line.own for line in ahead]
    yield [()] * len(ahead)
    if itself:
        yield [itself] * len(ahead)


def step_of(game: Game[Any], option: int) -> Step:
    """An option of what is asked, as something that is meant."""
    assert game.decision is not None
    return game.decision.kind, game.decision.options[option].key


def seeds_of(seed: int, worlds: int) -> list[int]:
    """The seeds of so many worlds."""
    random = Random(seed)
    return [random.getrandbits(32) for _ in range(worlds)]


def followed(game: Game[Any], option: int, seed: int, plan: Sequence[Step] = ()) -> Line:
    """What comes of an option in a world if its player keeps to a plan or thinks; others go by instinct."""
    assert game.decision is not None
    seat, mind = game.decision.seat, game.mind
    ahead = game.imagine(seat, seed)
    ahead.choose(option)
    player, left, own = Halving(Random(seed), playouts=CAREFUL_PLAYOUTS), list(plan), list[Step]()
    while (asked := ahead.decision) is not None:
        if asked.seat != seat:
            ahead.choose(mind.instinct(ahead.state, asked))
            continue
        choice = next_planned(left, asked)
        if choice < 0:
            thinks = len(asked.options) > 1 and is_large(mind, ahead)
            choice = player.choose(ahead) if thinks else mind.instinct(ahead.state, asked)
        own.append(step_of(ahead, choice))
        ahead.choose(choice)
    return Line(lead_of(ahead, seat), tuple(own))


def next_planned(left: list[Step], asked: Decision) -> int:
    """The first planned option among those that are asked, or -1; what was planned before it is given up."""
    alike = [step for step in left if step[0] == asked.kind]
    for number, step in enumerate(alike):
        found = asked.index(step[1])
        if found >= 0:
            for past in alike[: number + 1]:
                left.remove(past)
            return found
    return -1
