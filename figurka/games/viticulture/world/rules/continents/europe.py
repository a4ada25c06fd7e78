"""Europe: personal goals, which this year's decree may favour."""

from figurka.core.decision import DECLINE, Option, Rule, agree, choose
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.points import gain_lira, pay_lira
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.things import BLUE, TAKE, YELLOW, Action
from figurka.games.viticulture.rules.vineyard.cellar import wine_count, wines_of
from figurka.games.viticulture.rules.vineyard.fields import fields_with_vine, load
from figurka.games.viticulture.world.content.balance import (
    GOALS_DEALT,
    GOALS_KEPT,
    SOLO_GOALS_DEALT,
    SOLO_GOALS_KEPT,
    UNFAVOURED_GOAL,
)
from figurka.games.viticulture.world.content.events import INFLUENCE
from figurka.games.viticulture.world.content.goals import GOALS
from figurka.games.viticulture.world.rules.continents.continent import Continent
from figurka.games.viticulture.world.rules.influence import (
    at_once,
    cap_left,
    event_gain,
    event_gain_at_once,
    world_of,
)
from figurka.games.viticulture.world.rules.things import Claim, Goal

HATS_AT_START = 4
MANY_FIELDS = 2
CLAIMS = {goal: Claim(goal) for goal in GOALS}


class Europe(Continent):
    """Goals and decrees."""

    sells_help = True

    def set_up(self, state: VitState) -> None:
        """The goals are shuffled (W-350)."""
        world_of(state).goal_pile.rest = [*GOALS]

    def begin(self, state: VitState, player: Player) -> Rule[None]:
        """Draw goals and keep most of them, open (W-350)."""
        world = world_of(state)
        alone = state.seats == 1
        dealt = SOLO_GOALS_DEALT if alone else GOALS_DEALT
        goals = tuple([world.goal_pile.draw(state) for _ in range(dealt)])
        while len(goals) > goals_kept(state):
            world.goals[player.seat] = goals
            away = yield from choose(player.seat, "goal_away", goals)
            goals = tuple(goal for goal in goals if goal is not away)
            world.goal_pile.put_under(away)
        world.goals[player.seat] = goals
        state.tell("goals", player.seat, things=goals)

    def reveal(self, state: VitState) -> Rule[None]:
        """The land tax: whoever owns several fields pays."""
        event = world_of(state).event
        if event is not None:
            for seat in state.order or range(state.seats):
                player = state.players[seat]
                if 3 - player.sold.bit_count() >= MANY_FIELDS:
                    at_once(state, player, event.change.on_reveal)
        return
        yield

    def spring(self, state: VitState) -> Rule[None]:
        """Each player may exchange a goal for a lira, and then draws (W-354)."""
        for seat in state.order or range(state.seats):
            player = state.players[seat]
            yield from self.renew(state, player)

    def renew(self, state: VitState, player: Player) -> Rule[None]:
        """Put a goal under the pile for a lira, and draw up to the number kept."""
        world = world_of(state)
        goals = world.goals[player.seat]
        if goals and player.lira and len(world.goal_pile):
            away = yield from choose(player.seat, "goal_change", [DECLINE, *goals], world.event)
            if isinstance(away, Goal):
                pay_lira(state, player, 1)
                goals = tuple(goal for goal in goals if goal is not away)
                world.goal_pile.put_under(away)
        while len(goals) < goals_kept(state) and len(world.goal_pile):
            goals += (world.goal_pile.draw(state),)
        if goals != world.goals[player.seat]:
            world.goals[player.seat] = goals
            state.tell("goals", player.seat, things=goals)

    def helped(self, state: VitState, player: Player, action: Action) -> Course | None:
        """Planting without structures, if the decree sells that."""
        price = self.change(state).structures_waived_for
        event = world_of(state).event
        if not price or event is None or not event.marks(action.index) or player.lira < price:
            return None
        course = Course(action, action.index)
        course.ignores_structures = True
        return course

    def help_price(self, state: VitState) -> int:
        """The lira that planting without structures costs."""
        return self.change(state).structures_waived_for

    def help(
        self, state: VitState, player: Player, action: Action, course: Course, needed: bool
    ) -> Rule[None]:
        """Pay for planting without structures."""
        if self.helped(state, player, action) is None:
            return
        if needed or (yield from agree(player.seat, "waiver", TAKE, world_of(state).event)):
            pay_lira(state, player, self.change(state).structures_waived_for)
            course.ignores_structures = True

    # Claiming

    def free_acts(self, state: VitState, player: Player) -> list[Option]:
        """The goals that may be claimed (W-352)."""
        world = world_of(state)
        if world.year.claimed >> player.seat & 1:
            return []
        return [CLAIMS[goal] for goal in world.goals[player.seat] if is_met(state, player, goal)]

    def do_free_act(self, state: VitState, player: Player, act: Option) -> Rule[None]:
        """Claim a goal: influence if the decree favours it, otherwise lira (W-353)."""
        if isinstance(act, Claim):
            claim(state, player, act.goal)
        return
        yield

    def after(self, state: VitState, player: Player, action: Action, course: Course) -> Rule[None]:
        """A goal may also be claimed after the action."""
        yield from self.maybe_claim(state, player)

    def after_private(self, state: VitState, player: Player) -> Rule[None]:
        """A goal may also be claimed after an action on the own mat."""
        yield from self.maybe_claim(state, player)

    def after_own_year_end(self, state: VitState, player: Player) -> Rule[None]:
        """A goal may also be claimed right after the own year-end steps."""
        yield from self.maybe_claim(state, player)

    def maybe_claim(self, state: VitState, player: Player) -> Rule[None]:
        """Ask whether to claim a goal now."""
        claims = self.free_acts(state, player)
        if claims:
            chosen = yield from choose(player.seat, "claim", [*claims, DECLINE], world_of(state).event)
            if isinstance(chosen, Claim):
                claim(state, player, chosen.goal)

    def year_end(self, state: VitState) -> Rule[None]:
        """What a decree does at the year's end."""
        event = world_of(state).event
        if event is not None:
            yield from event_gain(state, state.players[state.order[0]], event.change.year_end, Course(event))


