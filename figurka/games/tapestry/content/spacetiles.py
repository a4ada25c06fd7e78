"""The 15 space tiles."""

from typing import Final

from figurka.games.tapestry.rules.benefits import (
    PLAY_OVER_A_CARD,
    UPGRADE_A_TECH,
    advance,
    building,
    cards,
    conquer,
    invent,
    points,
    research,
    resource,
    score,
    score_track,
)
from figurka.games.tapestry.rules.things import (
    ARMORY,
    COIN,
    CULTURE,
    FARM,
    FOOD,
    HOUSE,
    MARKET,
    MILITARY,
    PER_ARMORY,
    PER_CARD,
    PER_FARM,
    PER_HOUSE,
    PER_LINE,
    PER_MARKET,
    PER_TECH,
    PER_TERRITORY,
    SCIENCE,
    TECHNOLOGY,
    WORKER,
    SpaceTile,
)

SPACE_TILE_LIST: Final = (
    SpaceTile(1, "comet", (advance(SCIENCE, full=True), score_track(SCIENCE)), listed=True),
    SpaceTile(2, "ice_moon", (building(ARMORY), score(PER_ARMORY)), listed=True),
    SpaceTile(3, "nebula", (building(HOUSE), score(PER_HOUSE)), listed=True),
    SpaceTile(4, "asteroid_belt", (cards(), PLAY_OVER_A_CARD, score(PER_CARD)), listed=False),
    SpaceTile(5, "burning_star", (resource(COIN), resource(WORKER), points(8)), listed=False),
    SpaceTile(6, "eclipse", (research(full=True), points(6)), listed=False),
    SpaceTile(7, "red_planet", (resource(FOOD), resource(CULTURE), points(8)), listed=False),
    SpaceTile(8, "inhabited_planet", (resource(CULTURE), score(PER_LINE)), listed=False),
    SpaceTile(9, "ringed_station", (advance(TECHNOLOGY, full=True), score_track(TECHNOLOGY)), listed=True),
    SpaceTile(10, "probe", (invent(), UPGRADE_A_TECH, score(PER_TECH)), listed=False),
    SpaceTile(11, "rocket", (conquer(), score(PER_TERRITORY)), listed=True),
    SpaceTile(12, "warship", (advance(MILITARY, full=True), score_track(MILITARY)), listed=True),
    SpaceTile(13, "twin_earth", (points(13),), listed=False),
    SpaceTile(14, "dust_planet", (building(FARM), score(PER_FARM)), listed=True),
    SpaceTile(15, "dark_planet", (building(MARKET), score(PER_MARKET)), listed=True),
)
