"""Choosing in Tapestry so that much is said."""

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
