"""The named positions of Viticulture: where lessons begin."""

from figurka.core.chance import Chance
from figurka.core.positions import Position
from figurka.games.viticulture.positions.builder import Seat, lay_out
from figurka.games.viticulture.rules.state import NOBODY, VitState

DONE = Seat(workers=(), passed=True, vp=3, lira=3)
"""One who has placed all workers."""


def ripe_field(chance: Chance) -> VitState:
    """Winter with a ripe field, an order that its grapes will fill, and workers enough."""
    return lay_out(
        chance,
        Seat(
            hand=("r3_w1",),
            fields={"left": ("syrah", "pinot")},
            structures=("trellis",),
            workers=("bare",) * 4,
            total_workers=5,
            vp=3,
            lira=2,
        ),
        DONE,
        season="winter",
        year=4,
    )


def grapes_alone(chance: Chance) -> VitState:
    """Grapes of several values, an order, and workers enough."""
    return lay_out(
        chance,
        Seat(
            hand=("r2_w2",),
            fields={"left": ("syrah", "pinot")},
            harvested=("left",),
            structures=("trellis",),
            grapes={"red": (2, 4), "white": (2,)},
            workers=("bare",) * 3,
            total_workers=4,
            vp=3,
        ),
        DONE,
        season="winter",
        year=4,
    )


def empty_fields(chance: Chance) -> VitState:
    """Summer with vines in hand, bare fields and hardly any money."""
    return lay_out(
        chance,
        Seat(hand=("pinot", "merlot", "r3_w1"), lira=1, total_workers=4),
        Seat(passed=True, lira=3, hand=("syrah",), fields={"left": ("malvasia",)}),
        year=2,
    )


def merlot_alone(chance: Chance) -> VitState:
    """Money for one structure, two workers, and two vines of different needs."""
    return lay_out(
        chance,
        Seat(hand=("merlot", "cabernet_sauvignon"), lira=3, workers=("bare", "bare")),
        Seat(passed=True, lira=3, hand=("syrah",), fields={"left": ("malvasia",)}),
        year=2,
    )


def roosters(chance: Chance) -> VitState:
    """Spring with two visitors in hand and a vine on a field."""
    return lay_out(
        chance,
        Seat(
            hand=("tour_guide", "surveyor", "sangiovese"),
            fields={"left": ("malvasia",)},
            lira=2,
            row=NOBODY,
        ),
        Seat(lira=2, hand=("syrah", "r5"), row=NOBODY),
        season="spring",
        year=2,
    )


def one_planting_space(chance: Chance) -> VitState:
    """Spring in which both hold a vine that can be planted, and the other's rooster has a row already."""
    return lay_out(
        chance,
        Seat(hand=("sangiovese", "r5"), lira=2, row=NOBODY),
        Seat(hand=("malvasia", "w5"), lira=2, row=1),
        season="spring",
        year=2,
        first=1,
    )


def blocked(chance: Chance) -> VitState:
    """Summer in which the other stands where one wants to go."""
    return lay_out(
        chance,
        Seat(hand=("sangiovese", "malvasia"), lira=2, total_workers=4, row=1),
        Seat(hand=("r5",), fields={"left": ("malvasia",)}, lira=3, row=0),
        year=2,
        board={"give_tour": ("1.bare",), "draw_vine": ("0.bare",), "plant_vine": ("1.bare",)},
    )


def kept_for_winter(chance: Chance) -> VitState:
    """Summer with two workers left and a ripe field, when the other has none."""
    return lay_out(
        chance,
        Seat(
            hand=("r1_w3", "merlot"),
            fields={"left": ("pinot", "trebbiano")},
            structures=("trellis",),
            lira=1,
            workers=("bare", "grande"),
        ),
        Seat(hand=("r5",), fields={"left": ("syrah",)}, structures=("trellis",), workers=(), passed=True),
        year=2,
        board={
            "give_tour": ("1.bare",),
            "draw_vine": ("0.bare",),
            "plant_vine": ("1.bare",),
            "build_structure": ("1.grande",),
        },
    )


def last_of_winter(chance: Chance) -> VitState:
    """The end of a year: wine that is a little too young, and money for a worker."""
    return lay_out(
        chance,
        Seat(
            hand=("r5", "w4_w3"),
            fields={"left": ("syrah", "trebbiano")},
            harvested=("left",),
            structures=("trellis", "medium_cellar"),
            grapes={"red": (2,), "white": (3,)},
            wines={"red": (4,)},
            workers=("bare", "grande"),
            lira=4,
            vp=3,
            residual=1,
        ),
        DONE,
        season="winter",
        year=3,
    )


def last_year(chance: Chance) -> VitState:
    """The last year: the other has reached the end, and one worker is left."""
    return lay_out(
        chance,
        Seat(
            hand=("r5", "r6"),
            structures=("trellis", "medium_cellar"),
            wines={"red": (6,)},
            workers=("bare",),
            vp=18,
            residual=2,
        ),
        Seat(workers=(), passed=True, vp=20, lira=9),
        season="winter",
        year=7,
    )


POSITIONS = {
    name: Position(2, lay)
    for name, lay in {
        "ripe-field": ripe_field,
        "grapes-alone": grapes_alone,
        "empty-fields": empty_fields,
        "merlot-alone": merlot_alone,
        "roosters": roosters,
        "one-planting-space": one_planting_space,
        "blocked": blocked,
        "kept-for-winter": kept_for_winter,
        "last-of-winter": last_of_winter,
        "last-year": last_year,
    }.items()
}
