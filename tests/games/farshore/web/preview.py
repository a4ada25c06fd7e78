"""See Farshore's table: `python -m tests.games.farshore.web.preview FOLDER [--only NAME,NAME] [--all]`."""

from dataclasses import replace
from typing import Any

from figurka.core.game import Game
from tests.web.previewing import Position, Wanted, asked, look_at, over


def in_season(season: int, cards: int = 0) -> Wanted:
    """Whether it is seat 0's turn in the season, with so many cards in the city."""

    def wanted(game: Game[Any]) -> bool:
        player = game.state.players[0]
        return (
            asked("turn")(game) and player.season >= season and len(player.city) >= cards and player.ready > 0
        )

    return wanted


def flooded(game: Game[Any]) -> bool:
    """Whether the tide has come and seat 0 is to move."""
    return asked("turn")(game) and not all(game.state.islands_up)


def farshore(seats: int, seed: int, until: Wanted, point: str = "") -> Position:
    """A position of Farshore, played by agents that plan a little."""
    return Position(seats, seed, until, point, game="farshore", agent="greedy")


SCENES = {
    "setup": farshore(4, 3, asked("redraw")),
    "winter": farshore(2, 5, asked("turn")),
    "inn": farshore(4, 11, asked("play", because="inn"), ".bay .choosable"),
    "summer": farshore(4, 7, in_season(2, 6), ".pile"),
    "late": farshore(4, 21, in_season(3, 13), ".fan .fcard"),
    "three": farshore(3, 8, flooded, ".isle"),
    "payment": farshore(2, 9, asked("payment", 20)),
    "solo": farshore(1, 4, in_season(2, 4), ".captain .give"),
    "watching": replace(farshore(4, 7, in_season(2, 6)), watched=True),
    "over": farshore(3, 2, over),
}

if __name__ == "__main__":
    look_at(SCENES, __doc__)
