"""Innovation: taking revealed tiles and laying them on the board."""

from collections.abc import Sequence
from functools import cache

from figurka.core.decision import DONE, Option, Rule, choose
from figurka.games.viticulture.rules.course import Course, choose_at
from figurka.games.viticulture.rules.effects.verbs import perform, verb
from figurka.games.viticulture.rules.points import pay_lira
from figurka.games.viticulture.rules.state import Player, VitState
from figurka.games.viticulture.rules.steps import Gain, GainTile, Step
from figurka.games.viticulture.rules.things import Number
from figurka.games.viticulture.world.content.balance import COVERED_BENEFITS, COVERED_COSTS
from figurka.games.viticulture.world.content.board import (
    SPACES_BY_SEATS,
    WORLD_ACTIONS,
    neighbour,
)
from figurka.games.viticulture.world.rules.influence import tally, world_of
from figurka.games.viticulture.world.rules.things import LETTERS, InnovationTile, Oval, OvalSpace, Tile

INNOVATE = LETTERS.index("H")
RECTANGULAR_SHOWN = 2
OVALS_SHOWN = 2


@cache
def oval_space(action: int, space: int) -> OvalSpace:
    """A space for an oval tile; each is made once."""
    return OvalSpace(WORLD_ACTIONS[action], space)


@cache
def number(value: int) -> Number:
    """A number to be chosen; each is made once."""
    return Number(value)


# The tiles on offer


def reveal_tiles(state: VitState) -> None:
    """Discard what is left of last year, then reveal two tiles of each shape (W-23, W-138)."""
    world = world_of(state)
    for tile in world.revealed:
        if isinstance(tile, Tile):
            world.tile_discards.append(tile)
        elif isinstance(tile, Oval):
            world.oval_discards.append(tile)
    shown: list[InnovationTile] = []
    for _ in range(RECTANGULAR_SHOWN):
        if not len(world.tile_pile) and world.tile_discards:
            world.tile_pile.rest, world.tile_discards = world.tile_discards, []
        if len(world.tile_pile):
            shown.append(world.tile_pile.draw(state))
    for _ in range(OVALS_SHOWN):
        if not len(world.oval_pile) and world.oval_discards:
            world.oval_pile.rest, world.oval_discards = world.oval_discards, []
        if len(world.oval_pile):
            shown.append(world.oval_pile.draw(state))
    world.revealed = tuple(shown)
    state.tell("tiles", -1, things=tuple(shown))


# Where ovals may lie


def covered_benefit(space: OvalSpace) -> tuple[Step, ...]:
    """What is printed on a space, gained by whoever covers it (W-54)."""
    printed = COVERED_BENEFITS.get(space.action.letter)
    return () if printed is None else printed[space.space]


def covered_cost(space: OvalSpace) -> int:
    """The lira that covering a space costs (W-54)."""
    printed = COVERED_COSTS.get(space.action.letter)
    return 0 if printed is None else printed[space.space]


def oval_spaces(state: VitState, lira: int) -> list[OvalSpace]:
    """The open spaces without an oval whose printed cost can be paid (W-52, W-103)."""
    world = world_of(state)
    spaces = SPACES_BY_SEATS[state.seats]
    return [
        each
        for action in range(len(LETTERS))
        for space in range(spaces)
        if world.ovals[2 * action + space] is None and covered_cost(each := oval_space(action, space)) <= lira
    ]


def offered_tiles(
    state: VitState, player: Player, lira: int, only_oval: bool = False
) -> list[InnovationTile]:
    """The revealed tiles that can be laid with so many lira left (W-58)."""
    room = bool(oval_spaces(state, lira))
    return [
        tile
        for tile in dict.fromkeys(world_of(state).revealed)
        if (room if isinstance(tile, Oval) else not only_oval)
    ]


# Taking and laying


def tile_price(step: GainTile, course: Course) -> int:
    """What a tile costs by this effect."""
    return max(step.price - course.discount, 0)


def can_gain_tile(state: VitState, player: Player, step: GainTile, course: Course) -> bool:
    """Whether a tile can be paid for and laid."""
    left = player.lira + purse_for(state, course) - tile_price(step, course)
    if left < 0:
        return False
    if not step.only_oval and any(isinstance(tile, Tile) for tile in world_of(state).revealed):
        return True
    return bool(offered_tiles(state, player, left, step.only_oval))


def purse_for(state: VitState, course: Course) -> int:
    """The lira of the partner's purse that may be used for a tile (tile *H)."""
    world = world_of(state)
    if world.partner is None or course.action != INNOVATE:
        return 0
    laid = world.tiles[INNOVATE]
    return world.partner.purse if laid is not None and laid.name == "innovate_solo" else 0


