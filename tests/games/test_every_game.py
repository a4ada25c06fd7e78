"""The suite that every registered game passes: random whole games at every seat count."""

import subprocess
import sys
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import figurka
from figurka.arena.conformance import check_cautions, check_game, fingerprint, play_some
from figurka.core.registry import find_rules
from tests.games.whole import whole_game

TABLES = [(name, seats) for name in figurka.list_games() for seats in find_rules(name).seats]


@cache
def whole_games(name: str, hash_seed: str) -> dict[int, str]:
    """The same game in another process with a hash seed of its own, by the number of seats."""
    ran = subprocess.run(
        [sys.executable, "-m", "tests.games.whole", name],
        env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": "."},
        capture_output=True,
        text=True,
        check=True,
    )
    return {int(seats): digest for seats, digest in map(str.split, ran.stdout.splitlines())}


@pytest.mark.parametrize(("name", "seats"), TABLES)
@given(seed=st.integers(0, 2**32 - 1))
@settings(max_examples=3, deadline=None)
def test_random_games_keep_the_invariants(name: str, seats: int, seed: int) -> None:
    game = check_game(name, seats, seed)
    assert game.over
    wins = seats if game.rules.cooperative else 1
    assert sum(game.returns) == pytest.approx(wins if game.winners else 0.0)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_is_the_same_under_any_hash_seed(name: str, seats: int) -> None:
    here = whole_game(name, seats)
    for hash_seed in ("0", "1"):
        assert whole_games(name, hash_seed)[seats] == here


@pytest.mark.parametrize(("name", "seats"), TABLES)
@given(seed=st.integers(0, 2**32 - 1), steps=st.integers(0, 400))
@settings(max_examples=25, deadline=None)
def test_a_view_does_not_depend_on_what_is_hidden(name: str, seats: int, seed: int, steps: int) -> None:
    game = figurka.new_game(name, seats, seed)
    play_some(game, Random(seed), steps)
    if game.decision is None:
        return
    seat = game.decision.seat
    seen = game.view(seat)
    for other_world in range(3):
        assert game.imagine(seat, other_world).view(seat) == seen


@pytest.mark.parametrize(("name", "seats"), TABLES)
@given(seed=st.integers(0, 2**32 - 1), steps=st.integers(0, 400))
@settings(max_examples=15, deadline=None)
def test_what_is_imagined_within_an_imagined_turn_can_be_cloned(
    name: str, seats: int, seed: int, steps: int
) -> None:
    game, random = figurka.new_game(name, seats, seed), Random(seed)
    play_some(game, random, steps)
    if game.decision is None:
        return
    seat = game.decision.seat
    world = game.imagine(seat, 1)
    while (
        (asked := world.decision) is not None
        and asked.seat == seat
        and len(world.history) < len(game.history) + 8
    ):
        nested = world.imagine(seat, len(world.history))
        assert fingerprint(nested.clone()) == fingerprint(nested)
        assert nested.view(seat) == world.view(seat)
        world.choose(random.randrange(len(asked.options)))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_before_any_choice_it_can_be_asked_whether_it_is_meant(name: str, seats: int) -> None:
    game = figurka.new_game(name, seats, 3)
    random = Random(3)
    while not game.over:
        before = len(game.history)
        check_cautions(game)
        assert len(game.history) == before
        play_some(game, random, 3)


@pytest.mark.parametrize("name", figurka.list_games())
def test_each_seed_is_a_game_of_its_own(name: str) -> None:
    games = {fingerprint(figurka.new_game(name, seed=seed)) for seed in range(8)}
    assert len(games) > 1
