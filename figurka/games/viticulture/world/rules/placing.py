"""Placing a worker on the World board: prices, bonus, trade, action, and the event (W-101)."""

from functools import cache
from typing import Final

from figurka.core.decision import SEATS, Option, Rule, SeatOption, choose
from figurka.games.viticulture.rules.board.actions import TOUR, action_possible, take_action
from figurka.games.viticulture.rules.board.placing import steps_at
from figurka.games.viticulture.rules.board.spots import private_spots
from figurka.games.viticulture.rules.board.workers import lift_worker, put_worker
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.effects.vineyard import aftermath
from figurka.games.viticulture.rules.effects.ways import do_steps, steps_possible
from figurka.games.viticulture.rules.points import pay_lira
from figurka.games.viticulture.rules.state import Player, VitState, seat_of
from figurka.games.viticulture.rules.steps import Step
from figurka.games.viticulture.rules.things import (
    BARE,
    BLUE,
    GRANDE,
    GREY,
    LATER,
    SUMMER_SEASON,
    TAKE,
    WINTER_SEASON,
    WORKERS,
    YELLOW,
    Action,
    BoardSpot,
    CardSpot,
    Grape,
    Spot,
    Wine,
)
from figurka.games.viticulture.world.content.board import (
    MOST_INFLUENCE,
    SPACES_BY_SEATS,
    WORLD_ACTIONS,
)
from figurka.games.viticulture.world.rules.bonus import (
    bonus_time,
    leaves_action,
    take_bonus,
    take_bonus_after,
)
from figurka.games.viticulture.world.rules.continents.greengully import Greengully
from figurka.games.viticulture.world.rules.edition import continent_of
from figurka.games.viticulture.world.rules.influence import at_once, event_gain, world_of
from figurka.games.viticulture.world.rules.innovating import oval_bonus
from figurka.games.viticulture.world.rules.things import (
    EVENT_SPACE,
    LETTERS,
    LIRA_SPACE,
    NO_TRADE,
    PARTNER,
    TAKE_BACK,
    Change,
    Goods,
)
from figurka.games.viticulture.world.rules.trading import (
    TRADED_DECKS,
    after_partner_trades,
    after_receiving,
    negotiate,
    things,
    trade_with_partner,
)

GAIN_INFLUENCE: Final = LETTERS.index("P")
BESIDE: Final = 2
TRAINED: Final = (BARE, GRANDE, GREY)
SUMMER_WORKERS: Final = (YELLOW, *TRAINED)
WINTER_WORKERS: Final = (BLUE, *TRAINED)
SEASON_ACTIONS: Final = tuple(
    tuple(action for action in WORLD_ACTIONS if action.season == season)
    for season in (SUMMER_SEASON, WINTER_SEASON)
)
FIRST_SPACE: Final = [0]
NO_SPACE: Final[list[int]] = []
PROBES: Final = tuple(Course(action, action.index) for action in WORLD_ACTIONS)
"""For each action a course by which it is asked whether the action is possible; they are never changed."""


@cache
def spot(action: int, space: int) -> BoardSpot:
    """A space of the World board, or the place beside it; each is made once."""
    if action == LIRA_SPACE:
        return BoardSpot(WORLD_ACTIONS[action], space, "")
    return BoardSpot(WORLD_ACTIONS[action], space, ("1", "2", "beside")[space])


# Where a worker may be put


def usable_workers(state: VitState, player: Player) -> list[int]:
    """The kinds of workers at hand for this season (W-29, W-30)."""
    kinds = WINTER_WORKERS if state.winter else SUMMER_WORKERS
    return [kind for kind in kinds if player.available[kind]]


