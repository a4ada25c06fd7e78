"""What the tests of civilizations begin from: a real set-up, or a civilization gained by Mechs."""

from collections.abc import Sequence
from typing import Any

from figurka.core.chance import game_chance
from figurka.core.game import Config, Game
from figurka.core.journal import Journal
from figurka.core.piles import Pile
from figurka.games.tapestry import TAPESTRY
from figurka.games.tapestry.content.cards import CARD, DECK_OF_CARDS
from figurka.games.tapestry.content.civilizations import CIV
from figurka.games.tapestry.rules.setup import setup
from tests.games.tapestry.table import NONE, Seat, Table

QUIET = ("nomads", "architects", "craftsmen", "isolationists", "futurists")
"""Civilizations that ask nothing in the first turns, for the other seats."""


class Opening(Table):
    """A real game from its set-up; seat 0 moves first, and each seat keeps the civilization named for it."""

    def __init__(
        self,
        *civs: str,
        seats: int = 2,
        deck: Sequence[str] = (),
        adjustments: str = NONE,
        seed: int = 1,
    ) -> None:
        settings = {"adjustments": (adjustments,), "shadow": ("none",)}
        state = setup(seats, game_chance(seed), settings)
        state.first = state.active = 0
        kept = [*civs, *(name for name in QUIET if name not in civs)][:seats]
        rest = [each for each in CIV.values() if each.name not in kept]
        for player, name in zip(state.players, kept, strict=True):
            player.offer = (CIV[name], rest.pop())
        state.civ_pile = Pile(rest)
        cards = list(DECK_OF_CARDS)
        for name in deck:
            cards.remove(CARD[name])
        state.deck = Pile(cards, tuple(CARD[name] for name in deck))
        self.game = Game(TAPESTRY, Config(seats, seed, settings), state, [], [], Journal())
        self.rule = None
        self.rule_decision = None
        self._begun = False
        for name in kept:
            self.skip("capital").choose(f"civilization:{name}")


def gaining(gained: str, *others: Seat, **me: Any) -> Table:
    """A table where seat 0 has just gained a civilization on the last space of the military track.

    The dice for the conquest that is left bring a coin, so that a turn is asked for afterwards.
    """
    table = Table(*others, military=11, culture=2, civ_pile=[gained], **me)
    return table.advance("military").choose("benefit:civilization").dice("vp-4", "coin")


def out(**described: Any) -> Seat:
    """An opponent who has finished the game and only sits there: no era bonus, no turn in between."""
    return Seat(era=5, finished=True, **described)


def answer_all(table: Table) -> Table:
    """Answer every question of a rule by its first option."""
    while table.decision is not None:
        table.skip(table.asked)
    return table
