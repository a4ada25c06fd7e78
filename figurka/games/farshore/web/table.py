"""Farshore's table for the browser: what its templates are given besides the sight."""

from functools import partial
from typing import Final

from figurka.games.farshore.rules.state import ANCHORS, CITY_SPACES, HAND_LIMIT
from figurka.games.farshore.rules.things import KINDS, PASS, RARITIES, SEASONS, TOKEN_NAMES, TYPES
from figurka.games.farshore.web.board import see_bay, see_piles, see_track
from figurka.games.farshore.web.dock import see_dock
from figurka.games.farshore.web.glossary import glossaries
from figurka.games.farshore.web.journal import SCORING, TELLING, depict, terms
from figurka.games.farshore.web.prices import price_told
from figurka.games.farshore.web.scene import Scene
from figurka.games.farshore.web.side import see_side
from figurka.web.drawing import Drawing
from figurka.web.sight import Sight

ON_BOARD: Final = ("place:", "hand:", "bay:", "city:", "map:", "seat:", "deck", "stranded")
"""How the keys of options begin that are chosen on the drawing itself."""


def context(sight: Sight) -> dict[str, object]:
    """Everything the templates need besides the sight."""
    scene = Scene(sight)
    return {
        "scene": scene,
        "seasons": SEASONS,
        "types": TYPES,
        "kinds": KINDS,
        "rarities": RARITIES,
        "tokens": TOKEN_NAMES,
        "anchors": ANCHORS,
        "hand_limit": HAND_LIMIT,
        "city_spaces": CITY_SPACES,
        "own": scene.own,
        "shown": scene.shown,
        "told": partial(price_told, scene),
        "bay": see_bay(scene),
        "track": see_track(scene),
        "piles": see_piles(scene),
        **see_side(scene),
        **see_dock(scene),
    }


def on_board(key: str, sight: Sight) -> bool:
    """Whether an option lies on the drawing."""
    return key.startswith(ON_BOARD)


DRAWING: Final = Drawing(
    templates={name: f"farshore/{name}.html" for name in ("board", "side", "dock", "bar")},
    styles=("farshore/table.css",),
    context=context,
    symbols="farshore/symbols.svg",
    lexicon="farshore/tips.html",
    terms=terms,
    depict=depict,
    telling=TELLING,
    scoring=SCORING,
    sources="farshore/sources.svg",
    glossaries=glossaries,
    confirm={PASS.key: "farshore-web-confirm-pass"},
    on_board=on_board,
)
