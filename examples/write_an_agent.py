"""Write a computer player, and let it play against those that there are.

    python examples/write_an_agent.py
    python examples/write_an_agent.py viticulture --against instinct,beginner --games 60 --jobs 2

An agent is any object with a method `choose` that names an option by its index. This one is called
daydreamer: it tries each option in worlds that it imagines, and takes what comes out best.
"""

from argparse import ArgumentParser
from collections.abc import Sequence
from random import Random
from typing import Any

from figurka import Game
from figurka.agents import add_agent
from figurka.arena import Contest, compete

WORLDS = 4
"""So many worlds are imagined for each decision,"""
TURNS = 4
"""and in each of them so many turns are played on."""


class Daydreamer:
    """Plays each option out in the same imagined worlds."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, game: Game[Any]) -> int:
        """The index of the option that comes out best."""
        assert game.decision is not None
        seat = game.decision.seat
        # What the seat cannot see is dealt anew in each world, so the agent cannot cheat
        worlds = [game.imagine(seat, self.random.getrandbits(32)) for _ in range(WORLDS)]

        def worth(option: int) -> float:
            total = 0.0
            for world in worlds:
                ahead = world.fork()  # a copy that only goes on, which makes it quick
                ahead.choose(option)
                ahead.follow(game.mind, TURNS)  # everybody follows the game's instinct
                total += game.mind.standing(ahead.state, seat)
            return total

        return max(range(len(game.decision.options)), key=worth)


# Here, and not below: each process that plays for the arena imports this file to know the agent
add_agent("daydreamer", Daydreamer)


def main(arguments: Sequence[str] | None = None) -> None:
    """Hold a contest and print its standings."""
    parser = ArgumentParser(description="Let an agent of one's own play in the arena.")
    parser.add_argument("game", nargs="?", default="farshore")
    parser.add_argument("--against", default="instinct,beginner", help="the others, separated by commas")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--jobs", type=int, default=1, help="how many processes play")
    asked = parser.parse_args(arguments)

    agents = ("daydreamer", *asked.against.split(","))
    findings = compete(Contest.of(asked.game, agents, seats=len(agents)), asked.games, asked.jobs)

    for failure in findings.failures[:1]:  # games that broke are not counted, so look why they did
        print(f"{len(findings.failures)} games broke; seed {failure.seed}: {failure.traceback}")
    print(f"{'agent':<16}{'rating':>14}{'wins':>8}{'points':>8}{'time':>9}")
    for agent in findings.agents:
        rating = "–"  # where all play together nobody is rated
        if agent.rating is not None:
            rating = f"{agent.rating.value:.0f} ± {agent.rating.high - agent.rating.value:.0f}"
        told = f"{agent.wins.value:>8.1%}{agent.points.value:>8.1f}{1000 * agent.median:>6.1f} ms"
        print(f"{agent.name:<16}{rating:>14}{told}")
    print(f"{findings.counted} games on {findings.deals} deals; on each deal everybody sat in every seat")


if __name__ == "__main__":
    main()
