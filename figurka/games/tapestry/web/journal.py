"""What Tapestry's journal shows of tracks, cards, buildings and resources."""

from functools import cache
from typing import Final

from figurka.games.tapestry.content.tracks import SPACES
from figurka.games.tapestry.rules.things import TRACK_NAMES
from figurka.locales import Message
from figurka.web.drawing import Picture

TELLING: Final = tuple(
    f"tapestry-tell-{kind}"
    for kind in (
        "income",
        "must-take-income",
        "advances",
        "lays",
        "takes-from",
        "conquers-from",
        "conquers",
        "explores",
        "begins",
        "finishes",
    )
)
"""What a turn was about: an income turn, or the advance that all else comes from."""
SYMBOLS: Final = {"card": "t-tapestry_card", "civilization": "t-civilization", "tech": "t-invent"}
TIPS: Final = {"card": "card", "civilization": "civ", "tech": "tech", "achievement": "achievement"}
DRAWN: Final = ("landmark", "building")
"""What has a symbol and a tip of its own name."""

SCORING: Final = tuple(
    f"tapestry-tell-{kind}" for kind in ("scores", "scores-die", "scores-sides", "loses-points")
)
"""Where points come from."""


def folds(message_id: str) -> str:
    """The bots' reasons are one line until it is opened."""
    return "tapestry-web-side-reasons" if message_id.startswith("tapestry-tell-bot-") else ""


HOME: Final = "home:{seat}"
MARKED: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("advances", "regresses", "takes-bonus", "repeats", "copies-space"), ("{thing}",)),
    **dict.fromkeys(("conquers", "occupies", "traps", "isolates"), ("{thing}",)),
    "explores": ("{first}",),
    "camps": ("{first}",),
    **dict.fromkeys(("income", "lays", "lays-face-down", "invents", "upgrades", "wins-landmark"), (HOME,)),
    **dict.fromkeys(("builds", "places-landmark", "completes-district"), (HOME,)),
}
"""Where the others' deeds are marked."""


def depict(message: Message) -> Picture | None:
    """How a thing that a sentence names is shown."""
    if message.id == "tapestry-points":
        return Picture("t-vp", count=str(message.arguments["count"]))
    if message.id == "tapestry-tile":
        return Picture("t-territory_tile", f"tile-{message.arguments['number']}")
    _, kind, name = (*message.id.split("-", 2), "", "")[:3]
    if not name:
        return None
    match kind:
        case "resource":
            count = message.arguments.get("count")
            return Picture(f"t-{name}", f"resource-{name}", count="" if count is None else str(count))
        case "track":
            return Picture(f"t-{name}", f"track-{name}", colour=("track", name))
        case "space":
            return space(name)
        case "spacetile":
            return Picture("t-space_tile", f"spacetile-{name}")
        case "die":
            return Picture(f"t-die_{name}", f"die-{name}")
    if kind in DRAWN:
        return Picture(f"t-{name}", f"{kind}-{name}")
    return Picture(SYMBOLS.get(kind, ""), f"{TIPS[kind]}-{name}") if kind in TIPS else None


def space(name: str) -> Picture | None:
    """A space of a track by its name."""
    place = spaces().get(name)
    if place is None:
        return None
    track, number = place
    return Picture("", f"space-{track}-{number}", colour=("track", track))


@cache
def spaces() -> dict[str, tuple[str, int]]:
    """The track and the number of each space."""
    return {
        space.name: (TRACK_NAMES[space.track], space.number)
        for track in SPACES
        for space in track
        if space.name
    }
