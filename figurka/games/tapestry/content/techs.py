"""The 33 technologies: circle, square, and what the top row asks of each."""

from typing import Final

from figurka.games.tapestry.rules.benefits import (
    A_CIVILIZATION,
    CIRCLE_OF_A_TECH,
    PLAY_OVER_A_CARD,
    REPEAT_A_SPACE,
    SQUARE_OF_A_TECH,
    advance,
    building,
    cards,
    conquer,
    either,
    explore,
    invent,
    landmark,
    points,
    regress,
    research,
    resource,
    score,
    score_track,
    tiles,
)
from figurka.games.tapestry.rules.things import (
    ARMORY,
    COIN,
    CULTURE,
    EXPLORATION,
    FARM,
    FOOD,
    HOUSE,
    MARKET,
    MILITARY,
    PER_ARMORY,
    PER_FARM,
    PER_HOUSE,
    PER_MARKET,
    PER_TECH,
    PER_TERRITORY,
    PER_TILE,
    SCIENCE,
    TECHNOLOGY,
    WORKER,
    Need,
    Tech,
)

TECHS: Final = (
    Tech("air_conditioning", 1, (resource(WORKER),), (building(HOUSE),), Need(track=TECHNOLOGY, tier=2)),
    Tech("ammonia", 2, (building(FARM),), (score(PER_FARM),), Need(track=MILITARY, tier=3)),
    Tech("anesthesia", 3, (building(ARMORY),), (score(PER_ARMORY),), Need(track=SCIENCE, tier=2)),
    Tech("assembly_line", 4, (SQUARE_OF_A_TECH,), (CIRCLE_OF_A_TECH,), Need(track=EXPLORATION, tier=3)),
    Tech("bakery", 5, (points(4),), (landmark(12),), Need(kind=FARM, buildings=1)),
    Tech("barn", 6, (points(3),), (landmark(13),), Need(kind=FARM, buildings=2)),
    Tech("lithium_ion_battery", 7, (points(4),), (REPEAT_A_SPACE,), Need(track=EXPLORATION, tier=4)),
    Tech("calendar", 8, (resource(CULTURE),), (points(7),), Need(track=EXPLORATION, tier=2)),
    Tech("canned_food", 9, (resource(FOOD),), (points(7),), Need(track=MILITARY, tier=2)),
    Tech(
        "clocks",
        10,
        (advance(TECHNOLOGY, full=False),),
        (score_track(TECHNOLOGY),),
        Need(track=TECHNOLOGY, tier=2),
    ),
    Tech("compass", 11, (tiles(2),), (explore(),), Need(track=TECHNOLOGY, tier=2)),
    Tech("com_tower", 12, (points(5),), (landmark(14),), Need(kind=HOUSE, buildings=3)),
    Tech("concrete", 13, (building(MARKET),), (score(PER_MARKET),), Need(track=EXPLORATION, tier=2)),
    Tech("dynamite", 14, (conquer(),), (score(PER_TERRITORY),), Need(track=MILITARY, tier=2)),
    Tech("eyeglasses", 15, (invent(),), (score(PER_TECH),), Need(track=TECHNOLOGY, tier=2)),
    Tech("irrigation", 16, (resource(FOOD),), (building(FARM),), Need(track=SCIENCE, tier=2)),
    Tech("library", 17, (points(3),), (landmark(15),), Need(kind=HOUSE, buildings=2)),
    Tech("light_bulb", 18, (resource(COIN),), (building(MARKET),), Need(track=MILITARY, tier=2)),
    Tech("paper", 19, (building(HOUSE),), (score(PER_HOUSE),), Need(track=SCIENCE, tier=2)),
    Tech("penicillin", 20, (research(full=False),), (points(5),), Need(track=SCIENCE, tier=2)),
    Tech("printing_press", 21, (cards(),), (PLAY_OVER_A_CARD,), Need(track=TECHNOLOGY, tier=2)),
    Tech("radio", 22, (points(3),), (A_CIVILIZATION,), Need(track=SCIENCE, tier=4)),
    Tech(
        "sewage_and_plumbing", 23, (resource(CULTURE),), (building(ARMORY),), Need(track=TECHNOLOGY, tier=2)
    ),
    Tech(
        "siegecraft",
        24,
        (advance(MILITARY, full=False),),
        (score_track(MILITARY),),
        Need(track=MILITARY, tier=2),
    ),
    Tech("stock_market", 25, (points(5),), (landmark(16),), Need(kind=MARKET, buildings=2)),
    Tech("telescope", 26, (resource(CULTURE), tiles()), (score(PER_TILE),), Need(track=TECHNOLOGY, tier=2)),
    Tech(
        "the_nail",
        27,
        (cards(),),
        (either(building(MARKET), building(HOUSE), building(FARM)),),
        Need(track=TECHNOLOGY, tier=2),
    ),
    Tech(
        "time_travel",
        28,
        (resource(COIN),),
        (either(regress(EXPLORATION, full=False), regress(MILITARY, full=False)),),
        Need(track=TECHNOLOGY, tier=4),
    ),
    Tech("transistors", 29, (resource(COIN),), (resource(CULTURE), points(4)), Need(track=MILITARY, tier=4)),
    Tech("treasury", 30, (points(4),), (landmark(17),), Need(kind=MARKET, buildings=1)),
    Tech(
        "vaccines", 31, (advance(SCIENCE, full=False),), (score_track(SCIENCE),), Need(track=SCIENCE, tier=2)
    ),
    Tech("warships", 32, (resource(WORKER),), (conquer(),), Need(track=EXPLORATION, tier=3)),
    Tech(
        "zeppelins",
        33,
        (advance(EXPLORATION, full=False),),
        (score_track(EXPLORATION),),
        Need(track=EXPLORATION, tier=2),
    ),
)
TECH: Final = {tech.name: tech for tech in TECHS}
DISPLAY: Final = 3
"""So many technologies lie open."""
BATTERY: Final = TECH["lithium_ion_battery"]
