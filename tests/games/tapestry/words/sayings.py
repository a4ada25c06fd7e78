"""What messages Tapestry needs: put together from its things, labels and events."""

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from itertools import chain

from figurka.games.tapestry.content import capitals, cards, civilizations, dice, landmarks, spacetiles
from figurka.games.tapestry.content.incomes import INCOME_ROWS
from figurka.games.tapestry.content.maps import ACHIEVEMENTS, LARGE, SMALL
from figurka.games.tapestry.content.mystics import OMEN_OPTIONS
from figurka.games.tapestry.content.techs import TECHS
from figurka.games.tapestry.content.tiles import TERRITORIES
from figurka.games.tapestry.content.tracks import SPACES, TRACKS
from figurka.games.tapestry.rules import benefits
from figurka.games.tapestry.rules.adjustments import ADJUSTMENTS
from figurka.games.tapestry.rules.city import PLOTS
from figurka.games.tapestry.rules.things import (
    BUILDINGS,
    INCOME,
    POINT_SOURCES,
    RANKS,
    RESOURCES,
    REVELS,
    ROW_NAMES,
    SCORE_NAMES,
    SQUARES,
    STATUE,
    STEPS,
    TERRAIN_NAMES,
    Benefit,
)
from tests.games.tapestry.solo.words import sayings as solo
from tests.locales.sayings import TOLD as TOLD_OF_EVENTS
from tests.locales.sayings import Sayings

LABELS = {
    "seat",
    "payment",
    "advance",
    "regress",
    "token",
    "space",
    "hex",
    "hex-tile",
    "hex-of",
    "hex-of-tile",
    "hex-own",
    "hex-land",
    "tile",
    "spacetile",
    "rotation",
    "quarters",
    "plot",
    "column-statue",
    "column-revel",
    "column-rank",
    "column-square",
    "laid",
    "tech",
    "tech-gain",
    "tech-of",
    "number-guilds-buy",
    "number-guilds-sell",
    "number-mercantilism",
    "number-muster",
    "number-omen",
    "bonus-pay",
    "bonus-decline",
    "bonus-free-take",
    "bonus-free-decline",
    "bonus-discard-take",
    "bonus-discard-decline",
    "olympics-pay",
    "either-decline",
    "free-advance-decline",
    "bare-advance",
    "bare-regress",
    "bare-advance-decline",
    "exploitation-take",
    "exploitation-decline",
    "heralds-start-take",
    "heralds-start-decline",
    "invent-unseen-take",
    "invent-unseen-decline",
    "inventors-gain-take",
    "inventors-gain-decline",
    "isolate-take",
    "isolate-decline",
    "militarism-take",
    "militarism-decline",
    "refresh-take",
    "refresh-decline",
    "trap-take",
    "trap-decline",
    "alchemists-start-decline",
}

TOLD = {
    "camps": {"camps", "camps-landmark"},
    "conquers": {"conquers", "conquers-from", "takes-from"},
    "copies-card": {"copies-card", "copies-card-own"},
    "discards": {"discards", "discards-tile"},
    "heralds": {"heralds", "heralds-own"},
    "marks-tech": {"marks-tech", "marks-tech-own"},
    "scores": {"scores", "scores-die", "scores-sides", "loses-points"},
    "upgrades": {"upgrades-middle", "upgrades-top"},
}

TERMS = (
    *("track", "tier", "landmark", "capital", "district", "outpost", "territory", "neighbour", "era"),
    *(
        "first",
        "income",
        "advance",
        "bonus",
        "tech",
        "tapestry",
        "civilization",
        "trap",
        "upgrade",
        "research",
    ),
    *("explore", "conquer", "invent", "space", "achievement", "resource"),
    *("automa", "shadow", "decision_pair", "track_card", "tiebreaker_card", "favourite", "progress_deck"),
    "path_distance",
)
PIECES = (
    *("territory_tile", "space_tile", "tapestry_card", "tech_card", "civilization", "landmark", "outpost"),
    *("point", "token"),
)

FOR_THE_TABLE = {
    "tapestry-benefit-gain-any",
    "tapestry-building-any",
    "tapestry-cardtype-this_era",
    "tapestry-cardtype-when_played",
    "tapestry-maker_of_fire",
    "tapestry-prerequisite-income",
    "tapestry-prerequisite-track",
    "tapestry-resource-any",
    "tapestry-score-total",
    *(f"tapestry-piece-{name}" for name in PIECES),
    *(f"tapestry-term-{name}" for name in TERMS),
}

