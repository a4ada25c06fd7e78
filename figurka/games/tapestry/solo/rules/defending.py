"""How the Automa defends a territory: with the tapestry cards beside its mat (A-85 to A-90)."""

from figurka.core.decision import Rule
from figurka.games.tapestry.content.cards import TRAP
from figurka.games.tapestry.rules.state import Player, TapestryState
from figurka.games.tapestry.rules.things import Hex
from figurka.games.tapestry.rules.world import topple
from figurka.games.tapestry.solo.rules.bots import bots_of
from figurka.games.tapestry.solo.rules.explaining import explain


def automa_defends(state: TapestryState, attacker: Player, automa: Player, place: Hex) -> Rule[bool]:
    """Discard cards at random until a trap keeps the hex or none is left; tells whether one did."""
    bots = bots_of(state)
    explain(state, automa, "A-85", count=len(bots.supply))
    while bots.supply:
        cards = list(bots.supply)
        card = cards.pop(state.below(len(cards)))
        bots.supply = tuple(cards)
        state.discard.append(card)
        state.tell("discards", automa.seat, card)
        if card is TRAP:
            topple(state, place, attacker.seat)
            state.tell("traps", automa.seat, place, other=attacker.seat)
            return True
        if not bots.supply:
            explain(state, automa, "A-88")
    return False
    yield
