"""How much a hurried player likes what only one continent asks."""

from typing import Final

from figurka.core.decision import DECLINE, DONE, Decision, Option, SeatOption
from figurka.games.viticulture.rules.steps import ANY_CARD, VISITOR, Discard, Part
from figurka.games.viticulture.rules.things import GRANDE, TAKE, Card, Grape, Wine
from figurka.games.viticulture.world.content.goals import GOALS
from figurka.games.viticulture.world.mind.events import (
    bonus_offer_worth,
    fame_change_worth,
    ingredient_value,
    share_worth,
)
from figurka.games.viticulture.world.mind.gains import WorldGains
from figurka.games.viticulture.world.rules.continents.africa import missing
from figurka.games.viticulture.world.rules.continents.asia import amount, complete, need
from figurka.games.viticulture.world.rules.continents.europe import is_met
from figurka.games.viticulture.world.rules.influence import cap_left, world_of
from figurka.games.viticulture.world.rules.things import (
    PARTNER,
    Claim,
    Goal,
    Interview,
    LayResource,
    Resource,
)

FIRST: Final = 20.0
"""What is done before all else."""
TRIFLE: Final = 0.05
TWO_CARDS: Final = Discard(ANY_CARD, 2)
TWO_VISITORS: Final = Discard(VISITOR, 2)
"""What an interview and the search for a resource cost."""


def judge_free_act(gains: WorldGains, decision: Decision, option: Option) -> float:
    """Goals that the decree favours, resources that a hardship needs, interviews towards the band."""
    state = gains.state
    world = world_of(state)
    if isinstance(option, LayResource):
        return FIRST - option.pair
    if isinstance(option, Claim):
        event = world.event
        favoured = event is not None and option.goal.category in event.favoured and cap_left(state) > 0
        if favoured:
            return FIRST
        last = world.event is not None and not gains.clock.after
        return 0.3 if last else -TRIFLE
    if isinstance(option, Interview):
        value = fame_change_worth(gains, option.change) + gains.of(TWO_CARDS)
        return value if gains.state.winter and not gains.player.available[GRANDE] else value - 1.0
    return 0.5 + gains.of(TWO_VISITORS) if missing(state) else -1.0


def judge_goal(gains: WorldGains, decision: Decision, option: Option) -> float:
    """Goals that are far away are put away, those that are met or easy kept."""
    if not isinstance(option, Goal):
        return 0.0
    if is_met(gains.state, gains.player, option):
        return -1.0
    event = world_of(gains.state).event
    favoured = event is not None and option.category in event.favoured
    return (
        (0.0 if decision.kind == "goal_away" else gains.lira(-1) - 0.2)
        - favoured
        + 0.001 * GOALS.index(option)
    )


def judge_claim(gains: WorldGains, decision: Decision, option: Option) -> float:
    """To claim a goal now or not."""
    return judge_free_act(gains, decision, option) if isinstance(option, Claim) else 0.0


def judge_ingredient(gains: WorldGains, decision: Decision, option: Option) -> float:
    """Cheap ingredients, as long as the dish can still be done."""
    state = gains.state
    event = world_of(state).event
    if option is DONE or event is None or event.dish is None:
        return 0.0
    if not cap_left(state) or complete(state, event.dish) or not gains.influence():
        return -1.0
    needed = need(state, event.dish)
    value = ingredient_value(option)
    brought = min(value, needed - amount(state)) / needed * gains.influence()
    if isinstance(option, Grape):
        return brought + gains.without_grape(option.colour, option.value)
    if isinstance(option, Wine):
        return brought + gains.without_wine(option.type, option.value)
    return brought - gains.card(option) if isinstance(option, Card) else brought


def judge_offer(gains: WorldGains, decision: Decision, option: Option) -> float:
    """Asia: what may be bought after an action."""
    event = world_of(gains.state).event
    if option is not TAKE or event is None or event.bonus is None:
        return 0.0
    return bonus_offer_worth(gains, event.bonus)


def judge_service(gains: WorldGains, decision: Decision, option: Option) -> float:
    """South America: what a person offers for its price."""
    event = world_of(gains.state).event
    if option is not TAKE or event is None or event.service is None:
        return 0.0
    service = event.service
    inside = 0.6 * service.discount + 0.5 * service.relief + 0.4 * service.red_wine
    value = gains.of_all(service.cost) + gains.of_all(service.gain) + 0.5 * inside
    return value + (0.3 if service.waives_structures else 0.0)


def judge_share(gains: WorldGains, decision: Decision, option: Option) -> float:
    """Oceania: sharing brings influence; whoever has less is helped first."""
    if option is DECLINE:
        return 0.0
    value = share_worth(gains) if cap_left(gains.state) else -1.0
    if isinstance(option, SeatOption):
        value -= 0.005 * gains.state.players[option.seat].vp
    return value


def judge_louse(gains: WorldGains, decision: Decision, option: Option) -> float:
    """A fellow player's help counts as a share; otherwise vines are worth the lira."""
    if isinstance(option, SeatOption):
        return 0.5 + 0.01 * gains.state.players[option.seat].lira if cap_left(gains.state) else -1.0
    if option is PARTNER:
        return 0.6
    return -0.8 if isinstance(option, Part) else gains.lira(-2)


def judge_resource(gains: WorldGains, decision: Decision, option: Option) -> float:
    """Africa: a resource goes to whoever has most of it, so that pairs are made."""
    assert isinstance(option, SeatOption)
    resource = decision.because
    held = world_of(gains.state).resources[option.seat]
    same = held.count(resource) if isinstance(resource, Resource) else 0
    return same + 0.1 * len(held)


def judge_help(gains: WorldGains, decision: Decision, option: Option) -> float:
    """What others offer is taken."""
    return 0.0 if option is DECLINE else 0.3
