"""The capital city: its grid, and what a building or a landmark would complete on each place."""

from dataclasses import dataclass, replace
from typing import Final

from figurka.games.tapestry.content.landmarks import LANDMARKS
from figurka.games.tapestry.content.tracks import SPACES
from figurka.games.tapestry.rules.city import capital_points, free_plots
from figurka.games.tapestry.rules.shape import SiteView
from figurka.games.tapestry.rules.state import Player
from figurka.games.tapestry.rules.things import BUILDING_NAMES, TRACK_NAMES, Building, Landmark, Plot
from figurka.games.tapestry.web.city.completing import (
    Part,
    all_lines,
    extras_of,
    line_points,
    outcome_of,
    outcome_plan,
    parts_of,
)
from figurka.games.tapestry.web.city.shapes import Cell, Shape, cells_of, drawn, on_grid
from figurka.games.tapestry.web.city.sites import how_good, proposals_of, sites_json, turns_asked
from figurka.games.tapestry.web.scene import Plan, Row, Scene
from figurka.games.tapestry.web.signs import Sign
from figurka.locales import Message, Words, capital

BUILT: Final = {name[0].upper(): name for name in BUILDING_NAMES}
"""The signs of income buildings in the view of a city."""
ROCK: Final = "#"
ROMAN: Final = ("", "I", "II", "III", "IV")
SUMMARY: Final = "city"
SWAP: Final = "city-swap"


# What lies in the city


@dataclass(frozen=True)
class Block:
    """A landmark in the city."""

    name: str
    label: str
    x: int
    y: int
    shape: Shape
    over: bool
    """Whether it hangs over the edge."""


@dataclass(frozen=True)
class District:
    """A square of nine plots: its number and its first plot."""

    mark: str
    x: int
    y: int
    done: bool


@dataclass(frozen=True)
class Line:
    """A row or a column that is full or could be now, with what it is worth at each income."""

    mark: str
    upright: bool
    place: int
    points: int
    full: bool
    label: str


@dataclass(frozen=True)
class PlotSight:
    """A plot that may be chosen: what would be built there, what that would complete, and its plan."""

    key: str
    x: int
    y: int
    label: str
    plan: str
    marks: str = ""


@dataclass(frozen=True)
class Ghost:
    """A landmark in one rotation, before it is placed."""

    turn: int
    shape: Shape


@dataclass(frozen=True)
class CitySight:
    """The city for its template."""

    name: str
    label: str
    rocks: tuple[Cell, ...]
    buildings: tuple[tuple[int, int, str], ...]
    blocks: tuple[Block, ...]
    districts: tuple[District, ...]
    lines: tuple[Line, ...]
    plots: tuple[PlotSight, ...] = ()
    building: str = ""
    """The income building that is to be placed."""
    landmark: str = ""
    """The landmark that is to be placed."""
    landmark_name: str = ""
    ghosts: tuple[Ghost, ...] = ()
    sites: str = ""


def see_city(scene: Scene) -> tuple[dict[str, object], list[Plan]]:
    """The city for its region; the first plan is shown while no choice is pointed at."""
    player = scene.state.players[scene.shown["seat"]]
    if player.capital is None:
        return see_no_city(scene)
    if scene.kind in ("quarters", "site"):
        return see_placing(scene, player)
    if scene.kind in ("plot", "swap_first", "swap_second"):
        return see_plots(scene, player)
    return {"city": see_built(scene, player)}, [summary(scene, player)]


