"""Several things alike that are chosen in one go: picked first, then confirmed together."""

from typing import Final

from figurka.games.viticulture.rules.course import Choice
from figurka.games.viticulture.rules.steps import Discard
from figurka.games.viticulture.rules.things import Card
from figurka.games.viticulture.web.scene import Scene

SEVERALLY: Final = ("hand_limit", "discard")
"""The decisions that say how many cards are still to go."""


def several_left(scene: Scene) -> int:
    """How many cards of the hand may be picked together now; none if one is asked for, or if all go."""
    decision = scene.decision
    if not isinstance(decision, Choice) or decision.kind not in SEVERALLY:
        return 0
    step, me = decision.step, scene.me
    if me is None or not isinstance(step, Discard) or step.count < 2:
        return 0
    cards = [option for option in decision.options if isinstance(option, Card)]
    held = sum(me.hand[card.deck].count(card) for card in cards)
    return step.count if len(cards) == len(decision.options) and held > step.count else 0