def placements(state: VitState, player: Player, closed: tuple[Spot, ...]) -> list[Option]:
    """The spots where a worker may be put to do something."""
    kinds = usable_workers(state, player)
    if not kinds:
        return []
    season = WINTER_SEASON if state.winter else SUMMER_SEASON
    options: list[Option] = []
    change = continent_of(state).change(state)
    for action in SEASON_ACTIONS[season]:
        options += action_spots(state, player, action, kinds, change)
    options.append(spot(LIRA_SPACE, 0))
    options += event_spots(state, player, kinds)
    options += [
        each for each in private_spots(player) if steps_possible(state, player, steps_at(each), Course(each))
    ]
    return [option for option in options if option not in closed] if closed else options


def room(state: VitState, action: int) -> list[int]:
    """The spaces of an action where there is room; an oval is never full (W-28, W-56, W-74)."""
    spaces = state.board[action]
    if SPACES_BY_SEATS[state.seats] == 1:
        free = not spaces[0] or has_oval(state, action, 0)
        return FIRST_SPACE if free else NO_SPACE
    return [space for space in (0, 1) if not spaces[space] or has_oval(state, action, space)]


def has_oval(state: VitState, action: int, space: int) -> bool:
    """Whether an oval tile lies on a space."""
    return action < LIRA_SPACE and world_of(state).ovals[2 * action + space] is not None


def action_spots(
    state: VitState, player: Player, action: Action, kinds: list[int], change: Change
) -> list[Option]:
    """The spots of an action that at least one of the workers may take."""
    if is_blocked(state, action, change):
        return []
    open_spaces = room(state, action.index)
    if not open_spaces:
        if GRANDE not in kinds:
            return []
        kinds, open_spaces = [GRANDE], [BESIDE]
    if change.extra_price is None and not change.hatted_summer_price:
        able = action_possible(state, player, action, PROBES[action.index])
    else:
        prices = {extra_price(change, action, kind) for kind in kinds}
        able = any(plainly_able(state, player, action, price) for price in prices)
    if not able and not may_be_enabled(state, action, open_spaces):
        return []
    spots = [spot(action.index, space) for space in open_spaces]
    if able:
        return [*spots]
    return [each for each in spots if any(indirectly_able(state, player, each, kind) for kind in kinds)]


def may_be_enabled(state: VitState, action: Action, spaces: list[int]) -> bool:
    """Whether an event, an oval or a fellow worker could make an action possible at all."""
    world = world_of(state)
    if world.event is not None and world.event.marks(action.index):
        return True
    if spaces[0] != BESIDE and any(has_oval(state, action.index, space) for space in spaces):
        return True
    there = state.board[action.index]
    return bool(there[0] or there[1] or there[2])


def is_blocked(state: VitState, action: Action, change: Change) -> bool:
    """Whether an action cannot be taken at all (W-109 and events)."""
    if action.index == GAIN_INFLUENCE and world_of(state).influence >= MOST_INFLUENCE:
        return True
    return change.blocked_action == action.letter


def extra_price(change: Change, action: Action, kind: int) -> int:
    """What the event asks for taking an action."""
    price = 0
    if change.extra_price is not None:
        price += change.extra_price.get(action.letter, 0)
    if change.hatted_summer_price and kind == YELLOW and action.season == SUMMER_SEASON:
        price += change.hatted_summer_price
    return price


def can_act(state: VitState, player: Player, where: BoardSpot, kind: int) -> bool:
    """Whether a worker of a kind may take a spot."""
    price = extra_price(continent_of(state).change(state), where.action, kind)
    return plainly_able(state, player, where.action, price) or indirectly_able(state, player, where, kind)


def plainly_able(state: VitState, player: Player, action: Action, price: int) -> bool:
    """Whether the action can be carried out after the event's price was paid."""
    if price > player.lira:
        return False
    player.lira -= price
    can = action_possible(state, player, action, PROBES[action.index])
    player.lira += price
    return can


def indirectly_able(state: VitState, player: Player, where: BoardSpot, kind: int) -> bool:
    """Whether the action can be carried out by the event's help, a bonus or a trade before it (W-100)."""
    price = extra_price(continent_of(state).change(state), where.action, kind)
    if price > player.lira:
        return False
    player.lira -= price
    can = (
        help_enables(state, player, where.action)
        or bonus_enables(state, player, where, kind)
        or (kind == GRANDE and trade_enables(state, player, where.action))
    )
    player.lira += price
    return can


