"""How well the team stands in World, roughly in points of all players together."""

from typing import Final

from figurka.games.viticulture.mind.evaluate import (
    AUTUMN,
    autumns,
    field_worth,
    hand_worth,
    income_worth,
    lira_worth,
    share_left,
    structure_worth,
    token_worth,
    winter_worth,
)
from figurka.games.viticulture.rules.state import OVER, Player, VitState
from figurka.games.viticulture.rules.things import BARE, BLUE, GRANDE, GREY
from figurka.games.viticulture.world.content.balance import FAME_LOW
from figurka.games.viticulture.world.content.board import (
    BONUS_POINTS,
    GOAL_POINTS,
    INFLUENCE_PRICE,
    MOST_INFLUENCE,
    YEARS,
)
from figurka.games.viticulture.world.rules.continents.africa import laid_kinds, needs
from figurka.games.viticulture.world.rules.continents.asia import amount, need
from figurka.games.viticulture.world.rules.influence import cap_left, counted, deed_target, target, world_of
from figurka.games.viticulture.world.rules.state import World
from figurka.games.viticulture.world.rules.things import ANY_DIFFERENT, LETTERS, Event

INFLUENCE: Final = 4.0
"""The worth of one step of influence, as long as it is needed."""
POINT_BEYOND: Final = 0.25
"""The worth of a point above the goal, which only helps towards the next influence."""
FADING: Final = 0.2
"""How late in the last year tokens and cards still count."""
SAVED: Final = 0.22
"""The worth of a lira that could pay for influence."""
TRAINED: Final = 0.45
"""The worth of a trained worker for each year that it will work."""
A_WINTER: Final = 0.5
"""The worth of a worker in a winter to come."""
WINTER_KINDS: Final = (BLUE, BARE, GRANDE, GREY)
TILE: Final = 0.3
"""The worth of a rectangular tile for each player and year that it will help."""
OVAL: Final = {"A": 0.25, "D": 0.2, "E": 0.25, "H": 0.15, "I": 0.4, "J": 0.2, "K": 0.4, "M": 0.3, "N": 0.4}
OTHER_OVAL: Final = 0.1
"""The worth of an oval tile by action, for each player and year: it makes room for everybody."""
TALK: Final = 0.2
"""What a trade costs each of the two: it takes time, and a trifle is not worth it."""
PROGRESS: Final = 0.7
"""How much of an influence it counts to be nearly there."""
GOAL: Final = 0.5
RESOURCE: Final = 0.6


def evaluate(state: VitState, seat: int) -> float:
    """Points of all players up to the goal, influence, and what will become of the rest; the same for all."""
    world = world_of(state)
    if state.phase == OVER:
        return sum(points_worth(player.vp) for player in state.players) + influence_worth(world.influence)
    value = influence_worth(world.influence) + event_worth(state, world)
    for player in state.players:
        value += points_worth(player.vp) + means_worth(state, player)
        value -= TALK * world.careers[player.seat].trades
    return value + board_worth(state, world, YEARS - state.year + share_left(state, state.players[seat]))


def points_worth(vp: int) -> float:
    """A player's points: what is missing to the goal counts, what is above it hardly."""
    short = max(GOAL_POINTS - vp, 0)
    return (
        min(vp, GOAL_POINTS)
        - 0.012 * short * short
        + POINT_BEYOND * max(min(vp, BONUS_POINTS) - GOAL_POINTS, 0)
    )


def influence_worth(influence: int) -> float:
    """The team's influence; the last steps are as needed as the first."""
    return INFLUENCE * min(influence, MOST_INFLUENCE)


def means_worth(state: VitState, player: Player) -> float:
    """What a player can still make points of."""
    after, share = YEARS - state.year, share_left(state, player)
    left = after + share
    fade = min((left + FADING) / 1.5, 1.0)
    tokens = token_worth(player) + hand_worth(player, left)
    lasting = field_worth(player, after, share) + structure_worth(player, left)
    lasting += income_worth(player, after, share) + worker_worth(state, player, after)
    return fade * tokens + money_worth(state, player.lira, fade) + lasting


def money_worth(state: VitState, lira: int, fade: float) -> float:
    """Money buys structures, or influence as long as that is missing."""
    if world_of(state).influence < MOST_INFLUENCE:
        return max(fade * lira_worth(lira), SAVED * min(lira, 2 * INFLUENCE_PRICE))
    return fade * lira_worth(lira)


def worker_worth(state: VitState, player: Player, after: int) -> float:
    """Workers: what they will do in the years to come, and in what is left of this one."""
    winter = player.workers[BLUE] + player.workers[BARE] + player.workers[GRANDE]
    value = (TRAINED * player.workers[BARE] + A_WINTER * winter) * after
    value += AUTUMN * autumns(state, player, after)
    return value if share_left(state, player) == 0.0 else value + winter_worth(player, WINTER_KINDS)


def board_worth(state: VitState, world: World, left: float) -> float:
    """The tiles that help everybody."""
    value = TILE * sum([tile is not None for tile in world.tiles])
    for place, oval in enumerate(world.ovals):
        if oval is not None:
            value += OVAL.get(LETTERS[place // 2], OTHER_OVAL)
    return value * left * (state.seats + 1) / 2.0


# The event


def event_worth(state: VitState, world: World) -> float:
    """How near the team is to what this year's event can still bring, and what it keeps for later ones."""
    value = GOAL * sum([len(goals) for goals in world.goals])
    value += RESOURCE * sum([min(len(held), 3) for held in world.resources])
    event = world.event
    if event is not None and world.influence < MOST_INFLUENCE:
        value += INFLUENCE * PROGRESS * progress(state, world, event)
    return value


def progress(state: VitState, world: World, event: Event) -> float:
    """From nothing to all but done."""
    if event.headline is not None:
        return fame_progress(state, world)
    if not cap_left(state):
        return 0.0
    if event.dish is not None and not world.year.dish_done:
        return min(amount(state) / need(state, event.dish), 1.0)
    if event.share is not None:
        return min(counted(state, "shares") / target(state, "low"), 1.0)
    if event.deed is not None and not world.year.deeds_done & 1:
        return min(counted(state, event.deed.count) / deed_target(state, event.deed), 1.0)
    if event.second_deed is not None and not world.year.deeds_done & 2:
        return min(counted(state, event.second_deed.count) / deed_target(state, event.second_deed), 1.0)
    if event.hardship is not None and not world.year.ended:
        return hardship_progress(state, world)
    return 0.0


def fame_progress(state: VitState, world: World) -> float:
    """How near fame is to its good band; above it is worse than below."""
    low = FAME_LOW[state.seats]
    if world.fame < low:
        return 1.0 - (low - world.fame) / low
    return 1.3 if world.fame <= low + 1 else 0.2


def hardship_progress(state: VitState, world: World) -> float:
    """How much of a hardship's need was laid against it."""
    event = world.event
    if event is None or event.hardship is None:
        return 0.0
    needed = needs(state, event.hardship)
    laid = laid_kinds(state)
    if ANY_DIFFERENT in needed:
        return len(set(laid)) / needed[ANY_DIFFERENT]
    return len(laid) / sum(needed.values())
