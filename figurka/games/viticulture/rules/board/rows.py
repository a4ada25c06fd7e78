"""The wake-up chart of the base game, and the turn order that both charts give."""

from figurka.games.viticulture.content.board import ROWS
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.things import Row


def free_rows(state: VitState) -> list[Row]:
    """The rows without a rooster."""
    taken = [player.row for player in state.players]
    return [row for row in ROWS if row.index not in taken]


def take_row(state: VitState, player: Player, row: Row) -> None:
    """Put the rooster onto a row."""
    player.row = row.index
    state.tell("wakes", player.seat, row)


def wake_up_order(state: VitState) -> tuple[int, ...]:
    """The seats, the lowest row first (V-12)."""
    return tuple(sorted(range(state.seats), key=lambda seat: state.players[seat].row))


def to_next_player(state: VitState) -> bool:
    """Give the turn to the next player of the season who has not passed; False if all have.

    Nobody learns anything of his cards by whether he is asked: a worker can always gain a lira.
    """
    order = state.order
    place = order.index(state.active)
    for seat in (*order[place + 1 :], *order[: place + 1]):
        if not state.players[seat].passed:
            state.active = seat
            return True
    return False
