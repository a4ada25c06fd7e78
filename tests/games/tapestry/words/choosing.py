"""Choosing in Tapestry so that much is said."""

from collections import Counter
from random import Random
from typing import Any

from figurka.core.decision import Decision
from figurka.core.game import Game
from figurka.games.tapestry.rules.state import RESOURCE_LIMIT
from figurka.games.tapestry.rules.things import RESOURCES
from tests.locales.reading import at_random


def lavishly(game: Game[Any], decision: Decision, random: Random) -> int:
    """Any choice, but everybody has all resources and puts off the income turns."""
    if decision.kind != "turn":
        return at_random(game, decision, random)
    for player in game.state.players:
        player.goods[:] = [RESOURCE_LIMIT] * len(RESOURCES)
    last = len(decision.options) - 1
    return last if random.random() < 0.04 else random.randrange(last)


class Variously:
    """Chooses lavishly in turns, and else what was chosen least before."""

    def __init__(self) -> None:
        self.chosen: Counter[tuple[str, str]] = Counter()

    def __call__(self, game: Game[Any], decision: Decision, random: Random) -> int:
        """Any of the rarest choices."""
        if decision.kind == "turn":
            return lavishly(game, decision, random)
        ways = [(decision.kind, option.key) for option in decision.options]
        way = min(ways, key=lambda each: (self.chosen[each], random.random()))
        self.chosen[way] += 1
        return ways.index(way)
