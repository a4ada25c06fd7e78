"""Viticulture's table for the browser, and World's: what their templates are given besides the sight."""

from typing import Final

from figurka.web.games import Drawing
from figurka.web.games.viticulture.almanac import see_almanac
from figurka.web.games.viticulture.asking import chosen_on_board, see_asked
from figurka.web.games.viticulture.closing import close_base
from figurka.web.games.viticulture.hand import see_hand
from figurka.web.games.viticulture.needs import see_needs
from figurka.web.games.viticulture.previews import see_previews
from figurka.web.games.viticulture.scene import Scene
from figurka.web.games.viticulture.side import see_side
from figurka.web.games.viticulture.spaces import see_board
from figurka.web.games.viticulture.terms import base_terms
from figurka.web.games.viticulture.trade import see_trade
from figurka.web.games.viticulture.vineyard import see_vineyard
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
STYLES: Final = ("base", "asked", "board", "almanac", "dock", "hand", "side", "trade")
SCRIPTS: Final = ("placing", "ghosts", "trade", "reach")


def context(sight: Sight) -> dict[str, object]:
    """Everything the templates need besides the sight."""
    scene = Scene(sight)
    previews = see_previews(scene)
    return {
        "scene": scene,
        "previews": previews,
        **see_needs(scene),
        **see_board(scene),
        **see_almanac(scene),
        **see_vineyard(scene, previews),
        **see_hand(scene),
        **see_side(scene),
        **see_asked(scene),
        **see_trade(scene),
    }


DRAWING: Final = Drawing(
    templates={name: f"games/viticulture/{name}.html" for name in REGIONS},
    styles=tuple(f"viticulture/{name}.css" for name in STYLES),
    context=context,
    symbols="games/viticulture/symbols.svg",
    lexicon="games/viticulture/lexicon.html",
    terms=base_terms,
    frames={name: f"games/viticulture/{name}.html" for name in ("board", "dock")},
    apart=("needs", "trade"),
    asked="games/viticulture/asked.html",
    scripts=tuple(f"viticulture/{name}.js" for name in SCRIPTS),
    follows={"worker": "place"},
    close=close_base,
    on_board=chosen_on_board,
)
