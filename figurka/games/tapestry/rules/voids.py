"""What would bring a player nothing now: benefits that cannot be carried out, or count nothing."""

from figurka.games.tapestry.content.cards import AGE_OF_SAIL
from figurka.games.tapestry.content.civilizations import REVEL_BENEFITS
from figurka.games.tapestry.rules.advancing import movable, token_spaces
from figurka.games.tapestry.rules.conquering import conquer_targets
from figurka.games.tapestry.rules.exploring import explore_targets
from figurka.games.tapestry.rules.gaining import is_used_up
from figurka.games.tapestry.rules.inventing import row_of, upgradable
from figurka.games.tapestry.rules.laying import can_play_over
from figurka.games.tapestry.rules.scoring import amount
from figurka.games.tapestry.rules.state import NOBODY, RESOURCE_LIMIT, Player, TapestryState
from figurka.games.tapestry.rules.things import (
    ADVANCE,
    BOTTOM,
    BUILDING,
    CARDS,
    CIRCLE,
    CIVILIZATION,
    CONQUER,
    EITHER,
    EXPLORE,
    EXPLORE_SPACE,
    INVENT,
    LANDMARK,
    MIDDLE,
    PLAY_OVER,
    REGRESS,
    REPEAT,
    RESEARCH,
    RESOURCE,
    SCORE,
    SCORE_TRACK,
    SPACE_TILES,
    SQUARE,
    TILES,
    TOP,
    TRACK_COUNT,
    UPGRADE,
    Benefit,
    Column,
    Space,
    Stage,
    Tech,
)

HELPERS = {
    EXPLORE: (TILES,),
    EXPLORE_SPACE: (SPACE_TILES,),
    UPGRADE: (INVENT,),
    CIRCLE: (UPGRADE, INVENT),
    SQUARE: (UPGRADE, INVENT),
    PLAY_OVER: (CARDS,),
}
"""By kind of benefit those beside which it need not be void, though by itself it would be."""


def is_void(state: TapestryState, player: Player, benefit: Benefit) -> bool:
    """Whether a benefit by itself would bring nothing now."""
    verb, what = benefit.verb, benefit.what
    if verb == EITHER:
        return all(is_void(state, player, each) for each in benefit.options)
    if verb == RESOURCE:
        return player.goods[what] == RESOURCE_LIMIT
    if verb == SCORE:
        return amount(player, what) == 0
    if verb == SCORE_TRACK:
        return player.best(benefit.track) == 0
    if verb == BUILDING:
        return is_used_up(player, benefit)
    if verb == LANDMARK:
        return state.owners[what] != NOBODY
    if verb == CIVILIZATION:
        return not len(state.civ_pile)
    return is_move_void(state, player, benefit)


def is_move_void(state: TapestryState, player: Player, benefit: Benefit) -> bool:
    """The same of what is done on the map, on the tracks, with technologies and with cards."""
    verb = benefit.verb
    if verb == CONQUER:
        return not player.outposts or not conquer_targets(state, player, benefit.full)
    if verb == EXPLORE:
        has_tiles = bool(player.tiles) or (player.powers & AGE_OF_SAIL != 0 and state.has_tiles)
        return not has_tiles or not explore_targets(state, player, benefit.full)
    if verb == EXPLORE_SPACE:
        return not player.space_tiles
    if verb == INVENT:
        return not state.display and not state.has_techs
    if verb == RESEARCH:
        return not benefit.what and not any(movable(state, player, track) for track in range(TRACK_COUNT))
    if verb == UPGRADE:
        return not upgradable(state, player)
    if verb == CIRCLE:
        return not player.techs[MIDDLE]
    if verb == SQUARE:
        return not player.techs[TOP]
    if verb == PLAY_OVER:
        return not can_play_over(player)
    if verb == ADVANCE:
        return not movable(state, player, benefit.track)
    if verb == REGRESS:
        return not benefit.full or not any(player.tokens[benefit.track])
    if verb == REPEAT:
        return not any(not player.spaces_used & space.bit for space in token_spaces(player))
    return False


def voids_among(state: TapestryState, player: Player, benefits: tuple[Benefit, ...]) -> tuple[Benefit, ...]:
    """Those of several benefits that would bring nothing now, even with what the others bring."""
    void = [benefit for benefit in benefits if is_void(state, player, benefit)]
    brought = {benefit.verb for benefit in benefits if benefit not in void}
    return tuple(each for each in void if not brought.intersection(HELPERS.get(each.verb, ())))


def are_void(state: TapestryState, player: Player, benefits: tuple[Benefit, ...]) -> bool:
    """Whether several benefits together would bring nothing now."""
    return len(voids_among(state, player, benefits)) == len(benefits)


def is_space_void(state: TapestryState, player: Player, space: Space) -> bool:
    """Whether the benefit of a space would bring nothing now."""
    return player.spaces_used & space.bit != 0 or are_void(state, player, space.benefits)


def is_upgrade_void(state: TapestryState, player: Player, tech: Tech) -> bool:
    """Whether moving up a technology of one's own would bring nothing now."""
    gained = tech.circle if row_of(player, tech) == BOTTOM else tech.square
    return are_void(state, player, gained)


def is_revel_void(state: TapestryState, player: Player, column: Column) -> bool:
    """Whether the next space of the Merrymakers' column would bring nothing now."""
    return are_void(state, player, REVEL_BENEFITS[column.index][player.mats.revels[column.index]])


def is_stage_void(state: TapestryState, player: Player, stage: Stage) -> bool:
    """Whether a space of the Entertainers would bring nothing now."""
    return are_void(state, player, stage.benefits)
