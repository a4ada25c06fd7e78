"""What a turn that is over has brought to light, which is why it cannot be taken back."""

from collections.abc import Iterator
from itertools import takewhile
from typing import Final

from figurka.games.farshore.web.scene import Scene
from figurka.locales import Message

REVEALING: Final = {
    "draws": "draws",
    "redraws": "draws",
    "plays-bay": "bay",
    "takes-bay": "bay",
    "changes-wind": "wind",
}
"""What comes to light with an event of each kind."""


def see_revealed(scene: Scene) -> str:
    """The sentence that tells it of the viewer's last turn, or nothing if that revealed nothing."""
    parts = tuple(revealed(scene))
    return scene.words("farshore-web-revealed", parts=parts) if parts else ""


def revealed(scene: Scene) -> Iterator[Message]:
    """All that came to light in the viewer's last turn."""
    game, viewer = scene.sight.game, scene.sight.viewer
    if viewer is None or game.journal is None or game.decision is None:
        return
    backwards = list(reversed(game.journal.events))
    unasked = list(takewhile(lambda event: event.seat != viewer, backwards))
    own = takewhile(lambda event: event.seat == viewer, backwards[len(unasked) :])
    for what in dict.fromkeys(REVEALING[event.kind] for event in own if event.kind in REVEALING):
        yield Message(f"farshore-web-revealed-{what}")
    asked = game.decision.seat
    if asked != viewer and (unasked or not scene.players[asked]["workers"]["ready"]):
        yield Message("farshore-web-revealed-other", {"player": scene.sight.names[asked]})
