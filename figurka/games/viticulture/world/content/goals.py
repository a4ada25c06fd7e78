"""Europe's personal goals and Africa's resources; both are this project's own."""

from typing import Final

from figurka.games.viticulture.rules.things import IRRIGATION, LARGE_CELLAR, TASTING_ROOM, TRELLIS, WINDMILL
from figurka.games.viticulture.world.rules.things import Goal, Resource

VINEYARD: Final = "vineyard"
STRUCTURES: Final = "structures"
WINE: Final = "wine"
TRADE: Final = "trade"
LABOUR: Final = "labour"
CATEGORIES: Final = (VINEYARD, STRUCTURES, WINE, TRADE, LABOUR)

GOALS: Final = (
    Goal("eu_v1", VINEYARD, "fullest_field", 4),
    Goal("eu_v2", VINEYARD, "fields_with_vine", 2),
    Goal("eu_v3", VINEYARD, "planted_value", 8),
    Goal("eu_v4", VINEYARD, "fields_harvested", 2),
    Goal("eu_s1", STRUCTURES, owns_all=TRELLIS | IRRIGATION),
    Goal("eu_s2", STRUCTURES, owns_all=LARGE_CELLAR),
    Goal("eu_s3", STRUCTURES, owns_any=WINDMILL | TASTING_ROOM),
    Goal("eu_s4", STRUCTURES, "structures", 3),
    Goal("eu_w1", WINE, "wine_types", 2),
    Goal("eu_w2", WINE, "highest_wine", 6),
    Goal("eu_w3", WINE, "sparkling_made", 1),
    Goal("eu_w4", WINE, "wines", 3),
    Goal("eu_t1", TRADE, "lira", 8),
    Goal("eu_t2", TRADE, "residual", 2),
    Goal("eu_t3", TRADE, "trades", 2),
    Goal("eu_t4", TRADE, "best_order", 3),
    Goal("eu_l1", LABOUR, "hats_removed", 2),
    Goal("eu_l2", LABOUR, "visitors_this_season", 2),
)
GOAL_BY_NAME: Final = {goal.name: goal for goal in GOALS}

RESOURCES: Final = tuple(
    Resource(index, name) for index, name in enumerate(("water", "tools", "knowledge", "unity", "routes"))
)
RESOURCE_BY_NAME: Final = {resource.name: resource for resource in RESOURCES}
