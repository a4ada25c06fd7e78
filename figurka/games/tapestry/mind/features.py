"""What the evaluation counts of a player: plain counts, weighed by era."""

from typing import Final

from figurka.games.tapestry.content.civilizations import CIVILIZATIONS
from figurka.games.tapestry.content.incomes import INCOME_ROWS
from figurka.games.tapestry.mind.city import city_promise
from figurka.games.tapestry.mind.judgement import ERAS, Judgement, era_of, open_symbols
from figurka.games.tapestry.rules.inventing import is_allowed
from figurka.games.tapestry.rules.scoring import amount
from figurka.games.tapestry.rules.state import LAST_ERA, Player, TapestryState
from figurka.games.tapestry.rules.things import (
    ARMORY,
    BOTTOM,
    BUILDING_NAMES,
    COMPLETE_TRACK,
    HOUSE,
    MARKET,
    MIDDLE,
    MIDDLE_ISLAND,
    POINTS,
    RESOURCE_NAMES,
    TOP,
    TRACK_COUNT,
    TRACK_NAMES,
)

COUNTS: Final = (
    "one",
    "points",
    *RESOURCE_NAMES,
    "scarce",
    "income_points",
    "income_resources",
    "tiles",
    "hand",
    "more_hand",
    "bottom_techs",
    "middle_techs",
    "ready_techs",
    "top_techs",
    "landmarks",
    "districts_promised",
    "lines_promised",
    "territories",
    "outposts",
    "open_land",
    "achievements",
    *(f"{name}_left" for name in BUILDING_NAMES),
    *(f"{name}_{mark}" for name in TRACK_NAMES for mark in ("space", "second", "third", "fourth")),
    "tokens",
    *(f"civ_{each.name}" for each in CIVILIZATIONS),
)
"""What is counted, in the order in which it is measured."""
FEATURES: Final = tuple(f"{name}@{era}" for era in ERAS for name in COUNTS)
"""The same by era: each has a weight of its own."""
_INCOME_POINTS: Final = tuple(
    tuple(
        sum(
            benefit.count for space in row[: placed + 1] for benefit in space.scores if benefit.verb == POINTS
        )
        for placed in range(6)
    )
    for row in INCOME_ROWS
)
"""By row and by how many of its buildings are placed, the points that its open spaces bring."""
_INCOME_GOODS: Final = tuple(
    tuple(sum(1 for space in row[: placed + 1] if space.gains) for placed in range(6)) for row in INCOME_ROWS
)
"""The same for resources."""
FIRST_INCOME: Final = 1
"""How much of each resource the first income turn brings: nothing is built before it."""


def counts(j: Judgement, state: TapestryState, player: Player) -> list[float]:
    """What there is of each of the counts; before the first income it is taken as had."""
    early = FIRST_INCOME if player.era == 0 else 0
    times = float(LAST_ERA - era_of(state, player))
    goods = player.goods
    hand = len(player.hand) + early
    districts, lines = city_promise(j, player)
    techs = player.techs
    found = [
        1.0,
        float(player.vp),
        goods[0] + early,
        goods[1] + early,
        goods[2] + early,
        goods[3] + early,
        min(goods) + early,
        times * income_points(player),
        (times - 1.0) * sum([_INCOME_GOODS[kind][5 - player.left[kind]] for kind in range(4)]),
        min(len(player.tiles) + early, 4),
        min(hand, 1),
        max(hand - 1, 0),
        len(techs[BOTTOM]),
        len(techs[MIDDLE]),
        sum([1 for tech in techs[MIDDLE] if is_allowed(state, player, tech)]),
        len(techs[TOP]),
        player.landmarks,
        districts,
        times * open_symbols(5 - player.left[HOUSE], HOUSE) * lines,
        player.lands.bit_count(),
        player.outposts,
        (player.reach & state.explored & ~state.full & ~player.lands).bit_count(),
        prizes(state, player),
        *player.left,
    ]
    for track in range(TRACK_COUNT):
        space = player.best(track)
        found += (space, max(0, space - 3), max(0, space - 6), max(0, space - 9))
    found.append(sum([len(spaces) for spaces in player.tokens]))
    civs = player.civs
    found += [civs >> index & 1 for index in range(len(CIVILIZATIONS))]
    return found


def income_points(player: Player) -> float:
    """What the income mat would score now."""
    left = player.left
    value = sum([_INCOME_POINTS[kind][5 - left[kind]] for kind in range(4)])
    value += open_symbols(5 - left[MARKET], MARKET) * player.tech_count
    value += open_symbols(5 - left[HOUSE], HOUSE) * amount(player, 6)
    return value + open_symbols(5 - left[ARMORY], ARMORY) * player.lands.bit_count()


def prizes(state: TapestryState, player: Player) -> float:
    """How many points the achievements would bring that a player has not got and that are left."""
    value = 0.0
    for achievement in (COMPLETE_TRACK, MIDDLE_ISLAND):
        earned = state.achieved[achievement]
        places = state.board.achievements[achievement]
        if player.seat not in earned and len(earned) < len(places):
            value += places[len(earned)]
    return value
