"""What lessons of Farshore look at in a state, always from the learner's seat."""

from collections.abc import Mapping

from figurka.games.farshore.content.cards import CARD
from figurka.games.farshore.rules.paying import Means, why_not_play
from figurka.games.farshore.rules.sailing import wind_strength
from figurka.games.farshore.rules.scoring import TREASURE_POINTS, breakdown, score
from figurka.games.farshore.rules.shape import ScoreSource
from figurka.games.farshore.rules.state import FarshoreState
from figurka.games.farshore.rules.things import HAND, TOKENS, USUAL
from figurka.lessons.form import LEARNER, Figure, Holds, Unasked
from figurka.locales import Message

SEASON_COMES = Unasked("prepares", "prepare", "season")
"""With no worker left and no card that can be paid, the next season comes by itself."""


def goods(state: FarshoreState) -> Mapping[str, int]:
    """The learner's tokens that are not zero."""
    mine = state.players[LEARNER].goods
    return {token.key: mine[token.index] for token in TOKENS if mine[token.index]}


def has(**wanted: int) -> Holds:
    """The learner has just these tokens."""
    return lambda state: goods(state) == wanted


def stock(token: str) -> Figure:
    """How many of a token the learner has."""
    return lambda state: goods(state).get(token, 0)


def held(token: str) -> Figure:
    """How many of a token the learner has, with its name."""
    return lambda state: amount(token, goods(state).get(token, 0))


def amount(token: str, count: int) -> Message:
    """So many of a token."""
    return Message(f"farshore-resource-{token}", {"count": count})


def in_city(card: str) -> Holds:
    """A card stands in the learner's city."""
    return lambda state: any(standing.card is CARD[card] for standing in state.players[LEARNER].city)


def in_hand(*cards: str) -> Holds:
    """The learner holds all these cards."""
    return lambda state: all(CARD[card] in state.players[LEARNER].hand for card in cards)


def out_of_reach(card: str) -> Holds:
    """The learner does not hold a card any more, or cannot play it now."""

    def holds(state: FarshoreState) -> bool:
        player = state.players[LEARNER]
        return (
            CARD[card] not in player.hand or why_not_play(Means(player, USUAL), CARD[card], HAND) is not None
        )

    return holds


def has_type(type_: int) -> Holds:
    """A card of a type, so of a colour, stands in the learner's city."""
    return lambda state: state.players[LEARNER].types[type_] > 0


def visited(card: str) -> Holds:
    """A worker stands on a card of the learner's city."""
    return lambda state: any(
        standing.card is CARD[card] and standing.worker for standing in state.players[LEARNER].city
    )


def sailed_to(space: int) -> Holds:
    """The learner's ship has reached a space."""
    return lambda state: ship(state) >= space


def ship(state: FarshoreState) -> int:
    """The space of the learner's ship."""
    return state.players[LEARNER].ship


def wind(card: str) -> Figure:
    """How many spaces the wind moves the ship for a card."""
    return lambda state: wind_strength(state, CARD[card])


def sails(card: str) -> Figure:
    """How many spaces a card moves the ship by its own text."""
    return lambda _: CARD[card].sails


def treasure_points(state: FarshoreState) -> int:
    """What a treasure is worth at the end."""
    return TREASURE_POINTS


def anchors(state: FarshoreState) -> int:
    """How many anchors the learner has left."""
    return state.players[LEARNER].anchors


def anchors_left(state: FarshoreState) -> Message:
    """How many anchors the learner has left, with their name."""
    return Message("farshore-count-anchors", {"count": anchors(state)})


def workers(state: FarshoreState) -> int:
    """How many workers the learner has ready."""
    return state.players[LEARNER].ready


def season(state: FarshoreState) -> int:
    """The learner's season."""
    return state.players[LEARNER].season


def map_tiles(state: FarshoreState) -> int:
    """How many map tiles the learner has."""
    return state.players[LEARNER].map_tiles


def earned(source: ScoreSource) -> Figure:
    """The learner's points from a source, as if the game ended now."""
    return lambda state: breakdown(state, state.players[LEARNER])[source]


def points(state: FarshoreState) -> int:
    """The learner's points, as if the game ended now."""
    return score(state, state.players[LEARNER])


def discount(card: str) -> Figure:
    """How many resources less a card lets one pay."""
    bargain = CARD[card].bargain
    assert bargain is not None
    return lambda _: bargain.terms.discount


def price(card: str, token: str) -> Figure:
    """How many of a token a card costs, with its name."""
    many = costs(card, token)
    return lambda state: Message(f"farshore-resource-{token}", {"count": many(state)})


def costs(card: str, token: str) -> Figure:
    """How many of a token a card costs."""
    amounts = {each.key: CARD[card].cost.amounts[each.index] for each in TOKENS[:4]}
    return lambda _: amounts[token]
