"""How a hurried player likes turns, payments, benefits and tracks."""

from typing import Final

from figurka.core.decision import Decision, Option
from figurka.games.tapestry.content.civilizations import RANK_BENEFITS, REVEL_BENEFITS
from figurka.games.tapestry.content.incomes import ERA_BONUSES
from figurka.games.tapestry.content.tracks import TRACKS
from figurka.games.tapestry.mind.cards import dark_age
from figurka.games.tapestry.mind.judgement import Judgement
from figurka.games.tapestry.mind.worth import (
    space_worth,
    step_cost,
    step_worth,
    symbol_worth,
    way_back_worth,
    worth,
    worth_of_all,
)
from figurka.games.tapestry.rules.state import LAST_ERA, RESOURCE_LIMIT, Player, TapestryState
from figurka.games.tapestry.rules.things import (
    BUY,
    CIVILIZATION,
    LAST,
    MARKET,
    REFRESH,
    RESOURCE,
    SCORE,
    SCORE_TRACK,
    TAKE,
    TILE_BENEFIT,
    Benefit,
    Column,
    Die,
    Hex,
    Number,
    Payment,
    Resource,
    Space,
    Stage,
    Step,
    Track,
)

# Turns and resources


def like_turn(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """What an advance brings for its price, or an income turn."""
    found = []
    for option in decision.options:
        if isinstance(option, Step):
            gain = step_worth(j, state, player, option.track, option.start, full=True)
            found.append(gain - step_cost(j, player, option.start))
        else:
            found.append(income_liking(j, state, player))
    return found


def income_liking(j: Judgement, state: TapestryState, player: Player) -> float:
    """How glad a player is of an income turn now; whoever is the first may gain an era bonus."""
    era = player.era
    value = j.income[era]
    if 0 < era < LAST_ERA - 1 and all(other.era <= era for other in state.neighbours(player)):
        value += j.first * ERA_BONUSES[era + 1] * j.resource[era]
    return value


def demands(j: Judgement, player: Player) -> list[float]:
    """How much each resource is in demand, by the tracks that take it."""
    found = [0.0, 0.0, 0.0, 0.0]
    for track in TRACKS:
        space = player.best(track.index)
        if space < LAST:
            found[track.resource] = j.demand[1 + space // 3]
    return found


def like_payment(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """What is left should be even, and what tracks ask for should be kept."""
    demand = demands(j, player)
    found = []
    for option in decision.options:
        value = 0.0
        if isinstance(option, Payment):
            for kind in range(4):
                left = player.goods[kind] - option.amounts[kind]
                value += demand[kind] * left - j.even * left * left
        found.append(value)
    return found


def kept(j: Judgement, player: Player, demand: list[float], kind: int) -> float:
    """How much a player wants to keep one of a resource."""
    return demand[kind] + j.even * (1 - 2 * player.goods[kind])


def like_gain(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """What is in demand, or what there is least of."""
    demand = demands(j, player)
    found = []
    for option in decision.options:
        if isinstance(option, Resource) and player.goods[option.index] < RESOURCE_LIMIT:
            found.append(demand[option.index] - j.even * (1 + 2 * player.goods[option.index]))
        else:
            found.append(-100.0)
    return found


def like_loss(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """What is least in demand, or what there is most of."""
    demand = demands(j, player)
    return [
        -kept(j, player, demand, option.index) if isinstance(option, Resource) else 0.0
        for option in decision.options
    ]


def like_bonus(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """A bonus for a resource that is not in demand, if it is worth it."""
    gain = bonus_gain(j, state, player, decision) - j.resource[player.era]
    demand = demands(j, player)
    return [
        gain - 0.1 * kept(j, player, demand, option.index) if isinstance(option, Resource) else 0.0
        for option in decision.options
    ]


def bonus_gain(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> float:
    """What the bonus of a space is worth without its price."""
    space = decision.because
    if not isinstance(space, Space) or space.bonus is None:
        return 0.0
    return worth(j, state, player, space.bonus.gain)


def like_free_bonus(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """A bonus that costs nothing."""
    return [bonus_gain(j, state, player, decision) if option is TAKE else 0.0 for option in decision.options]


def like_bonus_discard(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """A bonus for tiles, cards or technologies."""
    space = decision.because
    assert isinstance(space, Space) and space.bonus is not None  # noqa: PT018
    price = space.bonus.price
    cost = 0.7 * (price.tiles * j.more_tiles[player.era] + price.cards * j.more_cards[player.era])
    if price.cards == len(player.hand):
        cost += j.card[player.era]
    cost += price.techs * symbol_worth(j, state, player, MARKET)
    gain = bonus_gain(j, state, player, decision) - cost
    return [gain if option is TAKE else 0.0 for option in decision.options]


def like_olympics(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """10 points for a worker."""
    gain = 10.0 - j.resource[player.era]
    return [gain if isinstance(option, Resource) else 0.0 for option in decision.options]


def like_guilds(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """Resources are bought while they are worth more than their points."""
    gain = j.resource[player.era] - 5.0
    return [gain if option is BUY else -gain for option in decision.options]


def like_more(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The most of it."""
    return [float(option.number) if isinstance(option, Number) else 0.0 for option in decision.options]


# Benefits


def like_order(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """What others count comes first, what counts last: draws before choices, and scores at the end."""
    return [
        float(ORDER.get(option.verb, 5)) if isinstance(option, Benefit) else 0.0
        for option in decision.options
    ]


ORDER: Final = {CIVILIZATION: 9, REFRESH: 1, SCORE: 0, SCORE_TRACK: 0, RESOURCE: 2}
"""By verb how soon a benefit is gained; the others come in the middle."""


def like_benefit(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The benefit that is worth most."""
    return [
        worth(j, state, player, option) if isinstance(option, Benefit) else 0.0 for option in decision.options
    ]


def like_die(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The die that is worth more."""
    return [die_worth(j, state, player, decision, option) for option in decision.options]


def die_worth(
    j: Judgement, state: TapestryState, player: Player, decision: Decision, option: Option
) -> float:
    """What a conquer die shows, maybe the benefit of the tile."""
    if not isinstance(option, Die):
        return 0.0
    if option.benefit.verb != TILE_BENEFIT:
        return worth(j, state, player, option.benefit)
    place = decision.because
    ground = state.ground[place.index] if isinstance(place, Hex) else None
    if ground is None or ground.tile is None:
        return 0.0
    return worth_of_all(j, state, player, ground.tile.benefits)


def like_die_order(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The tile first, then the points."""
    return [
        1.0 if isinstance(option, Die) and option.benefit.verb == TILE_BENEFIT else 0.0
        for option in decision.options
    ]


# Tracks


def like_advance(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """An advance that costs nothing, with the benefit of its space or without."""
    full = decision.kind == "free_advance"
    return [
        step_worth(j, state, player, option.track, option.start, full) if isinstance(option, Step) else 0.0
        for option in decision.options
    ]


def like_way_back(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The token that loses least by going back."""
    return [
        way_back_worth(j, state, player, option.track, option.start, full=True)
        if isinstance(option, Step)
        else 0.0
        for option in decision.options
    ]


def like_track(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The track on which an advance with its benefit is worth most."""
    return [
        step_worth(j, state, player, option.index, player.best(option.index), full=True)
        if isinstance(option, Track)
        else 0.0
        for option in decision.options
    ]


def like_bare_track(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The track on which an advance without benefit is worth most."""
    return [
        step_worth(j, state, player, option.index, player.best(option.index), full=False)
        if isinstance(option, Track)
        else 0.0
        for option in decision.options
    ]


def like_dark_ages(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The track that gains most by three bare advances."""
    return [
        dark_age(j, state, player, option.index) if isinstance(option, Track) else 0.0
        for option in decision.options
    ]


def like_restart(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The track with the best first spaces."""
    return [
        sum([space_worth(j, state, player, space, deep=False) for space in option.spaces[1:4]])
        if isinstance(option, Track)
        else 0.0
        for option in decision.options
    ]


def like_socialism(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The track on which the next opponent ahead is farthest."""
    return [
        float(
            max([other.best(option.index) for other in state.opponents(player)]) - player.best(option.index)
        )
        if isinstance(option, Track)
        else 0.0
        for option in decision.options
    ]


def like_farthest(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The token that has come farthest."""
    return [float(option.start) if isinstance(option, Step) else 0.0 for option in decision.options]


def like_space(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The space whose benefit and bonus are worth most."""
    return [
        space_worth(j, state, player, option) if isinstance(option, Space) else 0.0
        for option in decision.options
    ]


def like_stage(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The space of the Entertainers that is worth most."""
    return [
        worth_of_all(j, state, player, option.benefits) if isinstance(option, Stage) else 0.0
        for option in decision.options
    ]


def like_column(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The column of the Merrymakers that is worth most now; what comes after it counts by half."""
    return [
        revel_worth(j, state, player, option) if isinstance(option, Column) else 0.0
        for option in decision.options
    ]


def revel_worth(j: Judgement, state: TapestryState, player: Player, column: Column) -> float:
    """What the next space of a column brings, and half of the one after."""
    spaces = REVEL_BENEFITS[column.index][player.mats.revels[column.index] :]
    value = worth_of_all(j, state, player, spaces[0])
    if len(spaces) > 1 and player.era < LAST_ERA:
        value += 0.5 * worth_of_all(j, state, player, spaces[1], deep=False)
    return value


def like_rank(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The row of the Militants whose next square is worth more."""
    return [
        worth(j, state, player, RANK_BENEFITS[option.index][4 - player.mats.ranks[option.index]])
        if isinstance(option, Column)
        else 0.0
        for option in decision.options
    ]
