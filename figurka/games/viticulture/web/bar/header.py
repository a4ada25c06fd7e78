"""The header of the table: where the game stands, who is thinking, and who follows."""

from dataclasses import dataclass
from typing import Final

from figurka.games.viticulture.rules.shape import VineyardsView
from figurka.games.viticulture.web.scene import Mark, Scene
from figurka.games.viticulture.world.rules.shape import WorldView
from figurka.locales import Words

SEASON_SYMBOLS: Final = {"summer": "sun", "winter": "snow"}
PLAYED: Final = ("spring", "summer", "fall", "winter")
"""The phases in which a year has its season."""


@dataclass(frozen=True)
class Header:
    """The chips of the header and the order of the season."""

    place: str
    """The continent and how hard it is; nothing in the base game."""
    land: str
    """The continent alone, where there is little room."""
    continent: str
    """The continent's key, for its tip."""
    season: str
    symbol: str
    phase: str
    thinking: Mark | None
    then: tuple[Mark, ...]


def see_header(scene: Scene) -> Header:
    """The header for this viewer."""
    world, phase = scene.world, scene.view["phase"]
    decision = scene.sight.decision
    asked = None if decision is None else decision.seat
    return Header(
        place=place_of(world, scene.words) if world else "",
        land=land_of(world, scene.words) if world else "",
        continent=world["continent"] if world else "",
        season=see_season(scene),
        symbol=SEASON_SYMBOLS.get(phase, ""),
        phase=phase,
        thinking=None if asked is None else scene.mark(asked),
        then=() if asked is None else tuple(scene.mark(seat) for seat in following(scene.view, asked)),
    )


def land_of(view: WorldView, words: Words) -> str:
    """The continent of a game of World."""
    return words(f"viticulture-continent-{view['continent']}")


def place_of(view: WorldView, words: Words) -> str:
    """The continent of a game of World and how hard it is; the level, unless it is the normal one."""
    name = land_of(view, words)
    difficulty = words(f"viticulture-difficulty-{view['difficulty']}")
    if view["level"] == "normal":
        return words("viticulture-web-asked-place", name=name, difficulty=difficulty)
    level = words(f"viticulture-level-{view['level']}")
    return words("viticulture-web-asked-place-level", name=name, difficulty=difficulty, level=level)


def see_season(scene: Scene) -> str:
    """The year and its season, or what happens before and after."""
    phase = scene.view["phase"]
    said = scene.say(f"viticulture-web-phase-{phase}")
    if phase not in PLAYED:
        return said[:1].upper() + said[1:]
    return scene.say("viticulture-web-asked-year", year=scene.view["year"], season=said)


def following(view: VineyardsView, asked: int) -> list[int]:
    """The seats after the one that is asked: in spring those still asleep, then those who have not passed."""
    players, active = view["players"], view["active"]
    if view["phase"] not in PLAYED:
        return []
    spring = view["phase"] == "spring"
    order = list(range(len(players))) if spring else view["order"]
    due = {each["seat"] for each in players if (each["row"] is None if spring else not each["passed"])}
    place = order.index(active) if active in order else 0
    return [seat for seat in (*order[place:], *order[:place]) if seat in due and seat != asked]