def help_enables(state: VitState, player: Player, action: Action) -> bool:
    """Whether the action is possible with the help that the event sells."""
    continent = continent_of(state)
    course = continent.helped(state, player, action) if continent.sells_help else None
    if course is None:
        return False
    price = continent.help_price(state)
    player.lira -= price
    can = action_possible(state, player, action, course)
    player.lira += price
    return can


def bonus_enables(state: VitState, player: Player, where: BoardSpot, kind: int) -> bool:
    """Whether the action becomes possible by the oval's bonus taken before it."""
    if kind not in TRAINED or where.space == BESIDE or where.action.index >= LIRA_SPACE:
        return False
    action = where.action
    return any(
        leaves_action(state, player, action, step, PROBES[action.index])
        for step in oval_bonus(state, action.index, where.space)
    )


def trade_enables(state: VitState, player: Player, action: Action) -> bool:
    """Whether a fellow player there, or the solo partner, has something that makes the action possible."""
    course = PROBES[action.index]
    return any(
        possible_now(state, after, action, course)
        for fellow in fellows_at(state, player, action.index)
        for after in (
            after_gifts(state, player, state.players[fellow])
            if fellow < state.seats
            else after_partner_trades(state, player)
        )
    )


def after_gifts(state: VitState, player: Player, fellow: Player) -> list[Player]:
    """The player as he could be after a gift of a fellow player; hidden cards are not looked at."""
    gifts = [Goods(lira=fellow.lira)] if fellow.lira else []
    if world_of(state).open_hands:
        gifts += [
            Goods(deck=deck, cards=tuple(fellow.hand[deck])) for deck in TRADED_DECKS if fellow.hand[deck]
        ]
    for thing in things(state, fellow, player):
        if isinstance(thing, Grape):
            gifts.append(Goods(grape=thing))
        elif isinstance(thing, Wine):
            gifts.append(Goods(wine=thing))
    return [after_receiving(player, goods) for goods in gifts]


def fellows_at(state: VitState, player: Player, action: int) -> list[int]:
    """The seats whose workers stand on an action, the solo partner's among them (W-34, W-130)."""
    seats: list[int] = []
    for there in state.board[action]:
        for each in there:
            seat = seat_of(each)
            if seat != player.seat and seat not in seats:
                seats.append(seat)
    return seats


def event_spots(state: VitState, player: Player, kinds: list[int]) -> list[Option]:
    """The spaces of Greengully's event card that can be taken, a grande's trade counted (W-100, W-311)."""
    if not isinstance(continent_of(state), Greengully):
        return []
    action = WORLD_ACTIONS[EVENT_SPACE]
    if not possible_now(state, player, action, PROBES[EVENT_SPACE]) and not (
        GRANDE in kinds and trade_enables(state, player, action)
    ):
        return []
    spaces = room(state, EVENT_SPACE)
    if spaces:
        return [spot(EVENT_SPACE, spaces[0])]
    return [spot(EVENT_SPACE, BESIDE)] if GRANDE in kinds else []


def kinds_for(state: VitState, player: Player, where: Spot) -> list[int]:
    """The workers that may take a spot."""
    kinds = usable_workers(state, player)
    if not isinstance(where, BoardSpot) or where.action.index == LIRA_SPACE:
        return kinds
    if where.space == BESIDE:
        return [GRANDE]
    if where.action.index == EVENT_SPACE:
        return kinds if possible_now(state, player, where.action, PROBES[EVENT_SPACE]) else [GRANDE]
    change = continent_of(state).change(state)
    if change.extra_price is None and not change.hatted_summer_price:
        if action_possible(state, player, where.action, PROBES[where.action.index]):
            return kinds
        return [kind for kind in kinds if indirectly_able(state, player, where, kind)]
    return [kind for kind in kinds if can_act(state, player, where, kind)]


