"""How much a hurried player of World likes each option, by what it gains."""

from collections.abc import Callable
from typing import TypeAlias

from figurka.core.decision import DECLINE, DONE, Decision, Option, SeatOption
from figurka.games.viticulture.content.visitors import VISITOR_BY_NAME
from figurka.games.viticulture.rules.board.workers import Placed
from figurka.games.viticulture.rules.course import Choice, Pouring
from figurka.games.viticulture.rules.state import NOBODY, VitState
from figurka.games.viticulture.rules.steps import AgeGrape, AgeWine, Build, Gain, Part, Step, Way
from figurka.games.viticulture.rules.things import (
    GRANDE,
    LATER,
    ORDER,
    PASS,
    TAKE,
    WINTER,
    YELLOW,
    Action,
    Basic,
    BoardSpot,
    Building,
    Card,
    Deck,
    Field,
    FieldDeal,
    Gift,
    Grape,
    GrapeOffer,
    Number,
    Order,
    Planting,
    Recipe,
    Row,
    Spot,
    Visitor,
    Wine,
    WorkerKind,
)
from figurka.games.viticulture.rules.vineyard.building import price
from figurka.games.viticulture.world.content.goals import GOALS
from figurka.games.viticulture.world.mind.gains import Gains
from figurka.games.viticulture.world.mind.placing import (
    action_worth,
    bonus_offer_worth,
    fame_change_worth,
    ingredient_value,
    share_worth,
    spot_worth,
    worker_worth,
)
from figurka.games.viticulture.world.mind.scale import Scale
from figurka.games.viticulture.world.mind.trading import is_trade, trade_likings
from figurka.games.viticulture.world.rules.continents.africa import missing
from figurka.games.viticulture.world.rules.continents.asia import amount, complete, need
from figurka.games.viticulture.world.rules.continents.europe import is_met
from figurka.games.viticulture.world.rules.influence import cap_left, world_of
from figurka.games.viticulture.world.rules.things import (
    ACTING,
    AT_HOME,
    DEFER,
    PARTNER,
    SEARCH,
    Claim,
    Goal,
    Hat,
    Interview,
    LayResource,
    Oval,
    OvalSpace,
    Position,
    Resource,
    Tile,
)

FIRST = 20.0
"""What is done before all else."""
EARLY = 0.03
"""What it is worth to act one place earlier."""
TRIFLE = 0.05
WINTER_VISITS = "play_winter_visitor"
SPOILING = (VISITOR_BY_NAME["assessor"], VISITOR_BY_NAME["politician"])
"""To one of them a hand goes, the other pays for points below zero."""
BEST_AGED_AFTER: dict[str, type[Step]] = {"harvest_field": AgeGrape, "make_wine": AgeWine}


def likings(scale: Scale, state: VitState, decision: Decision) -> list[float]:
    """How much a hurried player likes each option, in points."""
    if is_trade(decision.kind):
        return trade_likings(scale, state, decision)
    gains = Gains(scale, state, state.players[decision.seat])
    return [liking(gains, decision, option) for option in decision.options]


def liking(gains: Gains, decision: Decision, option: Option) -> float:
    """How much one option is liked."""
    judge = BY_KIND.get(decision.kind)
    if judge is not None:
        return judge(gains, decision, option)
    for sort, by_sort in BY_SORT:
        if isinstance(option, sort):
            return by_sort(gains, decision, option)
    if option is SEARCH:
        return judge_free_act(gains, decision, option)
    return {DONE.key: 0.0, DECLINE.key: 0.0, PASS.key: 0.0, LATER.key: 0.04, DEFER.key: 0.1}.get(
        option.key, TRIFLE
    )


# A turn


def judge_spot(gains: Gains, decision: Decision, option: Option) -> float:
    """What a worker brings there."""
    assert isinstance(option, Spot)
    if isinstance(option, BoardSpot) and decision.kind != "place":
        return action_worth(gains, option.action)
    return spot_worth(gains, option)


def judge_worker(gains: Gains, decision: Decision, option: Option) -> float:
    """Who goes there; to train one more worker."""
    assert isinstance(option, WorkerKind)
    if decision.kind == "train_more":
        return 0.3 + gains.scale.trained * gains.clock.after
    return worker_worth(gains, decision.because, option)


