"""What a worker brings on a spot: its action, the bonus of an oval, and what the event adds."""

from figurka.core.decision import Option
from figurka.games.viticulture.mind.gains import NO_COURSE
from figurka.games.viticulture.rules.board.placing import steps_at
from figurka.games.viticulture.rules.effects.ways import steps_possible
from figurka.games.viticulture.rules.state import TASTED
from figurka.games.viticulture.rules.things import (
    BARE,
    BLUE,
    GRANDE,
    GREY,
    TASTING_ROOM,
    YELLOW,
    Action,
    BoardSpot,
    DemolishSpot,
    Spot,
    WorkerKind,
)
from figurka.games.viticulture.rules.vineyard.cellar import has_wine
from figurka.games.viticulture.world.content.balance import FAME_LOW
from figurka.games.viticulture.world.mind.gains import WorldGains
from figurka.games.viticulture.world.rules.continents.asia import amount, complete, ingredients, need
from figurka.games.viticulture.world.rules.continents.greengully import Greengully
from figurka.games.viticulture.world.rules.edition import continent_of
from figurka.games.viticulture.world.rules.influence import cap_left, deed_target, target, world_of
from figurka.games.viticulture.world.rules.innovating import oval_bonus
from figurka.games.viticulture.world.rules.things import (
    EVENT_SPACE,
    LIRA_SPACE,
    Bonus,
    Deed,
    Dish,
    Event,
    letter_of,
)

BESIDE = 2
GRANDE_AT_HAND = 0.05
"""The grande is kept for spaces that are full."""
DEED_ACTIONS = {
    "vines_planted": "A",
    "players_who_planted": "A",
    "fields_harvested": "I",
    "innovation_tiles_gained": "H",
    "red_wine_value_made": "K",
    "orders_filled": "N",
    "structures_built": "D",
    "wine_value_sold": "O",
    "workers_trained": "L",
}
"""The action by which each deed is done."""
WINE_DONE = 3
"""The value of wine that one worker makes or sells, roughly."""
MOST_SHARES = 2


def spot_worth(gains: WorldGains, spot: Spot) -> float:
    """What a worker brings on a spot, less what it could have done instead."""
    if not isinstance(spot, BoardSpot):
        value = -1.0 if isinstance(spot, DemolishSpot) else gains.of_all(steps_at(spot))
        return value - worker_cost(gains, beside=False)
    action = spot.action
    value = action_worth(gains, action) - worker_cost(gains, spot.space == BESIDE)
    if action.index < LIRA_SPACE and spot.space != BESIDE:
        value += bonus_worth(gains, spot)
    return value


def worker_cost(gains: WorldGains, beside: bool) -> float:
    """A worker of the season costs nothing more; another one is missed in winter."""
    player = gains.player
    if gains.state.winter:
        return GRANDE_AT_HAND if beside else 0.0
    if player.available[YELLOW] and not beside:
        return 0.0
    return gains.scale.keep_for_winter


def bonus_worth(gains: WorldGains, spot: BoardSpot) -> float:
    """The bonus of an oval, if a trained worker would come for it."""
    found = oval_bonus(gains.state, spot.action.index, spot.space)
    free = gains.player.available
    if not found or not (free[BARE] or free[GREY] or free[GRANDE]):
        return 0.0
    value = gains.of_all(found)
    labourer = free[BLUE] if gains.state.winter else free[YELLOW]
    return value if not labourer else max(value - gains.scale.keep_for_winter, 0.0)


def action_worth(gains: WorldGains, action: Action) -> float:
    """What an action brings with its tile, its event, and the tasting room."""
    if action.index == EVENT_SPACE:
        return event_space_worth(gains)
    state, player = gains.state, gains.player
    value = gains.of_all(state.edition.effect_of(state, action))
    if action.name == "give_tour":
        if player.structures & TASTING_ROOM and not player.once & TASTED and has_wine(player):
            value += gains.points(1)
        value += gains.of_all(continent_of(state).change(state).tour_gain)
    event = world_of(state).event
    return value if event is None else value + event_worth(gains, action, event)


def event_space_worth(gains: WorldGains) -> float:
    """Greengully: cost and gain of the event's space."""
    continent = continent_of(gains.state)
    offered = continent.offered(gains.state) if isinstance(continent, Greengully) else None
    return 0.0 if offered is None else gains.of_all(offered[0]) + gains.of_all(offered[1])


