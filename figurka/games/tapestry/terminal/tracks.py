"""Tapestry's tracks: four rows of twelve spaces with everybody's tokens and the landmarks still to be had."""

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from figurka.cli.frames import in_frame, strung
from figurka.games.tapestry.content.tracks import TRACKS
from figurka.games.tapestry.rules.things import LAST, RESOURCE_NAMES, TIER_STARTS, Space, Track
from figurka.games.tapestry.terminal.briefs import TIERS, space_brief, tier_cost
from figurka.games.tapestry.terminal.marks import NUMBER_STYLE, SIGN, amounts, own_player, painted, seat_marks
from figurka.games.tapestry.terminal.scene import Scene

OWN: Final = "•"
"""In the price of a tier, the resource of the track."""
OWN_BARS: Final = {"military": "broker_of_peace", "science": "theocracy"}
"""The cards that close a track to whoever has them in force."""
FORESEEN: Final = 3
"""So many spaces ahead are shown, as far as there is room."""


def draw_tracks(scene: Scene) -> RenderableType:
    """All tracks; at their ends what the next spaces bring to the viewer."""
    grid = Table.grid(expand=True)
    grid.add_column(justify="right", style=NUMBER_STYLE, min_width=1)
    grid.add_column(no_wrap=True)
    for _ in range(LAST + 1):
        grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, ratio=1, overflow="ellipsis")
    grid.add_row("", "", *(boxed(number, Text(str(number), "dim")) for number in range(LAST + 1)), "")
    for track in TRACKS:
        grid.add_row(
            track_number(track, scene),
            track_name(track, scene),
            *track_cells(track, scene),
            next_spaces(track, scene),
        )
    title = Text.assemble((scene.words("cli-tapestry-tracks"), "bold"))
    player = own_player(scene.view)
    if player is not None:
        title.append(" · ").append(amounts(player["resources"]))
    return in_frame(grid, title, cost_note(scene))


def cost_note(scene: Scene) -> Text:
    """What an advance costs in each tier."""
    costs = "  ".join(f"{TIERS[tier]} {tier_cost(tier, OWN)}" for tier in range(1, len(TIERS)))
    return painted(f" {scene.words('cli-tapestry-cost', cost=costs)} ")


def track_cells(track: Track, scene: Scene) -> Iterator[Text]:
    """The spaces of a track: the tokens there and a landmark that nobody has."""
    for space, seats in zip(track.spaces, scene.view["tracks"][track.name], strict=True):
        cell = seat_marks(seats)
        if is_to_be_had(space, scene):
            cell = painted(SIGN["landmark"]).append(cell)
        yield boxed(space.number, cell or Text("·", "dim"))


def boxed(number: int, cell: Text) -> Text:
    """A space after the border of its tier, if it is the first there, or after a gap."""
    return Text.assemble(("│" if number in TIER_STARTS else " ", "dim"), cell)


def is_to_be_had(space: Space, scene: Scene) -> bool:
    """Whether the landmark of a space is still there for the first who enters it."""
    return space.landmark is not None and scene.view["landmarks"][space.landmark.name] is None


def is_barred(track: Track, scene: Scene) -> bool:
    """Whether a card keeps the viewer from advancing on a track."""
    player = own_player(scene.view)
    if player is None:
        return False
    if track.name in OWN_BARS and OWN_BARS[track.name] in player["in_force"]:
        return True
    others = (each for each in scene.view["players"] if each is not player)
    return any(track.name in each["barred_to_others"] for each in others)


def track_name(track: Track, scene: Scene) -> Text:
    """A track with the sign of the resource that it takes."""
    sign = SIGN[RESOURCE_NAMES[track.resource]]
    return painted(f" {sign} {scene.words(f'tapestry-track-{track.name}')}")


def token_spaces(track: Track, scene: Scene) -> list[int]:
    """Where the viewer's tokens stand that can still move on a track, the furthest first."""
    player = own_player(scene.view)
    spaces = [] if player is None else player["tracks"][track.name]
    return sorted({space for space in spaces if space < LAST}, reverse=True)


def track_number(track: Track, scene: Scene) -> str:
    """The number to type to advance on a track; of several tokens that can, the numbers of all."""
    numbers = (scene.number(f"advance:{track.name}:{space}") for space in token_spaces(track, scene))
    return "/".join(number for number in numbers if number)


def next_spaces(track: Track, scene: Scene) -> Text:
    """What the spaces after the viewer's token bring, the nearest first; of several tokens one space each."""
    starts = token_spaces(track, scene)
    if len(starts) == 1:
        coming = track.spaces[starts[0] + 1 : starts[0] + 1 + FORESEEN]
        briefs = [painted(space_brief(space, scene.words)) for space in coming]
        return Text.assemble((" → ", "dim"), strung(briefs, "  → "))
    return strung([next_space(track, start, scene) for start in starts], "  ")


def next_space(track: Track, start: int, scene: Scene) -> Text:
    """What the space after one of several tokens brings, with the number to type."""
    brief = painted(space_brief(track.spaces[start + 1], scene.words))
    number = scene.number(f"advance:{track.name}:{start}")
    return Text.assemble((f" {number}", NUMBER_STYLE), (f" {start} → ", "dim"), brief)
