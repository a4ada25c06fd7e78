"""Play the golden games anew and write them down beside this file: python -m tests.golden.make"""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from figurka import Game, new_game
from figurka.agents import new_agent

HOME = Path(__file__).parent
EXPECTED = HOME / "expected.json"


@dataclass(frozen=True)
class Plan:
    """A golden game: its name, its seed, who sits at the table, and how it is set up."""

    name: str
    seed: int
    agents: tuple[str, ...]
    settings: dict[str, Any] = field(default_factory=dict)


PLANS = (
    Plan("farshore-1-cabin-boy", 11, ("greedy",), {"level": "cabin_boy"}),
    Plan("farshore-1-captain", 12, ("random",), {"level": "captain", "islands": "hermits_isle"}),
    Plan("farshore-2-greedy", 21, ("greedy", "greedy")),
    Plan("farshore-2-mixed", 22, ("random", "greedy"), {"islands": "gull_roost"}),
    Plan("farshore-3", 31, ("greedy", "random", "greedy")),
    Plan("farshore-4", 41, ("random", "greedy", "greedy", "random")),
)


def play(plan: Plan) -> Game[Any]:
    """The game of a plan, played to its end."""
    game = new_game("farshore", seats=len(plan.agents), seed=plan.seed, **plan.settings)
    agents = [new_agent(name, plan.seed + seat) for seat, name in enumerate(plan.agents)]
    while game.decision is not None:
        game.choose(agents[game.decision.seat].choose(game))
    return game


def outcome(game: Game[Any]) -> dict[str, object]:
    """How a game ended."""
    return {"scores": game.scores, "winners": game.winners, "choices": len(game.history)}


def main() -> None:
    """Write all golden games and what they must come to."""
    expected = {}
    for old in HOME.glob("farshore-*.json"):
        old.unlink()
    for plan in PLANS:
        game = play(plan)
        file = HOME / f"{plan.name}.json"
        file.write_text(game.save() + "\n", encoding="utf-8")
        expected[file.name] = outcome(game)
        print(file.name, expected[file.name])
    EXPECTED.write_text(json.dumps(expected, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