def do_gain_tile(state: VitState, player: Player, step: GainTile, course: Course) -> Rule[None]:
    """Take revealed tiles one after another and lay them."""
    done = 0
    while done < step.count and can_gain_tile(state, player, step, course):
        price = tile_price(step, course)
        left = player.lira + purse_for(state, course) - price
        options: list[Option] = [*offered_tiles(state, player, left, step.only_oval)]
        if done:
            options.append(DONE)
        tile = yield from choose_at(player.seat, "tile", options, step, course)
        if not isinstance(tile, InnovationTile):
            break
        yield from pay_for_tile(state, player, price, course)
        course.discount -= step.price - price
        yield from lay_tile(state, player, tile)
        done += 1


def pay_for_tile(state: VitState, player: Player, price: int, course: Course) -> Rule[None]:
    """Pay for a tile; with the solo tile the purse may help."""
    if purse_for(state, course):
        yield from pay_together(state, player, price, course.source)
    else:
        pay_lira(state, player, price)


def pay_for_space(state: VitState, player: Player, space: OvalSpace, price: int) -> None:
    """Pay what is printed on the space that an oval covers (W-54)."""
    if price:
        player.lira -= price
        state.tell("pays-for-space", player.seat, space, price)


def pay_together(state: VitState, player: Player, price: int, because: Option | None) -> Rule[None]:
    """Pay from the partner's purse or oneself, as the human likes."""
    pay_lira(state, player, (yield from own_share(state, player, price, because)))


def own_share(state: VitState, player: Player, price: int, because: Option | None) -> Rule[int]:
    """What is left to pay oneself after the partner's purse has paid as much as the human likes."""
    partner = world_of(state).partner
    if partner is not None and partner.purse and price:
        least, most = max(price - player.lira, 0), min(partner.purse, price)
        options = [number(value) for value in range(least, most + 1)]
        help_ = yield from choose(player.seat, "purse", options, because)
        partner.purse -= help_.value
        price -= help_.value
    return price


def lay_tile(state: VitState, player: Player, tile: InnovationTile) -> Rule[None]:
    """Lay a tile: a rectangular one on its action, an oval one on a space of the player's choice."""
    take_revealed(state, tile)
    if isinstance(tile, Tile):
        world_of(state).laying = None
        world_of(state).tiles[tile.action] = tile
        state.tell("innovates", player.seat, tile)
    elif isinstance(tile, Oval):
        space = yield from choose(player.seat, "lay", oval_spaces(state, player.lira), tile)
        pay_for_space(state, player, space, covered_cost(space))
        yield from cover(state, player, tile, space)
    tally(state, player, "innovation_tiles_gained")


def take_revealed(state: VitState, tile: InnovationTile) -> None:
    """Take a tile from those on offer; it is not replaced before next spring (W-55)."""
    world = world_of(state)
    shown = list(world.revealed)
    shown.remove(tile)
    world.revealed = tuple(shown)
    world.laying = tile


def cover(state: VitState, player: Player, tile: Oval, space: OvalSpace) -> Rule[None]:
    """Lay an oval onto a space; what is printed under it is gained (W-54)."""
    world_of(state).laying = None
    world_of(state).ovals[2 * space.action.index + space.space] = tile
    state.tell("covers", player.seat, tile, things=(space,))
    for step in covered_benefit(space):
        yield from perform(state, player, step, Course(tile))


def buy_with_purse(state: VitState, tile: Option) -> Rule[None]:
    """Lay a tile for the partner: a printed benefit goes to the purse, a cost is paid together (W-224)."""
    world, player = world_of(state), state.players[0]
    partner = world.partner
    if partner is None:
        return
    if isinstance(tile, Tile):
        yield from lay_tile(state, player, tile)
    elif isinstance(tile, Oval):
        take_revealed(state, tile)
        space = yield from choose(player.seat, "lay", oval_spaces(state, partner.purse + player.lira), tile)
        price = yield from own_share(state, player, covered_cost(space), tile)
        pay_for_space(state, player, space, price)
        world.laying = None
        world.ovals[2 * space.action.index + space.space] = tile
        state.tell("covers", player.seat, tile, things=(space,))
        for step in covered_benefit(space):
            partner.purse += step.lira if isinstance(step, Gain) and step.lira else 1
        tally(state, player, "innovation_tiles_gained")


# The bonus of an oval


def oval_bonus(state: VitState, action: int, space: int) -> tuple[Step, ...]:
    """The bonus of the oval on a space, perhaps of another one to which its arrow leads."""
    oval = bonus_oval(world_of(state).ovals, action, space, SPACES_BY_SEATS[state.seats])
    return () if oval is None else oval.steps


def bonus_oval(ovals: Sequence[Oval | None], action: int, space: int, spaces: int) -> Oval | None:
    """The oval whose bonus a space gives; arrows lead on to others, never in a circle (W-57, W-104)."""
    visited: list[tuple[int, int]] = []
    place: tuple[int, int] | None = (action, space)
    while place is not None and place not in visited:
        visited.append(place)
        oval = ovals[2 * place[0] + place[1]]
        if oval is None or not oval.arrow:
            return oval
        place = neighbour(place[0], place[1], oval.arrow, spaces)
    return None


verb(GainTile, do_gain_tile, can_gain_tile)
