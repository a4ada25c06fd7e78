"""World's year: event, tiles, wake-up, autumn, each player's year end, and the check after six years."""

from figurka.core.decision import Option, Rule, choose
from figurka.games.viticulture.rules.board.rows import wake_up_order
from figurka.games.viticulture.rules.board.workers import take_all_back
from figurka.games.viticulture.rules.cards import draw_of_choice, keep_hand_limit
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.effects.verbs import perform, possible
from figurka.games.viticulture.rules.effects.vineyard import aftermath
from figurka.games.viticulture.rules.effects.ways import do_steps
from figurka.games.viticulture.rules.points import gain_lira
from figurka.games.viticulture.rules.state import (
    NOBODY,
    OVER,
    SPRING,
    SUMMER_PHASE,
    WINTER_PHASE,
    YEAR_START,
    Player,
    VitState,
)
from figurka.games.viticulture.rules.steps import part
from figurka.games.viticulture.rules.things import COTTAGE, VISITOR_DECKS
from figurka.games.viticulture.rules.vineyard.cellar import age_grapes, age_wines, anything_ages
from figurka.games.viticulture.rules.year import maybe_store, yearly_structures
from figurka.games.viticulture.world.content.balance import AUTUMN
from figurka.games.viticulture.world.content.board import POSITIONS, YEARS
from figurka.games.viticulture.world.rules.edition import continent_of
from figurka.games.viticulture.world.rules.influence import world_of
from figurka.games.viticulture.world.rules.innovating import reveal_tiles
from figurka.games.viticulture.world.rules.solo import flip, refresh_display, save_purse, take_partner_back
from figurka.games.viticulture.world.rules.state import new_year
from figurka.games.viticulture.world.rules.things import DEFER, Position

# Spring


def open_year(state: VitState) -> Rule[None]:
    """Reveal the event and new tiles; then the roosters are placed (W-21 to W-23)."""
    world, continent = world_of(state), continent_of(state)
    world.year = new_year(state.seats)
    for player in state.players:
        player.harvested = player.once = 0
        player.row = NOBODY
        player.passed = False
    world.event, world.events = world.events[0], world.events[1:]
    world.past_events += (world.event,)
    state.reveal()
    state.tell("event", NOBODY, world.event)
    yield from continent.reveal(state)
    yield from continent.spring(state)
    reveal_tiles(state)
    state.phase = SPRING
    state.active = 0


def free_positions(state: VitState) -> list[Position]:
    """The positions that may be taken; alone, not the one of the year before (W-24, W-221)."""
    taken = [player.row for player in state.players]
    partner = world_of(state).partner
    if partner is not None:
        taken.append(partner.used_position)
    return [position for position in POSITIONS if position.index not in taken]


def wake_up(state: VitState, player: Player) -> Rule[None]:
    """Take a position of the watch and its benefit, or let the others choose first (W-24, W-26)."""
    year = world_of(state).year
    options: list[Option] = [*free_positions(state)]
    asleep = [each for each in state.players if each.row == NOBODY]
    if len(asleep) > 1 and not year.deferred >> player.seat & 1:
        options.append(DEFER)
    chosen = yield from choose(player.seat, "position", options)
    if isinstance(chosen, Position):
        player.row = chosen.index
        state.tell("wakes", player.seat, chosen)
        course = Course(chosen)
        yield from do_steps(state, player, chosen.benefit, course)
        yield from aftermath(state, player, course)
    else:
        year.deferred |= 1 << player.seat
        state.tell("defers", player.seat)


def next_rooster(state: VitState) -> Rule[None]:
    """The next player whose rooster sleeps; when all are awake summer begins."""
    for step in range(1, state.seats + 1):
        seat = (state.active + step) % state.seats
        if state.players[seat].row == NOBODY:
            state.active = seat
            return
    partner = world_of(state).partner
    if partner is not None:
        partner.used_position = state.players[0].row
        yield from refresh_display(state)
    state.order = wake_up_order(state)
    yield from begin_season(state, SUMMER_PHASE)


def begin_season(state: VitState, phase: int) -> Rule[None]:
    """Start summer or winter, clockwise from position 1 (W-25); alone, the partner's card is turned."""
    state.phase = phase
    world = world_of(state)
    world.year.searched = 0
    for player in state.players:
        player.passed = False
        world.careers[player.seat].visitors_this_season = 0
    state.tell("season", NOBODY, count=phase)
    state.active = state.order[0]
    if world.partner is not None:
        yield from flip(state)


# Passing


def pass_summer(state: VitState, player: Player) -> Rule[None]:
    """Leave summer: the own autumn comes at once (W-60 to W-62, W-143)."""
    player.passed = True
    state.tell("passes", player.seat)
    yield from maybe_store(state, player)
    yield from continent_of(state).passing(state, player)
    course = Course()
    options = [part(step) for step in AUTUMN if possible(state, player, step, course)]
    benefit = yield from choose(player.seat, "autumn", options)
    yield from perform(state, player, benefit.step, course)
    if player.structures & COTTAGE:
        yield from draw_of_choice(state, player, 1, VISITOR_DECKS, course)
    yield from aftermath(state, player, course)


def pass_winter(state: VitState, player: Player) -> Rule[None]:
    """Leave winter: the own year end comes at once and frees the spaces (W-68, W-69)."""
    player.passed = True
    state.tell("passes", player.seat)
    continent = continent_of(state)
    yield from continent.passing(state, player)
    take_all_back(state, player)
    if anything_ages(player):
        state.tell("own-year-ages", player.seat)
    age_grapes(player)
    age_wines(player)
    yield from keep_hand_limit(state, player)
    income = player.residual // 2 if continent.change(state).half_income else player.residual
    gain_lira(state, player, income)
    yield from yearly_structures(state, player)
    yield from continent.after_own_year_end(state, player)


def next_phase(state: VitState) -> Rule[None]:
    """What comes when everybody has passed."""
    if world_of(state).partner is not None:
        take_partner_back(state)
    if state.phase == SUMMER_PHASE:
        yield from begin_season(state, WINTER_PHASE)
        return
    yield from continent_of(state).year_end(state)
    if world_of(state).partner is not None:
        save_purse(state)
    if state.year == YEARS:
        state.phase = OVER
        return
    state.year += 1
    state.phase = YEAR_START
    state.tell("year", NOBODY, count=state.year)
