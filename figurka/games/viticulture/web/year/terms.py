"""The tips of the almanac that never change: places of the wake-up chart, continents, goals, resources."""

from collections.abc import Iterator
from dataclasses import dataclass

from figurka.games.viticulture.content.board import ROWS
from figurka.games.viticulture.web.glossary import Explaining
from figurka.games.viticulture.words import telling as base_words
from figurka.games.viticulture.world.content.board import POSITIONS
from figurka.games.viticulture.world.content.events import EVENTS
from figurka.games.viticulture.world.content.goals import GOALS, RESOURCES
from figurka.games.viticulture.world.words import telling as world_words
from figurka.locales import Words
from figurka.web.reference import Term


@dataclass(frozen=True)
class Explained:
    """A term of the glossary as a tip: with a symbol and the rules to look up."""

    term: Term
    symbol: str
    rules: str


CONTINENT_RULES = {
    "greengully": "W-310 W-311",
    "asia": "W-321 W-322 W-323",
    "oceania": "W-331 W-333",
    "south_america": "W-341 W-342",
    "europe": "W-352 W-353 W-354",
    "north_america": "W-361 W-362 W-363",
    "africa": "W-372 W-376 W-377",
}
"""Where the rules of each continent begin."""


def almanac_terms(words: Words, *, world: bool) -> dict[str, object]:
    """The tips of either game."""
    return {"almanac": tuple(world_tips(words) if world else base_tips(words))}


def base_tips(words: Words) -> Iterator[Explained]:
    """The rows of the wake-up chart."""
    explain = Explaining(words, base_words.called)
    yield from (Explained(explain.row(row), "sun", "V-11 V-12") for row in ROWS)
    yield common(words, "rooster", "V-11 V-12", "sun")
    yield common(words, "race", "V-20 V-21", "vp")


def world_tips(words: Words) -> Iterator[Explained]:
    """The watch, the continents and what belongs to them."""
    explain = Explaining(words, world_words.called)
    yield from (Explained(explain.position(each), "sun", "W-24 W-25") for each in POSITIONS)
    for name in EVENTS:
        yield Explained(explain.continent(name), f"continent-{name}", CONTINENT_RULES[name])
    yield from (Explained(explain.goal(goal), f"goal-{goal.category}", "W-352 W-353") for goal in GOALS)
    for resource in RESOURCES:
        yield Explained(explain.resource(resource), f"resource-{resource.name}", "W-370 W-376")
    yield common(words, "rooster", "W-24 W-25 W-26", "sun")
    yield common(words, "influence", "W-3 W-83")
    yield common(words, "years", "W-2 W-4", "sun")
    yield common(words, "fame", "W-360 W-363")
    yield common(words, "partner", "W-201 W-220 W-230", "purse")


def common(words: Words, name: str, rules: str, symbol: str = "") -> Explained:
    """A thing that no card names."""
    message = f"viticulture-web-almanac-tip-{name}"
    return Explained(Term(name, words(message), "", words(message, "text")), symbol or name, rules)
