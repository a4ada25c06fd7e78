"""How the team stands: the logarithm of its chance that every player has the points and influence is full."""

from math import exp, log1p

from figurka.games.viticulture.rules.state import OVER, Player, VitState
from figurka.games.viticulture.world.content.balance import FAME_LOW, most_influence
from figurka.games.viticulture.world.content.board import (
    BONUS_POINTS,
    GOAL_POINTS,
    MOST_INFLUENCE,
    YEARS,
)
from figurka.games.viticulture.world.mind.clock import Clock
from figurka.games.viticulture.world.mind.means import means_worth
from figurka.games.viticulture.world.mind.scale import Scale
from figurka.games.viticulture.world.rules.continents.africa import laid_kinds, missing, needs
from figurka.games.viticulture.world.rules.continents.asia import amount, need
from figurka.games.viticulture.world.rules.continents.europe import is_met
from figurka.games.viticulture.world.rules.influence import (
    cap_left,
    counted,
    deed_target,
    target,
    world_of,
)
from figurka.games.viticulture.world.rules.state import World
from figurka.games.viticulture.world.rules.things import ANY_DIFFERENT, LETTERS, Event, Oval

HALF = 0.5
"""Who has just the goal is this much above what decides."""
MARGIN = 0.4
"""How much more than the goal is aimed at for each year that is left."""
USUAL_CAP = 0.9
"""The influence that an event can give, as long as nobody knows which one it is."""
ANY_GOAL = 0.25
"""How near a goal is that is not met yet."""
OVAL_PROMISE = {"vp": 1.0, "lira_2": 0.6, "lira_1": 0.3, "arrow_left": 0.3, "arrow_right": 0.3}
"""What the ovals give that are worth more or less than a card."""
RESOURCE_HELD = 0.12
"""How much of an influence a resource in hand brings in the years to come."""


class Standing:
    """By what a player's chance to come to the points is reckoned at one moment."""

    def __init__(self, scale: Scale, state: VitState) -> None:
        self.scale = scale
        self.state = state
        self.over = state.phase == OVER
        left = 0.0 if self.over else YEARS - state.year + 1.0
        self.doubt = scale.doubt + scale.doubt_year * left
        self.goal = GOAL_POINTS - HALF + MARGIN * left
        self.wanted = wanted_influence(scale, state)
        self.board = board_worth(scale, state, world_of(state))

    def points(self, player: Player) -> float:
        """The points that a player will probably end with."""
        if self.over:
            return player.vp
        means = means_worth(self.scale, self.state, player, self.wanted) + self.board
        return player.vp + self.scale.realised * means

    def chance(self, points: float) -> float:
        """The logarithm of the chance of whoever will probably end with so many points."""
        return chance(points - self.goal, self.doubt)


def team_worth(scale: Scale, state: VitState) -> float:
    """The logarithm of the team's chance to win, in points: about what it will lack in the end."""
    world = world_of(state)
    standing = Standing(scale, state)
    value = 0.0
    for player in state.players:
        value += standing.chance(standing.points(player)) + beyond_worth(scale, player)
        value -= scale.talk * world.careers[player.seat].trades
    influence = world.influence + (0.0 if standing.over else influence_ahead(scale, state, world))
    return value - scale.influence * max(MOST_INFLUENCE - influence, 0.0)


def chance(ahead: float, doubt: float) -> float:
    """The logarithm of the chance to be ahead in the end, as long as it is in doubt by so much."""
    behind = -ahead / doubt
    return -doubt * (behind if behind > 30.0 else log1p(exp(behind)))


def beyond_worth(scale: Scale, player: Player) -> float:
    """Points above the goal, which lead to another influence."""
    return scale.beyond * max(min(player.vp, BONUS_POINTS) - GOAL_POINTS, 0)


# The board


