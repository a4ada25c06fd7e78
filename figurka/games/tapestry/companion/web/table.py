"""The page of the bot for the table: Tapestry's map and tracks, and what the person tells there."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from figurka.games.tapestry.companion.rules.bots import at_table, table_bots
from figurka.games.tapestry.companion.rules.moving import Move, moves_between
from figurka.games.tapestry.companion.rules.things import PERSON
from figurka.games.tapestry.companion.words.moving import told_moves
from figurka.games.tapestry.rules.state import LAST_ERA
from figurka.games.tapestry.rules.things import TRACK_NAMES
from figurka.games.tapestry.web import table as tapestry
from figurka.games.tapestry.web.map.atlas import see_map
from figurka.games.tapestry.web.scene import Scene
from figurka.games.tapestry.web.side import see_side
from figurka.games.tapestry.web.story.story import Story, see_story
from figurka.games.tapestry.web.tracks.tracks import see_tracks
from figurka.locales import capital
from figurka.web.drawing import Drawing
from figurka.web.sight import Sight
from figurka.web.told import cited

SHARED: Final = (*TRACK_NAMES, "pieces", "corners", "side", "story")
OWN: Final = ("bar", "land", "dock")
STYLES: Final = ("base", "tracks", "map", "side", "story")
ON_BOARD: Final = ("advance:", "hex:", "back:")
"""How the keys begin of what is told on the tracks, on the map and beside the person's name."""


@dataclass(frozen=True)
class Told:
    """A sentence of what the person has told of this turn."""

    seat: int
    text: str


def context(sight: Sight) -> dict[str, object]:
    """Everything the templates need besides the sight."""
    scene = Scene(sight)
    tracks, _ = see_tracks(scene)
    world, _ = see_map(scene)
    return {
        "scene": scene,
        **tracks,
        **world,
        **see_side(scene),
        "story": see_bots_turn(scene),
        "moves": see_moves(scene),
        "moves_back": see_moves_back(scene),
        "places": {f"hex:{each['q']},{each['r']}": each["place"] for each in scene.view["map"]["hexes"]},
        "layout": is_layout(scene),
        "told": see_told(scene),
        "cited": cited,
        "eras": range(1, LAST_ERA + 1),
        "back": [(name, scene.keys.get(f"back:{name}")) for name in TRACK_NAMES],
    }


def see_bots_turn(scene: Scene) -> Story | None:
    """The story of the bots' turn, which opens only when it is asked for: what is to be moved comes first."""
    story = see_story(scene)["story"]
    return replace(story, fresh=False, mine=False) if isinstance(story, Story) else None


def see_moves(scene: Scene) -> list[str]:
    """What is to be moved at the printed table now."""
    return in_words(scene, table_bots(scene.sight.game.state).moves)


def see_moves_back(scene: Scene) -> list[str] | None:
    """What is to be moved back because it was just taken back, if anything was."""
    game, taken_back = scene.sight.game, scene.sight.taken_back
    if not taken_back:
        return None
    further = game.clone()
    for index in taken_back:
        further.choose(index)
    return in_words(scene, moves_between(at_table(further.state), at_table(game.state)), back=True)


def in_words(scene: Scene, moves: Sequence[Move], back: bool = False) -> list[str]:
    """Moves as sentences."""
    return [scene.say(message) for message in told_moves(moves, back)]


def is_layout(scene: Scene) -> bool:
    """Whether nothing has happened yet but the laying out of the bots."""
    return not scene.shown["era"] and len(scene.events) <= scene.sight.game.told_before


def see_told(scene: Scene) -> list[Told]:
    """What was told of this turn, the latest first; before the first turn, how the bots are laid out.

    While the person carries out the bots' turn, their reasons in the order in which they were told.
    """
    game, names = scene.sight.game, scene.sight.names
    retold = [scene.retold(place) for place in range(len(scene.events))]
    events = retold[game.told_before :]
    if scene.kind == "moved":
        events = [event for event in events if event.seat != PERSON]
    else:
        events = retold if is_layout(scene) else events[::-1]
    return [
        Told(event.seat, capital(scene.say(game.rules.sentence(event, scene.sight.viewer, names))))
        for event in events
    ]


def on_board(key: str, sight: Sight) -> bool:
    """Whether something is told on the drawing itself."""
    return key.startswith(ON_BOARD)


DRAWING: Final = Drawing(
    templates={
        **{name: tapestry.DRAWING.templates[name] for name in SHARED},
        **{name: f"tapestry-automa/{name}.html" for name in OWN},
    },
    styles=(*(f"tapestry/{name}.css" for name in STYLES), "foot.css", "tapestry-automa/table.css"),
    context=context,
    look="tapestry",
    symbols=tapestry.DRAWING.symbols,
    lexicon=tapestry.DRAWING.lexicon,
    terms=tapestry.DRAWING.terms,
    frames={"board": tapestry.DRAWING.frames["board"]},
    depict=tapestry.DRAWING.depict,
    telling=tapestry.DRAWING.telling,
    folds=tapestry.DRAWING.folds,
    apart=("story",),
    asked="tapestry-automa/asked.html",
    scripts=("tapestry/story.js",),
    on_board=on_board,
)
