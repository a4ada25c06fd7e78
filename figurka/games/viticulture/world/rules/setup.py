"""Setting up World."""

from typing import Final

from figurka.core.chance import Chance
from figurka.core.decision import Rule
from figurka.core.piles import Pile
from figurka.core.rules import Settings
from figurka.games.viticulture.content.parents import MAMAS, PAPAS
from figurka.games.viticulture.rules.setup import WITH, choose_gift, new_state, take_mama
from figurka.games.viticulture.rules.state import NOBODY, PARENTS, YEAR_START, VitState
from figurka.games.viticulture.rules.things import ORDER, VINE, Papa
from figurka.games.viticulture.world.content.balance import influence_start
from figurka.games.viticulture.world.content.board import YEARS
from figurka.games.viticulture.world.content.events import FIRST_EVENTS
from figurka.games.viticulture.world.content.parents import WORLD_MAMAS, WORLD_PAPAS
from figurka.games.viticulture.world.content.partner import PARTNER_CARDS
from figurka.games.viticulture.world.content.tiles import OVALS, REPLACED_IN_SOLO, TILES
from figurka.games.viticulture.world.rules.continents import CONTINENTS
from figurka.games.viticulture.world.rules.continents.continent import Continent
from figurka.games.viticulture.world.rules.edition import WorldEdition, continent_of
from figurka.games.viticulture.world.rules.influence import world_of
from figurka.games.viticulture.world.rules.solo import add_to_display
from figurka.games.viticulture.world.rules.state import Career, Partner, World, new_year
from figurka.games.viticulture.world.rules.things import FROM_START, Event, Oval, Tile

FIRST: Final = "first"
RANDOM: Final = "random"
EVENT_CHOICES: Final = (FIRST, RANDOM)
OPEN: Final = "open"
HIDDEN: Final = "hidden"
HAND_CHOICES: Final = (OPEN, HIDDEN)
LEVELS: Final = ("easy", "normal", "hard")
NORMAL: Final = "normal"
WORKERS: Final = [2, 2, 0, 1, 0]
"""Two summer and two winter labourers, no trained one, the grande (W-13)."""
UNSUITED: Final = ("rafael", "gary")
"""The papas whose gift is a worker (W-79)."""
EDITIONS: Final = {
    (name, solo): WorldEdition(continent, solo)
    for name, continent in CONTINENTS.items()
    for solo in (False, True)
}


def setup(seats: int, chance: Chance, settings: Settings) -> VitState:
    """The board, the continent's events and tiles, and two parents for each player."""
    name = settings["continent"][0]
    edition = EDITIONS[name, seats == 1]
    structures = settings["structures"] == (WITH,)
    state = new_state(seats, chance, edition, WORKERS, structures)
    level = settings["level"][0]
    state.world = new_world(state, edition.continent, settings, level)
    edition.continent.set_up(state)
    deal_parents(state)
    if seats == 1:
        begin_partner(state, level)
    state.phase = PARENTS
    return state


def new_world(state: VitState, continent: Continent, settings: Settings, level: str) -> World:
    """The shared things of World, before anybody has chosen anything."""
    seats = state.seats
    start = influence_start(seats, level)
    ovals: list[Oval] = [oval for oval in OVALS for _ in range(oval.copies)]
    return World(
        influence=start,
        events=event_deck(state, continent, settings["events"] == (RANDOM,)),
        tile_pile=Pile(tiles_for(seats)),
        oval_pile=Pile(ovals),
        tiles=[None] * 16,
        ovals=[None] * 32,
        year=new_year(seats),
        careers=[Career() for _ in range(seats)],
        goals=[() for _ in range(seats)],
        resources=[[] for _ in range(seats)],
        goal_pile=Pile([]),
        resource_pile=Pile([]),
        resource_discards=[],
        tile_discards=[],
        oval_discards=[],
        level=level,
        open_hands=settings["hands"] == (OPEN,),
        shuffled_events=settings["events"] == (RANDOM,),
        origins=((FROM_START, NOBODY),) * start,
    )


def tiles_for(seats: int) -> list[Tile]:
    """The rectangular tiles in play: alone, two of them are other ones (W-10, W-211)."""
    if seats > 1:
        return [tile for tile in TILES if not tile.solo]
    return [tile for tile in TILES if tile.name not in REPLACED_IN_SOLO]


def event_deck(state: VitState, continent: Continent, shuffled: bool) -> tuple[Event, ...]:
    """Events 1 to 6 in order, or six at random; Greengully's are never shuffled (W-8, W-9)."""
    if not shuffled or len(continent.events) <= YEARS:
        return continent.events[:FIRST_EVENTS]
    pile = Pile([*continent.events])
    return tuple(pile.draw(state) for _ in range(YEARS))


def deal_parents(state: VitState) -> None:
    """A red card and a blue card for each player, of both games together (W-15, W-77)."""
    mamas = Pile([*MAMAS, *WORLD_MAMAS])
    papas: Pile[Papa] = Pile([papa for papa in (*PAPAS, *WORLD_PAPAS) if papa.name not in UNSUITED])
    for player in state.players:
        player.mama, player.papa = mamas.draw(state), papas.draw(state)
        take_mama(state, player)


def begin_partner(state: VitState, level: str) -> None:
    """The solo partner's cards, purse and display (W-212, W-213)."""
    world_of(state).partner = Partner(level, Pile([*PARTNER_CARDS]), [])
    add_to_display(state, VINE)
    add_to_display(state, ORDER)


def begin(state: VitState) -> Rule[None]:
    """A player's papa, and what the continent lets each choose; then the next player's (W-7)."""
    player = state.players[state.active]
    yield from choose_gift(state, player)
    yield from continent_of(state).begin(state, player)
    state.active += 1
    if state.active == state.seats:
        state.active = 0
        state.phase = YEAR_START
