"""See Viticulture's tables: `python -m tests.games.viticulture.web.preview FOLDER [--only NAME,NAME]`."""

from dataclasses import replace
from typing import Any

from figurka.core.game import Game
from tests.web.previewing import Position, Wanted, asked, look_at, over

CONTINENTS = ("greengully", "asia", "oceania", "south_america", "europe", "north_america", "africa")


def world(
    seats: int, seed: int, until: Wanted, point: str = "", continent: str = "asia", **settings: Any
) -> Position:
    """A position of World, played by agents that plan a little."""
    wishes = {"continent": continent, **settings}
    return Position(seats, seed, until, point, wishes, "viticulture-world", agent="greedy")


def base(seats: int, seed: int, until: Wanted, point: str = "", **settings: Any) -> Position:
    """A position of the base game."""
    return Position(seats, seed, until, point, settings, "viticulture", agent="greedy")


def holding(cards: int) -> Wanted:
    """Whether seat 0 is to place a worker with at least so many cards in hand."""

    def wanted(game: Game[Any]) -> bool:
        return asked("place")(game) and game.state.players[0].cards_in_hand() >= cards

    return wanted


SCENES = {
    "evening": world(4, 11, asked("place", 520)),
    "summer": world(4, 5, asked("place", 120)),
    "six": world(6, 8, asked("place", 260), continent="europe"),
    "position": world(4, 5, asked("position", 60)),
    "lay": replace(world(4, 5, asked("lay")), agent="random"),
    "tile": replace(world(4, 5, asked("tile")), agent="random"),
    "harvest": world(3, 5, asked("harvest")),
    "wine": world(3, 5, asked("wine", 60)),
    "fill": world(3, 5, asked("order", 60)),
    "plant": world(3, 5, asked("plant", 10)),
    "build": world(3, 5, asked("build", 60)),
    "visitor": world(3, 5, asked("visitor", 60)),
    "way": world(3, 5, asked("way", 60)),
    "limit": world(3, 5, asked("hand_limit", 60)),
    "give": replace(world(4, 5, asked("offer_give", 60)), agent="random"),
    "answer": replace(world(4, 5, asked("answer", 60)), agent="random"),
    "hidden": replace(world(4, 5, asked("answer", 60), hands="hidden"), agent="random"),
    "solo": world(1, 4, asked("place", 60), continent="oceania", level="easy"),
    "solo-trade": replace(world(1, 4, asked("offer_give", 40)), agent="random"),
    "structures": world(4, 6, asked("place", 160), continent="africa", structures="with"),
    **{name: world(3, 7, asked("place", 130), continent=name) for name in CONTINENTS},
    "watching": replace(world(4, 5, asked("place", 120)), watched=True),
    "over": world(3, 2, over),
    "base": base(3, 5, asked("place", 120)),
    "base-six": base(6, 5, asked("place", 260), structures="with"),
    "base-row": base(3, 5, asked("row", 60)),
    "base-over": base(2, 5, over),
    "give-late": world(4, 6, asked("offer_give", 553)),
    "answer-late": world(4, 12, asked("answer", 550)),
    "hidden-late": world(4, 12, asked("answer", 400), hands="hidden"),
    "result": replace(world(4, 2, over), path="/result"),
    "result-six": replace(world(6, 2, over, continent="africa"), path="/result"),
    "result-alone": replace(world(1, 2, over, level="hard"), path="/result"),
    "result-base": replace(base(3, 5, over), path="/result"),
    "replay": replace(world(4, 2, over), path="/replay?at=120"),
    "draft": base(3, 5, asked("draft"), structures="with"),
    "keep": replace(base(3, 5, asked("keep")), agent="random"),
    "full-hand": replace(base(3, 5, holding(13), ".held:nth-child(4) .leaf"), agent="random"),
    "ingredient": world(4, 5, asked("ingredient")),
    "base-watching": replace(base(3, 5, asked("place", 120)), watched=True),
    "service": replace(world(3, 7, asked("service"), continent="south_america"), agent="random"),
    "claim": world(3, 7, asked("claim"), continent="europe"),
    "goals": world(3, 7, asked("goal_away"), continent="europe"),
}

if __name__ == "__main__":
    look_at(SCENES, __doc__)
