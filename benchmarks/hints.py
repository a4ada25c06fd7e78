"""How good a hint is: its first choice beside that of a search ten times as long, in fresh games."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from math import inf, sqrt
from pathlib import Path
from random import Random
from typing import Any

from figurka.agents import new_agent
from figurka.coach import Weigher
from figurka.core.game import Game
from figurka.core.registry import new_game

GAMES = ("farshore", "tapestry", "viticulture", "viticulture-world")
FIRST_SEED = 70_000
LONGER = 10
HEADING = ("game", "positions", "playouts", "same first", "among its three", "called equal", "points lost")


@dataclass(frozen=True)
class Compared:
    """A position, and what came of it."""

    game: str
    number: int
    playouts: int
    same: bool
    near: bool
    equal: bool
    lost: float


def positions(name: str, every: int) -> Iterator[Game[Any]]:
    """Positions in which a turn begins and there is a choice, every so many of them, game after game."""
    seed, seen = FIRST_SEED, 0
    while True:
        game, player = new_game(name, 2, seed), new_agent("intermediate", seed)
        while (decision := game.decision) is not None:
            if game.opens_turn and len(decision.options) > 1:
                seen += 1
                if seen % every == 0:
                    yield game.clone()
            game.choose(player.choose(game))
        seed += 1


def searched(game: Game[Any], playouts: int, seed: int) -> Weigher:
    """A search of so many playouts."""
    weigher = Weigher(game, Random(seed))
    while weigher.playouts < playouts and not weigher.decided:
        weigher.think(inf, 1)
    return weigher


def compare(game: Game[Any], number: int, playouts: int) -> Compared:
    """A hint beside a longer search that has other worlds."""
    advice = searched(game, playouts, 2 * number).advice()
    long = searched(game, playouts * LONGER, 2 * number + 1)
    best = long.advice().choices
    first, other = advice.choices[0].option, best[0].option
    return Compared(
        game.rules.name,
        number,
        playouts,
        first == other,
        other in [choice.option for choice in advice.choices],
        advice.equals > 1,
        max(0.0, long.ahead(other, first)),
    )


def row(found: list[Compared], playouts: int) -> list[str]:
    """What was found in one game, in a line."""
    count = len(found)
    mean = sum(each.lost for each in found) / count
    spread = sqrt(sum((each.lost - mean) ** 2 for each in found) / max(1, count - 1) / count)

    def share(of: list[bool]) -> str:
        return f"{sum(of) / count:.0%}"

    return [
        found[0].game,
        str(count),
        str(playouts),
        share([each.same for each in found]),
        share([each.near for each in found]),
        share([each.equal for each in found]),
        f"{mean:.1f} ± {1.96 * spread:.1f}",
    ]


def kept(path: Path | None) -> list[Compared]:
    """What was compared before."""
    if path is None or not path.exists():
        return []
    return [Compared(**json.loads(line)) for line in path.read_text().splitlines()]


def main() -> int:
    """Compare and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.hints", description=__doc__)
    parser.add_argument("--positions", type=int, default=200, metavar="N", help="how many for each game")
    parser.add_argument("--playouts", type=int, default=120, metavar="N", help="how many a hint has")
    parser.add_argument("--every", type=int, default=5, metavar="N", help="take each Nth turn of a game")
    parser.add_argument("--only", nargs="*", choices=GAMES, default=GAMES, help="these games alone")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="go on with what this file has")
    asked = parser.parse_args()
    before = kept(asked.keep)
    print(f"| {' | '.join(HEADING)} |\n| {' | '.join(['---'] * len(HEADING))} |", flush=True)
    for name in asked.only:
        known = {each.number: each for each in before if (each.game, each.playouts) == (name, asked.playouts)}
        for number, game in zip(range(asked.positions), positions(name, asked.every), strict=False):
            if number not in known:
                known[number] = compare(game, number, asked.playouts)
                if asked.keep:
                    with asked.keep.open("a") as file:
                        file.write(json.dumps(asdict(known[number])) + "\n")
        print(f"| {' | '.join(row(list(known.values()), asked.playouts))} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
