"""Where workers of the base game may be put, and which."""

from typing import Final

from figurka.games.viticulture.content.board import ACTIONS
from figurka.games.viticulture.rules.state import NOBODY, Player, VitState
from figurka.games.viticulture.rules.things import (
    ACTION_CARD,
    ALL_YEAR,
    BARE,
    BESIDE,
    DEMOLISH_SPOT,
    GRANDE,
    GREY,
    PLAIN,
    SPACE_NAMES,
    WITH_BONUS,
    YOKE,
    YOKE_SPOT,
    BoardSpot,
    Building,
    CardSpot,
    Spot,
)

SPOTS: Final = tuple(
    tuple(
        BoardSpot(action, space, SPACE_NAMES[space] if space else "") for space in (PLAIN, WITH_BONUS, BESIDE)
    )
    for action in ACTIONS
)
"""For each action the spot on a plain space, on the bonus space and beside them."""
KINDS: Final = (BARE, GRANDE, GREY)
_CARD_SPOTS: dict[str, CardSpot] = {}


def card_spot(building: Building) -> CardSpot:
    """The space of a structure card; each is made once."""
    return _CARD_SPOTS.setdefault(building.name, CardSpot(building))


def open_spots(state: VitState, player: Player, season: int) -> list[BoardSpot]:
    """The spots of a season where there is room for a worker of the player (V-30, V-32, V-38)."""
    open_spaces = state.edition.spaces(state.seats)
    plain_spaces = 2 if open_spaces == 3 else 1
    found: list[BoardSpot] = []
    for index, spaces in enumerate(state.board):
        action = ACTIONS[index]
        if action.season == ALL_YEAR:
            found.append(SPOTS[index][PLAIN])
            continue
        if action.season != season:
            continue
        full = True
        if len(spaces[PLAIN]) < plain_spaces:
            full = False
            found.append(SPOTS[index][PLAIN])
        if open_spaces > 1 and not spaces[WITH_BONUS]:
            full = False
            found.append(SPOTS[index][WITH_BONUS])
        if full and player.available[GRANDE]:
            found.append(SPOTS[index][BESIDE])
    return found


def private_spots(player: Player) -> list[Spot]:
    """The free spaces of the player's own mat (V-33, V-112, V-113)."""
    found: list[Spot] = []
    if player.structures & YOKE and player.yoke == NOBODY:
        found.append(YOKE_SPOT)
    if player.buildings:
        for site, building in enumerate(player.sites):
            free = player.card_workers[site] == NOBODY
            if building is not None and building.kind == ACTION_CARD and free:
                found.append(card_spot(building))
        if player.demolisher == NOBODY:
            found.append(DEMOLISH_SPOT)
    return found


def usable_kinds(state: VitState, player: Player, spot: Spot) -> list[int]:
    """The kinds of available workers that may be put onto a spot; only a grande beside full spaces."""
    if isinstance(spot, BoardSpot) and spot.space == BESIDE:
        return [GRANDE]
    return [kind for kind in KINDS if player.available[kind]]
