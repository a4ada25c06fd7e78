"""Every game as a PettingZoo environment, agent after agent: `env(game, seats=3)`."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, TypeAlias

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from figurka.core.decision import Option
from figurka.core.errors import SettingsError
from figurka.core.game import Game
from figurka.core.seeds import new_seed
from figurka.envs.episode import Episode, Kind, Rewards, render

Observation: TypeAlias = dict[str, Any]
LOWEST, HIGHEST = -1_000.0, 10_000.0
"""Between what all numbers of an observation are."""


def env(game: str, seats: int | None = None, **options: Any) -> AECEnv[str, Observation, int]:
    """A game as an environment that is strict: an illegal action ends it at a reward of -1."""
    strict = wrappers.TerminateIllegalWrapper(raw_env(game, seats, **options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(strict))


class raw_env(AECEnv[str, Observation, int]):  # noqa: N801 - so are PettingZoo's own environments called
    """A game as an environment without wrappers, which is quicker; an illegal action is an error."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi"],
        "name": "figurka",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        rewards: Rewards = "returns",
        render_mode: str | None = None,
        max_cycles: int | None = None,
        vocabulary: int | None = None,
        checkpoints: bool = True,
        **settings: Any,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            allowed = ", ".join(self.metadata["render_modes"])
            raise SettingsError("error-env-render", mode=str(render_mode), allowed=allowed)
        if max_cycles is not None and (not isinstance(max_cycles, int) or max_cycles < 1):
            raise SettingsError("error-env-cycles", cycles=str(max_cycles))
        self.kind = Kind(game, seats, rewards, vocabulary, checkpoints, **settings)
        self.metadata = {**type(self).metadata, "name": f"figurka_{game.replace('-', '_')}"}  # type: ignore[misc]
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        """After how many choices a game is broken off; None: never."""
        self.possible_agents = [f"player_{seat}" for seat in range(self.kind.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._observed() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(len(self.kind.vocabulary)) for agent in self.possible_agents
        }
        self.seeds = Random(new_seed())
        self._nothing = np.zeros(len(self.kind.vocabulary), np.int8)
        self.agents: list[str] = []
        self._episode: Episode | None = None

    @property
    def episode(self) -> Episode:
        """The game in numbers; there is none before the first reset."""
        if self._episode is None:
            raise AssertionError("reset() needs to be called before anything is done with a game.")
        return self._episode

    def _observed(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(LOWEST, HIGHEST, (self.kind.encoder.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.kind.vocabulary),), np.int8),
            }
        )

    # What PettingZoo asks for

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of what an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The space of its actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game: from a seed the very same one, without a seed the next one of a row of games."""
        if seed is not None:
            self.seeds = Random(seed)
        self._go_on_with(Episode.begin(self.kind, self.seeds.getrandbits(62)))

    def _go_on_with(self, episode: Episode) -> None:
        agents = self.possible_agents[:]
        self._episode = episode
        self.agents = agents
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self.agent_selection = agents[max(episode.seat, 0)]
        self._settle()

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and what it can choose if it is asked."""
        seat = self.seat_of[agent]
        episode = self.episode
        asked = seat == episode.seat and not self.truncations.get(agent, False)
        return {
            "observation": episode.observe(seat),
            "action_mask": episode.mask() if asked else self._nothing.copy(),
        }

    def step(self, action: int | np.integer[Any] | None) -> None:
        """Choose by an action."""
        episode = self.episode
        if not self.agents:
            raise AssertionError("step() called after the end of the game. reset() needs to be called first.")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or isinstance(action, bool) or not isinstance(action, int | np.integer):
            raise AssertionError(f"{agent} is asked: an action is an integer of its space, not {action!r}")
        episode.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        if episode.over:
            self._settle()
            self._accumulate_rewards()
            return
        self.agent_selection = self.possible_agents[episode.seat]
        if self.max_cycles is not None and len(episode.game.history) >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    def _settle(self) -> None:
        """At the end of a game: who gets what."""
        if self.episode.over:
            self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """The game as text, if it is to be rendered."""
        return render(self.episode) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to be closed."""

    # What figurka can do besides

    @property
    def game(self) -> Game[Any]:
        """The game itself, with nothing hidden."""
        return self.episode.game

    @property
    def names(self) -> list[str]:
        """What each number of an observation means."""
        return self.kind.encoder.names

    @property
    def action_names(self) -> tuple[str, ...]:
        """What each action means."""
        return self.kind.vocabulary.actions

    @property
    def versions(self) -> dict[str, int]:
        """The versions of rules, features and vocabulary."""
        return self.kind.versions

    @property
    def legal_keys(self) -> list[str]:
        """The keys of what can be chosen now."""
        return self.episode.legal_keys

    def option(self, action: int) -> Option:
        """The option that an action stands for now."""
        return self.episode.option(action)

    def action(self, key: str) -> int:
        """The action that stands for the option with this key now."""
        return self.episode.action(key)

    def say(self, action: int, language: str = "en") -> str:
        """What choosing an action means now, in words."""
        return self.episode.say(action, language)

    def clone(self) -> raw_env:
        """The same environment with the same game once more, to be played on apart."""
        return self._with(self.episode.clone())

    def imagine(self, agent: str, seed: int) -> raw_env:
        """An environment whose game the agent could think it is in."""
        return self._with(self.episode.imagine(self.seat_of[agent], seed))

    def restore(self, other: AECEnv[str, Observation, int]) -> None:
        """Go on from where another environment of the same kind is; that one stays as it is."""
        other = getattr(other, "unwrapped", other)
        if not isinstance(other, raw_env) or other.kind.told != self.kind.told:
            was = str(other.kind) if isinstance(other, raw_env) else repr(other)
            raise SettingsError("error-env-restore", here=str(self.kind), there=was)
        self._take_over(other, other.episode.clone())

    def _with(self, episode: Episode) -> raw_env:
        twin: raw_env = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.seeds = Random()
        twin.seeds.setstate(self.seeds.getstate())
        twin._take_over(self, episode)
        return twin

    def _take_over(self, other: raw_env, episode: Episode) -> None:
        self._episode = episode
        self.agents = other.agents[:]
        self.agent_selection = other.agent_selection
        self.rewards = dict(other.rewards)
        self._cumulative_rewards = dict(other._cumulative_rewards)
        self.terminations = dict(other.terminations)
        self.truncations = dict(other.truncations)
        self.infos = {agent: dict(info) for agent, info in other.infos.items()}
