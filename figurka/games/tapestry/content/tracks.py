"""The four tracks: the benefit and the bonus of each space, and what it costs to enter it."""

from itertools import combinations_with_replacement
from typing import Final

from figurka.games.tapestry.content.landmarks import TRACK_LANDMARKS
from figurka.games.tapestry.rules.benefits import (
    A_CIVILIZATION,
    CIRCLE_OF_A_TECH,
    EXPLORE_A_SPACE_TILE,
    PLAY_OVER_A_CARD,
    REFRESH_TECHS,
    REPEAT_A_SPACE,
    RESEARCH_FOUR_TIMES,
    RESTART_A_TOKEN,
    SQUARE_OF_A_TECH,
    UPGRADE_A_TECH,
    advance,
    building,
    cards,
    conquer,
    either,
    explore,
    invent,
    points,
    regress,
    research,
    resource,
    score,
    score_track,
    space_tiles,
    tiles,
)
from figurka.games.tapestry.rules.things import (
    ARMORY,
    BOTH_DICE,
    BOTH_IF_OPPONENT,
    COIN,
    CULTURE,
    EXPLORATION,
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
    PER_TILE,
    SCIENCE,
    TECHNOLOGY,
    WORKER,
    Benefit,
    Bonus,
    Payment,
    Price,
    Space,
    Track,
)


def track(
    name: str, index: int, resource: int, *spaces: tuple[str, tuple[Benefit, ...], bool, Bonus | None]
) -> Track:
    """A track with a start space and the twelve that are written."""
    made = [Space("start", index, 0, (), True, None, None)]
    for number, (title, benefits, listed, bonus) in enumerate(spaces, 1):
        landmark = LANDMARK_OF.get((index, number))
        made.append(Space(title, index, number, benefits, listed, bonus, landmark))
    return Track(name, index, resource, tuple(made))


def space(
    name: str, *benefits: Benefit, listed: bool = False, bonus: Bonus | None = None
) -> tuple[str, tuple[Benefit, ...], bool, Bonus | None]:
    """A space as it is written in the lists below."""
    return name, benefits, listed, bonus


def bonus(gain: Benefit, resources: int = 0, tiles: int = 0, cards: int = 0, techs: int = 0) -> Bonus:
    """What may be bought on a space, and for what."""
    return Bonus(Price(resources, tiles, cards, techs), gain)


LANDMARK_OF: Final = {(each.track, each.space): each for each in TRACK_LANDMARKS}

