"""The bots in play: how a game against them, and one with the Shadow Empire alone, differ from people's."""

from collections.abc import Sequence
from typing import Final, final

from figurka.core.decision import Rule, choose
from figurka.games.tapestry.content.tracks import TRACKS
from figurka.games.tapestry.rules.advancing import free_advance
from figurka.games.tapestry.rules.state import Player, TapestryState
from figurka.games.tapestry.rules.things import PAID_BONUS, Capital, Card, Civilization, Hex
from figurka.games.tapestry.solo.content.cards import (
    AUTOMA_CIVILIZATIONS,
    HUMAN_START,
    LEVELS,
    REMOVED_CIVILIZATIONS,
    solo_deck,
)
from figurka.games.tapestry.solo.rules.bots import Bots
from figurka.games.tapestry.solo.rules.defending import automa_defends
from figurka.games.tapestry.solo.rules.turn import bots_turn, shadow_turn

TWO_CIVILIZATIONS: Final = 6
"""From this level on the Automa has a second civilization."""


class SoloBots(Bots):
    """The Automa and the Shadow Empire against one person."""

    __slots__ = ()

    def begins_at(self, capital: Capital, place: Hex) -> bool:
        """Whoever plays alone always begins on the same hex (A-11)."""
        return (place.q, place.r) == HUMAN_START

    def picked(self, state: TapestryState, player: Player) -> Rule[None]:
        """At level 6 the human chooses a second civilization for the Automa (A-244)."""
        if self.level is None or self.level.number < TWO_CIVILIZATIONS:
            return
        others = tuple(each for each in AUTOMA_CIVILIZATIONS if each not in self.civilizations)
        second = yield from choose(player.seat, "automa_second", others)
        self.civilizations = (*self.civilizations, second)
        state.tell("automa-second", player.seat, second)

    def turn_order(self, state: TapestryState) -> list[int]:
        """Both bots take their turn together, as the Automa's (A-20)."""
        return [state.first, 1 - state.first]

    def take_turn(self, state: TapestryState, player: Player) -> Rule[None]:
        """The bots act by their decision cards."""
        if player.bot:
            return bots_turn(state, player)
        return super().take_turn(state, player)

    def head_start(self, state: TapestryState, player: Player) -> Rule[None]:
        """At the easiest level the human first advances once on every track (A-121)."""
        if self.level is not LEVELS[0]:
            return
        waiting = list(TRACKS)
        while waiting:
            track = yield from choose(player.seat, "head_start", tuple(waiting))
            waiting.remove(track)
            yield from free_advance(state, player, track.index, True, track, optional=False, bonus=PAID_BONUS)

    def defend(self, state: TapestryState, attacker: Player, defender: Player, place: Hex) -> Rule[bool]:
        """The Automa defends itself with the cards beside its mat."""
        if defender.bot:
            return automa_defends(state, attacker, defender, place)
        return super().defend(state, attacker, defender, place)

    def printed_cards(self) -> Sequence[Card]:
        """Some tapestry cards leave the game (A-8)."""
        return solo_deck()

    def is_removed(self, civilization: Civilization) -> bool:
        """Some civilizations leave the game (A-8)."""
        return civilization.name in REMOVED_CIVILIZATIONS


@final
class DuoBots(Bots):
    """The Shadow Empire among two people."""

    __slots__ = ()

    def turn_order(self, state: TapestryState) -> list[int]:
        """The Shadow Empire comes after both people (A-289)."""
        return [state.first, 1 - state.first, 2]

    def take_turn(self, state: TapestryState, player: Player) -> Rule[None]:
        """The Shadow Empire acts by its decision cards."""
        if player.bot:
            return shadow_turn(state, player)
        return super().take_turn(state, player)
