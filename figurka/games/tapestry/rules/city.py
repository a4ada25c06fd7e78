"""The capital city: placing buildings and landmarks, districts, rows and columns (T-83 to T-91)."""

from typing import Final

from figurka.core.decision import DONE, Option, Rule, choose
from figurka.games.tapestry.content.cards import CAPITALISM, MONARCHY, REVISIONISM, TERRAFORMING
from figurka.games.tapestry.content.civilizations import CIV, STATUE_BENEFITS
from figurka.games.tapestry.content.historians import historians_listen
from figurka.games.tapestry.content.landmarks import LANDMARKS, SIZE
from figurka.games.tapestry.content.mystics import check_omens
from figurka.games.tapestry.rules.gaining import VERBS, gain_all, score_by_card, take, take_any
from figurka.games.tapestry.rules.state import NOBODY, Player, TapestryState
from figurka.games.tapestry.rules.things import (
    ANY,
    BUILDING,
    BUILDINGS,
    CITY,
    COIN,
    DISTRICT,
    LANDMARK,
    MARKET,
    STATUE,
    Benefit,
    Building,
    Column,
    Hex,
    Landmark,
    Plot,
    Thing,
    standing,
)
from figurka.games.tapestry.rules.world import put_piece, settle

PLOTS: Final = tuple(Plot(row, column) for row in range(SIZE) for column in range(SIZE))
FULL_ROW: Final = (1 << SIZE) - 1
ROWS: Final = tuple(FULL_ROW << row * SIZE for row in range(SIZE))
COLUMNS: Final = tuple(sum(1 << row * SIZE + column for row in range(SIZE)) for column in range(SIZE))
LINES: Final = ROWS + COLUMNS
DISTRICTS: Final = tuple(
    sum(1 << row * SIZE + column for row in range(top, top + 3) for column in range(left, left + 3))
    for top in range(0, SIZE, 3)
    for left in range(0, SIZE, 3)
)
ALL_PLOTS: Final = (1 << SIZE * SIZE) - 1
PLOTS_OF_ROW: Final = tuple(
    tuple(
        tuple(PLOTS[row * SIZE + column] for column in range(SIZE) if bits >> column & 1)
        for bits in range(1 << SIZE)
    )
    for row in range(SIZE)
)
"""For each row the plots of each mask of it: listing a whole city is nine lookups."""

ARCHITECTS: Final = CIV["architects"]
CRAFTSMEN: Final = CIV["craftsmen"]
NOMADS: Final = CIV["nomads"]
UNIFORM_LINE: Final = 2
"""What a line with income buildings of one kind is worth to the Architects."""
SWAPS: Final = 3


def plots_of(mask: int) -> list[Option]:
    """The plots of a mask."""
    found: list[Option] = []
    for row in PLOTS_OF_ROW:
        found += row[mask & FULL_ROW]
        mask >>= SIZE
    return found


def free_plots(player: Player) -> int:
    """Where the player may build: Terraforming opens the impassable plots (T-84, T-150)."""
    return ALL_PLOTS & ~(player.city if player.powers & TERRAFORMING else player.filled)


# Filling plots


def fill(state: TapestryState, player: Player, mask: int) -> Rule[None]:
    """Cover plots with a building: Terraforming and complete districts reward it (T-89, T-150)."""
    capital = player.capital
    assert capital is not None
    player.city |= mask
    player.filled |= mask
    if capital.impassable & mask:
        score_by_card(state, player, 5, "terraforming")
    filled = player.filled
    lines = 0
    for line in LINES:
        if filled & line == line:
            lines += 1
    player.lines = lines
    complete = [
        index
        for index, district in enumerate(DISTRICTS)
        if not player.districts >> index & 1 and filled & district == district
    ]
    for index in complete:
        player.districts |= 1 << index
    for index in complete:
        state.tell("completes-district", player.seat, count=index)
        yield from take_any(state, player, 1, DISTRICT)
        if player.civs & ARCHITECTS.bit and is_uniform(player, DISTRICTS[index]):
            yield from take_any(state, player, 1, ARCHITECTS)
        yield from check_omens(state, player)


def is_uniform(player: Player, mask: int) -> bool:
    """Whether the income buildings on these plots, at least one, are all of one kind."""
    return sum(1 for plots in player.plots if plots & mask) == 1


def capital_points(player: Player) -> int:
    """A point for each complete row and column; for Architects two if it is uniform (T-90)."""
    if not player.civs & ARCHITECTS.bit:
        return player.lines
    filled = player.filled
    return sum(UNIFORM_LINE if is_uniform(player, line) else 1 for line in LINES if filled & line == line)


# Income buildings


def gain_building(state: TapestryState, player: Player, benefit: Benefit, source: Thing) -> Rule[None]:
    """An income building of a kind, or of the player's choice; void if none is left (T-86, T-121)."""
    if player.finished:
        return
    kind = benefit.what
    if kind == ANY:
        able = tuple(each for each in BUILDINGS if player.left[each.index])
        if not able:
            state.tell("finds-no-buildings", player.seat)
            return
        chosen = yield from choose(player.seat, "building", able, source)
        kind = chosen.index
    if player.left[kind]:
        yield from place_building(state, player, BUILDINGS[kind])
    else:
        state.tell("finds-no-building", player.seat, BUILDINGS[kind])


