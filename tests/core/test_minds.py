"""What the engine does for minds: forks that only go on, and turns that follow instinct."""

import pytest

from figurka.core.decision import Rule
from figurka.core.errors import UndoError
from figurka.core.game import Config, Game, first_state
from figurka.core.rules import PointsMind
from tests.agents.picking import Picking, PickingMind, PickingState, picking


def test_a_fork_goes_on_without_checkpoints_and_leaves_the_game_alone() -> None:
    game = picking()
    fork = game.fork()
    fork.choose(3)
    assert game.history == []
    assert fork.history == [3]
    with pytest.raises(UndoError):
        fork.clone()


@pytest.mark.parametrize(
    ("turns", "milestones", "made"), [(1, 0, 1), (3, 0, 3), (0, 0, 4), (0, 1, 2), (1, 1, 1)]
)
def test_instinct_is_followed_for_some_turns_or_to_a_milestone(
    turns: int, milestones: int, made: int
) -> None:
    game = picking()
    game.follow(game.mind, turns, milestones)
    assert len(game.history) == made


def test_the_first_question_of_a_turn_is_known() -> None:
    assert picking().opens_turn


def test_a_seat_stands_against_the_best_of_the_others() -> None:
    game = picking(3)
    game.state.points = [5, 9, 2]
    mind = PickingMind(3)
    assert [mind.standing(game.state, seat) for seat in range(3)] == [-4.0, 4.0, -7.0]
    assert PickingMind(1).standing(game.state, 0) == 5.0


def test_without_a_mind_of_its_own_a_game_is_judged_by_its_points() -> None:
    game, rules = picking(), Picking()
    game.state.points = [5, 9]
    mind = PointsMind(rules, 2)
    assert mind.standing(game.state, 1) == 4.0
    rules.cooperative = True
    assert mind.standing(game.state, 1) == 9.0


def test_turns_in_which_nobody_is_asked_count_too() -> None:
    class Skipping(Picking):
        def turn(self, state: PickingState) -> Rule[None]:
            if state.turns % 2:
                state.turns += 1
                return
            yield from super().turn(state)

    rules = Skipping()
    config = Config(2, 1, {})
    game = Game(rules, config, first_state(rules, config), [], [])
    game.begin()
    game.follow(game.mind, 1)
    assert len(game.history) == 1, "two turns have begun, though one was asked for"
