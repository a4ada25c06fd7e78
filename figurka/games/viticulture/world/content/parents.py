"""The parents that World brings; names and figures are this project's own, except Paloma and Joaquin."""

from typing import Final

from figurka.games.viticulture.content.parents import MAMAS, PAPAS, POINT, structure
from figurka.games.viticulture.rules.things import Gift, Mama, Papa

TRAINING: Final = Gift("training", trains=True)
TWO_ORDERS: Final = Gift("orders", orders=2)

WORLD_MAMAS: Final = (
    # cards of the vine, summer, winter and order deck
    Mama("joaquin", (1, 1, 0, 1), 0, world=True),
    Mama("emeka", (2, 0, 1, 0), 0, world=True),
    Mama("hiroshi", (1, 0, 1, 1), 0, world=True),
    Mama("mateo", (1, 2, 0, 0), 0, world=True),
    Mama("tane", (1, 1, 1, 0), 0, world=True),
    Mama("luca", (0, 1, 0, 1), 2, world=True),
    Mama("omar", (1, 0, 0, 1), 2, world=True),
    Mama("anders", (0, 1, 2, 0), 0, world=True),
    Mama("bohdan", (2, 0, 0, 1), 0, world=True),
    Mama("kofi", (1, 0, 1, 0), 2, world=True),
)
WORLD_PAPAS: Final = (
    Papa("paloma", 4, structure("trellis"), 2, world=True),
    Papa("amara", 3, structure("irrigation"), 3, world=True),
    Papa("mei", 4, structure("yoke"), 2, world=True),
    Papa("ingrid", 3, structure("medium_cellar"), 4, world=True),
    Papa("leilani", 2, structure("cottage"), 4, world=True),
    Papa("zuzana", 2, structure("windmill"), 4, world=True),
    Papa("fatima", 1, structure("tasting_room"), 5, world=True),
    Papa("rosa", 4, POINT, 3, world=True),
    Papa("priya", 3, TRAINING, 3, world=True),
    Papa("thandi", 4, TWO_ORDERS, 2, world=True),
)
PARENT_BY_NAME: Final[dict[str, Mama | Papa]] = {
    parent.name: parent for parent in (*MAMAS, *PAPAS, *WORLD_MAMAS, *WORLD_PAPAS)
}
"""The parents of both games."""
