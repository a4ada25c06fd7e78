"""What is known of a request on its way through the house, from the front door to the end of its answer."""

from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final

PASSING: Final = "figurka_passing"
"""Under this name the state of a request has it."""
NOWHERE: Final = "-"
"""The route of a request that leads to no page."""


@dataclass
class Passing:
    """A request on its way: how it is called, and what is known of its answer so far."""

    id: str
    here: bool
    """Whether the machine itself asks, and no proxy for somebody else."""
    began: float = field(default_factory=perf_counter)
    status: int = 0
    streaming: bool = False
    endings: list[Callable[[], None]] = field(default_factory=list)
    """What is given back when it ends, however it ends."""

    @property
    def seconds(self) -> float:
        """How long it has taken so far."""
        return perf_counter() - self.began


def passing_of(scope: Any) -> Passing:
    """What is known of a request."""
    found: Passing = scope["state"][PASSING]
    return found


def at_end(scope: Any, give_back: Callable[[], None]) -> None:
    """Have something given back when a request ends, also if it breaks off before it was answered."""
    passing_of(scope).endings.append(give_back)


def route_of(scope: Any) -> str:
    """Which page was asked for; never the address itself, which may have an invitation in it."""
    return str(scope.get("path_template") or NOWHERE)
