"""The parts of Tapestry's table on a line each, and which of them the question at hand needs least."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from rich.text import Text

from figurka.cli.frames import flow, strung
from figurka.core.decision import Decision, Option
from figurka.games.tapestry.content.landmarks import LANDMARKS
from figurka.games.tapestry.content.techs import TECH
from figurka.games.tapestry.content.tracks import TRACKS
from figurka.games.tapestry.rules.things import (
    Building,
    Card,
    Civilization,
    Landmark,
    Resource,
    Space,
    SpaceTile,
    Step,
    Tech,
    Tile,
    Track,
)
from figurka.games.tapestry.terminal.briefs import ERAS, short_track
from figurka.games.tapestry.terminal.marks import SIGN, YES, own_player, painted, seat_mark
from figurka.games.tapestry.terminal.mat import income_title, next_income
from figurka.games.tapestry.terminal.players import bots, points_of
from figurka.games.tapestry.terminal.scene import Scene
from figurka.games.tapestry.terminal.techs import tech_name
from figurka.games.tapestry.terminal.worth import tech_count

Summary: TypeAlias = Callable[[Scene], Text | None]

LEAST_FIRST: Final = ("common", "display", "map", "common", "display", "techs", "city", "techs", "mat")
"""What a turn needs least comes first; what stands beside something higher is tried again after that."""
LAST: Final = ("hand", "players")
NEEDED_FOR: Final[Mapping[type, str]] = {
    Building: "mat",
    Card: "hand",
    Civilization: "players",
    Landmark: "common",
    Resource: "mat",
    Space: "tracks",
    SpaceTile: "mat",
    Step: "tracks",
    Tile: "mat",
    Track: "tracks",
}
"""By kind of option the part that a question is about; map and capital are drawn beside it anyway."""


def foldable(decision: Decision | None, scene: Scene) -> Sequence[str]:
    """The parts that may be told on one line, the least needed now first."""
    needed = {"tracks"} if decision is None else {part_asked(each, scene) for each in decision.options}
    return [name for name in (*LEAST_FIRST, "tracks", *LAST) if name not in needed]


def part_asked(option: Option, scene: Scene) -> str:
    """The part of the table where an option lies."""
    if isinstance(option, Tech):
        return "display" if option.name in scene.view["display"] else "techs"
    return NEEDED_FOR.get(type(option), "")


def draw_folded(scene: Scene) -> list[Text]:
    """All folded parts, as many on a line as fit."""
    told = [(name, SUMMARIES[name](scene)) for name in SUMMARIES if name in scene.folded]
    items = [
        Text.assemble((f"{scene.words(title_of(name, scene))} ", "dim"), said, "  ")
        for name, said in told
        if said
    ]
    for item in items:
        item.truncate(scene.width, overflow="ellipsis")
    return flow(Text(), items, scene.width) if items else []


def title_of(name: str, scene: Scene) -> str:
    """The message that names a folded part."""
    player = own_player(scene.view)
    return income_title(player, scene.view) if name == "mat" and player is not None else TITLES[name]


# What is told of each part


def players(scene: Scene) -> Text:
    """Everybody's points and era."""
    sides = [*scene.view["players"], *bots(scene.view)]
    return strung(
        [
            Text.assemble(
                seat_mark(side["seat"]),
                f" {scene.names[side['seat']]} ",
                painted(points_of(side)),
                f" {ERAS[side['era']]}".rstrip(),
            )
            for side in sides
        ],
        "  ",
    )


def territories(scene: Scene) -> Text:
    """How many territories everybody controls."""
    sides = [*scene.view["players"], *bots(scene.view)]
    return strung(
        [
            Text.assemble(seat_mark(side["seat"]), painted(f" {side['territories']}{SIGN['territory']}"))
            for side in sides
        ],
        "  ",
    )


def common(scene: Scene) -> Text:
    """How many landmarks are left, and how many cards and tiles."""
    left = sum(scene.view["landmarks"][each.name] is None for each in LANDMARKS)
    piles = scene.view["piles"]
    return painted(
        f"{left}{SIGN['landmark']} {piles['cards']}{SIGN['card']} {piles['techs']}{SIGN['tech']} "
        f"{piles['tiles']}{SIGN['tile']}"
    )


def display(scene: Scene) -> Text:
    """The names of the technologies that lie open."""
    return Text(", ".join(tech_name(TECH[name], scene.words) for name in scene.view["display"]) or "–")


def city(scene: Scene) -> Text | None:
    """The complete districts and lines of the viewer's capital."""
    player = own_player(scene.view)
    if player is None or player["city"]["capital"] is None:
        return None
    seen = player["city"]
    return painted(f"▣{sum(seen['districts'])} {seen['lines']}{SIGN['line']}")


def techs(scene: Scene) -> Text | None:
    """How many technologies the viewer has, and how many of them could reach the top row now."""
    player = own_player(scene.view)
    if player is None:
        return None
    ready = sum(lying["ready"] for lying in player["techs"]["middle"])
    return painted(f"{tech_count(player)}{SIGN['tech']}" + (f" {ready}{YES}" if ready else ""))


def mat(scene: Scene) -> Text | None:
    """The viewer's next income."""
    player = own_player(scene.view)
    if player is None or player["finished"]:
        return None
    return next_income(player, scene.view)


def hand(scene: Scene) -> Text | None:
    """The names of the viewer's cards."""
    player = own_player(scene.view)
    if player is None or not player["hand"]:
        return None
    return Text(", ".join(scene.words(f"tapestry-card-{name}") for name in player["hand"]))


def tracks(scene: Scene) -> Text | None:
    """Where the viewer's tokens stand."""
    player = own_player(scene.view)
    if player is None:
        return None
    places = (
        f"{short_track(track.index, scene.words)} "
        + (", ".join(str(space) for space in player["tracks"][track.name]) or "–")
        for track in TRACKS
    )
    return Text("  ".join(places))


SUMMARIES: Final[Mapping[str, Summary]] = {
    "players": players,
    "map": territories,
    "common": common,
    "city": city,
    "techs": techs,
    "display": display,
    "mat": mat,
    "hand": hand,
    "tracks": tracks,
}
"""How each part is told on one line, the short ones beside each other."""
TITLES: Final = {
    "players": "cli-tapestry-players",
    "map": "cli-tapestry-map",
    "common": "cli-tapestry-common",
    "display": "cli-tapestry-display",
    "city": "tapestry-term-capital",
    "techs": "cli-tapestry-techs",
    "mat": "cli-tapestry-mat",
    "hand": "cli-tapestry-hand",
    "tracks": "cli-tapestry-tracks",
}
