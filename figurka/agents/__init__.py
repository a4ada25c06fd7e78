"""Computer opponents: each looks at a game as its seat and names an option."""

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from figurka.agents.greedy import Greedy
from figurka.agents.halving import Effort, Halving
from figurka.agents.instinctive import Instinctive
from figurka.agents.random import RandomAgent
from figurka.core.errors import FigurkaError
from figurka.core.game import Game


class Agent(Protocol):
    """Chooses for a seat; sees no more of the game than that seat may imagine."""

    def choose(self, game: Game[Any]) -> int:
        """The index of an option of the game's decision."""
        ...


class UnknownAgentError(FigurkaError):
    """No agent of that name."""


AGENTS: dict[str, Callable[[Random], Agent]] = {
    "random": RandomAgent,
    "instinct": Instinctive,
    "expert": lambda random: Halving(random, Effort()),
    "greedy": Greedy,
}

STRONGEST = list(AGENTS)[-1]
"""The last of the agents, which are listed from the weakest on."""


def new_agent(name: str, seed: int) -> Agent:
    """An agent by its name; the seed makes its choices repeatable."""
    if name not in AGENTS:
        raise UnknownAgentError("error-unknown-agent", agent=name, agents=", ".join(AGENTS))
    return AGENTS[name](Random(seed))
