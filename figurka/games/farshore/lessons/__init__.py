"""The lessons of Farshore, from the first worker to the last autumn."""

from figurka.games.farshore.lessons.towns import FIRST_CATCH, FIVE_COLOURS
from figurka.games.farshore.lessons.voyages import WITH_THE_WIND
from figurka.games.farshore.lessons.years import LAST_AUTUMN, YEAR_TURNS

LESSONS = (FIRST_CATCH, FIVE_COLOURS, WITH_THE_WIND, YEAR_TURNS, LAST_AUTUMN)
