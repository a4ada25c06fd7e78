"""The income mat: what each space of the four rows brings."""

from typing import Final

from figurka.games.tapestry.rules.benefits import cards, points, resource, score, tiles
from figurka.games.tapestry.rules.things import (
    COIN,
    CULTURE,
    FOOD,
    PER_LINE,
    PER_TECH,
    PER_TERRITORY,
    WORKER,
    IncomeSpace,
)

INCOME_ROWS: Final = (
    (
        IncomeSpace("barter", (score(PER_TECH),), (resource(COIN),)),
        IncomeSpace("currency", (), (resource(COIN),)),
        IncomeSpace("banking", (score(PER_TECH),), ()),
        IncomeSpace("credit_cards", (), (resource(COIN),)),
        IncomeSpace("e_commerce", (score(PER_TECH),), (resource(COIN),)),
        IncomeSpace("biometrics", (points(10),), ()),
    ),
    (
        IncomeSpace("symbology", (score(PER_LINE),), (resource(WORKER),)),
        IncomeSpace("language", (), (resource(WORKER),)),
        IncomeSpace("writing", (score(PER_LINE),), ()),
        IncomeSpace("telephone", (), (resource(WORKER),)),
        IncomeSpace("email", (score(PER_LINE),), (resource(WORKER),)),
        IncomeSpace("neural_implants", (points(10),), ()),
    ),
    (
        IncomeSpace("hunting", (), (resource(FOOD), tiles())),
        IncomeSpace("farming", (), (resource(FOOD),)),
        IncomeSpace("breeding", (points(4),), ()),
        IncomeSpace("preservation", (), (resource(FOOD),)),
        IncomeSpace("fertilization", (points(7),), (resource(FOOD),)),
        IncomeSpace("food_printing", (points(10),), ()),
    ),
    (
        IncomeSpace("ceremony", (), (resource(CULTURE), cards())),
        IncomeSpace("racing", (), (resource(CULTURE),)),
        IncomeSpace("team_sports", (score(PER_TERRITORY),), ()),
        IncomeSpace("tabletop_games", (), (resource(CULTURE),)),
        IncomeSpace("video_games", (score(PER_TERRITORY),), (resource(CULTURE),)),
        IncomeSpace("virtual_reality", (points(10),), ()),
    ),
)
"""For each kind of building the six spaces of its row; a space is open once its building is gone."""
ERA_BONUSES: Final = (0, 0, 1, 2, 3, 0)
"""By income turn, how many resources the first among neighbours gains (T-29)."""
