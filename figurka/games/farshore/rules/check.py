"""What must always hold: every piece is somewhere, and no limit is passed."""

from collections import Counter

from figurka.core.errors import demand
from figurka.games.farshore.content.cards import CARDS
from figurka.games.farshore.content.maps import MAPS, PILES
from figurka.games.farshore.content.winds import ROSES_A, ROSES_B
from figurka.games.farshore.rules.state import (
    ANCHORS,
    CITY_SPACES,
    HAND_LIMIT,
    LAST_SPACE,
    NOBODY,
    WORKERS,
    FarshoreState,
    Player,
)
from figurka.games.farshore.rules.things import CONSTRUCTION, DESTINATION, UNIQUE, Card


def check(state: FarshoreState) -> None:
    """Raise BrokenInvariantError if anything is amiss; may be asked at any decision."""
    everybody = [*state.players, *([] if state.rival is None else [state.rival])]
    check_cards(state, everybody)
    check_bay(state)
    check_board(state, everybody)
    for player in everybody:
        check_city(player)
        demand(all(count >= 0 for count in player.goods), f"negative tokens of seat {player.seat}")
        demand(all(count >= 0 for count in player.stock), f"negative stock of seat {player.seat}")
        demand(0 <= player.ship <= LAST_SPACE, f"ship of seat {player.seat} off the track")
    for player in state.players:
        check_hand(player)
        check_workers(state, player)


def check_cards(state: FarshoreState, everybody: list[Player]) -> None:
    """All 125 cards are somewhere, each as often as printed."""
    count: Counter[Card] = Counter(state.deck.things())
    count.update(state.discard)
    for card, copies in zip(state.bay, state.bay_counts, strict=True):
        if card is not None:
            count[card] += copies
    for player in everybody:
        count.update(player.hand)
        count.update(standing.card for standing in player.city)
    for card in CARDS:
        demand(count[card] == card.copies, f"{count[card]} of {card.copies} copies of {card.key}")
    demand(len(state.discard) == len(state.discard_known), "discards and their viewers differ in number")


def check_bay(state: FarshoreState) -> None:
    """Eight places with different names; none without a card is stacked."""
    lying = [card for card in state.bay if card is not None]
    demand(len(set(lying)) == len(lying), "two Bay places with one name")
    for card, copies in zip(state.bay, state.bay_counts, strict=True):
        demand((card is None) == (copies == 0) and copies >= 0, "a Bay place with a wrong count")


def check_board(state: FarshoreState, everybody: list[Player]) -> None:
    """Map tiles and wind roses are all there."""
    values = PILES[len(state.players)]
    for kind in MAPS:
        owned = [player.maps[kind.index] for player in everybody if player.maps[kind.index] != NOBODY]
        left = state.map_left[kind.index]
        taken = values[: len(values) - left]
        demand(left >= 0 and sorted(owned, reverse=True) == list(taken), f"map tiles of {kind.name}")
    for stack, tiles in enumerate((ROSES_A, ROSES_B)):
        here = {state.winds[stack], *state.roses[stack].things()}
        demand(here == set(tiles), "wind roses")


def check_city(player: Player) -> None:
    """The counts kept beside a city agree with it, and its limits hold."""
    cards = [standing.card for standing in player.city]
    uniques = [card for card in cards if card.rarity == UNIQUE]
    demand(len(set(uniques)) == len(uniques), f"a unique card twice in the city of seat {player.seat}")
    demand(player.uniques == sum(card.bit for card in uniques), f"unique cards of seat {player.seat}")
    demand(player.spaces == sum(card.takes_space for card in cards), f"spaces of seat {player.seat}")
    demand(player.types == [sum(card.type == each for card in cards) for each in range(5)], "types of cards")
    demand(set(player.helpers) == {card for card in cards if card.help is not None}, "helping cards")
    anchored = [standing.card for standing in player.city if standing.anchor]
    demand(all(card.kind == CONSTRUCTION for card in anchored), "an anchor on a critter")
    demand(0 <= player.anchors <= ANCHORS - len(anchored), f"anchors of seat {player.seat}")
    visited = [standing.card for standing in player.city if standing.worker]
    demand(all(card.type == DESTINATION for card in visited), "a worker on a card that is no place")


def check_hand(player: Player) -> None:
    """Hand limit, city limit, and nobody knows of a card that is not there."""
    demand(len(player.hand) <= HAND_LIMIT, f"hand of seat {player.seat}")
    demand(player.spaces <= CITY_SPACES, f"city of seat {player.seat}")
    known = Counter(card for card, _ in player.known)
    demand(known <= Counter(player.hand), f"cards known in the hand of seat {player.seat}")


def check_workers(state: FarshoreState, player: Player) -> None:
    """A player's workers are all somewhere."""
    on_board = state.taken.count(player.seat) + player.at_docks + player.at_lookout + player.at_dunes
    in_city = player.stranded + sum(standing.worker for standing in player.city)
    here = [
        player.ready,
        player.reserve,
        player.at_docks,
        player.at_lookout,
        player.at_dunes,
        player.stranded,
    ]
    demand(min(here) >= 0, f"negative workers of seat {player.seat}")
    demand(player.ready + player.reserve + on_board + in_city == WORKERS, f"workers of seat {player.seat}")
