"""A player's position at one decision, by which the gain of every step is found."""

from collections.abc import Callable
from typing import Any, Final

from figurka.games.viticulture.mind.worths import Worths, borne_by
from figurka.games.viticulture.mind.years import Time
from figurka.games.viticulture.rules import steps
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.state import MOST_RESIDUAL, Player, VitState
from figurka.games.viticulture.rules.things import Card, Order

IMPOSSIBLE: Final = -50.0
NO_COURSE: Final = Course()


class Gains:
    """A player's position at one decision: what steps would gain him; what was found out is kept."""

    def __init__(self, worths: Worths, state: VitState, player: Player, time: Time) -> None:
        self.worths = worths
        self.state = state
        self.player = player
        self.time = time
        self.borne = borne_by(player.fields)
        self.levels = player.cellar_levels()
        self.orders = player.orders()
        self.now = self.cellar(player.grapes, player.wines)
        """What the cellar and the orders are worth as they are."""
        self._drawn: dict[int, float] = {}
        self._found: dict[steps.Step, float] = {}
        self._cards: list[float] | None = None

    def cellar(self, grapes: list[int], wines: list[int]) -> float:
        """What the cellar and the orders would be worth with these grapes and wines."""
        return self.worths.cellar(self.orders, grapes, wines, self.borne, self.levels, self.time)

    def of(self, step: steps.Step) -> float:
        """What a step would gain."""
        found = self._found.get(step)
        if found is None:
            find = FINDERS.get(type(step))
            found = 0.1 if find is None else find(self, step)
            self._found[step] = found
        return found

    def of_all(self, several: tuple[steps.Step, ...]) -> float:
        """What steps together would gain."""
        return sum([self.of(step) for step in several])

    def lira(self, change: int) -> float:
        """What more or less money would gain."""
        lira = self.player.lira
        if lira + change < 0:
            return IMPOSSIBLE
        return self.worths.lira(lira + change, self.time) - self.worths.lira(lira, self.time)

    def income(self, change: int) -> float:
        """What more or less residual payments would gain."""
        before = self.player.residual
        after = max(min(before + change, MOST_RESIDUAL), 0)
        return self.worths.income(after, self.time) - self.worths.income(before, self.time)

    def card(self, card: Card) -> float:
        """What a card is worth in the hand."""
        if isinstance(card, Order):
            return self.order(card)
        return self.worths.card(self.player, card, self.time)

    def order(self, order: Order) -> float:
        """What an order in hand adds to the others."""
        player = self.player
        held = self.orders
        fewer = [each for each in held if each is not order]
        more = held if order in held else [*held, order]
        worths, time = self.worths, self.time
        args = (player.grapes, player.wines, self.borne, self.levels, time)
        return worths.cellar(more, *args) - worths.cellar(fewer, *args)

    def cards(self) -> list[float]:
        """What the cards in hand are worth, the least first."""
        if self._cards is None:
            self._cards = sorted([self.card(card) for cards in self.player.hand for card in cards])
        return self._cards

    def drawn(self, deck: int) -> float:
        """What a card of a deck that one does not see yet is worth."""
        if deck not in self._drawn:
            self._drawn[deck] = self.worths.drawn(self.player, deck, self.borne, self.time)
        return self._drawn[deck]

    def rivals(self) -> list[Player]:
        """The other players."""
        return [other for other in self.state.players if other is not self.player]


Finders = dict[type[steps.Step], Callable[[Gains, Any], float]]
FINDERS: Final[Finders] = {}
"""How the gain of each kind of step is found; the files beside this one fill it."""