def event_worth(gains: WorldGains, action: Action, event: Event) -> float:
    """What the event adds to an action: its price, fame, shares, dishes and deeds."""
    state = gains.state
    letter = letter_of(action.index)
    value = 0.0
    if event.change.extra_price is not None:
        price = continent_of(state).change(state).extra_price
        value += gains.lira(-price.get(letter, 0)) if price is not None else 0.0
    if event.headline is not None:
        value += fame_worth(gains, action, event.headline.fame.get(letter, 0))
    if not cap_left(state):
        return value
    for place, deed in enumerate((event.deed, event.second_deed)):
        if deed is not None and DEED_ACTIONS[deed.count] == letter:
            value += deed_worth(gains, deed, place)
    if not event.marks(action.index):
        return value
    if event.share is not None:
        value += share_worth(gains)
    if event.dish is not None:
        value += dish_worth(gains, event.dish)
    if event.bonus is not None:
        value += max(bonus_offer_worth(gains, event.bonus), 0.0)
    return value


def fame_worth(gains: WorldGains, action: Action, change: int) -> float:
    """North America: fame towards the band, never beyond it."""
    world = world_of(gains.state)
    if not change or world.year.famous[gains.player.seat] >> action.index & 1:
        return 0.0
    return fame_change_worth(gains, change)


def fame_change_worth(gains: WorldGains, change: int) -> float:
    """What it brings to change fame: good towards its band, bad away from it."""
    low, fame = FAME_LOW[gains.state.seats], world_of(gains.state).fame
    after = fame + change
    each = 2.0 * gains.influence() * gains.scale.deed / low
    if low <= fame <= low + 1:
        return 0.0 if low <= after <= low + 1 else -gains.influence() * gains.scale.deed
    if fame < low:
        return each * change if after <= low + 1 else 0.0
    return -each * change


def deed_worth(gains: WorldGains, deed: Deed, place: int) -> float:
    """South America: a part of what the deed brings."""
    state, year = gains.state, world_of(gains.state).year
    if year.deeds_done >> place & 1:
        return 0.0
    if deed.count == "players_who_planted" and year.planters >> gains.player.seat & 1:
        return 0.0
    done = WINE_DONE if deed.count in ("red_wine_value_made", "wine_value_sold") else 1
    return gains.influence() * gains.scale.deed * min(done / deed_target(state, deed), 1.0)


def share_worth(gains: WorldGains) -> float:
    """Oceania: a part of what enough shares bring."""
    state, year = gains.state, world_of(gains.state).year
    share = None if (event := world_of(state).event) is None else event.share
    if share is None or year.shared[gains.player.seat] >= MOST_SHARES:
        return 0.0
    value = gains.influence() * gains.scale.deed / target(state, "low") + gains.of_all(share.actor)
    return max(value + gains.of_all(share.cost), 0.0)


def dish_worth(gains: WorldGains, dish: Dish) -> float:
    """Asia: a part of what the dish brings, for two ingredients."""
    state = gains.state
    if world_of(state).year.dish_done or complete(state, dish):
        return 0.0
    found = ingredients(gains.player, dish)
    if not found:
        return 0.0
    most = sorted([ingredient_value(each) for each in found])[-2:]
    needed = need(state, dish)
    return gains.influence() * gains.scale.deed * min(sum(most) / needed, 1.0 - amount(state) / needed + 0.1)


def ingredient_value(thing: Option) -> int:
    """What an ingredient counts."""
    value = getattr(thing, "value", 1)
    return value if isinstance(value, int) else 1


def bonus_offer_worth(gains: WorldGains, bonus: Bonus) -> float:
    """Asia: an effect that may be bought after the action."""
    if not steps_possible(gains.state, gains.player, bonus.cost, NO_COURSE):
        return 0.0
    value = gains.of_all(bonus.cost) + gains.of_all(bonus.gain)
    if bonus.team_target:
        value += gains.influence() * gains.scale.deed / target(gains.state, bonus.team_target)
    return value


# Who goes there


def worker_worth(gains: WorldGains, spot: Option | None, kind: WorkerKind) -> float:
    """Labourers first, unless an oval has a bonus for trained workers; the grande last."""
    bonus = 0.0
    if isinstance(spot, BoardSpot) and spot.action.index < LIRA_SPACE and spot.space != BESIDE:
        bonus = gains.of_all(oval_bonus(gains.state, spot.action.index, spot.space))
    if kind.index in (YELLOW, BLUE):
        return gains.scale.keep_for_winter if not gains.state.winter else 0.1
    return bonus - (0.02 if kind.index == BARE else GRANDE_AT_HAND if kind.index == GRANDE else 0.0)
