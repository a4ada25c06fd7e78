"""Why a thing on the table cannot be chosen now, for the tooltip beside it."""

from figurka.core.decision import Decision
from figurka.core.rules import Refusal
from figurka.games.farshore.content.cards import CARD
from figurka.games.farshore.content.places import DOCKS, DUNES, LOOKOUT, SHORE
from figurka.games.farshore.rules.paying import Means, why_not_play
from figurka.games.farshore.rules.placing import NO_WORKER, OCCUPIED, why_not_visit
from figurka.games.farshore.rules.state import FarshoreState, Player
from figurka.games.farshore.rules.things import AUTUMN, BAY, DESTINATION, HAND, PASS, PREPARE, USUAL, Card

NOT_ASKED = Refusal("refusal-not-asked")
UNKNOWN = Refusal("refusal-unknown-thing")
NOT_IN_HAND = Refusal("farshore-refusal-not-in-hand")
NOT_IN_BAY = Refusal("farshore-refusal-not-in-bay")
BLOCKED_BAY = Refusal("farshore-refusal-bay-blocked")
NOT_IN_CITY = Refusal("farshore-refusal-not-in-city")
NO_PLACE = Refusal("farshore-refusal-no-place")
NOT_IN_PLAY = Refusal("farshore-refusal-not-in-play")
WORKERS_LEFT = Refusal("farshore-refusal-workers-left")
LAST_SEASON = Refusal("farshore-refusal-last-season")
NOT_AUTUMN = Refusal("farshore-refusal-not-autumn")


def why_not(state: FarshoreState, decision: Decision, key: str) -> Refusal:
    """Why the thing with this key is not among the options of the decision."""
    if decision.kind != "turn":
        return NOT_ASKED
    player = state.players[decision.seat]
    where, _, name = key.partition(":")
    if key == PREPARE.key:
        return LAST_SEASON if player.season == AUTUMN else WORKERS_LEFT
    if key == PASS.key:
        return NOT_AUTUMN
    if where == "place":
        return why_not_place(state, player, name)
    card = CARD.get(name.partition("+")[0])
    if card is None:
        return UNKNOWN
    if where == "hand":
        return why_not_from_hand(player, card)
    if where == "bay":
        return why_not_from_bay(state, player, card)
    return why_not_in_city(player, card) if where == "city" else UNKNOWN


def why_not_place(state: FarshoreState, player: Player, name: str) -> Refusal:
    """Why no worker may be sent to a place of the board."""
    for place in (*SHORE, *state.islands, DOCKS, LOOKOUT, DUNES):
        if place.name == name:
            return why_not_visit(state, player, place) or NO_WORKER
    return NOT_IN_PLAY


def why_not_from_hand(player: Player, card: Card) -> Refusal:
    """Why a card cannot be played from the hand."""
    if card not in player.hand:
        return NOT_IN_HAND
    return why_not_play(Means(player, USUAL), card, HAND) or NOT_ASKED


def why_not_from_bay(state: FarshoreState, player: Player, card: Card) -> Refusal:
    """Why a card cannot be played from the Bay."""
    if card not in state.bay:
        return NOT_IN_BAY
    if card not in state.open_bay_cards():
        return BLOCKED_BAY
    return why_not_play(Means(player, USUAL), card, BAY) or NOT_ASKED


def why_not_in_city(player: Player, card: Card) -> Refusal:
    """Why no worker may be sent to a card of the city."""
    standing = [own for own in player.city if own.card is card]
    if not standing:
        return NOT_IN_CITY
    if card.type != DESTINATION:
        return NO_PLACE
    return OCCUPIED if all(own.worker for own in standing) else NO_WORKER