ATTRIBUTES = {
    "tapestry-track-": {"acc", "loc"},
    "tapestry-card-": {"effect"},
    "tapestry-cardtype-": {"about"},
    "tapestry-civilization-": {"effect", "later"},
    "tapestry-resource-": {"count", "acc"},
    "tapestry-building-": {"count", "acc"},
    "tapestry-piece-": {"count", "acc"},
    "tapestry-benefit-gain-": {"about"},
    "tapestry-benefit-score-": {"about"},
    "tapestry-die-": {"acc"},
    "tapestry-term-": {"about"},
    "tapestry-adjustments-": {"about"},
}

VARIABLES: dict[str, AbstractSet[str]] = {
    "tapestry-ask-discard_.*-more$": {"because", "count"},
    "tapestry-tell-finds-no-building$": TOLD_OF_EVENTS | {"building"},
    "tapestry-tell-": TOLD_OF_EVENTS | {"track", "number", "points"},
}

KEYS = (
    *(step.key for step in chain(*STEPS)),
    *(thing.key for thing in (*TECHS, *SMALL.hexes, *LARGE.hexes, *PLOTS)),
    *(site.key for site in landmarks.LANDMARKS[0].turns[0].sites),
    *(f"{kind}:nothing" for kind in ("advance", "tech", "hex", "plot", "site")),
    INCOME.key,
)


def all_benefits() -> Iterator[Benefit]:
    """All benefits: of its content, and those that only rules give."""
    yield from (each for each in vars(benefits).values() if isinstance(each, Benefit))
    for space in chain(*SPACES):
        yield from space.benefits
        if space.bonus is not None:
            yield space.bonus.gain
    for tech in TECHS:
        yield from (*tech.circle, *tech.square)
    for listed in (TERRITORIES, spacetiles.SPACE_TILE_LIST, civilizations.STAGES):
        yield from chain(*(thing.benefits for thing in listed))
    for income in chain(*INCOME_ROWS):
        yield from (*income.scores, *income.gains)
    for column in (*civilizations.STATUE_BENEFITS, *civilizations.REVEL_BENEFITS):
        yield from chain(*column)
    yield from chain(*civilizations.RANK_BENEFITS, civilizations.SQUARE_BENEFITS)
    yield from (die.benefit for die in (*dice.RED, *dice.BLACK))


def benefit_names(found: Iterable[Benefit]) -> set[str]:
    """What benefits are called, with all that may be chosen within them."""
    return {name for each in found for name in (each.name, *benefit_names(each.options))}


def ids_of_things() -> set[str]:
    """The ids that are put together from the things of Tapestry."""
    things = [
        *(TRACKS, TECHS, landmarks.LANDMARKS, capitals.CAPITALS, spacetiles.SPACE_TILE_LIST, ACHIEVEMENTS),
        *(cards.CARDS, civilizations.CIVILIZATIONS, RESOURCES, BUILDINGS, OMEN_OPTIONS, *INCOME_ROWS),
    ]
    ids = {"tapestry-" + thing.key.replace(":", "-") for thing in chain(*things)}
    ids |= {f"tapestry-space-{space.name}" for space in chain(*SPACES)}
    ids |= {f"tapestry-terrain-{name}" for name in TERRAIN_NAMES}
    ids |= {f"tapestry-incomerow-{name}" for name in ROW_NAMES}
    ids |= {f"tapestry-column-{row[0].key.partition(':')[0]}" for row in (STATUE, REVELS, RANKS, SQUARES)}
    ids |= {f"tapestry-die-{die.name.partition('-')[0]}" for die in (*dice.RED, *dice.BLACK)}
    ids |= {f"tapestry-benefit-{name}" for name in benefit_names(all_benefits())}
    ids |= {f"tapestry-benefit-score-{name}" for name in SCORE_NAMES}
    ids |= {f"tapestry-price-{name}" for name in ("resource", "territory_tile", "tapestry_card", "tech_card")}
    ids |= {f"tapestry-adjustments-{name}" for name in ADJUSTMENTS}
    ids |= {f"tapestry-score-{source}" for source in POINT_SOURCES}
    return ids | solo.ids_of_things()


SAYINGS = Sayings(
    things=ids_of_things,
    labels=LABELS,
    told=TOLD,
    for_the_table=FOR_THE_TABLE,
    keys=KEYS,
    kinds={f"discard_{thing}-more" for thing in ("tile", "card", "tech")},
    attributes=ATTRIBUTES | solo.ATTRIBUTES,
    variables=solo.VARIABLES | VARIABLES,
)
