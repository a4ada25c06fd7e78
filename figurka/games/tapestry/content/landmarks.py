"""The 18 landmarks with the shapes of their bases."""

from typing import Final

from figurka.games.tapestry.rules.things import (
    EXPLORATION,
    MILITARY,
    SCIENCE,
    TECHNOLOGY,
    Landmark,
    Site,
    Turned,
)

SIZE: Final = 9
"""A capital is a grid of so many rows and columns."""


def quarter_turn(shape: tuple[str, ...]) -> tuple[str, ...]:
    """The shape turned by a quarter, clockwise."""
    return tuple("".join(column) for column in zip(*reversed(shape), strict=True))


def sites_of(turned: Turned) -> tuple[Site, ...]:
    """All sites where at least one plot of the shape lies on the grid (T-91)."""
    height, width = len(turned.shape), len(turned.shape[0])
    cells = [
        (row, column)
        for row, line in enumerate(turned.shape)
        for column, sign in enumerate(line)
        if sign == "#"
    ]
    sites = []
    for top in range(1 - height, SIZE):
        for left in range(1 - width, SIZE):
            covered = [(top + row, left + column) for row, column in cells]
            mask = sum(1 << row * SIZE + column for row, column in covered if is_on_grid(row, column))
            if mask:
                sites.append(Site(turned, top, left, mask))
    return tuple(sites)


def is_on_grid(row: int, column: int) -> bool:
    """Whether a plot is one of the capital's."""
    return 0 <= row < SIZE and 0 <= column < SIZE


def with_turns(landmark: Landmark) -> Landmark:
    """The landmark with its rotations that differ."""
    turns: list[Turned] = []
    shape = landmark.shape
    for quarters in range(4):
        if shape not in [known.shape for known in turns]:
            turned = Turned(landmark, quarters, shape)
            turned.sites = sites_of(turned)
            turns.append(turned)
        shape = quarter_turn(shape)
    landmark.turns = tuple(turns)
    return landmark


LANDMARKS: Final = tuple(
    with_turns(each)
    for each in (
        Landmark("lighthouse", 0, ("##", "##"), EXPLORATION, 4),
        Landmark("train_station", 1, ("###", "###", "###"), EXPLORATION, 7),
        Landmark("launch_pad", 2, ("##", "##", "##"), EXPLORATION, 10),
        Landmark("apothecary", 3, ("##", "##"), SCIENCE, 4),
        Landmark("academy", 4, ("####", "####"), SCIENCE, 7),
        Landmark("laboratory", 5, ("###", "###"), SCIENCE, 10),
        Landmark("barracks", 6, ("##", "##"), MILITARY, 4),
        Landmark("tank_factory", 7, ("###", "###", "###"), MILITARY, 7),
        Landmark("fusion_reactor", 8, (".##", "###", "###"), MILITARY, 10),
        Landmark("forge", 9, ("##", "##"), TECHNOLOGY, 4),
        Landmark("rubber_works", 10, ("..##", "..##", "####", "####"), TECHNOLOGY, 7),
        Landmark("tech_hub", 11, ("###", "###"), TECHNOLOGY, 10),
        Landmark("bakery", 12, ("##", "##")),
        Landmark("barn", 13, ("###", "###", "###")),
        Landmark("com_tower", 14, ("###", "###")),
        Landmark("library", 15, ("##", "##", "##", "##")),
        Landmark("stock_market", 16, ("##", "##")),
        Landmark("treasury", 17, ("##", "##")),
    )
)
TRACK_LANDMARKS: Final = LANDMARKS[:12]
