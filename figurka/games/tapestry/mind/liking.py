"""How much a hurried player likes each option of a decision, by its kind."""

from collections.abc import Callable
from typing import Final, TypeAlias

from figurka.core.decision import DECLINE, DONE, Decision, Option, SeatOption
from figurka.games.tapestry.content.cards import CAPITALISM, TRAP
from figurka.games.tapestry.content.civilizations import RANK_BENEFITS, REVEL_BENEFITS, STATUE_BENEFITS, Stage
from figurka.games.tapestry.content.incomes import ERA_BONUSES
from figurka.games.tapestry.content.tapestries import LAND_RESOURCE
from figurka.games.tapestry.content.tracks import TRACKS
from figurka.games.tapestry.mind.cards import card_worth, dark_age
from figurka.games.tapestry.mind.city import Fit
from figurka.games.tapestry.mind.judgement import Judgement
from figurka.games.tapestry.mind.land import (
    conquest_liking,
    most_known,
    place_liking,
    rotation_liking,
    tile_liking,
)
from figurka.games.tapestry.mind.worth import (
    building_worth,
    invention_worth,
    landmark_worth,
    row_worth,
    space_worth,
    step_cost,
    step_worth,
    symbol_worth,
    way_back_worth,
    worth,
    worth_of_all,
)
from figurka.games.tapestry.rules.exploring import explore_targets
from figurka.games.tapestry.rules.state import LAST_ERA, RESOURCE_LIMIT, Player, TapestryState
from figurka.games.tapestry.rules.things import (
    A_RESOURCE,
    ARMORY,
    BOTTOM,
    BUY,
    CIVILIZATION,
    DECK,
    HOUSE,
    INCOME,
    LAST,
    MARKET,
    MIDDLE,
    POINTS,
    REFRESH,
    RESOURCE,
    ROLL,
    SCORE,
    SCORE_TRACK,
    TAKE,
    TILE_BENEFIT,
    TRACK_COUNT,
    UP,
    Benefit,
    Building,
    Card,
    Civilization,
    Column,
    Die,
    Ground,
    Hex,
    Landmark,
    LaidAt,
    Number,
    Payment,
    Plot,
    Resource,
    Site,
    Space,
    SpaceTile,
    Step,
    Tech,
    Tile,
    Track,
    Turned,
)
from figurka.games.tapestry.rules.turn import tier_after

Liker: TypeAlias = Callable[[Judgement, TapestryState, Player, Decision], list[float]]
"""How much each option of a decision is liked."""
ENOUGH_LANDS: Final = 6
"""How many of anything the Mystics usually come to."""
FORETOLD: Final = {"omen:tech_cards": 4, "omen:complete_districts": 3, "omen:controlled_territories": 5}


def likings(j: Judgement, state: TapestryState, decision: Decision) -> list[float]:
    """How much a hurried player likes each option, roughly in points."""
    liker = LIKERS.get(decision.kind)
    if liker is None:
        return [0.0] * len(decision.options)
    return liker(j, state, state.players[decision.seat], decision)


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
    if 0 < era < LAST_ERA - 1 and all([other.era <= era for other in state.neighbours(player)]):
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
    cost = 0.7 * (price.tiles * j.more_tiles + price.cards * j.more_cards)
    if price.cards == len(player.hand):
        cost += j.card[player.era]
    cost += price.techs * symbol_worth(j, state, player, MARKET)
    gain = bonus_gain(j, state, player, decision) - cost
    return [gain if option is TAKE else 0.0 for option in decision.options]


