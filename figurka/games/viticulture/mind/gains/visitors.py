"""Visitors, their effects, and steps that are made of steps."""

from typing import Final

from figurka.games.viticulture.mind.gains.position import IMPOSSIBLE, Finders, Gains
from figurka.games.viticulture.rules import steps
from figurka.games.viticulture.rules.things import Visitor
from figurka.games.viticulture.rules.vineyard.fields import harvestable


def play(gains: Gains, step: steps.Play) -> float:
    """The visitor that gains most."""
    return max([visit(gains, card) for card in gains.player.guests(step.deck)], default=IMPOSSIBLE)


def visit(gains: Gains, card: Visitor) -> float:
    """What a visitor would gain if it is played, less its worth in the hand."""
    return of_effect(gains, card.effect) - gains.card(card)


def of_effect(gains: Gains, effect: steps.Effect) -> float:
    """The best ways of an effect."""
    found = sorted([of_way(gains, way) for way in effect.ways], reverse=True)
    if effect.pick > 1:
        return found[0] + found[1]
    if effect.both is not None:
        return max(found[0], found[0] + found[1] + gains.of(effect.both))
    return found[0]


def of_way(gains: Gains, way: steps.Way) -> float:
    """What one way would gain."""
    if way.needs == steps.SIX_WORKERS and gains.state.edition.can_train(gains.state, gains.player):
        return IMPOSSIBLE
    return gains.of_all(way.steps)


def when(gains: Gains, step: steps.When) -> float:
    """What a condition would bring, by how likely it is met."""
    likely = likelihood(gains, step.condition)
    value = likely * gains.of_all(step.steps)
    return value + (1.0 - likely) * gains.of_all(step.otherwise) if step.otherwise else value


def likelihood(gains: Gains, condition: str) -> float:
    """How likely a condition is met after what the effect does before."""
    player = gains.player
    if condition == steps.SIX_VINES:
        return float(sum([len(vines) for vines in player.fields]) >= 5)
    if condition == steps.HARVESTED_THREE:
        return float(len(harvestable(player)) == 3)
    if condition == steps.SIX_STRUCTURES:
        return float(player.structure_count() >= 5)
    if condition == steps.POINTS_BELOW_ZERO:
        return float(player.vp < 0)
    if condition == steps.THREE_VARIETIES:
        return float(any(len(set(vines)) >= 2 for vines in player.fields))
    if condition == steps.PLANTED_VALUE_4:
        return float(any(vine.value == 4 for vine in player.vines()))
    if condition == steps.HIGHEST_WINE:
        best = max([mask.bit_length() for mask in player.wines])
        return float(all(max([mask.bit_length() for mask in other.wines]) < best for other in gains.rivals()))
    return 0.5


def choose_one(gains: Gains, step: steps.ChooseOne) -> float:
    """The best of several steps."""
    return max([gains.of(each) for each in step.steps])


def may(gains: Gains, step: steps.May) -> float:
    """A step that may be left."""
    return max(gains.of(step.step), 0.0)


VISITORS: Final[Finders] = {
    steps.Play: play,
    steps.When: when,
    steps.ChooseOne: choose_one,
    steps.May: may,
}
