"""The named positions of World: where lessons begin."""

from figurka.core.chance import Chance
from figurka.core.positions import Position
from figurka.games.viticulture.rules.state import VitState
from figurka.games.viticulture.world.positions.builder import USUAL, Seat, lay_out
from figurka.games.viticulture.world.rules.setup import setup

SUMMER_PAST = {"A1": ("0.yellow",), "B1": ("1.yellow",), "C1": ("1.yellow",), "D1": ("0.yellow",)}
"""Where all four summer labourers stand in winter."""
PLAIN_OFFER = ("oval_vine", "oval_order", "tile_build", "tile_harvest")
"""Tiles on offer that no lesson needs."""


def together(chance: Chance) -> VitState:
    """Winter with lira for influence, and a wine for an order."""
    return lay_out(
        chance,
        Seat(
            lira=9,
            vp=6,
            hand=("r5", "syrah"),
            wines={"red": (5,)},
            structures=("medium_cellar",),
            workers=("blue", "blue", "grande"),
        ),
        Seat(lira=3, vp=4, hand=("w5",), wines={"white": (3,)}, workers=("blue", "blue", "grande")),
        season="winter",
        year=2,
        board=SUMMER_PAST,
        revealed=PLAIN_OFFER,
    )


def last_winter(chance: Chance) -> VitState:
    """The last two workers of the last year, and two things that the team still needs."""
    return lay_out(
        chance,
        Seat(
            lira=8,
            vp=20,
            hand=("r5",),
            wines={"red": (5,)},
            structures=("medium_cellar",),
            workers=("blue", "grande"),
        ),
        Seat(lira=1, vp=26, passed=True, workers=("blue", "blue", "grande")),
        season="winter",
        year=6,
        influence=9,
        board={**SUMMER_PAST, "I1": ("0.blue",)},
        revealed=PLAIN_OFFER,
    )


def hats(chance: Chance) -> VitState:
    """Late summer with one yellow hat left, and a bonus on the tour."""
    return lay_out(
        chance,
        Seat(lira=2, vp=3, hand=("sangiovese",), workers=("yellow", "blue", "blue", "grande")),
        Seat(lira=2, vp=3, hand=("malvasia",), workers=("blue", "blue", "grande")),
        year=2,
        ovals={"C1": "vp"},
        board={"A1": ("0.yellow",), "B1": ("1.yellow",), "D1": ("1.yellow",)},
        revealed=PLAIN_OFFER,
    )


def bonus_alone(chance: Chance) -> VitState:
    """A hat and a trained worker, and a bonus that only one of them gets."""
    return lay_out(
        chance,
        Seat(lira=1, vp=3, hand=("sangiovese",), hats=(2, 1), workers=("yellow", "bare", "blue")),
        Seat(lira=2, vp=3, hand=("malvasia",), workers=("blue", "blue", "grande"), passed=True),
        year=2,
        ovals={"C1": "vp"},
        board={"A1": ("1.yellow",), "B1": ("0.yellow",), "D1": ("1.yellow",), "H1": ("0.grande",)},
        revealed=PLAIN_OFFER,
    )


INNOVATIONS = ("oval_vp", "oval_lira_2", "tile_tour", "tile_plant")


def innovation(chance: Chance) -> VitState:
    """Summer with lira for a tile, and a fellow player who wants to the tour as well."""
    return lay_out(
        chance,
        Seat(lira=5, vp=2, hand=("sangiovese",), hats=(2, 0), workers=("yellow", "yellow", "bare", "bare")),
        Seat(lira=1, vp=2, hand=("malvasia",), workers=("yellow", "yellow", "blue", "blue", "grande")),
        year=2,
        board={"B1": ("0.grande",)},
        revealed=INNOVATIONS,
    )


def room_for_both(chance: Chance) -> VitState:
    """Two players with a vine each, one space to plant, and no grande worker at hand."""
    return lay_out(
        chance,
        Seat(lira=4, vp=2, hand=("sangiovese",), workers=("yellow", "yellow", "blue", "blue")),
        Seat(lira=1, vp=2, hand=("malvasia",), workers=("yellow", "yellow", "blue", "blue")),
        year=2,
        board={"B1": ("0.grande",), "C1": ("1.grande",)},
        revealed=INNOVATIONS,
    )


def full_house(chance: Chance) -> VitState:
    """Influence is what the team needs; one player has the place, the other the grande worker."""
    return lay_out(
        chance,
        Seat(lira=2, vp=8, hand=("w5",), fields={"left": ("sangiovese",)}, workers=("blue", "grande")),
        Seat(lira=7, vp=9, workers=("blue", "grande")),
        season="winter",
        year=3,
        influence=8,
        board={**SUMMER_PAST, "K1": ("0.blue",), "P1": ("1.blue",)},
        revealed=PLAIN_OFFER,
    )


def missing_wine(chance: Chance) -> VitState:
    """A fellow player's order that lacks just the wine in one's own cellar."""
    return lay_out(
        chance,
        Seat(lira=2, vp=8, hand=("w5",), wines={"red": (3,)}, workers=("blue", "grande")),
        Seat(lira=3, vp=9, hand=("r3_w1",), wines={"white": (1,)}, workers=("blue", "grande")),
        season="winter",
        year=3,
        influence=8,
        board={**SUMMER_PAST, "I1": ("0.blue",), "J1": ("1.blue",)},
        revealed=PLAIN_OFFER,
    )


def first_spring(chance: Chance) -> VitState:
    """An ordinary start in Greengully: what lies where follows from chance."""
    return setup(2, chance, USUAL)


def royal_audience(chance: Chance) -> VitState:
    """The fifth summer: the event's card has what the board asks more for."""
    return lay_out(
        chance,
        Seat(lira=6, vp=14, hand=("syrah",), workers=("yellow", "blue", "blue", "grande")),
        Seat(lira=1, vp=15, passed=True, workers=("blue", "blue", "grande")),
        year=5,
        influence=8,
        board={"A1": ("0.yellow",), "B1": ("1.yellow",), "D1": ("1.yellow",)},
        revealed=PLAIN_OFFER,
    )


POSITIONS = {
    name: Position(2, lay)
    for name, lay in {
        "together": together,
        "last-winter": last_winter,
        "hats": hats,
        "bonus-alone": bonus_alone,
        "innovation": innovation,
        "room-for-both": room_for_both,
        "full-house": full_house,
        "missing-wine": missing_wine,
        "first-spring": first_spring,
        "royal-audience": royal_audience,
    }.items()
}
