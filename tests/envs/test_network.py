"""The network: what is not possible has no chance, its slopes are true, and what is saved plays the same."""

from pathlib import Path

import numpy as np
import pytest

from figurka.core.registry import new_game
from figurka.envs.episode import Kind
from figurka.envs.network import Learner, Network, Numbers

ACTIONS = 5


def network(seed: int = 1) -> Network:
    random = np.random.default_rng(seed)
    made = Network.new(seen(), (6, 4), ACTIONS, random)
    made.layers = [each + random.normal(0, 0.3, each.shape).astype(np.float32) for each in made.layers]
    return made


def seen(rows: int = 7) -> Numbers:
    numbers = np.random.default_rng(2).integers(0, 9, (rows, 8)).astype(np.float32)
    numbers[:, 3] = 2  # this one never changes
    return numbers


def masks(rows: int = 7) -> Numbers:
    marked = np.random.default_rng(3).integers(0, 2, (rows, ACTIONS)).astype(np.int8)
    marked[:, 1] = 1
    return marked


def loss(asked: Network) -> float:
    """How unlikely the second action is, and how far what is expected is from one."""
    _, chances, values = asked.look(seen(), masks())
    return float(-np.log(chances[:, 1]).sum() + 0.5 * ((values - 1) ** 2).sum())


def slope(asked: Network) -> tuple[list[Numbers], Numbers]:
    layers, chances, values = asked.look(seen(), masks())
    chances[:, 1] -= 1
    return layers, np.column_stack((chances, values - 1)).astype(np.float32)


def test_what_is_not_possible_has_no_chance_and_the_others_share_all() -> None:
    _, chances, _ = network().look(seen(), masks())
    assert (chances[masks() == 0] == 0).all()
    assert (chances[masks() == 1] > 0).all()
    assert chances.sum(1) == pytest.approx(np.ones(7))


def test_a_new_one_likes_all_alike_and_overlooks_what_never_changed() -> None:
    fresh = Network.new(seen(), (6, 4), ACTIONS, np.random.default_rng(1))
    _, chances, values = fresh.look(seen(), masks())
    assert chances == pytest.approx(masks() / masks().sum(1, keepdims=True))
    assert not values.any()
    other = seen()
    other[:, 3] = 200
    assert np.array_equal(network().look(other, masks())[1], network().look(seen(), masks())[1])


@pytest.mark.parametrize("place", range(6))
def test_the_slopes_are_true(place: int) -> None:
    """The first step of Adam goes against the sign of each slope, as small changes show it."""
    moved, tried = network(), network()
    moved.learn(*slope(moved), 1e-3)
    steps = moved.layers[place] - network().layers[place]
    for where in np.ndindex(steps.shape):
        was = tried.layers[place][where]
        around = []
        for by in (0.01, -0.01):
            tried.layers[place][where] = was + by
            around.append(loss(tried))
        tried.layers[place][where] = was
        if abs(around[0] - around[1]) > 1e-3:
            assert np.sign(steps[where]) == -np.sign(around[0] - around[1])
    assert np.abs(steps).max() == pytest.approx(1e-3, rel=0.01)


def test_many_steps_make_the_loss_small() -> None:
    learner = network()
    before = loss(learner)
    for _ in range(400):
        learner.learn(*slope(learner), 1e-2)
    assert loss(learner) < 0.05 * before


def test_what_is_saved_plays_the_same(tmp_path: Path) -> None:
    kind = Kind("farshore", 2)
    game = new_game("farshore", 2, 5)
    rows = np.random.default_rng(1).normal(0, 3, (20, kind.encoder.size))
    made = Network.new(rows, (8, 8), len(kind.vocabulary), np.random.default_rng(4))
    made.layers[-2] += np.random.default_rng(5).normal(0, 1, made.layers[-2].shape).astype(np.float32)
    made.save(tmp_path / "kept.npz")
    one, two = Learner(kind, made), Learner(kind, Network.load(tmp_path / "kept.npz"))
    assert game.decision is not None
    for _ in range(30):
        chosen = one.choose(game)
        assert two.choose(game) == chosen
        game.choose(chosen)
