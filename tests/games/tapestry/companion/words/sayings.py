"""What messages the companion needs beyond those of Tapestry."""

from figurka.games.tapestry.content.maps import PLACES
from figurka.games.tapestry.rules.things import POINT_SOURCES, STEPS
from tests.locales.sayings import Sayings

KEYS = (
    *(step.key for steps in STEPS for step in steps),
    *(place.key for place in PLACES),
    *("back:military", "back:nothing", "advance:nothing", "income", "done", "nothing"),
)


MOVES = (
    *("token", "token-on", "token-off", "landmark", "landmark-back", "tile", "tile-up"),
    *("piece", "piece-lying", "piece-off", "topple", "stand", "achievement", "achievement-off"),
    *("techs", "techs-back", "supply", "supply-back", "supply-returned", "mat", "mat-back"),
    *("favourite", "points"),
)
"""What is done at the printed table, forth and back."""
HEADINGS = ("tapestry-automa-moves", "tapestry-automa-moves-made", "tapestry-automa-moves-back")
CAUTIONS = ("piece", "stand-up", "far")


def ids_of_things() -> set[str]:
    """The sources of points, what is moved, and what is asked about once more."""
    ids = {f"tapestry-automa-score-{source}" for source in POINT_SOURCES}
    ids |= {f"tapestry-automa-move-{move}" for move in MOVES}
    ids |= {f"tapestry-automa-caution-{slip}" for slip in CAUTIONS}
    return ids | {*HEADINGS, *(f"{heading}-none" for heading in HEADINGS)}


SAYINGS = Sayings(things=ids_of_things, for_the_table={"tapestry-automa"}, keys=KEYS)
