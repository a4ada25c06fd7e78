"""The lessons of World, for those who know the base game: from one goal for all to a spring together."""

from figurka.games.viticulture.world.lessons.team import FIRST_SPRING, GRANDE_TRADE, TOGETHER
from figurka.games.viticulture.world.lessons.workers import HATS, INNOVATION

LESSONS = (TOGETHER, HATS, INNOVATION, GRANDE_TRADE, FIRST_SPRING)
