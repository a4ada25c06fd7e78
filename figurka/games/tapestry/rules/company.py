"""Who plays besides people: what the base game does by itself, and the bots do otherwise."""

from collections.abc import Sequence
from typing import Final

from figurka.core.decision import Rule
from figurka.games.tapestry.content.cards import DECK_OF_CARDS
from figurka.games.tapestry.rules.city import win_landmark
from figurka.games.tapestry.rules.conquering import discard_trap
from figurka.games.tapestry.rules.shape import BotsView
from figurka.games.tapestry.rules.state import Player, TapestryState
from figurka.games.tapestry.rules.things import Capital, Card, Civilization, Hex, Landmark
from figurka.games.tapestry.rules.turn import player_turn


class Company:
    """The ways of the base game, where people play alone; the bots override what they change."""

    __slots__ = ()

    def copy(self) -> "Company":
        """The same once more, to be changed apart: itself, since it has nothing that changes."""
        return self

    # Before the first turn

    def begins_at(self, capital: Capital, place: Hex) -> bool:
        """Whether a capital begins on a hex: where its number is printed (T-12)."""
        return capital.number in place.capitals

    def picked(self, state: TapestryState, player: Player) -> Rule[None]:
        """A player has chosen a capital and a civilization: nothing more is chosen."""
        return
        yield

    # Turns

    def turn_order(self, state: TapestryState) -> list[int]:
        """The seats that take turns: all of them, clockwise from the first."""
        count = len(state.players)
        return [(state.first + step) % count for step in range(count)]

    def take_turn(self, state: TapestryState, player: Player) -> Rule[None]:
        """A turn of a seat: a player chooses an income turn or an advance (T-17)."""
        return player_turn(state, player)

    def head_start(self, state: TapestryState, player: Player) -> Rule[None]:
        """What comes before a player's first income turn: nothing."""
        return
        yield

    # What is done to a seat, or by it

    def competes(self, player: Player) -> bool:
        """Whether a seat scores achievements, can win, and keeps the game going: everybody does."""
        return True

    def defend(self, state: TapestryState, attacker: Player, defender: Player, place: Hex) -> Rule[bool]:
        """Whether the defender keeps a hex: by a trap from the hand (T-62)."""
        return discard_trap(state, attacker, defender, place)

    def win_landmark(self, state: TapestryState, player: Player, landmark: Landmark) -> Rule[None]:
        """A seat gets a landmark: it goes into the capital city (T-87)."""
        return win_landmark(state, player, landmark)

    # What must hold

    def check(self, state: TapestryState) -> None:
        """Raise BrokenInvariantError if anything of the company is amiss: there is nothing."""

    def printed_cards(self) -> Sequence[Card]:
        """The tapestry cards in the game: all of them."""
        return DECK_OF_CARDS

    def kept_cards(self) -> Sequence[Card]:
        """The tapestry cards that lie neither with a player nor in a pile: none."""
        return ()

    def is_removed(self, civilization: Civilization) -> bool:
        """Whether a civilization has left the game before it began: none has."""
        return False

    def outposts_aside(self, player: Player) -> int:
        """How many of a seat's outposts are neither on the map nor in the supply: none."""
        return 0

    # What is seen

    def view(self, state: TapestryState) -> BotsView | None:
        """What everybody sees of the company: there is none."""
        return None

    def redeal(self, state: TapestryState) -> None:
        """Deal anew what nobody knows of the company, its cards out of the deck: there is nothing."""


PEOPLE_ALONE: Final = Company()
