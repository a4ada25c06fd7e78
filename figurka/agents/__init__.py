"""Computer opponents: each looks at a game as its seat and names an option."""

from figurka.agents.agent import Agent
from figurka.agents.levels import (
    AGENTS,
    DEFAULT_LEVEL,
    LEVELS,
    STRONGEST,
    UnknownAgentError,
    agent_name,
    new_agent,
)

__all__ = [
    "AGENTS",
    "DEFAULT_LEVEL",
    "LEVELS",
    "STRONGEST",
    "Agent",
    "UnknownAgentError",
    "agent_name",
    "new_agent",
]
