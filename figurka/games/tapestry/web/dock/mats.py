"""The income mat: its four rows, what the next income turn would bring, and the eras with their cards."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from figurka.games.tapestry.content.incomes import ERA_BONUSES, INCOME_ROWS
from figurka.games.tapestry.rules.incomes import STEPS_OF_TURN, income_of, open_spaces
from figurka.games.tapestry.rules.scoring import amount
from figurka.games.tapestry.rules.state import BUILDINGS_OF_A_KIND, CARD_SPACES, LAST_ERA, Player
from figurka.games.tapestry.rules.things import (
    BUILDING_NAMES,
    POINTS,
    RESOURCE_NAMES,
    ROW_NAMES,
    SCORE,
    SCORE_TRACK,
    Benefit,
    IncomeSpace,
)
from figurka.games.tapestry.web.dock.cards import Text, card_text
from figurka.games.tapestry.web.scene import Plan, Row, Scene
from figurka.games.tapestry.web.signs import Sign, sign_of, signs_of
from figurka.games.tapestry.words.naming import benefit_called, called, gains
from figurka.locales import Words, capital

INCOME_NAMES: Final = (*RESOURCE_NAMES, "territory_tile", "tapestry_card")


@dataclass(frozen=True)
class Slot:
    """A space of an income row: what it brings, and whether a building still stands on it."""

    name: str
    signs: tuple[Sign, ...]
    covered: bool
    key: str
    """The building that is the next to leave, as an option; nothing elsewhere."""
    label: str


@dataclass(frozen=True)
class IncomeRow:
    """A row of the income mat."""

    name: str
    resource: str
    building: str
    slots: tuple[Slot, ...]


@dataclass(frozen=True)
class Income:
    """What the income turn to come, or the present one, brings."""

    turn: int
    """Which of the five it is; 0 if none is left."""
    goods: tuple[tuple[str, int], ...]
    points: int
    rows: tuple[Row, ...]
    """What the points are for."""
    step: int
    """The step that is being carried out; 0 outside an income turn."""


@dataclass(frozen=True)
class LaidCard:
    """A tapestry card on the income mat."""

    key: str
    text: Text | None
    """What it says; nothing if it lies face down."""
    copied: Text | None
    heralded: bool


@dataclass(frozen=True)
class Era:
    """An era: where it stands in the player's time, its cards from the top, and who enters it first."""

    number: int
    state: str
    """`done`, `now` or `later`."""
    cards: tuple[LaidCard, ...]
    in_force: bool
    first: int
    """How many resources there are for entering before the neighbours."""
    lost: bool
    """Whether a neighbour has been faster."""


def see_mat(scene: Scene, player: Player) -> dict[str, object]:
    """The income mat of a player."""
    return {
        "income_rows": [see_row(scene, player, kind) for kind in range(len(ROW_NAMES))],
        "income": see_income(scene, player),
        "eras": [see_era(scene, player, number) for number in range(1, LAST_ERA + 1)],
    }


# Rows


def see_row(scene: Scene, player: Player, kind: int) -> IncomeRow:
    """A row: the spaces that are open, and the buildings that still cover theirs."""
    opened = 1 + player.placed(kind)
    building = BUILDING_NAMES[kind]
    slots = []
    for index in range(len(INCOME_ROWS[kind])):
        key = f"building:{building}" if index == opened else ""
        slots.append(slot(scene.words.language, kind, index, index >= opened, key))
    return IncomeRow(ROW_NAMES[kind], RESOURCE_NAMES[kind], building, tuple(slots))


@cache
def slot(language: str, kind: int, index: int, covered: bool, key: str) -> Slot:
    """A space, with the option of the building that is the next to leave it."""
    space = INCOME_ROWS[kind][index]
    signs = signs_of((*space.gains, *space.scores))
    return Slot(space.name, signs, covered, key, slot_label(language, kind, index, covered))


@cache
def slot_label(language: str, kind: int, index: int, covered: bool) -> str:
    """A space in words: what it brings, or would bring."""
    space = INCOME_ROWS[kind][index]
    return Words(language)(
        f"tapestry-web-dock-space-{'covered' if covered else 'open'}",
        space=called(space),
        gain=gains((*space.gains, *space.scores)),
    )


