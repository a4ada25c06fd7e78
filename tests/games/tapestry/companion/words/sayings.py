"""What messages the companion needs beyond those of Tapestry."""

from figurka.games.tapestry.content.maps import PLACES
from figurka.games.tapestry.rules.things import POINT_SOURCES, STEPS
from tests.locales.sayings import Sayings

KEYS = (
    *(step.key for steps in STEPS for step in steps),
    *(place.key for place in PLACES),
    *("back:military", "back:nothing", "advance:nothing", "income", "done", "nothing"),
)


def ids_of_things() -> set[str]:
    """The sources of points."""
    return {f"tapestry-automa-score-{source}" for source in POINT_SOURCES}


SAYINGS = Sayings(things=ids_of_things, for_the_table={"tapestry-automa"}, keys=KEYS)
