"""Where a hurried player explores and conquers."""

from figurka.games.tapestry.mind.judgement import Judgement
from figurka.games.tapestry.mind.worth import achievement_worth, worth_of_all
from figurka.games.tapestry.rules.state import Player, TapestryState
from figurka.games.tapestry.rules.things import MIDDLE_ISLAND, OUTPOST, TOPPLE_TWO, Ground, Hex, Tile
from figurka.games.tapestry.rules.world import matching_sides

LOOKED_AT = 3
"""On how many hexes a tile is tried, those with most land around them."""


def conquest_liking(j: Judgement, state: TapestryState, player: Player, place: Hex) -> float:
    """The middle island, rivals that can be toppled, the benefit of the tile, and new land in reach."""
    value = j.known * (state.explored & place.around & ~state.full).bit_count()
    value += j.reach * (place.around & ~player.reach & ~player.lands).bit_count()
    if place is state.board.middle:
        value += achievement_worth(state, player, MIDDLE_ISLAND)
    ground = state.ground[place.index]
    if ground is not None and ground.tile is not None:
        value += worth_of_all(j, state, player, ground.tile.benefits, deep=False) / 3
    for piece in state.pieces[place.index]:
        if (
            piece.what is OUTPOST
            and piece.seat != player.seat
            and state.bots.competes(state.players[piece.seat])
        ):
            value += j.toppled + 0.5 * achievement_worth(state, player, TOPPLE_TWO)
    return value


def place_liking(j: Judgement, state: TapestryState, player: Player, tile: Tile, place: Hex) -> float:
    """The sides that match in the best rotation, and land that is still open to conquest."""
    sides = max([matching_sides(state, place, ground) for ground in tile.turns])
    value = float(sides) + j.reach * (place.around & ~player.reach).bit_count()
    return value + j.known * (state.explored & place.around).bit_count()


def tile_liking(j: Judgement, state: TapestryState, player: Player, tile: Tile, places: list[Hex]) -> float:
    """The benefit of a tile, and how well it fits in one of the places."""
    best = max([place_liking(j, state, player, tile, place) for place in places], default=0.0)
    return best + worth_of_all(j, state, player, tile.benefits, deep=False)


def most_known(state: TapestryState, places: list[Hex]) -> list[Hex]:
    """The hexes with most explored land around them."""
    known = [((state.explored & place.around).bit_count(), -place.index) for place in places]
    return [places[index] for _, index in sorted(zip(known, range(len(places)), strict=True))[-LOOKED_AT:]]


def rotation_liking(state: TapestryState, place: Hex, ground: Ground) -> float:
    """How many sides match."""
    return float(matching_sides(state, place, ground))
