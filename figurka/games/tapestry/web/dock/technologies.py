"""Technologies of a player: three rows, what the next upgrade brings, and what it still needs."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from figurka.games.tapestry.content.cards import GOLDEN_AGE
from figurka.games.tapestry.content.landmarks import LANDMARKS
from figurka.games.tapestry.content.techs import TECH
from figurka.games.tapestry.rules.inventing import is_allowed, meets
from figurka.games.tapestry.rules.state import NOBODY, Player
from figurka.games.tapestry.rules.things import (
    BOTTOM,
    BUILDING_NAMES,
    LANDMARK,
    MIDDLE,
    TOP,
    TRACK_NAMES,
    Benefit,
    Need,
    Tech,
)
from figurka.games.tapestry.web.dock.mats import benefit_row
from figurka.games.tapestry.web.glossary import TIERS, needed
from figurka.games.tapestry.web.scene import Mark, Plan, Row, Scene
from figurka.games.tapestry.web.signs import Sign, signs_of
from figurka.games.tapestry.words.naming import called, gains
from figurka.locales import capital

ROWS: Final = ((TOP, "top"), (MIDDLE, "middle"), (BOTTOM, "bottom"))
"""The rows as they lie, from above."""


@dataclass(frozen=True)
class NeedSign:
    """What the top row asks for: a symbol, a tier or a number, and the track of its colour."""

    symbol: str
    text: str
    track: str


@dataclass(frozen=True)
class OwnTech:
    """A technology of a player."""

    name: str
    title: str
    circle: tuple[Sign, ...]
    square: tuple[Sign, ...]
    need: NeedSign
    ready: bool
    """Whether it can be upgraded as things stand."""
    label: str
    rows: tuple[Row, ...]
    """What its tip says."""
    marks: tuple[Mark, ...]
    """Whose tokens of the Inventors lie on it."""
    why: str = ""
    """Why it cannot be chosen now."""


@dataclass(frozen=True)
class TechRow:
    """One of the three rows."""

    name: str
    techs: tuple[OwnTech, ...]


def see_techs(scene: Scene, player: Player) -> dict[str, object]:
    """The technologies of a player by row."""
    rows = [
        TechRow(name, tuple(own_tech(scene, player, tech, row) for tech in player.techs[row]))
        for row, name in ROWS
    ]
    return {"tech_rows": rows, "tech_count": player.tech_count}


def own_tech(scene: Scene, player: Player, tech: Tech, row: int) -> OwnTech:
    """A technology as it lies in its row."""
    title = scene.say(called(tech))
    ready = row == BOTTOM or (row == MIDDLE and is_allowed(scene.state, player, tech))
    key = scene.keys.get(tech.key)
    return OwnTech(
        tech.name,
        title,
        signs_of(tech.circle),
        signs_of(tech.square),
        need_sign(tech.need),
        ready,
        title if key is None else key.label,
        tuple(tech_rows(scene, player, tech, row)),
        tuple(scene.mark(other.seat) for other in scene.state.players if tech in other.mats.inventions),
        "" if key is not None else why_not_upgrade(scene, tech),
    )


def why_not_upgrade(scene: Scene, tech: Tech) -> str:
    """Why a technology cannot be chosen now: what it lacks, or when it is asked about."""
    if scene.kind == "upgrade":
        return scene.sight.why_not(tech.key)
    return scene.say("tapestry-web-dock-why-tech")


def need_sign(need: Need) -> NeedSign:
    """What the top row asks of a technology, as a sign."""
    if need.track < 0:
        return NeedSign(BUILDING_NAMES[need.kind], str(need.buildings), "")
    track = TRACK_NAMES[need.track]
    return NeedSign(track, TIERS[need.tier], track)


def tech_rows(scene: Scene, player: Player, tech: Tech, row: int) -> Iterator[Row]:
    """What the tip of an own technology says: circle, square, and whether it can be upgraded."""
    circle, square = (capital(scene.say(gains(each))) for each in (tech.circle, tech.square))
    yield Row(circle, "ring", (Sign("tick"),) if row >= MIDDLE else ())
    yield Row(square, "box", (Sign("tick"),) if row == TOP else ())
    if row == MIDDLE:
        yield need_row(scene, player, tech)
    elif row == BOTTOM:
        yield Row(capital(scene.say(needed(tech.need))), "flag")


def need_row(scene: Scene, player: Player, tech: Tech) -> Row:
    """Whether the square can be had, and by whose means; or what is missing."""
    need, state = capital(scene.say(needed(tech.need))), scene.state
    if player is scene.me and meets(player, tech.need):
        return Row(scene.say("tapestry-web-dock-need-own", need=need), "tick")
    for other in (player, *state.neighbours(player)):
        if meets(other, tech.need):
            name = scene.mark(other.seat).name
            return Row(scene.say("tapestry-web-dock-need-neighbour", need=need, player=name), "tick")
    if player.powers & GOLDEN_AGE:
        return Row(scene.say("tapestry-web-dock-need-golden_age"), "tick")
    if is_allowed(state, player, tech):
        return Row(scene.say("tapestry-web-dock-need-inventors"), "tick")
    return Row(
        scene.say("tapestry-web-dock-need-missing", need=need, have=standing(scene, player, tech.need)),
        "cross",
    )


def standing(scene: Scene, player: Player, need: Need) -> str:
    """How far the player has come towards what is needed."""
    if need.track < 0:
        building = scene.say(
            f"tapestry-building-{BUILDING_NAMES[need.kind]}", "count", count=player.placed(need.kind)
        )
        return scene.say("tapestry-web-dock-have-buildings", buildings=building)
    return scene.say(
        "tapestry-web-dock-have-space",
        who="you" if player is scene.me else "other",
        player=scene.mark(player.seat).name,
        number=player.best(need.track),
    )


# What a choice would bring


def tech_plans(scene: Scene, player: Player) -> Iterator[Plan]:
    """What comes of choosing each of the technologies that may be chosen, on the display or in the rows."""
    for key in scene.keys:
        tech = TECH.get(key.removeprefix("tech:")) if key.startswith("tech:") else None
        if tech is not None:
            yield tech_plan(scene, player, tech)


def tech_plan(scene: Scene, player: Player, tech: Tech) -> Plan:
    """What comes of choosing a technology."""
    kind, title = scene.kind, scene.say(called(tech))
    owner = next((each for each in scene.state.players if any(tech in row for row in each.techs)), None)
    if owner is None or kind == "discard_tech":
        rows = (*tech_gains(scene, player, tech, "ring"), *tech_gains(scene, player, tech, "box"))
        return Plan(f"tech-{tech.name}", title, rows=(*rows, need_row(scene, player, tech)))
    lower = kind == "circle" or (kind != "square" and tech in owner.techs[BOTTOM])
    part = "ring" if lower else "box"
    aside = scene.say(f"tapestry-web-dock-{'circle' if lower else 'square'}")
    note = (
        "" if owner is player else scene.say("tapestry-web-dock-tech-of", player=scene.mark(owner.seat).name)
    )
    return Plan(f"tech-{tech.name}", title, aside, note, tuple(tech_gains(scene, player, tech, part)))


def tech_gains(scene: Scene, player: Player, tech: Tech, part: str) -> Iterator[Row]:
    """What the circle or the square of a technology would bring now."""
    for benefit in tech.circle if part == "ring" else tech.square:
        row = benefit_row(scene, player, benefit)
        taken = landmark_holder(scene, benefit)
        yield Row(taken or row.text, row.symbol or part, () if taken else row.signs, row.colour)


def landmark_holder(scene: Scene, benefit: Benefit) -> str:
    """That the landmark of a technology is gone already; nothing if it is there."""
    owner = scene.state.owners[benefit.what] if benefit.verb == LANDMARK else NOBODY
    if owner == NOBODY:
        return ""
    landmark = called(LANDMARKS[benefit.what])
    return scene.say("tapestry-web-dock-landmark-gone", landmark=landmark, player=scene.mark(owner).name)