TRACKS: Final = (
    track(
        "exploration",
        EXPLORATION,
        FOOD,
        space("scouting", tiles(2)),
        space("rafts", explore(), bonus=bonus(cards(), resources=1)),
        space("wagons", either(explore(), building(FARM))),
        space("navigation", tiles(), explore(), listed=True),
        space("ships", score(PER_TERRITORY), bonus=bonus(building(FARM), resources=1)),
        space("tunnels", tiles(), building(FARM), bonus=bonus(explore(), resources=1)),
        space("trains", tiles(2), explore(), listed=True),
        space("cars", building(FARM), score(PER_FARM), listed=True, bonus=bonus(points(5), tiles=2)),
        space("airplanes", tiles(2), explore(anywhere=True), listed=True, bonus=bonus(cards(), resources=1)),
        space("space_shuttle", score_track(TECHNOLOGY), bonus=bonus(points(10), tiles=3)),
        space("interstellar_travel", space_tiles(3), EXPLORE_A_SPACE_TILE, listed=True),
        space("warpgates", EXPLORE_A_SPACE_TILE, bonus=bonus(EXPLORE_A_SPACE_TILE, resources=1)),
    ),
    track(
        "science",
        SCIENCE,
        WORKER,
        space("astronomy", research(full=False)),
        space("mathematics", cards(), bonus=bonus(building(HOUSE), resources=1)),
        space("herbalism", either(research(full=False), building(HOUSE))),
        space("medicine", score(PER_TECH), cards()),
        space("chemistry", research(full=True), bonus=bonus(points(5), cards=2)),
        space("biology", either(research(full=True), building(HOUSE))),
        space("academic_research", REPEAT_A_SPACE),
        space("nutrition", building(HOUSE), score(PER_HOUSE), listed=True),
        space(
            "physics",
            either(
                advance(MILITARY, full=True), advance(TECHNOLOGY, full=True), advance(EXPLORATION, full=True)
            ),
        ),
        space("neuroscience", either(regress(MILITARY, full=True), regress(TECHNOLOGY, full=True))),
        space(
            "quantum_physics",
            either(
                advance(MILITARY, full=True), advance(TECHNOLOGY, full=True), advance(EXPLORATION, full=True)
            ),
            either(
                advance(MILITARY, full=True), advance(TECHNOLOGY, full=True), advance(EXPLORATION, full=True)
            ),
            listed=True,
        ),
        space("alien_biology", RESEARCH_FOUR_TIMES),
    ),
    track(
        "military",
        MILITARY,
        CULTURE,
        space("archery", conquer()),
        space("bladed_weapons", cards(), bonus=bonus(building(ARMORY), resources=1)),
        space("walls", either(conquer(), building(ARMORY))),
        space("standing_army", resource(WORKER), score(PER_TILE)),
        space("cavalry", conquer(), building(ARMORY)),
        space("gunpowder", conquer(), cards(), bonus=bonus(building(ARMORY), resources=1)),
        space("tanks", conquer(dice=BOTH_IF_OPPONENT)),
        space("warplanes", conquer(anywhere=True), bonus=bonus(cards(), resources=1)),
        space("anti_aircraft_defense", building(ARMORY), score(PER_CARD)),
        space("nuclear_bomb", score_track(EXPLORATION), PLAY_OVER_A_CARD),
        space("drone_assassins", score(PER_LINE), bonus=bonus(points(10), cards=3)),
        space("mechs", conquer(dice=BOTH_DICE), A_CIVILIZATION),
    ),
    track(
        "technology",
        TECHNOLOGY,
        COIN,
        space("pottery", invent()),
        space("carpentry", cards(), bonus=bonus(building(MARKET), resources=1)),
        space("stone_tools", either(invent(), building(MARKET))),
        space("metallurgy", REFRESH_TECHS, invent()),
        space(
            "glass",
            either(building(FARM), building(HOUSE), building(ARMORY)),
            bonus=bonus(UPGRADE_A_TECH, resources=1),
        ),
        space("steel", score(PER_ARMORY), building(MARKET), bonus=bonus(invent(), resources=1)),
        space("rubber", REFRESH_TECHS, invent(2)),
        space(
            "plastic",
            building(MARKET),
            score(PER_MARKET),
            listed=True,
            bonus=bonus(UPGRADE_A_TECH, resources=1),
        ),
        space("electronics", UPGRADE_A_TECH, CIRCLE_OF_A_TECH),
        space("computers", score_track(MILITARY), score_track(SCIENCE)),
        space("nanotechnology", UPGRADE_A_TECH, SQUARE_OF_A_TECH, bonus=bonus(points(10), techs=3)),
        space(
            "ai_singularity",
            resource(COIN),
            resource(WORKER),
            resource(CULTURE),
            resource(FOOD),
            RESTART_A_TOKEN,
        ),
    ),
)
SPACES: Final = tuple(each.spaces for each in TRACKS)
"""For each track its spaces."""


def payments(resource: int, tier: int) -> tuple[Payment, ...]:
    """All ways to pay for an advance into a tier of the track that takes this resource."""
    own, free = COSTS[tier - 1]
    fixed = [own if kind == resource else 0 for kind in range(4)]
    return tuple(
        Payment(tuple(fixed[kind] + kinds.count(kind) for kind in range(4)))
        for kinds in combinations_with_replacement(range(4), free)
    )


COSTS: Final = ((0, 1), (1, 1), (1, 2), (2, 0))
"""For each tier how many of the track's own resource and how many of any kind an advance costs (T-41)."""
PAYMENTS: Final = tuple(((), *(payments(each.resource, tier) for tier in range(1, 5))) for each in TRACKS)
"""For each track and tier all ways to pay."""
