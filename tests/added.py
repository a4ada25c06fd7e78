"""Games and agents that a test adds are forgotten after it."""

from collections.abc import Iterator

import pytest

from figurka import packages
from figurka.agents import AGENTS, MAKERS
from figurka.core import registry


@pytest.fixture
def added() -> Iterator[None]:
    """Lets a test add games and agents."""
    agents = dict(AGENTS)
    yield
    AGENTS.clear()
    AGENTS.update(agents)
    MAKERS.clear()
    packages._added.clear()
    packages.game_packages.cache_clear()
    registry.find_rules.cache_clear()
    registry.all_rules.cache_clear()
