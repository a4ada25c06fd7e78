"""A much better choice is told only where it is clear, by what the seat may imagine, and in time."""

from random import Random
from typing import Any

from figurka.core.game import Game
from figurka.core.registry import new_game
from figurka.guide.weighing import weigh

PLENTY = 600.0


def last_autumn() -> Game[Any]:
    """A position of Farshore's last season in which workers and cards are left."""
    return new_game("farshore", seed=1, position="last-autumn")


def test_passing_with_everything_left_was_much_worse_than_the_best() -> None:
    game = last_autumn()
    assert game.decision is not None
    passing = game.decision.index("pass")
    verdict = weigh(game, passing, 5.0, Random(1), PLENTY)
    assert verdict is not None
    assert verdict.points >= 5
    assert verdict.option != passing


def test_the_same_question_has_the_same_answer_and_leaves_the_game_alone() -> None:
    game = last_autumn()
    assert game.decision is not None
    passing, before = game.decision.index("pass"), game.history[:]
    assert weigh(game, passing, 5.0, Random(2), PLENTY) == weigh(game, passing, 5.0, Random(2), PLENTY)
    assert game.history == before


def test_what_does_not_lead_by_enough_is_not_told() -> None:
    game = last_autumn()
    assert game.decision is not None
    assert weigh(game, game.decision.index("pass"), 500.0, Random(1), PLENTY) is None


def test_the_best_choice_is_not_called_worse() -> None:
    game = last_autumn()
    assert game.decision is not None
    found = weigh(game, game.decision.index("pass"), 5.0, Random(1), PLENTY)
    assert found is not None
    assert weigh(game, found.option, 5.0, Random(1), PLENTY) is None


def test_without_time_nothing_is_said() -> None:
    game = last_autumn()
    assert game.decision is not None
    assert weigh(game, game.decision.index("pass"), 5.0, Random(1), 0.0) is None


def test_weighing_is_given_up_when_it_is_stopped() -> None:
    game = new_game("farshore", seed=1, position="last-autumn")
    assert game.decision is not None
    passing = game.decision.index("pass")
    assert weigh(game, passing, 5.0, Random(1), 60.0) is not None
    assert weigh(game, passing, 5.0, Random(1), 60.0, lambda: True) is None
