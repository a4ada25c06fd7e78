"""What is printed on the bots' decision cards, written down apart from the engine."""

from typing import NamedTuple

from tests.games.tapestry.table import Place


class Printed(NamedTuple):
    """A decision card: the right half (the first three), then the left half."""

    income: bool
    automa_rule: str
    shadow_rule: str
    order: list[str]
    """The tracks from top to bottom."""
    pattern: str
    toppled: bool


_RULES = {"any": "any_open", "landmark": "nearest_landmark_or_end", "end": "nearest_end"}
_CARDS = """
 1  income  end       any       favourite,military,exploration,technology,science  p01  toppled
 2  income  any       landmark  military,exploration,favourite,science,technology  p02  -
 3  -       landmark  end       science,technology,military,exploration,favourite  p01  toppled
 4  income  landmark  any       technology,science,favourite,military,exploration  p03  -
 5  -       any       landmark  exploration,military,technology,science,favourite  p10  -
 6  -       any       any       military,science,favourite,technology,exploration  p01  toppled
 7  -       any       any       favourite,technology,exploration,military,science  p05  -
 8  income  any       any       exploration,military,technology,favourite,science  p06  -
 9  income  any       any       technology,science,favourite,exploration,military  p04  toppled
10  -       landmark  any       military,exploration,technology,science,favourite  p09  toppled
11  -       any       landmark  favourite,exploration,military,science,technology  p07  -
12  income  any       any       science,technology,favourite,military,exploration  p08  toppled
13  -       any       landmark  science,technology,military,favourite,exploration  p06  -
14  income  landmark  any       exploration,favourite,science,military,technology  p04  toppled
15  -       landmark  landmark  favourite,military,technology,exploration,science  p09  toppled
16  income  any       landmark  technology,exploration,favourite,science,military  p07  -
17  income  any       any       exploration,favourite,technology,military,science  p05  -
18  -       landmark  any       favourite,exploration,military,science,technology  p01  -
19  income  any       any       military,technology,science,exploration,favourite  p02  toppled
20  -       any       any       technology,exploration,science,military,favourite  p01  -
21  income  any       end       exploration,technology,favourite,science,military  p03  toppled
22  -       end       any       military,exploration,technology,favourite,science  p01  toppled
"""
"""Number, symbol, track rules of the Automa and the Shadow Empire; track order, pattern, symbol."""


def _card(symbol: str, automa_rule: str, shadow_rule: str, order: str, pattern: str, toppled: str) -> Printed:
    return Printed(
        symbol == "income",
        _RULES[automa_rule],
        _RULES[shadow_rule],
        order.split(","),
        pattern,
        toppled == "toppled",
    )


CARDS = {
    int(number): _card(*rest) for number, *rest in (line.split() for line in _CARDS.strip().splitlines())
}