def building_plans(scene: Scene, player: Player) -> Iterator[Plan]:
    """What each building that may be gained now would uncover."""
    for kind, building in enumerate(BUILDING_NAMES):
        if scene.kind != "building" or f"building:{building}" not in scene.keys:
            continue
        space = INCOME_ROWS[kind][1 + player.placed(kind)]
        yield Plan(
            f"building-{building}",
            scene.called(f"building-{building}"),
            aside=scene.say("tapestry-web-dock-of", count=player.placed(kind) + 1, whole=BUILDINGS_OF_A_KIND),
            note=scene.say("tapestry-web-dock-uncovers", space=called(space)),
            rows=tuple(benefit_row(scene, player, each) for each in (*space.gains, *space.scores)),
        )


# The next income


def see_income(scene: Scene, player: Player) -> Income:
    """What the next income turn brings as things stand, or the one that is being taken."""
    step = scene.view["income_step"] if scene.view["active"] == player.seat else 0
    turn = player.era if step else player.era + 1
    if turn > LAST_ERA or player.finished:
        return Income(0, (), 0, (), 0)
    steps = STEPS_OF_TURN[turn]
    resources, tiles, cards = income_of(player) if 4 in steps else ([0, 0, 0, 0], 0, 0)
    rows = tuple(score_rows(scene, player)) if 3 in steps else ()
    goods = tuple(zip(INCOME_NAMES, (*resources, tiles, cards), strict=True)) if 4 in steps else ()
    points = income_points(player) if rows else 0
    return Income(turn, goods, points, rows, step)


def income_points(player: Player) -> int:
    """The points of step 3 as things stand."""
    return sum(points_of(player, benefit) for space in open_spaces(player) for benefit in space.scores)


def points_of(player: Player, benefit: Benefit) -> int:
    """How many points a benefit would bring now."""
    if benefit.verb == POINTS:
        return benefit.count
    if benefit.verb == SCORE:
        return benefit.count * amount(player, benefit.what)
    return player.best(benefit.track) if benefit.verb == SCORE_TRACK else 0


def score_rows(scene: Scene, player: Player) -> Iterator[Row]:
    """What the points of step 3 are for, each kind once."""
    counted: dict[str, list[tuple[Benefit, IncomeSpace]]] = {}
    for space in open_spaces(player):
        for benefit in space.scores:
            alike = benefit.key if benefit.verb == SCORE else space.key
            counted.setdefault(alike, []).append((benefit, space))
    for found in counted.values():
        benefit, space = found[0]
        points, times = points_of(player, benefit), len(found)
        text = capital(scene.say(benefit_called(benefit) if benefit.verb == SCORE else called(space)))
        if times > 1:
            text = scene.say("tapestry-web-dock-times", what=text, count=times, points=points)
        yield Row(text, sign_of(benefit).per or "vp", (Sign("vp", points=times * points),))


def benefit_row(scene: Scene, player: Player, benefit: Benefit) -> Row:
    """A benefit in words; points that depend on what one has are counted."""
    text = capital(scene.say(benefit_called(benefit)))
    if benefit.verb in (SCORE, SCORE_TRACK):
        sign = sign_of(benefit)
        return Row(text, sign.per, (Sign("vp", points=points_of(player, benefit)),), sign.track)
    return Row(text, "", (sign_of(benefit),))


# Eras


def see_era(scene: Scene, player: Player, number: int) -> Era:
    """An era with the cards that lie on its space."""
    stack = scene.shown["eras"][number - 1] if number <= CARD_SPACES else []
    cards = tuple(
        LaidCard(
            f"laid:{player.seat}:{number}:{depth}",
            None if laid["card"] is None else card_text(laid["card"], scene.words),
            None if laid["copied"] is None else card_text(laid["copied"], scene.words),
            laid["heralded"],
        )
        for depth, laid in enumerate(stack)
    )[::-1]
    state = "now" if number == player.era else "done" if number < player.era else "later"
    first = ERA_BONUSES[number] if state == "later" else 0
    lost = any(other.era >= number for other in scene.state.neighbours(player))
    return Era(number, state, cards, is_in_force(scene, cards), first, bool(first) and lost)


def is_in_force(scene: Scene, cards: tuple[LaidCard, ...]) -> bool:
    """Whether the uncovered card of an era works now."""
    top = next(((each.copied or each.text) for each in cards), None)
    return top is not None and top.this_era and top.name in scene.shown["in_force"]
