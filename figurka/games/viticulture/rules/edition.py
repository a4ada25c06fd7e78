"""The edition in play: what the base game does by itself and World does otherwise."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from figurka.core.decision import Option, Rule
from figurka.core.rules import Refusal
from figurka.games.viticulture.content.board import ACTIONS, SPACES_BY_SEATS
from figurka.games.viticulture.content.buildings import ACADEMY, BANQUET_HALL, GAZEBO
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.points import gain_lira, pay_lira
from figurka.games.viticulture.rules.state import MOST_WORKERS
from figurka.games.viticulture.rules.steps import Step, Train
from figurka.games.viticulture.rules.things import (
    BARE,
    BY_ACTIONS,
    BY_STRUCTURES,
    BY_VISITORS,
    BY_WAKE_UP,
    GRANDE,
    Action,
    Building,
    Card,
    CardSpot,
    Order,
    Row,
    Visitor,
    Wine,
)

if TYPE_CHECKING:
    from figurka.games.viticulture.rules.state import Player, VitState


BRANCHES: Final[dict[type, int]] = {
    Visitor: BY_VISITORS,
    Building: BY_STRUCTURES,
    CardSpot: BY_STRUCTURES,
    Row: BY_WAKE_UP,
}
"""Where the points are from that things of a kind bring; all others are of the board."""


class Edition:
    """The ways of the base game; World overrides what it changes."""

    forbidden: frozenset[str] = frozenset((GAZEBO.name, BANQUET_HALL.name))
    """The cards that have no place: here those that only move stars of the Tuscany map."""
    hand_limit = 7
    actions: tuple[Action, ...] = ACTIONS
    all_trained: Refusal = Refusal("viticulture-refusal-all-workers")
    """Why nobody more can be trained."""

    def spaces(self, seats: int) -> int:
        """How many spaces of an action are open (V-30)."""
        return SPACES_BY_SEATS[seats]

    def open_hands(self, state: "VitState") -> bool:
        """Whether everybody sees everybody's cards (V-6)."""
        return False

    def cards_shown(self, state: "VitState", player: "Player", seat: int) -> tuple[Card, ...]:
        """The cards of a player's hidden hand that a seat has been told of just now."""
        return ()

    # Prices and changes

    def build_discount(self, state: "VitState", course: Course) -> int:
        """How much cheaper building is."""
        return 0

    def planting_price(self, state: "VitState", course: Course) -> int:
        """What planting a vine costs."""
        return 0

    def harvest_change(self, state: "VitState") -> int:
        """How much more each harvested grape is worth."""
        return 0

    def wine_change(self, state: "VitState") -> int:
        """How much more each wine is worth when it is made."""
        return 0

    def order_change(self, state: "VitState") -> int:
        """How many points more an order brings."""
        return 0

    def most_wines(self, state: "VitState", course: Course, count: int) -> int:
        """How many wines the action may make."""
        return count

    def effect_of(self, state: "VitState", action: Action) -> tuple[Step, ...]:
        """What an action of the board does now."""
        return action.effect.ways[0].steps

    def wines_to_sell(self, state: "VitState", player: "Player") -> list[Wine]:
        """The wines that may be sold."""
        return []

    def blocked(self, state: "VitState", what: str) -> bool:
        """Whether something cannot be done this year."""
        return False

    def branch(self, source: Option | None) -> int:
        """Under which heading points by a thing are counted."""
        return BRANCHES.get(type(source), BY_ACTIONS)

    # What has happened

    def scored(self, state: "VitState", player: "Player") -> None:
        """A player has gained points."""

    def planted(self, state: "VitState", player: "Player") -> None:
        """A player has planted a vine."""

    def harvested(self, state: "VitState", player: "Player") -> None:
        """A player has harvested a field."""

    def wine_made(self, state: "VitState", player: "Player", wine: Wine) -> None:
        """A player has made a wine."""

    def order_filled(self, state: "VitState", player: "Player", order: Order, wines: Sequence[Wine]) -> None:
        """A player has filled an order."""

    def built(self, state: "VitState", player: "Player") -> None:
        """A player has built a structure."""

    def visitor_played(self, state: "VitState", player: "Player") -> None:
        """A player has played a visitor."""

    def grapes_sold(self, state: "VitState", player: "Player", count: int, course: Course) -> None:
        """A player has sold grapes."""

    # Influence and fame, which only World knows

    def gain_influence(self, state: "VitState", player: "Player", amount: int, course: Course) -> None:
        """Move the influence marker forward."""

    def lose_influence(self, state: "VitState", amount: int) -> None:
        """Move the influence marker back."""

    def change_fame(self, state: "VitState", player: "Player", amount: int) -> None:
        """Move the fame marker."""

    def gift_without_fellow(self, state: "VitState", steps: Sequence[Step]) -> None:
        """What a gift to a fellow player becomes when there is none."""

    # Orders that lie open

    def shared_orders(self, state: "VitState") -> list[Order]:
        """Orders that may be filled as if they were in the hand."""
        return []

    def take_shared_order(self, state: "VitState", order: Order) -> None:
        """Take away an order that lies open."""

    # Training

    def can_train(self, state: "VitState", player: "Player") -> bool:
        """Whether the player may have another worker (V-35)."""
        return self.worker_total(player) < MOST_WORKERS

    def worker_total(self, player: "Player") -> int:
        """The workers for good, the grande among them; the temporary one does not count (V-34)."""
        return player.workers[BARE] + player.workers[GRANDE] + player.trainees

    def train(self, state: "VitState", player: "Player", step: Train, course: Course) -> Rule[None]:
        """Gain a worker, who comes next year unless the effect says otherwise (V-35)."""
        if step.this_year:
            player.workers[BARE] += 1
            player.available[BARE] += 1
        else:
            player.trainees += 1
        state.tell("trains", player.seat)
        for other in state.others(player.seat):
            if other.owns(ACADEMY) and player.lira:
                pay_lira(state, player, 1)
                gain_lira(state, other, 1)
        return
        yield


BASE = Edition()