def like_olympics(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """10 points for a worker."""
    gain = 10.0 - j.resource[player.era]
    return [gain if isinstance(option, Resource) else 0.0 for option in decision.options]


def like_mercantilism(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """All food but one, 2 points for each."""
    return [float(option.number) if isinstance(option, Number) else 0.0 for option in decision.options]


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
    return [float(ORDER.get(option.verb, 5)) if isinstance(option, Benefit) else 0.0 for option in decision.options]


ORDER: Final = {CIVILIZATION: 9, REFRESH: 1, SCORE: 0, SCORE_TRACK: 0, RESOURCE: 2}
"""By verb how soon a benefit is gained; the others come in the middle."""


def like_benefit(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The benefit that is worth most."""
    return [worth(j, state, player, option) if isinstance(option, Benefit) else 0.0 for option in decision.options]


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
        way_back_worth(j, state, player, option.track, option.start, full=True) if isinstance(option, Step) else 0.0
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
        float(max([other.best(option.index) for other in state.opponents(player)]) - player.best(option.index))
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
        space_worth(j, state, player, option) if isinstance(option, Space) else 0.0 for option in decision.options
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
        revel_worth(j, state, player, option) if isinstance(option, Column) else 0.0 for option in decision.options
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


# The capital


def like_plot(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """Where a building brings most: in the capital, on the statue of the Craftsmen, on the map of the Nomads."""
    fit = Fit(j, state, player)
    found = []
    for option in decision.options:
        if isinstance(option, Plot):
            found.append(fit.gain(option.bit))
        elif isinstance(option, Column):
            column = option.index
            gains = STATUE_BENEFITS[column][len(player.mats.statue[column])]
            found.append(worth_of_all(j, state, player, gains))
        else:
            found.append(camp_worth(j, state, player, option))
    return found


def camp_worth(j: Judgement, state: TapestryState, player: Player, option: Option) -> float:
    """What a building of the Nomads brings on a hex: a resource, or a territory."""
    if not isinstance(option, Hex):
        return 0.0
    if player.lands & option.bit:
        return j.resource[player.era]
    return symbol_worth(j, state, player, ARMORY) + conquest_liking(j, state, player, option)


def like_landmark_place(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The city of the Nomads, or a hex of theirs."""
    city = 0.0
    landmark = decision.because
    if isinstance(landmark, Landmark):
        city = landmark_worth_placed(j, state, player, landmark)
    return [
        camp_worth(j, state, player, option) if isinstance(option, Hex) else city for option in decision.options
    ]


def landmark_worth_placed(j: Judgement, state: TapestryState, player: Player, landmark: Landmark) -> float:
    """What a landmark brings in the capital."""
    fit = Fit(j, state, player)
    return max([best_site(fit, turned) for turned in landmark.turns])


def like_turning(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The rotation with the best site."""
    fit = Fit(j, state, player)
    return [best_site(fit, option) if isinstance(option, Turned) else 0.0 for option in decision.options]


def best_site(fit: Fit, turned: Turned) -> float:
    """What the best site of a turned landmark brings."""
    filled = fit.filled
    return max([fit.gain(site.mask) for site in turned.sites if not site.mask & filled], default=0.0)


def like_site(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The site that brings districts and lines nearest to their end."""
    fit = Fit(j, state, player)
    return [fit.gain(option.mask) if isinstance(option, Site) else 0.0 for option in decision.options]


def like_building(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The building that uncovers most."""
    return [
        building_worth(j, state, player, option.index) if isinstance(option, Building) else 0.0
        for option in decision.options
    ]


def like_landmark(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The largest landmark; among equals the one that the others are nearest to."""
    found = []
    for option in decision.options:
        value = 0.0
        if isinstance(option, Landmark):
            nearest = max([other.best(option.track) for other in state.opponents(player)])
            value = landmark_worth(j, state, player, option) + 0.1 * min(nearest, option.space)
        found.append(value)
    return found


# The map


def like_conquest(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The territory that brings most."""
    return [
        conquest_liking(j, state, player, option) if isinstance(option, Hex) else 0.0
        for option in decision.options
    ]


def like_tile(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The tile with the best benefit that also fits."""
    places = most_known(state, state.board.chosen(explore_targets(state, player, anywhere=False)))
    return [
        tile_liking(j, state, player, option, places) if isinstance(option, Tile) else 0.0
        for option in decision.options
    ]


def like_place(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The hex where the tile fits best."""
    tile = decision.because
    assert isinstance(tile, Tile)
    return [
        place_liking(j, state, player, tile, option) if isinstance(option, Hex) else 0.0
        for option in decision.options
    ]


def like_rotation(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The rotation in which most sides match."""
    place = decision.because
    assert isinstance(place, Hex)
    return [
        rotation_liking(state, place, option) if isinstance(option, Ground) else 0.0
        for option in decision.options
    ]


def like_tile_loss(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The tile that is worth least."""
    return [
        -worth_of_all(j, state, player, option.benefits, deep=False) if isinstance(option, Tile) else -100.0
        for option in decision.options
    ]


def like_given_tile(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The worst tile for 3 points, but not the last one."""
    return [
        3.5 - 0.2 * worth_of_all(j, state, player, option.benefits, deep=False) if isinstance(option, Tile) else 0.0
        for option in decision.options
    ]


def like_star(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The space tile that is worth most."""
    return [
        worth_of_all(j, state, player, option.benefits) if isinstance(option, SpaceTile) else 0.0
        for option in decision.options
    ]


def like_exploitation(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The benefit twice instead of the matching sides, if it is worth more than some three points."""
    tile = decision.because
    gain = worth_of_all(j, state, player, tile.benefits) - 3.0 if isinstance(tile, Tile) else 0.0
    return [gain if option is TAKE else 0.0 for option in decision.options]


def like_trade(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """A token of the Traders: points for rivals around it, or the benefit of a rival's tile."""
    found = []
    for option in decision.options:
        value = 0.0
        if isinstance(option, Hex) and not state.occupied & option.bit:
            value = float(sum([(other.lands & option.around).bit_count() for other in state.opponents(player)]))
        elif isinstance(option, Hex):
            ground = state.ground[option.index]
            if ground is not None and ground.tile is not None:
                value = worth_of_all(j, state, player, ground.tile.benefits)
        found.append(value)
    return found


def like_colony(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The tile with most kinds of land for which there is room."""
    found = []
    for option in decision.options:
        ground = state.ground[option.index] if isinstance(option, Hex) else None
        land = () if ground is None or ground.tile is None else ground.tile.land
        found.append(float(sum([player.goods[LAND_RESOURCE[each]] < RESOURCE_LIMIT for each in land])))
    return found


# Cards, technologies and civilizations


def like_card(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The card that is worth most now."""
    return [
        card_worth(j, state, player, option) if isinstance(option, Card) else 0.0 for option in decision.options
    ]


def like_laid_card(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The card on a mat whose effect is worth most now."""
    return [
        card_worth(j, state, player, option.card) if isinstance(option, LaidAt) else 0.0
        for option in decision.options
    ]


def like_card_loss(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The card that is worth least."""
    return [
        -card_worth(j, state, player, option) if isinstance(option, Card) else -100.0
        for option in decision.options
    ]


def like_democracy(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """Cards are worth 2 points, but one for each income to come, and traps, are kept."""
    needed = LAST_ERA - 1 - player.era
    spare = len(player.hand) > needed
    return [
        2.0 * spare + 0.01 - 0.01 * card_worth(j, state, player, option)
        if isinstance(option, Card)
        else 1.0
        for option in decision.options
    ]


def like_tyranny(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """A drawn card for 5 points, which ends Tyranny."""
    return [
        5.0 + card_worth(j, state, player, option) - j.cards["tyranny"] if isinstance(option, Card) else 0.0
        for option in decision.options
    ]


def like_invention(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The technology with the best circle and square; unseen ones are middling."""
    known = [tech_worth(j, state, player, option) for option in decision.options if isinstance(option, Tech)]
    unseen = sum(known) / len(known) if known else 0.0
    return [
        tech_worth(j, state, player, option) if isinstance(option, Tech) else unseen
        for option in decision.options
    ]


def tech_worth(j: Judgement, state: TapestryState, player: Player, tech: Tech) -> float:
    """What the circle and the square of a technology promise."""
    circle = worth_of_all(j, state, player, tech.circle, deep=False)
    return circle + 0.5 * worth_of_all(j, state, player, tech.square, deep=False)


def like_upgrade(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The upgrade that is worth most; one is better than none."""
    return [
        0.1 + row_worth(j, state, player, option) if isinstance(option, Tech) else 0.0
        for option in decision.options
    ]


def like_circle(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The circle that is worth most."""
    return [
        worth_of_all(j, state, player, option.circle) if isinstance(option, Tech) else 0.0
        for option in decision.options
    ]


def like_square(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The square that is worth most."""
    return [
        worth_of_all(j, state, player, option.square) if isinstance(option, Tech) else 0.0
        for option in decision.options
    ]


def like_tech_loss(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The technology that has no more to bring."""
    return [
        -row_worth(j, state, player, option)
        if isinstance(option, Tech) and (option in player.techs[BOTTOM] or option in player.techs[MIDDLE])
        else 0.0
        for option in decision.options
    ]


def like_mark(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """A token of the Inventors: on an own technology first, and on the one that is worth most."""
    return [
        row_worth(j, state, player, option) + 2.0 * (option in player.techs[BOTTOM] + player.techs[MIDDLE])
        if isinstance(option, Tech)
        else 0.0
        for option in decision.options
    ]


def like_refresh(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """New technologies if the open ones are poor."""
    best = max([tech_worth(j, state, player, tech) for tech in state.display], default=0.0)
    return [2 * j.upgrade - best if option is TAKE else 0.0 for option in decision.options]


def like_civilization(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The civilization with which most is made."""
    return [
        j.civilizations[option.index] if isinstance(option, Civilization) else 0.0 for option in decision.options
    ]


def like_alchemy(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """A second roll is worth its risk, a third one seldom."""
    rolled = len(player.mats.alchemy)
    return [1.5 - rolled if option is ROLL else 0.0 for option in decision.options]


def like_omen(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """What one usually comes to."""
    usual = 1 if decision.because is None else FORETOLD.get(decision.because.key, 1)
    return [
        -abs(option.number - usual) if isinstance(option, Number) else 0.0 for option in decision.options
    ]


def like_muster(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The outposts that are left stand evenly in both rows."""
    return [
        -abs(2.0 * option.number - player.outposts) if isinstance(option, Number) else 0.0
        for option in decision.options
    ]


# Others


def like_seat(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """Whoever has come farthest."""
    return [
        float(sum([state.players[option.seat].best(track) for track in range(TRACK_COUNT)]))
        if isinstance(option, SeatOption)
        else 0.0
        for option in decision.options
    ]


def like_weak_seat(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """Whoever has least points."""
    return [
        -float(state.players[option.seat].vp) if isinstance(option, SeatOption) else 0.0
        for option in decision.options
    ]


def like_trade_seat(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """Whoever stands on the space that is worth most."""
    found = []
    for option in decision.options:
        value = 0.0
        if isinstance(option, SeatOption):
            other = state.players[option.seat]
            spaces = [TRACKS[track].spaces[other.best(track)] for track in range(TRACK_COUNT)]
            value = max([space_worth(j, state, player, space, deep=False) for space in spaces])
        found.append(value)
    return found


def like_yes(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """What costs nothing is taken, and everything is done once it may be."""
    return [0.0 if option is DECLINE or option is DONE else 1.0 for option in decision.options]


def like_feudalism(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """A resource, or 3 points for each landmark."""
    resource, points = j.resource[player.era], 3.0 * player.landmarks
    return [resource if option is A_RESOURCE else points for option in decision.options]


def like_revolution(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """A resource, unless territories can be had back."""
    beaten = sum(
        [
            1
            for place in state.board.chosen(state.full & ~player.lands)
            for piece in state.pieces[place.index]
            if piece.seat == player.seat and piece.toppled
        ]
    )
    lands = min(3, beaten) * (1.0 + symbol_worth(j, state, player, ARMORY))
    return [j.resource[player.era] if option is A_RESOURCE else lands for option in decision.options]


def like_up(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """Up."""
    return [1.0 if option is UP else 0.0 for option in decision.options]


def like_swap(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The Architects leave their buildings where they are."""
    return [1.0 if option is DONE else 0.0 for option in decision.options]


def like_own_start(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """Heralds lay a card at once if they keep another."""
    return [1.0 if (option is TAKE) == (len(player.hand) > 1) else 0.0 for option in decision.options]


def indifferent(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """One as well as the other."""
    return [0.0] * len(decision.options)


LIKERS: Final[dict[str, Liker]] = {
    "alchemists": like_alchemy,
    "alchemists_start": like_yes,
    "alchemists_track": like_bare_track,
    "ally": like_seat,
    "automa_second": indifferent,
    "bare_advance": like_advance,
    "bonus": like_bonus,
    "bonus_discard": like_bonus_discard,
    "bonus_free": like_free_bonus,
    "building": like_building,
    "capital": indifferent,
    "circle": like_circle,
    "civilization": like_civilization,
    "civilization_first": indifferent,
    "colonialism": like_colony,
    "conquer": like_conquest,
    "dark_ages": like_dark_ages,
    "democracy": like_democracy,
    "die": like_die,
    "die_first": like_die_order,
    "discard_card": like_card_loss,
    "discard_tech": like_tech_loss,
    "discard_tile": like_tile_loss,
    "either": like_benefit,
    "espionage": like_laid_card,
    "exploitation": like_exploitation,
    "explore": like_place,
    "feudalism": like_feudalism,
    "free_advance": like_advance,
    "gain": like_gain,
    "give_tile": like_given_tile,
    "guilds": like_guilds,
    "guilds_buy": like_more,
    "guilds_sell": like_more,
    "head_start": like_track,
    "herald": like_laid_card,
    "heralds_start": like_own_start,
    "historians_square": indifferent,
    "historians_tile": like_tile_loss,
    "historians_whom": like_seat,
    "invent": like_invention,
    "invent_unseen": like_yes,
    "inventors": like_mark,
    "inventors_gain": like_yes,
    "isolate": like_yes,
    "landmark": like_landmark,
    "landmark_where": like_landmark_place,
    "lay": like_card,
    "leaders": like_track,
    "lose": like_loss,
    "mercantilism": like_mercantilism,
    "militarism": like_yes,
    "muster": like_muster,
    "olympics": like_olympics,
    "omen": like_omen,
    "order": like_order,
    "payment": like_payment,
    "perform": like_stage,
    "play_over": like_card,
    "plot": like_plot,
    "quarters": like_turning,
    "rank": like_rank,
    "receiver": like_weak_seat,
    "refresh": like_refresh,
    "regress": like_way_back,
    "renaissance": like_bare_track,
    "repeat": like_space,
    "restart": like_restart,
    "revel": like_column,
    "revolution": like_revolution,
    "rotation": like_rotation,
    "science_die": like_track,
    "sell": like_loss,
    "site": like_site,
    "socialism": like_socialism,
    "socialism_token": like_farthest,
    "space_tile": like_star,
    "spouse": like_seat,
    "square": like_square,
    "stage": like_stage,
    "stand_up": like_conquest,
    "swap_first": like_swap,
    "swap_second": indifferent,
    "tile": like_tile,
    "track": like_track,
    "trade": like_trade,
    "trade_space": like_space,
    "trade_with": like_trade_seat,
    "trader_die": like_die,
    "trap": like_yes,
    "turn": like_turn,
    "tyranny": like_tyranny,
    "up_or_down": like_up,
    "upgrade": like_upgrade,
}
"""For each kind of decision how its options are liked."""
