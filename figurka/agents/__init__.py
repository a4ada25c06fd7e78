"""Computer opponents: each looks at a game as its seat and chooses an option by its index."""

from figurka.agents.agent import Agent
from figurka.agents.levels import (
    AGENTS,
    DEFAULT_LEVEL,
    FORMER,
    LEVELS,
    MAKERS,
    STRONGEST,
    AgentNameError,
    UnknownAgentError,
    add_agent,
    agent_called,
    agent_name,
    agent_title,
    new_agent,
)

__all__ = [
    "AGENTS",
    "DEFAULT_LEVEL",
    "FORMER",
    "LEVELS",
    "MAKERS",
    "STRONGEST",
    "Agent",
    "AgentNameError",
    "UnknownAgentError",
    "add_agent",
    "agent_called",
    "agent_name",
    "agent_title",
    "new_agent",
]
