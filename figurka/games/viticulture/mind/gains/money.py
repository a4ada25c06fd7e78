"""Lira, points and residual payments; what the market and barter bring."""

from typing import Final

from figurka.games.viticulture.mind.gains import cellar
from figurka.games.viticulture.mind.gains.position import IMPOSSIBLE, NO_COURSE, Finders, Gains
from figurka.games.viticulture.rules import steps
from figurka.games.viticulture.rules.effects.conditions import counted
from figurka.games.viticulture.rules.things import GRAPES, RED, WHITE, FieldDeal
from figurka.games.viticulture.rules.vineyard.cellar import VALUES
from figurka.games.viticulture.rules.vineyard.fields import field_deals

LOOKED_AT: Final = (
    steps.EMPTY_FIELDS,
    steps.FIELDS_WITH_VINE,
    steps.STRUCTURES_OF_COST_4,
    steps.CARDS_IN_HAND,
    steps.OTHERS_WITH_SIX_WORKERS,
)
"""What can be counted before the effect has begun."""
RECEIVED: Final = (steps.Gain(lira=3), steps.Gain(vp=1), steps.DrawChoice(2), steps.GainGrape())
GIVEN: Final = (steps.Pay(3), steps.Lose(vp=1), steps.Discard(steps.ANY_CARD, 2))


def gain(gains: Gains, step: steps.Gain) -> float:
    """Lira, points and residual payments."""
    value = float(step.vp)
    if step.lira:
        value += gains.lira(step.lira)
    if step.residual:
        value += gains.income(step.residual)
    return value


def pay(gains: Gains, step: steps.Pay) -> float:
    """A price in lira."""
    return gains.lira(-step.lira)


def lose(gains: Gains, step: steps.Lose) -> float:
    """A price in points, residual payments or lira."""
    if step.residual > gains.player.residual:
        return IMPOSSIBLE
    return -step.vp + gains.income(-step.residual) + (gains.lira(-step.lira) if step.lira else 0.0)


def gain_per(gains: Gains, step: steps.GainPer) -> float:
    """Lira or points for each thing counted, as far as it can be counted already."""
    if step.per in LOOKED_AT:
        count = float(counted(gains.state, gains.player, step.per, NO_COURSE))
        if not count:
            return IMPOSSIBLE
    elif step.per == steps.TYPES_MADE:
        count = 1.0 if gains.player.grapes[RED] == 0 or gains.player.grapes[WHITE] == 0 else 2.0
    elif step.per == steps.SPARKLING_MADE:
        count = 0.2
    else:
        count = 0.6 * (gains.state.seats - 1)
    return step.vp * count + (gains.lira(round(step.lira * count)) if step.lira else 0.0)


def market(gains: Gains, step: steps.Market) -> float:
    """The best sale."""
    player = gains.player
    found = [
        gains.lira(GRAPES[colour][value].price) + cellar.without_grape(gains, colour, value)
        for colour in (RED, WHITE)
        for value in VALUES[player.grapes[colour]]
    ]
    found += [dealing(gains, deal) for deal in field_deals(gains.state, player)]
    return max(found) if found else IMPOSSIBLE


def dealing(gains: Gains, deal: FieldDeal) -> float:
    """What selling a field, or buying it back, would gain."""
    bare = gains.worths.bare(gains.time)
    if deal.buys:
        return bare + gains.lira(-deal.field.limit)
    return gains.lira(deal.field.limit) - bare


def barter(gains: Gains, step: steps.Barter) -> float:
    """The best of what may be given and had."""
    return max([gains.of(each) for each in GIVEN]) + max([gains.of(each) for each in RECEIVED])


MONEY: Final[Finders] = {
    steps.Gain: gain,
    steps.Pay: pay,
    steps.Lose: lose,
    steps.GainPer: gain_per,
    steps.Market: market,
    steps.Barter: barter,
}
