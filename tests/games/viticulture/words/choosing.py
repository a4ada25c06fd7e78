"""Choosing in Viticulture and World so that much is said."""

from random import Random
from typing import Any

from figurka.core.decision import Decision
from figurka.core.game import Game
from figurka.games.viticulture.content.structures import BASICS


def richly(game: Game[Any], decision: Decision, random: Random) -> int:
    """Any choice, but each spring brings lira, structures, grapes and wine, and few pass."""
    if decision.kind in ("row", "position"):
        for player in game.state.players:
            player.lira += 5
            for _ in range(2):
                player.structures |= random.choice([each.bit for each in BASICS])
                player.grapes[random.randrange(2)] |= 1 << random.randint(1, 9)
                player.wines[random.randrange(2)] |= 1 << random.randint(1, 9)
    last = len(decision.options) - 1
    return (
        random.randrange(last)
        if decision.kind == "place" and random.random() < 0.9
        else random.randint(0, last)
    )
