"""The map: pieces on hexes, who controls what, and the terrains that meet."""

from figurka.core.decision import Rule
from figurka.games.tapestry.content.mystics import check_omens
from figurka.games.tapestry.rules.gaining import achieve
from figurka.games.tapestry.rules.state import Player, TapestryState
from figurka.games.tapestry.rules.things import CUBE, OUTPOST, TOPPLE_TWO, Ground, Hex, Piece


def put_piece(state: TapestryState, place: Hex, piece: Piece) -> None:
    """Put a piece onto a hex; control is not settled yet."""
    here = state.pieces[place.index]
    state.pieces[place.index] = (*here, piece)
    state.occupied |= place.bit
    if here:
        state.full |= place.bit


def topple(state: TapestryState, place: Hex, seat: int) -> None:
    """Lay all standing pieces of a seat on a hex down, and stand up those of everybody else there."""
    state.pieces[place.index] = tuple(
        piece.counterpart if piece.what is not CUBE and piece.toppled != (piece.seat == seat) else piece
        for piece in state.pieces[place.index]
    )


def settle(state: TapestryState, place: Hex) -> Rule[None]:
    """Settle who controls a hex, and what follows from it (T-55, T-126)."""
    before = state.controller(place.index)
    holders = {
        piece.seat for piece in state.pieces[place.index] if not piece.toppled and piece.what is not CUBE
    }
    after = state.players[holders.pop()] if len(holders) == 1 else None
    if before is not after:
        if before is not None:
            before.lands &= ~place.bit
            before.reach = reach_of(state, before.lands)
        if after is not None:
            after.lands |= place.bit
            after.reach |= place.around
        for player in (before, after):
            if player is not None:
                yield from check_omens(state, player)
    if after is not None:
        check_topple_two(state, after)


def reach_of(state: TapestryState, lands: int) -> int:
    """The mask of the hexes beside those of a mask."""
    reach = 0
    for each in state.board.chosen(lands):
        reach |= each.around
    return reach


def check_topple_two(state: TapestryState, player: Player) -> None:
    """Two controlled territories with toppled outposts of opponents are an achievement (T-97, T-133)."""
    count = 0
    for each in state.board.chosen(player.lands & state.full):
        for piece in state.pieces[each.index]:
            if piece.toppled and piece.what is OUTPOST and counts_for(state, player, piece):
                count += 1
    if count >= 2:
        achieve(state, player, TOPPLE_TWO)


def counts_for(state: TapestryState, player: Player, piece: Piece) -> bool:
    """Whether a toppled outpost is that of an opponent who competes."""
    return piece.seat != player.seat and state.bots.competes(state.players[piece.seat])


def matches(ground: Ground, side: int, beside: Ground) -> bool:
    """Whether a side shows a terrain that goes on beside it, by its two end corners (T-174)."""
    mine, other = ground.corners, beside.corners
    return mine[side] == other[(side + 4) % 6] or mine[(side + 1) % 6] == other[(side + 3) % 6]


def sides_that_match(state: TapestryState, place: Hex, ground: Ground) -> list[int]:
    """The sides of a tile on a hex that match what is explored beside it (T-49, T-172)."""
    found = []
    for side, index in enumerate(place.neighbours):
        if index >= 0:
            beside = state.ground[index]
            if beside is not None and matches(ground, side, beside):
                found.append(side)
    return found


def matching_sides(state: TapestryState, place: Hex, ground: Ground) -> int:
    """How many sides of a tile on a hex match what is explored beside it."""
    return len(sides_that_match(state, place, ground))
