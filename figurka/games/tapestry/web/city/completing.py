"""What building on a place of the capital city would complete, and what that would bring."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from figurka.games.tapestry.content.cards import CAPITALISM, MONARCHY, REVISIONISM
from figurka.games.tapestry.rules.city import ARCHITECTS, COLUMNS, DISTRICTS, ROWS, UNIFORM_LINE, is_uniform
from figurka.games.tapestry.rules.state import Player
from figurka.games.tapestry.rules.things import MARKET, Building, Landmark
from figurka.games.tapestry.web.scene import Plan, Row, Scene
from figurka.games.tapestry.web.signs import Sign

TERRAFORMING_POINTS: Final = 5
MONARCHY_POINTS: Final = 3


@cache
def all_lines() -> tuple[tuple[str, int], ...]:
    """The rows and columns with the marks by which the script lights them."""
    rows = tuple((f"r{index}", line) for index, line in enumerate(ROWS))
    return rows + tuple((f"c{index}", line) for index, line in enumerate(COLUMNS))


def line_points(player: Player, line: int, kind: int = -1) -> int:
    """What a full row or column is worth, once a building of that kind stands in it too (T-90)."""
    uniform = player.civs & ARCHITECTS.bit and is_one_kind(player, line, kind)
    return UNIFORM_LINE if uniform else 1


def is_one_kind(player: Player, mask: int, kind: int) -> bool:
    """Whether the income buildings there would all be of one kind with one more of the kind, if any."""
    if kind < 0:
        return is_uniform(player, mask)
    return not any(plots & mask for other, plots in enumerate(player.plots) if other != kind)


@dataclass(frozen=True)
class Part:
    """A district or a line that is not complete: which plots are missing, and what completing it is worth."""

    mark: str
    missing: int
    worth: int


@dataclass(frozen=True)
class Outcome:
    """What building on a place would bring; places with the same outcome share a plan."""

    districts: int = 0
    resources: int = 0
    lines: int = 0
    points: int = 0
    """What the new lines are worth at each income."""
    rock: bool = False
    missing: int = 0
    """If nothing is completed: how many plots the district there lacks then."""

    @property
    def id(self) -> str:
        """The plan's name."""
        figures = (self.districts, self.resources, self.lines, self.points, int(self.rock), self.missing)
        return f"city-{'-'.join(map(str, figures))}"


def parts_of(player: Player, size: int, kind: int = -1) -> tuple[Part, ...]:
    """The districts and lines that so many plots could complete; of an income building also its kind."""
    found = []
    for index, district in enumerate(DISTRICTS):
        missing = district & ~player.filled
        if not player.districts >> index & 1 and missing.bit_count() <= size:
            bonus = player.civs & ARCHITECTS.bit and is_one_kind(player, district, kind)
            found.append(Part(f"d{index}", missing, 2 if bonus else 1))
    for mark, line in all_lines():
        missing = line & ~player.filled
        if missing and missing.bit_count() <= size:
            found.append(Part(mark, missing, line_points(player, line, kind)))
    return tuple(found)


def outcome_of(player: Player, parts: tuple[Part, ...], mask: int) -> tuple[Outcome, str]:
    """What covering plots would complete, and the marks of it."""
    done = [part for part in parts if part.missing & mask == part.missing]
    assert player.capital is not None
    rock = bool(player.capital.impassable & mask)
    if not done:
        return Outcome(rock=rock, missing=least_missing(player, mask)), ""
    districts = [part.worth for part in done if part.mark[0] == "d"]
    lines = [part.worth for part in done if part.mark[0] != "d"]
    outcome = Outcome(len(districts), sum(districts), len(lines), sum(lines), rock)
    return outcome, " ".join(part.mark for part in done)


def least_missing(player: Player, mask: int) -> int:
    """How many plots the district lacks that would be nearest to complete."""
    left = (
        (district & ~player.filled & ~mask).bit_count()
        for index, district in enumerate(DISTRICTS)
        if district & mask and not player.districts >> index & 1
    )
    return min((each for each in left if each), default=0)


@dataclass(frozen=True)
class Extra:
    """What a card brings besides, wherever it is built."""

    card: str
    sign: Sign


def extras_of(player: Player, thing: Building | Landmark) -> tuple[Extra, ...]:
    """What cards in force bring for the building or landmark itself."""
    found = []
    if isinstance(thing, Building):
        if player.powers & MONARCHY:
            found.append(Extra("monarchy", Sign("vp", points=MONARCHY_POINTS)))
        if player.powers & CAPITALISM and thing.index == MARKET:
            found.append(Extra("capitalism", Sign("coin")))
    elif player.powers & REVISIONISM and thing.track >= 0:
        found.append(Extra("revisionism", Sign("any_resource")))
    return tuple(found)


def outcome_plan(
    scene: Scene, outcome: Outcome, extras: tuple[Extra, ...], title: str, aside: str = "", note: str = ""
) -> Plan:
    """The plan of an outcome; the note stands there if anything is completed."""
    rows = [*completed_rows(scene, outcome)]
    if outcome.rock:
        card, sign = scene.called("card-terraforming"), Sign("vp", points=TERRAFORMING_POINTS)
        rows.append(Row(card, "tapestry_card", (sign,)))
    rows += [Row(scene.called(f"card-{each.card}"), "tapestry_card", (each.sign,)) for each in extras]
    if outcome.missing:
        rows.append(Row(scene.say("tapestry-web-city-missing", count=outcome.missing), "capital"))
    gained = total_of(outcome, extras)
    return Plan(
        outcome.id,
        title,
        aside,
        note=note if outcome.districts or outcome.lines else scene.say("tapestry-web-city-nothing"),
        rows=tuple(rows),
        total=scene.say("tapestry-web-city-gain") if gained else "",
        total_signs=gained,
    )


def completed_rows(scene: Scene, outcome: Outcome) -> Iterable[Row]:
    """What would be completed, with what it brings."""
    if outcome.districts:
        text = scene.say("tapestry-web-city-districts", count=outcome.districts)
        yield Row(text, "capital", (Sign("any_resource", outcome.districts),))
    if bonus := outcome.resources - outcome.districts:
        text = scene.say("tapestry-web-city-one-kind", count=bonus)
        yield Row(text, "civilization", (Sign("any_resource", bonus),))
    if outcome.lines:
        text = scene.say("tapestry-web-city-lines", count=outcome.lines)
        yield Row(text, "lines", (Sign("vp", points=outcome.points),))


def total_of(outcome: Outcome, extras: tuple[Extra, ...]) -> tuple[Sign, ...]:
    """What would be gained at once."""
    resources = outcome.resources + sum(each.sign.symbol == "any_resource" for each in extras)
    points = sum(each.sign.points or 0 for each in extras) + (TERRAFORMING_POINTS if outcome.rock else 0)
    coins = tuple(each.sign for each in extras if each.sign.symbol == "coin")
    return (
        *((Sign("any_resource", resources),) if resources else ()),
        *coins,
        *((Sign("vp", points=points),) if points else ()),
    )
