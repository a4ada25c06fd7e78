"""The Historians, who gain when those they write of build landmarks."""

from typing import Final

from figurka.core.decision import Rule
from figurka.games.tapestry.content.civilizations import CIV, SQUARE_BENEFITS
from figurka.games.tapestry.rules.gaining import gain_all
from figurka.games.tapestry.rules.state import NOBODY, Player, TapestryState
from figurka.games.tapestry.rules.things import POINTS

HISTORIANS: Final = CIV["historians"]


def historians_listen(state: TapestryState, builder: Player) -> Rule[None]:
    """Somebody gained a landmark: if he holds a token of the Historians, they gain all open squares.

    Whoever has finished gains the points alone (T-104).
    """
    for teller in state.opponents(builder):
        if not teller.civs & HISTORIANS.bit or builder.seat not in teller.mats.given:
            continue
        open_squares = tuple(
            benefit
            for benefit, holder in zip(SQUARE_BENEFITS, teller.mats.given, strict=True)
            if holder != NOBODY and (benefit.verb == POINTS or not teller.finished)
        )
        state.tell("historians-gain", teller.seat, HISTORIANS, other=builder.seat)
        yield from gain_all(state, teller, open_squares, HISTORIANS)
