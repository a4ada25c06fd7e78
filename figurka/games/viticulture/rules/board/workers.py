"""Workers: where they stand, placing them and taking them back."""

from functools import cache
from typing import final

from figurka.core.decision import Option
from figurka.games.viticulture.rules.course import Course
from figurka.games.viticulture.rules.state import NOBODY, Player, VitState, kind_of, seat_of, worker
from figurka.games.viticulture.rules.things import (
    DEMOLISH_SPOT,
    GRANDE,
    GREY,
    WORKER_NAMES,
    YOKE_SPOT,
    BoardSpot,
    CardSpot,
    Spot,
)

OFF_BOARD = -1


@final
class Placed(Option):
    """An own worker that stands somewhere: on a space of an action, or on one's own mat."""

    __slots__ = ("action", "kind", "place", "space")

    def __init__(self, place: str, action: int, space: int, kind: int) -> None:
        super().__init__(
            f"back:{place}:{space}:{WORKER_NAMES[kind]}"
            if space >= 0
            else f"back:{place}:{WORKER_NAMES[kind]}"
        )
        self.place = place
        """The name of the action, `yoke`, `demolish`, or the structure card's."""
        self.action = action
        self.space = space
        self.kind = kind


@cache
def placed(place: str, action: int, space: int, kind: int) -> Placed:
    """A worker that stands somewhere, as something to choose; each is made once."""
    return Placed(place, action, space, kind)


def put_worker(state: VitState, player: Player, spot: Spot, kind: int) -> None:
    """Put an available worker onto a spot."""
    player.available[kind] -= 1
    if isinstance(spot, BoardSpot):
        state.board[spot.action.index][spot.space] += (worker(player.seat, kind),)
    elif isinstance(spot, CardSpot):
        player.card_workers[player.sites.index(spot.building)] = kind
    elif spot is YOKE_SPOT:
        player.yoke = kind
    elif spot is DEMOLISH_SPOT:
        player.demolisher = kind


def lift_worker(state: VitState, player: Player, spot: Spot, kind: int) -> None:
    """Take a worker that was just put onto a spot back again."""
    player.available[kind] += 1
    if isinstance(spot, BoardSpot):
        state.board[spot.action.index][spot.space] = state.board[spot.action.index][spot.space][:-1]


def standing_workers(state: VitState, player: Player) -> list[Placed]:
    """The player's workers that stand somewhere; several alike on one space are one entry each."""
    found: list[Placed] = []
    for index, spaces in enumerate(state.board):
        name = state.edition.actions[index].name
        for space, there in enumerate(spaces):
            found += [
                placed(name, index, space, kind_of(each)) for each in there if seat_of(each) == player.seat
            ]
    if player.yoke != NOBODY:
        found.append(placed("yoke", OFF_BOARD, -1, player.yoke))
    if player.demolisher != NOBODY:
        found.append(placed("demolish", OFF_BOARD, -1, player.demolisher))
    found += [placed("demolish", OFF_BOARD, -1, kind) for kind in player.stranded]
    for site, kind in enumerate(player.card_workers):
        building = player.sites[site]
        if kind != NOBODY and building is not None:
            found.append(placed(building.name, OFF_BOARD, -1, kind))
    return found


def retrievable(state: VitState, player: Player, course: Course, only_grande: bool) -> list[Placed]:
    """The workers that an effect may take back: not the one that played the card, but any grande (W-126)."""
    found = standing_workers(state, player)
    if only_grande:
        return [each for each in found if each.kind == GRANDE]
    for each in found:
        if (each.action, each.space, each.kind) == (course.standing, course.space, course.worker):
            found.remove(each)
            break
    return found


def retrieve(state: VitState, player: Player, chosen: Placed) -> None:
    """Take a worker back, who may be placed again this year (W-114)."""
    replace_worker(state, player, chosen, NOBODY)
    drop_plan(state, player, chosen)
    player.available[chosen.kind] += 1
    state.tell("retrieves", player.seat, chosen)


def drop_plan(state: VitState, player: Player, chosen: Placed) -> None:
    """A worker sent ahead by the Planner who is taken back does not act."""
    for plan in state.plans:
        if (plan.seat, plan.action, plan.kind) == (player.seat, chosen.action, chosen.kind):
            state.plans = tuple(each for each in state.plans if each is not plan)
            return


def replace_worker(state: VitState, player: Player, placed: Placed, instead: int) -> None:
    """A worker that stands somewhere leaves, with nobody instead, or becomes of another kind."""
    if placed.action >= 0:
        there = list(state.board[placed.action][placed.space])
        at = there.index(worker(player.seat, placed.kind))
        there[at : at + 1] = [] if instead == NOBODY else [worker(player.seat, instead)]
        state.board[placed.action][placed.space] = tuple(there)
    elif placed.place == "yoke":
        player.yoke = instead
    elif placed.place == "demolish":
        leave_mat(player, placed.kind, instead)
    else:
        player.card_workers[site_of(player, placed.place)] = instead


def leave_mat(player: Player, kind: int, instead: int) -> None:
    """A worker of the structure mat, or of a card taken down there, leaves or becomes of another kind."""
    if player.demolisher == kind:
        player.demolisher = instead
        return
    left = list(player.stranded)
    left.remove(kind)
    player.stranded = tuple(left) if instead == NOBODY else (*left, instead)


def site_of(player: Player, name: str) -> int:
    """Where a structure card stands."""
    return next(
        index for index, building in enumerate(player.sites) if building is not None and building.name == name
    )


def take_all_back(state: VitState, player: Player) -> None:
    """All workers of a player come back at the year's end; the grey one returns to the chart (V-15, W-68)."""
    seat = player.seat
    for spaces in state.board:
        for space, there in enumerate(spaces):
            if there:
                spaces[space] = tuple([each for each in there if seat_of(each) != seat])
    player.yoke = player.demolisher = NOBODY
    player.stranded = ()
    player.card_workers = [NOBODY] * len(player.card_workers)
    player.workers[GREY] = 0
    player.available = player.workers[:]
