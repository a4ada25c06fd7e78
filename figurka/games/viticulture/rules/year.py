"""The year: spring, fall, the year's end, and what is between them."""

from figurka.core.decision import Rule, agree, choose
from figurka.games.viticulture.content.buildings import BARN
from figurka.games.viticulture.rules.board.actions import action_possible
from figurka.games.viticulture.rules.board.placing import act, bonus_enables
from figurka.games.viticulture.rules.board.rows import free_rows, take_row, wake_up_order
from figurka.games.viticulture.rules.board.spots import SPOTS
from figurka.games.viticulture.rules.board.workers import take_all_back
from figurka.games.viticulture.rules.cards import draw_of_choice, keep_hand_limit
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.effects.verbs import perform, possible
from figurka.games.viticulture.rules.effects.vineyard import aftermath
from figurka.games.viticulture.rules.effects.ways import do_steps
from figurka.games.viticulture.rules.points import gain_lira, gain_points
from figurka.games.viticulture.rules.state import (
    FALL,
    NOBODY,
    OVER,
    SPRING,
    SUMMER_PHASE,
    WINTER_PHASE,
    Player,
    VitState,
)
from figurka.games.viticulture.rules.steps import ANY_CARD, Discard
from figurka.games.viticulture.rules.things import (
    BARE,
    BY_STRUCTURES,
    COTTAGE,
    PLAIN,
    VISITOR_DECKS,
    WITH_BONUS,
)
from figurka.games.viticulture.rules.vineyard.cellar import age_grapes, age_wines, anything_ages

END_AT = 20
BARN_PRICE = Discard(ANY_CARD, 2)


def wake_up(state: VitState, player: Player) -> Rule[None]:
    """Choose a row of the wake-up chart and take its bonus (V-11)."""
    row = yield from choose(player.seat, "row", free_rows(state))
    take_row(state, player, row)
    course = Course(row)
    yield from do_steps(state, player, row.bonus, course)
    yield from aftermath(state, player, course)


def begin_season(state: VitState, phase: int) -> None:
    """Start a season in wake-up order."""
    state.phase = phase
    state.order = wake_up_order(state)
    for player in state.players:
        player.passed = False
    state.tell("season", NOBODY, count=phase)
    state.active = state.order[0]


def pass_season(state: VitState, player: Player) -> Rule[None]:
    """Leave the season; the Barn takes two cards for a point in summer."""
    player.passed = True
    state.tell("passes", player.seat)
    if state.phase == SUMMER_PHASE:
        yield from maybe_store(state, player)


def maybe_store(state: VitState, player: Player) -> Rule[None]:
    """The Barn: discard two cards for a point when passing in summer."""
    if not player.owns(BARN) or not possible(state, player, BARN_PRICE, Course(BARN)):
        return
    if (yield from agree(player.seat, "barn", BARN)):
        yield from perform(state, player, BARN_PRICE, Course(BARN))
        gain_points(state, player, 1, BY_STRUCTURES)


def fall(state: VitState, player: Player) -> Rule[None]:
    """Draw a visitor, or two with the cottage, naming the decks before looking (V-14)."""
    course = Course()
    count = 2 if player.structures & COTTAGE else 1
    yield from draw_of_choice(state, player, count, VISITOR_DECKS, course)


def resolve_plans(state: VitState) -> Rule[None]:
    """The actions of workers whom the Planner sent ahead, in wake-up order, as far as they can be done."""
    plans = sorted(state.plans, key=lambda plan: state.order.index(plan.seat))
    state.plans = ()
    for plan in plans:
        player, action = state.players[plan.seat], state.edition.actions[plan.action]
        state.look_into(player.seat)
        course = Course(action, plan.action, plan.kind)
        course.space = WITH_BONUS if plan.bonus else PLAIN
        spot = SPOTS[plan.action][course.space]
        if action_possible(state, player, action, course) or bonus_enables(state, player, spot):
            state.tell("acts", player.seat, action)
            yield from act(state, player, spot, course)
            yield from aftermath(state, player, course)


def year_end(state: VitState) -> Rule[None]:
    """Aging, workers, income, hand limit, and the next year or the end (V-15, V-20, V-22, V-118)."""
    ends = any(player.vp >= END_AT for player in state.players)
    if any(anything_ages(player) for player in state.players):
        state.tell("year-ages", NOBODY)
    for seat in state.order:
        player = state.players[seat]
        age_grapes(player)
        age_wines(player)
        take_all_back(state, player)
        bring_trainees(player)
        player.harvested = player.once = 0
        player.row = NOBODY
        gain_lira(state, player, player.residual)
        yield from yearly_structures(state, player)
        if not ends:
            yield from keep_hand_limit(state, player)
    if ends:
        state.phase = OVER
        return
    state.year += 1
    state.first = (state.first - 1) % state.seats
    state.order = ()
    state.active = state.first
    state.phase = SPRING
    for player in state.players:
        player.passed = False
    state.tell("year", NOBODY, count=state.year)


def bring_trainees(player: Player) -> None:
    """Workers trained this year come for the next one (V-35)."""
    player.workers[BARE] += player.trainees
    player.available[BARE] += player.trainees
    player.trainees = 0


def yearly_structures(state: VitState, player: Player) -> Rule[None]:
    """What the structure cards bring every year."""
    if not player.buildings:
        return
    for building in player.sites:
        if building is not None and building.year_end:
            state.look_into(player.seat)
            course = Course(building)
            for step in building.year_end:
                if possible(state, player, step, course):
                    yield from perform(state, player, step, course)
            yield from aftermath(state, player, course)


def next_phase(state: VitState) -> Rule[None]:
    """What comes when everybody has passed or had a turn."""
    if state.phase == SUMMER_PHASE:
        begin_season(state, FALL)
    elif state.phase == FALL:
        begin_season(state, WINTER_PHASE)
        yield from resolve_plans(state)
    else:
        yield from year_end(state)
