"""Exploring: territory tiles on the map and space tiles beside the income mat (T-48 to T-53)."""

from figurka.core.decision import DECLINE, SEATS, Option, Rule, choose
from figurka.games.tapestry.content.cards import AGE_OF_SAIL, CARD, EXPLOITATION, MILITARISM
from figurka.games.tapestry.rules.gaining import VERBS, draw_tiles, gain_all, score, score_by_card
from figurka.games.tapestry.rules.outposts import take_outpost
from figurka.games.tapestry.rules.state import Player, TapestryState
from figurka.games.tapestry.rules.things import (
    BY_TERRITORIES,
    EXPLORE,
    EXPLORE_SPACE,
    OUTPOST,
    TAKE,
    Benefit,
    Ground,
    Hex,
    Thing,
    Tile,
    standing,
)
from figurka.games.tapestry.rules.world import matching_sides, put_piece, settle


def explore_targets(state: TapestryState, player: Player, anywhere: bool) -> int:
    """The mask of the unexplored hexes beside a territory that the player controls, or of all (T-48)."""
    everything = (1 << len(state.board.hexes)) - 1
    return everything & ~state.explored & (everything if anywhere else player.reach)


def explore(
    state: TapestryState, player: Player, anywhere: bool, source: Option, only: Tile | None = None
) -> Rule[None]:
    """Place a tile of the supply, score its sides and gain its benefit; void if it cannot be (T-177)."""
    if player.finished:
        return
    if player.powers & AGE_OF_SAIL:
        draw_tiles(state, player, 3)
        yield from give_tile(state, player, only)
    targets = explore_targets(state, player, anywhere)
    tiles = tuple(player.tiles) if only is None else (only,)
    if not targets or not tiles:
        state.tell("cannot-explore", player.seat)
        return
    tile = yield from choose(player.seat, "tile", tiles, source)
    state.placing = tile
    place = yield from choose(player.seat, "explore", state.board.chosen(targets), tile)
    ground = yield from choose(player.seat, "rotation", tile.turns, place)
    state.placing = None
    player.tiles.remove(tile)
    yield from place_tile(state, player, tile, place, ground)


def place_tile(state: TapestryState, player: Player, tile: Tile, place: Hex, ground: Ground) -> Rule[None]:
    """Lay the tile, then score the sides that match and gain its benefit (T-49, T-51)."""
    state.ground[place.index] = ground
    state.explored |= place.bit
    state.tell("explores", player.seat, tile, things=(place,))
    if player.powers & MILITARISM and player.outposts:
        answer = yield from choose(player.seat, "militarism", (TAKE, DECLINE), place)
        if answer is TAKE:
            yield from take_outpost(state, player)
            put_piece(state, place, standing(player.seat, OUTPOST))
            state.tell("occupies", player.seat, place)
            yield from settle(state, place)
    times = 1
    if player.powers & EXPLOITATION:
        answer = yield from choose(player.seat, "exploitation", (TAKE, DECLINE), tile)
        times = 2 if answer is TAKE else 1
    if times == 1:
        score(state, player, matching_sides(state, place, ground), BY_TERRITORIES, place)
    for _ in range(times):
        yield from gain_all(state, player, tile.benefits, tile)


def give_tile(state: TapestryState, player: Player, kept: Tile | None) -> Rule[None]:
    """Age of Sail: a tile may be handed to an opponent for 3 points, but not one that must be placed."""
    card = CARD["age_of_sail"]
    receivers = [SEATS[other.seat] for other in state.opponents(player) if not other.finished]
    tiles = [tile for tile in player.tiles if tile is not kept]
    if not receivers or not tiles:
        return
    tile = yield from choose(player.seat, "give_tile", (*tiles, DECLINE), card)
    if not isinstance(tile, Tile):
        return
    receiver = yield from choose(player.seat, "receiver", receivers, card)
    player.tiles.remove(tile)
    taker = state.players[receiver.seat]
    (state.tile_discard if taker.bot else taker.tiles).append(tile)
    state.tell("gives-tile", player.seat, tile, other=receiver.seat)
    score_by_card(state, player, 3, "age_of_sail")


def gain_exploration(state: TapestryState, player: Player, benefit: Benefit, source: Thing) -> Rule[None]:
    """Explore with a territory tile."""
    return explore(state, player, benefit.full, source)


def explore_space(state: TapestryState, player: Player, benefit: Benefit, source: Thing) -> Rule[None]:
    """Lay a space tile of the supply beside the income mat and gain its benefits (T-52)."""
    if not player.space_tiles or player.finished:
        return
    star = yield from choose(player.seat, "space_tile", player.space_tiles, source)
    player.space_tiles = tuple(each for each in player.space_tiles if each is not star)
    player.stars = (*player.stars, star)
    state.tell("explores-space", player.seat, star)
    yield from gain_all(state, player, star.benefits, star, star.listed)


VERBS[EXPLORE] = gain_exploration
VERBS[EXPLORE_SPACE] = explore_space
