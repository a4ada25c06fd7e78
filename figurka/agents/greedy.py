"""The greedy agent: looks one choice ahead with the game's own evaluation."""

from random import Random
from typing import Any

from figurka.core.game import Game


class Greedy:
    """Tries each option in an imagined game, finishes the turn by instinct, and takes what looks best."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, game: Game[Any]) -> int:
        """The index of an option of the game's decision."""
        decision = game.decision
        assert decision is not None
        imagined = game.imagine(decision.seat, self.random.getrandbits(32))
        values = [look_ahead(imagined, decision.seat, index) for index in range(len(decision.options))]
        best = max(values)
        return self.random.choice([index for index, value in enumerate(values) if value == best])


def look_ahead(game: Game[Any], seat: int, index: int) -> float:
    """How the seat stands at the end of its turn if it chooses this option and then follows its instinct.

    Fellow players are thought to follow theirs too; rivals are not thought about.
    """
    rules = game.rules
    ahead = game.clone()
    start = ahead.turns
    ahead.choose(index)
    while ahead.decision is not None and ahead.turns == start:
        if rules.cooperative or ahead.decision.seat == seat:
            ahead.choose(rules.instinct(ahead.state, ahead.decision))
        else:
            ahead.choose(0)
    return rules.evaluate(ahead.state, seat)
