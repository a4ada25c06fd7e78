"""What is looked at in each game of Farshore, to tell what wins."""

from collections.abc import Iterable

from figurka.arena.balancing.form import Balance, Things
from figurka.games.farshore.content.cards import CARDS
from figurka.games.farshore.content.maps import MAPS
from figurka.games.farshore.content.places import DOCKS, DUNES, ISLANDS, LOOKOUT, SHORE
from figurka.games.farshore.rules.state import NOBODY, FarshoreState


def in_hand(state: FarshoreState, seat: int) -> Iterable[str]:
    """The cards in a player's hand."""
    return (card.key for card in state.players[seat].hand)


def in_city(state: FarshoreState, seat: int) -> Iterable[str]:
    """The cards in a player's city."""
    return (standing.card.key for standing in state.players[seat].city)


def maps_of(state: FarshoreState, seat: int) -> Iterable[str]:
    """The types of map tiles that a player owns."""
    return (kind.key for kind in MAPS if state.players[seat].maps[kind.index] != NOBODY)


def place_of(state: FarshoreState, seat: int) -> int:
    """A player's place in the turn order."""
    return (seat - state.first) % len(state.players)


BALANCE = Balance(
    things=(
        Things(
            "cards",
            "farshore-balance-cards",
            CARDS,
            held=in_city,
            dealt=in_hand,
        ),
        Things(
            "plays",
            "farshore-balance-plays",
            CARDS,
            told=frozenset({"plays", "plays-bay"}),
            asked={"turn": ("hand:", "bay:"), "play": ("hand:", "bay:")},
        ),
        Things("maps", "farshore-balance-maps", MAPS, held=maps_of),
        Things(
            "openings",
            "farshore-balance-openings",
            (*SHORE, *ISLANDS, DOCKS, LOOKOUT, DUNES),
            told=frozenset({"visits"}),
            first=True,
        ),
    ),
    place=place_of,
    measures={
        "farshore-balance-city": lambda state, seat: len(state.players[seat].city),
        "farshore-balance-map-tiles": lambda state, seat: state.players[seat].map_tiles,
        "farshore-balance-treasures": lambda state, seat: state.players[seat].treasure,
        "farshore-balance-ship": lambda state, seat: state.players[seat].ship,
    },
)
