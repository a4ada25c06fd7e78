"""Laying out a position of World: hats, tiles, the year's event and influence upon what the base game has."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from figurka.core.chance import Chance
from figurka.core.rules import Settings
from figurka.games.viticulture.positions.builder import Layout
from figurka.games.viticulture.positions.builder import Seat as BaseSeat
from figurka.games.viticulture.rules.setup import WITHOUT
from figurka.games.viticulture.rules.state import NOBODY, Player, VitState
from figurka.games.viticulture.rules.things import BARE, BLUE, YELLOW
from figurka.games.viticulture.world.content.goals import GOAL_BY_NAME, RESOURCE_BY_NAME
from figurka.games.viticulture.world.content.tiles import OVAL_BY_NAME, TILE_BY_NAME
from figurka.games.viticulture.world.rules.check import REGULAR_WORKERS
from figurka.games.viticulture.world.rules.edition import continent_of
from figurka.games.viticulture.world.rules.influence import world_of
from figurka.games.viticulture.world.rules.placing import BESIDE
from figurka.games.viticulture.world.rules.setup import FIRST, NORMAL, OPEN, setup
from figurka.games.viticulture.world.rules.state import World, new_year
from figurka.games.viticulture.world.rules.things import (
    EVENT_SPACE,
    FROM_START,
    LETTERS,
    InnovationTile,
    Oval,
    Tile,
)

USUAL: Final[Settings] = {
    "continent": ("greengully",),
    "events": (FIRST,),
    "structures": (WITHOUT,),
    "hands": (OPEN,),
    "level": (NORMAL,),
}
"""Where lessons are: in Greengully, with open hands and without structure cards."""
EVENT: Final = "event"


class Seat(BaseSeat):
    """What is said of one player; whatever it does not name is empty.

    `workers` may be `yellow` and `blue` as well, and `hats` is how many of these there are at all.
    """

    def __init__(
        self,
        *,
        hats: tuple[int, int] = (2, 2),
        goals: Sequence[str] = (),
        resources: Sequence[str] = (),
        **said: Any,
    ) -> None:
        super().__init__(**said)
        self.hats = hats
        self.goals = goals
        self.resources = resources


class WorldLayout(Layout):
    """A position of World in the making: its workers have hats, and its places have letters."""

    @property
    def world(self) -> World:
        """What World adds to the state."""
        return world_of(self.state)

    def give_crew(self, player: Player, said: BaseSeat) -> None:
        """Two of each colour, unless other hats are said; whoever has none is bare."""
        assert isinstance(said, Seat)
        player.workers[YELLOW], player.workers[BLUE] = said.hats
        player.workers[BARE] = REGULAR_WORKERS - sum(said.hats)

    def space(self, place: str) -> tuple[int, int]:
        """Places of World are `A1`, `A2`, `A*` (beside), `event1`; and `gain_lira`, as in the base game."""
        if place.startswith(EVENT):
            return EVENT_SPACE, int(place.removeprefix(EVENT)) - 1
        if place[0] in LETTERS:
            return LETTERS.index(place[0]), BESIDE if place[1] == "*" else int(place[1]) - 1
        return super().space(place)

    def give_secrets(self, seats: Sequence[Seat]) -> None:
        """Give everybody his goals and resources, and put back those that were dealt."""
        world = self.world
        for seat, said in enumerate(seats):
            world.goal_pile.rest += world.goals[seat]
            world.goals[seat] = tuple(GOAL_BY_NAME[name] for name in said.goals)
            for goal in world.goals[seat]:
                world.goal_pile.rest.remove(goal)
            world.resource_pile.rest += world.resources[seat]
            world.resources[seat] = [RESOURCE_BY_NAME[name] for name in said.resources]
            for resource in world.resources[seat]:
                world.resource_pile.rest.remove(resource)

    def set_influence(self, influence: int) -> None:
        """Put the influence marker somewhere, as if it had begun there."""
        self.world.influence = influence
        self.world.origins = ((FROM_START, NOBODY),) * influence

    def take_oval(self, name: str) -> Oval:
        """An oval tile out of its pile."""
        oval = OVAL_BY_NAME[name]
        self.world.oval_pile.rest.remove(oval)
        return oval

    def take_tile(self, tile: Tile) -> Tile:
        """A rectangular tile out of its pile."""
        self.world.tile_pile.rest.remove(tile)
        return tile

    def cover(self, ovals: Mapping[str, str]) -> None:
        """Lay ovals onto spaces, as `{"C1": "vp"}`."""
        for place, name in ovals.items():
            action, space = self.space(place)
            self.world.ovals[2 * action + space] = self.take_oval(name)

    def better(self, letters: str) -> None:
        """Lay the rectangular tiles of these actions."""
        for letter in letters:
            action = LETTERS.index(letter)
            tile = next(each for each in self.world.tile_pile.rest if each.action == action)
            self.world.tiles[action] = self.take_tile(tile)

    def reveal(self, names: Sequence[str]) -> None:
        """The innovation tiles on offer: ovals as `oval_vp`, rectangular ones as `tile_tour`."""
        shown: list[InnovationTile] = []
        for each in names:
            shape, _, name = each.partition("_")
            shown.append(self.take_oval(name) if shape == "oval" else self.take_tile(TILE_BY_NAME[name]))
        self.world.revealed = tuple(shown)

    def turn_events_up(self) -> None:
        """The event of the year and those before it; the others are still to come."""
        events = continent_of(self.state).events
        year, world = self.state.year, self.world
        world.past_events, world.events = events[:year], world.events[year:]
        world.event = world.past_events[-1]


def lay_out(
    chance: Chance,
    *seats: Seat,
    season: str = "summer",
    year: int = 1,
    influence: int | None = None,
    board: Mapping[str, Sequence[str]] | None = None,
    ovals: Mapping[str, str] | None = None,
    revealed: Sequence[str] = (),
    top: Sequence[str] = (),
) -> VitState:
    """A position between two turns in Greengully, where seat 0 is to act.

    `top` are the next cards of their decks. Workers of a seat that are neither at hand nor on the board
    stand where there is a lira.
    """
    layout = WorldLayout(setup(len(seats), chance, USUAL))
    layout.begin(season, year, 0, seats)
    layout.world.year = new_year(len(seats))
    layout.turn_events_up()
    if influence is not None:
        layout.set_influence(influence)
    layout.cover(ovals or {})
    layout.reveal(revealed)
    layout.put_on_top(*top)
    for place, workers in (board or {}).items():
        layout.put(place, workers)
    layout.send_out_the_rest()
    return layout.state
