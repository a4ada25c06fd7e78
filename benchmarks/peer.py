"""The peers: other engines, each installed from the package index for the run, never a dependency."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from benchmarks.environment import CommandError, prepare
from figurka.arena.measure import Settings

FOR_MEASURING = "fluent.runtime"
"""What importing figurka.arena.measure takes along."""


@dataclass(frozen=True)
class Peer:
    """An engine to compare with: what is installed for it, and the module here that plays its game."""

    name: str
    requirement: str
    package: str
    module: str
    game: str = ""
    most_games: int = Settings.games
    """How many are played in a timing, where so many take minutes."""

    def python(self, home: Path) -> str:
        """A Python that has the peer, in an environment of its own below a folder (made if need be)."""
        wanted = [self.package, FOR_MEASURING]
        try:
            return prepare(home / self.package, [self.requirement, FOR_MEASURING], wanted)
        except CommandError as failure:
            raise CommandError(f"{self.name} could not be installed.\n{failure}") from failure


CATANATRON = "catanatron"
PEERS = (
    Peer(CATANATRON, "catanatron", "catanatron", "benchmarks.peer_catanatron"),
    Peer("open_spiel gin rummy", "open_spiel", "pyspiel", "benchmarks.peer_open_spiel", "gin_rummy"),
    Peer(
        "open_spiel python dominoes",
        "open_spiel",
        "pyspiel",
        "benchmarks.peer_open_spiel",
        "python_team_dominoes",
    ),
    Peer("pettingzoo chess", "pettingzoo[classic]", "pettingzoo", "benchmarks.peer_pettingzoo", most_games=1),
    Peer("rlcard gin rummy", "rlcard", "rlcard", "benchmarks.peer_rlcard"),
)
