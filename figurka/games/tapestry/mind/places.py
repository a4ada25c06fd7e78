"""How a hurried player likes plots and sites of the capital, and hexes of the map."""

from figurka.core.decision import Decision, Option
from figurka.games.tapestry.content.civilizations import STATUE_BENEFITS
from figurka.games.tapestry.content.tapestries import LAND_RESOURCE
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
    landmark_worth,
    symbol_worth,
    worth_of_all,
)
from figurka.games.tapestry.rules.exploring import explore_targets
from figurka.games.tapestry.rules.state import RESOURCE_LIMIT, Player, TapestryState
from figurka.games.tapestry.rules.things import (
    ARMORY,
    TAKE,
    Building,
    Column,
    Ground,
    Hex,
    Landmark,
    Plot,
    Site,
    SpaceTile,
    Tile,
    Turned,
)

# The capital


def like_plot(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """Where a building brings most: in the capital, on the Craftsmen's statue, on the map of the Nomads."""
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


def like_landmark_place(
    j: Judgement, state: TapestryState, player: Player, decision: Decision
) -> list[float]:
    """The city of the Nomads, or a hex of theirs."""
    city = 0.0
    landmark = decision.because
    if isinstance(landmark, Landmark):
        city = landmark_worth_placed(j, state, player, landmark)
    return [
        camp_worth(j, state, player, option) if isinstance(option, Hex) else city
        for option in decision.options
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
        3.5 - 0.2 * worth_of_all(j, state, player, option.benefits, deep=False)
        if isinstance(option, Tile)
        else 0.0
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
            value = float(
                sum([(other.lands & option.around).bit_count() for other in state.opponents(player)])
            )
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
