"""The two conquer dice."""

from typing import Final

from figurka.games.tapestry.rules.benefits import BENEFIT_OF_TILE, points, resource, score
from figurka.games.tapestry.rules.things import COIN, CULTURE, FOOD, PER_TERRITORY, WORKER, Die

RED: Final = (
    Die("red-vp-4", points(4)),
    Die("red-vp-5", points(5)),
    Die("red-vp-6", points(6)),
    Die("red-vp-7", points(7)),
    Die("red-territories", score(PER_TERRITORY)),
    Die("red-territories", score(PER_TERRITORY)),
)
BLACK: Final = (
    Die("black-coin", resource(COIN)),
    Die("black-worker", resource(WORKER)),
    Die("black-food", resource(FOOD)),
    Die("black-culture", resource(CULTURE)),
    Die("black-tile", BENEFIT_OF_TILE),
    Die("black-tile", BENEFIT_OF_TILE),
)