def judge_action(gains: Gains, decision: Decision, option: Option) -> float:
    """What the action brings without a worker."""
    assert isinstance(option, Action)
    return action_worth(gains, option)


def judge_position(gains: Gains, decision: Decision, option: Option) -> float:
    """The benefit, and acting early; the point is left to whoever has fewer of them."""
    assert isinstance(option, Position)
    value = gains.all_of(option.benefit) - EARLY * option.index
    if Gain(vp=1) not in option.benefit:
        return value
    asleep = [each for each in gains.state.players if each.row == NOBODY]
    return value - 0.6 if min([each.vp for each in asleep]) < gains.player.vp else value


def judge_row(gains: Gains, decision: Decision, option: Option) -> float:
    """The bonus, and acting early."""
    assert isinstance(option, Row)
    return gains.all_of(option.bonus) - EARLY * option.index


def judge_hat(gains: Gains, decision: Decision, option: Option) -> float:
    """In winter a summer labourer at home can work at once, and what has acted costs nothing."""
    assert isinstance(option, Hat)
    if option.where == AT_HOME:
        return 1.0 if (option.kind == YELLOW) == gains.state.winter else 0.3
    return 0.5 if option.where == ACTING else 0.6


def judge_placed(gains: Gains, decision: Decision, option: Option) -> float:
    """The grande is worth the most."""
    assert isinstance(option, Placed)
    return 0.6 if option.kind == GRANDE else 0.4


# Effects


def judge_way(gains: Gains, decision: Decision, option: Option) -> float:
    """What the steps bring together."""
    assert isinstance(option, Way)
    return gains.way(option)


def judge_part(gains: Gains, decision: Decision, option: Option) -> float:
    """What the step brings."""
    assert isinstance(option, Part)
    return gains.gain(option.step)


def judge_oval_time(gains: Gains, decision: Decision, option: Option) -> float:
    """The bonus of an oval waits for an action that brings what it ages, or that spoils what it gives."""
    action, now = decision.because, decision.options[0]
    assert isinstance(action, Action)
    assert isinstance(now, Part)
    if isinstance(option, Part):
        return max(gains.gain(option.step), TRIFLE)
    spoiled = action.name == WINTER_VISITS and any(card in gains.player.hand[WINTER] for card in SPOILING)
    waits = spoiled or BEST_AGED_AFTER.get(action.name) is type(now.step)
    return FIRST if waits and option is LATER else 0.0


def judge_gift(gains: Gains, decision: Decision, option: Option) -> float:
    """What a papa gives."""
    assert isinstance(option, Gift)
    value = gains.lira(option.lira) + option.vp * gains.point(gains.player)
    if option.structure is not None:
        value += gains.structure(option.structure)
    if option.worker or option.trains:
        value += gains.scale.trained * 5 + 1.0
    return value + option.orders * gains.unseen(ORDER)


# Cards


def judge_card(gains: Gains, decision: Decision, option: Option) -> float:
    """A card to be given up: the one that is worth least."""
    assert isinstance(option, Card)
    return 3.0 - gains.card(option)


def judge_kept_card(gains: Gains, decision: Decision, option: Option) -> float:
    """A card to be kept: the best one."""
    return gains.card(option) if isinstance(option, Card) else 0.0


def judge_order(gains: Gains, decision: Decision, option: Option) -> float:
    """An order to be filled."""
    return gains.order(option) if isinstance(option, Order) else 0.0


def judge_visitor(gains: Gains, decision: Decision, option: Option) -> float:
    """A visitor to be played."""
    if not isinstance(option, Visitor):
        return 0.0
    return gains.visitor(option) - 0.5 * gains.card(option)


def judge_deck(gains: Gains, decision: Decision, option: Option) -> float:
    """The deck whose next card is worth most."""
    assert isinstance(option, Deck)
    return gains.unseen(option.index)


def judge_promise(gains: Gains, decision: Decision, option: Option) -> float:
    """Visitors are not given away."""
    return 0.0 if option is DONE else -0.1


# The vineyard