_PATTERNS: dict[str, tuple[str, ...]] = {
    "p01": (
        "0,-3  1,-3  2,-3",
        "-1,-2  0,-2  1,-2  2,-2  3,-2",
        "-2,-1  -1,-1  0,-1  1,-1  2,-1  3,-1",
        "-2,0  -1,0  0,0  1,0  2,0  3,0",
        "-3,1  -2,1  -1,1  0,1  1,1  2,1",
        "-3,2  -2,2  -1,2  0,2  1,2",
        "-3,3  -2,3  -1,3",
    ),
    "p02": (
        "2,-3  1,-3  0,-3",
        "3,-2  2,-2  1,-2  0,-2  -1,-2",
        "3,-1  2,-1  1,-1  0,-1  -1,-1  -2,-1",
        "3,0  2,0  1,0  0,0  -1,0  -2,0",
        "2,1  1,1  0,1  -1,1  -2,1  -3,1",
        "1,2  0,2  -1,2  -2,2  -3,2",
        "-1,3  -2,3  -3,3",
    ),
    "p03": (
        "3,-2  3,-1  3,0",
        "2,-3  2,-2  2,-1  2,0  2,1",
        "1,-3  1,-2  1,-1  1,0  1,1  1,2",
        "0,-3  0,-2  0,-1  0,0  0,1  0,2",
        "-1,-2  -1,-1  -1,0  -1,1  -1,2  -1,3",
        "-2,-1  -2,0  -2,1  -2,2  -2,3",
        "-3,1  -3,2  -3,3",
    ),
    "p04": (
        "3,0  3,-1  3,-2",
        "2,1  2,0  2,-1  2,-2  2,-3",
        "1,2  1,1  1,0  1,-1  1,-2  1,-3",
        "0,2  0,1  0,0  0,-1  0,-2  0,-3",
        "-1,3  -1,2  -1,1  -1,0  -1,-1  -1,-2",
        "-2,3  -2,2  -2,1  -2,0  -2,-1",
        "-3,3  -3,2  -3,1",
    ),
    "p05": (
        "3,0  2,1  1,2",
        "3,-1  2,0  1,1  0,2  -1,3",
        "3,-2  2,-1  1,0  0,1  -1,2  -2,3",
        "2,-2  1,-1  0,0  -1,1  -2,2  -3,3",
        "2,-3  1,-2  0,-1  -1,0  -2,1  -3,2",
        "1,-3  0,-2  -1,-1  -2,0  -3,1",
        "0,-3  -1,-2  -2,-1",
    ),
    "p06": (
        "1,2  2,1  3,0",
        "-1,3  0,2  1,1  2,0  3,-1",
        "-2,3  -1,2  0,1  1,0  2,-1  3,-2",
        "-3,3  -2,2  -1,1  0,0  1,-1  2,-2",
        "-3,2  -2,1  -1,0  0,-1  1,-2  2,-3",
        "-3,1  -2,0  -1,-1  0,-2  1,-3",
        "-2,-1  -1,-2  0,-3",
    ),
    "p07": (
        "-1,3  -2,3  -3,3",
        "1,2  0,2  -1,2  -2,2  -3,2",
        "2,1  1,1  0,1  -1,1  -2,1  -3,1",
        "3,0  2,0  1,0  0,0  -1,0  -2,0",
        "3,-1  2,-1  1,-1  0,-1  -1,-1  -2,-1",
        "3,-2  2,-2  1,-2  0,-2  -1,-2",
        "2,-3  1,-3  0,-3",
    ),
    "p08": (
        "-3,3  -2,3  -1,3",
        "-3,2  -2,2  -1,2  0,2  1,2",
        "-3,1  -2,1  -1,1  0,1  1,1  2,1",
        "-2,0  -1,0  0,0  1,0  2,0  3,0",
        "-2,-1  -1,-1  0,-1  1,-1  2,-1  3,-1",
        "-1,-2  0,-2  1,-2  2,-2  3,-2",
        "0,-3  1,-3  2,-3",
    ),
    "p09": (
        "-3,3  -3,2  -3,1",
        "-2,3  -2,2  -2,1  -2,0  -2,-1",
        "-1,3  -1,2  -1,1  -1,0  -1,-1  -1,-2",
        "0,2  0,1  0,0  0,-1  0,-2  0,-3",
        "1,2  1,1  1,0  1,-1  1,-2  1,-3",
        "2,1  2,0  2,-1  2,-2  2,-3",
        "3,0  3,-1  3,-2",
    ),
    "p10": (
        "-3,1  -3,2  -3,3",
        "-2,-1  -2,0  -2,1  -2,2  -2,3",
        "-1,-2  -1,-1  -1,0  -1,1  -1,2  -1,3",
        "0,-3  0,-2  0,-1  0,0  0,1  0,2",
        "1,-3  1,-2  1,-1  1,0  1,1  1,2",
        "2,-3  2,-2  2,-1  2,0  2,1",
        "3,-2  3,-1  3,0",
    ),
}


def _places(line: str) -> list[Place]:
    pairs = [each.split(",") for each in line.split()]
    return [(int(q), int(r)) for q, r in pairs]


ROWS: dict[str, list[list[Place]]] = {
    name: [_places(line) for line in lines] for name, lines in _PATTERNS.items()
}
"""By pattern the rows of the map as they are read."""
ORDERS: dict[str, list[Place]] = {
    name: [place for row in rows for place in row] for name, rows in ROWS.items()
}
"""By pattern all 34 hexes as they are read."""
HEXES: set[Place] = set(ORDERS["p01"])
ARROWS: dict[str, tuple[Place, Place, Place]] = {
    "p01": ((1, 0), (0, -3), (-1, -2)),
    "p02": ((-1, 0), (2, -3), (3, -2)),
    "p03": ((0, 1), (3, -2), (2, -3)),
    "p04": ((0, -1), (3, 0), (2, 1)),
    "p05": ((-1, 1), (3, 0), (3, -1)),
    "p06": ((1, -1), (1, 2), (-1, 3)),
    "p07": ((-1, 0), (-1, 3), (1, 2)),
    "p08": ((1, 0), (-3, 3), (-3, 2)),
    "p09": ((0, -1), (-3, 3), (-2, 3)),
    "p10": ((0, 1), (-3, 1), (-2, -1)),
}
"""By pattern the step along a row, the hex under the black arrow and the one under the grey arrow."""
