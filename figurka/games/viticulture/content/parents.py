"""Mamas and papas."""

from typing import Final

from figurka.games.viticulture.content.structures import STRUCTURE_BY_NAME
from figurka.games.viticulture.rules.things import Gift, Mama, Papa


def structure(name: str) -> Gift:
    """A structure as a gift."""
    return Gift(f"structure:{name}", structure=STRUCTURE_BY_NAME[name])


POINT: Final = Gift("vp", vp=1)
WORKER: Final = Gift("worker", worker=True)

MAMAS: Final = (
    # cards of the vine, summer, winter and order deck
    Mama("alaena", (1, 1, 0, 1), 0),
    Mama("alyssa", (1, 1, 1, 0), 0),
    Mama("deann", (1, 0, 1, 1), 0),
    Mama("margot", (0, 1, 1, 1), 0),
    Mama("margaret", (2, 1, 0, 0), 0),
    Mama("nici", (2, 0, 0, 1), 0),
    Mama("teruyo", (2, 0, 1, 0), 0),
    Mama("emily", (1, 2, 0, 0), 0),
    Mama("rebecca", (0, 2, 0, 1), 0),
    Mama("danyel", (0, 2, 1, 0), 0),
    Mama("laura", (1, 0, 0, 2), 0),
    Mama("jess", (0, 1, 0, 2), 0),
    Mama("casey", (0, 0, 1, 2), 0),
    Mama("christine", (1, 0, 2, 0), 0),
    Mama("naja", (0, 1, 2, 0), 0),
    Mama("falon", (0, 0, 2, 1), 0),
    Mama("nicole", (1, 0, 1, 0), 2),
    Mama("ariel", (0, 1, 0, 1), 2),
)
PAPAS: Final = (
    Papa("andrew", 4, structure("trellis"), 2),
    Papa("christian", 3, structure("irrigation"), 3),
    Papa("jay", 5, structure("yoke"), 2),
    Papa("josh", 3, structure("medium_cellar"), 4),
    Papa("kozi", 2, structure("cottage"), 4),
    Papa("matthew", 1, structure("windmill"), 5),
    Papa("matt", 0, structure("tasting_room"), 6),
    Papa("paul", 5, structure("trellis"), 1),
    Papa("stephan", 4, structure("irrigation"), 2),
    Papa("steven", 6, structure("yoke"), 1),
    Papa("joel", 4, structure("medium_cellar"), 3),
    Papa("raymond", 3, structure("cottage"), 3),
    Papa("jerry", 2, structure("windmill"), 4),
    Papa("trevor", 1, structure("tasting_room"), 5),
    Papa("rafael", 2, WORKER, 4),
    Papa("gary", 3, WORKER, 3),
    Papa("morten", 4, POINT, 3),
    Papa("alan", 5, POINT, 2),
)
