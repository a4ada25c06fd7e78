"""Every game for OpenSpiel: once this module is imported, `pyspiel.load_game("python_figurka_…")` finds them.

Chance is one node at the root: which deal is played, of so many (`deals`), all equally likely. Everything
that is drawn later follows from the deal, as it does from the seed of any game here; so states can be copied,
and repeated by their history alone. Who must not foresee draws searches in what a seat imagines
(`resample_from_infostate`), where hidden things and all draws to come are dealt anew.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from figurka.core.registry import all_rules
from figurka.core.rules import Rules
from figurka.envs.episode import Array, Episode, Kind, render

DEALS: Final = 1024
LONGEST: Final = 100_000
"""More choices than any game has."""
SEEDS: Final = 1 << 62
BETWEEN: Final = ";"
"""What stands between settings, such as `level=4;adjustments=none`."""


def name_for(game: str) -> str:
    """How OpenSpiel calls a game."""
    return f"python_figurka_{game.replace('-', '_')}"


def type_of(rules: Rules[Any]) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is loaded."""
    kinds = pyspiel.GameType
    together = kinds.Utility.IDENTICAL if rules.cooperative else kinds.Utility.GENERAL_SUM
    return kinds(
        short_name=name_for(rules.name),
        long_name=f"Python figurka {rules.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=together,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(rules.seats),
        min_num_players=min(rules.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": rules.usual_seats, "deals": DEALS, "settings": ""},
    )


class FigurkaGame(pyspiel.Game):
    """A game at a number of seats, with its settings."""

    def __init__(self, rules: Rules[Any], about: pyspiel.GameType, params: Mapping[str, Any] | None) -> None:
        given = dict(params or {})
        seats = int(given.get("seats", rules.usual_seats))
        self.deals = int(given.get("deals", DEALS))
        self.kind = Kind(rules.name, seats, **settings_of(str(given.get("settings", ""))))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.kind.vocabulary),
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(about, info, given)

    def new_initial_state(self, state: object = None) -> FigurkaState:
        """A game of which not even the deal is known."""
        return FigurkaState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> Observer:
        """What writes a state into a tensor as a seat may see it."""
        return Observer(self.kind)


def settings_of(text: str) -> dict[str, Any]:
    """Settings from their text."""
    pairs = (each.partition("=") for each in text.split(BETWEEN) if each)
    return {name.strip(): value.strip() for name, _, value in pairs}


class FigurkaState(pyspiel.State):
    """A position of a game, or the moment before it is dealt."""

    def __init__(self, game: FigurkaGame) -> None:
        super().__init__(game)
        self.kind = game.kind
        self.deals = game.deals
        self.episode: Episode | None = None

    def current_player(self) -> int:
        """Who is asked: chance, a seat, or nobody any more."""
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.episode.over else self.episode.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all equally likely."""
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.episode is not None
        return sorted(self.episode.actions)

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.episode = Episode.begin(self.kind, action)
        else:
            self.episode.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal:{action}"
        return self.kind.vocabulary.actions[action]

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.episode is not None and self.episode.over

    def returns(self) -> list[float]:
        """One win shared among the winners."""
        return [0.0] * self.kind.seats if self.episode is None else list(self.episode.rewards())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> FigurkaState:
        """A state that the player could think it is in; its history is still that of this one."""
        other: FigurkaState = self.clone()
        assert self.episode is not None
        other.episode = self.episode.imagine(player, int(sampler() * SEEDS))
        return other

    def __str__(self) -> str:
        return "deal" if self.episode is None else render(self.episode)


class Observer:
    """Writes what a seat may see of a state, as numbers or as text."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.tensor: Array = np.zeros(kind.encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: FigurkaState, player: int) -> None:
        """Write a state as the player may see it."""
        if state.episode is None:
            self.tensor.fill(0)
        else:
            state.episode.write(player, self.tensor)

    def string_from(self, state: FigurkaState, player: int) -> str:
        """A state as the player may see it, as text: the game's own view of it."""
        if state.episode is None:
            return "deal"
        return json.dumps(state.episode.game.view(player), sort_keys=True)


def register(rules: Rules[Any]) -> None:
    """Make a game known to OpenSpiel."""
    about = type_of(rules)

    class Loaded(FigurkaGame):
        """The game as it is loaded by its parameters."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(rules, about, params)

    pyspiel.register_game(about, Loaded)


for _rules in all_rules():
    if not _rules.companion_of:
        register(_rules)