def board_worth(scale: Scale, state: VitState, world: World) -> float:
    """The tiles, for each player and each year that they will help him."""
    summer = winter = 0.0
    for place, tile in enumerate(world.tiles):
        if tile is not None:
            worth = scale.tile[LETTERS[place]]
            summer, winter = (summer + worth, winter) if place < 8 else (summer, winter + worth)
    for place, oval in enumerate(world.ovals):
        if oval is not None:
            worth = scale.oval[LETTERS[place // 2]] + scale.oval_bonus * oval_promise(oval)
            summer, winter = (summer + worth, winter) if place < 16 else (summer, winter + worth)
    if not summer and not winter:
        return 0.0
    years = [Clock(state, player) for player in state.players]
    value = summer * sum([clock.after + clock.summer for clock in years])
    return (value + winter * sum([clock.after + clock.winter for clock in years])) / state.seats


def oval_promise(oval: Oval) -> float:
    """What an oval gives a trained worker; an arrow leads to something as often as not."""
    return OVAL_PROMISE.get(oval.name, 0.4)


# Influence


def influence_ahead(scale: Scale, state: VitState, world: World) -> float:
    """The influence that this year's event and those to come will probably bring."""
    caps = [most_influence(each.cap, state.seats) for each in world.events]
    value = scale.event * (USUAL_CAP * len(caps) if world.shuffled_events else sum(caps))
    value += RESOURCE_HELD * sum([min(len(held), 3) for held in world.resources])
    event = world.event
    return value if event is None else value + event_ahead(scale, state, world, event)


def wanted_influence(scale: Scale, state: VitState) -> float:
    """The influence that each player should buy, since events will not bring it."""
    world = world_of(state)
    if world.influence >= MOST_INFLUENCE or state.phase == OVER:
        return 0.0
    missing = MOST_INFLUENCE - world.influence - influence_ahead(scale, state, world)
    return max(missing, 0.0) / state.seats


def event_ahead(scale: Scale, state: VitState, world: World, event: Event) -> float:
    """What this year's event will still bring, by what was done for it and who can do more."""
    left = cap_left(state)
    if left <= 0:
        return 0.0
    clocks = [Clock(state, player) for player in state.players]
    open_to = sum([clock.winter for clock in clocks]) / state.seats
    value = scale.event * left * open_to
    if event.headline is not None:
        return value + scale.progress * fame_progress(state, world, open_to)
    if event.favoured:
        return value + scale.progress * min(goals_progress(state, world, event), left)
    return value + scale.progress * progress(state, world, event) * open_to


def progress(state: VitState, world: World, event: Event) -> float:
    """From nothing to all but done."""
    year = world.year
    if event.dish is not None and not year.dish_done:
        return min(amount(state) / need(state, event.dish), 1.0)
    if event.share is not None:
        return min(counted(state, "shares") / target(state, "low"), 1.0)
    if event.bonus is not None and event.bonus.team_target:
        return min(counted(state, "uses") / target(state, event.bonus.team_target), 1.0)
    if event.deed is not None and not year.deeds_done & 1:
        return min(counted(state, event.deed.count) / deed_target(state, event.deed), 1.0)
    if event.second_deed is not None and not year.deeds_done & 2:
        return min(counted(state, event.second_deed.count) / deed_target(state, event.second_deed), 1.0)
    if event.hardship is not None and not year.ended:
        return hardship_progress(state, world, event)
    return 0.0


def fame_progress(state: VitState, world: World, open_to: float) -> float:
    """How near fame is to its good band, as far as it can still come there; above it is worse than below."""
    low = FAME_LOW[state.seats]
    if world.fame < low:
        return (1.0 - (low - world.fame) / low) * open_to
    return 1.5 if world.fame <= low + 1 else -0.3


def goals_progress(state: VitState, world: World, event: Event) -> float:
    """The goals that this year's decree favours, for those who have claimed none yet."""
    value = 0.0
    for player in state.players:
        if world.year.claimed >> player.seat & 1:
            continue
        near = [
            1.0 if is_met(state, player, goal) else ANY_GOAL
            for goal in world.goals[player.seat]
            if goal.category in event.favoured
        ]
        value += max(near, default=0.0)
    return value


def hardship_progress(state: VitState, world: World, event: Event) -> float:
    """How much of a hardship's need was laid against it, and a little for what is held."""
    if event.hardship is None:
        return 0.0
    needed = needs(state, event.hardship)
    laid = laid_kinds(state)
    wanted = missing(state)
    held = sum([resource in wanted for each in world.resources for resource in each])
    if ANY_DIFFERENT in needed:
        return min((len(set(laid)) + 0.7 * held) / needed[ANY_DIFFERENT], 1.0)
    return min((len(laid) + 0.7 * held) / sum(needed.values()), 1.0)
