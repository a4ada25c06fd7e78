"""The 16 civilizations and what is printed on their mats."""

from typing import Final

from figurka.games.tapestry.rules.benefits import (
    UPGRADE_A_TECH,
    advance,
    building,
    cards,
    conquer,
    explore,
    invent,
    points,
    research,
    resource,
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
    SCIENCE,
    TECHNOLOGY,
    WORKER,
    Civilization,
    Stage,
)

CIVILIZATIONS: Final = (
    Civilization("alchemists", 0, (2, 3, 4, 5)),
    Civilization("architects", 1, ()),
    Civilization("craftsmen", 2, ()),
    Civilization("entertainers", 3, (2, 3, 4, 5)),
    Civilization("futurists", 4, ()),
    Civilization("heralds", 5, (2, 3, 4, 5)),
    Civilization("historians", 6, (2, 3, 4, 5)),
    Civilization("inventors", 7, (2, 3, 4, 5)),
    Civilization("isolationists", 8, (5,)),
    Civilization("leaders", 9, (2, 3, 4, 5)),
    Civilization("merrymakers", 10, (2, 3, 4, 5)),
    Civilization("militants", 11, (2, 3, 4, 5)),
    Civilization("mystics", 12, (5,)),
    Civilization("nomads", 13, ()),
    Civilization("the_chosen", 14, (2, 3, 4, 5)),
    Civilization("traders", 15, (2, 3, 4, 5)),
)
CIV: Final = {each.name: each for each in CIVILIZATIONS}

STATUE_BENEFITS: Final = (
    ((resource(WORKER),), (tiles(),), (points(5),)),
    ((resource(COIN),), (invent(),), (UPGRADE_A_TECH,), (points(10),)),
    ((resource(FOOD),), (cards(),), (resource(CULTURE),), (research(full=True),), (points(15),)),
)
"""The plots of the Craftsmen's statue, each column from below."""
REVEL_BENEFITS: Final = (
    ((resource(COIN),), (resource(WORKER), resource(FOOD)), (resource(CULTURE), building(ARMORY))),
    ((tiles(),), (invent(), cards()), (explore(), research(full=True))),
    ((points(5),), (points(10),), (points(15),)),
)
"""The spaces of the Merrymakers, each column from below."""
RANK_BENEFITS: Final = (
    (resource(COIN), points(2), resource(FOOD), points(4)),
    (points(1), resource(WORKER), points(3), resource(CULTURE)),
)
"""What the outposts of the Militants cover, each row from the left."""
SQUARE_BENEFITS: Final = (points(3), resource(FOOD), resource(WORKER), points(3))
"""The squares of the Historians."""
STAGES: Final = (
    Stage("start", (), ("worker", "culture", "food", "coin")),
    Stage("worker", (resource(WORKER),), ("farm", "market")),
    Stage("culture", (resource(CULTURE),), ("market", "house")),
    Stage("food", (resource(FOOD),), ("market", "house")),
    Stage("coin", (resource(COIN),), ("house", "armory")),
    Stage("farm", (building(FARM),), ("conquer", "research")),
    Stage("market", (building(MARKET),), ("conquer", "research")),
    Stage("house", (building(HOUSE),), ("invent", "explore")),
    Stage("armory", (building(ARMORY),), ("invent", "explore")),
    Stage("conquer", (conquer(),), ("technology", "exploration")),
    Stage("research", (research(full=False),), ("exploration", "military")),
    Stage("invent", (invent(),), ("exploration", "military")),
    Stage("explore", (explore(),), ("military", "science")),
    Stage("technology", (advance(TECHNOLOGY, full=True),), ()),
    Stage("exploration", (advance(EXPLORATION, full=True),), ()),
    Stage("military", (advance(MILITARY, full=True),), ()),
    Stage("science", (advance(SCIENCE, full=True),), ()),
)
STAGE: Final = {stage.name: stage for stage in STAGES}
MASS_POINTS: Final = (0, 5, 10, 16, 23, 31, 40)
"""The Isolationists' points by the size of their largest land mass."""
OMENS: Final = (
    ("tech_cards", 9),
    ("complete_districts", 9),
    ("controlled_territories", 9),
    ("completed_tracks", 4),
)
"""What the Mystics foretell, and the highest number that they may choose."""
