"""What is asked before something is told that seldom happens, and so may be a slip of the keyboard."""

from figurka.core.decision import Decision, Option
from figurka.core.rules import Caution
from figurka.games.tapestry.content.maps import PLACES
from figurka.games.tapestry.rules.state import Player, TapestryState
from figurka.games.tapestry.rules.things import Hex
from figurka.locales import Message


def caution(state: TapestryState, decision: Decision, option: Option) -> Caution | None:
    """A hex where nothing is laid or conquered in the usual way is asked about."""
    if decision.kind != "report" or not isinstance(option, Hex):
        return None
    slip = unusual(state, state.players[decision.seat], option)
    if not slip:
        return None
    return Caution(Message(f"tapestry-automa-caution-{slip}", {"place": PLACES[option]}))


def unusual(state: TapestryState, person: Player, place: Hex) -> str:
    """Why hardly anything happens on a hex: it is one's own, it is full, or it is out of reach."""
    if person.lands & place.bit:
        return "piece"
    if state.full & place.bit:
        return "stand-up"
    if not person.reach & place.bit:
        return "far"
    return ""
