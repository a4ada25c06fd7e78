"""What messages Tapestry's bots need: put together from their things and reasons."""

import re
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from itertools import chain

from figurka.core.decision import Option
from figurka.core.journal import Event
from figurka.games.tapestry.rules.things import TERRAIN_NAMES
from figurka.games.tapestry.solo.content import cards as bots
from figurka.games.tapestry.solo.rules.setting_up import SHADOW_CHOICES
from figurka.games.tapestry.solo.rules.things import (
    ANY_OPEN,
    NEAREST_END,
    NEAREST_LANDMARK_OR_END,
    BotBenefit,
    Cell,
    RuleRef,
)
from tests.locales.code import calls, texts_in
from tests.locales.files import folder_of

REASONING = {
    *("explain", "closest", "furthest", "near_middle", "tell_hexes", "topple_shadow", "place_random_tile"),
    "draw_pair",
}
"""The calls by which Tapestry's bots name the rule that decides."""
CASES = {
    "A-33": {"", "-upward"},
    "A-50": {"", "-start"},
    "A-79": {"-closes", "-middle"},
    "A-80": {"", "-none"},
    "A-101": {"", "-behind", "-ended"},
    "A-202": {"", "-same"},
    "A-246": {"", "-none"},
    "A-247": {"", "-few", "-enough", "-closes", "-score"},
    "A-296": {"", "-swift"},
}
"""The rules whose cases the bots tell in different words."""
TALLIES = ("landmarks", "territories", "military", "science", "technology", "exploration", "first")

TOLD_OF_REASONS = {
    *("player", "whom", "other", "count", "thing", "second", "things", "number"),
    *("card", "civilizations", "goals", "ways", "read", "walk", "track", "track-last"),
    *("track-card", "income", "automa-rule", "shadow-rule", "tiebreaker-card", "order", "toppled"),
    *("start", "direction", "next", "gains", "does", "ignored", "skips", "land", "terrain"),
}

ATTRIBUTES = {
    "tapestry-level-": {"about"},
    "tapestry-shadow-": {"about"},
    "tapestry-automaciv-": {"acc", "effect"},
    "tapestry-trackrule-": {"about"},
    "tapestry-botbenefit-": {"about", "does"},
    "tapestry-cell-": {"about"},
    "tapestry-mat-": {"about"},
}

VARIABLES: dict[str, AbstractSet[str]] = {
    "tapestry-tell-bot-A-": TOLD_OF_REASONS,
    "tapestry-tell-bot-T-": TOLD_OF_REASONS,
}


def named_things() -> Iterator[Option]:
    """The things of the bots that have names."""
    yield from (each for each in vars(bots).values() if isinstance(each, BotBenefit | Cell))
    yield from (*bots.AUTOMA_CIVILIZATIONS, ANY_OPEN, NEAREST_END, NEAREST_LANDMARK_OR_END)


def named_rules() -> set[str]:
    """The rules that the bots name as their reasons."""
    named = chain.from_iterable(map(texts_in, calls(folder_of("tapestry"), *REASONING)))
    rules = {text for text in named if re.fullmatch(r"[AT]-\d+", text)}
    rules |= {str(getattr(thing, "rule", "")) for thing in named_things()}
    return rules - {bots.CIVILIZATION_BONUS.rule}


def ids_of_things() -> set[str]:
    """The ids that are put together from the things and reasons of the bots."""
    ids = {"tapestry-" + thing.key.replace(":", "-") for thing in named_things()}
    ids |= {f"tapestry-mat-{mat.name}" for mat in (bots.NORMAL, bots.HARD)}
    ids |= {f"tapestry-land-{terrain}" for terrain in TERRAIN_NAMES[1:]}
    ids |= {f"tapestry-level-{name}" for name in bots.LEVEL_NAMES}
    ids |= {f"tapestry-shadow-{name}" for name in SHADOW_CHOICES}
    ids |= {f"tapestry-direction-{card.pattern.direction}" for card in bots.DECISION_CARDS}
    ids |= {f"tapestry-distance-{goal}" for goal in ("landmark", "end", "hex")}
    ids |= {f"tapestry-tally-{name}" for name in TALLIES}
    ids |= {f"tapestry-tell-bot-{rule}{case}" for rule in named_rules() for case in CASES.get(rule, {""})}
    return ids


def with_the_rule(event: Event) -> str:
    """A sentence ends with a full stop; a reason with the rule that decides."""
    return f"({event.thing.id})." if isinstance(event.thing, RuleRef) else "."
