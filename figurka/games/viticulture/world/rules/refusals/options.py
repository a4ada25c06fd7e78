"""Why a thing of World cannot be chosen now, for the tooltip beside it."""

from figurka.core.decision import Decision
from figurka.core.rules import Refusal
from figurka.games.viticulture.rules.course import Choice
from figurka.games.viticulture.rules.refusals import options as base
from figurka.games.viticulture.rules.refusals.options import ONLY_GRANDE, WORTH_AT_LEAST, Reason
from figurka.games.viticulture.rules.refusals.placing import (
    NO_SUCH_WORKER,
    NOT_ASKED,
    SPACE_CLOSED,
    THING,
    UNKNOWN,
    why_not_hand,
    why_not_token,
)
from figurka.games.viticulture.rules.refusals.steps import too_dear
from figurka.games.viticulture.rules.state import VitState
from figurka.games.viticulture.rules.steps import GainTile
from figurka.games.viticulture.rules.things import (
    BLUE,
    GRANDE,
    YELLOW,
    BoardSpot,
    Card,
    Grape,
    Wine,
    WorkerKind,
)
from figurka.games.viticulture.world.content.board import POSITIONS, SPACES_BY_SEATS
from figurka.games.viticulture.world.content.tiles import OVALS, TILES
from figurka.games.viticulture.world.rules.edition import continent_of
from figurka.games.viticulture.world.rules.influence import world_of
from figurka.games.viticulture.world.rules.innovating import covered_cost, oval_space
from figurka.games.viticulture.world.rules.placing import BESIDE, extra_price
from figurka.games.viticulture.world.rules.refusals.placing import (
    LABOURERS_SUMMER,
    LABOURERS_WINTER,
    why_not_place,
)
from figurka.games.viticulture.world.rules.things import LETTERS, Event, InnovationTile, Oval

ONLY_TRAINED = Refusal("viticulture-refusal-only-trained")
POSITION_TAKEN = Refusal("viticulture-refusal-position-taken")
POSITION_LAST_YEAR = Refusal("viticulture-refusal-position-last-year")
NOT_REVEALED = Refusal("viticulture-refusal-not-revealed")
NO_OVAL_SPACE = Refusal("viticulture-refusal-no-oval-space")
ONLY_OVALS = Refusal("viticulture-refusal-only-ovals")
OVAL_THERE = Refusal("viticulture-refusal-oval-there")
NO_SUCH_HAT = Refusal("viticulture-refusal-no-such-hat")
OTHER_INGREDIENT = Refusal("viticulture-refusal-other-ingredient")
NOBODY_THERE = Refusal("viticulture-refusal-nobody-there")

TILE: dict[str, InnovationTile] = {tile.key: tile for tile in (*TILES, *OVALS)}
SPACE = {
    space.key: space
    for action in range(len(LETTERS))
    for space in (oval_space(action, 0), oval_space(action, 1))
}


def why_not(state: VitState, decision: Decision, key: str) -> Refusal:
    """Why the thing with this key is not among the options of the decision."""
    reason = REASONS.get(decision.kind)
    return NOT_ASKED if reason is None else reason(state, decision, key)


def why_not_worker(state: VitState, decision: Decision, key: str) -> Refusal:
    """Why a worker cannot be sent to the chosen spot."""
    player, worker, spot = state.players[decision.seat], THING.get(key), decision.because
    if not isinstance(worker, WorkerKind):
        return NOT_ASKED
    if not player.available[worker.index]:
        return NO_SUCH_WORKER
    if worker.index == (YELLOW if state.winter else BLUE):
        return LABOURERS_SUMMER if state.winter else LABOURERS_WINTER
    if not isinstance(spot, BoardSpot):
        return NOT_ASKED
    if spot.space == BESIDE:
        return ONLY_GRANDE
    price = extra_price(continent_of(state).change(state), spot.action, worker.index)
    if price > player.lira:
        return too_dear(player, price)
    return NOT_ASKED if worker.index == GRANDE else ONLY_TRAINED


def why_not_position(state: VitState, decision: Decision, key: str) -> Refusal:
    """Why a position of the watch cannot be taken."""
    position = next((each for each in POSITIONS if each.key == key), None)
    if position is None:
        return NOT_ASKED
    taken = any(player.row == position.index for player in state.players)
    return POSITION_TAKEN if taken else POSITION_LAST_YEAR


def why_not_tile(state: VitState, decision: Decision, key: str) -> Refusal:
    """Why an innovation tile cannot be gained."""
    tile = TILE.get(key)
    if tile is None:
        return NOT_ASKED
    if tile not in world_of(state).revealed:
        return NOT_REVEALED
    only_oval = (
        isinstance(decision, Choice) and isinstance(decision.step, GainTile) and decision.step.only_oval
    )
    return ONLY_OVALS if only_oval and not isinstance(tile, Oval) else NO_OVAL_SPACE


def why_not_lay(state: VitState, decision: Decision, key: str) -> Refusal:
    """Why an oval tile cannot lie on a space."""
    space = SPACE.get(key)
    if space is None:
        return NOT_ASKED
    if space.space >= SPACES_BY_SEATS[state.seats]:
        return SPACE_CLOSED
    if world_of(state).ovals[2 * space.action.index + space.space] is not None:
        return OVAL_THERE
    return too_dear(state.players[decision.seat], covered_cost(space))


def why_not_sell_wine(state: VitState, decision: Decision, key: str) -> Refusal:
    """Why a wine cannot be sold."""
    wine = THING.get(key)
    if not isinstance(wine, Wine):
        return NOT_ASKED
    missing = why_not_token(state.players[decision.seat], wine)
    return (
        Refusal(WORTH_AT_LEAST, continent_of(state).change(state).least_wine_sold)
        if missing is None
        else missing
    )


def why_not_hat(state: VitState, decision: Decision, key: str) -> Refusal:
    """Why there is no such hat to be taken off."""
    return NO_SUCH_HAT if key.startswith("hat:") else NOT_ASKED


def why_not_ingredient(state: VitState, decision: Decision, key: str) -> Refusal:
    """Why something cannot be added to the dish."""
    player, thing = state.players[decision.seat], THING.get(key)
    missing = None
    if isinstance(thing, Grape | Wine):
        missing = why_not_token(player, thing)
    elif isinstance(thing, Card):
        missing = why_not_hand(player, thing)
    elif not isinstance(decision.because, Event):
        return UNKNOWN
    return OTHER_INGREDIENT if missing is None else missing


def why_not_fellow(state: VitState, decision: Decision, key: str) -> Refusal:
    """Why one cannot trade with somebody."""
    return NOBODY_THERE if key.startswith("seat:") else NOT_ASKED


REASONS: dict[str, Reason] = {
    **base.REASONS,
    "place": why_not_place,
    "worker": why_not_worker,
    "position": why_not_position,
    "tile": why_not_tile,
    "partner_tile": why_not_tile,
    "lay": why_not_lay,
    "sell_wine": why_not_sell_wine,
    "hat": why_not_hat,
    "ingredient": why_not_ingredient,
    "trade": why_not_fellow,
    "trade_needed": why_not_fellow,
}
"""By decision, who knows why something is not offered."""
