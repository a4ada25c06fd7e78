"""What must always hold: every card is somewhere, and no limit is passed."""

from collections import Counter

from figurka.core.errors import demand
from figurka.games.viticulture.content.buildings import BUILDINGS
from figurka.games.viticulture.content.orders import ORDERS
from figurka.games.viticulture.content.summer import SUMMER_VISITORS
from figurka.games.viticulture.content.vines import VINES
from figurka.games.viticulture.content.winter import WINTER_VISITORS
from figurka.games.viticulture.rules.board.workers import standing_workers
from figurka.games.viticulture.rules.state import (
    LOWEST_POINTS,
    MOST_RESIDUAL,
    MOST_WORKERS,
    NOBODY,
    Player,
    VitState,
)
from figurka.games.viticulture.rules.things import (
    BARE,
    GRANDE,
    GREY,
    LARGE_CELLAR,
    MAT_SITES,
    MEDIUM_CELLAR,
    STRUCTURE,
    VINE,
    Card,
)
from figurka.games.viticulture.rules.vineyard.cellar import TYPE_BITS

ALL_CARDS: tuple[Counter[Card], ...] = (
    Counter({vine: vine.copies for vine in VINES}),
    Counter(SUMMER_VISITORS),
    Counter(WINTER_VISITORS),
    Counter(ORDERS),
    Counter(BUILDINGS),
)


def check(state: VitState) -> None:
    """Raise BrokenInvariantError if anything is amiss; may be asked at any decision."""
    check_common(state)
    for player in state.players:
        total = player.workers[BARE] + player.workers[GRANDE] + player.trainees
        demand(total <= MOST_WORKERS, f"seat {player.seat} has {total} workers")


def check_common(state: VitState, elsewhere: tuple[Card, ...] = ()) -> None:
    """What holds in both games; `elsewhere` are cards that World keeps in other places."""
    check_cards(state, elsewhere)
    demand(
        sum(player.workers[GREY] for player in state.players) <= 1, "the grey worker is there more than once"
    )
    for player in state.players:
        check_player(player)
        check_fields(player)
        check_workers(state, player)


def check_cards(state: VitState, elsewhere: tuple[Card, ...]) -> None:
    """Every card of every deck is in just one place."""
    for deck, whole in enumerate(ALL_CARDS):
        there = Counter(state.decks[deck].things())
        there.update(state.discards[deck])
        promised = [card for _, card in state.promised]
        there.update(card for card in (*state.aside, *promised, *elsewhere) if card.deck == deck)
        for player in state.players:
            there.update(player.hand[deck])
            if deck == VINE:
                there.update(vine for vines in player.fields for vine in vines)
            if deck == STRUCTURE:
                there.update(building for building in player.sites if building is not None)
        if deck == STRUCTURE:
            there.update(card for packet in state.packets for card in packet)
        demand(there == whole, f"cards of deck {deck} are missing or too many")


def check_player(player: Player) -> None:
    """Nothing is negative and no limit is passed."""
    demand(player.lira >= 0, f"seat {player.seat} owes lira")
    demand(player.vp >= LOWEST_POINTS, f"seat {player.seat} has too few points")
    demand(player.vp == sum(player.points), f"seat {player.seat} has points of no source")
    demand(0 <= player.residual <= MOST_RESIDUAL, f"seat {player.seat} has a wrong income")
    demand(
        not player.structures & LARGE_CELLAR or player.structures & MEDIUM_CELLAR != 0,
        f"seat {player.seat} has the large cellar alone",
    )
    for mask in player.grapes:
        demand(mask & ~TYPE_BITS[0] == 0, f"seat {player.seat} has a grape of no value")
    for mask, bits in zip(player.wines, TYPE_BITS, strict=True):
        demand(mask & ~bits == 0, f"seat {player.seat} has a wine of no value")


def check_fields(player: Player) -> None:
    """A sold field is empty, and so is one with a structure card."""
    bits = 0
    for index, building in enumerate(player.sites):
        if building is not None:
            bits |= building.bit
            if index >= MAT_SITES:
                demand(
                    not player.fields[index - MAT_SITES], f"seat {player.seat} has vines under a structure"
                )
    demand(bits == player.buildings, f"seat {player.seat} has other structure cards than it thinks")
    for index in range(3):
        empty = not player.fields[index] and player.sites[MAT_SITES + index] is None
        demand(not player.sold >> index & 1 or empty, f"seat {player.seat} has something on a sold field")


def check_workers(state: VitState, player: Player) -> None:
    """Every worker is at home or stands somewhere."""
    there = Counter(place.kind for place in standing_workers(state, player))
    for kind, total in enumerate(player.workers):
        demand(player.available[kind] >= 0, f"seat {player.seat} has placed too many workers")
        demand(
            player.available[kind] + there[kind] == total,
            f"seat {player.seat} has workers of kind {kind} in no place or in two",
        )
    for index, kind in enumerate(player.card_workers):
        demand(kind == NOBODY or player.sites[index] is not None, f"seat {player.seat} has a worker nowhere")
