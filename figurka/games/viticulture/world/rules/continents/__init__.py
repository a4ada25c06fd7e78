"""The seven continents, a module for each; imported by World's rules and drawings."""

from typing import Final

from figurka.games.viticulture.world.rules.continents.africa import Africa
from figurka.games.viticulture.world.rules.continents.asia import Asia
from figurka.games.viticulture.world.rules.continents.continent import Continent
from figurka.games.viticulture.world.rules.continents.europe import Europe
from figurka.games.viticulture.world.rules.continents.greengully import Greengully
from figurka.games.viticulture.world.rules.continents.north_america import NorthAmerica
from figurka.games.viticulture.world.rules.continents.oceania import Oceania
from figurka.games.viticulture.world.rules.continents.south_america import SouthAmerica

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
