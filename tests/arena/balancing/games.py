"""Games of which the truth is known: outcomes drawn by lot, with what is planted in them."""

from collections.abc import Callable, Mapping
from random import Random

from figurka.arena.balancing.playing import Observed

SEATS = 3
KIND = "cards"


def game(
    seed: int,
    had: list[set[str]],
    scores: list[float],
    dealt: list[set[str]] | None = None,
    together: bool = False,
) -> Observed:
    """A game with these scores; the best of them wins, or all together if the sum is above what is usual."""
    best = max(scores)
    shares = [float(score == best) for score in scores]
    if together:
        shares = [float(sum(scores) > 0)] * len(scores)
    things = [frozenset((KIND, card) for card in cards) for cards in had]
    given = [frozenset((KIND, card) for card in cards) for cards in dealt or [set[str]() for _ in had]]
    return Observed(
        seed=seed,
        scores=tuple(round(100 + 10 * score) for score in scores),
        shares=tuple(shares),
        places=tuple((seat + seed) % len(scores) for seat in range(len(scores))),
        had=tuple(things),
        dealt=tuple(given),
        offered=tuple(things),
        sources=tuple({"cards": 60.0, "rest": 40 + 10 * score} for score in scores),
        measures=tuple({"balance-points": score} for score in scores),
        rival=None,
        decisions=10,
        turns=5,
    )


def games(
    count: int,
    worth: Mapping[str, float],
    seed: int = 1,
    taken: float = 0.3,
    skill: Callable[[Random], float] = lambda random: 0.0,
    together: bool = False,
) -> list[Observed]:
    """So many games in which every seat has each card by lot, and each card is worth so much of the scatter.

    Whoever is skilled has twice as many cards, whatever they are worth.
    """
    random = Random(seed)
    found = []
    for number in range(count):
        had, scores = [], []
        for _ in range(SEATS):
            able = skill(random)
            cards = {card for card in worth if random.random() < taken * (1 + able)}
            had.append(cards)
            scores.append(random.gauss(0, 1) + able + sum(worth[card] for card in cards))
        found.append(game(number, had, scores, together=together))
    return found
