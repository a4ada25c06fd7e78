"""Why a thing on the table cannot be chosen now, for the tooltip beside it."""

from figurka.core.decision import Decision
from figurka.core.rules import Refusal
from figurka.games.tapestry.state import TapestryState

NOT_ASKED = Refusal("refusal-not-asked")


def why_not(state: TapestryState, decision: Decision, key: str) -> Refusal:
    """Why the thing with this key is not among the options of the decision."""
    return NOT_ASKED
