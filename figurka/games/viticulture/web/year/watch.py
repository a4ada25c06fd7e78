"""The wake-up chart: the pocket watch of World, the rows of the base game, and who still sleeps."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from figurka.core.decision import Option
from figurka.games.viticulture.content.board import ROWS
from figurka.games.viticulture.rules.shape import PlayerView
from figurka.games.viticulture.rules.steps import Step
from figurka.games.viticulture.web.needs import say
from figurka.games.viticulture.web.scene import BASE, Mark, Scene
from figurka.games.viticulture.web.signs import Sign, signs_of
from figurka.games.viticulture.words.effects import steps_text
from figurka.games.viticulture.world.content.board import POSITIONS
from figurka.locales import Words

NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI", "VII")
BEFORE_WAKING: Final = ("year_start", "spring")


@dataclass(frozen=True)
class Perch:
    """A place of the chart: what it brings and whose rooster stands there."""

    number: int
    key: str
    numeral: str
    signs: tuple[Sign, ...]
    mark: Mark | None
    label: str
    barred: bool = False
    """Alone, the place of the year before may not be taken."""
    order: str = ""
    """What it would mean for the order of play, if the viewer may choose it."""


@dataclass(frozen=True)
class Sleeper:
    """A rooster that is still asleep, and whether its owner lets others choose first."""

    mark: Mark
    waits: bool
    label: str


@dataclass(frozen=True)
class Watch:
    """The chart as a whole."""

    perches: tuple[Perch, ...]
    sleepers: tuple[Sleeper, ...]
    label: str
    hand: int | None
    """The place at which the hand points: that of whoever is to move."""
    first: Mark | None = None
    """Who chose first; only the base game has such a player."""


def see_watch(scene: Scene) -> Watch:
    """The chart of either game."""
    places = POSITIONS if scene.world else ROWS
    benefits = [each.benefit for each in POSITIONS] if scene.world else [each.bonus for each in ROWS]
    seats = {player["row"]: player["seat"] for player in scene.players if player["row"]}
    perches = tuple(
        see_perch(scene, place, number, steps, seats)
        for number, (place, steps) in enumerate(zip(places, benefits, strict=True), 1)
    )
    row = scene.players[mover(scene)]["row"]
    view = scene.view
    first = scene.mark(view["first"]) if view["game"] == BASE else None
    return Watch(perches, sleepers(scene), told(scene, seats), row, first)


def mover(scene: Scene) -> int:
    """The seat that is asked, or else that whose turn it is."""
    decision = scene.sight.decision
    seat = scene.view["active"] if decision is None else decision.seat
    return seat if 0 <= seat < len(scene.players) else 0


def see_perch(
    scene: Scene, place: Option, number: int, steps: Sequence[Step], seats: dict[int, int]
) -> Perch:
    """A place of the chart."""
    seat = seats.get(number)
    mark = None if seat is None else scene.mark(seat)
    benefit = benefit_told(scene.words.language, tuple(steps))
    label = f"{scene.called(place)}: {benefit}" + ("" if mark is None else f"; {mark.name}")
    choosable = place.key in scene.keys
    return Perch(
        number,
        place.key,
        NUMERALS[number - 1],
        signs_on(tuple(steps), bool(scene.world)),
        mark,
        scene.keys[place.key].label if choosable else label,
        barred=mark is None and number == barred(scene),
        order=in_order(scene, number, seats) if choosable else "",
    )


@cache
def benefit_told(language: str, steps: tuple[Step, ...]) -> str:
    """What a place of the chart brings, in words."""
    words = Words(language)
    return words.say(steps_text(steps)) if steps else words("viticulture-web-almanac-no-bonus")


@cache
def signs_on(steps: tuple[Step, ...], dial: bool) -> tuple[Sign, ...]:
    """The same as signs, on the chart or on the dial of World."""
    return drawn(signs_of(steps)) if dial else signs_of(steps)


def drawn(signs: tuple[Sign, ...]) -> tuple[Sign, ...]:
    """Signs without numbers, each thing drawn as often as there are of it: a dial has little room."""
    return tuple(replace(sign, amount=0) for sign in signs for _ in range(max(sign.amount, 1)))


def barred(scene: Scene) -> int:
    """Alone, the place that was taken in the year before (W-221); 0 if there is none."""
    partner = scene.world["partner"] if scene.world else None
    return 0 if partner is None else partner["used_position"] or 0


def in_order(scene: Scene, number: int, seats: dict[int, int]) -> str:
    """Who would act before and after the viewer in a place, as far as the others are awake."""
    before = [scene.mark(seat).name for row, seat in sorted(seats.items()) if row < number]
    after = [scene.mark(seat).name for row, seat in sorted(seats.items()) if row > number]
    said = [say(scene, "order-after", players=", ".join(before), count=len(before))] if before else []
    said += [say(scene, "order-before", players=", ".join(after), count=len(after))] if after else []
    open_places = number - 1 - len(before)
    if open_places and len(seats) < len(scene.players) - 1:
        said.append(say(scene, "order-open", count=open_places))
    return " ".join(said) or say(scene, "order-first")


def told(scene: Scene, seats: dict[int, int]) -> str:
    """The order of play in a sentence."""
    names = [scene.mark(seat).name for _, seat in sorted(seats.items())]
    if not names:
        return say(scene, "chart")
    return say(scene, "chart-order", players=", ".join(names))


def sleepers(scene: Scene) -> tuple[Sleeper, ...]:
    """The roosters that are still asleep while the order is chosen."""
    if scene.view["phase"] not in BEFORE_WAKING:
        return ()
    deferred = scene.world["deferred"] if scene.world else ()
    asleep = [player for player in scene.players if not player["row"]]
    return tuple(sleeper(scene, player, player["seat"] in deferred) for player in asleep)


def sleeper(scene: Scene, player: PlayerView, waits: bool) -> Sleeper:
    """A rooster that is still asleep."""
    mark = scene.mark(player["seat"])
    return Sleeper(mark, waits, say(scene, "waits" if waits else "sleeps", player=mark.name))
