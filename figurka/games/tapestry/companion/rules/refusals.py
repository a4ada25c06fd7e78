"""Why something cannot be told now."""

from figurka.core.decision import DONE, Decision
from figurka.core.rules import Refusal
from figurka.games.tapestry.companion.rules.things import BACKS
from figurka.games.tapestry.rules import refusals as tapestry
from figurka.games.tapestry.rules.state import TapestryState
from figurka.games.tapestry.rules.things import INCOME, LAST

NO_TURN_YET = Refusal("tapestry-automa-refusal-no-turn-yet")
FIRST_INCOME = Refusal("tapestry-automa-refusal-first-income")
INCOME_TOLD = Refusal("tapestry-automa-refusal-income-told")
NO_OUTPOST = Refusal("tapestry-automa-refusal-no-outpost")
AT_START = Refusal("tapestry-automa-refusal-at-start")


def why_not(state: TapestryState, decision: Decision, key: str) -> Refusal:
    """Why the thing with this key is not among the options of the decision."""
    if decision.kind != "report":
        return tapestry.NOT_ASKED
    if key == DONE.key:
        return NO_TURN_YET if state.players[decision.seat].era else FIRST_INCOME
    if key == INCOME.key:
        return INCOME_TOLD
    kind = key.partition(":")[0]
    if kind == "advance":
        return why_not_advance(state, decision.seat, key)
    if kind == "back" and any(key == back.key for back in BACKS):
        return AT_START
    return why_not_hex(state, decision.seat, key) if kind == "hex" else tapestry.NOT_ASKED


def why_not_advance(state: TapestryState, seat: int, key: str) -> Refusal:
    """Why a token cannot have advanced."""
    step = tapestry.STEP.get(key)
    if step is None:
        return tapestry.UNKNOWN
    here = step.start in state.players[seat].tokens[step.track]
    return tapestry.TRACK_END if here and step.start == LAST else tapestry.NO_TOKEN


def why_not_hex(state: TapestryState, seat: int, key: str) -> Refusal:
    """Why nothing can have come onto a hex."""
    place = next((each for each in state.board.hexes if each.key == key), None)
    if place is None:
        return tapestry.OFF_MAP
    return tapestry.TWO_TOKENS if state.full & place.bit else NO_OUTPOST
