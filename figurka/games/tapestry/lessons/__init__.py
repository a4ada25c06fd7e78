"""The lessons of Tapestry, from the first step to the last income, and those for one who plays alone."""

from figurka.games.tapestry.lessons.alone import BOTS_INCOME, RACE, TRAPS
from figurka.games.tapestry.lessons.civilizations import CAPITAL, FIRST_INVENTION, WHEN_TO_TAKE_INCOME
from figurka.games.tapestry.lessons.peoples import FIRST_MARKET, FIRST_STEP, LAND_AND_DICE

LESSONS = (
    FIRST_STEP,
    FIRST_MARKET,
    LAND_AND_DICE,
    FIRST_INVENTION,
    CAPITAL,
    WHEN_TO_TAKE_INCOME,
    RACE,
    BOTS_INCOME,
    TRAPS,
)
