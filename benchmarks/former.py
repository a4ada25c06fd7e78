"""The agents of another checkout of figurka, asked in a process of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import IO, Any

from figurka.core.game import Game

THERE = """
import json, sys
from pathlib import Path
import figurka
from figurka import new_game
assert Path(figurka.__file__).is_relative_to(Path.cwd()), "this is not the figurka of that checkout"
from figurka.agents import new_agent
for line in sys.stdin:
    asked = json.loads(line)
    if asked["first"]:
        game = new_game(asked["game"], asked["seats"], asked["seed"], **asked["settings"])
    for choice in asked["choices"]:
        game.choose(choice)
    print(new_agent(asked["agent"], asked["agent_seed"]).choose(game), flush=True)
"""


class FormerAgent:
    """An agent as it was in another checkout, for one game; both must have the same rules."""

    def __init__(self, checkout: Path, agent: str, seed: int) -> None:
        self.agent = agent
        self.seed = seed
        self.told = -1
        self.process = subprocess.Popen(
            [sys.executable, "-c", THERE],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=checkout,  # which goes before all other places where figurka might be found
            env={**os.environ, "PYTHONPATH": str(checkout)},
        )

    def choose(self, game: Game[Any]) -> int:
        """What the agent chooses there."""
        first = self.told < 0
        self.told = max(self.told, 0)
        asked = {
            "first": first,
            "game": game.rules.name,
            "seats": game.config.seats,
            "seed": game.config.seed,
            "settings": {name: list(values) for name, values in game.config.settings.items()},
            "choices": game.history[self.told :],
            "agent": self.agent,
            "agent_seed": self.seed + len(game.history),
        }
        self.told = len(game.history)
        print(json.dumps(asked), file=self._pipe(self.process.stdin), flush=True)
        return int(self._pipe(self.process.stdout).readline())

    def close(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.wait()

    @staticmethod
    def _pipe(pipe: IO[str] | None) -> IO[str]:
        assert pipe is not None
        return pipe
