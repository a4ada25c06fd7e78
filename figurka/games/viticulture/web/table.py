"""Viticulture's table for the browser, and World's: what their templates are given besides the sight."""

from typing import Final

from figurka.games.viticulture.web.bar.asking import chosen_on_board, see_asked
from figurka.games.viticulture.web.bar.ways import see_ways
from figurka.games.viticulture.web.board.spaces import see_board
from figurka.games.viticulture.web.ending.closing import close_base
from figurka.games.viticulture.web.glossary import glossaries
from figurka.games.viticulture.web.hand.hand import see_hand
from figurka.games.viticulture.web.journal import MARKED, SCORING, TELLING, depict, folds
from figurka.games.viticulture.web.needs import see_needs
from figurka.games.viticulture.web.previews.previews import see_previews
from figurka.games.viticulture.web.scene import Scene
from figurka.games.viticulture.web.side import see_side
from figurka.games.viticulture.web.tales import TALES
from figurka.games.viticulture.web.terms import base_terms
from figurka.games.viticulture.web.trade.trade import see_trade
from figurka.games.viticulture.web.vineyard.vineyard import see_vineyard
from figurka.games.viticulture.web.year.almanac import see_almanac
from figurka.web.drawing import Drawing, Reach
from figurka.web.sight import Sight

REGIONS: Final = (
    "bar",
    "needs",
    "summer",
    "winter",
    "lira",
    "tracks",
    "watch",
    "decks",
    "event",
    "continent",
    "offers",
    "side",
    "mine",
    "fields",
    "structures",
    "store",
    "hand",
    "trade",
)
STYLES: Final = ("base", "asked", "board", "almanac", "dock", "hand", "side", "trade", "low")
SCRIPTS: Final = ("placing", "several", "ghosts", "trade", "fellows")


def context(sight: Sight) -> dict[str, object]:
    """Everything the templates need besides the sight."""
    scene = Scene(sight)
    previews, board = see_previews(scene), see_board(scene)
    return {
        "scene": scene,
        "previews": previews,
        **see_needs(scene),
        **board,
        **see_almanac(scene),
        **see_vineyard(scene, previews),
        **see_hand(scene, previews),
        **see_side(scene),
        **see_asked(scene),
        **see_ways(scene, board["places"], previews),
        **see_trade(scene),
    }


DRAWING: Final = Drawing(
    answers="1234",
    figured=frozenset(("position", "row", "wine")),
    templates={name: f"viticulture/{name}.html" for name in REGIONS},
    styles=(*(f"viticulture/{name}.css" for name in STYLES), "foot.css"),
    context=context,
    symbols="viticulture/symbols.svg",
    lexicon="viticulture/lexicon.html",
    terms=base_terms,
    frames={name: f"viticulture/{name}.html" for name in ("board", "dock")},
    apart=("needs", "trade"),
    asked="viticulture/asked.html",
    scripts=tuple(f"viticulture/{name}.js" for name in SCRIPTS),
    reach=Reach(
        ".season, .base-line, .almanac > *, .dock > *, .players", ".needs", ".decision .options.whole"
    ),
    depict=depict,
    telling=TELLING,
    scoring=SCORING,
    folds=folds,
    follows={"worker": "place"},
    close=close_base,
    sources="viticulture/sources.svg",
    result_styles=("viticulture/result.css",),
    glossaries=glossaries,
    tales=TALES,
    marked=MARKED,
    on_board=chosen_on_board,
)