def goals_kept(state: VitState) -> int:
    """How many goals a player has."""
    return SOLO_GOALS_KEPT if state.seats == 1 else GOALS_KEPT


def claim(state: VitState, player: Player, goal: Goal) -> None:
    """Claim a goal; it leaves the game."""
    world = world_of(state)
    world.year.claimed |= 1 << player.seat
    world.goals[player.seat] = tuple(each for each in world.goals[player.seat] if each is not goal)
    state.tell("claims", player.seat, goal)
    favoured = world.event is not None and goal.category in world.event.favoured
    if favoured and cap_left(state):
        event_gain_at_once(state, player, INFLUENCE)
    else:
        gain_lira(state, player, UNFAVOURED_GOAL)


def is_met(state: VitState, player: Player, goal: Goal) -> bool:
    """Whether the condition of a goal is true."""
    if goal.owns_all:
        return player.structures & goal.owns_all == goal.owns_all
    if goal.owns_any:
        return player.structures & goal.owns_any != 0
    return goal_count(state, player, goal.count) >= goal.least


def goal_count(state: VitState, player: Player, count: str) -> int:
    """A player's own value for a goal."""
    career = world_of(state).careers[player.seat]
    if count == "fullest_field":
        return max(load(player, index) for index in range(3))
    if count == "fields_with_vine":
        return fields_with_vine(player)
    if count == "planted_value":
        return sum(load(player, index) for index in range(3))
    if count == "fields_harvested":
        return player.harvested.bit_count()
    if count == "structures":
        return player.structure_count()
    if count == "wine_types":
        return sum(mask != 0 for mask in player.wines)
    if count == "highest_wine":
        return max((wine.value for wine in wines_of(player)), default=0)
    if count == "wines":
        return wine_count(player)
    if count == "lira":
        return player.lira
    if count == "residual":
        return player.residual
    if count == "hats_removed":
        return HATS_AT_START - player.workers[YELLOW] - player.workers[BLUE]
    return {
        "sparkling_made": career.sparkling_made,
        "trades": career.trades,
        "best_order": career.best_order,
        "visitors_this_season": career.visitors_this_season,
    }[count]
