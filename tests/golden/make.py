"""Play the golden games anew and write them down beside this file: python -m tests.golden.make

Names of games after it restrict it to those: python -m tests.golden.make tapestry
"""

import hashlib
import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from figurka import Game, new_game
from figurka.agents import new_agent

HOME = Path(__file__).parent
EXPECTED = HOME / "expected.json"


GAMES = ("farshore", "tapestry", "viticulture-world", "viticulture")
"""A name that begins another one comes after it."""


def game_of(name: str) -> str:
    """The game of a plan or file, by how its name begins."""
    return next(game for game in GAMES if name.startswith(game))


@dataclass(frozen=True)
class Plan:
    """A golden game: its name, which begins with the game's; its seed, who sits there, how it is set up."""

    name: str
    seed: int
    agents: tuple[str, ...]
    settings: dict[str, Any] = field(default_factory=dict)

    @property
    def game(self) -> str:
        """The name of the game played."""
        return game_of(self.name)


PLANS = (
    Plan("farshore-1-cabin-boy", 11, ("greedy",), {"level": "cabin_boy"}),
    Plan("farshore-1-captain", 12, ("random",), {"level": "captain", "islands": "hermits_isle"}),
    Plan("farshore-2-greedy", 21, ("greedy", "greedy")),
    Plan("farshore-2-mixed", 22, ("random", "greedy"), {"islands": "gull_roost"}),
    Plan("farshore-3", 31, ("greedy", "random", "greedy")),
    Plan("farshore-4", 41, ("random", "greedy", "greedy", "random")),
    Plan("tapestry-1-level-2", 51, ("greedy",), {"level": "2"}),
    Plan("tapestry-1-level-6", 61, ("random",), {"level": "6"}),
    Plan("tapestry-2-shadow", 72, ("greedy", "random"), {"shadow": "empire"}),
    Plan("tapestry-3-greedy", 63, ("greedy",) * 3),
    Plan("tapestry-2", 52, ("random",) * 2),
    Plan("tapestry-2-handicap", 62, ("random",) * 2, {"adjustments": "handicap"}),
    Plan("tapestry-3", 53, ("random",) * 3),
    Plan("tapestry-4", 54, ("random",) * 4),
    Plan("tapestry-5", 55, ("random",) * 5),
    Plan("viticulture-2-greedy", 81, ("greedy", "greedy")),
    Plan("viticulture-3-structures", 82, ("random", "greedy", "random"), {"structures": "with"}),
    Plan("viticulture-6", 83, ("random",) * 6),
    Plan("viticulture-world-1-hard", 91, ("greedy",), {"level": "hard", "continent": "oceania"}),
    Plan("viticulture-world-2-europe", 92, ("greedy", "random"), {"continent": "europe", "hands": "hidden"}),
    Plan("viticulture-world-3-greengully", 93, ("greedy",) * 3),
    Plan("viticulture-world-3-south-america", 94, ("random",) * 3, {"continent": "south_america"}),
    Plan("viticulture-world-4-asia", 95, ("random",) * 4, {"continent": "asia", "structures": "with"}),
    Plan("viticulture-world-5-north-america", 96, ("random",) * 5, {"continent": "north_america"}),
    Plan("viticulture-world-6-africa", 97, ("random",) * 6, {"continent": "africa", "events": "random"}),
)


def play(plan: Plan) -> Game[Any]:
    """The game of a plan, played to its end."""
    game = new_game(plan.game, seats=len(plan.agents), seed=plan.seed, journal=True, **plan.settings)
    agents = [new_agent(name, plan.seed + seat) for seat, name in enumerate(plan.agents)]
    while game.decision is not None:
        game.choose(agents[game.decision.seat].choose(game))
    return game


def outcome(game: Game[Any]) -> dict[str, object]:
    """How a game ended, and the digest of all that happened in it."""
    return {
        "scores": game.scores,
        "winners": game.winners,
        "choices": len(game.history),
        "journal": digest(game),
    }


def digest(game: Game[Any]) -> str:
    """A digest of the journal: any event that differs changes it."""
    assert game.journal is not None
    told = hashlib.sha256()
    for event in game.journal.events:
        thing = None if event.thing is None else event.thing.key
        things = [each.key for each in event.things]
        line = [event.kind, event.seat, thing, event.count, event.other, things, event.seen_by]
        told.update(json.dumps(line).encode())
    return told.hexdigest()


def main() -> None:
    """Write the golden games and what they must come to: all of them, or those of the games named."""
    asked = sys.argv[1:] or sorted({plan.game for plan in PLANS})
    known = json.loads(EXPECTED.read_text(encoding="utf-8"))
    expected = {name: end for name, end in known.items() if game_of(name) not in asked}
    for name in set(known) - set(expected):
        (HOME / name).unlink()
    for plan in PLANS:
        if plan.game not in asked:
            continue
        game = play(plan)
        file = HOME / f"{plan.name}.json"
        file.write_text(game.save() + "\n", encoding="utf-8")
        expected[file.name] = outcome(game)
        print(file.name, expected[file.name])
    EXPECTED.write_text(json.dumps(expected, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
