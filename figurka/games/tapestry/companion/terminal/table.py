"""The table of the bots for a printed Tapestry: both sides, the bots' cards, what is left, tracks and map."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from figurka.cli.frames import FRAME, beside, flow, in_frame
from figurka.cli.plain import ENOUGH
from figurka.cli.scene import Term, Thing
from figurka.core.decision import DONE, Decision, Option
from figurka.games.tapestry.companion.rules.things import SPECIAL
from figurka.games.tapestry.content.landmarks import TRACK_LANDMARKS
from figurka.games.tapestry.content.maps import PLACES, SMALL
from figurka.games.tapestry.content.tracks import TRACKS
from figurka.games.tapestry.rules.shape import BotView
from figurka.games.tapestry.rules.things import LAST, STEPS, TRACK_COUNT, Step
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

    letters: ClassVar = {**TapestryTable.letters, SPECIAL.key: "e"}
    without_letters: ClassVar = frozenset({"trap", "defence"})
    numbers: ClassVar = {
        **{step.key: step.track + 1 for steps in STEPS for step in steps},
        **{place.key: TRACK_COUNT + 1 + place.index for place in SMALL.hexes},
    }
    """Tracks and hexes have their numbers for the whole game; what else can be told comes after them."""

    def draw(self, scene: Scene) -> RenderableType:
        """All but the map, what is needed most at the bottom; folded parts first, on a line each."""
        folded = [fold(scene) for name, fold in FOLDS.items() if name in scene.folded]
        return Group(*folded, *draw_others(scene), draw_tracks(scene))

    def foldable(self, decision: Decision | None, scene: Scene) -> Sequence[str]:
        """All but the tracks, on which most is told."""
        return tuple(FOLDS)

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

    def things(self, scene: Scene) -> list[Thing]:
        """Tapestry's things, and the end of a turn that is being told."""
        found = super().things(scene)
        if SPECIAL.key in scene.letters:
            found.append(Thing(DONE.key, ENOUGH, scene.words("tapestry-automa-label-done")))
        return found

    def terms(self, words: Words) -> list[Term]:
        """Tapestry's terms, and the hexes by which the bots' moves are told."""
        return [*super().terms(words), *hex_terms(words)]

    def shorthand(self, typed: str, scene: Scene) -> str | None:
        """A hex by its name, however it is written: P4, p 4 or P-4."""
        return super().shorthand(typed.replace(" ", "").replace("-", ""), scene)

    def is_final(self, key: str, scene: Scene) -> bool:
        """Everything can be taken back."""
        return False


def hex_terms(words: Words) -> Iterator[Term]:
    """Where each hex of the map lies."""
    columns = sorted({place.q for place in SMALL.hexes})
    for place in SMALL.hexes:
        name = PLACES[place]
        beside = sorted(PLACES[SMALL.hexes[index]] for index in place.neighbours if index >= 0)
        column = columns.index(place.q) + 1
        where = words("cli-automa-hex", column=column, row=name[1:], beside=", ".join(beside))
        yield Term(name, name, Text(where))


# Frames


def draw_others(scene: Scene) -> list[RenderableType]:
    """What is not folded besides the tracks, side by side in a wide window."""
    sides = None if "sides" in scene.folded else draw_sides(scene)
    is_wide = scene.width >= WIDE and sides is not None
    half = scene.width // 2
    width = scene.width - half if is_wide else scene.width
    cards = None if "cards" in scene.folded else draw_cards(scene, width)
    left = None if "left" in scene.folded else draw_left(scene, width)
    side = present(cards, left)
    if is_wide and sides is not None and side:
        return [beside(sides, Group(*side), left_width=half)]
    return [*present(sides), *side]


def fold_left(scene: Scene) -> Text:
    """How many landmarks and which achievements are left, on a line."""
    left = sum(scene.view["landmarks"][each.name] is None for each in TRACK_LANDMARKS)
    free = Text.assemble(head("cli-tapestry-landmarks-left", scene), str(left))
    return on_a_line("cli-tapestry-common", [free, *achievements(scene)], scene)


def fold_cards(scene: Scene) -> Text:
    """The deck of decision cards and the cards beside the Automa's mat, on a line."""
    shown = scene.view["bots"]
    assert shown is not None
    deck = Text.assemble(head("cli-automa-deck", scene), str(shown["deck"]))
    supply = Text.assemble(head("cli-automa-supply", scene), painted(f"{shown['supply']}{SIGN['card']}"))
    return on_a_line("cli-automa-bots-cards", [deck, supply], scene)


def fold_sides(scene: Scene) -> Text:
    """The names, eras, territories and outposts of all sides, on a line."""
    sides = (*scene.view["players"], *bots(scene.view))
    told = [
        Text.assemble(
            seat_mark(each["seat"]),
            f" {scene.names[each['seat']]} {ERAS[each['era']] or '–'} ",
            painted(f"{each['territories']}{SIGN['territory']}"),
            f" {scene.words('cli-automa-outposts')} {each['outposts']}",
        )
        for each in sides
    ]
    return on_a_line("cli-automa-sides", told, scene)


def on_a_line(title: str, told: Sequence[Text], scene: Scene) -> Text:
    """A folded part: its title and what is told of it, as far as the line goes."""
    line = Text.assemble((f"{scene.words(title)}: ", "dim"), Text("   ").join(told))
    line.truncate(scene.width, overflow="ellipsis")
    return line


FOLDS: Final[Mapping[str, Callable[[Scene], Text]]] = {
    "left": fold_left,
    "cards": fold_cards,
    "sides": fold_sides,
}
"""The parts that may be told on a line, the least needed first."""


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
