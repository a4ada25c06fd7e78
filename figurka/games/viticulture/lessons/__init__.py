"""The lessons of Viticulture, from the first grape to the last year."""

from figurka.games.viticulture.lessons.vineyard import GRAPE_TO_ORDER, HAND_TO_FIELD
from figurka.games.viticulture.lessons.years import BLOCKED, ROOSTER_AND_VISITOR, YEAR_ENDS

LESSONS = (GRAPE_TO_ORDER, HAND_TO_FIELD, ROOSTER_AND_VISITOR, BLOCKED, YEAR_ENDS)
