"""What messages Farshore needs: put together from its things, labels and events."""

from itertools import product

from figurka.core.registry import new_game
from figurka.games.farshore.content.cards import CARDS
from figurka.games.farshore.content.maps import MAPS
from figurka.games.farshore.content.places import DOCKS, DUNES, ISLANDS, LOOKOUT, SHORE
from figurka.games.farshore.content.winds import ROSE
from figurka.games.farshore.rules.scoring import breakdown
from figurka.games.farshore.rules.setup import RANDOM
from figurka.games.farshore.rules.solo import LEVEL_NAMES
from figurka.games.farshore.rules.things import KINDS, RARITIES, SEASONS, TOKENS, TYPES
from tests.locales.sayings import Sayings

PLACES = (*SHORE, DOCKS, LOOKOUT, DUNES, *ISLANDS)

LABELS = {
    "hand-turn",
    "bay-turn",
    "hand-play",
    "bay-play",
    "hand-discard",
    "hand-give_card",
    "bay-bay",
    "bay-draw",
    "way-pay",
    "way-helper",
    "way-helper-leaves",
    "way-anchor",
    "way-anchor-worker",
    "payment",
    "payment-nothing",
    "seat",
    "unpack",
    "visit-bare",
    "visit-anchor",
    "visit-place",
    "bridge-deck",
    "bridge-resources",
    "city-bare",
    "city-anchor",
    "city-worker",
    "city-both",
}

FOR_THE_TABLE = {
    "farshore-animal-beaver",
    "farshore-animal-crab",
    "farshore-animal-duck",
    "farshore-animal-puffin",
    "farshore-count-anchors",
    "farshore-count-cards",
    "farshore-count-points",
    "farshore-count-spaces",
    "farshore-count-workers",
    "farshore-resource-any",
    "farshore-rival-name",
    "farshore-score-total",
    "farshore-term-anchor",
    "farshore-term-bay",
    "farshore-term-city",
    "farshore-term-deck",
    "farshore-term-discard",
    "farshore-term-docks",
    "farshore-term-hand",
    "farshore-term-map",
    "farshore-term-point",
    "farshore-term-ship",
    "farshore-term-tide",
    "farshore-term-treasure",
    "farshore-term-wind",
    "farshore-term-worker",
}

ATTRIBUTES = {
    "farshore-card-": {"effect"},
    "farshore-place-": {"effect"},
    "farshore-rose-": {"effect"},
    "farshore-season-": {"effect", "acc"},
    "farshore-map-": {"need", "acc"},
    "farshore-resource-": {"count", "acc"},
    "farshore-type-": {"about", "short"},
    "farshore-level-": {"about"},
}

KEYS = (
    *(f"{where}:{card.key}" for where in ("hand", "bay", "city") for card in CARDS),
    *(place.key for place in PLACES),
    "prepare",
    "pass",
    "done",
    "hand:nothing",
)


def score_sources() -> list[str]:
    """Of what the points of a player are made up."""
    state = new_game("farshore", 2, 0).state
    return list(breakdown(state, state.players[0]))


def ids_of_things() -> set[str]:
    """The ids that are put together from the things of Farshore."""
    ids = {f"farshore-card-{card.key}" for card in CARDS}
    ids |= {f"farshore-place-{place.name}" for place in PLACES}
    ids |= {f"farshore-map-{kind.name}" for kind in MAPS}
    ids |= {f"farshore-rose-{name}" for name in ROSE}
    ids |= {f"farshore-resource-{token.key}" for token in TOKENS}
    ids |= {f"farshore-season-{name}" for name in SEASONS}
    ids |= {f"farshore-level-{name}" for name in LEVEL_NAMES}
    ids |= {f"farshore-islands-{name}" for name in (RANDOM, *(island.name for island in ISLANDS))}
    ids |= {f"farshore-type-{name}" for name in TYPES}
    ids |= {f"farshore-kind-{name}" for name in KINDS}
    ids |= {f"farshore-rarity-{name}" for name in RARITIES}
    ids |= {f"farshore-keywords-{rarity}-{kind}" for rarity, kind in product(RARITIES, KINDS)}
    ids |= {f"farshore-score-{source}" for source in score_sources()}
    ids |= {f"farshore-ask-{kind}-more" for kind in MORE} | {"farshore-ask-discard-needed"}
    ids |= {f"farshore-ask-{kind}-again" for kind in ("discard", "give")}
    ids |= {f"farshore-price-{price}" for price in PRICES}
    return ids


MORE = {"bay", "draw", "gain", "unpack"}
"""The kinds of decisions of which several come in a row."""
PRICES = {
    "and-room",
    "room",
    "ways-leaves",
    "anchor",
    "discards",
    "free",
    "helper",
    "helper-leaves",
    "payment",
    "plays",
    "plays-for",
    "sacrifice",
    "ways",
}

SAYINGS = Sayings(
    things=ids_of_things,
    labels=LABELS,
    for_the_table=FOR_THE_TABLE,
    keys=KEYS,
    attributes=ATTRIBUTES,
    variables={
        "farshore-tell-draws$": {"kinds", "count", "things"},
        "farshore-ask-discard-needed": {"because", "card", "count"},
        "farshore-ask-(discard|give)": {"because", "count"},
        "farshore-ask-.*-(more|again)": {"because", "count"},
    },
    named_elsewhere={"islands"},
)