def place_building(state: TapestryState, player: Player, building: Building) -> Rule[None]:
    """Take the leftmost building of its row and place it; without a free plot it stays beside (T-152)."""
    player.left[building.index] -= 1
    options = plots_of(free_plots(player))
    if player.civs & CRAFTSMEN.bit:
        options += [STATUE[column] for column in range(3) if has_room(player, column)]
    if player.civs & NOMADS.bit:
        options += camps(state, player)
    if options:
        place = yield from choose(player.seat, "plot", options, building)
        if isinstance(place, Plot):
            yield from build_on(state, player, building, place)
        elif isinstance(place, Column):
            yield from build_statue(state, player, building, place.index)
        elif isinstance(place, Hex):
            yield from camp(state, player, building, place)
    else:
        state.tell("builds-beside", player.seat, building)
    if building.index == MARKET and player.powers & CAPITALISM:
        take(state, player, COIN)


def build_on(state: TapestryState, player: Player, building: Building, plot: Plot) -> Rule[None]:
    """Put an income building onto a plot."""
    player.plots[building.index] |= plot.bit
    state.tell("builds", player.seat, building, things=(plot,))
    if player.powers & MONARCHY:
        score_by_card(state, player, 3, "monarchy")
    yield from fill(state, player, plot.bit)


def has_room(player: Player, column: int) -> bool:
    """Whether a column of the Craftsmen's statue has a free plot."""
    return len(player.mats.statue[column]) < len(STATUE_BENEFITS[column])


def build_statue(state: TapestryState, player: Player, building: Building, column: int) -> Rule[None]:
    """Put an income building onto the statue and gain what it covers; the statue counts as capital."""
    height = len(player.mats.statue[column])
    columns = list(player.mats.statue)
    columns[column] = (*columns[column], building.index)
    player.mats.statue = tuple(columns)
    state.tell("builds-statue", player.seat, building, column + 1)
    if player.powers & MONARCHY:
        score_by_card(state, player, 3, "monarchy")
    yield from gain_all(state, player, STATUE_BENEFITS[column][height], CRAFTSMEN)


# Landmarks


def gain_landmark(state: TapestryState, player: Player, landmark: Landmark) -> Rule[None]:
    """Take a landmark that nobody has (T-46)."""
    if state.owners[landmark.index] == NOBODY:
        yield from state.bots.win_landmark(state, player, landmark)


def win_landmark(state: TapestryState, player: Player, landmark: Landmark) -> Rule[None]:
    """Own a landmark and place it (T-87, T-88)."""
    state.owners[landmark.index] = player.seat
    player.landmarks += 1
    state.tell("wins-landmark", player.seat, landmark)
    spots = camps(state, player) if player.civs & NOMADS.bit else []
    place: Option = CITY
    if spots:
        place = yield from choose(player.seat, "landmark_where", (CITY, *spots), landmark)
    if isinstance(place, Hex):
        yield from camp(state, player, landmark, place)
    else:
        yield from place_landmark(state, player, landmark)
    if landmark.track >= 0 and player.powers & REVISIONISM:
        yield from take_any(state, player, 1, landmark)
    yield from historians_listen(state, player)


def place_landmark(state: TapestryState, player: Player, landmark: Landmark) -> Rule[None]:
    """Turn a landmark and lay it into the capital; beside it if it fits nowhere (T-91, T-151)."""
    taken = ~free_plots(player)
    able = [(turned, [site for site in turned.sites if not site.mask & taken]) for turned in landmark.turns]
    able = [(turned, sites) for turned, sites in able if sites]
    if not able:
        state.tell("keeps-landmark", player.seat, landmark)
        return
    state.placing = landmark
    turned = yield from choose(player.seat, "quarters", tuple(each for each, _ in able), landmark)
    sites = next(sites for each, sites in able if each is turned)
    site = yield from choose(player.seat, "site", sites, turned)
    state.placing = None
    player.sites = (*player.sites, site)
    state.tell("places-landmark", player.seat, landmark, things=(site,))
    yield from fill(state, player, site.mask)


def gain_named_landmark(state: TapestryState, player: Player, benefit: Benefit, source: Thing) -> Rule[None]:
    """The landmark of a technology."""
    return gain_landmark(state, player, LANDMARKS[benefit.what])


# Nomads


def camps(state: TapestryState, player: Player) -> list[Hex]:
    """Where Nomads may put a building: beside their only token, or on an empty territory nearby."""
    own = player.lands & ~state.full
    empty = state.explored & ~state.occupied & player.reach
    return state.board.chosen(own | empty)


def camp(state: TapestryState, player: Player, what: Option, place: Hex) -> Rule[None]:
    """Put a building of the Nomads onto the map; beside an own token it brings a resource."""
    own = player.lands & place.bit
    put_piece(state, place, standing(player.seat, what))
    state.tell("camps", player.seat, what, things=(place,))
    if own:
        yield from take_any(state, player, 1, NOMADS)
    else:
        yield from settle(state, place)


# Architects


def swap_buildings(state: TapestryState, player: Player) -> Rule[None]:
    """Architects gained in play may swap pairs of income buildings in the capital."""
    for _ in range(SWAPS):
        kinds = [index for index in range(4) if player.plots[index]]
        if len(kinds) < 2:
            return
        standing_on = sum(player.plots)
        options = [*plots_of(standing_on), DONE]
        first = yield from choose(player.seat, "swap_first", options, ARCHITECTS)
        if not isinstance(first, Plot):
            return
        kind = next(index for index in kinds if player.plots[index] & first.bit)
        others = plots_of(standing_on & ~player.plots[kind])
        second = yield from choose(player.seat, "swap_second", others, ARCHITECTS)
        assert isinstance(second, Plot)
        other = next(index for index in kinds if player.plots[index] & second.bit)
        player.plots[kind] ^= first.bit | second.bit
        player.plots[other] ^= first.bit | second.bit
        state.tell("swaps", player.seat, things=(first, second))


VERBS[BUILDING] = gain_building
VERBS[LANDMARK] = gain_named_landmark