def see_built(scene: Scene, player: Player, parts: tuple[Part, ...] = ()) -> CitySight:
    """What stands in the city, and what of it is complete."""
    city = scene.shown["city"]
    signs = [(row, column, sign) for row, line in enumerate(city["grid"]) for column, sign in enumerate(line)]
    return CitySight(
        name=scene.called(f"capital-{city['capital']}"),
        label=scene.say("tapestry-web-city-label", name=scene.called(f"capital-{city['capital']}")),
        rocks=tuple((row, column) for row, column, sign in signs if sign == ROCK),
        buildings=tuple((row, column, BUILT[sign]) for row, column, sign in signs if sign in BUILT),
        blocks=tuple(see_block(scene, each) for each in city["landmarks"]),
        districts=tuple(
            District(f"d{index}", index % 3 * 3, index // 3 * 3, done)
            for index, done in enumerate(city["districts"])
        ),
        lines=(*full_lines(scene, player), *(line for each in parts if (line := future_line(scene, each)))),
    )


def see_block(scene: Scene, placed: SiteView) -> Block:
    """A landmark in the city."""
    name, shape = placed["landmark"], tuple(placed["shape"])
    cells = cells_of(shape)
    seen = on_grid(cells, placed["row"], placed["column"])
    return Block(
        name,
        scene.called(f"landmark-{name}"),
        placed["column"],
        placed["row"],
        drawn(shape, seen),
        len(seen) < len(cells),
    )


def full_lines(scene: Scene, player: Player) -> list[Line]:
    """The rows and columns that are full."""
    return [
        line_at(scene, mark, line_points(player, line), full=True)
        for mark, line in all_lines()
        if player.filled & line == line
    ]


def future_line(scene: Scene, part: Part) -> Line | None:
    """A row or a column that could be completed now."""
    return None if part.mark[0] == "d" else line_at(scene, part.mark, part.worth, full=False)


def line_at(scene: Scene, mark: str, points: int, *, full: bool) -> Line:
    """A row or a column by its mark."""
    upright, place = mark[0] == "c", int(mark[1:])
    label = scene.say(
        "tapestry-web-city-line", upright="yes" if upright else "no", place=place + 1, points=points
    )
    return Line(mark, upright, place, points, full, label)


def summary(scene: Scene, player: Player) -> Plan:
    """The city at a glance."""
    city, points = scene.shown["city"], 0 if player.finished else capital_points(player)
    rows = (
        Row(scene.say("tapestry-web-city-districts-of", count=sum(city["districts"])), "capital"),
        Row(scene.say("tapestry-web-city-lines-of", count=city["lines"]), "lines"),
        Row(scene.say("tapestry-web-city-free", count=free_plots(player).bit_count()), "plot"),
    )
    return Plan(
        SUMMARY,
        scene.called(f"capital-{city['capital']}"),
        scene.called("term-capital"),
        rows=rows,
        total=scene.say("tapestry-web-city-at-income") if points else "",
        total_signs=(Sign("vp", points=points),) if points else (),
    )


# Income buildings


def see_plots(scene: Scene, player: Player) -> tuple[dict[str, object], list[Plan]]:
    """A control for each plot that may be chosen, and a plan for each outcome."""
    decision = scene.decision
    assert decision is not None
    plots = [option for option in decision.options if isinstance(option, Plot)]
    thing = decision.because
    if not isinstance(thing, Building):
        seen = tuple(see_plot(scene, plot, SWAP, "") for plot in plots)
        city = replace(see_built(scene, player), plots=seen)
        return {"city": city}, [summary(scene, player), swap_plan(scene)]
    parts = parts_of(player, 1, thing.index)
    found = [(plot, *outcome_of(player, parts, plot.bit)) for plot in plots]
    title, extras = capital(scene.called(f"building-{thing.name}")), extras_of(player, thing)
    plans = [outcome_plan(scene, each, extras, title) for each in dict.fromkeys(each for _, each, _ in found)]
    seen = tuple(see_plot(scene, plot, outcome.id, marks) for plot, outcome, marks in found)
    city = replace(see_built(scene, player, parts), plots=seen, building=thing.name)
    return {"city": city}, [summary(scene, player), *plans]


def see_plot(scene: Scene, plot: Plot, plan: str, marks: str) -> PlotSight:
    """A plot that may be chosen."""
    return PlotSight(plot.key, plot.column, plot.row, scene.keys[plot.key].label, plan, marks)


def swap_plan(scene: Scene) -> Plan:
    """The Architects swap two buildings."""
    return Plan(SWAP, scene.called("civilization-architects"), note=scene.say("tapestry-web-city-swap"))


# Landmarks


def see_placing(scene: Scene, player: Player) -> tuple[dict[str, object], list[Plan]]:
    """The landmark on the site that is proposed; the script moves and turns it."""
    turns = turns_asked(scene)
    landmark = turns[0].landmark
    size = sum(line.count(ROCK) for line in landmark.shape)
    parts = parts_of(player, size)
    proposals = [
        each for turn in range(len(turns)) for each in proposals_of(scene, player, parts, turn, turns[turn])
    ]
    first = max(proposals, key=how_good)
    title, extras = scene.called(f"landmark-{landmark.name}"), extras_of(player, landmark)
    aside = scene.say("tapestry-web-city-plots", count=size)
    outcomes = dict.fromkeys((first.outcome, *(each.outcome for each in proposals)))
    note = scene.say("tapestry-web-city-may", turns=len(turns))
    plans = [outcome_plan(scene, each, extras, title, aside, note) for each in outcomes]
    city = replace(
        see_built(scene, player, parts),
        landmark=landmark.name,
        landmark_name=title,
        ghosts=tuple(Ghost(turn, drawn(each.shape)) for turn, each in enumerate(turns)),
        sites=sites_json(scene, proposals, first),
    )
    return {"city": city}, plans


# Before the game


def see_no_city(scene: Scene) -> tuple[dict[str, object], list[Plan]]:
    """An empty grid."""
    city = CitySight("", scene.say("tapestry-web-city-none"), (), (), (), (), ())
    about = scene.say("tapestry-web-city-none-about")
    return {"city": city}, [Plan(SUMMARY, scene.called("term-capital"), note=about)]


# Tips


@dataclass(frozen=True)
class LandmarkTip:
    """What a tip tells of a landmark."""

    name: str
    title: str
    aside: str
    text: str
    shape: Shape


def city_terms(words: Words) -> dict[str, object]:
    """What the tips of landmarks are made of."""
    return {"landmark_tips": [landmark_tip(each, words) for each in LANDMARKS]}


def landmark_tip(landmark: Landmark, words: Words) -> LandmarkTip:
    """A landmark: where it is won and its base."""
    size = sum(line.count(ROCK) for line in landmark.shape)
    if landmark.track >= 0:
        track = Message(f"tapestry-track-{TRACK_NAMES[landmark.track]}")
        space = SPACES[landmark.track][landmark.space]
        where = words("tapestry-web-city-by-track", track=track, tier=ROMAN[space.tier], space=landmark.space)
    else:
        where = words("tapestry-web-city-by-tech", tech=Message(f"tapestry-tech-{landmark.name}"))
    return LandmarkTip(
        landmark.name,
        words(f"tapestry-landmark-{landmark.name}"),
        words("tapestry-web-city-plots", count=size),
        where,
        drawn(landmark.shape),
    )
