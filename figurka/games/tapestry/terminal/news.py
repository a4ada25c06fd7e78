"""What the others did since one's last choice, in a few words: where they went and what they took."""

from collections.abc import Sequence

from rich.text import Text

from figurka.core.journal import Event
from figurka.games.tapestry.content.maps import PLACES
from figurka.games.tapestry.content.tracks import TRACKS
from figurka.games.tapestry.rules.things import Hex, Landmark, Space
from figurka.games.tapestry.terminal.marks import own_player, seat_mark
from figurka.games.tapestry.terminal.scene import Scene


def in_brief(events: Sequence[Event], scene: Scene) -> Text | None:
    """A line that tells of everybody but the viewer, in the order of their first deeds."""
    player = own_player(scene.view)
    deeds: dict[int, list[str]] = {}
    for event in events:
        said = deed(event, scene)
        if said and (player is None or event.seat != player["seat"]):
            deeds.setdefault(event.seat, []).append(said)
    told = [
        Text.assemble(seat_mark(seat), f" {scene.names[seat]}: {', '.join(said)}")
        for seat, said in deeds.items()
    ]
    return Text("; ").join(told) if told else None


def deed(event: Event, scene: Scene) -> str:
    """What somebody did, if it is one of the things by which a turn is told in brief."""
    words, thing = scene.words, event.thing
    if event.kind == "income":
        return words("cli-tapestry-news-income", count=event.count)
    if event.kind == "advances" and isinstance(thing, Space):
        return f"{words(f'tapestry-track-{TRACKS[thing.track].name}')} {thing.number}"
    if event.kind == "conquers" and isinstance(thing, Hex):
        return words("cli-tapestry-news-conquers", place=PLACES[thing])
    if event.kind == "explores":
        places = [PLACES[place] for place in event.things if isinstance(place, Hex)]
        return words("cli-tapestry-news-explores", place=", ".join(places))
    if event.kind == "wins-landmark" and isinstance(thing, Landmark):
        return words(f"tapestry-landmark-{thing.name}")
    return ""