# Placing


def place(state: VitState, player: Player, where: Spot) -> Rule[bool]:
    """Put a worker onto a spot and do what it says; False if the worker was taken back again."""
    kinds = [WORKERS[kind] for kind in kinds_for(state, player, where)]
    kind = yield from choose(player.seat, "worker", kinds, where)
    put_worker(state, player, where, kind.index)
    state.tell("places", player.seat, where, things=(kind,))
    if not isinstance(where, BoardSpot):
        yield from act_privately(state, player, where, kind.index)
        yield from continent_of(state).after_private(state, player)
        return True
    course = Course(where.action, where.action.index, kind.index)
    course.space = where.space
    return (yield from act(state, player, where, course))


def act_privately(state: VitState, player: Player, where: Spot, kind: int) -> Rule[None]:
    """The yoke or the space of a structure card; its bonus is for trained workers (W-20, V-114)."""
    course = Course(where, worker=kind)
    course.space = -1
    yield from do_steps(state, player, steps_at(where), course)
    if isinstance(where, CardSpot) and course.worker in TRAINED:
        yield from do_steps(state, player, where.building.bonus, course)
    yield from aftermath(state, player, course)


def act(state: VitState, player: Player, where: BoardSpot, course: Course) -> Rule[bool]:
    """One placement in its order (W-101); False if it needed a trade that was not made."""
    action, continent = where.action, continent_of(state)
    price = extra_price(continent.change(state), action, course.worker)
    pay_lira(state, player, price)
    trade = LATER if course.worker == GRANDE else NO_TRADE
    able = (
        (course.worker not in TRAINED and not continent.sells_help)
        or possible_now(state, player, action, course)
        or help_enables(state, player, action)
    )
    enabled = not able and bonus_enables(state, player, where, course.worker)
    if not able and not enabled:
        if not (yield from trade_or_leave(state, player, where, price)):
            return False
        trade = NO_TRADE
    on_oval = where.space != BESIDE and has_oval(state, action.index, where.space)
    trading = trade is LATER and bool(fellows_at(state, player, action.index))
    when = yield from bonus_before(state, player, where, course, enabled, trading)
    if enabled and when is not TAKE:
        if not (yield from trade_or_leave(state, player, where, price)):
            return False
        trade = NO_TRADE
    if trade is LATER:
        trade = yield from maybe_trade(state, player, action, before=True)
    if continent.sells_help:
        needed = not possible_now(state, player, action, course)
        yield from continent.help(state, player, action, course, needed)
    yield from carry_out(state, player, action, course)
    if on_oval and when is LATER:
        for bonus in bonus_at(state, where, course):
            yield from take_bonus_after(state, player, action, bonus, course)
    if trade is LATER:
        yield from maybe_trade(state, player, action, before=False)
    yield from aftermath(state, player, course)
    yield from continent.after(state, player, action, course)
    return True


def bonus_at(state: VitState, where: BoardSpot, course: Course) -> tuple[Step, ...]:
    """The bonus for a trained worker on an oval; a labourer has none yet."""
    if where.action.index >= LIRA_SPACE or where.space == BESIDE or course.worker not in TRAINED:
        return ()
    return oval_bonus(state, where.action.index, where.space)


def bonus_before(
    state: VitState, player: Player, where: BoardSpot, course: Course, enables: bool, trading: bool
) -> Rule[Option]:
    """Perhaps take the bonus before the action; tells whether it was taken, comes later or not at all."""
    action = where.action
    when: Option = LATER
    for bonus in bonus_at(state, where, course):
        if enables and not (trading and trade_enables(state, player, action)):
            when = TAKE
        else:
            when = yield from bonus_time(state, player, action, bonus, course, trading)
        if when is TAKE:
            yield from take_bonus(state, player, action, bonus, course)
    return when


def possible_now(state: VitState, player: Player, action: Action, course: Course) -> bool:
    """Whether the action can be carried out as things stand."""
    if action.index == EVENT_SPACE:
        continent = continent_of(state)
        return isinstance(continent, Greengully) and continent.can_enter(state, player, course)
    return action_possible(state, player, action, course)


