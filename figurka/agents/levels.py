"""How strong a computer player is: by what it does to find its choice."""

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
STRONGEST = LEVELS[-1]
FORMER = {"greedy": "intermediate"}
"""Names of before: tables and programs that know them go on."""
AGENTS: dict[str, Callable[[Random, float, Crew | None], Agent]] = {
    "random": lambda random, *_: RandomAgent(random),
    "instinct": lambda random, *_: Instinctive(random),
    "beginner": lambda random, *_: Novice(random),
    "intermediate": lambda random, *_: Greedy(random),
    "expert": lambda random, seconds, crew: Halving(random, seconds, crew=crew),
}
"""All agents: the levels, and two for simulations."""


class UnknownAgentError(FigurkaError):
    """No agent of that name."""


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
