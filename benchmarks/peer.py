"""The peer, catanatron: installed from the package index for the run, never a dependency."""

from __future__ import annotations

from pathlib import Path

from benchmarks.environment import CommandError, prepare

REQUIREMENT = "catanatron"
FOR_MEASURING = "fluent.runtime"
"""What importing figurka.arena.measure takes along."""
MODULE = "benchmarks.peer_catanatron"


def peer_python(environment: Path) -> str:
    """A Python that has the peer, in the given environment (made if need be)."""
    try:
        return prepare(environment, [REQUIREMENT, FOR_MEASURING], ["catanatron", "fluent.runtime"])
    except CommandError as failure:
        message = f"{REQUIREMENT} could not be installed; is the package index reachable?\n{failure}"
        raise CommandError(message) from failure
