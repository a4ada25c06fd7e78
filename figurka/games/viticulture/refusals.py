"""Why something cannot be chosen."""

from figurka.core.decision import Decision
from figurka.core.rules import Refusal
from figurka.games.viticulture.state import VitState


def why_not(state: VitState, decision: Decision, key: str) -> Refusal:
    """The reason why the thing with this key cannot be chosen now."""
    return Refusal("refusal-not-asked")
