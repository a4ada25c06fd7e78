"""How strong a computer player is: by what it does to find its choice."""

import re
from collections.abc import Callable
from dataclasses import replace
from math import inf
from random import Random

from figurka.agents.agent import Agent
from figurka.agents.crew import Crew
from figurka.agents.greedy import Greedy
from figurka.agents.halving import Halving
from figurka.agents.instinctive import Instinctive
from figurka.agents.novice import Novice
from figurka.agents.random import RandomAgent
from figurka.core.errors import FigurkaError
from figurka.locales import Message

LEVELS = ("beginner", "intermediate", "expert")
"""The computer players that people meet, from the weakest on."""
DEFAULT_LEVEL = LEVELS[0]
"""Who plays if nobody says."""
STRONGEST = LEVELS[-1]
"""Who can be given a number of playouts."""
FORMER = {"greedy": "intermediate"}
"""Names of before: tables and programs that know them go on."""
AGENTS: dict[str, Callable[[Random, float, Crew | None], Agent]] = {
    "random": lambda random, *_: RandomAgent(random),
    "instinct": lambda random, *_: Instinctive(random),
    "beginner": lambda random, *_: Novice(random),
    "intermediate": lambda random, *_: Greedy(random),
    "expert": lambda random, seconds, crew: Halving(random, seconds, crew=crew),
}
"""All agents: the levels, two for simulations, and those that a program adds."""
MAKERS: dict[str, Callable[[Random], Agent]] = {}
"""What makes the agents that a program has added."""
OURS = frozenset((*AGENTS, *FORMER))
"""The names that stay with our own."""
NAME = re.compile("[a-z0-9]+(-[a-z0-9]+)*")
"""What an agent can be called: other signs mean something on a command line."""


class AgentNameError(FigurkaError):
    """An agent cannot be called so."""


class UnknownAgentError(FigurkaError):
    """No agent of that name."""


def add_agent(name: str, make: Callable[[Random], Agent]) -> None:
    """Make an agent known to this process by a name, so that simulations and contests can seat it.

    It is made anew for each seat of each game, with chance of its own. Several processes need it in each of
    them: a script calls this where it is imported, not below `if __name__ == "__main__":`.
    """
    if name in OURS or not NAME.fullmatch(name):
        raise AgentNameError("error-agent-name", agent=name, taken=", ".join(sorted(OURS)))
    AGENTS[name] = lambda random, *_: make(random)
    MAKERS[name] = make


def agent_name(name: str) -> str:
    """The name that an agent has today, or an error that tells all names."""
    name = FORMER.get(name, name)
    if name not in AGENTS:
        raise UnknownAgentError("error-unknown-agent", agent=name, agents=", ".join(AGENTS))
    return name


def agent_title(name: str) -> Message:
    """How strong an agent is, in a word; one of a later or foreign figurka is called as it is."""
    name = FORMER.get(name, name)
    return Message(f"level-{name}", otherwise=name)


def agent_called(name: str) -> Message:
    """The name that an agent goes by at the table."""
    return replace(agent_title(name), attribute="name")


def new_agent(name: str, seed: int, seconds: float = inf, crew: Crew | None = None) -> Agent:
    """An agent by its name; the seed makes its choices repeatable, unless time ends its thinking first.

    A crew, where many games are to be played out, makes it quicker and changes nothing else.
    """
    return AGENTS[agent_name(name)](Random(seed), seconds, crew)