def judge_structure(gains: Gains, decision: Decision, option: Option) -> float:
    """What it brings for its price; the least one is taken down."""
    assert isinstance(option, Basic | Building)
    if decision.kind == "demolish":
        return 0.5 - 0.01 * option.cost
    if decision.kind != "build":
        return judge_card(gains, decision, option)
    cost = option.cost
    if isinstance(decision, Choice) and isinstance(decision.step, Build):
        cost = price(gains.state, gains.player, option, decision.step, decision.course)
    return gains.structure(option) + gains.lira(-cost)


def judge_planting(gains: Gains, decision: Decision, option: Option) -> float:
    """The best vine where it fits best; the least one is uprooted."""
    assert isinstance(option, Planting)
    return gains.uprooted(option) if decision.kind == "uproot" else gains.planting(option)


def judge_field(gains: Gains, decision: Decision, option: Option) -> float:
    """What the harvest brings."""
    assert isinstance(option, Field)
    return gains.field(option)


def judge_deal(gains: Gains, decision: Decision, option: Option) -> float:
    """What a field brings or costs."""
    assert isinstance(option, FieldDeal)
    return gains.deal(option)


def judge_grape_offer(gains: Gains, decision: Decision, option: Option) -> float:
    """A grape to be bought."""
    assert isinstance(option, GrapeOffer)
    return gains.scale.grape + 3.0 * gains.scale.grape_value * option.price + gains.lira(-option.price)


def judge_grape(gains: Gains, decision: Decision, option: Option) -> float:
    """The grape that brings most aged, gained or sold, or that is missed least."""
    assert isinstance(option, Grape)
    if decision.kind == "age_grape":
        return gains.aged_grape(option)
    if decision.kind == "gain_grape":
        return gains.with_grape(option)
    if decision.kind in ("market", "sell_more"):
        return gains.lira(option.price) + gains.without_grape(option)
    return gains.without_grape(option)


def judge_wine(gains: Gains, decision: Decision, option: Option) -> float:
    """The wine that brings most aged or sold, or that is missed least."""
    assert isinstance(option, Wine)
    if decision.kind == "age_wine":
        return gains.aged_wine(option)
    if decision.kind == "gain_wine":
        return gains.scale.wine[option.type] + gains.scale.wine_value * option.value
    if decision.kind == "sell_wine":
        return gains.sold_wine(option)
    if isinstance(decision, Pouring):
        return -0.1 * option.value + gains.without_wine(option)
    return gains.without_wine(option)


def judge_recipe(gains: Gains, decision: Decision, option: Option) -> float:
    """What the wine brings more than its grapes."""
    assert isinstance(option, Recipe)
    return gains.recipe(option)


# Tiles


def judge_tile(gains: Gains, decision: Decision, option: Option) -> float:
    """What a tile brings the team; nothing more is bought that does not pay."""
    if isinstance(option, Tile):
        return gains.tile(option)
    if isinstance(option, Oval):
        return gains.oval(option)
    return 0.8


def judge_space(gains: Gains, decision: Decision, option: Option) -> float:
    """Where an oval brings most."""
    assert isinstance(option, OvalSpace)
    return gains.oval_space(option)


def judge_purse(gains: Gains, decision: Decision, option: Option) -> float:
    """The partner's purse pays first."""
    return TRIFLE * option.value if isinstance(option, Number) else 0.0


def judge_purse_influence(gains: Gains, decision: Decision, option: Option) -> float:
    """Influence is bought when it is missing."""
    return gains.influence() if option is TAKE else 0.0


# Continents


def judge_free_act(gains: Gains, decision: Decision, option: Option) -> float:
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
        value = fame_change_worth(gains, option.change) - gains.cheapest_cards("card", 2)
        return value if gains.state.winter and not gains.player.available[GRANDE] else value - 1.0
    return 0.5 - gains.cheapest_cards("visitor", 2) if missing(state) else -1.0


def judge_goal(gains: Gains, decision: Decision, option: Option) -> float:
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


def judge_claim(gains: Gains, decision: Decision, option: Option) -> float:
    """To claim a goal now or not."""
    return judge_free_act(gains, decision, option) if isinstance(option, Claim) else 0.0


def judge_ingredient(gains: Gains, decision: Decision, option: Option) -> float:
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
        return brought + gains.without_grape(option)
    if isinstance(option, Wine):
        return brought + gains.without_wine(option)
    return brought - gains.card(option) if isinstance(option, Card) else brought


