"""Farshore's table for the browser: what its templates are given besides the sight."""

from functools import partial
from itertools import chain
from typing import Final

from figurka.games.farshore.rules.state import ANCHORS, CITY_SPACES, HAND_LIMIT
from figurka.games.farshore.rules.things import KINDS, PASS, RARITIES, SEASONS, TOKEN_NAMES, TYPES
from figurka.games.farshore.web.asking import on_board, see_asked
from figurka.games.farshore.web.board import see_bay, see_piles, see_track, see_voyages
from figurka.games.farshore.web.dock import lay_out, see_city, see_hand
from figurka.games.farshore.web.glossary import glossaries
from figurka.games.farshore.web.journal import MARKED, SCORING, TELLING, bay_places, depict
from figurka.games.farshore.web.lexicon import terms
from figurka.games.farshore.web.prices import price_told
from figurka.games.farshore.web.revealing import see_revealed
from figurka.games.farshore.web.scene import Scene
from figurka.games.farshore.web.side import see_side
from figurka.games.farshore.web.signs import GIVES, SYMBOL
from figurka.games.farshore.web.tales import TALES
from figurka.web.drawing import Drawing
from figurka.web.sight import Sight

REGIONS: Final = (
    *("bar", "side"),
    *("track", "roses", "isles", "light", "shore", "bay", "land"),
    *("purse", "city", "hand"),
)
FOLLOWS: Final = ("gain", "unpack", "bay", "draw", "discard", "give")
"""Decisions of which several alike come one after another; they are taken back together."""


def context(sight: Sight) -> dict[str, object]:
    """Everything the templates need besides the sight."""
    scene = Scene(sight)
    bay, hand, city = see_bay(scene), see_hand(scene), see_city(scene)
    cards = [card for card in chain(hand, bay, city) if card is not None]
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
        "GIVES": GIVES,
        "SYMBOL": SYMBOL,
        "bay": bay,
        "hand": hand,
        "city": city,
        "track": see_track(scene),
        "voyages": see_voyages(scene),
        "piles": see_piles(scene),
        "revealed": see_revealed(scene),
        **see_side(scene),
        **lay_out(len(hand), len(city), scene.shown["spaces"]),
        **see_asked(scene, cards),
    }


DRAWING: Final = Drawing(
    templates={name: f"farshore/{name}.html" for name in REGIONS},
    frames={name: f"farshore/{name}.html" for name in ("board", "dock")},
    styles=("farshore/table.css",),
    context=context,
    symbols="farshore/symbols.svg",
    depict=depict,
    telling=TELLING,
    scoring=SCORING,
    lexicon="farshore/lexicon.html",
    terms=terms,
    asked="farshore/asked.html",
    scripts=("farshore/tips.js", "farshore/picking.js"),
    follows={kind: kind for kind in FOLLOWS},
    sources="farshore/sources.svg",
    glossaries=glossaries,
    tales=TALES,
    confirm={PASS.key: "farshore-web-confirm-pass"},
    marked=MARKED,
    laid=bay_places,
    lies="bay:",
    on_board=on_board,
)
