"""The seven continents."""

from typing import Final

from figurka.games.viticulture.world.continents.africa import Africa
from figurka.games.viticulture.world.continents.asia import Asia
from figurka.games.viticulture.world.continents.continent import Continent
from figurka.games.viticulture.world.continents.europe import Europe
from figurka.games.viticulture.world.continents.greengully import Greengully
from figurka.games.viticulture.world.continents.north_america import NorthAmerica
from figurka.games.viticulture.world.continents.oceania import Oceania
from figurka.games.viticulture.world.continents.south_america import SouthAmerica

CONTINENTS: Final[dict[str, Continent]] = {
    "greengully": Greengully("greengully"),
    "asia": Asia("asia"),
    "oceania": Oceania("oceania"),
    "south_america": SouthAmerica("south_america"),
    "europe": Europe("europe"),
    "north_america": NorthAmerica("north_america"),
    "africa": Africa("africa"),
}
"""In the order of their difficulty (W-76)."""
