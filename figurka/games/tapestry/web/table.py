"""Tapestry's table for the browser: what its templates are given besides the sight."""

from typing import Final

from figurka.games.tapestry.web.asking import chosen_on_board, see_asked
from figurka.games.tapestry.web.city.city import city_terms, see_city
from figurka.games.tapestry.web.dock.dock import dock_terms, see_dock
from figurka.games.tapestry.web.glossary import glossaries
from figurka.games.tapestry.web.journal import MARKED, SCORING, TELLING, depict, folds
from figurka.games.tapestry.web.map.atlas import see_map
from figurka.games.tapestry.web.map.lexicon import map_terms
from figurka.games.tapestry.web.scene import Plan, Scene
from figurka.games.tapestry.web.side import see_side
from figurka.games.tapestry.web.story.story import see_story
from figurka.games.tapestry.web.tales import TALES
from figurka.games.tapestry.web.tracks.tracks import see_tracks, track_terms
from figurka.games.tapestry.web.ways import see_ways, told_once
from figurka.locales import Words
from figurka.web.drawing import Drawing, Reach
from figurka.web.sight import Sight

REGIONS: Final = (
    "bar",
    "exploration",
    "science",
    "military",
    "technology",
    "land",
    "pieces",
    "corners",
    "side",
    "me",
    "labels",
    "mat",
    "techs",
    "hand",
    "civ",
    "tray",
    "city",
    "plan",
    "story",
)
STYLES: Final = ("base", "tracks", "map", "dock", "city", "side", "story", "windows")
SCRIPTS: Final = ("placing", "plans", "story")


def context(sight: Sight) -> dict[str, object]:
    """Everything the templates need besides the sight."""
    sight = told_once(sight)
    scene = Scene(sight)
    tracks, track_plans = see_tracks(scene)
    world, map_plans = see_map(scene)
    city, city_plans = see_city(scene)
    dock, dock_plans = see_dock(scene)
    plans: list[Plan] = [*city_plans, *track_plans, *map_plans, *dock_plans]
    if scene.kind == "payment":
        plans.sort(key=lambda plan: not plan.id.startswith("space-"))
    return {
        "sight": sight,
        "scene": scene,
        "plans": plans,
        "planned": True,  # a region that asked for the plans themselves would change with each of them
        **tracks,
        **world,
        **city,
        **dock,
        **see_side(scene),
        **see_asked(scene),
        **see_ways(scene),
        **see_story(scene),
    }


def terms(words: Words) -> dict[str, object]:
    """What the tips that never change are made of."""
    return {**track_terms(words), **map_terms(words), **dock_terms(words), **city_terms(words)}


DRAWING: Final = Drawing(
    templates={name: f"tapestry/{name}.html" for name in REGIONS},
    styles=(*(f"tapestry/{name}.css" for name in STYLES), "foot.css"),
    context=context,
    symbols="tapestry/symbols.svg",
    lexicon="tapestry/lexicon.html",
    terms=terms,
    glossaries=glossaries,
    tales=TALES,
    frames={name: f"tapestry/{name}.html" for name in ("board", "dock")},
    apart=("story",),
    asked="tapestry/asked.html",
    scripts=tuple(f"tapestry/{name}.js" for name in SCRIPTS),
    reach=Reach(".world, .tracks, .home, .panes, .mine, .offer, .rivals", ".jump", ".story:not([hidden])"),
    depict=depict,
    telling=TELLING,
    scoring=SCORING,
    folds=folds,
    follows={"site": "quarters", "rotation": "explore"},
    marked=MARKED,
    on_board=chosen_on_board,
)
