"""What is to be moved at the printed table, in words: message ids for the Fluent files."""

from collections.abc import Sequence
from typing import Final

from figurka.games.tapestry.companion.rules.moving import NOWHERE, Move
from figurka.games.tapestry.content.maps import PLACES
from figurka.games.tapestry.content.tracks import SPACES, TRACKS
from figurka.games.tapestry.rules.state import NOBODY
from figurka.games.tapestry.rules.things import OUTPOST, Landmark, Track
from figurka.games.tapestry.words.naming import called
from figurka.locales import Argument, Message

WHOSE: Final = ("you", "automa", "shadow")
"""Whose thing it is, by the seat."""


def told_moves(moves: Sequence[Move], back: bool = False) -> list[Message]:
    """What is to be moved, or moved back, one thing after the other."""
    return [told_move(move, back) for move in moves]


def told_move(move: Move, back: bool) -> Message:
    """One thing to be moved."""
    arguments: dict[str, Argument] = {"start": move.start, "end": move.end}
    if move.seat >= 0:
        arguments["who"] = WHOSE[move.seat]
    if move.thing is not None:
        arguments["thing"] = called(move.thing)
        arguments["what"] = "outpost" if move.thing is OUTPOST else "other"
    if move.place is not None:
        arguments["place"] = PLACES[move.place]
    if move.kind == "token" and isinstance(move.thing, Track):
        return told_token(move, move.thing, arguments)
    if move.kind == "landmark" and isinstance(move.thing, Landmark):
        return told_landmark(move, move.thing, arguments)
    if move.kind == "favourite":
        arguments["old"] = called(TRACKS[move.start])
    arguments["count"] = abs(move.end - move.start)
    returned = "-returned" if back and move.kind == "supply" else ""
    return Message(f"tapestry-automa-move-{move.kind}{returned}", arguments)


def told_token(move: Move, track: Track, arguments: dict[str, Argument]) -> Message:
    """A token by the numbers of its spaces; one may come onto a track or leave it by AI Singularity."""
    if NOWHERE in (move.start, move.end):
        arguments["number"] = max(move.start, move.end)
        return Message(f"tapestry-automa-move-token-{'off' if move.end == NOWHERE else 'on'}", arguments)
    arguments["space"] = called(SPACES[track.index][move.end])
    return Message("tapestry-automa-move-token", arguments)


def told_landmark(move: Move, landmark: Landmark, arguments: dict[str, Argument]) -> Message:
    """A landmark by the space at which it is won, as that is how the printed card of landmarks has it."""
    arguments["track"] = called(TRACKS[landmark.track])
    arguments["number"] = landmark.space
    return Message(f"tapestry-automa-move-landmark{'-back' if move.seat == NOBODY else ''}", arguments)
