"""What the companion knows, in the shape of Tapestry's own view: nothing of it is hidden from the person."""

from figurka.games.tapestry.companion.rules.bots import table_bots
from figurka.games.tapestry.companion.rules.moving import Move
from figurka.games.tapestry.companion.rules.shape import AutomaView, MoveView
from figurka.games.tapestry.companion.rules.things import BLANK_TILE, SHARED
from figurka.games.tapestry.content.maps import PLACES
from figurka.games.tapestry.rules import view as tapestry
from figurka.games.tapestry.rules.scoring import breakdown
from figurka.games.tapestry.rules.shape import HexView, PlayerView
from figurka.games.tapestry.rules.state import Player, TapestryState
from figurka.games.tapestry.rules.things import Hex


def view(state: TapestryState, seat: int | None) -> AutomaView:
    """The whole position; what lies at the printed table and is not told counts as nothing."""
    seen = tapestry.view(state, seat)
    seen["game"] = "tapestry-automa"
    seen["players"] = [view_person(state, person, seat) for person in state.humans]
    seen["map"]["hexes"] = [view_hex(state, place) for place in state.board.hexes]
    seen["display"] = []
    seen["piles"] = {"cards": 0, "techs": 0, "tiles": 0, "space_tiles": 0, "civilizations": 0}
    seen["discards"] = {"cards": [], "techs": [], "tiles": []}
    bots = table_bots(state)
    moves = [view_move(move) for move in bots.moves]
    return {**seen, "moves": moves, "shared": bots.outcome == SHARED.index}


def view_move(move: Move) -> MoveView:
    """A thing to be moved."""
    return {
        "kind": move.kind,
        "seat": move.seat,
        "thing": None if move.thing is None else move.thing.key,
        "place": None if move.place is None else PLACES[move.place],
        "start": move.start,
        "end": move.end,
    }


def view_person(state: TapestryState, person: Player, viewer: int | None) -> PlayerView:
    """The person, whose points are counted at the table."""
    seen = tapestry.view_player(state, person, viewer)
    seen["vp"] = 0
    seen["score"] = dict.fromkeys(breakdown(person), 0)
    return seen


def view_hex(state: TapestryState, place: Hex) -> HexView:
    """A hex; a tile that only the person sees has no corners and no number."""
    seen = tapestry.view_hex(state, place)
    ground = state.ground[place.index]
    if ground is not None and ground.tile is BLANK_TILE:
        seen["tile"] = None
    return seen