def carry_out(state: VitState, player: Player, action: Action, course: Course) -> Rule[None]:
    """The action itself: the event card's, or the board's with what the event adds to a tour.

    Orders that the oval has drawn are not those of the action, which tile J fills; the Mercado counts both.
    """
    if action.index == EVENT_SPACE:
        yield from use_event_space(state, player, course)
        return
    before, course.drawn = course.drawn, []
    yield from take_action(state, player, action, course)
    course.drawn = before + course.drawn
    if action.name == TOUR:
        at_once(state, player, continent_of(state).change(state).tour_gain)


def use_event_space(state: VitState, player: Player, course: Course) -> Rule[None]:
    """Pay the cost of Greengully's event and take its gain (W-310, W-311)."""
    continent = continent_of(state)
    assert isinstance(continent, Greengully)
    offered = continent.offered(state)
    if offered is not None:
        cost, gain = offered
        yield from do_steps(state, player, cost, course)
        yield from event_gain(state, player, gain, course)


# Trading


def fellow_options(state: VitState, player: Player, action: Action) -> list[Option]:
    """Those with whom the grande worker may trade."""
    return [
        PARTNER if seat >= state.seats else SEATS[seat] for seat in fellows_at(state, player, action.index)
    ]


def can_trade(state: VitState, player: Player, chosen: Option) -> bool:
    """Whether either side has anything to trade; the solo partner gives nothing for nothing (W-229)."""
    if isinstance(chosen, SeatOption):
        fellow = state.players[chosen.seat]
        return bool(things(state, player, fellow) or things(state, fellow, player))
    return bool(player.lira or any(player.hand[deck] for deck in TRADED_DECKS))


def maybe_trade(state: VitState, player: Player, action: Action, before: bool) -> Rule[Option]:
    """Trade with one fellow player on the same action (W-34, W-37); tells whether to ask again later."""
    fellows = [each for each in fellow_options(state, player, action) if can_trade(state, player, each)]
    while fellows:
        options = [*fellows, LATER, NO_TRADE] if before else [*fellows, NO_TRADE]
        chosen = yield from choose(player.seat, "trade", options, action)
        if chosen is LATER or chosen is NO_TRADE:
            return chosen
        if (yield from trade_with(state, player, chosen, action if before else None)):
            return NO_TRADE
        fellows = [option for option in fellows if option is not chosen]
    return LATER if before else NO_TRADE


def needed_trade(state: VitState, player: Player, action: Action) -> Rule[bool]:
    """Trade for what the action needs, or take the worker back (W-100, W-131)."""
    fellows = fellow_options(state, player, action)
    while fellows:
        chosen = yield from choose(player.seat, "trade_needed", [*fellows, TAKE_BACK], action)
        if chosen is TAKE_BACK:
            return False
        if (yield from trade_with(state, player, chosen, action)):
            return True
        fellows = [option for option in fellows if option is not chosen]
    return False


def trade_or_leave(state: VitState, player: Player, where: BoardSpot, price: int) -> Rule[bool]:
    """Make the trade that the action needs; without it the worker comes back, and so does the price."""
    if (yield from needed_trade(state, player, where.action)):
        return True
    player.lira += price
    lift_worker(state, player, where, GRANDE)
    state.tell("takes-back", player.seat, where)
    return False


def trade_with(state: VitState, player: Player, chosen: Option, action: Action | None) -> Rule[bool]:
    """Talk with a fellow player or the solo partner about a trade that leaves the action possible."""

    def allows(after: Player) -> bool:
        if action is None:
            return True
        course = PROBES[action.index]
        return possible_now(state, after, action, course) or help_enables(state, after, action)

    if isinstance(chosen, SeatOption):
        return (yield from negotiate(state, player, state.players[chosen.seat], allows))
    return (yield from trade_with_partner(state, player, allows))
