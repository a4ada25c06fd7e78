"""The 48 territory tiles: terrains by corner from the top left clockwise, and the benefit."""

from typing import Final

from figurka.games.tapestry.rules.benefits import (
    UPGRADE_A_TECH,
    building,
    cards,
    invent,
    research,
    resource,
    tiles,
)
from figurka.games.tapestry.rules.things import (
    ARMORY,
    COIN,
    CULTURE,
    DESERT,
    FARM,
    FOOD,
    FOREST,
    GRASSLAND,
    HOUSE,
    MARKET,
    MOUNTAIN,
    SEA,
    WORKER,
    Ground,
    Tile,
)


def with_turns(tile: Tile) -> Tile:
    """The tile with its rotations that differ, each by so many sixths clockwise."""
    turns: list[Ground] = []
    for rotation in range(6):
        corners = tile.corners[6 - rotation :] + tile.corners[: 6 - rotation]
        if corners not in [known.corners for known in turns]:
            turns.append(Ground(corners, tile, rotation))
    tile.turns = tuple(turns)
    return tile


TERRITORIES: Final = tuple(
    with_turns(each)
    for each in (
        Tile(1, (SEA, DESERT, SEA, SEA, SEA, SEA), (resource(COIN),)),
        Tile(2, (SEA, MOUNTAIN, MOUNTAIN, DESERT, DESERT, SEA), (tiles(2),)),
        Tile(3, (SEA, MOUNTAIN, DESERT, DESERT, SEA, SEA), (resource(FOOD),)),
        Tile(4, (SEA, MOUNTAIN, DESERT, SEA, SEA, SEA), (resource(CULTURE),)),
        Tile(5, (SEA, SEA, SEA, SEA, SEA, SEA), (resource(FOOD),), island=DESERT),
        Tile(6, (SEA, DESERT, SEA, SEA, SEA, SEA), (resource(WORKER),)),
        Tile(7, (SEA, SEA, SEA, SEA, SEA, SEA), (resource(COIN),), island=DESERT),
        Tile(8, (SEA, MOUNTAIN, MOUNTAIN, MOUNTAIN, DESERT, DESERT), (building(FARM),)),
        Tile(9, (SEA, MOUNTAIN, MOUNTAIN, DESERT, DESERT, SEA), (cards(),)),
        Tile(10, (SEA, MOUNTAIN, DESERT, DESERT, SEA, SEA), (resource(CULTURE),)),
        Tile(11, (SEA, MOUNTAIN, DESERT, SEA, SEA, SEA), (resource(WORKER),)),
        Tile(12, (SEA, MOUNTAIN, MOUNTAIN, MOUNTAIN, DESERT, DESERT), (research(full=False),)),
        Tile(13, (SEA, FOREST, SEA, SEA, SEA, SEA), (resource(COIN),)),
        Tile(14, (SEA, GRASSLAND, FOREST, SEA, SEA, SEA), (resource(CULTURE),)),
        Tile(15, (SEA, FOREST, SEA, SEA, SEA, SEA), (resource(WORKER),)),
        Tile(16, (SEA, SEA, SEA, SEA, SEA, SEA), (resource(COIN),), island=FOREST),
        Tile(17, (SEA, SEA, SEA, SEA, SEA, SEA), (resource(FOOD),), island=FOREST),
        Tile(18, (SEA, GRASSLAND, GRASSLAND, GRASSLAND, FOREST, FOREST), (building(MARKET),)),
        Tile(19, (SEA, GRASSLAND, GRASSLAND, FOREST, FOREST, SEA), (cards(),)),
        Tile(20, (SEA, GRASSLAND, GRASSLAND, FOREST, SEA, SEA), (resource(CULTURE),)),
        Tile(21, (SEA, GRASSLAND, FOREST, SEA, SEA, SEA), (resource(WORKER),)),
        Tile(22, (SEA, GRASSLAND, GRASSLAND, GRASSLAND, FOREST, FOREST), (UPGRADE_A_TECH,)),
        Tile(23, (SEA, GRASSLAND, GRASSLAND, FOREST, FOREST, SEA), (invent(),)),
        Tile(24, (SEA, GRASSLAND, GRASSLAND, FOREST, SEA, SEA), (resource(FOOD),)),
        Tile(25, (SEA, DESERT, DESERT, DESERT, GRASSLAND, GRASSLAND), (building(HOUSE),)),
        Tile(26, (SEA, SEA, SEA, SEA, SEA, SEA), (resource(FOOD),), island=GRASSLAND),
        Tile(27, (SEA, GRASSLAND, SEA, SEA, SEA, SEA), (resource(WORKER),)),
        Tile(28, (SEA, SEA, SEA, SEA, SEA, SEA), (resource(COIN),), island=GRASSLAND),
        Tile(29, (SEA, DESERT, DESERT, GRASSLAND, GRASSLAND, SEA), (cards(),)),
        Tile(30, (SEA, DESERT, DESERT, GRASSLAND, SEA, SEA), (resource(CULTURE),)),
        Tile(31, (SEA, DESERT, GRASSLAND, SEA, SEA, SEA), (resource(WORKER),)),
        Tile(32, (SEA, DESERT, DESERT, DESERT, GRASSLAND, GRASSLAND), (invent(),)),
        Tile(33, (SEA, DESERT, DESERT, GRASSLAND, GRASSLAND, SEA), (building(ARMORY),)),
        Tile(34, (SEA, DESERT, DESERT, GRASSLAND, SEA, SEA), (resource(FOOD),)),
        Tile(35, (SEA, DESERT, GRASSLAND, SEA, SEA, SEA), (resource(CULTURE),)),
        Tile(36, (SEA, GRASSLAND, SEA, SEA, SEA, SEA), (resource(COIN),)),
        Tile(37, (SEA, MOUNTAIN, SEA, SEA, SEA, SEA), (resource(COIN),)),
        Tile(38, (SEA, FOREST, MOUNTAIN, SEA, SEA, SEA), (resource(CULTURE),)),
        Tile(39, (SEA, MOUNTAIN, SEA, SEA, SEA, SEA), (resource(WORKER),)),
        Tile(40, (SEA, SEA, SEA, SEA, SEA, SEA), (resource(COIN),), island=MOUNTAIN),
        Tile(41, (SEA, SEA, SEA, SEA, SEA, SEA), (resource(FOOD),), island=MOUNTAIN),
        Tile(42, (SEA, FOREST, FOREST, FOREST, MOUNTAIN, MOUNTAIN), (invent(),)),
        Tile(43, (SEA, FOREST, FOREST, MOUNTAIN, MOUNTAIN, SEA), (cards(),)),
        Tile(44, (SEA, FOREST, FOREST, MOUNTAIN, SEA, SEA), (resource(CULTURE),)),
        Tile(45, (SEA, FOREST, MOUNTAIN, SEA, SEA, SEA), (resource(WORKER),)),
        Tile(46, (SEA, FOREST, FOREST, FOREST, MOUNTAIN, MOUNTAIN), (research(full=False),)),
        Tile(47, (SEA, FOREST, FOREST, MOUNTAIN, MOUNTAIN, SEA), (tiles(2),)),
        Tile(48, (SEA, FOREST, FOREST, MOUNTAIN, SEA, SEA), (resource(FOOD),)),
    )
)
TERRITORY: Final = {tile.number: tile for tile in TERRITORIES}
