"""The table of the bots for a printed Tapestry: both sides, the bots' cards, what is left, tracks and map."""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from figurka.cli.frames import FRAME, beside, flow, in_frame
from figurka.core.decision import Decision, Option
from figurka.games.tapestry.content.landmarks import TRACK_LANDMARKS
from figurka.games.tapestry.content.tracks import TRACKS
from figurka.games.tapestry.rules.shape import BotView
from figurka.games.tapestry.rules.things import LAST, Step
from figurka.games.tapestry.terminal.briefs import ERAS
from figurka.games.tapestry.terminal.common import achievements, head, landmarks_left
from figurka.games.tapestry.terminal.details import of_step
from figurka.games.tapestry.terminal.map import draw_map, map_lines
from figurka.games.tapestry.terminal.marks import NUMBER_STYLE, SIGN, painted, seat_mark
from figurka.games.tapestry.terminal.players import bots, common_cells, counts
from figurka.games.tapestry.terminal.scene import Scene
from figurka.games.tapestry.terminal.table import TapestryTable, present
from figurka.games.tapestry.terminal.tracks import boxed, next_spaces, track_cells, track_name, track_number
from figurka.locales import Words

WIDE = 110
"""From this width on the frames stand side by side."""
WITH_MAP = frozenset({"report", "camp", "trap", "defence"})
"""The questions beside which the map is drawn."""


class AutomaTable(TapestryTable):
    """Draws what the bots know of a game at a printed table; the map stands beside each question."""

    def draw(self, scene: Scene) -> RenderableType:
        """All but the map, what is needed most at the bottom."""
        width = scene.width
        if width < WIDE:
            parts = (draw_sides(scene), draw_cards(scene, width), draw_left(scene, width))
            return Group(*parts, draw_tracks(scene))
        half = width // 2
        side = Group(draw_cards(scene, width - half), draw_left(scene, width - half))
        return Group(beside(draw_sides(scene), side, left_width=half), draw_tracks(scene))

    def parts(self, scene: Scene) -> Mapping[str, RenderableType]:
        """All frames of the table."""
        words, width = scene.words, scene.width
        return {
            words("cli-automa-sides"): draw_sides(scene),
            words("cli-automa-bots-cards"): draw_cards(scene, width),
            words("cli-tapestry-common"): draw_left(scene, width),
            words("cli-tapestry-map"): draw_map(scene),
            words("cli-tapestry-tracks"): draw_tracks(scene),
        }

    def legend(self, words: Words) -> RenderableType | None:
        """What the signs mean, with that of the tiles at the printed table."""
        return Group(*present(super().legend(words)), Text(words("cli-automa-legend"), "dim"))

    def status(self, scene: Scene) -> RenderableType | None:
        """The eras of both sides, and the Automa's points."""
        person, automa = scene.view["players"][0], bots(scene.view)[0]
        parts = [
            Text.assemble(seat_mark(each["seat"]), " ", ERAS[each["era"]] or "–") for each in (person, automa)
        ]
        return Text("   ").join([*parts, painted(f"{automa['vp']}{SIGN['point']}")])

    def focus(self, decision: Decision, scene: Scene) -> RenderableType | None:
        """The map."""
        return map_lines(scene) if decision.kind in WITH_MAP else None

    def preview(self, decision: Decision, option: Option, scene: Scene) -> RenderableType | None:
        """What is told has happened already: nothing needs to be shown before."""
        return None

    def detail(self, option: Option, scene: Scene) -> Text:
        """The bonus of a space, and a landmark for the first who enters it."""
        return of_step(option, scene) if isinstance(option, Step) else Text()

    def is_final(self, key: str, scene: Scene) -> bool:
        """Everything can be taken back."""
        return False


# Frames


def draw_sides(scene: Scene) -> RenderableType:
    """The person and the bots: era, territories, landmarks, outposts, and the points of the Automa."""
    words = scene.words
    table = Table(box=None, pad_edge=False, padding=(0, 1), header_style="dim", expand=True)
    table.add_column("", no_wrap=True, ratio=1, overflow="ellipsis")
    table.add_column(painted(SIGN["point"]), justify="right", style="bold", no_wrap=True)
    table.add_column(words("cli-tapestry-head-era"), justify="center", no_wrap=True)
    for sign in ("territory", "landmark"):
        table.add_column(painted(SIGN[sign]), justify="right", no_wrap=True)
    table.add_column(words("cli-automa-outposts"), justify="right")
    for each in (*scene.view["players"], *bots(scene.view)):
        name, points, era = common_cells(each, scene)
        has_points = each.get("bot") == "automa"
        numbers = counts([each["territories"], len(each["landmarks"]), each["outposts"]])
        table.add_row(name, points if has_points else Text("–", "dim"), era, *numbers)
    notes = [favourite(bot, scene) for bot in bots(scene.view)]
    return in_frame(Group(table, *notes), words("cli-automa-sides"))


def favourite(bot: BotView, scene: Scene) -> Text:
    """A bot's favourite track."""
    track = scene.words(f"tapestry-track-{bot['favourite']}")
    return Text.assemble(seat_mark(bot["seat"]), " ", scene.words("cli-tapestry-bot-favourite", track=track))


def draw_cards(scene: Scene, width: int) -> RenderableType:
    """The decision cards, the Automa's tapestry cards and its civilizations, in so many columns."""
    shown, words = scene.view["bots"], scene.words
    assert shown is not None
    names = [words(f"tapestry-automaciv-{name}") for name in shown["civilizations"]]
    parts = (
        ("cli-automa-pair", [str(number) for number in shown["pair"]] or ["–"]),
        ("cli-automa-deck", [str(shown["deck"])]),
        ("cli-automa-discard", [str(number) for number in shown["discard"]] or ["–"]),
        ("cli-automa-supply", [f"{shown['supply']}{SIGN['card']}"]),
        ("cli-automa-civilization", names),
    )
    lines: list[Text] = []
    for message, items in parts:
        lines += flow(head(message, scene), [painted(item) for item in items], width - FRAME)
    return in_frame(Group(*lines), words("cli-automa-bots-cards"))


def draw_left(scene: Scene, width: int) -> RenderableType:
    """Landmarks of the tracks, as the bots win no others, and achievements, in so many columns."""
    inner = width - FRAME
    lines = [
        *flow(head("cli-tapestry-landmarks-left", scene), landmarks_left(scene, TRACK_LANDMARKS), inner),
        *flow(head("cli-tapestry-achievements", scene), achievements(scene), inner),
    ]
    return in_frame(Group(*lines), scene.words("cli-tapestry-common"))


def draw_tracks(scene: Scene) -> RenderableType:
    """All tracks; at their ends what the next spaces bring to the person."""
    grid = Table.grid(expand=True)
    grid.add_column(justify="right", style=NUMBER_STYLE, min_width=1)
    for _ in range(LAST + 2):
        grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, ratio=1, overflow="ellipsis")
    grid.add_row("", "", *(boxed(number, Text(str(number), "dim")) for number in range(LAST + 1)), "")
    for track in TRACKS:
        cells = track_cells(track, scene)
        grid.add_row(track_number(track, scene), track_name(track, scene), *cells, next_spaces(track, scene))
    return in_frame(grid, scene.words("cli-tapestry-tracks"))
