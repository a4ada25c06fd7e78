"""What the other players are given, or give."""

from typing import Final

from figurka.games.viticulture.mind.gains.position import IMPOSSIBLE, Finders, Gains
from figurka.games.viticulture.rules import steps
from figurka.games.viticulture.rules.things import SUMMER


def all_may(gains: Gains, step: steps.AllMay) -> float:
    """A step for oneself; that others may do it too is worth less."""
    return max(gains.of(step.step), 0.0) - gains.worths.shared


def others_may(gains: Gains, step: steps.OthersMay) -> float:
    """Others gain something, or give something."""
    if isinstance(step.steps[0], steps.GiveToActor):
        return 0.3 * gains.lira(step.steps[0].lira)
    return -gains.worths.shared


def give(gains: Gains, step: steps.GiveToActor) -> float:
    """Lira or cards for a rival."""
    value = gains.lira(-step.lira) if step.lira else 0.0
    return value - sum(gains.cards()[: step.cards]) - gains.worths.shared


def pay_others(gains: Gains, step: steps.PayOthers) -> float:
    """Lira for as many rivals as can be paid, each of whom will be counted."""
    count = min(gains.state.seats - 1, step.up_to, gains.player.lira // step.lira)
    if not count:
        return IMPOSSIBLE
    return gains.lira(-count * step.lira) - gains.worths.shared


def demand(gains: Gains, step: steps.DemandSummer) -> float:
    """A visitor of each rival who has one."""
    return 0.3 * gains.drawn(SUMMER) * min(gains.state.seats - 1, step.up_to)


def trouble(gains: Gains, step: steps.NeighbourMust) -> float:
    """What a neighbour gives up."""
    return 0.8


RIVALS: Final[Finders] = {
    steps.AllMay: all_may,
    steps.OthersMay: others_may,
    steps.GiveToActor: give,
    steps.PayOthers: pay_others,
    steps.DemandSummer: demand,
    steps.NeighbourMust: trouble,
}
