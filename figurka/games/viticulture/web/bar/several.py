"""Several things alike: chosen in one go, picked first and then confirmed, or one after another."""

from typing import Final

from figurka.core.decision import DONE
from figurka.games.viticulture.rules.course import Choice
from figurka.games.viticulture.rules.steps import Discard, FillOrder, Harvest, MakeWine, Plant
from figurka.games.viticulture.rules.things import Action, Card, Visitor
from figurka.games.viticulture.web.scene import Scene

SEVERALLY: Final = ("hand_limit", "discard")
"""The decisions that say how many cards are still to go."""
DONE_BEFORE: Final = {"plant": "plants", "harvest": "harvests", "wine": "makes", "order": "fills"}
"""The decisions that come several times in a row, and the events that tell what was done before."""
BEGINNINGS: Final = ("places", "visits")
"""The events with which an effect begins."""


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


def in_a_row(scene: Scene) -> tuple[int, int] | None:
    """The how manieth of how many at most is asked for now; None if it is one alone, or not known."""
    most = most_in_a_row(scene)
    if scene.kind not in DONE_BEFORE or most < 2:
        return None
    number = done_before(scene) + 1 if DONE.key in scene.keys else 1
    return (number, most) if number <= most else None


def most_in_a_row(scene: Scene) -> int:
    """How often what is asked may be done one after another."""
    decision = scene.decision
    if isinstance(decision, Choice):
        step = decision.step
        if isinstance(step, MakeWine):
            return scene.state.edition.most_wines(scene.state, decision.course, step.count)
        return step.count if isinstance(step, Plant | FillOrder) else 0
    return harvests_in_a_row(scene) if scene.kind == "harvest" else 0


def harvests_in_a_row(scene: Scene) -> int:
    """How many fields may be harvested by the card or action that asks, as far as it has one such step."""
    source = scene.decision and scene.decision.because
    if isinstance(source, Visitor):
        steps = [step for way in source.effect.ways for step in way.steps]
    elif isinstance(source, Action):
        steps = [*scene.state.edition.effect_of(scene.state, source)]
    else:
        return 0
    counts = [step.count for step in steps if isinstance(step, Harvest)]
    return counts[0] if len(counts) == 1 else 0


def done_before(scene: Scene) -> int:
    """How often the same was done in the effect that is being resolved."""
    done = 0
    for event in reversed(scene.events):
        if event.kind in BEGINNINGS:
            break
        done += event.kind == DONE_BEFORE[scene.kind] and event.seat == scene.sight.viewer
    return done
