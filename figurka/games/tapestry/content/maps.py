"""The two sides of the map: terrains of the printed territories by corner, and where capitals begin."""

from typing import Final

from figurka.games.tapestry.rules.things import (
    BY_ACHIEVEMENTS,
    DESERT,
    FOREST,
    GRASSLAND,
    MOUNTAIN,
    SEA,
    Board,
    Ground,
    Hex,
    Thing,
)

DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The steps to the neighbours by side: north, then clockwise."""
COLUMN_LETTERS: Final = "KLMNPQRST"
"""The columns of the map, the same as on the drawings."""


def board(
    name: str,
    radius: int,
    without: tuple[tuple[int, int], ...],
    printed: dict[tuple[int, int], tuple[int, ...]],
    starts: dict[tuple[int, int], tuple[int, ...]],
    achievements: tuple[tuple[int, ...], ...],
) -> Board:
    """A hexagon of hexes around the middle island, some of them printed."""
    span = range(-radius, radius + 1)
    places = [(q, r) for q in span for r in span if abs(q + r) <= radius and (q, r) not in without]
    hexes = tuple(
        Hex(
            index,
            *place,
            Ground(printed[place]) if place in printed else None,
            starts.get(place, ()),
        )
        for index, place in enumerate(places)
    )
    index_of = {place: index for index, place in enumerate(places)}
    for each in hexes:
        each.neighbours = tuple(index_of.get((each.q + q, each.r + r), -1) for q, r in DIRECTIONS)
        each.around = sum(1 << beside for beside in each.neighbours if beside >= 0)
    return Board(name, hexes, hexes[index_of[0, 0]], achievements)


SMALL: Final = board(
    "small",
    3,
    ((-3, 0), (3, -3), (0, 3)),
    {
        (-3, 3): (SEA, GRASSLAND, SEA, SEA, SEA, SEA),
        (-2, 1): (MOUNTAIN, MOUNTAIN, GRASSLAND, GRASSLAND, MOUNTAIN, SEA),
        (-2, 2): (GRASSLAND, GRASSLAND, SEA, SEA, SEA, GRASSLAND),
        (-1, -1): (MOUNTAIN, FOREST, FOREST, FOREST, SEA, MOUNTAIN),
        (-1, 2): (SEA, SEA, MOUNTAIN, FOREST, FOREST, SEA),
        (0, -3): (SEA, SEA, SEA, SEA, FOREST, SEA),
        (0, -2): (FOREST, SEA, SEA, SEA, FOREST, FOREST),
        (0, 0): (SEA, SEA, SEA, SEA, SEA, SEA),
        (1, -2): (SEA, DESERT, MOUNTAIN, MOUNTAIN, SEA, SEA),
        (1, 1): (SEA, DESERT, GRASSLAND, FOREST, DESERT, DESERT),
        (2, -1): (GRASSLAND, DESERT, DESERT, SEA, SEA, SEA),
        (2, 0): (SEA, SEA, SEA, GRASSLAND, GRASSLAND, DESERT),
        (3, 0): (SEA, SEA, SEA, SEA, SEA, GRASSLAND),
    },
    {
        (0, -2): (1, 6),
        (2, 0): (2, 4),
        (-2, 2): (3, 5),
    },
    ((10, 5), (10, 5), (10, 5)),
)
LARGE: Final = board(
    "large",
    4,
    (),
    {
        (-4, 1): (MOUNTAIN, FOREST, FOREST, MOUNTAIN, SEA, MOUNTAIN),
        (-4, 3): (DESERT, GRASSLAND, GRASSLAND, DESERT, SEA, DESERT),
        (-3, -1): (SEA, SEA, SEA, SEA, FOREST, SEA),
        (-3, 0): (FOREST, SEA, SEA, SEA, FOREST, FOREST),
        (-3, 3): (GRASSLAND, SEA, SEA, SEA, GRASSLAND, GRASSLAND),
        (-3, 4): (GRASSLAND, SEA, SEA, SEA, SEA, SEA),
        (-2, 0): (SEA, MOUNTAIN, MOUNTAIN, DESERT, SEA, SEA),
        (-2, 2): (SEA, MOUNTAIN, FOREST, FOREST, SEA, SEA),
        (-1, -3): (FOREST, SEA, SEA, SEA, GRASSLAND, FOREST),
        (-1, 4): (GRASSLAND, DESERT, DESERT, DESERT, SEA, GRASSLAND),
        (0, -3): (SEA, MOUNTAIN, MOUNTAIN, MOUNTAIN, SEA, SEA),
        (0, -2): (SEA, MOUNTAIN, SEA, SEA, SEA, SEA),
        (0, 0): (SEA, SEA, SEA, SEA, SEA, SEA),
        (0, 2): (SEA, SEA, SEA, SEA, DESERT, SEA),
        (0, 3): (DESERT, SEA, SEA, SEA, DESERT, DESERT),
        (1, -4): (MOUNTAIN, GRASSLAND, GRASSLAND, SEA, MOUNTAIN, MOUNTAIN),
        (1, 3): (SEA, MOUNTAIN, GRASSLAND, GRASSLAND, SEA, SEA),
        (2, -2): (DESERT, SEA, SEA, SEA, GRASSLAND, DESERT),
        (2, 0): (FOREST, SEA, SEA, SEA, GRASSLAND, GRASSLAND),
        (3, -4): (SEA, SEA, SEA, GRASSLAND, SEA, SEA),
        (3, -3): (SEA, GRASSLAND, GRASSLAND, DESERT, SEA, SEA),
        (3, 0): (SEA, MOUNTAIN, FOREST, FOREST, SEA, SEA),
        (3, 1): (SEA, FOREST, SEA, SEA, SEA, DESERT),
        (4, -3): (FOREST, FOREST, DESERT, DESERT, SEA, DESERT),
        (4, -1): (MOUNTAIN, GRASSLAND, GRASSLAND, SEA, MOUNTAIN, MOUNTAIN),
    },
    {
        (0, -3): (1,),
        (3, -3): (2,),
        (3, 0): (3,),
        (0, 3): (4,),
        (-3, 3): (5,),
        (-3, 0): (6,),
    },
    ((15, 10, 5), (15, 10, 5), (10, 5)),
)
ACHIEVEMENTS: Final = (
    Thing("achievement:complete_track", BY_ACHIEVEMENTS),
    Thing("achievement:topple_two", BY_ACHIEVEMENTS),
    Thing("achievement:middle_island", BY_ACHIEVEMENTS),
)


def labels(side: Board) -> dict[Hex, str]:
    """What the hexes of a map are called: the letter of the column, and the number from the top."""
    columns = sorted({each.q for each in side.hexes})
    return {
        place: f"{letter}{number}"
        for letter, column in zip(COLUMN_LETTERS, columns, strict=False)
        for number, place in enumerate((each for each in side.hexes if each.q == column), 1)
    }


PLACES: Final = {**labels(SMALL), **labels(LARGE)}
"""What each hex of both maps is called."""


def board_for(seats: int) -> Board:
    """The side of the map for so many players (T-1)."""
    return SMALL if seats <= 3 else LARGE
