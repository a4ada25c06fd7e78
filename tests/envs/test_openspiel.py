"""Every game is a sound game of OpenSpiel, and its own players play it."""

import sys
from subprocess import run
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel")

import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, tabular_qlearner

from figurka.envs import openspiel
from tests.envs.kit import GAMES

FEW = {"deals": 16}
SOLO = {
    "farshore": {"seats": 1, "settings": "level=captain"},
    "tapestry": {"seats": 1, "settings": "level=4;adjustments=handicap"},
    "viticulture": {"seats": 2, "settings": "structures=with"},
    "viticulture-world": {"seats": 1, "settings": "continent=asia"},
}


def load(name: str, **parameters: Any) -> Any:
    return pyspiel.load_game(openspiel.name_for(name), {**FEW, **parameters})


def advanced(game: Any, choices: int, deal: int = 3) -> Any:
    state, random = game.new_initial_state(), np.random.RandomState(1)
    state.apply_action(deal)
    for _ in range(choices):
        state.apply_action(random.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_finds_nothing_amiss(name: str) -> None:
    pyspiel.random_sim_test(load(name, **SOLO[name]), num_sims=1, serialize=False, verbose=False)


def test_openspiel_finds_nothing_amiss_in_what_is_written_and_read_again() -> None:
    pyspiel.random_sim_test(load("farshore", seats=2), num_sims=1, serialize=True, verbose=False)


def test_games_are_loaded_by_name_and_parameters() -> None:
    game = pyspiel.load_game("python_figurka_farshore(seats=3,deals=5)")
    assert game.num_players() == 3
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(deal, 0.2) for deal in range(5)]
    assert load("tapestry", **SOLO["tapestry"]).kind.settings == {"level": "4", "adjustments": "handicap"}


def test_the_deal_decides_what_comes() -> None:
    game = load("farshore", seats=2)
    one, same, other = advanced(game, 30), advanced(game, 30), advanced(game, 0, deal=4)
    assert one.observation_string(0) == same.observation_string(0)
    assert str(one) == str(same)
    assert other.observation_tensor(0) != advanced(game, 0).observation_tensor(0)
    assert other.action_to_string(other.legal_actions()[0]) in game.kind.vocabulary.actions


def test_a_clone_is_played_on_apart() -> None:
    state = advanced(load("tapestry", seats=3), 40)
    twin = state.clone()
    before = state.observation_tensor(0)
    twin.apply_action(twin.legal_actions()[0])
    assert state.observation_tensor(0) == before
    assert len(twin.history()) == len(state.history()) + 1


def test_what_is_resampled_looks_the_same_to_its_player() -> None:
    state = advanced(load("farshore", seats=3), 50)
    player, random = state.current_player(), np.random.RandomState(5)
    worlds = [state.resample_from_infostate(player, random.random_sample) for _ in range(4)]
    assert {world.observation_string(player) for world in worlds} == {state.observation_string(player)}
    assert len({world.observation_string((player + 1) % 3) for world in worlds}) > 1
    assert state.legal_actions() == worlds[0].legal_actions()


def test_its_tree_searches_choose() -> None:
    game = load("farshore", seats=2)
    state, evaluator = advanced(game, 20), mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bots = [
        mcts.MCTSBot(game, 1.4, 4, evaluator, random_state=np.random.RandomState(2)),
        ismcts.ISMCTSBot(
            game, evaluator, 1.4, 4, random_state=np.random.RandomState(3), use_observation_string=True
        ),
    ]
    for bot in bots:
        for _ in range(2):
            state.apply_action(bot.step(state))


def test_its_learners_learn_whole_games() -> None:
    environment = rl_environment.Environment(load("tapestry", seats=2))
    learners = [
        tabular_qlearner.QLearner(seat, environment.action_spec()["num_actions"]) for seat in range(2)
    ]
    step = environment.reset()
    while not step.last():
        learner = learners[step.observations["current_player"]]
        step = environment.step([learner.step(step).action])
    for learner in learners:
        learner.step(step)
    assert sum(step.rewards) == pytest.approx(1)


def test_nothing_of_it_is_imported_before_it_is_asked_for() -> None:
    dear = "{'numpy', 'pyspiel', 'pettingzoo'}"
    code = f"import figurka, figurka.envs.encoder, sys; print({dear} & {{*sys.modules}})"
    assert run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "set()\n"
