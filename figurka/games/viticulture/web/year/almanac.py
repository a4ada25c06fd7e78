"""The right of the board and the tracks below it: the year, its event, what the continent brings, decks."""

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from figurka.core.rules import Rules
from figurka.games.viticulture.rules.shape import DeckName
from figurka.games.viticulture.rules.year import END_AT
from figurka.games.viticulture.web.catalog import CARDS
from figurka.games.viticulture.web.needs import say
from figurka.games.viticulture.web.scene import Line, Mark, Scene, name_in
from figurka.games.viticulture.web.year.continents import see_fame, see_goals, see_supplies
from figurka.games.viticulture.web.year.events import see_event
from figurka.games.viticulture.web.year.offers import see_offers
from figurka.games.viticulture.web.year.watch import see_watch
from figurka.games.viticulture.world.rules.shape import WorldView

TRACK_END: Final = 25
"""The points track of the base game ends here; whoever has more stays on its last space."""


@dataclass(frozen=True)
class Pile:
    """A deck: how many cards are left, and what lies in its discards."""

    deck: str
    key: str
    title: str
    count: int
    label: str
    discards: tuple[Line, ...]
    discarded: str


@dataclass(frozen=True)
class Spot:
    """A space of a track: its number, who stands there, and whether it was passed, is here or is the goal."""

    number: int
    marks: tuple[Mark, ...] = ()
    done: bool = False
    here: bool = False
    goal: bool = False


def see_almanac(scene: Scene) -> dict[str, object]:
    """What its templates need."""
    shared: dict[str, object] = {"watch": see_watch(scene), "piles": see_piles(scene)}
    world = scene.world
    if world is None:
        return {**shared, "race_track": race_track(scene)}
    return {
        **shared,
        "influence_track": influence_track(world),
        "year_track": year_track(world),
        "event": see_event(scene),
        "offers": see_offers(scene, world),
        "ambitions": see_goals(scene, world),
        "supplies": see_supplies(scene, world["resources"]),
        "fame": see_fame(scene, world["fame"]),
    }


# Decks


def see_piles(scene: Scene) -> tuple[Pile, ...]:
    """The decks with their discards, which lie open."""
    return tuple(see_pile(scene, deck, count) for deck, count in scene.view["piles"].items())


def see_pile(scene: Scene, deck: DeckName, count: int) -> Pile:
    """A deck."""
    key = f"deck:{deck}"
    title = scene.say(f"viticulture-deck-{deck}")
    thrown = tuple(scene.view["discards"][deck])
    label = say(scene, "deck", deck=title, count=count)
    return Pile(
        deck,
        key,
        title,
        count,
        scene.keys[key].label if key in scene.keys else label,
        see_discards(scene.words.language, scene.sight.game.rules, deck, thrown),
        say(scene, "discards", count=len(thrown)),
    )


@lru_cache(maxsize=256)
def see_discards(
    language: str, rules: Rules[Any], deck: DeckName, thrown: tuple[str, ...]
) -> tuple[Line, ...]:
    """The discards of a deck by name; they stay the same for many choices."""
    named = sorted(
        (name_in(language, rules, CARDS[deck][name]), times) for name, times in Counter(thrown).items()
    )
    return tuple(Line(f"{name} {times}×" if times > 1 else name) for name, times in named)


# Tracks


def influence_track(world: WorldView) -> tuple[Spot, ...]:
    """The influence of the team on its way to the goal."""
    seen = world["needs"]
    here, goal = seen["influence"], seen["influence_goal"]
    return tuple(
        Spot(number, done=number < here, here=number == here, goal=number == goal)
        for number in range(goal + 1)
    )


def year_track(world: WorldView) -> tuple[Spot, ...]:
    """The years that have passed and those to come."""
    year, last = world["year"], world["years"]
    return tuple(
        Spot(number, done=number < year, here=number == year, goal=number == last)
        for number in range(1, last + 1)
    )


def race_track(scene: Scene) -> tuple[Spot, ...]:
    """The points of all seats of the base game, whose end comes with the twentieth."""
    least = min(0, *(player["vp"] for player in scene.players))
    marks: dict[int, list[Mark]] = {}
    for player in scene.players:
        marks.setdefault(min(player["vp"], TRACK_END), []).append(scene.mark(player["seat"]))
    return tuple(spot(number, tuple(marks.get(number, ()))) for number in range(least, TRACK_END + 1))


@lru_cache(maxsize=1024)
def spot(number: int, marks: tuple[Mark, ...]) -> Spot:
    """A space of the points track; most are empty."""
    return Spot(number, marks, goal=number == END_AT)
