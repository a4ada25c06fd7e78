"""The plain rendition of any game: its view as panels and tables, its options as buttons."""

import re
from collections.abc import Mapping
from itertools import groupby
from typing import Any, Final

from figurka.core.rules import readable
from figurka.web.drawing import Drawing
from figurka.web.sight import Sight

HOUSE_KEYS = {"decision", "over", "winners", "game", "seat", "players"}
"""What the house shows in its own way."""
SEAT_KEYS = {"seat", "first", "active", "owner"}
"""Under which names views have numbers of seats."""
CODE_NAME = re.compile(r"[a-z][a-z0-9_:-]*")


def context(sight: Sight) -> dict[str, object]:
    """The view, sorted into what is on the board and what is before each player."""
    players = sight.view.get("players")
    seated = isinstance(players, list) and len(players) == len(sight.seats)
    seats = [before_player(player, sight.names) for player in players or ()] if seated else []
    board = {
        key: legible(value, sight.names, key in SEAT_KEYS)
        for key, value in sight.view.items()
        if key not in HOUSE_KEYS
    }
    board = {key: value for key, value in board.items() if says_something(value)}
    facts = {key: value for key, value in board.items() if not isinstance(value, dict | list)}
    panels = {key: value for key, value in board.items() if key not in facts}
    return {
        "facts": facts,
        "board": dict(sorted(panels.items(), key=lambda panel: has_rows(panel[1]))),
        "players": seats,
        "own": seats[sight.viewer] if seats and sight.viewer is not None else None,
        "points": [points_of(player) for player in players or ()] if seated else [],
    }


def before_player(player: Any, names: tuple[str, ...]) -> Any:
    """What is before a player; whose it is stands above it."""
    seen = legible(player, names)
    return {key: value for key, value in seen.items() if key != "seat"} if isinstance(seen, dict) else seen


def points_of(player: Any) -> int | None:
    """The points of a player, if the view tells them by their sources."""
    score = player.get("score") if isinstance(player, Mapping) else None
    return sum(score.values()) if isinstance(score, Mapping) else None


def legible(value: Any, names: tuple[str, ...], seats: bool = False) -> Any:
    """Plain data for people: seats by name, code names as words, and nothing that says nothing."""
    if isinstance(value, Mapping):
        shown = {key: legible(each, names, seats or key in SEAT_KEYS) for key, each in value.items()}
        return {key: each for key, each in shown.items() if says_something(each)}
    if isinstance(value, list | tuple):
        listed = [legible(each, names, seats) for each in value]
        return same_columns(listed) if listed and all(isinstance(each, dict) for each in listed) else listed
    if seats and type(value) is int and 0 <= value < len(names):
        return names[value]
    return readable(value) if isinstance(value, str) and CODE_NAME.fullmatch(value) else value


def same_columns(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Rows of one table: each has all the columns that any of them has."""
    columns = dict.fromkeys(key for row in rows for key in row)
    return [{key: in_runs(row.get(key)) for key in columns} for row in rows]


def in_runs(value: Any) -> Any:
    """A list of words in which the same word does not stand twice in a row."""
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        return value
    runs = [(word, len(list(same))) for word, same in groupby(value)]
    return [word if count == 1 else f"{word}\N{NO-BREAK SPACE}×{count}" for word, count in runs]


def says_something(value: Any) -> bool:
    """Whether there is anything to show: zero is, nothing and not are not."""
    return bool(value) or (isinstance(value, int) and value is not False)


def has_rows(value: Any) -> bool:
    """Whether it is shown as a long table, which comes last."""
    if isinstance(value, dict):
        return any(has_rows(each) for each in value.values())
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


PLAIN: Final = Drawing(
    templates={name: f"plain/{name}.html" for name in ("bar", "board", "side", "dock")},
    styles=("plain.css",),
    context=context,
)
