"""The maps that a player may still take: how likely each is, and what a card of each type does for them."""

from typing import Final

from figurka.games.farshore.content.maps import MAPS, map_value
from figurka.games.farshore.rules.state import CITY_SPACES, NOBODY, FarshoreState, Player
from figurka.games.farshore.rules.things import TYPES, MapType

ALL_TYPES: Final = next(kind for kind in MAPS if len(kind.needs) > 1)
MAP_OF: Final = tuple(
    next(kind for kind in MAPS if kind.needs[0][0] == each and len(kind.needs) == 1)
    for each in range(len(TYPES))
)
"""The map of each type of card."""


class Charts:
    """How many map tiles a player may expect to own at the end, and the sum of their values."""

    __slots__ = ("far", "player", "room", "state", "sure", "tiles", "values", "workers")

    def __init__(
        self, state: FarshoreState, player: Player, workers: int, plays: float, far: float, sure: float
    ) -> None:
        """`plays` is how many cards he may still play, `far` how much each missing card takes away.

        `sure` is how much a map that could be taken counts of one that is.
        """
        self.sure = sure
        self.state = state
        self.player = player
        self.workers = workers
        self.room = CITY_SPACES - player.spaces
        self.far = far / (min(plays, self.room) + 1.0)
        self.tiles = 0.0
        self.values = 0.0
        hoped = 0.0
        hoped_values = 0.0
        for kind in MAPS:
            owned = player.maps[kind.index]
            if owned != NOBODY:
                self.tiles += 1.0
                self.values += owned
            elif workers and state.map_left[kind.index]:
                hope = self.hope(missing(player, kind))
                hoped += hope
                hoped_values += hope * map_value(state, kind)
        if hoped > workers:
            hoped_values *= workers / hoped
            hoped = float(workers)
        self.tiles += hoped
        self.values += hoped_values

    def hope(self, short: int) -> float:
        """How likely a map is taken for which so many cards are missing."""
        if short > self.room:
            return 0.0
        near = 1.0 - self.far * short
        return self.sure * near * near if near > 0.0 else 0.0

    @property
    def points(self) -> float:
        """What the maps will probably score."""
        return self.tiles * self.values

    def of_another(self, type_: int) -> float:
        """How many points of maps one more card of a type makes likely."""
        if not self.workers:
            return 0.0
        more, worth = 0.0, 0.0
        if (added := self.nearer(MAP_OF[type_])) > 0.0:
            more += added
            worth += added * map_value(self.state, MAP_OF[type_])
        if not self.player.types[type_] and (added := self.nearer(ALL_TYPES)) > 0.0:
            more += added
            worth += added * map_value(self.state, ALL_TYPES)
        return (self.tiles + more) * (self.values + worth) - self.points

    def nearer(self, kind: MapType) -> float:
        """By how much one of the missing cards makes a map likelier."""
        if self.player.maps[kind.index] != NOBODY or not self.state.map_left[kind.index]:
            return 0.0
        short = missing(self.player, kind)
        return self.hope(short - 1) - self.hope(short) if short else 0.0

    def of_taking(self, kind: MapType) -> float:
        """What taking this tile now is worth, together with the others that are likely."""
        value = map_value(self.state, kind)
        hope = self.hope(0)
        tiles, values = self.tiles - hope, self.values - hope * value
        return (tiles + 1.0) * (values + value) - tiles * values


def missing(player: Player, kind: MapType) -> int:
    """How many cards a city lacks for a map."""
    short = 0
    for type_, need in kind.needs:
        if need > player.types[type_]:
            short += need - player.types[type_]
    return short
