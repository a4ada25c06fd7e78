"""The 36 structure cards of Tuscany."""

from typing import Final

from figurka.games.viticulture.rules.steps import (
    GRAPE,
    VISITOR,
    WINE,
    AgeGrape,
    AgeWine,
    Barter,
    Discard,
    Draw,
    FillOrder,
    Gain,
    MakeWine,
    Pay,
    Step,
    Train,
)
from figurka.games.viticulture.rules.things import (
    ACTION_CARD,
    BLUSH,
    ENHANCEMENT,
    RESIDUAL,
    SPARKLING,
    Building,
)


def _space(
    number: int, name: str, cost: int, action: tuple[Step, ...], bonus: tuple[Step, ...] = ()
) -> Building:
    return Building(name, number, cost, ACTION_CARD, action, bonus, stars=not bonus)


def _advantage(number: int, name: str, cost: int, stars: bool = False) -> Building:
    return Building(name, number, cost, ENHANCEMENT, stars=stars)


def _yearly(number: int, name: str, cost: int, step: Step) -> Building:
    return Building(name, number, cost, RESIDUAL, year_end=(step,))


AQUEDUCT: Final = _advantage(2, "aqueduct", 3)
PATIO: Final = _advantage(9, "patio", 3)
MERCADO: Final = _advantage(14, "mercado", 5)
STUDIO: Final = _advantage(15, "studio", 5)
BARN: Final = _advantage(16, "barn", 5)
ACADEMY: Final = _advantage(17, "academy", 4)
GAZEBO: Final = _advantage(18, "gazebo", 3, stars=True)
WORKSHOP: Final = _advantage(19, "workshop", 3)
VERANDA: Final = _advantage(20, "veranda", 5)
WINE_PARLOR: Final = _advantage(21, "wine_parlor", 3)
HARVEST_MACHINE: Final = _advantage(23, "harvest_machine", 2)
FERMENTATION_TANK: Final = _advantage(24, "fermentation_tank", 4)
CHARMAT: Final = _advantage(25, "charmat", 3)
INN: Final = _advantage(26, "inn", 4)
TAP_ROOM: Final = _advantage(27, "tap_room", 5)
TAVERN: Final = _advantage(28, "tavern", 5)
BANQUET_HALL: Final = _advantage(29, "banquet_hall", 2, stars=True)
PENTHOUSE: Final = _advantage(30, "penthouse", 3)
FOUNTAIN: Final = _advantage(31, "fountain", 4)

BUILDINGS: Final = (
    _space(1, "cask", 2, (AgeWine(times=2),), (Draw(order=1),)),
    AQUEDUCT,
    _space(3, "wine_cave", 2, (AgeWine(2, up_to=True),), (Draw(order=1),)),
    _space(4, "trading_post", 2, (Barter(),)),
    _space(5, "shop", 5, (FillOrder(),)),
    _space(6, "wine_press", 4, (MakeWine(2, up_to=True),)),
    _space(7, "school", 7, (Train(0, this_year=True),), (Gain(lira=1),)),
    _space(8, "wine_bar", 4, (Discard(WINE),), (Gain(vp=2),)),
    PATIO,
    _space(10, "ristorante", 8, (Discard(WINE), Discard(GRAPE)), (Gain(lira=3, vp=3),)),
    _space(11, "guest_house", 3, (Discard(VISITOR, 2),), (Gain(vp=2),)),
    _space(12, "cafe", 3, (Discard(GRAPE),), (Gain(lira=3, vp=1),)),
    _yearly(13, "distiller", 2, AgeGrape(0)),
    MERCADO,
    STUDIO,
    BARN,
    ACADEMY,
    GAZEBO,
    WORKSHOP,
    VERANDA,
    WINE_PARLOR,
    _space(22, "label_factory", 3, (Pay(3), FillOrder()), (Gain(vp=2),)),
    HARVEST_MACHINE,
    FERMENTATION_TANK,
    CHARMAT,
    INN,
    TAP_ROOM,
    TAVERN,
    BANQUET_HALL,
    PENTHOUSE,
    FOUNTAIN,
    _space(
        32, "mixer", 3, (MakeWine(2, up_to=True, types=(BLUSH, SPARKLING), once_each=True),), (Gain(vp=1),)
    ),
    _yearly(33, "storehouse", 2, AgeWine(0)),
    _yearly(34, "statue", 9, Gain(vp=1)),
    _yearly(35, "dock", 3, Draw(order=1)),
    _yearly(36, "silo", 2, Draw(vine=1)),
)
BUILDING_BY_NAME: Final = {building.name: building for building in BUILDINGS}
