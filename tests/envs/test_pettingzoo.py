"""Every game is a sound PettingZoo environment, and can do what figurka's games can do besides."""

import copy
import pickle
import time
import warnings
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, performance_benchmark, seed_test

from figurka.core.decision import Option
from figurka.core.errors import ChoiceError, SettingsError
from figurka.core.registry import find_rules, list_games
from figurka.envs import pettingzoo
from tests.envs.kit import EVERYWHERE, GAMES, SETTINGS

CYCLES = 12
EXPECTED = "Observation space for each agent probably should be"
"""PettingZoo warns of dictionaries but in the environments of its own."""


@pytest.fixture
def no_warnings() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", EXPECTED)
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        yield


def advance(env: Any, choices: int, seed: int = 1) -> None:
    random = Random(seed)
    for _ in range(choices):
        if any(env.terminations.values()):
            return
        env.step(random.choice(env.unwrapped.episode.actions))


def at_end(env: Any) -> dict[str, float]:
    """Play to the end as learners do; tells what each agent got."""
    random, got = Random(7), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        if terminated or truncated:
            env.step(None)
        else:
            env.step(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return got


def same(one: Any, other: Any) -> bool:
    seen, also = one.last(), other.last()
    return bool(
        one.agent_selection == other.agent_selection
        and np.array_equal(seen[0]["observation"], also[0]["observation"])
        and np.array_equal(seen[0]["action_mask"], also[0]["action_mask"])
        and seen[1:] == also[1:]
    )


# PettingZoo's own tests


@pytest.mark.usefixtures("no_warnings")
@pytest.mark.parametrize(("name", "seats"), EVERYWHERE)
def test_pettingzoo_finds_nothing_amiss(name: str, seats: int) -> None:
    api_test(pettingzoo.env(name, seats=seats), num_cycles=CYCLES)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_finds_nothing_amiss_in_whole_games(name: str) -> None:
    api_test(pettingzoo.raw_env(name, seats=find_rules(name).seats[0]), num_cycles=400)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_brings_the_same_game(name: str) -> None:
    seed_test(lambda: pettingzoo.env(name), num_cycles=CYCLES)


def test_pettingzoos_benchmark_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seconds = count()
    monkeypatch.setattr(time, "time", lambda: next(seconds))
    performance_benchmark(pettingzoo.env("tapestry"))
    assert "turns per second" in capsys.readouterr().out


# Kinds of games


@pytest.mark.parametrize(("name", "seats", "setting", "value"), SETTINGS)
def test_every_setting_can_be_learned(name: str, seats: int, setting: str, value: str) -> None:
    settings: dict[str, Any] = {setting: value}
    env = pettingzoo.raw_env(name, seats=seats, **settings)
    env.reset(seed=3)
    advance(env, 3)
    assert env.game.config.settings[setting] == (value,)
    assert env.observation_space("player_0").contains(env.observe("player_0"))


def test_a_companion_is_no_game_to_learn() -> None:
    companions = [name for name in list_games() if find_rules(name).companion_of]
    assert companions
    with pytest.raises(SettingsError, match="no game to learn"):
        pettingzoo.raw_env(companions[0])


def test_the_usual_number_of_seats_is_taken_if_none_is_given() -> None:
    assert len(pettingzoo.raw_env("viticulture").possible_agents) == find_rules("viticulture").usual_seats


# Rewards and ends


def test_a_win_is_shared_among_the_winners() -> None:
    for seed in range(3):
        env = pettingzoo.env("farshore", seats=3)
        env.reset(seed=seed)
        got = at_end(env)
        winners = env.unwrapped.game.winners
        assert sum(got.values()) == pytest.approx(1)
        assert {seat for seat in range(3) if got[f"player_{seat}"]} == set(winners)


def test_points_can_be_the_reward() -> None:
    env = pettingzoo.env("farshore", seats=2, rewards="points")
    env.reset(seed=5)
    assert list(at_end(env).values()) == env.unwrapped.game.scores
    with pytest.raises(SettingsError, match="returns, points"):
        pettingzoo.raw_env("farshore", rewards="fame")  # type: ignore[arg-type]


def test_whoever_plays_together_wins_together() -> None:
    env = pettingzoo.env("viticulture-world", seats=2)
    env.reset(seed=1)
    assert len(set(at_end(env).values())) == 1


def test_a_game_can_be_broken_off() -> None:
    env = pettingzoo.env("viticulture", max_cycles=9)
    env.reset(seed=1)
    assert set(at_end(env).values()) == {0.0}
    assert len(env.unwrapped.game.history) == 9
    assert not env.unwrapped.game.over


def test_an_illegal_action_ends_a_strict_game_and_is_an_error_in_a_raw_one() -> None:
    env = pettingzoo.env("farshore", seats=2)
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.terminations[agent]
    assert env.rewards[agent] == -1
    raw = pettingzoo.raw_env("farshore", seats=2)
    raw.reset(seed=1)
    with pytest.raises(ChoiceError, match="not possible now"):
        raw.step(illegal)


# What cannot be


@pytest.mark.parametrize("cycles", [0, -3, 2.5])
def test_a_game_has_choices_before_it_is_broken_off(cycles: Any) -> None:
    with pytest.raises(SettingsError, match="whole number from 1"):
        pettingzoo.raw_env("farshore", max_cycles=cycles)


def test_an_unknown_way_to_render_is_refused() -> None:
    with pytest.raises(SettingsError, match=r"rendered as “human”.*ansi"):
        pettingzoo.raw_env("farshore", render_mode="human")


@pytest.mark.parametrize("action", [None, 1.0, "1", True, np.float32(2)])
def test_who_is_asked_chooses_by_a_whole_number(action: Any) -> None:
    raw = pettingzoo.raw_env("farshore", seats=2)
    raw.reset(seed=1)
    with pytest.raises(AssertionError, match="player_0 is asked"):
        raw.step(action)
    raw.step(np.int64(raw.episode.actions[0]))


def test_nothing_is_done_before_a_game_begins_or_after_it_has_ended() -> None:
    raw = pettingzoo.raw_env("farshore", seats=2, max_cycles=3)
    for done in (raw.clone, lambda: raw.step(0), lambda: raw.observe("player_0"), lambda: raw.game):
        with pytest.raises(AssertionError, match=r"reset\(\) needs to be called"):
            done()
    raw.reset(seed=1)
    at_end(raw)
    with pytest.raises(AssertionError, match=r"after the end.*reset\(\)"):
        raw.step(None)


@pytest.mark.parametrize(
    "other",
    [
        {"game": "viticulture", "seats": 3},
        {"game": "farshore", "seats": 2},
        {"game": "farshore", "seats": 3, "islands": find_rules("farshore").settings[1].choices[1]},
        {"game": "farshore", "seats": 3, "rewards": "points"},
    ],
)
def test_only_an_environment_of_the_same_kind_can_be_restored(other: dict[str, Any]) -> None:
    env, another = pettingzoo.raw_env("farshore", seats=3), pettingzoo.raw_env(**other)
    env.reset(seed=1)
    another.reset(seed=1)
    before = env.last()[0]["observation"].copy()
    with pytest.raises(SettingsError, match=r"of its own kind.*game=farshore, seats=3"):
        env.restore(another)
    assert np.array_equal(env.last()[0]["observation"], before)
    strict = pettingzoo.env("farshore", seats=3)
    strict.reset(seed=9)
    env.restore(strict)
    assert same(env, strict)


# From actions to words and back


@pytest.mark.parametrize("name", GAMES)
def test_actions_options_keys_and_words_agree(name: str) -> None:
    env = pettingzoo.raw_env(name)
    env.reset(seed=2)
    advance(env, 30)
    mask = env.observe(env.agent_selection)["action_mask"]
    actions = np.flatnonzero(mask).tolist()
    assert sorted(env.action(key) for key in env.legal_keys) == actions
    for action in actions:
        option = env.option(action)
        assert isinstance(option, Option)
        assert env.action(option.key) == action
        assert env.say(action)
        assert env.say(action, "cs")
    assert len(env.action_names) == env.action_space("player_0").n
    assert env.observation_space("player_0")["observation"].shape == (len(env.names),)
    assert env.versions["rules"] == find_rules(name).version
    with pytest.raises(ChoiceError, match="“nonsense” cannot be chosen"):
        env.action("nonsense")


def test_only_who_is_asked_has_actions() -> None:
    env = pettingzoo.raw_env("farshore", seats=3)
    env.reset(seed=2)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_a_game_is_rendered_as_text() -> None:
    env = pettingzoo.env("farshore", seats=2, render_mode="ansi")
    env.reset(seed=2)
    text = env.render()
    raw = env.unwrapped
    assert "player_0: 0" in text
    assert all(f"{raw.action(key):6}  " in text for key in raw.legal_keys)
    at_end(env)
    assert "*" in env.render()
    assert pettingzoo.raw_env("farshore").render_mode is None


# Other games from one


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_is_played_on_apart_and_can_be_restored(name: str) -> None:
    env = pettingzoo.raw_env(name)
    env.reset(seed=4)
    advance(env, 40)
    twin = env.clone()
    assert same(env, twin)
    before = env.last()[0]["observation"].copy()
    advance(twin, 10)
    assert np.array_equal(env.last()[0]["observation"], before)
    advance(env, 10)
    assert same(env, twin)
    advance(env, 5, seed=9)
    env.restore(twin)
    assert same(env, twin)
    twin.reset(seed=4)
    assert not same(env, twin)


def test_copies_and_pickles_go_on_alike() -> None:
    env = pettingzoo.raw_env("viticulture", seats=3, structures="with")
    env.reset(seed=4)
    advance(env, 50)
    deep = copy.deepcopy(env)
    assert deep.kind is env.kind
    sent = pickle.loads(pickle.dumps(env.episode))
    advance(env, 8)
    advance(deep, 8)
    assert same(env, deep)
    assert sent.kind.versions == env.kind.versions
    assert sent.kind.settings == {"structures": "with"}
    assert len(sent.game.history) == 50


def test_an_imagined_game_looks_the_same_to_who_imagines_it() -> None:
    env = pettingzoo.raw_env("farshore", seats=3)
    env.reset(seed=4)
    advance(env, 60)
    agent = env.agent_selection
    worlds = [env.imagine(agent, seed) for seed in range(4)]
    assert all(same(env, world) for world in worlds)
    other = env.possible_agents[(env.seat_of[agent] + 1) % 3]
    hands = {world.observe(other)["observation"].tobytes() for world in worlds}
    assert len(hands) > 1


def test_games_follow_from_the_first_seed() -> None:
    one, other = pettingzoo.raw_env("farshore"), pettingzoo.raw_env("farshore")
    one.reset(seed=3)
    other.reset(seed=3)
    one.reset()
    other.reset()
    assert one.game.config.seed == other.game.config.seed
    twin = one.clone()
    one.reset()
    assert one.game.config.seed != twin.game.config.seed
    twin.reset()
    assert one.game.config.seed == twin.game.config.seed
