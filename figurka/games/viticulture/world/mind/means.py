"""What a player's means will bring him, in points: money, workers, and the vineyard."""

from typing import Final

from figurka.games.viticulture.mind.worths import FEW, SOME, borne_by
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.things import BARE, BLUE, GRANDE, GREY, YELLOW
from figurka.games.viticulture.world.content.board import INFLUENCE_PRICE
from figurka.games.viticulture.world.mind.clock import Clock
from figurka.games.viticulture.world.mind.scale import Scale

THIS_SUMMER: Final = 0.5
"""How much of a year a summer still is to whoever has money to spend."""
IDLE_LIRA: Final = 0.01


def means_worth(scale: Scale, state: VitState, player: Player, wanted: float) -> float:
    """All that a player can still make points of, or the influence that he should buy."""
    clock, worths, shares = Clock(state, player), scale.worths, scale.shares
    borne, levels = borne_by(player.fields), player.cellar_levels()
    tokens = worths.tokens(player.grapes, player.wines, clock)
    cellar = worths.cellar(player.orders(), player.grapes, player.wines, borne, levels, clock)
    return (
        shares[0] * purse_worth(scale, player.lira, clock, wanted)
        + shares[1] * worths.income(player.residual, clock)
        + shares[2] * workers_worth(scale, player, clock)
        + shares[3] * worths.built(player, clock)
        + shares[4] * worths.hand(player, clock)
        + shares[5]
        * (worths.fields(player, player.fields, clock) + worths.first_half(borne, levels, clock.summer))
        + shares[6] * hands_worth(scale, player, clock)
        + shares[7] * tokens
        + shares[8] * (cellar - tokens)
        + scale.autumn * clock.autumns
        + scale.wake_up * clock.wake_ups
    )


def purse_worth(scale: Scale, lira: int, clock: Clock, wanted: float) -> float:
    """Money: for the influence that a player should buy, and for what summers bring."""
    worths = scale.worths
    saved = min(float(lira), INFLUENCE_PRICE * min(wanted, clock.winters))
    rest = lira - saved
    few, some = min(rest, FEW), min(max(rest - FEW, 0.0), SOME - FEW)
    worth = worths.lira_few * few + worths.lira_some * some + worths.lira_more * (rest - few - some)
    worth *= min((clock.after + THIS_SUMMER * clock.summer) / worths.lira_years, 1.0)
    return scale.saved * saved + worth + IDLE_LIRA * rest


def workers_worth(scale: Scale, player: Player, clock: Clock) -> float:
    """What workers will do in the years to come; those without a hat do it in either season."""
    has = player.workers
    value = scale.summer_worker * has[YELLOW] + scale.winter_worker * has[BLUE]
    value += (scale.worths.work + scale.trained) * has[BARE] + scale.worths.work * has[GRANDE]
    return value * clock.after


def hands_worth(scale: Scale, player: Player, clock: Clock) -> float:
    """What the workers at hand will still do this year."""
    free = player.available
    value = scale.summer_worker * free[YELLOW] * clock.summer
    flexible = free[BARE] + free[GRANDE] + free[GREY]
    return value + (scale.winter_worker * free[BLUE] + scale.worths.work * flexible) * clock.winter
