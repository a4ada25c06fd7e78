"""What lies where at the printed table, and what is moved there to get from one position to another."""

from typing import Final

from figurka.core.decision import Option
from figurka.games.tapestry.companion.rules.things import AUTOMA, PERSON, SHADOW
from figurka.games.tapestry.content.landmarks import TRACK_LANDMARKS
from figurka.games.tapestry.content.maps import ACHIEVEMENTS
from figurka.games.tapestry.content.techs import DISPLAY, TECHS
from figurka.games.tapestry.content.tracks import TRACKS
from figurka.games.tapestry.rules.state import TapestryState
from figurka.games.tapestry.rules.things import Ground, Hex, Piece
from figurka.games.tapestry.solo.rules.bots import bots_of

NOWHERE: Final = -1
"""Where a token comes from that was not on a track, or goes to if it leaves it."""


class Move:
    """A thing to be moved: of whom, what, on which hex, from where to where."""

    __slots__ = ("end", "kind", "place", "seat", "start", "thing")

    def __init__(
        self,
        kind: str,
        seat: int,
        thing: Option | None = None,
        place: Hex | None = None,
        start: int = 0,
        end: int = 0,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.thing = thing
        self.place = place
        self.start = start
        self.end = end


class Position:
    """What lies at the printed table, as far as it is known here."""

    __slots__ = (
        "achieved",
        "favourites",
        "ground",
        "hexes",
        "mat",
        "owners",
        "pieces",
        "points",
        "supply",
        "techs",
        "tokens",
    )

    def __init__(self, state: TapestryState) -> None:
        bots = bots_of(state)
        self.hexes = state.board.hexes
        self.tokens = [tuple(player.tokens) for player in state.players]
        self.owners = tuple(state.owners)
        self.ground = tuple(state.ground)
        self.pieces = tuple(state.pieces)
        self.achieved = state.achieved
        self.techs = len(state.tech_pile)
        self.supply = len(bots.supply)
        self.mat = len(bots.mat)
        self.favourites = bots.favourites
        self.points = state.players[AUTOMA].vp


def moves_between(before: Position, after: Position) -> tuple[Move, ...]:
    """What has to be moved at the printed table: tokens, landmarks, the map, cards, marks and points."""
    moves: list[Move] = []
    for seat in (AUTOMA, SHADOW, PERSON):
        moves += moved_tokens(before, after, seat)
    moves += moved_landmarks(before, after)
    for place in after.hexes:
        moves += moved_on_hex(before, after, place)
    moves += moved_achievements(before, after)
    moves += moved_cards(before, after)
    for seat, (old, new) in enumerate(zip(before.favourites, after.favourites, strict=True), AUTOMA):
        if old != new:
            moves.append(Move("favourite", seat, TRACKS[new], start=old))
    if before.points != after.points:
        moves.append(Move("points", AUTOMA, start=before.points, end=after.points))
    return tuple(moves)


# Tracks and landmarks


def moved_tokens(before: Position, after: Position, seat: int) -> list[Move]:
    """The tokens of a seat that are on other spaces than before."""
    moves: list[Move] = []
    for track in TRACKS:
        gone, come = list(before.tokens[seat][track.index]), list(after.tokens[seat][track.index])
        for space in before.tokens[seat][track.index]:
            if space in come:
                gone.remove(space)
                come.remove(space)
        for place in range(max(len(gone), len(come))):
            start = gone[place] if place < len(gone) else NOWHERE
            end = come[place] if place < len(come) else NOWHERE
            moves.append(Move("token", seat, track, start=start, end=end))
    return moves


def moved_landmarks(before: Position, after: Position) -> list[Move]:
    """The landmarks that have come to somebody, or back onto the board."""
    return [
        Move("landmark", after.owners[each.index], each, start=before.owners[each.index])
        for each in TRACK_LANDMARKS
        if before.owners[each.index] != after.owners[each.index]
    ]


# The map


def moved_on_hex(before: Position, after: Position, place: Hex) -> list[Move]:
    """The tile and the pieces of a hex that have come, gone, fallen or been stood up."""
    moves = moved_tile(before.ground[place.index], after.ground[place.index], place)
    old, new = before.pieces[place.index], after.pieces[place.index]
    for row in range(max(len(old), len(new))):
        was = old[row] if row < len(old) else None
        now = new[row] if row < len(new) else None
        if was is not now:
            moves.append(moved_piece(was, now, place))
    return moves


def moved_tile(was: Ground | None, now: Ground | None, place: Hex) -> list[Move]:
    """A tile that was laid, or that is taken up again."""
    if was is None and now is not None:
        return [Move("tile", NOWHERE, place=place)]
    if was is not None and now is None:
        return [Move("tile-up", NOWHERE, place=place)]
    return []


def moved_piece(was: Piece | None, now: Piece | None, place: Hex) -> Move:
    """A piece that came onto a hex, left it, fell or was stood up."""
    if now is None:
        assert was is not None
        return Move("piece-off", was.seat, was.what, place)
    if was is None:
        return Move("piece-lying" if now.toppled else "piece", now.seat, now.what, place)
    return Move("topple" if now.toppled else "stand", now.seat, now.what, place)


# Cards and marks


def moved_achievements(before: Position, after: Position) -> list[Move]:
    """The tokens that have come onto achievements, or off them."""
    moves: list[Move] = []
    for achievement, old, new in zip(ACHIEVEMENTS, before.achieved, after.achieved, strict=True):
        moves += [Move("achievement", seat, achievement) for seat in new if seat not in old]
        moves += [Move("achievement-off", seat, achievement) for seat in old if seat not in new]
    return moves


def moved_cards(before: Position, after: Position) -> list[Move]:
    """The technologies on offer that are replaced, and the tapestry cards of the Automa."""
    moves: list[Move] = []
    if before.techs != after.techs:
        renewed = (before.techs - after.techs) % len(TECHS) // DISPLAY
        back = (after.techs - before.techs) % len(TECHS) // DISPLAY
        kind, count = ("techs", renewed) if renewed <= back else ("techs-back", back)
        moves.append(Move(kind, AUTOMA, end=count))
    for kind, old, new in (("supply", before.supply, after.supply), ("mat", before.mat, after.mat)):
        if old != new:
            moves.append(Move(kind if new > old else f"{kind}-back", AUTOMA, start=old, end=new))
    return moves
