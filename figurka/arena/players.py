"""The agents of simulations: by name, the strongest also with a number of playouts of its own."""

from collections.abc import Sequence
from random import Random

from figurka.agents import STRONGEST, Agent, agent_name, new_agent
from figurka.agents.halving import Halving
from figurka.core.errors import SettingsError
from figurka.core.registry import find_rules


def named(asked: str) -> tuple[str, int]:
    """The agent that `expert` or `expert:60` means, and its playouts; 0: as the game's mind says."""
    level, colon, playouts = asked.partition(":")
    name = agent_name(level)
    if not colon:
        return name, 0
    if name != STRONGEST or not (playouts.isascii() and playouts.isdigit() and int(playouts)):
        raise SettingsError("error-playouts", agent=asked, strongest=STRONGEST)
    return name, int(playouts)


def arena_agent(asked: str, seed: int) -> Agent:
    """An agent whose choices its seed repeats: no clock ends its thinking."""
    name, playouts = named(asked)
    return Halving(Random(seed), playouts=playouts) if playouts else new_agent(name, seed)


def check_measurable(game: str) -> None:
    """Raise if a game has no end of its own that could be measured: bots for a printed table play no game."""
    rules = find_rules(game)
    if rules.companion_of:
        raise SettingsError("error-arena-companion", game=game, other=rules.companion_of)


def check_agents(asked: Sequence[str]) -> None:
    """Raise if an agent is unknown or named twice."""
    for agent in asked:
        named(agent)
        if asked.count(agent) > 1:
            raise SettingsError("error-agent-twice", agent=agent)