def judge_offer(gains: Gains, decision: Decision, option: Option) -> float:
    """Asia: what may be bought after an action."""
    event = world_of(gains.state).event
    if option is not TAKE or event is None or event.bonus is None:
        return 0.0
    return bonus_offer_worth(gains, event.bonus)


def judge_service(gains: Gains, decision: Decision, option: Option) -> float:
    """South America: what a person offers for its price."""
    event = world_of(gains.state).event
    if option is not TAKE or event is None or event.service is None:
        return 0.0
    service = event.service
    inside = 0.6 * service.discount + 0.5 * service.relief + 0.4 * service.red_wine
    value = gains.all_of(service.cost) + gains.all_of(service.gain) + 0.5 * inside
    return value + (0.3 if service.waives_structures else 0.0)


def judge_share(gains: Gains, decision: Decision, option: Option) -> float:
    """Oceania: sharing brings influence; whoever has less is helped first."""
    if option is DECLINE:
        return 0.0
    value = share_worth(gains) if cap_left(gains.state) else -1.0
    if isinstance(option, SeatOption):
        value -= 0.005 * gains.state.players[option.seat].vp
    return value


def judge_louse(gains: Gains, decision: Decision, option: Option) -> float:
    """A fellow player's help counts as a share; otherwise vines are worth the lira."""
    if isinstance(option, SeatOption):
        return 0.5 + 0.01 * gains.state.players[option.seat].lira if cap_left(gains.state) else -1.0
    if option is PARTNER:
        return 0.6
    return -0.8 if isinstance(option, Part) else gains.lira(-2)


def judge_resource(gains: Gains, decision: Decision, option: Option) -> float:
    """Africa: a resource goes to whoever has most of it, so that pairs are made."""
    assert isinstance(option, SeatOption)
    resource = decision.because
    held = world_of(gains.state).resources[option.seat]
    same = held.count(resource) if isinstance(resource, Resource) else 0
    return same + 0.1 * len(held)


def judge_help(gains: Gains, decision: Decision, option: Option) -> float:
    """What others offer is taken."""
    return 0.0 if option is DECLINE else 0.3


def judge_seat(gains: Gains, decision: Decision, option: Option) -> float:
    """The other player who has the least."""
    assert isinstance(option, SeatOption)
    return 0.5 - 0.005 * gains.state.players[option.seat].vp


Judge: TypeAlias = Callable[[Gains, Decision, Option], float]
BY_KIND: dict[str, Judge] = {
    "oval": judge_oval_time,
    "order": judge_order,
    "keep": judge_kept_card,
    "draft": judge_kept_card,
    "visitor": judge_visitor,
    "promise": judge_promise,
    "tile": judge_tile,
    "partner_tile": judge_tile,
    "partner_influence": judge_purse_influence,
    "purse": judge_purse,
    "goal_away": judge_goal,
    "goal_change": judge_goal,
    "claim": judge_claim,
    "ingredient": judge_ingredient,
    "event": judge_offer,
    "service": judge_service,
    "share": judge_share,
    "louse": judge_louse,
    "deal_resource": judge_resource,
    "shared": judge_help,
    "louse_help": judge_help,
    "join": judge_help,
    "waiver": judge_help,
}
"""The kinds of decisions whose options are all judged alike."""
BY_SORT: tuple[tuple[type, Judge], ...] = (
    (Spot, judge_spot),
    (WorkerKind, judge_worker),
    (Part, judge_part),
    (Way, judge_way),
    (Recipe, judge_recipe),
    (Planting, judge_planting),
    (Building, judge_structure),
    (Card, judge_card),
    (Basic, judge_structure),
    (Deck, judge_deck),
    (Field, judge_field),
    (Grape, judge_grape),
    (Wine, judge_wine),
    (Position, judge_position),
    (Hat, judge_hat),
    (OvalSpace, judge_space),
    (FieldDeal, judge_deal),
    (GrapeOffer, judge_grape_offer),
    (Gift, judge_gift),
    (Action, judge_action),
    (Row, judge_row),
    (Placed, judge_placed),
    (LayResource, judge_free_act),
    (Claim, judge_free_act),
    (Interview, judge_free_act),
    (SeatOption, judge_seat),
)
"""The sorts of options, and how each is judged."""
