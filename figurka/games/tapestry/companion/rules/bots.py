"""The bots beside a printed game: what only the person sees there is told by him."""

from typing import final

from figurka.core.decision import DONE, Decision, Rule
from figurka.games.tapestry.companion.rules.moving import Move, Position, moves_between
from figurka.games.tapestry.companion.rules.things import PERSON
from figurka.games.tapestry.companion.rules.traps import told_trap
from figurka.games.tapestry.rules.state import Player, TapestryState
from figurka.games.tapestry.rules.things import Hex, Landmark
from figurka.games.tapestry.solo.rules.company import SoloBots


@final
class TableBots(SoloBots):
    """The bots of a person who plays the printed game and only tells what happens there."""

    __slots__ = ("laid", "moves", "outcome")

    laid: Position | None
    """What lies at the printed table while the bots act, as what they do is told only afterwards."""

    moves: tuple[Move, ...]
    """What the person has to move at the printed table now."""
    outcome: int
    """How the person's points compare in the end, as far as that is told and not counted."""

    def copy(self) -> "TableBots":
        """The same bots once more, to be changed apart."""
        copied = super().copy()
        assert isinstance(copied, TableBots)
        copied.laid = self.laid
        copied.moves = self.moves
        copied.outcome = self.outcome
        return copied

    def defend(self, state: TapestryState, attacker: Player, defender: Player, place: Hex) -> Rule[bool]:
        """The person alone sees the cards and tells whether one was a trap."""
        return told_trap(state, attacker, defender, place)

    def win_landmark(self, state: TapestryState, player: Player, landmark: Landmark) -> Rule[None]:
        """A person's landmark is placed at the printed table."""
        if player.bot:
            return super().win_landmark(state, player, landmark)
        return told_landmark(state, player, landmark)


def told_landmark(state: TapestryState, person: Player, landmark: Landmark) -> Rule[None]:
    """The person owns a landmark."""
    state.owners[landmark.index] = person.seat
    person.landmarks += 1
    state.tell("wins-landmark", person.seat, landmark)
    return
    yield


def table_bots(state: TapestryState) -> TableBots:
    """The bots of a game at a printed table."""
    bots = state.bots
    assert isinstance(bots, TableBots)
    return bots


def at_table(state: TapestryState) -> Position:
    """What lies at the printed table, if all that has been told is moved there."""
    return table_bots(state).laid or Position(state)


def carried_out(state: TapestryState, acting: Rule[None]) -> Rule[None]:
    """The bots act; whatever they have moved, the person moves it at the printed table and says so."""
    bots = table_bots(state)
    before = bots.laid = Position(state)
    yield from acting
    bots.laid, bots.moves = None, moves_between(before, Position(state))
    yield Decision(PERSON, "moved", (DONE,))
    bots.moves = ()
