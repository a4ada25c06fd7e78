"""The eight structures of the vineyard mat."""

from typing import Final

from figurka.games.viticulture.rules.things import (
    COTTAGE,
    IRRIGATION,
    LARGE_CELLAR,
    MEDIUM_CELLAR,
    TASTING_ROOM,
    TRELLIS,
    WINDMILL,
    YOKE,
    Basic,
)

BASICS: Final = (
    Basic("trellis", TRELLIS, 2),
    Basic("irrigation", IRRIGATION, 3),
    Basic("yoke", YOKE, 2),
    Basic("windmill", WINDMILL, 5),
    Basic("cottage", COTTAGE, 4),
    Basic("tasting_room", TASTING_ROOM, 6),
    Basic("medium_cellar", MEDIUM_CELLAR, 4),
    Basic("large_cellar", LARGE_CELLAR, 6),
)
STRUCTURE_BY_NAME: Final = {structure.name: structure for structure in BASICS}
