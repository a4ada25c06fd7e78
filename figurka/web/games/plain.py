"""The plain rendition of any game: its view as panels and tables, its options as buttons."""

from figurka.web.sight import Sight

TEMPLATES = {
    "bar": "games/plain/bar.html",
    "board": "games/plain/board.html",
    "side": "games/plain/side.html",
    "dock": "games/plain/dock.html",
}
STYLES = ("plain.css",)
SYMBOLS = ""
ON_BOARD: tuple[str, ...] = ()

HOUSE_KEYS = {"decision", "over", "winners", "game", "seat", "players"}
"""What the house shows in its own way."""


def context(sight: Sight) -> dict[str, object]:
    """The view, sorted into what is on the board and what is before each player."""
    players = sight.view.get("players")
    seats = players if isinstance(players, list) and len(players) == len(sight.seats) else []
    own = seats[sight.viewer] if seats and sight.viewer is not None else None
    board = {key: value for key, value in sight.view.items() if key not in HOUSE_KEYS}
    facts = {key: value for key, value in board.items() if not isinstance(value, dict | list)}
    return {
        "facts": facts,
        "board": {key: value for key, value in board.items() if key not in facts},
        "players": seats,
        "own": own,
    }
