"""What must always hold at the companion: the bots and the map as in the game, faceless things by number."""

from figurka.core.errors import demand
from figurka.games.tapestry.companion.rules.things import BLANK_TILE
from figurka.games.tapestry.content.techs import TECHS
from figurka.games.tapestry.content.tiles import TERRITORIES
from figurka.games.tapestry.rules import check as tapestry
from figurka.games.tapestry.rules.state import TapestryState
from figurka.games.tapestry.solo.content.cards import solo_deck
from figurka.games.tapestry.solo.rules.bots import bots_of


def check(state: TapestryState) -> None:
    """Raise BrokenInvariantError if anything is amiss; may be asked at any decision."""
    bots, person = bots_of(state), state.players[0]
    cards = len(state.deck) + len(state.discard) + len(bots.supply) + len(bots.mat)
    demand(cards == len(solo_deck()), "tapestry cards")
    techs = len(state.tech_pile) + len(state.tech_discard) + len(state.display)
    demand(techs == len(TECHS), "technologies")
    laid = sum(ground is not None and ground.tile is BLANK_TILE for ground in state.ground)
    demand(len(state.tile_pile) + laid == len(TERRITORIES), "territory tiles")
    demand(not person.hand and not person.tiles and not sum(person.goods), "things of the person")
    bots.check(state)
    tapestry.check_landmarks(state)
    for player in state.players:
        tapestry.check_player(player)
        tapestry.check_tracks(player)
        tapestry.check_pieces(state, player)
    tapestry.check_map(state)
